;;; table-server-edit.el --- Moving in tables and editing them  -*- lexical-binding: t -*-

;;; Commentary:

;; The text typed into a cell is a draft: the daemon checks at once whether it fits, and shows it in
;; all windows.  Each command waits for its answer, so that keyboard macros work.

;;; Code:

(require 'table-server-file)

(declare-function table-server-toggle-section "table-server-view")
(declare-function table-server--send-text "table-server-text")

;;; Moving

(defun table-server--go-to-column (column)
  "Go to COLUMN in the line of point, scrolling as little as possible."
  (let ((sight (table-server--sight)) (line (table-server--line-at (point))))
    (cl-flet ((whole () (let ((slot (table-server--slot-of sight column)))
                          (and slot (table-server--slot-whole slot)))))
      (setf (table-server--sight-column sight) column)
      (unless (or (whole) (not (member (symbol-name column) table-server--order)))
        (table-server-notify "view/scroll" (list :subscription (table-server--sight-id sight)
                                                 :across (list :column (symbol-name column))))
        (table-server-wait table-server-wait #'whole))
      (table-server--place sight line))))

(defun table-server--go (line &optional column)
  "Go to LINE, and to COLUMN."
  (table-server--goto (max 0 (min line (1- table-server--entries))))
  (table-server--follow (table-server--sight) t)
  (table-server--go-to-column (or column (table-server--sight-column (table-server--sight)))))

(defun table-server-next-column (count)
  "Go COUNT columns on."
  (interactive "p")
  (let* ((column (table-server--sight-column (table-server--sight)))
         (at (or (cl-position (symbol-name column) table-server--order :test #'equal) 0))
         (new (max 0 (min (+ at count) (1- (length table-server--order))))))
    (when (= new 0)
      (table-server-notify "view/scroll"
                           (list :subscription (table-server--sight-id (table-server--sight))
                                 :across '(:offset 0))))
    (when table-server--order
      (table-server--go-to-column (intern (nth new table-server--order))))))

(defun table-server-previous-column (count)
  "Go COUNT columns back."
  (interactive "p")
  (table-server-next-column (- count)))

(defun table-server-first-column ()
  "Go to the first column."
  (interactive)
  (table-server-next-column (- (length table-server--order))))

(defun table-server-last-column ()
  "Go to the last column."
  (interactive)
  (table-server-next-column (length table-server--order)))

(defun table-server--read-column (prompt)
  "Read the title of a column with PROMPT, and return the column."
  (let* ((titles (mapcar (lambda (id)
                           (cons (or (plist-get (gethash id table-server--columns) :title) id) id))
                         table-server--order))
         (completion-ignore-case t))
    (intern (cdr (assoc (completing-read prompt titles nil t) titles)))))

(defun table-server-goto-column (column)
  "Go to COLUMN, read by its title."
  (interactive (list (table-server--read-column "Column: ")))
  (table-server--go-to-column column))

(defun table-server--entry ()
  "The key of the entry at point, waiting for it; nil if there is none."
  (let ((sight (table-server--sight)) (line (table-server--line-at (point))))
    (unless (or (table-server--holds sight line) (>= line table-server--entries))
      (table-server--follow sight nil)
      (table-server-wait 2 (lambda () (table-server--holds sight line))))
    (and (table-server--holds sight line)
         (let ((replica (table-server--sight-replica sight)))
           (aref (table-server-replica-keys replica)
                 (- line (table-server-replica-first replica)))))))

(defun table-server-cell ()
  "The key of the row and the id of the column at point, in a list."
  (let ((entry (table-server--entry)) (column (table-server--sight-column (table-server--sight))))
    (when (or (null entry) (consp entry) (null column)) (user-error "There is no cell here"))
    (list entry (symbol-name column))))

(defun table-server--cursor (row column &rest members)
  "Move the daemon's cursor to ROW and COLUMN, and point with it.
Both may be nil.  MEMBERS are further ones of view/cursor.  Return the answer,
or nil if the row is not shown.  A place that an answer names is one in the
newest order, which the window may not show yet.  So point goes to the key in
the update that follows."
  (let ((sight (table-server--sight)) (tries 3) (table-server--leaving t) result line)
    ;; A sort that ends meanwhile can take the row out of the window again.
    (while (and (not line) (>= (cl-decf tries) 0)
                (setq result (table-server--unless
                              '("notShown" "unknownRow") "view/cursor"
                              (append (list :view table-server--id
                                            :show (table-server--sight-id sight))
                                      (and row (list :row row))
                                      (and column (list :column column))
                                      (unless (table-server--line-of sight row)
                                        '(:placement "center"))
                                      members))))
      (table-server--await sight result)
      (setq row (plist-get result :row) column (plist-get result :column) members nil
            line (table-server--line-of sight row)))
    (setq table-server--leaving nil)
    (if (not line) (ignore (table-server--follow sight nil))
      (table-server--go line (and column (intern column)))
      result)))

(defun table-server-go-to-row (row &optional column)
  "Go to the row with the key ROW, and to COLUMN.  Return nil if it is not shown."
  (and (table-server--cursor row (car (member column table-server--order))) t))

(defun table-server--this-column ()
  "The id of the column at point."
  (symbol-name (or (table-server--sight-column (table-server--sight))
                   (user-error "There is no column here"))))

;;; Editing

(defvar-local table-server--revision 0 "The revision of the table that was told last.")

(defun table-server--change (method params)
  "Send METHOD with PARAMS, which changes the table, and return the result.
Wait until the window and the buffer show it."
  (when table-server--text (table-server--send-text table-server--text))
  (let* ((replica (table-server--sight-replica (table-server--sight)))
         (was-clean (not table-server--dirty)) (result (table-server-call method params))
         (revision (plist-get result :revision)))
    ;; An edit of rows that the window has not causes no update.
    (table-server-wait 0.1 (lambda () (>= (or (table-server-replica-revision replica) 0) revision)))
    ;; The notification that the table is dirty may arrive later.
    (cond (table-server--text
           (table-server-wait 1 (lambda () (>= table-server--text-revision revision))))
          ((and was-clean (> revision (max table-server--revision (or table-server--saved 0))))
           (table-server-wait 2 (lambda () table-server--dirty))))
    (setq table-server--revision revision)
    result))

(defun table-server-edit-table (edits label &rest options)
  "Send EDITS, a list for table/edit, as one step called LABEL.
OPTIONS are further members.  Return the answer."
  (when edits
    (table-server--change "table/edit" (cl-list* :table table-server--id :edits (vconcat edits)
                                                 :label label options))))

(defun table-server-undo (count &optional method)
  "Take back COUNT steps, by the daemon, or do them again with METHOD table/redo."
  (interactive "p")
  (dotimes (_ count)
    (let* ((word (if method "Redo" "Undo"))
           (result (table-server--change (or method "table/undo") (list :table table-server--id)))
           (step (plist-get result :step)))
      (if step (message "%s: %s" word (or (plist-get step :label) "edit"))
        (user-error "Nothing to %s" (downcase word))))))

(defun table-server-redo (count)
  "Do COUNT steps again that were taken back."
  (interactive "p")
  (table-server-undo count "table/redo"))

(defun table-server--draft (cell action &optional text callback)
  "Do ACTION, a word of cell/draft, on CELL with TEXT.
With CALLBACK, it is called with the problem of TEXT, or nil; else wait for the
answer and return it."
  (let ((params (append (list :view table-server--id :row (car cell) :column (cadr cell)
                              :action action)
                        (and text (list :text text)))))
    (if (not callback) (table-server--change "cell/draft" params)
      (table-server-request
       "cell/draft" params
       (lambda (problem result)
         (funcall callback (or (plist-get (plist-get result :draft) :problem)
                               (and problem (list :message (plist-get problem :message))))))))))

(defun table-server--problem-text (problem)
  "What to show of PROBLEM of a draft."
  (or (plist-get problem :message)
      (format "%s: %s" (plist-get problem :kind) (or (plist-get problem :expected) ""))))

(defun table-server--say (text)
  "Show TEXT behind what is typed in the minibuffer; nil shows nothing."
  (let ((minibuffer-message-properties '(face table-server-error)))
    (message (and text "  [%s]") text)))

(defun table-server--read (prompt initial keymap check show)
  "Read a text with PROMPT in the minibuffer, which has INITIAL at first.
KEYMAP has keys beside the usual ones.  CHECK is called with each text and a
function that takes its problem; SHOW is called with the problem of the last."
  (let ((changes 0))
    (minibuffer-with-setup-hook
        (:append
         (lambda ()
           (add-hook 'after-change-functions
                     (lambda (&rest _)
                       (let ((mine (cl-incf changes)))
                         (funcall check (minibuffer-contents-no-properties)
                                  ;; Answers may overtake each other.
                                  (lambda (problem)
                                    (when (= mine changes) (funcall show problem))))))
                     nil t)))
      (read-from-minibuffer prompt initial (make-composed-keymap keymap minibuffer-local-map)))))

(defun table-server-edit-cell (&optional text)
  "Edit the cell at point in the minibuffer; TEXT replaces its own text.
A text that does not fit is marked while you type, and is not committed.
RET commits, and TAB moves to the next column.  `newline' breaks the line."
  (interactive)
  (if (consp (table-server--entry)) (table-server-toggle-section)
    (let* ((cell (table-server-cell)) (buffer (current-buffer)) (map (make-sparse-keymap)) step done
           (title (or (plist-get (gethash (cadr cell) table-server--columns) :title) "")))
      (cl-flet ((commit (count)
                  (lambda ()
                    (interactive)
                    (condition-case problem
                        (let ((text (minibuffer-contents-no-properties)))
                          (with-current-buffer buffer (table-server--draft cell "commit" text))
                          (setq done t step count)
                          (exit-minibuffer))
                      (user-error
                       (table-server--say (error-message-string problem)))))))
        (define-key map (kbd "RET") (commit nil))
        (define-key map (kbd "TAB") (commit 1))
        (define-key map (kbd "<backtab>") (commit -1))
        (define-key map (kbd "C-j") #'newline))
      (unwind-protect
          (let ((begun (table-server--draft cell "begin")))
            (table-server--read
             (format "%s: " title) (or text (plist-get (plist-get begun :draft) :text)) map
             (lambda (text callback)
               (with-current-buffer buffer (table-server--draft cell "change" text callback)))
             (lambda (problem)
               (table-server--say (and problem (table-server--problem-text problem))))))
        (unless done (with-current-buffer buffer (table-server--draft cell "cancel" nil #'ignore))))
      (when step (table-server-next-column step)))))

(defun table-server-change-cell ()
  "Edit the cell at point, emptied, in the minibuffer."
  (interactive)
  (table-server-edit-cell ""))

;;; Editing in place

(defvar table-server-in-place-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'table-server-in-place-commit)
    (define-key map (kbd "TAB") #'table-server-in-place-commit-and-go-on)
    (define-key map (kbd "C-c C-c") #'table-server-in-place-commit)
    (define-key map (kbd "C-c C-k") #'table-server-in-place-cancel)
    (define-key map [remap keyboard-quit] #'table-server-in-place-cancel)
    (define-key map [remap keyboard-escape-quit] #'table-server-in-place-cancel)
    (dolist (command '(undo undo-only undo-redo self-insert-command yank kill-line kill-region
                       kill-ring-save forward-char backward-char move-beginning-of-line
                       move-end-of-line))
      (define-key map `[remap ,command] command))
    (dolist (key (number-sequence ?\s ?~)) (define-key map (vector key) #'self-insert-command))
    (define-key map (kbd "DEL") #'delete-backward-char)
    (define-key map (kbd "<right>") #'forward-char)
    (define-key map (kbd "<left>") #'backward-char)
    map)
  "Keys in a cell that is edited in place.")

(defun table-server-edit-in-place ()
  "Edit the cell at point where it is.
\\<table-server-in-place-map>\\[table-server-in-place-commit] commits, \
\\[table-server-in-place-cancel] leaves the cell as it was.
The table is not drawn until then.  Texts of several lines are edited in the
minibuffer."
  (interactive)
  (let* ((cell (table-server-cell)) (begun (table-server--draft cell "begin"))
         (text (plist-get (plist-get begun :draft) :text))
         (bounds (table-server--cell-bounds (table-server--line-at (point))
                                            (table-server--sight-column (table-server--sight)))))
    (if (or (not bounds) (string-match-p "[\n\r]" text))
        (progn (table-server--draft cell "cancel") (table-server-edit-cell))
      (let ((inhibit-read-only t) (buffer-undo-list t) (inhibit-modification-hooks t)
            (buffer-file-name nil))
        (delete-region (car bounds) (cdr bounds))
        (goto-char (car bounds))
        (insert text)
        (setq table-server--editing
              (table-server--overlay (car bounds) (point) 'cell cell 'field 'table-server
                                     'keymap table-server-in-place-map
                                     'face 'table-server-draft)))
      (setq buffer-read-only nil buffer-undo-list nil)
      (add-hook 'before-change-functions #'table-server--in-place-before nil t)
      (add-hook 'after-change-functions #'table-server--in-place-after nil t))))

(defun table-server--in-place-before (begin end)
  "Refuse changes from BEGIN to END outside the cell that is edited in place."
  (unless (and (>= begin (overlay-start table-server--editing))
               (<= end (overlay-end table-server--editing)))
    (signal 'text-read-only (list (current-buffer)))))

(defun table-server--in-place-after (&rest _)
  "Have the text checked that is edited in place."
  (let ((overlay table-server--editing))
    (table-server--draft
     (overlay-get overlay 'cell) "change" (table-server--in-place-text)
     (lambda (problem)
       (when (overlay-buffer overlay)
         (overlay-put overlay 'face (if problem 'table-server-error 'table-server-draft))
         (message (and problem "%s") (and problem (table-server--problem-text problem))))))))

(defun table-server--in-place-text ()
  "The text that is edited in place."
  (buffer-substring-no-properties (overlay-start table-server--editing)
                                  (overlay-end table-server--editing)))

(defun table-server--in-place-end (line)
  "End editing in place, which was in LINE, and draw what has changed."
  (remove-hook 'before-change-functions #'table-server--in-place-before t)
  (remove-hook 'after-change-functions #'table-server--in-place-after t)
  (delete-overlay table-server--editing)
  (setq table-server--editing nil buffer-undo-list t buffer-read-only t)
  (remhash line table-server--drawn)
  (mapc #'table-server--redraw table-server--sights))

(defun table-server-in-place-commit ()
  "Commit the text that is edited in place.  What does not fit stays."
  (interactive)
  (let ((line (table-server--line-at (overlay-start table-server--editing))))
    (table-server--draft (overlay-get table-server--editing 'cell) "commit"
                         (table-server--in-place-text))
    (table-server--in-place-end line)))

(defun table-server-in-place-commit-and-go-on ()
  "Commit the text that is edited in place, and edit the next column."
  (interactive)
  (table-server-in-place-commit)
  (table-server-next-column 1)
  (table-server-edit-in-place))

(defun table-server-in-place-cancel ()
  "Leave the cell that is edited in place as it was."
  (interactive)
  (let ((line (table-server--line-at (overlay-start table-server--editing))))
    (table-server--draft (overlay-get table-server--editing 'cell) "cancel" nil #'ignore)
    (table-server--in-place-end line)))

;;; Regions, rows, the kill ring

(defun table-server--block ()
  "The cells of the region, or the cell at point.
Return the first line, the number of lines, and the columns."
  (let* ((line (table-server--line-at (point))) (column (table-server--this-column))
         (mark (if (and mark-active table-server--mark) (cdr table-server--mark)
                 (cons line column)))
         (at (or (cl-position column table-server--order :test #'equal)
                 (user-error "The column at point has been hidden")))
         (other (or (cl-position (format "%s" (cdr mark)) table-server--order :test #'equal) at)))
    (deactivate-mark)
    (list (min line (car mark)) (1+ (abs (- line (car mark))))
          (cl-subseq table-server--order (min at other) (1+ (max at other))))))

(defun table-server--keys (first size)
  "The keys of the rows on SIZE lines from FIRST, in the order that is shown.
The daemon may have a newer one."
  (let* ((replica (table-server--sight-replica (table-server--sight)))
         (at (- first (table-server-replica-first replica)))
         (result (unless (<= 0 at (+ at size) (table-server-replica-size replica))
                   (or (table-server--unless
                        '("contentModified")
                        "view/rows" (list :view table-server--id :columns []
                                          :range (list :first first :size size)
                                          :at (table-server-replica-view-revision replica)))
                       (user-error "The rows have moved meanwhile")))))
    (when (plist-get result :more) (user-error "%d rows are too many" size))
    (cl-remove-if #'consp
                  (append (if result (plist-get result :keys)
                            (cl-subseq (table-server-replica-keys replica) at (+ at size)))
                          nil))))

(defun table-server--copy (rows columns)
  "Copy ROWS, members of view/copy, with COLUMNS to the kill ring."
  (let ((result (apply #'table-server--ask "view/copy" :formats ["tsv"]
                       (append rows (and columns (list :columns (vconcat columns)))))))
    (kill-new (string-remove-suffix "\n" (plist-get (aref (plist-get result :flavours) 0) :text)))
    (message "%d × %d cells copied" (plist-get result :rowCount) (length (plist-get result :columns)))))

(defun table-server-copy (first size columns)
  "Copy SIZE rows from FIRST with COLUMNS to the kill ring.
Interactively these are the region's, with a prefix argument as whole rows."
  (interactive (let ((block (table-server--block)))
                 (if current-prefix-arg (list (car block) (cadr block) nil) block)))
  ;; The keys of very many rows would be a long message.
  (table-server--copy (if (> size 1000) (list :range (list :first first :size size))
                        (list :rows (vconcat (table-server--keys first size))))
                      columns))

(defun table-server--clear (rows columns)
  "Empty the cells of ROWS, a list of keys, in COLUMNS."
  (let ((values (cl-loop for column in columns append (list (intern (concat ":" column)) nil))))
    (table-server-edit-table
     (mapcar (lambda (key) (list :kind "set" :row key :values values)) rows) "Clear")))

(defun table-server-clear (first size columns)
  "Empty SIZE cells from FIRST in each of COLUMNS.
Interactively these are the region's."
  (interactive (table-server--block))
  (table-server--clear (table-server--keys first size) columns))

(defun table-server-kill (first size columns)
  "Copy SIZE cells from FIRST in each of COLUMNS, and empty them.
Interactively these are the region's."
  (interactive (table-server--block))
  (let ((rows (table-server--keys first size)))
    (table-server--copy (list :rows (vconcat rows)) columns)
    (table-server--clear rows columns)))

(defun table-server-kill-rows (first size)
  "Remove SIZE rows from FIRST; the kill ring has them then.
Interactively these are the region's."
  (interactive (seq-take (table-server--block) 2))
  (let ((rows (vconcat (table-server--keys first size))))
    (table-server--copy (list :rows rows) nil)
    (table-server-edit-table (list (list :kind "remove" :rows rows)) "Delete")))

(defun table-server-insert-row (&optional before)
  "Insert a row after that at point and edit it; with a prefix argument, BEFORE it."
  (interactive "P")
  (let* ((row (table-server--entry)) (column (table-server--sight-column (table-server--sight)))
         (edit (append (list :kind "insert" :rows (vector table-server-empty))
                       (and row (atom row)
                            (list :place (list :kind (if before "before" "after") :row row)))))
         (result (table-server-edit-table (list edit) "Insert")))
    (when (table-server-go-to-row (aref (plist-get result :inserted) 0)
                                  (and column (symbol-name column)))
      (table-server-edit-cell))))

(defun table-server-yank (&optional as-rows)
  "Write the last kill from the cell at point on; AS-ROWS, insert it as rows below."
  (interactive "P")
  (let ((text (substring-no-properties (current-kill 0))) (entry (table-server--entry)))
    (if (not as-rows)
        (table-server-edit-table
         (list (list :kind "paste" :text text :view table-server--id :overflow "insert"
                     :at (list :row (car (table-server-cell)) :column (cadr (table-server-cell)))))
         "Paste")
      (let* ((rows (mapcar (lambda (_) table-server-empty) (split-string text "\n")))
             (place (and entry (atom entry) (list :place (list :kind "after" :row entry))))
             (inserted (table-server-edit-table
                        (list (append (list :kind "insert" :rows (vconcat rows)) place)) "Paste")))
        (condition-case problem
            (table-server-edit-table
             (list (list :kind "paste" :text text :format "tsv"
                         :rows (plist-get inserted :inserted)
                         :columns (vconcat table-server--order)))
             "Paste" :history "join")
          (user-error (table-server--ask "table/undo")
                      (signal (car problem) (cdr problem))))))))

(provide 'table-server-edit)

;;; table-server-edit.el ends here

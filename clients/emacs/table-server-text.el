;;; table-server-text.el --- Between tables and their texts  -*- lexical-binding: t -*-

;;; Commentary:

;; One key leads from a cell to its place in the text of the file, and from there back to the row.
;;
;; `table-server-this-buffer' shows a buffer with text as a table.  The changes of the text are
;; collected, and sent when Emacs waits or a command edits the table.  Edits of the table are text
;; edits that the daemon computes; the text with them is sent like any other, and then both are equal.

;;; Code:

(require 'table-server-view)
(require 'xref)

(declare-function table-server-mode "table-server")

(defvar-local table-server--version 1 "The version of the text that was sent last.")
(defvar-local table-server--changes nil
  "The changes that were not sent yet, the last first; t stands for the whole text.")
(defvar-local table-server--before nil
  "Where the text is about to be changed: two positions, and their places.")
(defvar-local table-server--timer nil "The timer that asks for the columns of the table.")
(defvar-local table-server--always-whole nil
  "Whether changes are not sent one by one: in texts with carriage returns.")
(dolist (name '(table-server--owner table-server--version table-server--changes
                table-server--before table-server--always-whole))
  (put name 'permanent-local t))

(defvar-local table-server--file-time nil "When the file was changed whose text was read.")

(defvar table-server-text-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "M-.") #'table-server-visit-row)
    (define-key map (kbd "C-c C-c") #'table-server-visit-row)
    map)
  "Keys of texts that a table shows, too.")

(define-minor-mode table-server-text-mode
  "Mode of a text that a table shows, too.
\\<table-server-text-mode-map>\\[table-server-visit-row] goes to the row at point."
  :lighter " Table")

;;; From the table to the text

(defun table-server--place-of (row column)
  "The range of the cell in ROW and COLUMN in the text, or that of the row.
It is nil if the text does not have the row."
  (let* ((source (aref (plist-get (table-server--ask "table/rowSource" :rows (vector row) :fields t)
                                  :rows)
                       0))
         (field (seq-find (lambda (field) (equal (plist-get field :column) column))
                          (plist-get source :fields))))
    (plist-get (plist-get (or field source) :place) :range)))

(defun table-server--go-to-place (place)
  "Go to PLACE, a line and a character, in a text."
  (widen)
  (goto-char (point-min))
  (forward-line (plist-get place :line))
  (goto-char (min (line-end-position) (+ (point) (plist-get place :character)))))

(defun table-server--text-of-file ()
  "A buffer with the text of the table's file, as it is now."
  (let* ((owner (current-buffer)) (file (table-server--file))
         (time (file-attribute-modification-time (file-attributes file))))
    (with-current-buffer (get-buffer-create (format "%s<text>" (buffer-name)))
      (unless (equal time table-server--file-time)
        (let ((inhibit-read-only t) (buffer-undo-list t) (table-server--as-text t))
          (erase-buffer)
          (insert-file-contents file))
        (setq table-server--file-time time buffer-read-only t)
        (set-buffer-modified-p nil))
      (setq table-server--owner owner)
      (table-server-text-mode 1)
      (current-buffer))))

(defun table-server-visit-text ()
  "Go to the place of the cell at point in the text of the file.
\\<table-server-text-mode-map>\\[table-server-visit-row] there goes back to a row, and \
\\[xref-pop-marker-stack] to where you were."
  (interactive)
  (pcase-let ((`(,row ,column) (table-server-cell)))
    (let ((range (or (table-server--place-of row column)
                     (user-error "The text does not have this row yet"))))
      (xref-push-marker-stack)
      (pop-to-buffer (or table-server--text (table-server--text-of-file)))
      (table-server--go-to-place (plist-get range :start))
      (run-hooks 'xref-after-jump-hook))))

;;; From the text to the table

(defun table-server--place-at (position)
  "The place of POSITION: its line, and its character in the line."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char position)
      (forward-line 0)
      (list :line (1- (line-number-at-pos position)) :character (- position (point))))))

(defun table-server--go-to-row-at (place)
  "Go to the row and column of the table at PLACE in its text.
Return nil if there is none."
  (let ((answer (apply #'table-server--ask "table/rowAt" place)))
    (and (plist-get answer :row)
         (table-server-go-to-row (plist-get answer :row) (plist-get answer :column)))))

(defun table-server-visit-row ()
  "Go from a place in the text of a table to its row and column there."
  (interactive)
  (let ((place (table-server--place-at (point))))
    (table-server--send-text (current-buffer))
    (unless (buffer-live-p table-server--owner) (user-error "The table has been closed"))
    (xref-push-marker-stack)
    (pop-to-buffer table-server--owner)
    (or (table-server--go-to-row-at place) (user-error "The table shows no row of that place"))))

;;; Texts that are edited

(defconst table-server--text-hooks
  '((before-change-functions . table-server--before-text-change)
    (after-change-functions . table-server--after-text-change)
    (kill-buffer-hook . table-server--kill-table))
  "What runs in a text that a table follows.")

(defun table-server-this-buffer ()
  "Show the text of this buffer as a table, which follows it.
The text may be unsaved, and needs no file.  Edits of the table are edits of the
text, so both are undone in either of them."
  (interactive)
  (when (derived-mode-p 'table-server-mode) (user-error "This is a table already"))
  (let ((text (current-buffer)) (place (table-server--place-at (point))))
    (if (and (buffer-live-p table-server--owner)
             (eq text (buffer-local-value 'table-server--text table-server--owner)))
        (pop-to-buffer table-server--owner)
      (table-server--show-beside (format "*table of %s*" (buffer-name)) #'table-server-mode
                                 (lambda () (table-server--open-text text))))
    (table-server--go-to-row-at place)))

(defun table-server--open-text (text)
  "Show the buffer TEXT as a table in this buffer."
  (let ((owner (current-buffer)) content)
    (with-current-buffer text
      (setq content (table-server--whole-text) table-server--owner owner table-server--version 1
            table-server--changes nil
            table-server--always-whole (string-match-p "\r" content))
      (table-server--follow-text t))
    (setq table-server--text text)
    (table-server--open "table/open" (append (list :textVersion 1 :content (list :text content))
                                             table-server-open-options))))

(defun table-server--whole-text ()
  "The whole text of the buffer."
  (save-restriction
    (widen)
    (let ((wrong (unencodable-char-position (point-min) (point-max) 'utf-8)))
      (when wrong (user-error "A character is not in UTF-8, in line %d" (line-number-at-pos wrong))))
    (buffer-substring-no-properties (point-min) (point-max))))

(defun table-server--follow-text (is-on)
  "Let the table follow the text in this buffer, or with IS-ON nil let it not."
  (pcase-dolist (`(,hook . ,function) table-server--text-hooks)
    (if is-on (add-hook hook function nil t) (remove-hook hook function t)))
  (table-server-text-mode (if is-on 1 -1)))

(defun table-server--after-major-mode ()
  "Let the table go on to follow the text whose major mode was changed."
  (when (and (buffer-live-p table-server--owner)
             (eq (current-buffer) (buffer-local-value 'table-server--text table-server--owner)))
    (table-server--follow-text t)
    (setq table-server--changes t)
    (run-with-timer 0 nil #'table-server--send-text (current-buffer))))
(add-hook 'after-change-major-mode-hook #'table-server--after-major-mode)

(defun table-server--leave-text ()
  "Let the table of this buffer not follow its text any more."
  (when (buffer-live-p table-server--text)
    (with-current-buffer table-server--text (table-server--follow-text nil)))
  (setq table-server--text nil))

(defun table-server--kill-table ()
  "Kill the table of this text."
  (when (buffer-live-p table-server--owner) (kill-buffer table-server--owner)))

;;; From the text to the table

(defun table-server--before-text-change (begin end)
  "Remember where the text from BEGIN to END is."
  (setq table-server--before
        (unless (or table-server--always-whole (eq table-server--changes t))
          (list begin end (table-server--place-at begin) (table-server--place-at end)))))

(defun table-server--after-text-change (begin end length)
  "Collect a change: BEGIN to END had LENGTH characters before."
  (unless table-server--changes
    (run-with-timer 0 nil #'table-server--send-text (current-buffer)))
  (pcase-let ((`(,from ,to ,start ,stop) table-server--before)
              (text (save-restriction (widen) (buffer-substring-no-properties begin end))))
    (when (string-match-p "\r" text) (setq table-server--always-whole t))
    (setq table-server--changes
          ;; Some functions announce a larger change than the one they make.
          (if (or (eq table-server--changes t) table-server--always-whole (not (eql begin from))
                  (/= length (- to from)))
              t
            (cons (list :range (list :start start :end stop) :text text) table-server--changes))
          table-server--before nil)))

(defun table-server--send-text (text &rest members)
  "Send the changes of the buffer TEXT that were not sent yet.
MEMBERS are further ones of table/didChangeText."
  (when (buffer-live-p text)
    (with-current-buffer text
      (let ((changes table-server--changes) (owner table-server--owner))
        (setq table-server--changes nil)
        (when (and changes (buffer-live-p owner) (buffer-local-value 'table-server--id owner))
          (let ((version (cl-incf table-server--version)))
            (condition-case problem
                (table-server-request
                 "table/didChangeText"
                 (append (list :table (buffer-local-value 'table-server--id owner) :version version
                               :changes (if (eq changes t)
                                            (vector (list :text (table-server--whole-text)))
                                          (vconcat (reverse changes))))
                         members)
                 (lambda (problem result)
                   (table-server--text-was-sent text version members problem result)))
              (error (table-server--end-of-text owner (error-message-string problem))))))))))

(defun table-server--text-was-sent (text version members problem result)
  "Take the answer PROBLEM or RESULT to VERSION of the buffer TEXT.
If it was refused, the whole text is sent.  It drops edits of the table that
came between two changes.  MEMBERS are those of the request."
  (when (buffer-live-p text)
    (with-current-buffer text
      (cond
       ((not (buffer-live-p table-server--owner)))
       (result (with-current-buffer table-server--owner (table-server--describe-soon)))
       ((/= version table-server--version)) ; the answer to the newer one is about this one, too
       (members (table-server--end-of-text table-server--owner
                                           (table-server-message-of problem)))
       (t
        (when (equal (plist-get (plist-get problem :data) :kind) "textEditsPending")
          (message "The text has changed meanwhile: undo in the table restores its edits"))
        (setq table-server--changes t)
        (table-server--send-text
         text :tableEdits "drop"
         :baseVersion (or (plist-get (plist-get problem :data) :version) (1- version))))))))

(defun table-server--describe-soon ()
  "Ask for the columns when the text stays the same: its header may be another one."
  (when table-server--timer (cancel-timer table-server--timer))
  (setq table-server--timer
        (run-with-timer
         0.2 nil
         (lambda (buffer)
           (when (buffer-live-p buffer)
             (with-current-buffer buffer
               (when table-server--id
                 (table-server-request "table/describe" (list :table table-server--id)
                                       (table-server--in buffer #'table-server--describe))
                 (table-server-request "view/get" (list :view table-server--id)
                                       (table-server--in buffer #'table-server--take-state))))))
         (current-buffer))))

(defun table-server--end-of-text (owner problem)
  "Say that the table in the buffer OWNER stops to follow its text.
PROBLEM is the reason."
  (with-current-buffer owner (table-server--leave-text))
  (message "The table does not follow the text any more: %s" problem))

;;; From the table to the text

(defun table-server--edit-text (&optional had revision)
  "Apply the edits of the table in this buffer to its text.
HAD are the first of those of REVISION: the daemon sends 10,000 at a time."
  (table-server-request
   "table/save" (list :table table-server--id :dryRun t
                      :range (list :first (length had) :size 10000))
   (table-server--in
    (current-buffer)
    (lambda (result)
      (let* ((part (plist-get result :edits)) (edits (vconcat had (plist-get part :items)))
             (new (plist-get result :revision)) (version (plist-get result :textVersion)))
        (cond ((not (buffer-live-p table-server--text)))
              ((and had (/= new revision)) (table-server--edit-text))
              ((eq (plist-get part :more) t) (table-server--edit-text edits new))
              (t (with-current-buffer table-server--text
                   ;; What the user has typed meanwhile was sent, or is sent first.
                   (when (and (eql version table-server--version) (not table-server--changes))
                     (table-server--apply-edits edits))))))))))

(defun table-server--apply-edits (edits)
  "Make EDITS, rising ones of the daemon, as one change of the text for undo.
In a text that is read-only, undo them in the table instead."
  (if buffer-read-only
      (with-current-buffer table-server--owner
        (table-server-request "table/undo" (list :table table-server--id) #'ignore)
        (message "The text is read-only"))
    (let (deactivate-mark)
      (undo-boundary)
      (save-excursion
        (save-restriction
          (widen)
          (seq-doseq (edit (reverse edits))
            (pcase-let ((`[,from ,to] (plist-get edit :bytes)))
              (goto-char (byte-to-position (1+ from)))
              (delete-region (point) (byte-to-position (1+ to)))
              (insert (plist-get edit :newText))))))
      (undo-boundary))
    (table-server--send-text (current-buffer))))

(defun table-server-save ()
  "Save the table; if it shows the text of a buffer, save that."
  (interactive)
  (if (not (buffer-live-p table-server--text)) (call-interactively #'save-buffer)
    (table-server--send-text table-server--text)
    (with-current-buffer table-server--text (save-buffer))))

(provide 'table-server-text)

;;; table-server-text.el ends here

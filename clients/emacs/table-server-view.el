;;; table-server-view.el --- Sort, filter, search, sections  -*- lexical-binding: t -*-

;;; Commentary:

;; What changes the view of a table, and finds places in it.

;;; Code:

(require 'table-server-edit)

(defun table-server-set (patch)
  "Merge PATCH into the state of the view.  The row at point keeps its place."
  (let* ((sight (table-server--sight)) (line (table-server--line-at (point)))
         (replica (table-server--sight-replica sight))
         (row (and (table-server--holds sight line)
                   (aref (table-server-replica-keys replica)
                         (- line (table-server-replica-first replica))))))
    (table-server--take-state
     (apply #'table-server--ask "view/set" :state patch :wait :json-false
            (and row (atom row) (list :show row))))))

;;; Sort and columns

(defun table-server-sort (column direction &optional also)
  "Sort by COLUMN; DIRECTION is a word, or nil for none.
ALSO keeps the columns by which the view is sorted.  Interactively, sort by the
column at point, descending with a prefix argument; by none if it is sorted so."
  (interactive
   (let* ((column (table-server--this-column)) (new (if current-prefix-arg "descending" "ascending"))
          (key (cl-find column (plist-get table-server--state :sort) :test #'equal
                        :key (lambda (key) (plist-get key :column)))))
     (list column (unless (equal (plist-get key :direction) new) new))))
  (let ((keys (cl-remove column (and also (append (plist-get table-server--state :sort) nil))
                         :test #'equal :key (lambda (key) (plist-get key :column)))))
    (table-server-set
     (list :sort (vconcat keys (and direction
                                    (vector (list :column column :direction direction))))))))

(defun table-server-sort-also (&optional descending)
  "Sort also by the column at point; with a prefix argument, DESCENDING."
  (interactive "P")
  (table-server-sort (table-server--this-column) (if descending "descending" "ascending") t))

(defun table-server-sort-by-mouse (event)
  "Sort by the column whose title EVENT hits: ascending, descending, not."
  (interactive "e")
  (let* ((start (event-start event)) (string (posn-string start)))
    (with-selected-window (posn-window start)
      (let ((column (and string (get-text-property (cdr string) 'table-server-column
                                                   (car string)))))
        (when column
          (table-server--take-state
           (table-server--ask "view/tap" :part "header" :column (symbol-name column)
                              :wait :json-false)))))))

(defun table-server-fix (column)
  "Fix the columns up to COLUMN at the left; a second time, none."
  (interactive (list (table-server--this-column)))
  (let ((at (1+ (or (cl-position column table-server--order :test #'equal) -1)))
        (now (plist-get (plist-get (plist-get table-server--state :layout) :fixed) :leading)))
    (table-server-set (list :layout (list :fixed (list :leading (if (equal at now) 0 at)))))))

(defun table-server-widen (count)
  "Make the column at point COUNT characters wider."
  (interactive "p")
  (let* ((sight (table-server--sight))
         (slot (table-server--slot-of sight (table-server--sight-column sight))))
    (when slot
      (table-server-set
       (list :layout (list :columns (list (intern (concat ":" (table-server--this-column)))
                                          (list :width (max 1 (+ (table-server--slot-width slot)
                                                                 count))))))))))

(defun table-server-narrow (count)
  "Make the column at point COUNT characters narrower."
  (interactive "p")
  (table-server-widen (- count)))

(defun table-server-hide (column)
  "Hide COLUMN."
  (interactive (list (table-server--this-column)))
  (let ((name (intern (concat ":" column))))
    (table-server-next-column (if (equal column (car (last table-server--order))) -1 1))
    (table-server-set (list :columns (list name '(:hidden t))))))

(defun table-server-show-all ()
  "Show all columns."
  (interactive)
  (table-server-set '(:columns nil)))

;;; Filter

(defun table-server--complete-column (names)
  "Complete the name before point in the minibuffer to one of NAMES."
  (let ((end (point)))
    (save-excursion
      (skip-chars-backward "[:alnum:]_" (minibuffer-prompt-end))
      (list (point) end names :exclusive 'no))))

(defun table-server-read-expression (prompt initial)
  "Read an expression with PROMPT in the minibuffer, which has INITIAL at first.
TAB completes names.  Faults are shown and marked while you type."
  (let* ((table table-server--id) (map (make-sparse-keymap))
         (names (mapcar (lambda (id) (if (string-match-p "\\`[[:alpha:]_][[:alnum:]_]*\\'" id) id
                                       (format "row[\"%s\"]" id)))
                        table-server--order))
         (show
          (lambda (problem)
            (let ((window (active-minibuffer-window)))
              (when window
                (with-current-buffer (window-buffer window)
                  (let* ((begin (minibuffer-prompt-end)) (range (plist-get problem :bytes))
                         (at (lambda (name) (byte-to-position (+ (position-bytes begin)
                                                                 (plist-get range name)))))
                         (from (and range (funcall at :start))))
                    (remove-overlays begin (point-max) 'table-server-wrong t)
                    (when range
                      (table-server--overlay from (funcall at :end) 'table-server-wrong t
                                             'face '(table-server-error (:underline t))))
                    (table-server--say
                     (and problem (or (plist-get problem :hint) (plist-get problem :message))))
                    from)))))))
    (define-key map (kbd "TAB") #'completion-at-point)
    (define-key map (kbd "RET")
      (lambda ()
        "Leave the minibuffer, or go to what is wrong."
        (interactive)
        (let* ((source (minibuffer-contents-no-properties))
               (problems (and (not (string-blank-p source))
                              (plist-get (table-server-call "expression/check"
                                                            (list :source source :table table))
                                         :problems))))
          (if (= (length problems) 0) (exit-minibuffer)
            (goto-char (or (funcall show (aref problems 0)) (point)))))))
    (minibuffer-with-setup-hook
        (lambda ()
          (add-hook 'completion-at-point-functions
                    (lambda () (table-server--complete-column names)) nil t))
      (table-server--read
       prompt initial map
       (lambda (source callback)
         (if (string-blank-p source) (funcall callback nil)
           (table-server-request
            "expression/check" (list :source source :table table)
            (lambda (_problem result)
              (let ((problems (plist-get result :problems)))
                (funcall callback (and (> (length problems) 0) (aref problems 0))))))))
       show))))

(defun table-server-filter (filter)
  "Show the rows that pass FILTER, an expression such as count > 6.
An empty one shows all rows."
  (interactive
   (list (let ((now (plist-get table-server--state :filter)))
           (table-server-read-expression "Filter: " (and (stringp now) now)))))
  (table-server-set (list :filter (and filter (not (equal filter "")) filter))))

(defun table-server-filter-like ()
  "Show the rows that have the value of the cell at point in its column."
  (interactive)
  (pcase-let ((`(,row ,column) (table-server-cell)))
    (table-server-filter
     (plist-get (table-server--ask "filter/like" :row row :column column) :filter))))

(defun table-server-clear-filter ()
  "Show all rows, without search."
  (interactive)
  (table-server-set '(:filter nil :search nil)))

;;; Search

(defun table-server--find (search direction &optional from-end)
  "Go to the next cell with a hit of SEARCH in DIRECTION, a word.
Return the answer to view/find, or nil if there is none.  SEARCH is nil for that
of the view, whose hits are counted, too.  With FROM-END, begin at the first or
the last row."
  (let* ((row (and (not from-end) (table-server--entry)))
         (column (or (table-server--column-at (point))
                     (table-server--sight-column (table-server--sight))))
         (params (append (list :view table-server--id :unit "cell" :direction direction)
                         (and search (list :search search :wrap :json-false))
                         (and row (atom row) (list :from row))
                         (and row (atom row) column (list :fromColumn (symbol-name column)))))
         (found (table-server-call "view/find" params))
         (hit (plist-get found :hit)))
    (when hit
      (table-server-go-to-row (plist-get hit :row)
                              (plist-get (aref (plist-get hit :cells) 0) :column))
      ;; Counting the cells of very many rows would be felt.
      (if (or search (> (or (plist-get found :matches) 0) 50000)) found
        (table-server-call "view/find" (append params '(:count t)))))))

(defun table-server-search (text &optional regexp)
  "Mark the cells that have TEXT, and go to the next of them.
With REGEXP, TEXT is a regular expression.  An empty TEXT ends the search."
  (interactive (list (read-string "Search: " (plist-get (plist-get table-server--state :search)
                                                        :text))
                     current-prefix-arg))
  (if (equal text "") (table-server-set '(:search nil))
    (table-server-set (list :search (append (list :text text :mode "mark" :match nil)
                                            (and regexp '(:match "regex")))))
    (table-server-next-hit)))

(defun table-server-next-hit (&optional back)
  "Go to the next cell that the search has marked; with a prefix argument, BACK.
The message has its number and that of all hits, up to 50,000 rows."
  (interactive "P")
  (let* ((found (or (table-server--find nil (if back "previous" "next"))
                    (user-error "Nothing matches")))
         (hit (plist-get found :hit)) (ordinal (plist-get hit :ordinal))
         (place (if ordinal (format "%d of %d" ordinal (plist-get found :hits)) "")))
    (cond ((eq (plist-get hit :wrapped) t)
           (message "Search continues at the other end%s" (if ordinal (concat ": " place) "")))
          (ordinal (message "%s" place)))))

(defun table-server-previous-hit ()
  "Go to the previous cell that the search has marked."
  (interactive)
  (table-server-next-hit t))

(defun table-server--isearch (string bound noerror)
  "Search STRING for isearch in the whole view, not only in the lines with text.
What the line of point shows is searched by Emacs, and so is all up to BOUND,
which lazy highlighting gives.  NOERROR is as for `search-forward'."
  (let* ((native (isearch-search-fun-default)) (from (point)) (sight (table-server--sight))
         (edge (if isearch-forward (line-end-position) (line-beginning-position)))
         (from-end (if isearch-forward (bobp) (eobp))))
    (cond
     (bound (funcall native string bound noerror))
     ((funcall native string edge t)
      (setf (table-server--sight-column sight) (table-server--column-at (match-beginning 0)))
      (point))
     (t
      (goto-char from)
      (let* ((search (append (list :text string
                                   :caseFolded (if isearch-case-fold-search t :json-false))
                             (and isearch-regexp '(:match "regex"))))
             (found (table-server--find search (if isearch-forward "next" "previous") from-end))
             (hit (and found (aref (plist-get (plist-get found :hit) :cells) 0))))
        (if (not hit) (ignore (goto-char from))
          (pcase-let* ((`(,begin . ,end) (table-server--hit-bounds sight hit)))
            (set-match-data (list begin end))
            (goto-char (if isearch-forward end begin)))))))))

(defun table-server--hit-bounds (sight hit)
  "Where HIT, a cell that was found, is drawn in the line of point in SIGHT."
  (let* ((column (table-server--sight-column sight)) (slot (table-server--slot-of sight column))
         (bounds (or (table-server--cell-bounds (table-server--line-at (point)) column)
                     (cons (point) (point))))
         (text (buffer-substring-no-properties (car bounds) (cdr bounds)))
         (shown (if (and slot (table-server--slot-right slot)) (string-trim-left text) text))
         (range (aref (plist-get hit :ranges) 0)))
    (cl-flet ((at (offset) (min (cdr bounds) (+ (car bounds) (- (length text) (length shown))
                                                offset))))
      (cons (at (aref range 0)) (at (aref range 1))))))

(defun table-server-replace (text with)
  "Replace TEXT WITH another in all rows shown, as one step of undo."
  (interactive (let ((text (read-string "Replace: ")))
                 (list text (read-string (format "Replace %s with: " text)))))
  (let* ((params (list :view table-server--id :search (list :text text) :with with))
         (told (table-server-call "view/replace" (append params '(:preview t)))))
    (when (or noninteractive
              (y-or-n-p (format "Replace %d in %d cells? " (plist-get told :matches)
                                (plist-get told :cells))))
      (table-server--change "view/replace" params))))

;;; Sections

(defun table-server-group (columns)
  "Make sections of equal values of COLUMNS, a list of ids; nil makes none.
Interactively, by the column at point; again, or with a prefix argument, none."
  (interactive
   (list (unless (or current-prefix-arg (plist-get table-server--state :sections))
           (list (table-server--this-column)))))
  (table-server-set
   (list :sections (and columns
                        (list :by (vconcat (mapcar (lambda (id) (list :column id)) columns)))))))

(defun table-server-toggle-section ()
  "Collapse or expand the section at point."
  (interactive)
  (let* ((replica (table-server--sight-replica (table-server--sight)))
         (at (min (- (table-server--line-at (point)) (table-server-replica-first replica))
                  (1- (table-server-replica-size replica))))
         entry)
    (while (and (>= at 0) (atom (setq entry (aref (table-server-replica-keys replica) at))))
      (cl-decf at))
    (when (consp entry)
      (table-server--ask "view/collapse" :action "toggle" :keys (vector (plist-get entry :key))))))

(defun table-server-collapse-all (&optional expand)
  "Collapse all sections; with a prefix argument, EXPAND them."
  (interactive "P")
  (table-server--ask "view/collapse" :action (if expand "expand" "collapse")))

(provide 'table-server-view)

;;; table-server-view.el ends here

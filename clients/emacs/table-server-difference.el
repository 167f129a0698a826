;;; table-server-difference.el --- Differences as tables  -*- lexical-binding: t -*-

;;; Commentary:

;; The daemon opens a difference as a table of its own: its rows are aligned, each has its kind, and
;; beside each cell is that before the change.  It follows edits of the table.

;;; Code:

(require 'table-server-view)
(require 'vc)

(declare-function table-server-mode "table-server")

(defvar-local table-server--compared nil "The buffer of the table after the change.")

(defvar table-server-difference-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map "n" #'table-server-next-change)
    (define-key map "p" #'table-server-previous-change)
    (define-key map "c" #'table-server-changes-only)
    (define-key map (kbd "RET") #'table-server-visit-compared)
    map)
  "Keys of differences, beside those of tables.")

(defun table-server--content-before (with)
  "The member `from' of table/openDifference for WITH; see `table-server-diff'."
  (cond ((member with '(nil "")) (list :table table-server--id :saved t))
        ((and (stringp with) (file-exists-p with)) (list :path (expand-file-name with)))
        (t (list :base64 (table-server--version with)))))

(defun table-server--version (revision)
  "The table's file in REVISION of its version control, in base 64.
If REVISION is t, it is the one that is checked out."
  (let* ((file (expand-file-name (table-server--file)))
         (backend (or (ignore-errors (vc-responsible-backend file))
                      (user-error "%s is no file, and version control has none" revision)))
         (revision (if (stringp revision) revision
                     (vc-call-backend backend 'working-revision file))))
    (with-temp-buffer
      (set-buffer-multibyte nil)
      (condition-case problem
          (vc-call-backend backend 'find-revision file revision (current-buffer))
        (error (user-error "%s is no file, and %s has none: %s" revision backend
                           (error-message-string problem))))
      (base64-encode-string (buffer-string) t))))

(defun table-server--difference-state ()
  "The state in which a difference is shown at first: only rows that differ."
  (let ((columns (plist-get table-server--difference :columns)))
    (list :filter (table-server--differs) :styles (plist-get table-server--difference :styles)
          :columns (cl-loop for name in '(:moved :changed :from :to)
                            append (list (intern (concat ":" (plist-get columns name)))
                                         '(:hidden t))))))

(defun table-server--differs ()
  "The filter of a difference that rows pass that differ."
  (list :kind "compare" :relation "notEqual" :value "same"
        :column (plist-get (plist-get table-server--difference :columns) :kind)))

(define-derived-mode table-server-difference-mode table-server-mode "Difference"
  "The difference of two contents of a table, as a table.
Added, removed and moved rows and changed cells have faces of their own.  Beside
each column is the one before the change.

\\{table-server-difference-mode-map}"
  (setq-local next-error-function
              (lambda (count reset)
                (when reset (goto-char (point-min)))
                (table-server-next-change count))))

(defun table-server-diff (with)
  "Show what differs between the table and WITH, as a table.
WITH is a file, or a revision of the file in version control.  If it is nil or
empty, it is the state saved last; if it is t, the checked-out revision."
  (interactive (list (completing-read "Differences to (file, revision, or nothing): "
                                      #'completion-file-name-table)))
  (require 'diff-mode)
  (let* ((compared (current-buffer)) (from (table-server--content-before with))
         (params (list :from from :to (list :table table-server--id)))
         (table-server-fixed-columns (1+ table-server-fixed-columns)))
    (table-server--show-beside
     (format "*%s..%s*" (pcase with ((or 'nil "") "saved") ('t "checked out") (_ with))
             (buffer-name))
     #'table-server-difference-mode
     (lambda () (table-server--open "table/openDifference" params #'table-server--difference-state)))
    (setq table-server--compared compared)
    (when (= table-server--entries 0) (message "No row differs"))))

(defun table-server-diff-head ()
  "Show what differs from the checked-out revision of version control."
  (interactive)
  (table-server-diff t))

(defun table-server-next-change (count)
  "Go COUNT changes on: to a changed cell, or to an added, removed or moved row."
  (interactive "p")
  (dotimes (_ (abs count))
    (pcase-let* ((`(,row ,column) (table-server-cell))
                 (answer (table-server--cursor row column
                                               :to (if (> count 0) "nextChange" "previousChange"))))
      (cond ((eq (plist-get answer :found) :json-false) (user-error "Nothing differs"))
            ((eq (plist-get answer :wrapped) t) (message "Changes continue at the other end"))))))

(defun table-server-previous-change (count)
  "Go COUNT changes back."
  (interactive "p")
  (table-server-next-change (- count)))

(defun table-server-changes-only ()
  "Show only rows that differ, or all rows."
  (interactive)
  (table-server-filter (unless (equal (plist-get (plist-get table-server--state :filter) :relation)
                                      "notEqual")
                         (table-server--differs))))

(defun table-server-visit-compared ()
  "Go to the cell at point in the table after the change."
  (interactive)
  (pcase-let* ((`(,row ,column) (table-server-cell))
               (columns (plist-get table-server--difference :columns))
               (block (aref (plist-get (table-server--ask "view/rows" :keys (vector row) :as "value"
                                                          :columns (vector (plist-get columns :to)))
                                       :blocks)
                            0))
               (to (or (aref (plist-get block :values) 0) (user-error "The row was removed"))))
    (cl-loop for (name was) on (plist-get columns :was) by #'cddr
             when (equal was column) do (setq column (substring (symbol-name name) 1)))
    (unless (buffer-live-p table-server--compared) (user-error "The table has been closed"))
    (pop-to-buffer table-server--compared)
    (unless (table-server-go-to-row to column) (user-error "The row is not in this view"))))

(provide 'table-server-difference)

;;; table-server-difference.el ends here

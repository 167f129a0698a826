;;; table-server-text.el --- Between tables and their texts  -*- lexical-binding: t -*-

;;; Commentary:

;; One key leads from a cell to its place in the text of the file, and from there back to the row.

;;; Code:

(require 'table-server-view)
(require 'xref)

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
  "The buffer with the text of the table's file, as it is now."
  (let* ((owner (current-buffer))
         (file (or table-server--path (user-error "This table is not read from a file")))
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
      (pop-to-buffer (table-server--text-of-file))
      (table-server--go-to-place (plist-get range :start))
      (run-hooks 'xref-after-jump-hook))))

;;; From the text to the table

(defun table-server--place-at-point ()
  "The place of point: its line, and its character in the line."
  (list :line (1- (line-number-at-pos nil t))
        :character (- (point) (save-excursion (forward-line 0) (point)))))

(defun table-server--go-to-row-at (place)
  "Go to the row and column of the table at PLACE in its text.
Return nil if there is none."
  (let ((answer (apply #'table-server--ask "table/rowAt" place)))
    (and (plist-get answer :row)
         (table-server-go-to-row (plist-get answer :row) (plist-get answer :column)))))

(defun table-server-visit-row ()
  "Go from a place in the text of a table to its row and column there."
  (interactive)
  (let ((place (table-server--place-at-point)))
    (unless (buffer-live-p table-server--owner) (user-error "The table has been closed"))
    (xref-push-marker-stack)
    (pop-to-buffer table-server--owner)
    (or (table-server--go-to-row-at place) (user-error "The table shows no row of that place"))))

(provide 'table-server-text)

;;; table-server-text.el ends here

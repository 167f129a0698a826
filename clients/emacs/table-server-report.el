;;; table-server-report.el --- Lists and figures of tables  -*- lexical-binding: t -*-

;;; Commentary:

;; Problems, conflicts, statistics, export.

;;; Code:

(require 'table-server-view)

;;; Lists

(defvar table-server-list-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'table-server-list-visit)
    (define-key map [mouse-2] #'table-server-list-visit)
    map)
  "Keys in lists of rows.")

(define-derived-mode table-server-list-mode special-mode "Table List"
  "Rows of a table; \\[table-server-list-visit] goes to the row."
  (setq-local next-error-function #'table-server--list-next))

(defun table-server-list-visit ()
  "Go to the row of the line at point."
  (interactive)
  (let ((place (get-text-property (line-beginning-position) 'table-server-place)))
    (unless place (user-error "This line is about no row"))
    (pop-to-buffer table-server--owner)
    (unless (table-server-go-to-row (car place) (cdr place))
      (user-error "The row is not in this view"))))

(defun table-server--list-next (count &optional reset)
  "Go COUNT lines on, and to the row of that line.  RESET begins at the first."
  (when reset (goto-char (point-min)))
  (forward-line count)
  (let ((window (get-buffer-window)))
    (when window (set-window-point window (point))))
  (if (get-text-property (line-beginning-position) 'table-server-place) (table-server-list-visit)
    (user-error "No more rows")))

(defun table-server--list (title lines)
  "Show LINES below TITLE, each a text, the key of its row, and its column."
  (let ((owner (current-buffer)))
    (if (null lines) (message "%s: none" title)
      (with-current-buffer (get-buffer-create "*table-server list*")
        (table-server-list-mode)
        (setq table-server--owner owner next-error-last-buffer (current-buffer))
        (let ((inhibit-read-only t))
          (erase-buffer)
          (insert (propertize title 'face 'bold) "\n")
          (pcase-dolist (`(,text ,row ,column) lines)
            (insert (propertize (concat (replace-regexp-in-string "\n" "␊" text) "\n")
                                'table-server-place (and row (cons row column)))))
          (goto-char (point-min)))
        (display-buffer (current-buffer) '(nil (window-height . fit-window-to-buffer)))))))

(defun table-server-problems ()
  "List the cells that are no value of their column's type, or break a rule."
  (interactive)
  (table-server--list
   "Problems"
   (mapcar (lambda (item)
             (let ((column (or (plist-get item :column)
                               (let ((columns (plist-get item :columns)))
                                 (and (> (length columns) 0) (aref columns 0))))))
               (list (format "%s %s: %s %s" (plist-get item :row) (or column "")
                             (or (plist-get (plist-get item :rule) :message)
                                 (plist-get item :kind))
                             (or (plist-get item :text) ""))
                     (plist-get item :row) column)))
           (plist-get (table-server--ask "table/validate" :size 1000) :items))))

(defun table-server-conflicts ()
  "List what a merge left open; `table-server-take' decides."
  (interactive)
  (table-server--list
   "Conflicts"
   (mapcar (lambda (one)
             (list (format "%s %s: ours %S, theirs %S" (plist-get one :kind)
                           (or (plist-get one :column) "") (plist-get one :ours)
                           (plist-get one :theirs))
                   (plist-get one :row) (plist-get one :column)))
           (plist-get (table-server--ask "table/conflicts" :size 1000) :items))))

;;; Figures

(defun table-server--show (lines)
  "Show LINES in a help window."
  (with-help-window "*table-server*" (princ (string-join lines "\n"))))

(defun table-server--profile (column &rest members)
  "The summary of COLUMN, with MEMBERS of view/profile."
  (aref (plist-get (apply #'table-server--ask "view/profile" :columns (vector column) :as "text"
                          members)
                   :columns)
        0))

(defun table-server-statistics (column)
  "Show values, extremes, quartiles, mean, sum and a histogram of COLUMN."
  (interactive (list (table-server--this-column)))
  (let* ((told (table-server--profile column :bins 12))
         (mean (plist-get told :mean)) (quantiles (plist-get told :quantiles))
         (distinct (plist-get told :distinct)) (bins (plist-get told :histogram))
         (highest (cl-reduce #'max (plist-get bins :counts) :initial-value 1))
         (sum (and mean (table-server--ask
                         "view/aggregate" :as "text"
                         :aggregates (vector (list :column column :kind "sum"))))))
    (table-server--show
     `(,column
       ,@(cl-loop for (name . text) in
                  `(("rows" . ,(plist-get told :rows)) ("empty" . ,(plist-get told :nulls))
                    ("errors" . ,(plist-get told :errors)) ("distinct" . ,(plist-get distinct :count))
                    ("min" . ,(plist-get (plist-get told :min) :text))
                    ,@(cl-mapcar (lambda (share text) (cons (format "%g %%" (* 100 share)) text))
                                 (plist-get quantiles :at) (plist-get quantiles :texts))
                    ("max" . ,(plist-get (plist-get told :max) :text))
                    ("mean" . ,(plist-get mean :text))
                    ("sum" . ,(and sum (aref (plist-get (aref (plist-get sum :aggregates) 0) :texts)
                                             0))))
                  when text collect (format "%-9s %s" name text))
       ,@(cl-mapcar (lambda (edge count)
                      (format "%9s %s %d" edge (make-string (ceiling (* 20.0 count) highest) ?█)
                              count))
                    (plist-get bins :texts) (plist-get bins :counts))))))

(defun table-server-frequencies (column)
  "Show the most frequent values of COLUMN."
  (interactive (list (table-server--this-column)))
  (let* ((told (table-server--profile column :kinds ["distinct" "frequencies"] :top 100))
         (frequencies (plist-get told :frequencies)))
    (table-server--show
     (cons (format "%s: %d values" column (or (plist-get (plist-get told :distinct) :count) 0))
           (cl-mapcar (lambda (count text) (format "%7d  %s" count text))
                      (plist-get frequencies :counts) (plist-get frequencies :texts))))))

(defun table-server-show-cell ()
  "Show the whole text of the cell at point."
  (interactive)
  (pcase-let ((`(,row ,column) (table-server-cell)))
    (table-server--show
     (list (or (plist-get (table-server-call "cell/text" (list :table table-server--id :row row
                                                               :column column))
                          :text)
               "(empty)")))))

(defun table-server-describe-table ()
  "Show the dialect, the columns and the state of the file."
  (interactive)
  (let ((about (table-server--ask "table/describe")) lines)
    (cl-loop for (name member) on (plist-get about :dialect) by #'cddr
             when (and (consp member) (plist-member member :value)) do
             (push (format "%s: %S%s" (substring (symbol-name name) 1) (plist-get member :value)
                           (if (eq (plist-get member :forced) t) " (set)" ""))
                   lines))
    (seq-doseq (column (plist-get about :columns))
      (push (format "column %s: %s" (plist-get column :title) (plist-get column :type)) lines))
    (table-server--show (cl-list* (or table-server--path (buffer-name)) table-server-status
                                  (format "file: %s" (plist-get about :sourceState))
                                  (nreverse lines)))))

(defun table-server-export (path)
  "Write what is shown to PATH; its ending tells the format.
Formats are csv, tsv, json, ndjson, md, html, sql, txt and tex."
  (interactive "FExport to: ")
  (let* ((ending (or (file-name-extension path) "csv"))
         (format (or (cdr (assoc ending '(("md" . "markdown") ("txt" . "text") ("tex" . "latex")
                                          ("htm" . "html"))))
                     ending))
         (overwrite (and (file-exists-p path)
                         (or (y-or-n-p (format "Overwrite %s? " path)) (user-error "Not written"))))
         (result (table-server-call
                  "table/export"
                  (list :view table-server--id :format format
                        :to (list :path (expand-file-name path)
                                  :overwrite (if overwrite t :json-false))))))
    (message "%d rows, %d bytes written" (plist-get result :rowCount) (plist-get result :bytes))))

(provide 'table-server-report)

;;; table-server-report.el ends here

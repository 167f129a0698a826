;;; replica-host.el --- Applies lines of JSON to replicas  -*- lexical-binding: t -*-

;;; Commentary:
;; Run it by -l in a batch, with the arguments INPUT and OUTPUT.
;; Each line of INPUT is {replica: name, apply: params of a view/update}.  OUTPUT gets a line
;; with what that replica holds then.

;;; Code:

(require 'table-server-replica)

(defun replica-host-cell (cell)
  "The list that the tests compare, of CELL."
  (cl-flet ((told (member) (if (plist-member cell member) (plist-get cell member) "absent")))
    (vector (if (plist-member cell :value) (vector (plist-get cell :value)) "absent")
            (told :text)
            (or (plist-get (plist-get cell :error) :kind) "absent")
            (or (plist-get (plist-get cell :draft) :text) "absent")
            (or (plist-get cell :pending) :json-false)
            (or (plist-get cell :cut) :json-false)
            (or (plist-get cell :matches) []))))

(defun replica-host-looks (replica)
  "The tags of the rows of REPLICA, and of its cells by column, sorted."
  (let (rows cells)
    (maphash (lambda (place look)
               (let ((tags (mapconcat (lambda (style) (or (plist-get style :tag) "")) look " "))
                     (column (and (cdr place) (intern (concat ":" (cdr place))))))
                 (if column (setq cells (plist-put cells column
                                                   (cons tags (plist-get cells column))))
                   (push tags rows))))
             (table-server-replica-looks replica))
    (vector (vconcat (sort rows #'string<))
            (or (cl-loop for (column tags) on cells by #'cddr
                         append (list column (vconcat (sort tags #'string<))))
                (make-hash-table)))))

(defun replica-host-state (replica)
  "What REPLICA holds, in the form of the tests."
  (let (cells)
    (maphash (lambda (name column)
               (setq cells (append (list (intern (concat ":" name))
                                         (cl-map 'vector #'replica-host-cell column))
                                   cells)))
             (table-server-replica-cells replica))
    (list :keys (table-server-replica-keys replica)
          :columns (vconcat (table-server-replica-columns replica))
          :cells cells
          :looks (replica-host-looks replica)
          :orderState (table-server-replica-order replica)
          :window (table-server-replica-window replica)
          :source (or (plist-get (table-server-replica-counts replica) :source) 0)
          :needsReset (if (table-server-replica-needs-reset replica) t :json-false)
          :selection (table-server-replica-selection replica)
          :layout (table-server-replica-layout replica)
          :sections (vconcat (mapcar (lambda (section) (or (plist-get section :title) ""))
                                     (hash-table-values (table-server-replica-sections replica))))
          :revision (table-server-replica-revision replica))))

(let ((input (pop command-line-args-left)) (output (pop command-line-args-left))
      (replicas (make-hash-table :test #'equal)) (coding-system-for-write 'utf-8-unix))
  (with-temp-file output
    (let ((answers (current-buffer)))
      (with-temp-buffer
        (insert-file-contents input)
        (while (not (eobp))
          (let* ((message (json-parse-buffer :object-type 'plist :null-object nil
                                             :false-object :json-false))
                 (name (plist-get message :replica))
                 (replica (or (gethash name replicas)
                              (puthash name (table-server-replica-new) replicas)))
                 problem
                 (update (condition-case oops
                             (table-server-replica-apply replica (plist-get message :apply))
                           (table-server-out-of-sync (ignore (setq problem (cadr oops)))))))
            (forward-line 1)
            (let ((text (json-serialize
                         (append (list :isWhole (if update t :json-false))
                                 (and problem (list :error problem))
                                 (replica-host-state replica))
                         :null-object nil :false-object :json-false)))
              (with-current-buffer answers
                (insert (if (multibyte-string-p text) text (decode-coding-string text 'utf-8))
                        "\n")))))))))

;;; replica-host.el ends here

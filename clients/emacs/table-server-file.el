;;; table-server-file.el --- Tables and their files  -*- lexical-binding: t -*-

;;; Commentary:

;; Opening, saving, reverting, changes by other programs, recovery after a crash.

;;; Code:

(require 'table-server-draw)

(declare-function table-server-cell "table-server-edit")
(declare-function table-server--edit-text "table-server-text")
(declare-function table-server--leave-text "table-server-text")

(defcustom table-server-fixed-columns 1
  "How many columns stay at the left."
  :type 'integer :group 'table-server)

(defcustom table-server-width-max 40
  "The greatest width of a column, in characters."
  :type 'integer :group 'table-server)

(defcustom table-server-when-file-changes "reload"
  "What happens when another program changes the file.
Unsaved edits are never dropped."
  :type '(choice (const "reload") (const "tell") (const "follow") (const "merge"))
  :group 'table-server)

(defcustom table-server-remember t
  "Whether sort, filter, widths and hidden columns are kept by file."
  :type 'boolean :group 'table-server)

(defcustom table-server-open-options nil
  "Further members of table/open, such as (:dialect (:delimiter \";\"))."
  :type 'plist :group 'table-server)

(defvar table-server-open-hook nil "Run in a buffer when a table was opened in it.")
(defvar table-server-save-hook nil "Run in a table's buffer when it was saved.")
(defvar-local table-server-status nil "What the mode line shows of the table.")
(defvar-local table-server--path nil "The file of the table, or nil.")
(defvar table-server--as-text nil "Whether files are read as text.")
(defvar-local table-server--text nil "The buffer of the text that the table follows, if any.")
(defvar-local table-server--text-revision 0 "The newest revision whose edits the text has.")
(defvar-local table-server--owner nil "The buffer of the table that a list or a text is about.")
(defvar table-server--opening nil
  "The function that opens the table of a buffer that visits no file.")
(defvar-local table-server--about nil "The description of the table.")
(defvar-local table-server--source nil "The state of the file.")
(defvar-local table-server--conflicts 0 "How many conflicts a merge left open.")
(defvar-local table-server--editors nil "The other processes that edit the file.")
(defvar-local table-server--saved nil "The revision that the file holds.")

;;; Opening and closing

(defun table-server--in (buffer function)
  "A callback that calls FUNCTION with a result in BUFFER, while that is a table."
  (lambda (_problem result)
    (when (and result (buffer-live-p buffer))
      (with-current-buffer buffer (when table-server--id (funcall function result))))))

(defun table-server--open-file (file &optional options)
  "Show FILE in the buffer; OPTIONS are further members of table/open."
  (setq table-server--path file)
  (table-server--open "table/open" (append (list :path (expand-file-name file)
                                                 :whenFileChanges table-server-when-file-changes)
                                           options table-server-open-options)))

(defun table-server--open (method params &optional state)
  "Show the table that METHOD opens with PARAMS in the buffer.
The value of the function STATE, which is called when the table is described, is
added to the first state of the view."
  (table-server-start)
  (table-server--close)
  (setq table-server--id (format "t%d" (cl-incf table-server--next-id))
        table-server--columns (make-hash-table :test #'equal)
        table-server--drawn (make-hash-table) table-server--dirty nil table-server--about nil
        table-server--entries 1 table-server--state nil table-server--source nil
        table-server--difference nil)
  (table-server--writing (erase-buffer))
  (let ((buffer (current-buffer)) (id table-server--id) failure)
    (table-server-request
     method (cl-list* :table id params)
     (lambda (problem result)
       (setq failure problem)
       (funcall (table-server--in buffer #'table-server--describe) problem result)))
    (when state (table-server-wait 86400 (lambda () (or failure table-server--about))))
    (table-server-request
     "view/open"
     (append
      (list :table id :view id :state
            (append
             (and state (not failure) (funcall state))
             (list :layout
                   (list :spacing (length table-server-separator)
                         :fixed (list :leading table-server-fixed-columns)
                         :measurer (list :kind "cells"
                                         :ambiguous (if (= (char-width ?Φ) 2) "wide" "narrow"))
                         :sizing (list :maximum table-server-width-max :headerPadding 3)))))
      (and table-server-remember table-server--path '(:remember "emacs")))
     (table-server--in buffer #'table-server--take-state))
    (if (get-buffer-window nil t) (table-server--follow-windows)
      ;; The window that will show the buffer has its rows at once then.
      (setf (table-server--sight-pending (table-server--watch (selected-window))) t))
    (table-server-wait
     5 (lambda ()
         (or failure (and table-server--about
                          (table-server--sight-header (car table-server--sights))))))
    (when failure
      (table-server--close)
      (user-error "%s" (table-server-message-of failure)))
    (run-hooks 'table-server-open-hook)))

(defun table-server--show-beside (name mode open)
  "Show the table that the function OPEN opens in a buffer called NAME, in MODE."
  (let ((buffer (get-buffer-create name)) (table-server--opening open))
    (pop-to-buffer buffer)
    (condition-case problem (funcall mode)
      ((user-error quit)
       (setq table-server--id nil)
       (quit-windows-on buffer t)
       (signal (car problem) (cdr problem))))))

(defun table-server--file ()
  "The file of the table."
  (or table-server--path (user-error "This table is not read from a file; export it")))

(defun table-server--close ()
  "Close the buffer's table, if there is one.  Edits that are not saved are lost."
  (when table-server--id
    (mapc #'table-server--unwatch table-server--sights)
    (table-server-request "table/close" (list :table table-server--id) #'ignore)
    (setq table-server--id nil)))

(defun table-server--leave ()
  "Close the buffer's table, because the buffer becomes something else."
  (table-server--close)
  (when table-server--text (table-server--leave-text)))

(defun table-server--describe (about)
  "Take the description ABOUT of the table."
  (setq table-server--about about table-server--source (plist-get about :sourceState)
        table-server--columns (make-hash-table :test #'equal))
  (seq-doseq (column (plist-get about :columns))
    (puthash (plist-get column :id) column table-server--columns))
  (let ((left (plist-get (plist-get about :journal) :recoverable)))
    (when left (run-with-timer 0 nil #'table-server--offer (current-buffer) left)))
  (table-server--take-change about))

(defun table-server--take-state (result)
  "Take the state of the view from RESULT."
  (setq table-server--state (plist-get result :state)
        table-server--order (append (plist-get result :columns) nil))
  (dolist (sight table-server--sights)
    (unless (member (symbol-name (table-server--sight-column sight)) table-server--order)
      (setf (table-server--sight-column sight)
            (and table-server--order (intern (car table-server--order)))))
    (when (table-server-replica-counts (table-server--sight-replica sight))
      (table-server--redraw sight)))
  (table-server--show-status))

;;; What the daemon reports

(defun table-server--take-change (change)
  "Take CHANGE, a description or the params of a table/didChange."
  (let ((conflicts (or (plist-get change :conflicts) 0)) (source (plist-get change :sourceState)))
    (when (plist-member change :dirty)
      (setq table-server--dirty (eq (plist-get change :dirty) t))
      (set-buffer-modified-p table-server--dirty)
      (when table-server--text
        (if table-server--dirty (table-server--edit-text)
          (setq table-server--text-revision (plist-get change :revision)))))
    (cond ((> conflicts table-server--conflicts)
           (message "%d conflicts with the changed file: M-x table-server-conflicts" conflicts))
          ((not (member source (list nil "asOpened" table-server--source)))
           (message "The file is %s: M-x table-server-merge, g reads it, C-x C-s asks" source)))
    (table-server--take-editors
     (append (plist-get (plist-get change :journal) :editors) nil))
    (setq table-server--source (or source table-server--source)
          table-server--conflicts conflicts
          table-server--saved (or (plist-get change :savedRevision) table-server--saved)
          table-server--difference (cl-loop with all = table-server--difference
                                            for (name value) on (plist-get change :difference)
                                            by #'cddr do (setq all (plist-put all name value))
                                            finally return all))
    (table-server--show-status)))

(defun table-server--show-status ()
  "Keep what the mode line shows."
  (let* ((counts table-server--counts) (all (plist-get counts :source))
         (shown (plist-get counts :filtered)) (sight (car table-server--sights))
         (dialect (plist-get table-server--about :dialect))
         (parts (list (cond ((not counts) "")
                            ((equal all shown) (format "%d rows" all))
                            (t (format "%d of %d rows" shown all))))))
    (when (and sight (equal (table-server-replica-order (table-server--sight-replica sight))
                            "pending"))
      (push "working" parts))
    (when (plist-get counts :matches) (push (format "%d matches" (plist-get counts :matches)) parts))
    (cl-loop for (kind count) on (plist-get table-server--difference :counts) by #'cddr
             unless (or (eq kind :same) (= count 0))
             do (push (format "%d %s" count (substring (symbol-name kind) 1)) parts))
    (when table-server--editors (push "edited elsewhere" parts))
    (when (> table-server--conflicts 0) (push (format "%d conflicts" table-server--conflicts) parts))
    (dolist (name '(:encoding :delimiter))
      (let ((value (plist-get (plist-get dialect name) :value)))
        (when value (push (replace-regexp-in-string "\t" "tab" value) parts))))
    (let ((text (string-join (nreverse parts) " · ")))
      (unless (equal text table-server-status)
        (setq table-server-status text)
        (force-mode-line-update)))))

(defun table-server--buffers ()
  "The buffers that show tables."
  (cl-remove-if-not (lambda (buffer) (buffer-local-value 'table-server--id buffer)) (buffer-list)))

(defun table-server--did-change (params)
  "Take PARAMS of a table/didChange."
  (dolist (buffer (table-server--buffers))
    (with-current-buffer buffer
      (when (equal table-server--id (plist-get params :table))
        (table-server--take-change params)))))

(defun table-server--lost ()
  "Say that the daemon has ended; tables cannot be used any more."
  (dolist (buffer (table-server--buffers))
    (with-current-buffer buffer
      (setq table-server--id nil table-server-status "ended")
      (mapc #'table-server--unwatch table-server--sights)))
  (message "table-server has ended: g opens the table again"))

(setf (alist-get 'table/didChange table-server-handlers) #'table-server--did-change
      (alist-get 'window/logMessage table-server-handlers)
      (lambda (params)
        (when (eql (plist-get params :type) 1)
          (message "%s" (plist-get params :message)))))
(add-hook 'table-server-ended-hook #'table-server--lost)

(defun table-server-look ()
  "Look whether files have changed, for all tables."
  (unless (eq (frame-focus-state) nil)
    (dolist (buffer (table-server--buffers))
      (with-current-buffer buffer
        (table-server-request "table/describe" (list :table table-server--id)
                              (table-server--in buffer #'table-server--take-change))))))

;;; Recovery

(defun table-server--offer (buffer left)
  "Ask in BUFFER what becomes of LEFT, edits that an earlier editor did not save."
  (when (and (buffer-live-p buffer) (buffer-local-value 'table-server--id buffer))
    (with-current-buffer buffer
      (let ((choice (car (read-multiple-choice
                          (format "%d changes of %s were not saved (%s)" (plist-get left :changes)
                                  (file-name-nondirectory table-server--path)
                                  (format-time-string
                                   "%F %R" (/ (plist-get left :when) 1000)))
                          '((?r "recover") (?d "discard") (?l "later"))))))
        (table-server--ask "table/recover" :action
                           (cdr (assq choice '((?r . "apply") (?d . "discard") (?l . "keep")))))))))

(defun table-server--take-editors (processes)
  "Say that PROCESSES begin to edit the file, or that the last of them has ended.
Edits that an Emacs left behind that was killed are offered at a new opening."
  (cond ((cl-set-difference processes table-server--editors)
         (message "Another program edits this file, too"))
        ((and table-server--editors (null processes))
         (message "No other program edits this file any more")
         (table-server-request
          "journal/list" table-server-empty
          (table-server--in
           (current-buffer)
           (lambda (result)
             (when (and (not table-server--dirty)
                        (seq-some (lambda (item)
                                    (and (plist-get item :path) (not (eq (plist-get item :inUse) t))
                                         (file-equal-p (plist-get item :path) table-server--path)))
                                  (plist-get result :items)))
               (run-with-timer 0 nil #'table-server--reopen (current-buffer))))))))
  (setq table-server--editors processes))

(defun table-server--reopen (buffer)
  "Open the table of BUFFER again."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer (table-server--open-file table-server--path))))

;;; Saving and reverting

(defun table-server--write (&rest options)
  "Save with OPTIONS, further members of table/save, and say what was written."
  (let ((result (table-server-call "table/save" (cl-list* :table table-server--id options))))
    (unless (plist-get options :copy)
      (setq table-server--dirty (eq (plist-get result :dirty) t)
            table-server--path (or (plist-get options :path) table-server--path))
      (set-buffer-modified-p table-server--dirty))
    (message "Wrote %s: %d records changed, %d bytes"
             (file-name-nondirectory (or (plist-get options :path) table-server--path))
             (plist-get result :records) (plist-get result :bytes))
    (run-hooks 'table-server-save-hook)
    t))

(defun table-server--save ()
  "Save the table; for `write-contents-functions'."
  (when (derived-mode-p 'table-server-mode)
    (let ((path (expand-file-name buffer-file-name)))
      (if (not (equal path (expand-file-name (table-server--file))))
          (table-server--write :path path :overwrite "always")
        (condition-case problem (table-server--write)
          (user-error
           (unless (equal (table-server-error-kind) "fileChanged")
             (signal (car problem) (cdr problem)))
           (pcase (car (read-multiple-choice
                        "Another program changed the file"
                        '((?m "merge") (?o "overwrite") (?n "nothing"))))
             (?o (table-server--write :overwrite "always"))
             (?m (table-server-merge) t)
             (_ (signal (car problem) (cdr problem))))))))))

(defun table-server-save-copy (path)
  "Write a copy of the table to PATH.  The table stays with its own file."
  (interactive "FWrite a copy to: ")
  (when (or (not (file-exists-p path)) (y-or-n-p (format "Overwrite %s? " path)))
    (table-server--write :path (expand-file-name path) :copy t :overwrite "always")))

(defun table-server--revert (_ignore-auto noconfirm)
  "Make the table what its file holds; ask before edits are lost unless NOCONFIRM."
  (when (or noconfirm (not table-server--dirty)
            (yes-or-no-p (format "Discard edits and read %s? " table-server--path)))
    (if (not table-server--id) (table-server--open-file (or table-server--path buffer-file-name))
      (table-server--ask "table/revert")
      (table-server--ask "table/watchFile" :whenFileChanges "reload")
      (table-server--ask "table/watchFile" :whenFileChanges table-server-when-file-changes)
      (table-server--describe (table-server--ask "table/describe")))
    t))

(defun table-server-merge ()
  "Merge edits with a file that another program has changed.
Later changes of the file are merged, too."
  (interactive)
  (table-server--ask "table/watchFile" :whenFileChanges "merge")
  (message "The edits are merged; save to keep them"))

(defun table-server-take (side &optional all)
  "Decide the conflicts of the row at point for SIDE, \"ours\" or \"theirs\".
With a prefix argument, or with ALL, decide all conflicts."
  (interactive (list (completing-read "Take: " '("ours" "theirs") nil t) current-prefix-arg))
  (apply #'table-server--ask "table/resolveConflicts" :take side
         (unless all (list :conflicts (vector (list :row (car (table-server-cell))))))))

(defun table-server-set-dialect (members)
  "Open the file again with the dialect MEMBERS.
An example is \"delimiter=; header=false\"."
  (interactive "sDialect (name=value …): ")
  (when table-server--dirty (user-error "Save or revert first"))
  (table-server--open-file
   (table-server--file)
   (list :dialect
         (cl-loop for word in (split-string members " " t)
                  for (name value) = (split-string word "=")
                  unless value do (user-error "Expected name=value, found %s" word)
                  append (list (intern (concat ":" name))
                               (pcase value ("true" t) ("false" :json-false) ("\\t" "\t")
                                      ((pred (string-match-p "\\`[0-9]+\\'"))
                                       (string-to-number value))
                                      (_ value)))))))

(provide 'table-server-file)

;;; table-server-file.el ends here

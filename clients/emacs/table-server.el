;;; table-server.el --- Tables drawn from the daemon table-server  -*- lexical-binding: t -*-

;; Version: 0.1
;; Package-Requires: ((emacs "28.1"))
;; Keywords: data, files

;;; Commentary:

;; CSV and TSV files open as tables: with a fixed header, columns in line, sort, filter, search,
;; edits that are checked, undo and saving.  A file of a million rows is on screen before it is
;; read to its end.  The daemon reads, computes and writes; this package draws and maps keys.
;;
;;     (add-to-list 'load-path "path/to/clients/emacs")
;;     (require 'table-server)
;;     (table-server-auto-mode)      ; or M-x table-server-find-file
;;
;; `C-h m' in a table lists its keys, and M-x customize-group RET table-server the settings.
;;
;; M-x table-server-this-buffer shows the text of any buffer as a table beside it.  Both are edited,
;; and stay equal.
;;
;; The buffer has one line for each row, so Emacs' own motions along lines, marks and counts work.
;; Cells are reached by the keys f, b and TAB.
;;
;; For other packages:
;;
;; - `table-server-open-hook' and `table-server-save-hook' run in the table's buffer.
;; - `table-server-cell' returns the row's key and the column's id at point;
;;   `table-server-go-to-row', `table-server-set', `table-server-sort', `table-server-filter',
;;   `table-server-search' and `table-server-edit-table' do what the keys do.
;; - `table-server-call' and `table-server-request' send any method of the protocol.
;;   Read the commentary of table-server-connection.el before you use jsonrpc.el for that.
;; - table-server-replica.el has a replica of a window.  It needs nothing of this package.

;;; Code:

(require 'easymenu)
(require 'table-server-difference)
(require 'table-server-report)
(require 'table-server-text)

(defcustom table-server-file-regexp "\\.\\(?:csv\\|tsv\\|tab\\|psv\\)\\'"
  "Files that open as tables while `table-server-auto-mode' is on."
  :type 'regexp :group 'table-server)

(defvar table-server-mode-map
  (let ((map (make-sparse-keymap)))
    (suppress-keymap map)
    (pcase-dolist
        (`(,keys ,command)
         '(("n" next-line) ("p" previous-line)
           ("f,TAB,<right>" table-server-next-column)
           ("b,<backtab>,<left>" table-server-previous-column)
           ("a" table-server-first-column) ("e" table-server-last-column)
           ("j" table-server-goto-column) ("SPC" scroll-up-command)
           ("DEL,S-SPC" scroll-down-command) ("<" beginning-of-buffer) (">" end-of-buffer)
           ("RET" table-server-edit-cell) ("c" table-server-change-cell)
           ("i,<f2>" table-server-edit-in-place) ("x,<delete>" table-server-clear)
           ("o" table-server-insert-row) ("k" table-server-kill-rows) ("w" table-server-copy)
           ("y" table-server-yank) ("u" table-server-undo) ("U" table-server-redo)
           ("^" table-server-sort) ("M-^" table-server-sort-also) ("/" table-server-filter)
           ("&" table-server-filter-like) ("\\" table-server-clear-filter)
           ("s" table-server-search) ("N" table-server-next-hit) ("P" table-server-previous-hit)
           ("G" table-server-group) ("t" table-server-toggle-section)
           ("T" table-server-collapse-all) ("|" table-server-fix) ("}" table-server-widen)
           ("{" table-server-narrow) ("H" table-server-hide) ("S" table-server-show-all)
           ("v" table-server-show-cell) ("=" table-server-statistics)
           ("#" table-server-frequencies) ("D" table-server-diff) ("!" table-server-problems)
           ("I" table-server-describe-table) ("g" revert-buffer) ("q" quit-window)
           ("C-c C-c" table-server-as-text) ("C-c C-d" table-server-set-dialect)
           ("C-c C-e" table-server-export) ("C-c C-m" table-server-merge)
           ("C-c C-t" table-server-take) ("M-." table-server-visit-text)
           ("<header-line> <mouse-1>" table-server-sort-by-mouse)))
      (dolist (key (split-string keys ",")) (define-key map (kbd key) command)))
    (pcase-dolist
        (`(,command . ,ours)
         '((undo . table-server-undo) (undo-only . table-server-undo)
           (undo-redo . table-server-redo) (forward-char . table-server-next-column)
           (backward-char . table-server-previous-column)
           (move-beginning-of-line . table-server-first-column)
           (move-end-of-line . table-server-last-column) (kill-line . table-server-kill-rows)
           (kill-ring-save . table-server-copy) (kill-region . table-server-kill)
           (yank . table-server-yank) (query-replace . table-server-replace)
           (vc-diff . table-server-diff-head) (save-buffer . table-server-save)))
      (define-key map `[remap ,command] ours))
    map)
  "Keys of tables.")

(easy-menu-define table-server-menu table-server-mode-map
  "The menu of tables."
  '("Table"
    ["Edit cell" table-server-edit-cell] ["Edit in place" table-server-edit-in-place]
    ["Insert row" table-server-insert-row] ["Kill rows" table-server-kill-rows]
    ["Undo" table-server-undo] ["Redo" table-server-redo] ["Replace…" table-server-replace]
    "--"
    ["Sort" table-server-sort] ["Sort also" table-server-sort-also]
    ["Filter…" table-server-filter] ["Filter like this" table-server-filter-like]
    ["Search…" table-server-search] ["All rows" table-server-clear-filter]
    ["Sections by this column" table-server-group]
    "--"
    ["Fix columns up to here" table-server-fix] ["Wider" table-server-widen]
    ["Narrower" table-server-narrow] ["Hide column" table-server-hide]
    ["Show all columns" table-server-show-all]
    "--"
    ["Statistics" table-server-statistics] ["Frequencies" table-server-frequencies]
    ["Problems" table-server-problems] ["About the table" table-server-describe-table]
    "--"
    ["Place in the text" table-server-visit-text] ["Differences…" table-server-diff]
    ["Differences to the version control" table-server-diff-head]
    ["Merge with the file" table-server-merge] ["Conflicts" table-server-conflicts]
    ["Save a copy…" table-server-save-copy] ["Export…" table-server-export]
    ["Dialect…" table-server-set-dialect] ["Show as text" table-server-as-text]))

;;; The mode

(defvar-local table-server--last nil "The line of point before a command.")

(defun table-server--before-command ()
  "Remember the line of point."
  (setq table-server--last (table-server--line-at (point))))

(defun table-server--after-command ()
  "Put point on a cell, and have the rows around it."
  (when (and table-server--id (not table-server--editing)
             (eq (window-buffer) (current-buffer)))
    (let* ((sight (table-server--sight)) (line (table-server--line-at (point))))
      ;; A command that stays in the line, or a click, goes to another column.
      (when (and (or (eql line table-server--last) (mouse-event-p last-command-event))
                 (not isearch-mode))
        (setf (table-server--sight-column sight)
              (or (table-server--column-at (point)) (table-server--sight-column sight))))
      (table-server--follow sight t)
      (cond ((not mark-active) (setq table-server--mark nil))
            ((not (eql (mark) (car table-server--mark)))
             (setq table-server--mark (cl-list* (mark) (table-server--line-at (mark))
                                                (table-server--column-at (mark))))))
      (table-server--place sight line)
      (table-server--show-region sight line))))

(defun table-server--show-region (sight line)
  "Show the cells between the mark and LINE in SIGHT as the region."
  (remove-overlays (point-min) (point-max) 'table-server-region t)
  (when (and mark-active table-server--mark transient-mark-mode)
    (pcase-let* ((`(,top . ,height) (table-server--in-sight sight))
                 (`(,_ ,mark-line . ,mark-column) table-server--mark)
                 (slot (table-server--slot-of sight (table-server--sight-column sight)))
                 (other (or (table-server--slot-of sight mark-column) slot))
                 (slots (and slot (sort (list slot other)
                                        (lambda (a b) (< (table-server--slot-from a)
                                                         (table-server--slot-from b)))))))
      (cl-loop for one from (max top (min line mark-line))
               to (min (+ top height) (max line mark-line))
               for first = (and slots (table-server--cell-bounds
                                       one (table-server--slot-column (car slots))))
               for last = (and slots (table-server--cell-bounds
                                      one (table-server--slot-column (cadr slots))))
               when (and first last) do
               (table-server--overlay (car first) (cdr last) 'table-server-region t
                                      'face 'region)))))

(defun table-server--imenu ()
  "The columns, for imenu."
  (mapcar (lambda (id)
            (list (or (plist-get (gethash id table-server--columns) :title) id) (point)
                  (lambda (_name _position column) (table-server--go-to-column column))
                  (intern id)))
          table-server--order))

(define-derived-mode table-server-mode special-mode "Table"
  "A table: a view of a file that the daemon table-server keeps.
The buffer has one line for each row.  The keys of Emacs that move along lines,
set the mark, search and save are as usual; undo is the daemon's.

Cells are reached by \\[table-server-next-column] and \\[table-server-previous-column], and \
edited by \\[table-server-edit-cell] in the minibuffer
or by \\[table-server-edit-in-place] where they are.

\\{table-server-mode-map}"
  ;; Text that no file has must not be lost.
  (if (or table-server--opening (= (buffer-size) 0) (and buffer-file-name (not (buffer-modified-p))))
      (table-server--set-up)
    (table-server--to-text t)
    (message "This text is not saved: M-x table-server-this-buffer shows it as a table")))

(defun table-server--set-up ()
  "Give the buffer what a table needs, and show the table."
  (setq truncate-lines t buffer-undo-list t)
  (setq-local bidi-paragraph-direction 'left-to-right
              create-lockfiles nil require-final-newline nil
              ;; All lines have one height; looking for higher ones costs 6 ms for each C-n.
              auto-window-vscroll nil
              revert-buffer-function #'table-server--revert
              isearch-search-fun-function (lambda () #'table-server--isearch)
              isearch-lazy-count nil
              imenu-create-index-function #'table-server--imenu
              redisplay-highlight-region-function (lambda (&rest _) nil)
              header-line-format '(:eval (table-server--header-line))
              mode-line-process '(" " table-server-status))
  (auto-save-mode -1)
  (clear-visited-file-modtime)
  (pcase-dolist (`(,hook . ,function)
                 '((write-contents-functions . table-server--save)
                   (pre-command-hook . table-server--before-command)
                   (post-command-hook . table-server--after-command)
                   (window-configuration-change-hook . table-server--follow-windows)
                   (window-scroll-functions . table-server--after-scroll)
                   (table-server-update-hook . table-server--show-status)
                   (change-major-mode-hook . table-server--before-other-mode)
                   (kill-buffer-hook . table-server--leave)))
    (add-hook hook function nil t))
  (add-function :after after-focus-change-function #'table-server-look)
  (if table-server--opening
      (let ((open table-server--opening))
        (setq-local revert-buffer-function (lambda (&rest _) (funcall open)))
        (funcall open))
    (let ((place (and (> (buffer-size) 0) (table-server--place-at (point)))))
      (condition-case problem
          (if (and buffer-file-name (file-readable-p buffer-file-name))
              (table-server--open-file buffer-file-name)
            (user-error "There is no file to show as a table"))
        (user-error
         (table-server--to-text)
         (setq place nil)
         (message "%s" (error-message-string problem))))
      (when place (table-server--go-to-row-at place)))))

;;; Text and table

(defvar-local table-server--unread nil "Whether the file was not read, because it is a table.")
(put 'table-server--unread 'permanent-local t)

(defun table-server--to-text (&optional is-text)
  "Show the buffer's file as text; IS-TEXT says that the buffer has it."
  (let ((auto-mode-alist (cl-remove 'table-server-mode auto-mode-alist :key #'cdr))
        (inhibit-read-only t) (table-server--as-text t))
    (kill-all-local-variables)
    (setq header-line-format nil buffer-read-only nil)
    (remove-overlays)
    (unless is-text
      (let ((buffer-undo-list t))
        (erase-buffer)
        (when (and buffer-file-name (file-readable-p buffer-file-name))
          (insert-file-contents buffer-file-name t nil nil t)))
      (setq buffer-undo-list nil)
      (set-buffer-modified-p nil))
    (set-auto-mode)))

(defun table-server--before-other-mode ()
  "Close the buffer's table, unless it has edits that would be lost."
  (when (and table-server--id table-server--dirty) (user-error "Save or revert first"))
  (table-server--leave))

(defun table-server-as-text ()
  "Show the file as text; \\[table-server-mode] shows the table again.
Point stays at the row and column."
  (interactive)
  (when table-server--dirty (user-error "Save or revert first"))
  (if (buffer-live-p table-server--text) (table-server-visit-text)
    (table-server--file)
    (let ((range (ignore-errors (apply #'table-server--place-of (table-server-cell)))))
      (table-server--to-text)
      (when range (table-server--go-to-place (plist-get range :start))))))

(defun table-server--file-handler (operation &rest arguments)
  "Do OPERATION with ARGUMENTS; do not read a file that becomes a table."
  (pcase-let ((`(,file ,visit) arguments))
    (if (and (eq operation 'insert-file-contents) visit (= (buffer-size) 0)
             (not table-server--as-text) (not (eq coding-system-for-read 'no-conversion))
             (not (file-remote-p file)) (file-readable-p file) (table-server-program))
        (progn (setq buffer-file-name (expand-file-name file) table-server--unread t)
               (set-visited-file-modtime)
               (list buffer-file-name 0))
      (let ((inhibit-file-name-handlers
             (cons #'table-server--file-handler
                   (and (eq inhibit-file-name-operation operation) inhibit-file-name-handlers)))
            (inhibit-file-name-operation operation))
        (apply operation arguments)))))

(put 'table-server--file-handler 'operations '(insert-file-contents))

(defun table-server--read-after-all ()
  "Read the file that was not read, if the buffer has become something else."
  (when (and table-server--unread (not (derived-mode-p 'table-server-mode)) (= (buffer-size) 0))
    (let ((table-server--as-text t) (inhibit-read-only t))
      (insert-file-contents buffer-file-name t))))

(defun table-server--any-size (function size operation file &rest arguments)
  "Call FUNCTION to ask about SIZE and OPERATION, unless FILE becomes a table.
ARGUMENTS are its further ones."
  (unless (and file (string-match-p table-server-file-regexp file) (table-server-program))
    (apply function size operation file arguments)))

;;;###autoload
(define-minor-mode table-server-auto-mode
  "Whether files that match `table-server-file-regexp' open as tables.
Emacs does not read such a file, so its size does not matter."
  :global t :group 'table-server
  (let ((handler (cons table-server-file-regexp #'table-server--file-handler))
        (mode (cons table-server-file-regexp 'table-server-mode)))
    (setq file-name-handler-alist (delete handler file-name-handler-alist)
          auto-mode-alist (delete mode auto-mode-alist))
    (advice-remove 'abort-if-file-too-large #'table-server--any-size)
    (remove-hook 'find-file-hook #'table-server--read-after-all)
    (when table-server-auto-mode
      (push handler file-name-handler-alist)
      (push mode auto-mode-alist)
      (advice-add 'abort-if-file-too-large :around #'table-server--any-size)
      (add-hook 'find-file-hook #'table-server--read-after-all))))

;;;###autoload
(defun table-server-find-file (file)
  "Show FILE as a table.  If a buffer shows it as text, that becomes the table."
  (interactive "fTable: ")
  (let ((was-on table-server-auto-mode)
        (table-server-file-regexp (concat (regexp-quote (file-name-nondirectory file)) "\\'")))
    (if (find-buffer-visiting file)
        (with-current-buffer (find-file file)
          (when (buffer-modified-p) (user-error "Save first"))
          (unless (derived-mode-p 'table-server-mode) (table-server-mode)))
      (table-server-auto-mode 1)
      (unwind-protect (find-file file)
        (table-server-auto-mode -1)))
    (when was-on (let ((table-server-file-regexp (default-toplevel-value
                                                  'table-server-file-regexp)))
                   (table-server-auto-mode 1)))))

(provide 'table-server)

;;; table-server.el ends here

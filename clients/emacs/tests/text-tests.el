;;; text-tests.el --- Tests of tables beside their texts  -*- lexical-binding: t -*-

;;; Commentary:
;; Run them as table-server-tests.el, which is loaded first.

;;; Code:

(require 'table-server-tests (expand-file-name "table-server-tests"
                                               (file-name-directory (or load-file-name buffer-file-name))))

(defconst test-places "name,note\nfig,\"two\nlines\"\nkiwi,渡辺 é\n\nplum,𝛼𝛼 b\n")

(defun test-close-texts ()
  "Close the buffers with texts of files."
  (dolist (buffer (buffer-list))
    (when (buffer-local-value 'table-server--file-time buffer) (kill-buffer buffer))))

(ert-deftest cells-lead-to-their-places-and-back ()
  (with-table test-places
    (unwind-protect
        (let ((table (current-buffer)))
          (dolist (one '((0 "name" "fig,") (0 "note" "\"two\n") (1 "note" "渡辺") (2 "note" "𝛼𝛼")
                         (2 "name" "plum")))
            (pcase-let ((`(,line ,column ,text) one))
              (pop-to-buffer table)
              (test-at line column)
              (table-server-visit-text)
              (should (equal (buffer-name) "fruit.csv<text>"))
              (should (looking-at-p (regexp-quote text)))
              (table-server-visit-row)
              (should (eq (current-buffer) table))
              (should (equal (table-server-cell) (list (1+ line) column)))))
          (test-at 1 "note")
          (table-server-visit-text)
          (forward-char 3)
          (table-server-visit-row)
          (should (equal (table-server-cell) '(2 "note")))
          (test-at 0 "name")
          (table-server-visit-text)
          (forward-line 1)
          (table-server-visit-row)
          (should (equal (table-server-cell) '(1 "note")))
          (table-server-visit-text)
          (goto-char (point-min))
          (should-error (table-server-visit-row) :type 'user-error)
          (pop-to-buffer table)
          (table-server-edit-table '((:kind "insert" :rows [["sloe" "new"]])) "Insert")
          (test-at 3 "name")
          (should-error (table-server-visit-text) :type 'user-error))
      (test-close-texts))))

(ert-deftest the-text-is-that-of-the-file-now ()
  (with-table test-fruit
    (unwind-protect
        (progn
          (test-at 4 "name")
          (save-window-excursion (table-server-visit-text))
          (table-server-kill-rows 0 2)
          (save-buffer)
          (test-at 2 "name")
          (table-server-visit-text)
          (should (looking-at-p "pear"))
          (should (equal (buffer-string) "name,count,note\nplum,7,渡辺\nlime,8,sour\npear,10,\n")))
      (test-close-texts))))

(ert-deftest text-and-table-show-the-same-place ()
  (with-table test-places
    (test-at 2 "note")
    (table-server-as-text)
    (should (looking-at-p "𝛼𝛼"))
    (search-backward "kiwi")
    (table-server-mode)
    (should (equal (table-server-cell) '(2 "name")))))

;;; Texts that are edited

(defconst test-dialect '(:dialect (:header t :delimiter "," :quote "\"" :types "plain"
                                           :preambleLines 0 :headerRows 1))
  "What is detected only when a text is opened.")

(defmacro with-text (content &rest body)
  "Run BODY in a table of a buffer that has CONTENT and no file; `text' is the buffer."
  (declare (indent 1))
  `(let ((text (generate-new-buffer "notes")))
     (unwind-protect
         (progn
           (switch-to-buffer text)
           (insert ,content)
           (goto-char (point-min))
           (setq buffer-undo-list nil)
           (table-server-this-buffer)
           (test-settle)
           ,@body)
       (kill-buffer text))))

(defmacro with-plain-text (content &rest body)
  "Do as `with-text' with CONTENT and BODY, and a dialect that is given."
  (declare (indent 1))
  `(let ((table-server-open-options test-dialect)) (with-text ,content ,@body)))

(defmacro in-text (&rest body)
  "Run BODY in the text, as a command."
  `(with-current-buffer text (undo-boundary) (prog1 (progn ,@body) (undo-boundary))))

(defun test-equal ()
  "Wait until the text and the table are equal, as far as they know it."
  (table-server--send-text table-server--text)
  (should (table-server-wait
           5 (lambda ()
               (and (not (buffer-local-value 'table-server--changes table-server--text))
                    (let ((about (table-server-call "table/describe"
                                                    (list :table table-server--id))))
                      (and (eq (plist-get about :dirty) :json-false)
                           (eql (plist-get about :textVersion)
                                (buffer-local-value 'table-server--version table-server--text)))))))))

(defun test-content (table)
  "The texts of the columns of TABLE, whose view has the same id.
A longer record adds a column only when the text is opened."
  (mapcar (lambda (block) (append (plist-get block :texts) nil))
          (plist-get (table-server-call "view/rows" (list :view table :as "text"
                                                          :range '(:first 0 :size 1000)))
                     :blocks)))

(defun test-fresh-content (content)
  "The same as `test-content' of a table that is made of CONTENT."
  (let ((table "fresh"))
    (table-server-call "table/open" (append (list :table table :content (list :text content))
                                            table-server-open-options))
    (table-server-call "view/open" (list :table table :view table))
    (unwind-protect (test-content table)
      (table-server-call "table/close" (list :table table)))))

(ert-deftest a-buffer-without-a-file-is-shown-as-a-table ()
  (with-text test-fruit
    (should (equal (buffer-name) "*table of notes*"))
    (should (equal (car (test-lines)) "fig     │        3 │"))
    ;; Commands need not wait for the text when the table has no edits.
    (should (= table-server--text-revision
               (plist-get (table-server-call "table/describe" (list :table table-server--id))
                          :revision)))
    (in-text (goto-char (point-min)) (search-forward "kiwi") (replace-match "guava"))
    (test-equal)
    (should (equal (nth 1 (test-names)) "guava"))
    (test-at 1 "count")
    (table-server-edit-table '((:kind "set" :row 2 :column "count" :text "6")
                               (:kind "set" :row 3 :column "name" :text "a, b")) "Edit")
    (should (equal (in-text (buffer-string))
                   (string-replace "plum" "\"a, b\"" (string-replace "kiwi,5" "guava,6" test-fruit))))
    (should-not (buffer-modified-p))
    (test-equal)
    (table-server-kill-rows 0 1)
    (test-equal)
    (should (equal (in-text (buffer-string))
                   "name,count,note\nguava,6,green\n\"a, b\",7,渡辺\nlime,8,sour\npear,10,\n"))))

(ert-deftest both-sides-undo ()
  (with-text test-fruit
    (let (last-command)
      (in-text (goto-char (point-min)) (search-forward "kiwi") (replace-match "guava"))
      (test-equal)
      (table-server-edit-table '((:kind "set" :row 2 :column "count" :text "6")) "Edit")
      (table-server-undo 1)
      (should (equal (in-text (buffer-string)) (string-replace "kiwi" "guava" test-fruit)))
      (table-server-undo 1)
      (should (equal (in-text (buffer-string)) test-fruit))
      (table-server-redo 2)
      (should (equal (in-text (buffer-string)) (string-replace "kiwi,5" "guava,6" test-fruit)))
      (test-equal)
      (in-text (undo-only))
      (test-equal)
      (should (equal (in-text (buffer-string)) (string-replace "kiwi" "guava" test-fruit)))
      (should (equal (nth 1 (test-lines)) "guava   │        5 │ green")))))

(ert-deftest the-text-is-changed-in-every-way ()
  (with-plain-text test-fruit
    (dolist (change (list (lambda () (upcase-region (point-min) (point-max)))
                          (lambda () (sort-lines nil (point-min) (point-max)))
                          (lambda () (transpose-regions 1 5 10 12))
                          (lambda () (subst-char-in-region (point-min) (point-max) ?, ?\;))
                          (lambda () (subst-char-in-region (point-min) (point-max) ?\; ?,))
                          (lambda () (goto-char 12) (insert "\r\n"))
                          (lambda () (erase-buffer) (insert "name,count\nfig,1\n"))
                          (lambda () (narrow-to-region 13 16) (goto-char 13) (insert "x"))
                          (lambda () (widen) (goto-char (point-max)) (insert "\"a\nb\",𝛼"))))
      (in-text (funcall change))
      (test-equal))
    (in-text (emacs-lisp-mode) (goto-char (point-max)) (insert "\nlast,9\n"))
    (test-equal)
    (should (equal (car (last (test-names))) "last"))
    (in-text (goto-char (point-min)) (insert "new "))
    (test-equal)
    (table-server-wait 5 (lambda () (string-match-p "new name" (table-server--header-line))))
    (should (string-match-p "new name.*│ +count" (table-server--header-line)))
    (in-text (setq buffer-read-only t))
    (test-settle)
    (table-server-kill-rows 0 1)
    (test-equal)
    (should (equal (car (test-names)) "fxig"))
    (should (string-match-p "fxig" (in-text (buffer-string))))))

(ert-deftest what-is-typed-while-the-table-is-edited-wins ()
  (with-text test-fruit
    (let (said)
      (cl-letf (((symbol-function 'message) (lambda (&rest words) (push (car words) said))))
        (table-server-request
         "table/edit" (list :table table-server--id
                            :edits [(:kind "set" :row 2 :column "count" :text "6")])
         #'ignore)
        (in-text (goto-char (point-max)) (insert "sloe,12,\n"))
        (table-server--send-text text)
        (test-equal))
      (should (equal (in-text (buffer-string)) (concat test-fruit "sloe,12,\n")))
      (should (cl-some (lambda (word) (string-prefix-p "The text has changed" (or word ""))) said))
      (table-server-undo 2)
      (should (string-match-p "kiwi,6" (in-text (buffer-string)))))))

(ert-deftest text-and-table-end-with-each-other ()
  (with-text test-fruit
    (let ((table (current-buffer)))
      (table-server-visit-text)
      (should (eq (current-buffer) text))
      (search-forward "lime")
      (table-server-this-buffer)
      (should (equal (table-server-cell) '(4 "name")))
      (revert-buffer)
      (should (= 5 (length (test-lines))))
      (in-text (goto-char (point-max)) (insert "sloe,12,\n"))
      (test-equal)
      (should (= 6 (length (test-lines))))
      (kill-buffer table)
      (should-not (in-text (memq #'table-server--after-text-change after-change-functions)))
      (in-text (insert "more\n") (should-not table-server--changes))
      (switch-to-buffer text)
      (table-server-this-buffer)
      (setq table (current-buffer))
      (kill-buffer text)
      (should-not (buffer-live-p table))))
  (let ((text (generate-new-buffer "notes")))
    (switch-to-buffer text)
    (insert "a,b\n1,\x3fff80\n")
    (should-error (table-server-this-buffer) :type 'user-error)
    (kill-buffer text)))

(ert-deftest a-text-of-a-file-is-saved-from-the-table ()
  (let ((file (make-temp-file "table-server" nil ".txt" test-fruit)))
    (switch-to-buffer (find-file-noselect file))
    (table-server-this-buffer)
    (test-settle)
    (table-server-edit-table '((:kind "set" :row 2 :column "count" :text "6")) "Edit")
    (call-interactively #'table-server-save)
    (should (equal (test-file file) (string-replace "kiwi,5" "kiwi,6" test-fruit)))
    (kill-buffer (get-file-buffer file))
    (delete-file file)))

(ert-deftest a-new-daemon-shows-the-text-again ()
  (with-text test-fruit
    (kill-process (jsonrpc--process table-server--connection))
    (while table-server--id (accept-process-output nil 0.01))
    (in-text (goto-char (point-max)) (insert "sloe,12,\n"))
    (table-server--send-text text)
    (revert-buffer)
    (should (equal (car (last (test-names))) "sloe"))
    (in-text (insert "fir,1,\n"))
    (test-equal)
    (should (equal (car (last (test-names))) "fir"))
    (test-at 0 "name")
    (table-server-as-text)
    (should (eq (current-buffer) text))
    (should (looking-at-p "fig"))))

(ert-deftest nothing-unsaved-is-lost-by-another-mode ()
  (with-table test-fruit
    (table-server-kill-rows 0 1)
    (should-error (text-mode) :type 'user-error)
    (should-error (table-server-mode) :type 'user-error)
    (should (equal (car (test-names)) "kiwi"))
    (table-server-undo 1)
    (table-server-as-text)
    (goto-char (point-max))
    (insert "sloe,12,\n")
    (should (string-match-p "not saved" (test-said #'table-server-mode)))
    (should (equal (buffer-string) (concat test-fruit "sloe,12,\n")))
    (should (buffer-modified-p))
    (write-file (expand-file-name "other.csv" folder))
    (should (equal (test-file buffer-file-name) (concat test-fruit "sloe,12,\n")))
    (should-not (derived-mode-p 'table-server-mode)))
  (with-temp-buffer
    (insert "a,b\n")
    (set-buffer-modified-p nil)
    (table-server-mode)
    (should (equal (buffer-string) "a,b\n"))))

(ert-deftest tables-without-files-say-so ()
  (with-text test-fruit
    (should-error (table-server-set-dialect "header=false") :type 'user-error)
    (should-error (table-server-diff "HEAD") :type 'user-error)
    (table-server-diff nil)
    (should-error (table-server-as-text) :type 'user-error)
    (should (derived-mode-p 'table-server-difference-mode))
    (should-error (table-server-visit-text) :type 'user-error)))

(defun test-go-to-random-place ()
  "Go to a place in the first records behind the header.
What the header is depends on the number of fields of the others."
  (goto-char (point-min))
  (forward-line 1)
  (goto-char (+ (point) (random (min 60 (1+ (- (point-max) (point))))))))

(defun test-change-either-side ()
  "Change the text or the table at random."
  (let ((rows (plist-get table-server--counts :source)) (text table-server--text))
    (pcase (random 10)
      ((or 0 1 2) (in-text (test-go-to-random-place)
                           (insert (nth (random 9) '("a" "," "\n" "\"" "渡" "x,y\n" "\"p\nq\"" "𝛼" "7")))))
      ((or 3 4) (in-text (test-go-to-random-place)
                       (delete-region (point) (min (point-max) (+ (point) (random 6))))))
      (5 (in-text (condition-case nil (undo-only) (user-error))))
      (6 (condition-case nil (table-server-undo 1) (user-error)))
      (7 (condition-case nil (table-server-redo 1) (user-error)))
      (_ (when (and table-server--order (> rows 0))
           (test-settle)
           (test-at (random (min rows 5)) (nth (random (length table-server--order)) table-server--order))
           (condition-case nil
               (if (= 0 (random 3)) (call-interactively #'table-server-kill-rows)
                 (pcase-let ((`(,row ,column) (table-server-cell)))
                   (table-server-edit-table
                    (list (list :kind "set" :row row :column column
                                :text (nth (random 4) '("new" "a,b" "two\nlines" "say \"x\""))))
                    "Edit")))
             (user-error)))))))

(ert-deftest text-and-table-stay-equal ()
  (dotimes (seed (* 2 (string-to-number (or (getenv "TABLE_SERVER_SEEDS") "1"))))
    (random (format "text %d" seed))
    (let (last-command history)
      (with-plain-text (concat "name,count,note\nfig,3,\nkiwi,5,green\nplum,7,渡辺\n"
                               (mapconcat (lambda (row) (format "row,%d,last\n" row))
                                          (number-sequence 1 20) ""))
        (dotimes (_ 25)
          (push (in-text (buffer-string)) history)
          (test-change-either-side)
          (when (= 0 (random 3))
            (test-equal)
            (ert-info ((format "%d: %S" seed history))
              (cl-mapc (lambda (ours fresh) (should (equal ours fresh)))
                       (test-content table-server--id)
                       (test-fresh-content (in-text (buffer-string)))))))))))

(provide 'text-tests)

;;; text-tests.el ends here

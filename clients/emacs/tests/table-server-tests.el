;;; table-server-tests.el --- Tests of table-server without a terminal  -*- lexical-binding: t -*-

;;; Commentary:
;; Run them by -l ert and -l this file in a batch, with `ert-run-tests-batch-and-exit'.
;; TABLE_SERVER names the daemon.

;;; Code:

(require 'ert)
(require 'table-server)

(defconst test-fruit "name,count,note\nfig,3,\nkiwi,5,green\nplum,7,渡辺\nlime,8,sour\npear,10,\n")

(set-frame-size (selected-frame) 80 24)
(set-language-environment "UTF-8")
(setq make-backup-files nil table-server-wait 5)

(defmacro with-table (text &rest body)
  "Run BODY in the buffer of a table whose file, called `file', has TEXT."
  (declare (indent 1))
  `(let* ((folder (make-temp-file "table-server-test" t))
          (file (expand-file-name "fruit.csv" folder))
          (coding-system-for-write 'utf-8-unix) (table-server-remember nil))
     (write-region ,text nil file nil 'quiet)
     (table-server-auto-mode 1)
     (unwind-protect
         (progn
           (switch-to-buffer (find-file-noselect file))
           (table-server--follow-windows)
           (test-settle)
           ,@body)
       (set-buffer-modified-p nil)
       (kill-buffer)
       (delete-directory folder t))))

(defun test-settle ()
  "Wait until the window is as all that was sent wants it."
  (table-server-call "view/sync" nil)
  (let ((sight (table-server--sight)))
    (table-server--follow sight t)
    (table-server-wait 5 (lambda () (table-server--covers sight)))))

(defun test-lines ()
  "The lines of the buffer, without blanks at their ends."
  (test-settle)
  (mapcar (lambda (line) (replace-regexp-in-string " +\\'" "" line))
          (split-string (buffer-substring-no-properties (point-min) (point-max)) "\n")))

(defun test-names ()
  "The first column of the lines."
  (mapcar (lambda (line) (car (split-string line " +│ *"))) (test-lines)))

(defun test-file (file)
  "The content of FILE."
  (let ((table-server--as-text t) (coding-system-for-read 'utf-8-unix))
    (with-temp-buffer (insert-file-contents file) (buffer-string))))

(defun test-said (function)
  "What FUNCTION says in the echo area."
  (let (said)
    (cl-letf (((symbol-function 'message)
               (lambda (&rest words) (setq said (and (car words) (apply #'format words))))))
      (funcall function))
    said))

(defun test-at (line column)
  "Put point on LINE, from 0, and COLUMN."
  (table-server--go line (intern column)))

(ert-deftest opening ()
  (with-table test-fruit
    (should (eq major-mode 'table-server-mode))
    (should (equal (test-lines) '("fig     │        3 │" "kiwi    │        5 │ green"
                                  "plum    │        7 │ 渡辺" "lime    │        8 │ sour"
                                  "pear    │       10 │")))
    (should (equal table-server-status "5 rows · utf-8 · ,"))
    (should-not (buffer-modified-p))))

(ert-deftest a-long-table-has-a-line-for-each-row-of-which-few-are-filled ()
  (with-table (concat "id,name\n" (mapconcat (lambda (at) (format "%d,name%d" at at))
                                             (number-sequence 1 20000) "\n") "\n")
    (table-server-wait 5 (lambda () (= table-server--entries 20000)))
    (dolist (line '(19999 0 10000 10030 9980 19999 5))
      (table-server--before-command)
      (goto-char (point-min))
      (forward-line line)
      (table-server--after-command)
      (test-settle)
      (should (= (table-server--line-at (point)) line))
      (should (equal (table-server-cell) (list (1+ line) "id")))
      (should (string-match-p (format "name%d\\b" (1+ line))
                              (buffer-substring (point) (line-end-position))))
      (should (< (hash-table-count table-server--drawn) 60)))
    (should (= (save-excursion (goto-char (point-max)) (line-number-at-pos)) 20000))))

(ert-deftest sorting-goes-with-the-row ()
  (with-table test-fruit
    (test-at 1 "count")
    (table-server-sort "count" "descending")
    (should (equal (test-names) '("pear" "lime" "plum" "kiwi" "fig")))
    (should (equal (table-server-cell) '(2 "count")))
    (should (string-match-p "count ▼" (table-server--header-line)))
    (table-server-sort-also)
    (should (equal (car (test-names)) "fig"))
    (test-at 0 "name")
    (table-server-sort-also t)
    (should (string-match-p "name ▼2.*count ▲" (table-server--header-line)))
    (call-interactively #'table-server-sort)
    (should (equal (car (test-names)) "fig"))
    (call-interactively #'table-server-sort)
    (should (equal (plist-get table-server--state :sort) []))))

(ert-deftest filters ()
  (with-table test-fruit
    (table-server-filter "count > 6")
    (should (equal (test-names) '("plum" "lime" "pear")))
    (should (equal table-server-status "3 of 5 rows · utf-8 · ,"))
    (test-at 1 "name")
    (table-server-filter-like)
    (should (equal (test-names) '("lime")))
    (table-server-filter "count > 100")
    (should (equal (test-lines) '("")))
    (table-server-clear-filter)
    (should (= (length (test-names)) 5))
    (should-error (table-server-filter "count = 6") :type 'user-error)
    (should (equal (table-server-error-kind) "expression"))
    (should (= (length (test-names)) 5))))

(ert-deftest editing-undo-and-saving ()
  (with-table test-fruit
    (test-at 1 "count")
    (table-server-edit-table '((:kind "set" :row 2 :column "count" :text "6")) "Edit")
    (should (equal (nth 1 (test-lines)) "kiwi    │        6 │ green"))
    (should (buffer-modified-p))
    (table-server-undo 1)
    (should (equal (nth 1 (test-lines)) "kiwi    │        5 │ green"))
    (should-not (buffer-modified-p))
    (table-server-redo 1)
    (save-buffer)
    (should-not (buffer-modified-p))
    (should (equal (test-file file) (string-replace "kiwi,5" "kiwi,6" test-fruit)))
    (should-error (progn (table-server-undo 1) (table-server-undo 1)) :type 'user-error)))

(ert-deftest saving-as-and-a-copy ()
  (with-table test-fruit
    (let ((other (expand-file-name "other.csv" folder)) (copy (expand-file-name "copy.csv" folder)))
      (test-at 0 "name")
      (table-server-clear 0 1 '("name"))
      (table-server-save-copy copy)
      (should (buffer-modified-p))
      (should (equal (test-file copy) (string-replace "fig" "" test-fruit)))
      (write-file other)
      (should-not (buffer-modified-p))
      (should (equal buffer-file-name other))
      (should (equal (test-file other) (test-file copy)))
      (should (equal (test-file file) test-fruit))
      (should (eq major-mode 'table-server-mode)))))

(ert-deftest rows-are-killed-and-yanked ()
  (with-table test-fruit
    (table-server-kill-rows 0 2)
    (should (equal (test-names) '("plum" "lime" "pear")))
    (should (equal (current-kill 0) "fig\t3\t\nkiwi\t5\tgreen"))
    (test-at 1 "name")
    (table-server-yank t)
    (should (equal (test-names) '("plum" "lime" "fig" "kiwi" "pear")))
    (kill-new "a\tb\tc")
    (should-error (table-server-yank t) :type 'user-error)
    (should (equal (test-names) '("plum" "lime" "fig" "kiwi" "pear")))))

(ert-deftest a-region-is-a-block-of-cells ()
  (with-table test-fruit
    (let ((transient-mark-mode t))
      (test-at 1 "count")
      (push-mark nil t t)
      (table-server--before-command)
      (test-at 2 "note")
      (table-server--after-command)
      (should (= 2 (cl-count-if (lambda (overlay) (overlay-get overlay 'table-server-region))
                                (overlays-in (point-min) (point-max)))))
      (call-interactively #'table-server-copy)
      (should (equal (current-kill 0) "5\tgreen\n7\t渡辺"))
      (test-at 0 "count")
      (table-server-yank)
      (should (equal (nth 0 (test-lines)) "fig     │        5 │ green")))))

(ert-deftest columns-are-hidden-widened-fixed-and-listed ()
  (with-table test-fruit
    (test-at 0 "count")
    (table-server-hide "count")
    (test-settle)
    (should-not (string-match-p "count" (table-server--header-line)))
    (table-server-show-all)
    (test-settle)
    (should (string-match-p "count" (table-server--header-line)))
    (test-at 0 "name")
    (table-server-widen 5)
    (should (equal (car (test-lines)) "fig          │        3 │"))
    (table-server-fix "count")
    (test-settle)
    (should (= 2 (cl-count-if #'table-server--slot-fixed
                              (table-server--sight-slots (table-server--sight)))))
    (should (equal (mapcar #'car (table-server--imenu)) '("name" "count" "note")))))

(ert-deftest sections-collapse ()
  (with-table "kind,name\na,one\nb,two\na,three\n"
    (table-server-group '("kind"))
    (should (equal (test-names) '("▾ a (2)" "a" "a" "▾ b (1)" "b")))
    (goto-char (point-min))
    (table-server-toggle-section)
    (should (equal (test-names) '("▸ a (2)" "▾ b (1)" "b")))
    (table-server-collapse-all)
    (should (equal (test-names) '("▸ a (2)" "▸ b (1)")))
    (table-server-collapse-all t)
    (table-server-group nil)
    (should (equal (test-names) '("a" "b" "a")))))

(ert-deftest searching-steps-by-cells ()
  (with-table "a,b\nxö1,no\nno,no\nyö2,zö3\n"
    (test-at 1 "a")
    (table-server-search "ö")
    (should (equal (table-server-cell) '(3 "a")))
    (test-settle)
    (should (memq 'table-server-match
                  (let ((face (get-text-property (1+ (point)) 'face)))
                    (if (listp face) face (list face)))))
    (should (equal (test-said #'table-server-next-hit) "3 of 3"))
    (should (equal (table-server-cell) '(3 "b")))
    (should (equal (test-said #'table-server-next-hit)
                   "Search continues at the other end: 1 of 3"))
    (should (equal (table-server-cell) '(1 "a")))
    (table-server-previous-hit)
    (should (equal (table-server-cell) '(3 "b")))
    (table-server-search "")
    (should-error (table-server-search "nowhere") :type 'user-error)))

(ert-deftest hits-are-those-of-rows-wherever-these-are ()
  (with-table "a,b\nx1,x2\nno,no\nx3,no\n"
    (table-server-search "x")
    (should (equal (table-server-cell) '(1 "b")))
    (table-server-sort "a" "descending")
    (should (equal (test-said #'table-server-next-hit)
                   "Search continues at the other end: 1 of 3"))
    (should (equal (table-server-cell) '(3 "a")))
    (should (equal (test-said #'table-server-next-hit) "2 of 3"))
    (should (equal (table-server-cell) '(1 "a")))
    (table-server-hide "a")
    (should (equal (test-said #'table-server-next-hit)
                   "Search continues at the other end: 1 of 1"))
    (should (equal (table-server-cell) '(1 "b")))))

(ert-deftest hits-are-marked-behind-characters-of-every-size ()
  (with-table (format "a,b\nx\u0085yöz,𝛼ö渡\nnone,%s\n" (make-string 200 ?ö))
    (table-server-search "ö")
    (test-settle)
    (goto-char (point-min))
    (let (hits)
      (while (re-search-forward "ö+" nil t)
        (push (memq 'table-server-match (ensure-list (get-text-property (1- (point)) 'face))) hits)
        (should-not (memq 'table-server-match (ensure-list (get-text-property (point) 'face)))))
      (should (= (length hits) 3))
      (should-not (memq nil hits)))
    (should (string-match-p "ö…\\'" (nth 1 (test-lines))))))

(ert-deftest replacing ()
  (with-table test-fruit
    (table-server-replace "i" "I")
    (should (equal (seq-take (test-names) 2) '("fIg" "kIwI")))
    (table-server-undo 1)
    (should (equal (seq-take (test-names) 2) '("fig" "kiwi")))))

(ert-deftest wide-and-hostile-texts-keep-their-columns ()
  (with-table "a,b,c\n\"x\ny\",\u202eleft,1\n👩‍👩‍👧,e\u0301,2\n\u200b渡辺,\x07,3\n"
    (dolist (line (test-lines))
      (should (= 2 (cl-count ?│ line))))
    (should (string-match-p "x␊y" (car (test-lines))))))

(ert-deftest texts-fit-the-width-of-their-columns ()
  (should (equal (table-server--fit "渡辺" 3 nil) (cons "渡…" 0)))
  (should (equal (table-server--fit "渡" 4 t) (cons "  渡" 2))))

(ert-deftest a-changed-file-is-read-again-or-told ()
  (with-table test-fruit
    (write-region (string-replace "kiwi" "guava" test-fruit) nil file nil 'quiet)
    (table-server-look)
    (table-server-wait 5 (lambda () (member "guava" (test-names))))
    (should (equal (nth 1 (test-names)) "guava"))
    (should-not (buffer-modified-p))
    (test-at 0 "name")
    (table-server-edit-table '((:kind "set" :row 1 :column "name" :text "date")) "Edit")
    (write-region (string-replace "kiwi" "mango" test-fruit) nil file nil 'quiet)
    (table-server-wait 5 (lambda () (not (equal table-server--source "asOpened"))))
    (should-error (table-server--write) :type 'user-error)
    (should (equal (table-server-error-kind) "fileChanged"))
    (table-server-merge)
    (table-server-wait 5 (lambda () (member "mango" (test-names))))
    (should (equal (seq-take (test-names) 2) '("date" "mango")))
    (save-buffer)
    (should (equal (test-file file) "name,count,note\ndate,3,\nmango,5,green\nplum,7,渡辺\nlime,8,sour\npear,10,\n"))))

(ert-deftest conflicts-are-listed-and-decided ()
  (with-table test-fruit
    (table-server-edit-table '((:kind "set" :row 2 :column "count" :text "6")) "Edit")
    (write-region (string-replace "kiwi,5" "kiwi,9" test-fruit) nil file nil 'quiet)
    (table-server-wait 5 (lambda () (not (equal table-server--source "asOpened"))))
    (table-server-merge)
    (table-server-wait 5 (lambda () (= table-server--conflicts 1)))
    (table-server-conflicts)
    (with-current-buffer "*table-server list*"
      (should (string-match-p "ours \"6\", theirs \"9\"" (buffer-string))))
    (table-server-take "theirs" t)
    (table-server-wait 5 (lambda () (= table-server--conflicts 0)))
    (should (equal (nth 1 (test-lines)) "kiwi    │        9 │ green"))))

(ert-deftest reverting-drops-edits ()
  (with-table test-fruit
    (table-server-kill-rows 0 1)
    (should (equal (car (test-names)) "kiwi"))
    (revert-buffer t t)
    (should (equal (car (test-names)) "fig"))
    (should-not (buffer-modified-p))))

(ert-deftest the-dialect-is-set ()
  (with-table "a;b,c;d\n1;2,x\n"
    (should (string-match-p "a.*│.*b,c.*│.*d" (table-server--header-line)))
    (table-server-set-dialect "delimiter=, header=false")
    (should (equal (test-lines) '("a;b        │ c;d" "1;2        │ x")))))

(ert-deftest text-and-table ()
  (with-table test-fruit
    (table-server-as-text)
    (should (equal (buffer-string) test-fruit))
    (should-not buffer-read-only)
    (should-not (buffer-modified-p))
    (should-not header-line-format)
    (table-server-mode)
    (should (equal (car (test-names)) "fig"))))

(ert-deftest files-of-other-modes-are-read ()
  (with-table "-*- mode: text -*-,b\n1,2\n"
    (table-server-as-text)
    (should (eq major-mode 'text-mode)))
  (let ((file (make-temp-file "table-server" nil ".csv" "-*- mode: text -*-,b\n1,2\n"))
        (auto-mode-alist (cons '("\\.csv\\'" . text-mode) auto-mode-alist)))
    (with-current-buffer (find-file-noselect file)
      (should (eq major-mode 'text-mode))
      (should (equal (buffer-string) "-*- mode: text -*-,b\n1,2\n"))
      (kill-buffer))
    (with-current-buffer (find-file-literally file)
      (should (equal (buffer-string) "-*- mode: text -*-,b\n1,2\n"))
      (kill-buffer))
    (with-temp-buffer
      (insert-file-contents file)
      (should (= (buffer-size) 25)))
    (delete-file file)))

(ert-deftest statistics-frequencies-problems-and-export ()
  (with-table test-fruit
    (table-server-statistics "count")
    (with-current-buffer "*table-server*"
      (should (string-match-p "sum       33" (buffer-string)))
      (should (string-match-p "distinct  5" (buffer-string)))
      (should (string-match-p "50 %      7\n" (buffer-string)))
      (should (string-match-p "        3 █+ 2\n" (buffer-string))))
    (table-server-frequencies "name")
    (with-current-buffer "*table-server*"
      (should (string-match-p "name: 5 values\n      1  " (buffer-string))))
    (table-server-describe-table)
    (with-current-buffer "*table-server*"
      (should (string-match-p "column count: integer" (buffer-string))))
    (let ((out (expand-file-name "out.md" folder)))
      (table-server-export out)
      (should (string-prefix-p "| name | count | note |" (test-file out)))))
  (let ((table-server-open-options '(:columns (:b (:type "integer")))))
    (with-table "a,b\nr1,1\nr2,bad\n"
      (table-server-problems)
      (with-current-buffer "*table-server list*"
        (should (string-match-p "2 b: doesNotParse bad" (buffer-string)))
        (forward-line 1)
        (table-server-list-visit))
      (should (equal (table-server-cell) '(2 "b"))))))

(ert-deftest every-scroll-is-followed-by-its-rows ()
  "The answer to a scroll and its update come in one read; see the connection's commentary."
  (with-table (concat "id\n" (mapconcat #'number-to-string (number-sequence 1 3000) "\n") "\n")
    (table-server-wait 5 (lambda () (= table-server--entries 3000)))
    (let* ((replica (table-server-replica-new)) (first 0) (slow 0)
           (is-there (lambda () (equal (table-server-replica-window replica)
                                       (list :first first :size 20)))))
      (cl-letf (((alist-get 'view/update table-server-handlers)
                 (lambda (params)
                   (when (equal (plist-get params :subscription) "other")
                     (table-server-replica-apply replica params)))))
        (table-server-call "view/watch" (list :view table-server--id :subscription "other" :as "text"
                                              :window '(:kind "entries" :first 0 :size 20)))
        (table-server-wait 5 is-there)
        (dotimes (turn 200)
          (setq first (% (* (1+ turn) 37) 2900))
          (table-server-call "view/scroll" (list :subscription "other" :first first :size 20))
          (unless (table-server-wait 0.5 is-there) (cl-incf slow))
          (should (equal (table-server-replica-text replica "id" 0)
                         (number-to-string (1+ first))))))
      (should (= slow 0)))))

(ert-deftest without-a-daemon-the-file-is-text ()
  (let ((table-server-command "/nowhere/table-server") (table-server--connection nil)
        (file (make-temp-file "table-server" nil ".csv" test-fruit)))
    (with-current-buffer (find-file-noselect file)
      (should (equal (buffer-string) test-fruit))
      (should-not (derived-mode-p 'table-server-mode))
      (kill-buffer))
    (delete-file file)
    (should (string-match-p "swift build" (table-server-how-to-get)))))

(ert-deftest a-faulty-file-is-told-and-shown-as-text ()
  (let ((file (make-temp-file "table-server" nil ".csv" "\x1f\x8b\x00\x01\x02\x03not gzip")))
    (with-current-buffer (find-file-noselect file)
      (should (= (buffer-size) (file-attribute-size (file-attributes file))))
      (kill-buffer))
    (delete-file file)))

(ert-deftest two-windows-show-two-places ()
  (with-table (concat "id\n" (mapconcat #'number-to-string (number-sequence 1 3000) "\n") "\n")
    (table-server-wait 5 (lambda () (= table-server--entries 3000)))
    (let ((other (split-window)))
      (table-server--follow-windows)
      (with-selected-window other
        (goto-char (point-max))
        (table-server--after-command)
        (test-settle)
        (should (equal (table-server-cell) '(3000 "id"))))
      (should (= (length table-server--sights) 2))
      (should (equal (string-trim (car (test-names))) "1"))
      (should (equal (string-trim (car (last (test-names)))) "3000"))
      (delete-window other)
      (table-server--follow-windows)
      (should (= (length table-server--sights) 1)))))

;;; A law: whatever is done, the lines in sight are those of a fresh read

(defconst test-commands
  '((next-line) (previous-line) (forward-line 30) (forward-line -30) (goto-char (point-max))
    (goto-char (point-min)) (scroll-up-command) (scroll-down-command) (recenter 0) (recenter -1)
    (table-server-next-column 1) (table-server-previous-column 1) (table-server-last-column)
    (table-server-first-column) (call-interactively #'table-server-kill-rows)
    (call-interactively #'table-server-clear) (table-server-yank) (table-server-yank t)
    (table-server-undo 1) (table-server-redo 1) (call-interactively #'table-server-sort)
    (table-server-sort-also t) (table-server-filter "n % 3 == 0") (table-server-filter "n < 40")
    (table-server-filter "n > 900") (table-server-filter-like) (table-server-clear-filter)
    (table-server-search "7") (table-server-next-hit) (table-server-previous-hit)
    (table-server-fix (table-server--this-column)) (table-server-widen 3) (table-server-narrow 2)
    (table-server-hide (table-server--this-column)) (table-server-show-all)
    (table-server-group '("n")) (table-server-group nil) (table-server-toggle-section)
    (table-server-collapse-all) (table-server-collapse-all t) (call-interactively #'table-server-copy)
    (call-interactively #'table-server-statistics) (table-server-problems)
    (push-mark nil t t) (call-interactively #'table-server-kill) (save-buffer)
    (table-server--draft (table-server-cell) "begin") (revert-buffer t t)
    (table-server-call "table/edit" (list :table table-server--id :edits
                                          [(:kind "insert" :rows [["new" 1 ""]]
                                            :place (:kind "start"))])))
  "What the laws do at random.")

(defun test-do (form)
  "Do FORM as a command.  What it refuses is no fault."
  (table-server--before-command)
  (condition-case nil (save-window-excursion (eval form t))
    ((user-error beginning-of-buffer end-of-buffer)))
  (table-server--after-command))

(defun test-check (history)
  "Compare the lines in sight with a fresh read; HISTORY is what was done."
  (test-settle)
  (let* ((sight (table-server--sight)) (range (table-server--in-sight sight))
         (fresh (table-server-call "view/rows"
                                   (list :view table-server--id :as "text" :columns ["name"]
                                         :range (list :first (car range) :size (cdr range)))))
         (counts (plist-get fresh :counts))
         (end (or (plist-get counts :entries) (plist-get counts :pageEnd)))
         (shown (table-server--slot-of sight 'name))
         (drawn (cl-loop for key across (plist-get fresh :keys) for line from (car range)
                         collect (let ((bounds (table-server--cell-bounds line 'name)))
                                   (if bounds
                                       (string-trim (buffer-substring-no-properties
                                                     (car bounds) (cdr bounds)))
                                     "")))))
    (ert-info ((format "%S" (reverse history)))
      (should (= (save-excursion (goto-char (point-max)) (line-number-at-pos)) (max end 1)))
      (should (<= (hash-table-count table-server--drawn) (* 2 (+ 2 (cdr range)))))
      (should (< (table-server--line-at (point)) (max end 1)))
      (should (= (1+ (table-server--line-at (point))) (line-number-at-pos)))
      (when (and shown (table-server--slot-whole shown))
        (cl-loop for text across (plist-get (aref (plist-get fresh :blocks) 0) :texts)
                 for key across (plist-get fresh :keys) for line in drawn
                 do (should (equal line (if (consp key) ""
                                          (string-trim
                                           (car (table-server--fit
                                                 text (table-server--slot-width shown) nil)))))))))))

(defun test-law (seed)
  "Do forty commands at random from SEED."
  (random seed)
  (kill-new "x\t7")
  (set-frame-size (selected-frame) (if (= 0 (random 2)) 30 80) (if (= 0 (random 2)) 9 24))
  (unwind-protect
      (with-table (concat "name,n,text\n"
                          (mapconcat (lambda (_) (format "r%d,%d,%s" (random 1000) (random 1000)
                                                         (make-string (random 30) ?w)))
                                     (number-sequence 1 400) "\n")
                          "\n")
        (let (history)
          (dotimes (_ 40)
            (push (nth (random (length test-commands)) test-commands) history)
            (test-do (car history))
            (test-check history))))
    (set-frame-size (selected-frame) 80 24)))

(ert-deftest the-lines-in-sight-are-those-of-a-fresh-read ()
  (dotimes (seed (* 2 (string-to-number (or (getenv "TABLE_SERVER_SEEDS") "1"))))
    (test-law (format "law %d" seed))))

(ert-deftest strange-files-bear-every-command ()
  (dolist (text (list "" "a,b\n" "x\n" "\"\n\n\"" "\n\n\n" "name\n%d\n"
                      (concat (apply #'concat (make-list 100 "a,")) "a\n"
                              (apply #'concat (make-list 100 "1,")) "1\n")))
    (random text)
    (kill-new "x\ty\nz")
    (with-table text
      (dotimes (_ 20)
        (test-do (nth (random (length test-commands)) test-commands))
        (test-settle)
        (should (table-server--header-line))))))

(provide 'table-server-tests)

;;; table-server-tests.el ends here

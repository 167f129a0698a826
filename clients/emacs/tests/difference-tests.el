;;; difference-tests.el --- Tests of differences  -*- lexical-binding: t -*-

;;; Commentary:
;; Run them as table-server-tests.el, which is loaded first.

;;; Code:

(require 'table-server-tests (expand-file-name "table-server-tests"
                                               (file-name-directory (or load-file-name buffer-file-name))))

(defmacro with-difference (with &rest body)
  "Run BODY in the difference of the table from WITH."
  (declare (indent 1))
  `(progn
     (table-server-diff ,with)
     (unwind-protect (progn (test-settle) ,@body)
       (quit-windows-on (current-buffer) t))))

(defun test-face (text)
  "The faces of TEXT in the buffer."
  (goto-char (point-min))
  (search-forward text)
  (let ((face (get-text-property (match-beginning 0) 'face))) (if (listp face) face (list face))))

(defun test-edit ()
  "Change a cell, remove the first row and add a last one."
  (table-server-edit-table '((:kind "set" :row 5 :column "name" :text "quince")
                             (:kind "remove" :rows [1])
                             (:kind "insert" :rows [["sloe" 12 "blue"]]))
                           "Edit"))

(ert-deftest differences-have-aligned-rows-and-old-cells ()
  (with-table test-fruit
    (test-edit)
    (with-difference nil
      (should (equal (buffer-name) "*saved..fruit.csv*"))
      (should (equal (mapcar (lambda (line) (split-string line " *│ *")) (test-lines))
                     '(("removed" "fig" "fig" "3" "3" "" "")
                       ("changed" "quince" "pear" "10" "10" "" "")
                       ("added" "sloe" "" "12" "" "blue" ""))))
      (should (memq 'table-server-removed (test-face "fig")))
      (should (memq 'table-server-added (test-face "sloe")))
      (should (memq 'table-server-changed (test-face "quince")))
      (should (memq 'table-server-changed (test-face "pear")))
      (should-not (memq 'table-server-changed (test-face "10")))
      (should (equal table-server-status "3 of 6 rows · 1 added · 1 removed · 1 changed"))
      (table-server-changes-only)
      (should (= 6 (length (test-lines))))
      (should (equal (nth 1 (test-names)) "same"))
      (table-server-changes-only)
      (should (= 3 (length (test-lines))))
      (should-error (table-server-clear 0 1 '("name")) :type 'user-error))))

(ert-deftest changes-are-visited-one-by-one ()
  (with-table test-fruit
    (test-edit)
    (with-difference nil
      (table-server-changes-only)
      (test-settle)
      (test-at 1 "name")
      (table-server-next-change 1)
      (should (equal (cadr (table-server-cell)) "name"))
      (should (looking-at "quince"))
      (table-server-next-change 1)
      (should (string-match-p "added" (thing-at-point 'line)))
      (should (equal (test-said (lambda () (table-server-next-change 1)))
                     "Changes continue at the other end"))
      (should (string-match-p "removed" (thing-at-point 'line)))
      (should-error (table-server-visit-compared) :type 'user-error)
      (table-server-previous-change 2)
      (should (looking-at "quince"))
      (search-forward "pear")
      (table-server--before-command)
      (table-server--after-command)
      (should (equal (cadr (table-server-cell)) "was_name"))
      (let ((buffer (current-buffer)))
        (table-server-visit-compared)
        (should (equal (table-server-cell) '(5 "name")))
        (should (equal (buffer-name) "fruit.csv"))
        (pop-to-buffer buffer)))))

(ert-deftest a-difference-follows-its-table ()
  (with-table test-fruit
    (with-difference nil
      (should (equal (test-lines) '("")))
      (with-current-buffer table-server--compared
        (table-server-call "table/edit" (list :table table-server--id :edits
                                              [(:kind "set" :row 2 :column "count" :text "6")])))
      (table-server-wait 5 (lambda () (= table-server--entries 1)))
      (should (string-match-p "changed.*kiwi.*6.*5.*green" (car (test-lines))))
      (with-current-buffer table-server--compared
        (table-server-call "table/undo" (list :table table-server--id)))
      (table-server-wait 5 (lambda () (equal (test-lines) '(""))))
      (should (equal (test-lines) '("")))
      (table-server-changes-only)
      (test-settle)
      (should-error (table-server-next-change 1) :type 'user-error))))

(ert-deftest a-file-and-a-revision-are-compared ()
  (with-table test-fruit
    (let ((default-directory (file-name-as-directory folder))
          (other (expand-file-name "other.csv" folder)))
      (dolist (words '(("init" "-q") ("add" ".")
                       ("-c" "user.name=a" "-c" "user.email=a@b" "commit" "-qm" "x")))
        (should (eql 0 (apply #'process-file "git" nil nil nil words))))
      (test-edit)
      (with-difference "HEAD"
        (should (equal (test-names) '("removed" "changed" "added"))))
      (table-server-diff-head)
      (should (equal (test-names) '("removed" "changed" "added")))
      (quit-windows-on (current-buffer) t)
      (write-region (string-replace "plum" "prune" test-fruit) nil other nil 'quiet)
      (with-difference other
        (should (member "changed" (test-names))))
      (should-error (table-server-diff "nowhere") :type 'user-error)
      (should (equal (buffer-name) "fruit.csv")))))

(provide 'difference-tests)

;;; difference-tests.el ends here

;;; late-updates-tests.el --- Commands before the newest order is drawn  -*- lexical-binding: t -*-

;;; Commentary:
;; Run them as table-server-tests.el, which is loaded first.

;;; Code:

(require 'table-server-tests (expand-file-name "table-server-tests"
                                               (file-name-directory (or load-file-name buffer-file-name))))

(defconst test-late (expand-file-name "../../late_updates.py"
                                      (file-name-directory (or load-file-name buffer-file-name))))

(defmacro with-late-table (&rest body)
  "Run BODY in a table of 200 rows whose daemon sends updates 1 s late.
While the name rises, n falls."
  `(let ((table-server-command (append (list "python3" test-late "1") (table-server-program)))
         table-server--connection)
     (unwind-protect
         (with-table (concat "name,n\n"
                             (mapconcat (lambda (row) (format "r%03d,%d\n" row (- 200 row)))
                                        (number-sequence 1 200) ""))
           (table-server-wait 5 (lambda () (= table-server--entries 200)))
           ,@body)
       (table-server-stop))))

(defun test-ordered ()
  "Wait until the daemon has sorted and filtered, but not for its updates."
  (table-server-call "view/sync" nil))

(defun test-await ()
  "Wait until the newest order is drawn."
  (test-ordered)
  (let ((newest (plist-get (table-server-call "view/get" (list :view table-server--id))
                           :viewRevision))
        (replica (table-server--sight-replica (table-server--sight))))
    (should (table-server-wait
             5 (lambda () (>= (table-server-replica-view-revision replica) newest))))))

(defun test-comes-to (row line)
  "Whether point is on ROW, in LINE, now and in the newest order."
  (should (equal (table-server-cell) (list row "name")))
  (test-await)
  (should (equal (table-server-cell) (list row "name")))
  (should (= (table-server--line-at (point)) line)))

(ert-deftest rows-are-found-in-an-order-that-is-not-drawn-yet ()
  (with-late-table
   (table-server-search "r170")
   (test-at 0 "name")
   (table-server-sort "n" "ascending")
   (table-server-next-hit)
   (test-comes-to 170 30)
   (table-server-sort "name" "ascending")
   (should (table-server-go-to-row 190 "name"))
   (test-await)
   (table-server-filter "n > 100")
   (test-ordered)
   (should-not (table-server-go-to-row 190))))

(ert-deftest the-rows-that-are-seen-are-changed ()
  (with-late-table
   (test-at 2 "name")
   (table-server-sort "n" "ascending")
   (call-interactively #'table-server-kill-rows)
   (should (equal (current-kill 0) "r003\t197"))
   (test-await)
   (should-error (table-server-call "cell/text" (list :table table-server--id :row 3 :column "n")))
   (test-at 0 "name")
   (table-server-sort "name" "ascending")
   (table-server-kill 0 2 '("name"))
   (should (equal (current-kill 0) "r200\nr199"))
   (table-server-sort "n" "ascending")
   (test-ordered)
   (should-error (table-server-kill-rows 0 100) :type 'user-error)
   (test-await)
   (table-server-kill-rows 0 100)
   (should (string-prefix-p "\t0\n\t1\nr198\t2\n" (current-kill 0)))))

(provide 'late-updates-tests)

;;; late-updates-tests.el ends here

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

(provide 'text-tests)

;;; text-tests.el ends here

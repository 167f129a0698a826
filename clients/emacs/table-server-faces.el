;;; table-server-faces.el --- Faces of tables  -*- lexical-binding: t -*-

;;; Commentary:

;; A tag of a view's styles has the face table-server-TAG, if there is one: so have differences.

;;; Code:

(defcustom table-server-column-faces
  '(default font-lock-string-face font-lock-type-face font-lock-constant-face
    font-lock-keyword-face font-lock-function-name-face font-lock-variable-name-face)
  "Faces that the columns have in turn; nil for one colour."
  :type '(repeat face) :group 'table-server)

(defface table-server-header '((t :inherit (bold header-line)))
  "The header."
  :group 'table-server)
(defface table-server-fixed '((t :inherit font-lock-builtin-face))
  "Fixed columns."
  :group 'table-server)
(defface table-server-border '((t :inherit shadow))
  "What is between columns."
  :group 'table-server)
(defface table-server-cell '((t :inherit highlight))
  "The cell at point."
  :group 'table-server)
(defface table-server-match '((t :inherit match))
  "Search hits."
  :group 'table-server)
(defface table-server-error '((t :inherit error))
  "No value of the column's type."
  :group 'table-server)
(defface table-server-problem '((t :inherit warning))
  "A cell that breaks a rule."
  :group 'table-server)
(defface table-server-conflict '((t :inherit diff-refine-changed))
  "What a merge left open."
  :group 'table-server)
(defface table-server-draft '((t :inherit diff-changed))
  "A cell that is being edited."
  :group 'table-server)
(defface table-server-added '((t :inherit diff-added))
  "Rows that a difference has only after the change."
  :group 'table-server)
(defface table-server-removed '((t :inherit diff-removed))
  "Rows that a difference has only before the change."
  :group 'table-server)
(defface table-server-moved '((t :inherit diff-hunk-header))
  "Rows of a difference that are in another place."
  :group 'table-server)
(defface table-server-changed '((t :inherit diff-refine-changed))
  "Cells of a difference that have changed, before and after."
  :group 'table-server)
(defface table-server-was '((t :inherit shadow))
  "Columns of a difference that have the cells before the change."
  :group 'table-server)
(defface table-server-section '((t :inherit (bold shadow)))
  "Headers of sections."
  :group 'table-server)

(provide 'table-server-faces)

;;; table-server-faces.el ends here

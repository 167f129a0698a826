;;; table-server-replica.el --- A copy of a watched window of table-server  -*- lexical-binding: t -*-

;; Package-Requires: ((emacs "28.1"))
;; Keywords: data

;;; Commentary:

;; A replica has the content of a subscription's window, and changes only by applying updates.
;; It does no input or output and uses nothing of the package, so any client can use it:
;;
;;     (setq replica (table-server-replica-new))
;;     ;; For the params of each view/update, as jsonrpc.el reads them:
;;     (condition-case nil
;;         (table-server-replica-apply replica params)
;;       (table-server-out-of-sync (send "view/resync")))
;;     (table-server-replica-text replica "name" 0)
;;
;; Messages are property lists with vectors; null is nil and false is :json-false.
;; All indices count from the first entry of the window.

;;; Code:

(require 'cl-lib)
(require 'seq)
(require 'subr-x)

(define-error 'table-server-out-of-sync "An update does not fit the replica")

(defconst table-server-replica--indices-max 10000000
  "More indices than these in one list of runs are refused.")

(cl-defstruct (table-server-replica (:constructor table-server-replica-new ()) (:copier nil))
  "A window of a view.
A key is a number, a string, or the property list of a section's entry.  Cells
are vectors by column; a cell is a property list of :value, :text, :error,
:matches, :further, :draft, :pending, :stale, :lossy and :cut."
  (keys []) columns (cells (make-hash-table :test #'equal))
  (sections (make-hash-table :test #'equal)) (order "ready") (needs-reset t)
  counts window searching layout across viewport selection footers kinds
  problems heights frames view-revision revision seq parts
  (looks (make-hash-table :test #'equal)) (known-looks (make-hash-table)))

(defun table-server-replica-size (replica)
  "The number of entries that REPLICA holds."
  (length (table-server-replica-keys replica)))

(defun table-server-replica-first (replica)
  "The view index of the first entry of REPLICA."
  (or (plist-get (table-server-replica-window replica) :first) 0))

(defun table-server-replica-cell (replica column index)
  "The cell of REPLICA in COLUMN at INDEX, or nil."
  (let ((cells (gethash column (table-server-replica-cells replica))))
    (and cells (< -1 index (length cells)) (aref cells index))))

(defun table-server-replica-text (replica column index)
  "The text of REPLICA's cell in COLUMN at INDEX, or nil."
  (plist-get (table-server-replica-cell replica column index) :text))

(defun table-server-replica-look (replica index &optional column)
  "The styles of the row at INDEX of REPLICA, or of its cell in COLUMN."
  (gethash (cons (aref (table-server-replica-keys replica) index) column)
           (table-server-replica-looks replica)))

(defun table-server-replica--refuse (&rest arguments)
  "Signal that an update does not fit; ARGUMENTS are those of `format'."
  (signal 'table-server-out-of-sync (list (apply #'format arguments))))

(defun table-server-replica--told (parts member)
  "What the first of PARTS that has MEMBER says, in a list; nil if none has it."
  (cl-loop for part in parts for found = (plist-member part member)
           when found return (list (cadr found))))

(defun table-server-replica--present (parts member)
  "What PARTS say of MEMBER, without nulls."
  (delq nil (mapcar (lambda (part) (plist-get part member)) parts)))

(defun table-server-replica--joined (parts member)
  "The elements of the lists that PARTS have under MEMBER."
  (apply #'append (mapcar (lambda (list) (append list nil))
                          (table-server-replica--present parts member))))

(defun table-server-replica--expanded (runs)
  "The indices of RUNS, each [index, count]."
  (let ((left table-server-replica--indices-max))
    (cl-loop for run in runs
             when (< (cl-decf left (aref run 1)) 0)
             do (table-server-replica--refuse "too many indices")
             append (number-sequence (aref run 0) (+ (aref run 0) (aref run 1) -1)))))

(defun table-server-replica--cells-of (block)
  "The cells of a column BLOCK, as a vector."
  (let* ((values (plist-get block :values)) (texts (plist-get block :texts))
         (count (length (or values texts))) (cells (make-vector count nil)))
    (when (and values texts (/= (length values) (length texts)))
      (table-server-replica--refuse "%d values but %d texts" (length values) (length texts)))
    (dotimes (row count)
      (when texts (push (aref texts row) (aref cells row)) (push :text (aref cells row)))
      (when values (push (aref values row) (aref cells row)) (push :value (aref cells row))))
    (cl-flet ((put (row member value)
                (unless (< -1 row count)
                  (table-server-replica--refuse "row %d is outside a block of %d" row count))
                (setf (aref cells row) (append (list member value) (aref cells row)))))
      (dolist (member '(:pending :stale :lossy :cut))
        (mapc (lambda (row) (put row member t)) (plist-get block member)))
      (mapc (lambda (one) (put (plist-get one :row) :error one)) (plist-get block :errors))
      (mapc (lambda (one) (put (plist-get one :row) :draft one)) (plist-get block :drafts))
      (mapc (lambda (one)
              (put (plist-get one :row) :matches (plist-get one :ranges))
              (put (plist-get one :row) :further (plist-get one :further)))
            (plist-get block :matches)))
    cells))

(defun table-server-replica--gathered (blocks count)
  "BLOCKS at their offsets, as a table of columns of COUNT cells."
  (let ((columns (make-hash-table :test #'equal)))
    (dolist (block blocks columns)
      (let* ((name (plist-get block :column)) (offset (or (plist-get block :offset) 0))
             (cells (table-server-replica--cells-of block))
             (column (or (gethash name columns) (puthash name (make-vector count nil) columns))))
        (when (or (< offset 0) (> (+ offset (length cells)) count))
          (table-server-replica--refuse "a block of %s reaches past %d rows" name count))
        (cl-replace column cells :start1 offset)))))

(defun table-server-replica--plan (size deletes moves inserted)
  "For each new index of a window of SIZE entries the old one.
For the n-th of INSERTED it is -1 - n.  DELETES are old indices, and MOVES pairs
of an old and a new one.

Taking out from the highest and putting in from the lowest is the same as
letting the entries that stay fill, in order, the new indices that no insert and
no move claims."
  (let* ((gone (make-bool-vector size nil))
         (new-size (+ (- size (length deletes)) (length inserted)))
         (plan (make-vector (max new-size 0) nil)) (staying 0))
    (dolist (at (append deletes (mapcar (lambda (move) (aref move 0)) moves)))
      (when (or (not (< -1 at size)) (aref gone at))
        (table-server-replica--refuse "deletes and moves overlap or lie outside the window"))
      (aset gone at t))
    (cl-flet ((claim (at from)
                (when (or (not (< -1 at new-size)) (aref plan at))
                  (table-server-replica--refuse "inserts and move targets do not fit"))
                (aset plan at from)))
      (mapc (lambda (move) (claim (aref move 1) (aref move 0))) moves)
      (cl-loop for at in inserted for number from 0 do (claim at (- -1 number))))
    (dotimes (at new-size)
      (unless (aref plan at)
        (while (aref gone staying) (cl-incf staying))
        (aset plan at staying)
        (cl-incf staying)))
    plan))

(defun table-server-replica--follow (plan old new)
  "A column after PLAN, whose entries were OLD, with NEW ones."
  (cl-map 'vector (lambda (from)
                    (if (< from 0) (and new (aref new (- -1 from))) (and old (aref old from))))
          plan))

(defun table-server-replica--diff (replica diffs columns)
  "The new keys, columns, cells, and what changed, of DIFFS on REPLICA.
COLUMNS is a list with the list of the new columns, or nil.  REPLICA itself is
not changed yet."
  (let* ((joined #'table-server-replica--joined) (expanded #'table-server-replica--expanded)
         (inserts (table-server-replica--present diffs :inserts))
         (deletes (funcall expanded (funcall joined diffs :deletes)))
         (moves (funcall joined diffs :moves))
         (inserted (funcall expanded (funcall joined inserts :at)))
         (new-keys (vconcat (funcall joined inserts :keys)))
         (plan (table-server-replica--plan
                (table-server-replica-size replica) deletes moves inserted))
         (fresh (table-server-replica--gathered (funcall joined inserts :blocks) (length new-keys)))
         (columns (if columns (car columns) (table-server-replica-columns replica)))
         (cells (make-hash-table :test #'equal)) updated)
    (unless (= (length new-keys) (length inserted))
      (table-server-replica--refuse "%d inserts with %d keys" (length inserted) (length new-keys)))
    (dolist (name columns)
      (puthash name (table-server-replica--follow
                     plan (gethash name (table-server-replica-cells replica)) (gethash name fresh))
               cells))
    (dolist (block (funcall joined diffs :updates))
      (let* ((name (plist-get block :column)) (column (gethash name cells))
             (rows (plist-get block :rows)) (new (table-server-replica--cells-of block)))
        (unless column (table-server-replica--refuse "an update of the unknown column %s" name))
        (unless (= (length new) (length rows))
          (table-server-replica--refuse "an update of %d rows has %d cells"
                                        (length rows) (length new)))
        (cl-loop for row across rows for cell across new do (aset column row cell))
        (push (cons name (append rows nil)) updated)))
    (list (table-server-replica--follow plan (table-server-replica-keys replica) new-keys)
          columns cells
          (list :is-reset nil :deletes deletes :moves moves :inserted inserted
                :updated (nreverse updated)
                :scrolled-out (funcall expanded (funcall joined diffs :scrolledOut))
                :scrolled-in (funcall expanded (funcall joined diffs :scrolledIn))))))

(defun table-server-replica--reset (replica resets columns)
  "The same as `table-server-replica--diff', of RESETS on REPLICA with COLUMNS."
  (let* ((keys (vconcat (table-server-replica--joined resets :keys)))
         (cells (table-server-replica--gathered
                 (table-server-replica--joined resets :blocks) (length keys)))
         (columns (if columns (car columns)
                    (cl-union (table-server-replica-columns replica)
                              (hash-table-keys cells) :test #'equal))))
    (list keys columns cells
          (list :is-reset t :inserted (number-sequence 0 (1- (length keys)))))))

(defun table-server-replica--check (keys columns cells had-cells)
  "Return CELLS, or an empty table if they have none, as in a window of keys.
Signal an error if one of COLUMNS has not a cell for each of KEYS.  HAD-CELLS
says whether there were cells before."
  (let ((seen (make-hash-table :test #'equal)) (all t) some)
    (cl-loop for key across keys do
             (when (gethash key seen) (table-server-replica--refuse "a key is twice in the window"))
             (puthash key t seen))
    (dolist (name columns)
      (let ((column (gethash name cells)))
        (dotimes (at (length keys)) (if (and column (aref column at)) (setq some t) (setq all nil)))))
    (when (or (and some (not all)) (and had-cells (not some) columns (> (length keys) 0)))
      (table-server-replica--refuse "a column has not a cell for every row"))
    (if some cells (make-hash-table :test #'equal))))

(defun table-server-replica--take (replica message)
  "Take MESSAGE, the params of a view/update, into REPLICA."
  (let* ((seq (plist-get message :seq)) (part (or (plist-get message :part) 0))
         (from (plist-get message :from)) (before (table-server-replica-seq replica))
         (needs-reset (table-server-replica-needs-reset replica))
         (is-gap (and before (/= seq (1+ before)) (not needs-reset))))
    (setf (table-server-replica-seq replica) seq)
    (when (and is-gap (or from (> part 0)))
      (table-server-replica--refuse "seq %d came where %d was due" seq (1+ before)))
    (when (or (= part 0) is-gap) (setf (table-server-replica-parts replica) nil))
    (cond
     ((/= part (length (table-server-replica-parts replica)))
      (unless needs-reset (table-server-replica--refuse "part %d is out of turn" part)))
     ((and needs-reset from (= part 0))
      (unless (table-server-replica-view-revision replica)
        (table-server-replica--refuse "the first update is no reset")))
     ((and from (= part 0) (not (equal from (table-server-replica-view-revision replica))))
      (table-server-replica--refuse "an update from view revision %s" from))
     (t
      (push message (table-server-replica-parts replica))
      (unless (eq (plist-get message :last) :json-false)
        (table-server-replica--take-whole
         replica (nreverse (prog1 (table-server-replica-parts replica)
                             (setf (table-server-replica-parts replica) nil)))
         (null from)))))))

(defun table-server-replica--take-whole (replica parts is-reset)
  "Take an update of all its PARTS into REPLICA.
With IS-RESET it replaces everything."
  (let* ((last (car (last parts))) (told (lambda (name) (table-server-replica--told parts name)))
         (resets (table-server-replica--present parts :reset))
         (columns (let ((new (funcall told :columns))) (and new (list (append (car new) nil)))))
         (new (if resets (table-server-replica--reset replica resets columns)
                (table-server-replica--diff
                 replica (table-server-replica--present parts :diff) columns)))
         (had-cells (and (not is-reset)
                         (> (hash-table-count (table-server-replica-cells replica)) 0)))
         (cells (table-server-replica--check (nth 0 new) (nth 1 new) (nth 2 new) had-cells))
         (counts (car (funcall told :counts))) (window (car (funcall told :window)))
         (held (and (not is-reset) (table-server-replica-layout replica)))
         (layout (let ((new (funcall told :layout))) (if new (car new) held)))
         (to (plist-get last :to)) (revision (plist-get last :revision)))
    (unless (and to revision (or (not is-reset) (and counts window)))
      (table-server-replica--refuse "revisions, counts or window are missing"))
    (when (and layout (not (plist-member layout :columns)))
      (unless held (table-server-replica--refuse "a layout without columns"))
      (setq layout (append layout (list :columns (plist-get held :columns)))))
    (setf (table-server-replica-keys replica) (nth 0 new)
          (table-server-replica-columns replica) (nth 1 new)
          (table-server-replica-cells replica) cells
          (table-server-replica-layout replica) layout
          (table-server-replica-counts replica)
          (or counts (table-server-replica-counts replica))
          (table-server-replica-window replica)
          (or window (table-server-replica-window replica))
          (table-server-replica-order replica)
          (or (car (funcall told :orderState))
              (if is-reset "ready" (table-server-replica-order replica)))
          (table-server-replica-searching replica) (car (funcall told :searching)))
    (dolist (name '(selection footers kinds problems heights across viewport frames))
      (let ((new (funcall told (intern (format ":%s" name)))))
        (when (or new is-reset)
          (setf (cl-struct-slot-value 'table-server-replica name replica) (car new)))))
    (table-server-replica--take-sections
     replica (table-server-replica--joined parts :sections) is-reset)
    (table-server-replica--take-looks
     replica (plist-get last :styles) (plist-get (nth 3 new) :inserted) is-reset)
    (setf (table-server-replica-view-revision replica) to
          (table-server-replica-revision replica) revision
          (table-server-replica-needs-reset replica) nil)
    (append (nth 3 new) last)))

(defun table-server-replica--take-sections (replica sections is-reset)
  "Keep in REPLICA what SECTIONS tell, as long as they have an entry in the window.
With IS-RESET, earlier values are not valid any more."
  (let ((held (make-hash-table :test #'equal)) (all (table-server-replica-sections replica)))
    (when is-reset (clrhash all))
    (dolist (section sections) (puthash (plist-get section :key) section all))
    (cl-loop for entry across (table-server-replica-keys replica) when (consp entry) do
             (let* ((key (plist-get entry :key)) (section (gethash key all)))
               (when section (puthash key section held))))
    (setf (table-server-replica-sections replica) held)))

(defun table-server-replica--take-looks (replica styles inserted is-reset)
  "Take STYLES into the looks of REPLICA.
A look ends with its row or column.  Those INSERTED have none yet, and after
IS-RESET nothing has."
  (let ((old (table-server-replica-looks replica)) (new (make-hash-table :test #'equal))
        (known (table-server-replica-known-looks replica))
        (keys (table-server-replica-keys replica)) (staying (make-hash-table :test #'equal)))
    (when (or is-reset (eq (plist-get styles :anew) t))
      (clrhash old)
      (clrhash known))
    (when (or styles (> (hash-table-count old) 0))
      (mapc (lambda (key) (puthash key t staying)) keys)
      (dolist (at inserted) (remhash (aref keys at) staying))
      (maphash (lambda (place look)
                 (when (and (gethash (car place) staying)
                            (or (null (cdr place))
                                (member (cdr place) (table-server-replica-columns replica))))
                   (puthash place look new)))
               old)
      (seq-doseq (one (plist-get styles :looks))
        (puthash (plist-get one :look) (append (plist-get one :styles) nil) known))
      (seq-doseq (one (append (plist-get styles :rows) (plist-get styles :cells) nil))
        (let* ((number (plist-get one :look)) (look (and number (gethash number known))))
          (when (and number (not look))
            (table-server-replica--refuse "the look %d was never sent" number))
          (dolist (at (table-server-replica--expanded (append (plist-get one :at) nil)))
            (let ((place (cons (aref keys at) (plist-get one :column))))
              (if look (puthash place look new) (remhash place new))))))
      (setf (table-server-replica-looks replica) new))))

(defun table-server-replica-apply (replica message)
  "Apply MESSAGE, the params of one view/update, to REPLICA.
Return what changed, or nil for all but the last part: the members of the
update, and :is-reset, :deletes, :moves, :inserted, :updated, :scrolled-out and
:scrolled-in in window indices.  If the update does not fit, signal
`table-server-out-of-sync': send view/resync then.  All updates up to the next
reset are ignored."
  (condition-case problem
      (table-server-replica--take replica message)
    (error
     (setf (table-server-replica-needs-reset replica) t
           (table-server-replica-parts replica) nil)
     (signal 'table-server-out-of-sync
             (if (eq (car problem) 'table-server-out-of-sync) (cdr problem)
               (list (error-message-string problem)))))))

(provide 'table-server-replica)

;;; table-server-replica.el ends here

;;; table-server-draw.el --- What windows show of a table  -*- lexical-binding: t -*-

;;; Commentary:

;; A buffer has one line for each entry of the view, so Emacs' own motions along lines work.  Only
;; the lines around those in sight have text.  Each window that shows the buffer is a "sight": it
;; has a subscription and a replica.  A place is a line, from 0, and a column.

;;; Code:

(require 'table-server-connection)
(require 'table-server-faces)
(require 'table-server-replica)

(defcustom table-server-separator " │ "
  "What is between two columns."
  :type 'string :group 'table-server)

(defcustom table-server-wait 0.04
  "Seconds that a move waits for its rows before it shows empty lines."
  :type 'number :group 'table-server)

(defvar-local table-server--id nil "The id of the buffer's table, and of its view.")
(defvar-local table-server--columns nil "The descriptions of the columns, by id.")
(defvar-local table-server--order nil "The ids of the columns shown, in order.")
(defvar-local table-server--difference nil "What the table is the difference of, if it is one.")
(defvar-local table-server--state nil "The state of the view.")
(defvar-local table-server--counts nil "The counts of the view.")
(defvar-local table-server--entries 1 "The number of entries of the view.")
(defvar-local table-server--dirty nil "Whether there are edits that are not saved.")
(defvar-local table-server--sights nil "The sights of the buffer.")
(defvar-local table-server--drawn nil "What lines were made of, by line.")
(defvar-local table-server--mark nil "The mark: its position, line and column.")
(defvar-local table-server--editing nil "The overlay of the cell that is edited in place.")
(defvar table-server-update-hook nil "Run in a table's buffer when its window has changed.")
(defvar table-server--leaving nil "Whether point is about to leave what is in sight.")
(defvar table-server--by-id (make-hash-table :test #'equal) "The sights by subscription.")
(defvar table-server--next-id 0 "Counts ids.")

(defun table-server--ask (method &rest members)
  "Send METHOD about the buffer's table, or its view, with MEMBERS.
Wait for the answer and return the result."
  (table-server-call method (cl-list* (if (string-prefix-p "table/" method) :table :view)
                                      table-server--id members)))

(cl-defstruct (table-server--slot (:constructor table-server--slot-new) (:copier nil))
  "Where a column is drawn: cells from and to, without skip cells at its left."
  column from to skip width title whole fixed right face)

(cl-defstruct (table-server--sight (:constructor table-server--sight-new) (:copier nil))
  "A window and its subscription."
  id window buffer (replica (table-server-replica-new)) (asked (cons 0 0)) extent slots made-of
  header anchor column overlay pending)

;;; Lines and places

(defun table-server--anchors ()
  "Places of the buffer whose line is known: pairs of a line and a position."
  (append
   (list (cons 0 (point-min))
         (cons (1- (max table-server--entries 1))
               (save-excursion (goto-char (point-max)) (line-beginning-position))))
   (cl-loop for sight in table-server--sights for anchor = (table-server--sight-anchor sight)
            when (and anchor (< (car anchor) table-server--entries))
            collect (cons (car anchor) (marker-position (cdr anchor))))))

(defun table-server--nearest (value number)
  "The anchor whose NUMBER, a function of it, is nearest to VALUE."
  (let (best least)
    (dolist (anchor (table-server--anchors) best)
      (let ((distance (abs (- value (funcall number anchor)))))
        (when (or (not least) (< distance least)) (setq best anchor least distance))))))

(defun table-server--goto (line)
  "Move point to the beginning of LINE."
  (let ((anchor (table-server--nearest line #'car)))
    (goto-char (cdr anchor))
    (forward-line (- line (car anchor)))))

(defun table-server--line-at (position)
  "The line of POSITION, from 0."
  (save-excursion
    (goto-char position)
    (forward-line 0)
    (let ((anchor (table-server--nearest (point) #'cdr)))
      (+ (car anchor) (* (if (< (point) (cdr anchor)) -1 1) (count-lines (point) (cdr anchor)))))))

(defun table-server--column-at (position)
  "The column at POSITION, or the one before it."
  (save-excursion
    (goto-char position)
    (let* ((name 'table-server-column) (begin (line-beginning-position))
           (before (previous-single-property-change (point) name nil begin)))
      (or (get-text-property (point) name)
          (and (> before begin) (get-text-property (1- before) name))
          (and (< begin (line-end-position)) (get-text-property begin name))))))

(defun table-server--cell-bounds (line column)
  "The positions where the cell in LINE and COLUMN begins and ends.
Nil if it is not shown."
  (save-excursion
    (table-server--goto line)
    (let* ((end (line-end-position))
           (begin (text-property-any (point) end 'table-server-column column)))
      (and begin
           (cons begin (next-single-property-change begin 'table-server-column nil end))))))

(defun table-server--sight ()
  "The sight to act in: that of the selected window, if it shows the buffer."
  (or (cl-find (selected-window) table-server--sights :key #'table-server--sight-window)
      (car table-server--sights)
      (user-error "This buffer shows no table")))

(defun table-server--here-p (sight)
  "Whether SIGHT's window shows the table."
  (eq (window-buffer (table-server--sight-window sight)) (table-server--sight-buffer sight)))

(defun table-server--shown-p (sight)
  "Whether SIGHT's window shows the table, or will show it."
  (and (window-live-p (table-server--sight-window sight))
       (buffer-live-p (table-server--sight-buffer sight))
       (or (table-server--here-p sight) (table-server--sight-pending sight))))

(defun table-server--point (sight)
  "Point in SIGHT's window."
  (if (table-server--here-p sight) (window-point (table-server--sight-window sight)) (point)))

(defun table-server--set-point (sight position)
  "Put point in SIGHT's window at POSITION."
  (if (table-server--here-p sight) (set-window-point (table-server--sight-window sight) position)
    (goto-char position)))

(defun table-server--top (sight)
  "The first line in SIGHT's window."
  (if (table-server--here-p sight)
      (table-server--line-at (window-start (table-server--sight-window sight)))
    0))

(defun table-server--line (sight)
  "The line of point in SIGHT's window."
  (table-server--line-at (table-server--point sight)))

(defun table-server--slot-of (sight column)
  "The slot of COLUMN in SIGHT, if any of it is shown."
  (cl-find column (table-server--sight-slots sight) :key #'table-server--slot-column))

;;; Texts

(defun table-server--width (text)
  "How many cells TEXT takes."
  (if (string-match-p "[^ -~]" text) (string-width text) (length text)))

(defun table-server--fit (text width right)
  "TEXT in exactly WIDTH cells, with blanks before it if RIGHT.
Return the text and how many blanks are before it."
  (let ((wide (table-server--width text)))
    (when (> wide width)
      (setq text (truncate-string-to-width text width nil nil "…") wide (string-width text)))
    (let ((blanks (make-string (- width wide) ?\s)))
      (if right (cons (concat blanks text) (length blanks)) (cons (concat text blanks) 0)))))

(defun table-server--cut (slot text right)
  "The part of TEXT that SLOT shows, with blanks before it if RIGHT.
Return the text and how many characters are before it."
  (let ((fit (table-server--fit text (table-server--slot-width slot) right))
        (skip (table-server--slot-skip slot)))
    (if (table-server--slot-whole slot) fit
      (let ((seen (- (table-server--slot-to slot) (table-server--slot-from slot))))
        (cons (truncate-string-to-width (car fit) (+ skip seen) skip ?\s)
              (- (cdr fit) skip))))))

(defun table-server--gap (from to)
  "What is between a column that ends at FROM and one that begins at TO."
  (let* ((separator table-server-separator) (blanks (- to from (length separator))))
    (propertize (if (or (= from 0) (< blanks 0)) (make-string (- to from) ?\s)
                  (concat separator (make-string blanks ?\s)))
                'face 'table-server-border)))

(defun table-server--stretched (gap from)
  "GAP, which stretches to its place behind a column that ends at FROM.
The characters before it may be wider or narrower in this font."
  (if (not (string-prefix-p " " gap)) gap
    (concat (propertize " " 'display `(space :align-to ,(1+ from))) (substring gap 1))))

;;; Columns and the header

(defun table-server--place-columns (sight)
  "Find out where the columns of SIGHT are drawn, if that may have changed."
  (let* ((replica (table-server--sight-replica sight)) (sort (plist-get table-server--state :sort))
         (layout (table-server-replica-layout replica))
         (across (table-server-replica-across replica))
         (made-of (list (plist-get layout :columns) across table-server--columns sort
                        (table-server-replica-columns replica))))
    (unless (or (not layout) (not across)
                (let ((had (table-server--sight-made-of sight)))
                  (and had (cl-every #'eq made-of had))))
      (let ((left (plist-get across :left)) (clip (plist-get across :clip)) (number -1) slots
            (was (plist-get (plist-get table-server--difference :columns) :was)))
        (seq-doseq (place (plist-get layout :columns))
          (cl-incf number)
          (let* ((id (plist-get place :column)) (fixed (plist-get place :fixed))
                 (at (round (+ (plist-get left (if fixed (intern (concat ":" fixed)) :center))
                               (plist-get place :x))))
                 (width (round (plist-get place :width)))
                 (from (if fixed at (max at (round (aref clip 0)))))
                 (to (if fixed (+ at width) (min (+ at width) (round (aref clip 1)))))
                 (about (gethash id table-server--columns)))
            (when (and (> to from) (member id (table-server-replica-columns replica)))
              (push (table-server--slot-new
                     :column (intern id) :from from :to to :skip (- from at) :width width
                     :title (or (plist-get about :title) id) :whole (= (- to from) width)
                     :fixed (and fixed t)
                     :right (member (plist-get about :type)
                                    '("integer" "number" "decimal" "duration"))
                     :face (cond ((member id was) 'table-server-was)
                                 (fixed 'table-server-fixed)
                                 (table-server-column-faces
                                  (nth (mod number (length table-server-column-faces))
                                       table-server-column-faces))
                                 (t 'default)))
                    slots))))
        (setf (table-server--sight-slots sight)
              (cl-sort slots #'< :key #'table-server--slot-from)
              (table-server--sight-made-of sight) made-of
              (table-server--sight-header sight) (table-server--header sight sort))
        (force-mode-line-update)))))

(defun table-server--header (sight sort)
  "The header of SIGHT, with marks of the keys of SORT."
  (let ((at 0) pieces)
    (dolist (slot (table-server--sight-slots sight))
      (let* ((column (table-server--slot-column slot))
             (place (cl-position (symbol-name column) sort :test #'equal
                                 :key (lambda (key) (plist-get key :column))))
             (mark (if (not place) ""
                     (concat (if (equal (plist-get (elt sort place) :direction) "descending")
                                 " ▼" " ▲")
                             (if (> place 0) (number-to-string (1+ place)) ""))))
             (title (table-server--slot-title slot))
             (room (max 1 (- (table-server--slot-width slot) (table-server--width mark))))
             (text (concat (if (<= (table-server--width title) room) title
                             (car (table-server--fit title room nil)))
                           mark)))
        (push (table-server--gap at (table-server--slot-from slot)) pieces)
        (push (propertize (car (table-server--cut slot text (table-server--slot-right slot)))
                          'face 'table-server-header 'table-server-column column
                          'help-echo "mouse-1: sort")
              pieces)
        (setq at (table-server--slot-to slot))))
    (apply #'concat (nreverse pieces))))

(defun table-server--header-line ()
  "The header line of the selected window."
  (let ((sight (cl-find (selected-window) table-server--sights :key #'table-server--sight-window))
        (numbers (if (bound-and-true-p display-line-numbers) (line-number-display-width 'columns) 0)))
    (concat (propertize " " 'display '(space :align-to 0))
            (make-string (round numbers) ?\s)
            (replace-regexp-in-string "%" "%%" (or (and sight (table-server--sight-header sight)) "")
                                      t t))))

;;; Drawing

(defmacro table-server--writing (&rest body)
  "Run BODY, which changes the text of the buffer, and nothing else of it."
  (declare (indent 0))
  `(let ((inhibit-read-only t) (inhibit-modification-hooks t) (buffer-undo-list t)
         (buffer-file-name nil) (buffer-file-truename nil) (deactivate-mark nil))
     (unwind-protect (save-excursion (widen) ,@body)
       (restore-buffer-modified-p table-server--dirty))))

(defun table-server--resize (counts)
  "Give the buffer one line for each entry of COUNTS."
  (let* ((entries (or (plist-get counts :entries)
                      (- (plist-get counts :pageEnd) (plist-get counts :pageStart))))
         (more (- (max entries 1) (max table-server--entries 1))))
    (unless (= more 0)
      (table-server--writing
        (goto-char (point-max))
        (if (> more 0) (insert (make-string more ?\n))
          (table-server--goto (1- (max entries 1)))
          (delete-region (line-end-position) (point-max)))))
    (setq table-server--counts counts table-server--entries entries)))

(defun table-server--looks (replica)
  "The faces of cells of REPLICA that have problems, by index and column."
  (let ((looks (make-hash-table :test #'equal)))
    (seq-doseq (problem (table-server-replica-problems replica))
      (seq-doseq (column (or (plist-get problem :columns) (list (plist-get problem :column))))
        (puthash (cons (plist-get problem :index) column)
                 (if (equal (plist-get problem :kind) "conflict") 'table-server-conflict
                   'table-server-problem)
                 looks)))
    looks))

(defun table-server--section-text (replica entry)
  "The line of ENTRY, a header or footer of a section of REPLICA."
  (let* ((key (plist-get entry :key))
         (section (gethash key (table-server-replica-sections replica))))
    (propertize (format "%s%s %s (%d)" (make-string (* 2 (max 0 (1- (length key)))) ?\s)
                        (cond ((equal (plist-get entry :kind) "footer") "└")
                              ((eq (plist-get section :collapsed) t) "▸")
                              (t "▾"))
                        (or (plist-get section :title) "") (or (plist-get section :count) 0))
                'face 'table-server-section)))

(defun table-server--look-face (look)
  "The face of LOOK, a list of styles: that of the last tag that has one."
  (cl-loop for style in (reverse look)
           for face = (intern-soft (concat "table-server-" (plist-get style :tag)))
           thereis (and (facep face) face)))

(defun table-server--row-text (sight index looks)
  "The line of the row at INDEX of SIGHT's replica, with the faces in LOOKS."
  (let ((replica (table-server--sight-replica sight)) (at 0) pieces)
    (dolist (slot (table-server--sight-slots sight))
      (let* ((column (table-server--slot-column slot)) (id (symbol-name column))
             (cell (table-server-replica-cell replica id index))
             (text (or (plist-get cell :text) ""))
             (cut (table-server--cut slot text (table-server--slot-right slot)))
             (shown (propertize (car cut) 'table-server-column column 'face
                                (cond ((plist-get (plist-get cell :draft) :problem)
                                       'table-server-error)
                                      ((plist-get cell :draft) 'table-server-draft)
                                      ((plist-get cell :error) 'table-server-error)
                                      ((gethash (cons index id) looks))
                                      ((table-server--look-face
                                        (table-server-replica-look replica index id)))
                                      (t (table-server--slot-face slot))))))
        (seq-doseq (range (plist-get cell :matches))
          (let ((from (max 0 (+ (aref range 0) (cdr cut))))
                (to (min (length shown) (+ (aref range 1) (cdr cut)))))
            (when (< from to)
              (add-face-text-property from to 'table-server-match nil shown))))
        (push (table-server--stretched (table-server--gap at (table-server--slot-from slot)) at)
              pieces)
        (push shown pieces)
        (setq at (table-server--slot-to slot))))
    (let ((line (apply #'concat (nreverse pieces)))
          (face (table-server--look-face (table-server-replica-look replica index))))
      (when face (add-face-text-property 0 (length line) face nil line))
      line)))

(defun table-server--made-of (sight index)
  "What the line at INDEX of SIGHT's replica is made of."
  (let* ((replica (table-server--sight-replica sight))
         (key (aref (table-server-replica-keys replica) index)))
    (if (consp key)
        (list key (gethash (plist-get key :key) (table-server-replica-sections replica)))
      (cl-list* (table-server--sight-slots sight) (table-server-replica-problems replica)
                (table-server-replica-look replica index)
                (cl-loop for slot in (table-server--sight-slots sight)
                         for id = (symbol-name (table-server--slot-column slot))
                         collect (table-server-replica-cell replica id index)
                         collect (table-server-replica-look replica index id))))))

(defun table-server--draw (sight)
  "Draw the lines that SIGHT holds and that are not drawn yet."
  (let* ((replica (table-server--sight-replica sight)) (first (table-server-replica-first replica))
         (end (min (+ first (table-server-replica-size replica)) table-server--entries))
         (lines (mapcar (lambda (one) (cons one (table-server--line one)))
                        (cl-remove-if-not #'table-server--shown-p table-server--sights)))
         (looks (table-server--looks replica)))
    (when (and (table-server-replica-layout replica) (not table-server--editing))
      (table-server--writing
        (cl-loop for line in (hash-table-keys table-server--drawn)
                 unless (cl-some (lambda (one) (table-server--holds one line)) table-server--sights)
                 do (remhash line table-server--drawn)
                 (when (< line (max table-server--entries 1))
                   (table-server--goto line)
                   (delete-region (point) (line-end-position))))
        (when (< first end)
          (table-server--goto first)
          (setf (table-server--sight-anchor sight) (cons first (copy-marker (point)))))
        (cl-loop for line from first below end for index from 0 do
                 (let ((made-of (table-server--made-of sight index))
                       (had (gethash line table-server--drawn)))
                   (unless (and had (= (length had) (length made-of)) (cl-every #'eq had made-of))
                     (puthash line made-of table-server--drawn)
                     (let ((key (aref (table-server-replica-keys replica) index)))
                       (delete-region (point) (line-end-position))
                       (insert (if (consp key) (table-server--section-text replica key)
                                 (table-server--row-text sight index looks)))))
                   (forward-line 1))))
      (unless (table-server--sight-column sight)
        (let ((slot (car (table-server--sight-slots sight))))
          (setf (table-server--sight-column sight) (and slot (table-server--slot-column slot)))))
      (pcase-dolist (`(,one . ,line) lines) (table-server--place one line)))))

(defun table-server--holds (sight line)
  "Whether SIGHT's replica has LINE."
  (let ((replica (table-server--sight-replica sight)))
    (< -1 (- line (table-server-replica-first replica)) (table-server-replica-size replica))))

(defun table-server--line-of (sight row)
  "The line on which SIGHT shows the row with the key ROW, or nil."
  (let* ((replica (table-server--sight-replica sight))
         (at (cl-position row (table-server-replica-keys replica) :test #'equal)))
    (and at (+ (table-server-replica-first replica) at))))

(defun table-server--overlay (begin end &rest properties)
  "Make an overlay from BEGIN to END with PROPERTIES, and return it."
  (let ((overlay (make-overlay begin end nil nil t)))
    (cl-loop for (name value) on properties by #'cddr do (overlay-put overlay name value))
    overlay))

(defun table-server--place (sight line)
  "Put point of SIGHT's window on its column in LINE, and mark the cell."
  (let* ((window (table-server--sight-window sight))
         (bounds (table-server--cell-bounds line (table-server--sight-column sight)))
         (overlay (or (table-server--sight-overlay sight)
                      (setf (table-server--sight-overlay sight)
                            (table-server--overlay 1 1 'face 'table-server-cell 'window window)))))
    (unless (or isearch-mode table-server--editing)
      (table-server--set-point
       sight (or (car bounds) (save-excursion (table-server--goto line) (point)))))
    (if bounds (move-overlay overlay (car bounds) (cdr bounds) (current-buffer))
      (delete-overlay overlay))
    (pcase table-server--mark
      ((and (guard mark-active) `(,_ ,line . ,column))
       (let ((mark (table-server--cell-bounds line column)))
         (when mark
           (set-marker (mark-marker) (car mark))
           (setf (car table-server--mark) (car mark))))))))

;;; Following

(defun table-server--extent (window)
  "How many cells a line of WINDOW has."
  (with-selected-window window
    (max 1 (- (window-body-width)
              (if (bound-and-true-p display-line-numbers)
                  (round (line-number-display-width 'columns))
                0)))))

(defun table-server--watch (window)
  "Make a sight of WINDOW, and return it."
  (let* ((id (format "w%d" (cl-incf table-server--next-id)))
         (sight (table-server--sight-new
                 :id id :window window :buffer (current-buffer) :extent (table-server--extent window)
                 :asked (cons 0 (* 2 (window-body-height window))))))
    (puthash id sight table-server--by-id)
    (push sight table-server--sights)
    ;; A request, because an error that no function waits for would be shown to the user.
    (table-server-request
     "view/watch"
     (list :view table-server--id :subscription id :as "text" :texts "cut" :brief t :problems t
           :styles t
           :window (list :kind "entries" :first 0 :size (cdr (table-server--sight-asked sight)))
           :across (list :frameWidth (table-server--sight-extent sight)))
     #'ignore)
    sight))

(defun table-server--unwatch (sight)
  "End SIGHT."
  (table-server-request "view/unwatch" (list :subscription (table-server--sight-id sight)) #'ignore)
  (remhash (table-server--sight-id sight) table-server--by-id)
  (when (table-server--sight-overlay sight) (delete-overlay (table-server--sight-overlay sight)))
  (setq table-server--sights (delq sight table-server--sights)))

(defun table-server--in-sight (sight)
  "The first line in SIGHT's window, as it will be drawn, and the number of lines."
  (let* ((window (table-server--sight-window sight)) (height (max 1 (window-body-height window)))
         (line (table-server--line sight)) (top (table-server--top sight)))
    (cons (if (< -1 (- line top) height) top (max 0 (- line (/ height 2)))) height)))

(defun table-server--covers (sight)
  "Whether SIGHT holds all rows that are in sight."
  (pcase-let ((`(,top . ,height) (table-server--in-sight sight)))
    (or (= table-server--entries 0)
        (and (table-server--holds sight (min top (1- table-server--entries)))
             (table-server--holds sight (min (+ top height -1) (1- table-server--entries)))))))

(defun table-server--follow (sight wait)
  "Ask for the rows around those in sight, if SIGHT may soon lack them.
With WAIT, wait shortly for those that are in sight."
  (pcase-let* ((`(,top . ,height) (table-server--in-sight sight)) (margin (/ height 4))
               (asked (table-server--sight-asked sight))
               (extent (table-server--extent (table-server--sight-window sight)))
               (scroll nil))
    (when (or (< (max 0 (- top margin)) (car asked))
              (>= (min (+ top height margin -1) (1- table-server--entries))
                  (+ (car asked) (cdr asked)))
              (not (table-server--covers sight)))
      (setq asked (cons (max 0 (- top (/ height 2))) (* 2 height))
            scroll (list :first (car asked) :size (cdr asked)))
      (setf (table-server--sight-asked sight) asked))
    (unless (= extent (table-server--sight-extent sight))
      (setf (table-server--sight-extent sight) extent (table-server--sight-made-of sight) nil)
      (setq scroll (append scroll (list :across (list :frameWidth extent)))))
    (when scroll
      (table-server-notify "view/scroll"
                           (append (list :subscription (table-server--sight-id sight)) scroll)))
    (when (and wait (not (table-server--covers sight)))
      (table-server-wait table-server-wait (lambda () (table-server--covers sight))))))

(defun table-server--await (sight result)
  "Wait for the update of SIGHT that RESULT, an answer to view/cursor, names."
  (let ((replica (table-server--sight-replica sight)) (update (plist-get result :update)))
    (when update
      (table-server-wait 5 (lambda () (and (>= (table-server-replica-seq replica) update)
                                           (null (table-server-replica-parts replica))))))
    (setf (table-server--sight-asked sight)
          (cons (table-server-replica-first replica) (table-server-replica-size replica)))))

(defun table-server--follow-windows ()
  "Watch the table for each window that shows it."
  (when table-server--id
    (dolist (sight table-server--sights)
      (setf (table-server--sight-pending sight) nil)
      (unless (table-server--shown-p sight) (table-server--unwatch sight)))
    (dolist (window (get-buffer-window-list nil 'nomini t))
      (let ((sight (cl-find window table-server--sights :key #'table-server--sight-window)))
        (if sight (table-server--follow sight nil) (table-server--watch window))))))

(defun table-server--after-scroll (window _start)
  "Ask for the rows that WINDOW shows now."
  (let ((sight (cl-find window table-server--sights :key #'table-server--sight-window)))
    (when sight (table-server--follow sight nil))))

(defun table-server--keep-place (sight row line shift)
  "Keep the rows of SIGHT's window where they are after SHIFT lines came above.
Point goes with ROW, which was in LINE."
  (let* ((window (table-server--sight-window sight))
         (new (or (and row (table-server--line-of sight row)) (+ line shift)))
         (top (table-server--top sight)))
    (cl-incf (car (table-server--sight-asked sight)) shift)
    (unless (and (= new line) (= shift 0))
      (let (point)
        (save-excursion
          (table-server--goto (max 0 (+ top shift)))
          (when (table-server--here-p sight) (set-window-start window (point) t))
          (table-server--goto (max 0 (min new (1- table-server--entries))))
          (setq point (point)))
        (table-server--set-point sight point)))))

(defun table-server--redraw (sight)
  "Draw SIGHT as its replica is."
  (table-server--resize (table-server-replica-counts (table-server--sight-replica sight)))
  (table-server--place-columns sight)
  (table-server--draw sight))

(defun table-server--update (params)
  "Apply PARAMS, an update of a sight."
  (let ((sight (gethash (plist-get params :subscription) table-server--by-id)))
    (when (and sight (table-server--shown-p sight))
      (with-current-buffer (table-server--sight-buffer sight)
        (let* ((replica (table-server--sight-replica sight)) (line (table-server--line sight))
               (first (table-server-replica-first replica))
               (had (not (table-server-replica-needs-reset replica)))
               (row (and (table-server--holds sight line)
                         (aref (table-server-replica-keys replica) (- line first))))
               (update (condition-case nil (table-server-replica-apply replica params)
                         (table-server-out-of-sync
                          (ignore (table-server-notify
                                   "view/resync"
                                   (list :subscription (table-server--sight-id sight))))))))
          (when (and update (not table-server--editing))
            (table-server--resize (table-server-replica-counts replica))
            (when (and had (not (seq-contains-p (plist-get update :causes) "scroll")))
              (table-server--keep-place sight row line
                                        (- (table-server-replica-first replica) first)))
            (table-server--redraw sight)
            (run-hooks 'table-server-update-hook)
            (unless (or table-server--leaving (table-server--covers sight))
              (table-server--follow sight nil))))))))

(setf (alist-get 'view/update table-server-handlers) #'table-server--update)

(provide 'table-server-draw)

;;; table-server-draw.el ends here

;;; emacs-jsonrpc.el --- Emacs' own jsonrpc.el  -*- lexical-binding: t -*-

;;; Commentary:
;; emacs -Q --batch -l emacs-jsonrpc.el DAEMON SESSION

;;; Code:

(require 'jsonrpc)
(require 'cl-lib)
(require 'seq)

(set-language-environment "UTF-8")

(defvar interop-updates nil)

(defun interop-say (value)
  "Print VALUE as one line of JSON."
  (princ (decode-coding-string
          (json-serialize value :null-object nil :false-object :json-false) 'utf-8))
  (princ "\n"))

(defun interop-read (file)
  "The steps in FILE, as a vector of plists."
  (with-temp-buffer
    (insert-file-contents file)
    (json-parse-buffer :object-type 'plist :null-object nil :false-object :json-false)))

(defun interop-notified (_connection method params)
  "Keep PARAMS if METHOD is an update."
  (when (eq method 'view/update) (push params interop-updates)))

(defun interop-start (daemon)
  "A connection to a new DAEMON."
  (make-instance
   'jsonrpc-process-connection
   :name "daemon"
   :notification-dispatcher #'interop-notified
   :request-dispatcher (lambda (&rest _) nil)
   :process (lambda ()
              (make-process :name "daemon" :command (list daemon "--stdio")
                            :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
                            :stderr (get-buffer-create "*daemon stderr*")))))

(defun interop-error (object)
  "The plist of the error OBJECT, or of a time-out if there is none."
  (list :error (list :code (plist-get object :code) :message (plist-get object :message)
                     :data (plist-get object :data))))

(defun interop-answer (connection step)
  "What the daemon behind CONNECTION answers to STEP.
`jsonrpc-request' leaves the process filter by a `throw': an event that came in the same read
as the answer would lie there until the next output.  So this waits for itself."
  (let (answer)
    (jsonrpc-async-request
     connection (intern (plist-get step :request)) (plist-get step :params)
     :success-fn (lambda (result) (setq answer (list :result result)))
     :error-fn (lambda (object) (setq answer (interop-error object)))
     :timeout-fn (lambda () (setq answer (interop-error nil)))
     :timeout 10)
    (while (not answer) (accept-process-output nil 0.01))
    answer))

(defun interop-await (cause)
  "The first update that has CAUSE among its causes."
  (with-timeout (10 (list :update nil))
    (let (found)
      (while (not (setq found (cl-find-if (lambda (update)
                                            (seq-contains-p (plist-get update :causes) cause))
                                          interop-updates)))
        (accept-process-output nil 0.01))
      (list :update found))))

(let* ((daemon (pop command-line-args-left))
       (steps (interop-read (pop command-line-args-left)))
       (connection (interop-start daemon)))
  (seq-doseq (step steps)
    (cond
     ((plist-get step :request) (interop-say (interop-answer connection step)))
     ((plist-get step :notify)
      (jsonrpc-notify connection (intern (plist-get step :notify)) (plist-get step :params)))
     (t (interop-say (interop-await (plist-get step :await))))))
  (while (process-live-p (jsonrpc--process connection)) (accept-process-output nil 0.05))
  (interop-say (list :exit (process-exit-status (jsonrpc--process connection))))
  (kill-emacs 0))

;;; emacs-jsonrpc.el ends here

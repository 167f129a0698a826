;;; table-server-connection.el --- The daemon behind table-server  -*- lexical-binding: t -*-

;;; Commentary:

;; One process for all tables, started with the first of them.
;;
;; Be careful with `jsonrpc-request' of Emacs 28 and 29, which waits: the answer leaves the process
;; filter by a `throw'.  An event that came in the same read, such as the view/update that a
;; view/scroll caused, then lies in the process buffer until the daemon sends something else.
;; So every request here is an asynchronous one, and `table-server-call' waits for its answer by
;; itself.  An error in a callback would leave the filter in the same way: it is caught here.
;; What is called when something arrives must not wait for anything.

;;; Code:

(require 'cl-lib)
(require 'jsonrpc)
(require 'seq)
(require 'subr-x)

(defgroup table-server nil
  "Tables drawn from the daemon table-server."
  :group 'data :prefix "table-server-")

(defcustom table-server-command nil
  "The daemon: a path, or a list of words.
With nil it is $TABLE_SERVER, or else table-server on the path."
  :type '(choice (const :tag "From the path" nil) file (repeat string)))

(defcustom table-server-journal t
  "Whether unsaved edits are kept for the case of a crash."
  :type 'boolean)

(defconst table-server-empty (make-hash-table)
  "An object of JSON without members; nil is null.")

(defvar table-server-handlers nil
  "Functions by method, each called with the params of an event.")
(defvar table-server-ended-hook nil
  "Run when the daemon has ended without being told to.")
(defvar table-server-last-error nil
  "The error that the daemon answered last, as a property list.")
(defvar table-server-server nil
  "The answer to initialize.")
(defvar table-server--connection nil
  "The connection to the daemon.")

(defun table-server-program ()
  "The words that start the daemon, or nil if there is none."
  (let* ((set (or table-server-command (getenv "TABLE_SERVER") "table-server"))
         (words (if (listp set) set (list set)))
         (program (executable-find (substitute-in-file-name (car words)))))
    (and program (cons program (cdr words)))))

(defun table-server-how-to-get ()
  "What to tell somebody who has no daemon."
  (substitute-command-keys "table-server was not found.  Build it \
(swift build -c release --static-swift-stdlib --product table-server), then put it on the path \
or customize `table-server-command'"))

(defun table-server-running-p ()
  "Whether the daemon runs."
  (and table-server--connection (jsonrpc-running-p table-server--connection)))

(defmacro table-server--guarded (&rest body)
  "Run BODY, and show an error instead of leaving a process filter by it."
  (declare (indent 0))
  `(condition-case problem (progn ,@body)
     (error (message "table-server: %s" (error-message-string problem)))))

(defun table-server--dispatch (_connection method params)
  "Call the handler of the event METHOD with PARAMS."
  (let ((handler (alist-get method table-server-handlers)))
    (when handler (table-server--guarded (funcall handler params)))))

(defun table-server--ended (connection)
  "Forget CONNECTION, whose process has ended."
  (when (eq connection table-server--connection)
    (setq table-server--connection nil)
    (table-server--guarded (run-hooks 'table-server-ended-hook))))

(defun table-server-start ()
  "Start the daemon unless it runs."
  (unless (table-server-running-p)
    (let ((words (or (table-server-program) (user-error "%s" (table-server-how-to-get))))
          (default-directory (expand-file-name "~/")) (inhibit-message t))
      (setq table-server--connection
            (apply #'make-instance 'jsonrpc-process-connection
                   :name "table-server"
                   :notification-dispatcher #'table-server--dispatch
                   :request-dispatcher
                   (lambda (&rest _) (jsonrpc-error :code -32601 :message "not supported"))
                   :on-shutdown #'table-server--ended
                   :process
                   (lambda ()
                     (make-process :name "table-server" :command words :connection-type 'pipe
                                   :coding 'utf-8-emacs-unix :noquery t
                                   :stderr (get-buffer-create "*table-server stderr*")))
                   (if (< emacs-major-version 30) '(:events-buffer-scrollback-size 0)
                     '(:events-buffer-config (:size 0 :format full))))))
    (table-server-request
     "initialize"
     (list :clientInfo (list :name "emacs" :version emacs-version) :processId (emacs-pid)
           :journal (if table-server-journal "on" "off")
           ;; Offsets of search hits count characters.
           :positions "utf-32")
     (lambda (_problem result) (setq table-server-server result)))
    (add-hook 'kill-emacs-hook #'table-server-stop)))

(defun table-server-stop ()
  "End the daemon.  It has written everything by then."
  (when (table-server-running-p)
    (let ((process (jsonrpc--process table-server--connection)) (inhibit-message t))
      (table-server-request "shutdown" nil #'ignore)
      (table-server-notify "exit" nil)
      (setq table-server--connection nil)
      (with-timeout (1) (while (process-live-p process) (accept-process-output process 0.05))))))

(defun table-server-notify (method params)
  "Send METHOD with PARAMS; no answer is wanted."
  (when (table-server-running-p)
    (jsonrpc-notify table-server--connection (intern method) params)))

(defun table-server-request (method params callback)
  "Send METHOD with PARAMS, and return the number of the request.
CALLBACK is called with an error and a result, of which one is nil.  It must not
wait for anything."
  (if (not (table-server-running-p))
      (ignore (run-with-timer 0 nil callback '(:message "table-server does not run") nil))
    (jsonrpc-async-request
     table-server--connection (intern method) params :timeout nil
     :success-fn (lambda (result) (table-server--guarded (funcall callback nil result)))
     :error-fn (lambda (problem) (table-server--guarded (funcall callback problem nil))))
    (jsonrpc--next-request-id table-server--connection)))

(defun table-server-wait (seconds condition)
  "Wait at most SECONDS until the function CONDITION returns non-nil.
Return what it returned."
  (let ((end (+ (float-time) seconds)) found left)
    (while (not (or (setq found (funcall condition))
                    (<= (setq left (- end (float-time))) 0)
                    (not (table-server-running-p))))
      (accept-process-output (jsonrpc--process table-server--connection) (min left 0.1)))
    (or found (funcall condition))))

(defun table-server-message-of (problem)
  "What to show of PROBLEM, an error of the daemon."
  (let* ((problems (plist-get (plist-get problem :data) :problems))
         (first (and (> (length problems) 0) (aref problems 0))))
    (or (plist-get first :hint) (plist-get first :message) (plist-get problem :message))))

(defun table-server-call (method params)
  "Send METHOD with PARAMS, wait for the answer and return the result.
Signal a `user-error' if it is an error, which `table-server-last-error' has
then.  Quitting cancels the request."
  (let (done problem result)
    (let ((id (table-server-request method params
                                    (lambda (&rest answer)
                                      (setq done t problem (car answer) result (cadr answer))))))
      (unwind-protect (table-server-wait 86400 (lambda () (or done (null id))))
        (unless (or done (null id)) (table-server-notify "$/cancelRequest" (list :id id)))))
    (unless done (setq problem '(:message "table-server has ended")))
    (when problem
      (setq table-server-last-error problem)
      (user-error "%s" (table-server-message-of problem)))
    result))

(defun table-server-error-kind ()
  "The kind of the error that the daemon answered last."
  (plist-get (plist-get table-server-last-error :data) :kind))

(defun table-server--unless (kinds method params)
  "Do as `table-server-call' with METHOD and PARAMS.
Return nil if the answer is an error of one of KINDS."
  (condition-case problem (table-server-call method params)
    (user-error (unless (member (table-server-error-kind) kinds)
                  (signal (car problem) (cdr problem))))))

(provide 'table-server-connection)

;;; table-server-connection.el ends here

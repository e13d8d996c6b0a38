;;; Uses the language server from lsp-mode in the file that is open. Prints what it finds, and `done' if all is right.

(require 'lsp-mode)
(require 'lsp-diagnostics)
(load (expand-file-name "steps.el" (file-name-directory load-file-name)))

(setq lsp-auto-guess-root t
      lsp-enable-file-watchers nil
      lsp-diagnostics-provider :none
      lsp-session-file (expand-file-name "session" (getenv "HOME"))
      lsp-response-timeout 20)
(add-to-list 'lsp-language-id-configuration '("\\.intent\\..*ya?ml\\'" . "yaml"))
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection (list (getenv "INTENTGEN") "lsp"))
                  :activation-fn (lsp-activate-on "yaml")
                  :server-id 'intentgen))
(open-definition)
(lsp-workspace-folders-add default-directory)
(lsp)
(wait-for "the server serves the buffer" (lambda () (and lsp-mode (lsp-workspaces))))

(defun problems () (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics)))
(wait-for "a problem is shown" (lambda () (problems)))
(message "problem: %s" (lsp-get (car (problems)) :message))

(go-to "unit: ")
(let ((labels (all-completions "" (nth 2 (lsp-completion-at-point)))))
  (check "completion of a declared type" (member "Unit" (mapcar #'substring-no-properties labels))))

(go-to "unit: Un")
(let ((action (car (lsp-code-actions-at-point))))
  (message "fix: %s" (lsp-get action :title))
  (lsp-execute-code-action action))
(check "the fix is applied" (is-there "unit: Unit"))
(wait-for "the problem disappears" (lambda () (not (problems))))

(rename-and-format #'lsp-rename #'lsp-format-buffer)
(end-well)

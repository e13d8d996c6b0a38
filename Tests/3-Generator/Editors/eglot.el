;;; Uses the language server from eglot in the file that is open. Prints what it finds, and `done' if all is right.

(require 'eglot)
(load (expand-file-name "steps.el" (file-name-directory load-file-name)))

(add-to-list 'eglot-server-programs '(fundamental-mode . ("intentgen" "lsp")))
(setq eglot-sync-connect 20
      ;; As if a person had approved the settings of the folder.
      enable-local-variables :all
      enable-local-eval t
      eglot-confirm-server-initiated-edits nil
      project-find-functions (list (lambda (_) (cons 'transient default-directory))))
(open-definition)
(when (featurep 'yaml-mode)
  (check "the settings of the folder are read" (local-variable-p 'eglot-server-programs)))
(apply #'eglot--connect (eglot--guess-contact))
(check "the server serves the buffer" (eglot-current-server))
(flymake-mode 1)
(flymake-start)
(wait-for "a problem is shown" (lambda () (flymake-diagnostics)))
(message "problem: %s" (flymake-diagnostic-text (car (flymake-diagnostics))))

(go-to "unit: ")
(let ((labels (all-completions "" (nth 2 (eglot-completion-at-point)))))
  (check "completion of a declared type" (member "Unit" (mapcar #'substring-no-properties labels))))

(go-to "enums: { Un")
(check "the definition of an enum" (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot)))

(go-to "unit: Un")
(let ((action (elt (eglot-code-actions (point) (point)) 0)))
  (message "fix: %s" (plist-get action :title))
  (eglot--apply-workspace-edit (plist-get action :edit)))
(check "the fix is applied" (is-there "unit: Unit"))
;; What an idle Emacs does.
(eglot--signal-textDocument/didChange)
(wait-for "the problem disappears" (lambda () (not (flymake-diagnostics))))

(rename-and-format #'eglot-rename #'eglot-format-buffer)
(end-well)

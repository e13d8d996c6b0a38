;;; What the scripts for Emacs have in common.

;; `Unit' and `unit' are different names.
(setq-default case-fold-search nil)

(defun check (what value)
  (unless value
    (message "failed: %s" what)
    (kill-emacs 1)))

(defun wait-for (what condition)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.02))
    (check what (funcall condition))))

(defun go-to (text)
  (goto-char (point-min))
  (check text (search-forward text nil t)))

(defun is-there (text)
  (save-excursion (goto-char (point-min)) (search-forward text nil t)))

(defun open-definition ()
  (require 'yaml-mode nil t)
  (find-file (getenv "DEFINITION")))

(defun rename-and-format (rename format)
  (go-to "cel")
  (funcall rename "degrees")
  (check "a case is renamed" (is-there "degrees"))
  (go-to "kelvin")
  (insert "   ")
  (funcall format)
  (check "the buffer is formatted" (not (is-there "kelvin   "))))

(defun end-well ()
  (set-buffer-modified-p nil)
  (message "done")
  (kill-emacs 0))

internal import ArgumentParser
internal import IntentAuthoring

/// An editor for which `init` writes settings that start the language server.
enum EditorName: String, CaseIterable, ExpressibleByArgument {
    case nvim, vim, emacs, helix, vscode, zed

    /// The files of the settings, by their paths in the folder of the definitions.
    var files: [(path: String, text: String)] {
        switch self {
        case .nvim: [(".nvim.lua", Self.neovim)]
        case .vim: [(".vim/coc-settings.json", Self.coc)]
        case .emacs: [(".dir-locals.el", Self.directoryLocals)]
        case .helix: [(".helix/languages.toml", Self.languages)]
        case .vscode: [(".vscode/settings.json", Self.codeSettings), (".vscode/extensions.json", Self.codeExtensions)]
        case .zed: [(".zed/settings.json", Self.zedSettings)]
        }
    }

    /// What a person does once, as a sentence.
    var hint: String {
        switch self {
        case .nvim:
            "Neovim 0.9 or later reads it if 'exrc' is set and you trust the file; ':IntentPreview' shows the form"
        case .vim: "the plugin coc.nvim reads it"
        case .emacs: "Emacs asks whether to apply it; then run 'M-x eglot' in a definition"
        case .helix: "Helix reads it"
        case .vscode: "install the extension that Visual Studio Code recommends for the folder"
        case .zed: "Zed completes and checks by the JSON Schema; its language servers come from extensions"
        }
    }

    private static let neovim = """
        -- Starts the language server of intentgen for definitions in this folder.
        local group = vim.api.nvim_create_augroup('intentgen', {})
        local folder = vim.fn.getcwd()
        -- Neovim 0.7 has no vim.lsp.start.
        local start = vim.lsp.start or function(config)
          vim.lsp.buf_attach_client(0, vim.lsp.start_client(config))
        end

        local function preview()
          local params = vim.lsp.util.make_position_params(0, 'utf-16')
          vim.lsp.buf_request(0, 'workspace/executeCommand', {
            command = 'intentgen.preview',
            arguments = { params },
          }, function(failure, result)
            if failure then return vim.notify(failure.message, vim.log.levels.WARN) end
            local buffer = vim.api.nvim_create_buf(false, true)
            vim.api.nvim_buf_set_lines(buffer, 0, -1, true, vim.split(result.value, '\\n'))
            vim.bo[buffer].bufhidden = 'wipe'
            vim.cmd('sbuffer ' .. buffer)
          end)
        end

        vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufNewFile' }, {
          group = group,
          pattern = { '*.intent.yaml', '*.intent.yml', '*.intent.*.yaml', '*.intent.*.yml', 'intentgen-config.y*ml', 'intent-policy.y*ml' },
          callback = function(event)
            start({ name = 'intentgen', cmd = { 'intentgen', 'lsp' }, root_dir = folder })
            vim.api.nvim_buf_create_user_command(event.buf, 'IntentPreview', preview, {})
          end,
        })

        """

    private static let coc = """
        {
          "languageserver": {
            "intentgen": {
              "command": "intentgen",
              "args": ["lsp"],
              "filetypes": ["yaml"],
              "rootPatterns": ["intentgen-config.yaml"]
            }
          }
        }

        """

    private static let directoryLocals = """
        ;;; Eglot starts the language server of intentgen for YAML in this folder.
        ((yaml-mode . ((eval . (progn
                                 (require 'eglot)
                                 (setq-local eglot-server-programs
                                             (cons '(yaml-mode . ("intentgen" "lsp")) eglot-server-programs))))))
         (yaml-ts-mode . ((eval . (progn
                                    (require 'eglot)
                                    (setq-local eglot-server-programs
                                                (cons '(yaml-ts-mode . ("intentgen" "lsp")) eglot-server-programs)))))))

        """

    private static let languages = """
        [language-server.intentgen]
        command = "intentgen"
        args = ["lsp"]

        [[language]]
        name = "yaml"
        language-servers = ["intentgen", "yaml-language-server"]

        """

    private static let codeSettings = """
        {
          "glspc.server.command": "intentgen",
          "glspc.server.commandArguments": ["lsp"],
          "glspc.server.languageId": ["yaml"]
        }

        """

    private static let codeExtensions = """
        {
          "recommendations": ["zsol.vscode-glspc"]
        }

        """

    private static let zedSettings = """
        {
          "lsp": {
            "yaml-language-server": {
              "settings": {
                "yaml": { "schemas": { "./\(EditorSchema.fileName)": ["*.intent.yaml", "*.intent.yml"] } }
              }
            }
          }
        }

        """
}

internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime
internal import IntentStoreSQLite
internal import IntentSystem
internal import IntentTerminal
internal import Synchronization

struct ConfigureCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "configure", abstract: "Edit an instance on a screen, or by questions and answers.",
            discussion: """
                Shows a row for each parameter. No change is stored before you save; then all changes are stored together. \
                Changes by other programs appear at once, and a value that both changed is a conflict, which shows both.

                Opening the editor looks up the chosen options, as every editor does: their titles are refreshed, and for \
                options that no longer exist, 'ifVanished' applies.

                --plain asks questions instead of drawing a screen, one line each, for screen readers, serial lines and \
                pipes. It applies, too, if standard input or output is no terminal. 'help' in the session lists its \
                commands.

                Ctrl-C ends the command with exit code 130 and leaves the instance as it was. If the terminal is closed, the \
                draft is kept, and the next run offers to continue from it.

                  \(program) configure k3x9w2ab
                  \(program) configure k3x9w2ab --plain < session.txt
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Flag(help: "Ask questions, one line each, instead of drawing a screen.")
    var plain = false

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var common: CommonOptions<Definitions>

    var handlesInterrupt: Bool { true }

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.configure(
            id, isPlain: plain, printsJSON: printsJSON, catalogs: try session.catalogs(at: languages.paths))
    }
}

extension Session {
    /// Edits an instance in the terminal.
    /// - Parameters:
    ///   - isPlain: Whether to ask questions although a screen can be drawn.
    ///   - printsJSON: Whether standard output is for the result, so that questions go to standard error.
    func configure(
        _ text: String, isPlain: Bool, printsJSON: Bool, catalogs: [TextCatalog]
    ) async throws -> any CommandResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: text), catalogs: catalogs)
        let id = try instanceID(text)
        let editor = try await InstanceEditor.open(id, in: workspace.engine, locale: workspace.locale)
        let content = editor.content
        guard content.status == .ready else { throw orphan(content) }
        guard !content.rows.isEmpty else {
            return ConfigureResult(content, notes: [.note("'\(content.kind)' has nothing to configure")])
        }
        let isDrawn = !isPlain && !printsJSON && TerminalEditor.isPossible(environment: context.environment)
        let console = Console(environment: context.environment)
        // Nothing is printed on a screen that the editor draws.
        let notices = Mutex<[CommandNotice]>([])
        let policy = try followPolicy(
            of: workspace.engine,
            report: { notice in if isDrawn { notices.withLock { $0.append(notice) } } else { console.report(notice) } },
            onChange: { _ in editor.policyChanged() })
        defer {
            withExtendedLifetime(policy) {}
            for notice in notices.withLock({ $0 }) { console.report(notice) }
        }
        let draft = DraftFile(of: id, group: workspace.schema.group, store: try storeLocation(), context.environment)
        if isDrawn {
            do {
                let isContinued = try await offer(draft, to: editor)
                let outcome = try await TerminalEditor(editor, environment: context.environment).run()
                if isContinued, outcome == .unchanged { draft?.remove() }
                // A terminal that disappeared no longer reports that it is one.
                if outcome == .hungUp { return try keep(editor, in: draft) }
                return try end(outcome, of: editor, signal: nil, draft)
            } catch let status as CommandStatus {
                return PrintedResult(endedBy: status.rawValue - 128)
            } catch let error as CommandError where error.status == .unavailable {
                console.report(
                    error.problems.map { .note("\($0.message), so the editor asks questions instead") })
            }
        }
        // A terminal that disappeared no longer reports that it is one.
        let isTerminal = StandardStream.isInputTerminal
        let output = printsJSON ? StandardStream.error : .output
        let earlier = draft?.earlierDraft
        let ending = Mutex(TerminalOutcome.interrupted)
        let signal = try await CurrentProcess.cancellingOnInterrupt {
            let outcome = try await PlainEditor(editor, console: .standard(output: output), earlierDraft: earlier).run()
            ending.withLock { $0 = outcome }
        }
        let outcome = ending.withLock { $0 }
        if outcome == .hungUp, isTerminal { return try keep(editor, in: draft) }
        return try end(outcome, of: editor, signal: signal, draft)
    }

    private func orphan(_ content: EditorContent) -> CommandError {
        orphan(content.instance, kind: content.kind)
    }

    /// Asks whether to continue from a draft that an earlier session left, before the screen is drawn.
    /// - Returns: Whether the editor continues from it.
    private func offer(_ draft: DraftFile?, to editor: InstanceEditor) async throws -> Bool {
        guard let earlier = draft?.earlierDraft else { return false }
        let names = earlier.withheldNames
        let lack = names.isEmpty ? "" : " It does not contain what was entered for \(names)."
        let question =
            "An earlier session left a draft in \(earlier.path.onOneVisibleLine).\(lack) Continue from it? [y/N] "
        guard context.confirm(question) == true else { return false }
        do {
            try await editor.resume(earlier.json)
            return true
        } catch let error as EngineError {
            Console(environment: context.environment).report([
                .warning("the draft no longer fits and is left as it is: \(error)")
            ])
            return false
        }
    }

    /// Returns the result of a session, and keeps or deletes the draft.
    /// - Parameter signal: The signal that canceled it; nil if none did.
    private func end(
        _ outcome: TerminalOutcome, of editor: InstanceEditor, signal: CInt?, _ draft: DraftFile?
    ) throws -> any CommandResult {
        let content = editor.content
        switch outcome {
        case .applied(let edit):
            draft?.remove()
            return ConfigureResult(content, outcome: edit)
        case .unchanged: return ConfigureResult(content)
        case .conflict:
            throw CommandError(
                .conflict, "editConflict",
                "'\(content.instance)' was changed by another program, and the conflicts are not resolved; nothing is stored"
            )
        case .interrupted:
            let status = signal.map { CommandStatus(rawValue: 128 + $0) } ?? .canceled
            guard status == .hungUp else { return PrintedResult(endedBy: signal ?? Self.interruptNumber) }
            return try keep(editor, in: draft)
        case .hungUp:
            throw CommandError(
                .canceled, "notSaved", "the input ended before the changes were saved; nothing is stored")
        }
    }

    private static let interruptNumber = CommandStatus.canceled.rawValue - 128

    /// Keeps the draft of a terminal that was closed.
    private func keep(_ editor: InstanceEditor, in draft: DraftFile?) throws -> any CommandResult {
        guard editor.content.isEdited, let draft else {
            return PrintedResult(endedBy: CommandStatus.hungUp.rawValue - 128)
        }
        let json = editor.draftDocuments.withoutSecrets
        guard json["changes"]?.arrayValue?.isEmpty == false else {
            throw CommandError(.hungUp, "notSaved", "nothing is stored; secrets are not kept in a draft")
        }
        try draft.write(json)
        let names = draft.earlierDraft(with: json).withheldNames
        let without = names.isEmpty ? "" : ", without what was entered for \(names)"
        throw CommandError(.hungUp, "draftKept", "nothing is stored; the draft is kept in '\(draft.path)'\(without)")
    }
}

extension PlainEditor.EarlierDraft {
    fileprivate var withheldNames: String { withheld.map { "'\($0)'" }.joined(separator: ", ") }
}

/// The end of a session that stored its changes or had none. There is no text: the session printed it.
struct ConfigureResult: CommandResult {
    private let edit: EditResult
    private let remarks: [Note]

    /// - Parameter outcome: The last edit; nil if nothing was stored.
    init(_ content: EditorContent, outcome: EditOutcome? = nil, notes: [Note] = []) {
        edit = EditResult(
            id: content.instance,
            outcome: outcome ?? EditOutcome(revision: content.revision, changed: [], reset: [], warnings: []))
        remarks = notes
    }

    var json: JSONValue { edit.json }
    func text(_ style: TextStyle) -> String { "" }
    var notes: [Note] { remarks }
}

/// The file in which the draft of an instance is kept when its terminal is closed. It has mode 0600.
private struct DraftFile: Sendable {
    private static let maximumByteCount = 16 << 20

    private let folder: PrivateFolder
    private let name: String

    var path: String { "\(folder.path)/\(name)" }

    /// - Returns: Nil if the user has no home folder.
    init?(of id: InstanceID, group: String, store: StoreLocation, _ environment: Environment) {
        guard let state = UserFolders.state(environment), DefaultLocation.isFolderName(group) else { return nil }
        folder = PrivateFolder(path: "\(state)/\(group)")
        let scope = SHA256.hexadecimal(of: Array(store.identity.utf8)).prefix(8)
        name = "\(scope)-\(id.text).draft.json"
    }

    /// The draft that an earlier session left; nil if there is none that can be read.
    var earlierDraft: PlainEditor.EarlierDraft? {
        guard let bytes = try? folder.read(name, limit: Self.maximumByteCount),
            let json = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self))
        else { return nil }
        return earlierDraft(with: json)
    }

    func earlierDraft(with json: JSONValue) -> PlainEditor.EarlierDraft {
        PlainEditor.EarlierDraft(path: path, json: json) { remove() }
    }

    func write(_ draft: JSONValue) throws(CommandError) {
        do throws(PrivateFolder.Failure) {
            try folder.write(Array(draft.rendered().utf8), to: name, isDurable: true)
        } catch {
            throw CommandError(.cannotCreate, "cannotCreate", "the draft cannot be kept: \(error)")
        }
    }

    func remove() {
        folder.remove(name)
    }
}

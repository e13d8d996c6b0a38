internal import IntentCommandLine
internal import IntentDiagnostics
package import IntentEditor
package import IntentModel
internal import IntentRuntime

/// An editor of questions and answers, one line each, for screen readers, serial lines and pipes.
///
/// A session can be scripted: the same lines make the same edit. Nothing is stored before the user saves.
package final class PlainEditor {
    /// A draft that an earlier session left behind.
    package struct EarlierDraft: Sendable {
        /// Where it is.
        package var path: String
        package var json: JSONValue
        /// Deletes it.
        package var remove: @Sendable () -> Void

        package init(path: String, json: JSONValue, remove: @escaping @Sendable () -> Void) {
            self.path = path
            self.json = json
            self.remove = remove
        }

        /// The parameters that the user entered secrets for, which the draft does not contain.
        package var withheld: [String] { json["withheld"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
    }

    /// The input ended.
    private struct EndOfInput: Error {}
    /// The session is over.
    private struct Leaving: Error {}

    /// How many options are listed at once.
    static let pageSize = 20
    /// How long the first lines wait for handlers.
    private static let patience = Duration.seconds(1)

    let editor: InstanceEditor
    let console: PlainConsole
    let clock: any Clock<Duration>
    private var earlier: EarlierDraft?
    private var hasResumed = false
    /// The content as the user last read it.
    var shown: EditorContent
    /// The policy with which the user last read it.
    private var policy: Policy?
    private var applied: EditOutcome?
    var texts: TextCatalog { editor.texts }
    var plain: PlainText { PlainText(texts: editor.texts, showsFolded: showsFolded) }
    private var showsFolded = false

    package init(
        _ editor: InstanceEditor, console: PlainConsole, earlierDraft: EarlierDraft? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.editor = editor
        self.console = console
        self.clock = clock
        earlier = earlierDraft
        shown = editor.content
        policy = editor.policy
    }

    /// Runs the session until the user leaves, the input ends or the task is canceled.
    /// - Throws: What prevents output; `StoreError`.
    package func run() async throws -> TerminalOutcome {
        do {
            try await begin()
            while true {
                let line = try await line(nil, record: recorded).trimmed
                try await follow()
                try await perform(line)
            }
        } catch is EndOfInput {
            return editor.content.isEdited ? .hungUp : end
        } catch is Leaving {
            return editor.content.hasConflicts ? .conflict : end
        } catch is CancellationError {
            // Ends the line with the prompt.
            if console.isInteractive { try? console.write("\n") }
            return .interrupted
        }
    }

    private var end: TerminalOutcome { applied.map(TerminalOutcome.applied) ?? .unchanged }

    private func begin() async throws {
        if !(try await refreshes()) { try print(texts("The handler has not answered yet, so titles may be old")) }
        shown = editor.content
        try print(plain.heading(shown))
        if let help = shown.help { try print(help) }
        try print(plain.rows(shown))
        if let earlier {
            try print(texts("An earlier session left a draft in \(earlier.path)"))
            let withheld = earlier.withheld.map { shown.row(named: $0)?.label ?? $0 }.joined(separator: ", ")
            if !withheld.isEmpty { try print(texts("It does not contain what was entered for \(withheld)")) }
            try print(texts("Type 'resume' to continue from it, or 'forget' to delete it"))
        }
        try print(texts("Type the number of a row to change it, 'save', 'quit' or 'help'"))
    }

    /// Updates titles, marks and defaults; returns false if handlers take too long.
    private func refreshes() async throws -> Bool {
        let (editor, clock) = (editor, clock)
        let isDone = await withTaskGroup(of: Bool.self) { group in
            group.addTask { (try? await editor.refreshFromHandlers()) != nil }
            group.addTask {
                // The first of the two ends the other one.
                (try? await clock.sleep(for: Self.patience)) == nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? true
        }
        try Task.checkCancellation()
        return isDone
    }
}

/// Lines.
extension PlainEditor {
    func print(_ line: String) throws {
        try console.write(line.onOneVisibleLine + "\n")
    }

    func print(_ lines: [String]) throws {
        try console.write(lines.map { $0.onOneVisibleLine + "\n" }.joined())
    }

    /// Asks a question and returns the answer, without white space around it.
    /// - Parameter question: A line; nil if the user knows what to do.
    func ask(_ question: String?) async throws -> String {
        try await line(question).trimmed
    }

    /// - Parameter record: Returns the line as the record of a session has it.
    func line(_ question: String?, record: (String) -> String = { $0 }) async throws -> String {
        if let question { try print(question) }
        if console.isInteractive { try console.write("> ") }
        guard let line = try await console.readLine() else { throw EndOfInput() }
        // A terminal shows what is typed. Without one, the output is a complete record of the session.
        if !console.isInteractive { try print(line.isEmpty ? ">" : "> \(record(line))") }
        return line
    }

    /// Asks for a secret, which a terminal shows only if the user asks for that, and a record never contains.
    func secret() async throws -> String {
        let question = texts(
            "Type the new text, which is hidden; an empty line keeps it, and 'show' shows what you type")
        let answer = try await hiddenLine(question)
        guard console.isInteractive, answer == "show" else { return answer }
        return try await line(texts("Type the new value; an empty line keeps it"))
    }

    private func hiddenLine(_ question: String) async throws -> String {
        console.setEcho(false)
        defer { console.setEcho(true) }
        let answer = try await line(question) { $0.isEmpty ? $0 : Secrecy.mask }
        // The terminal has not shown the end of the line either.
        if console.isInteractive { try console.write("\n") }
        return answer
    }

    /// The line of a command without the secret that it sets.
    private func recorded(_ line: String) -> String {
        switch try? PlainCommand(line, in: shown) {
        case .enter(let place, let text)?, .set(let place, let text)?, .options(let place, let text)?:
            guard shown.row(named: place.row)?.isSecret == true, !text.isEmpty else { return line }
            return line.replacing(text, with: Secrecy.mask)
        default: return line
        }
    }

    /// Prints what other editors and the policy of an administrator have changed since the last line.
    private func follow() async throws {
        _ = try? await editor.refresh()
        try Task.checkCancellation()
        let isPolicyNew = editor.policy != policy
        policy = editor.policy
        let content = editor.content
        defer { shown = content }
        guard content.status == .ready else {
            if content.status != shown.status {
                try print(texts("'\(content.instance)' was removed by another program"))
            }
            return
        }
        let lines = plain.difference(from: shown, to: content)
        guard !lines.isEmpty else { return }
        let heading = isPolicyNew ? texts("The policy has changed") : texts("Changed by another program")
        try print([heading] + lines)
    }

    /// Prints what a change of the draft has changed.
    func report() async throws {
        if editor.content.awaitsDefaults { try await editor.requestDefaults() }
        let content = editor.content
        let lines = plain.difference(from: shown, to: content)
        shown = content
        try print(lines.isEmpty ? [texts("Nothing changed")] : lines)
    }
}

/// Commands.
extension PlainEditor {
    private func perform(_ line: String) async throws {
        do {
            guard let command = try PlainCommand(line, in: shown) else { return }
            try await perform(command)
        } catch let problem as PlainCommand.Problem {
            try print(problem.message)
        } catch let error as EngineError {
            // A draft that is applied puts its problems into the rows, so that they are not printed again.
            shown = editor.content
            try print(error.problems.map { texts("Error: \(texts.line($0))") })
        } catch let error as StoreError {
            // The draft is kept, so that the user can try again.
            try print(texts("Error: \(error)"))
        }
    }

    private func perform(_ command: PlainCommand) async throws {
        switch command {
        case .help: try print(PlainCommand.helpLines(texts))
        case .rows: try print([plain.heading(shown)] + plain.rows(shown))
        case .fold, .unfold:
            showsFolded = command == .unfold
            try print(plain.rows(shown))
        case .changes:
            let changes = plain.changes(shown)
            try print(changes.isEmpty ? [texts("There are no changes to save")] : changes)
        case .details(let place):
            let (row, number) = try row(of: place)
            try print(plain.details(of: row, number: number, shown))
        case .undo: try await undo(shown.canUndo, texts("There is nothing to undo")) { $0.undo() }
        case .redo: try await undo(shown.canRedo, texts("There is nothing to redo")) { $0.redo() }
        case .check:
            try await editor.validate()
            shown = editor.content
            let errors = plain.errors(shown)
            try print(errors.isEmpty ? [texts("The values are valid")] : errors)
        case .resume: try await resume()
        case .forget: try forget()
        case .save(let isConfirmed): _ = try await save(isConfirmed: isConfirmed)
        case .quit: try await quit()
        case .open, .enter, .set, .options, .step, .clear, .reset, .discard, .move, .settle: try await edit(command)
        }
    }

    private func edit(_ command: PlainCommand) async throws {
        switch command {
        case .open(let place): try await open(place)
        case .enter(let place, let text): try await enter(text, place)
        case .set(let place, let text):
            if let row = shown.row(named: place.row) { try row.slots?.require(place.slot, of: row, texts) }
            try await change(.setText(place.row, text, slot: place.slot))
        case .options(let place, let term): try await choose(place, searching: term)
        case .step(let place, let count): try await step(place, by: count)
        case .clear(let place): try await change(.clear(place.row, slot: place.slot))
        case .reset(let place): try await change(.reset(place.row))
        case .discard(let place): try await change(.discard(place.row))
        case .move(let place, let target):
            try await change(.moveSlot(place.row, from: place.slot ?? 0, to: target))
        case .settle(let place, let settlement):
            guard try row(of: place).row.conflict != nil else {
                throw PlainCommand.Problem(message: texts("the row has no conflict"))
            }
            try await change(.settle(place.row, settlement))
        default: break
        }
    }

    func change(_ change: EditorChange) async throws {
        try editor.perform(change)
        try await report()
    }

    private func undo(_ isPossible: Bool, _ message: String, _ body: (InstanceEditor) -> Void) async throws {
        guard isPossible else { return try print(message) }
        body(editor)
        try await report()
    }

    func row(of place: PlainCommand.Place) throws(PlainCommand.Problem) -> (row: EditorRow, number: String) {
        guard let found = shown.numberedRows.first(where: { $0.row.name == place.row }) else {
            throw PlainCommand.Problem(message: texts("the row '\(place.row)' is hidden now"))
        }
        return found
    }

    private func resume() async throws {
        guard let earlier else { return try print(texts("There is no earlier draft")) }
        try await editor.resume(earlier.json)
        hasResumed = true
        try await report()
    }

    private func forget() throws {
        guard let earlier else { return try print(texts("There is no earlier draft")) }
        earlier.remove()
        self.earlier = nil
        try print(texts("The earlier draft is deleted"))
    }
}

/// Saving and leaving.
extension PlainEditor {
    /// Shows the changes, asks, and stores them.
    /// - Returns: Whether nothing is left to save.
    private func save(isConfirmed: Bool) async throws -> Bool {
        guard shown.isEdited else {
            try print(texts("There are no changes to save"))
            return true
        }
        guard shown.canBeApplied else {
            let reason = shown.hasConflicts ? texts("Resolve the conflicts first") : texts("Correct the errors first")
            try print(shown.status == .ready ? reason : texts("'\(shown.instance)' was removed; restore it first"))
            return false
        }
        try print(plain.changes(shown))
        if !isConfirmed {
            let answer = try await ask(texts("Save \(shown.changeCount) changes? Type yes or no"))
            guard answer.isYes else {
                try print(texts("Nothing is saved"))
                return false
            }
        }
        return try await apply(unchecked: false)
    }

    private func apply(unchecked: Bool) async throws -> Bool {
        do {
            let outcome = try await editor.apply(unchecked: unchecked)
            // A policy that changes meanwhile can make each change one to the value in effect.
            let isStored = !outcome.changed.isEmpty || !outcome.reset.isEmpty
            if isStored { applied = outcome }
            shown = editor.content
            earlier?.remove()
            earlier = nil
            let result =
                isStored ? texts("Saved as revision \(outcome.revision)") : texts("There are no changes to save")
            let warnings = outcome.warnings + outcome.missingDefaults.map { texts.string($0.text) }
            try print(warnings.map { texts("Warning: \($0)") } + [result])
            return true
        } catch let error as EngineError {
            let before = shown
            shown = editor.content
            try print(error.problems.map { texts("Error: \(texts.line($0))") })
            if error.code == .editConflict {
                try print(plain.difference(from: before, to: shown))
                return false
            }
            guard error.code == .lookupUnavailable, !unchecked else { return false }
            let answer = try await ask(texts("Store the values without checking them? Type yes or no"))
            guard answer.isYes else { return false }
            return try await apply(unchecked: true)
        }
    }

    private func quit() async throws {
        guard shown.isEdited else { throw Leaving() }
        let answer = try await ask(texts("\(shown.changeCount) changes not saved. Type save, discard or stay"))
        switch answer.lowercased() {
        case "save", "s", "y", "yes": if try await save(isConfirmed: true) { throw Leaving() }
        case "discard", "d", "n", "no":
            if hasResumed { earlier?.remove() }
            throw Leaving()
        default: try print(texts("Still here"))
        }
    }
}

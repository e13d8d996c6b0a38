internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
package import IntentDocuments
package import IntentModel
internal import IntentRuntime

struct HistoryCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "history", abstract: "List the changes of an instance, oldest first.",
            discussion: """
                Each change has a line with its revision, its time and its cause, and below it the values before and \
                after, as 'get' prints them. A time is how long ago it was, or else the local time; --json has exact \
                times. Removed instances have a history, too. 'retention' limits how many changes are kept. Needs no \
                definitions.

                  \(program) history k3x9w2ab
                  \(program) history k3x9w2ab --fields revision,time,cause
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("The maximum number of changes; the most recent ones are listed.", valueName: "n"))
    var limit: Int?

    @Option(help: .fields(ChangeField.self), completion: .fields(ChangeField.self))
    var fields: String?

    @Flag(help: .secrets)
    var secrets = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.history(id: id, limit: limit, fields: fields, revealsSecrets: secrets)
    }
}

extension Session {
    package func history(
        id: String, limit: Int?, fields: String? = nil, revealsSecrets: Bool = false
    ) async throws -> HistoryResult {
        if let limit, limit < 1 { throw CommandError.usage("--limit must be 1 or more, not \(limit)") }
        let fields = try ChangeField.list(fields)
        let instance = try instanceID(id)
        let workspace = try workspace(
            definitions: revealsSecrets ? .ifValid : .ifFound, store: .existingFor(id: id))
        let log = try await workspace.engine.history(of: instance)
        let secrecy = workspace.engine.secrecy(revealsAll: revealsSecrets)
        return HistoryResult(
            ChangeList(of: instance, log, secrecy, limit: limit), fields: fields, times: times, schema: workspace.schema
        )
    }
}

/// The changes of one instance, oldest first.
package struct HistoryResult: CommandResult, Hashable {
    package let list: ChangeList
    /// Nil for all in JSON, and for two or more lines for each change in text.
    package let fields: [ChangeField]?
    package let times: TimeText
    /// The definitions, which declare the fields of records.
    private let schema: Schema

    package init(
        _ list: ChangeList, fields: [ChangeField]? = nil, times: TimeText, schema: Schema = Schema()
    ) {
        (self.list, self.fields, self.times, self.schema) = (list, fields, times, schema)
    }

    package var json: JSONValue { list.json { $0.jsonObject.selecting(fields) } }

    package var notes: [Note] {
        var notes: [Note] = []
        if list.omitted > 0 {
            notes.append(
                .note(
                    "\(list.omitted.counting("older change")) \(list.omitted == 1 ? "is" : "are") not listed; "
                        + "a larger --limit lists more"))
        }
        if list.isForgotten {
            notes.append(.note("the values and the earlier changes of '\(list.id)' were deleted"))
        } else if !list.isComplete {
            notes.append(.note("older changes were not kept; 'retention' shows how many are"))
        }
        return notes
    }

    /// A line for each change, and below it a line for each difference; with fields, one line for each change.
    package func text(_ style: TextStyle) -> String {
        var table = TextTable(style)
        for change in list.changes {
            let fields = fields ?? [.revision, .time, .cause]
            var cells = fields.map { change.cell($0, times, style) }
            if self.fields == nil { cells.append(TextTable.Cell(change.outcome)) }
            table.append(cells)
        }
        if fields != nil { return table.text() }
        return zip(table.lines(), list.changes).flatMap { heading, change in
            [heading] + change.differences.flatMap { $0.lines(in: schema, of: change.kind) }.map { "   " + $0 }
        }.terminatedLines
    }
}

/// The fields of `history`.
package enum ChangeField: String, OutputField {
    case sequence, revision, time, cause, familyBefore, familyAfter, differences, restoredRevision, copiedFrom, preset,
        follows
}

extension LoggedChange {
    /// The family if it changed, what an undo or redo restored, the source of a copy, the preset, or the instance that is followed:
    /// `systemSmall`, `to revision 3`, `from desk`, `morning`, `follows desk`. Control characters are visible.
    var outcome: String {
        let family = familyBefore == familyAfter ? nil : familyAfter.rawValue
        let revision = restoredRevision.map { "to revision \($0)" }
        let source = copiedFrom.map { "from \($0)" }
        let followed = following.map { change in
            change.after.map { "follows \($0)" } ?? change.before.map { "no longer follows \($0)" } ?? ""
        }
        let parts = [revision, source, preset?.name, followed, family]
        return parts.compactMap(\.self).joined(separator: "  ").onOneVisibleLine
    }

    fileprivate func cell(_ field: ChangeField, _ times: TimeText, _ style: TextStyle) -> TextTable.Cell {
        let text = text(of: field, times)
        return field == .cause ? TextTable.Cell(text, style: style.bold) : TextTable.Cell(text)
    }

    /// The text of a field; empty if there is none.
    private func text(of field: ChangeField, _ times: TimeText) -> String {
        switch field {
        case .sequence: String(sequence)
        case .revision: String(revision)
        case .time: times.text(of: time)
        case .cause: cause.rawValue
        case .familyBefore: familyBefore?.rawValue ?? ""
        case .familyAfter: familyAfter.rawValue
        case .differences: differences.map(\.line).joined(separator: "; ")
        case .restoredRevision: restoredRevision.map(String.init) ?? ""
        case .copiedFrom: copiedFrom?.text ?? ""
        case .preset: preset?.name ?? ""
        case .follows: following?.after?.text ?? ""
        }
    }
}

extension LoggedChange.Difference {
    /// The difference as text: `labelSize: none -> 16`.
    var line: String {
        let name =
            switch subject {
            case .value(let name): name
            case .defaultValue(let name): "default of \(name)"
            }
        let showsMarks = before?.marks != after?.marks
        return "\(name.onOneVisibleLine): \(before.line(showingMarks: showsMarks)) -> "
            + after.line(showingMarks: showsMarks)
    }
}

extension StoredValue? {
    /// The record of a reset is shown as no value; marks follow in parentheses: `cet (vanished)`.
    fileprivate func line(showingMarks: Bool) -> String {
        guard let self, !self.isReset else { return "none" }
        guard showingMarks, !self.marks.isEmpty else { return self.line }
        return "\(self.line) (\(StoredMark.kinds(of: self.marks)))"
    }
}

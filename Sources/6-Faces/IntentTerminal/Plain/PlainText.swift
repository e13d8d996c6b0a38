internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// The lines of a plain session. Each can be understood alone, so that a screen reader or a log can be read line by line.
struct PlainText {
    let texts: TextCatalog
    /// Whether the rows of folded sections are listed.
    var showsFolded = false

    /// The line above the rows: what is edited, and how many changes there are.
    func heading(_ content: EditorContent) -> String {
        var parts = [
            content.title, content.caption, content.instance.text, texts("revision \(content.revision)"),
        ]
        if let source = content.follows { parts.append(texts("follows \(source.text)")) }
        if content.isEdited { parts.append(texts("\(content.changeCount) changes")) }
        return parts.joined(separator: ", ")
    }

    /// All visible rows with their numbers, and the problems that belong to none.
    func rows(_ content: EditorContent) -> [String] {
        var rows: [String] = []
        var number = 0
        for group in content.visibleGroups {
            // The numbers of rows do not depend on what is folded.
            defer { number += group.rows.count }
            let isListed = showsFolded || group.section?.isClosed != true
            if let section = group.section { rows += heading(of: section, group.rows.count, isListed: isListed) }
            if !isListed { continue }
            for (index, row) in group.rows.enumerated() {
                rows += lines(of: row, number: String(number + index + 1), content)
            }
        }
        return rows.isEmpty ? [texts("There is nothing to configure")] : rows + content.problems.map { problem($0, "") }
    }

    private func heading(of section: EditorSection, _ count: Int, isListed: Bool) -> [String] {
        let title = texts("Section \(section.title)")
        guard isListed else { return [title + ": " + texts("\(count) rows; type 'unfold' to list them")] }
        return [title] + (section.help.map { ["  \($0)"] } ?? [])
    }

    /// The lines of one row: its value, its slots, its problems and its conflict, and the rows of the fields of its records.
    func lines(of row: EditorRow, number: String, _ content: EditorContent) -> [String] {
        var lines = ["\(number) \(row.label): \(summary(of: row))" + notes(notes(of: row))]
        for slot in row.slots?.shown ?? [] {
            let text = slot.value == nil ? texts("empty") : slot.text
            lines.append("\(number).\(slot.index + 1) \(text)" + notes(slot.marks.compactMap(note)))
            for (index, field) in (slot.fields ?? []).enumerated() {
                lines += self.lines(of: field, number: "\(number).\(slot.index + 1).\(index + 1)", content)
            }
        }
        if let tail = row.slots?.tail, !tail.isEmpty {
            lines.append("  " + texts("\(tail.count) values are kept for a larger size"))
        }
        if let parent = row.needsParent {
            lines.append("  " + texts("Choose \(content.label(of: parent)) first"))
        }
        if let lock = row.lock, FieldPath(parsing: row.name) == nil { lines.append("  \(lock)") }
        lines += row.problems.map { problem($0, "  ") }
        if let conflict = row.conflict { lines += conflictLines(conflict, number) }
        for (index, field) in (row.fields ?? []).enumerated() {
            lines += self.lines(of: field, number: "\(number).\(index + 1)", content)
        }
        return lines
    }

    /// Everything about a row that its line leaves out.
    func details(of row: EditorRow, number: String, _ content: EditorContent) -> [String] {
        var lines = lines(of: row, number: number, content)
        if let help = row.help { lines.append("  \(help)") }
        lines.append("  " + texts("Name: \(row.name)"))
        if let format = row.format { lines.append("  " + texts("Type: \(format)")) }
        if let range = row.range { lines.append("  " + texts("Range: \(range)")) }
        if let placeholder = row.placeholder { lines.append("  " + texts("Example: \(placeholder)")) }
        if let choices = row.choices {
            lines.append("  " + texts("Options: \(choices.items.map(\.title).joined(separator: ", "))"))
        }
        if let source = row.optionSource { lines.append("  " + texts("The options come from \(source)")) }
        if !row.dependsOn.isEmpty {
            let labels = row.dependsOn.map(content.label(of:))
            lines.append("  " + texts("Depends on: \(labels.joined(separator: ", "))"))
        }
        if let name = row.origin.row { lines.append("  " + texts("Follows \(content.label(of: name))")) }
        if row.change != .none { lines.append("  " + texts("Without the changes: \(shown(row.savedText))")) }
        if let deprecation = row.deprecation { lines.append("  " + texts("Deprecated: \(deprecation)")) }
        let commands = commands(for: row, number)
        if !commands.isEmpty { lines.append("  " + texts("Commands: \(commands.joined(separator: ", "))")) }
        return lines
    }

    /// The options from an index on, with headings, and what the state of the list means.
    func options(_ options: EditorOptions, from first: Int, of row: EditorRow) -> [String] {
        var lines: [String] = []
        if first == 0 {
            let place = options.slot.map { texts("\(row.label), slot \($0 + 1)") } ?? row.label
            if options.count > 0 {
                let count = options.hasMore ? texts("\(options.countText) options") : texts("\(options.count) options")
                lines.append(
                    "\(place): " + (options.query.isEmpty ? count : texts("\(count) for '\(options.query)'")))
            }
            lines += options.vanished.map {
                texts("\(shown($0.title)) is no longer offered; keep it or choose another")
            }
        }
        for (index, section) in options.sections.enumerated() {
            let items = section.items.filter { $0.index >= first }
            guard !items.isEmpty else { continue }
            if let title = section.title, !title.isEmpty {
                lines.append(texts("Section \(title)"))
            } else if index > 0 {
                lines.append(texts("No section"))
            }
            lines += items.map(line)
        }
        if let message = options.message { lines.append(message) }
        return lines
    }

    /// The changes that saving makes, before and after.
    func changes(_ content: EditorContent) -> [String] {
        content.changes.map { change in
            let reason =
                switch change.kind {
                case .reset: " (\(texts("default")))"
                case .resetByParent: " (\(texts("reset because a row that it depends on changes")))"
                case .followed: " (\(texts("follows another row")))"
                case .set, .none: ""
                }
            if change.before == change.after, change.kind == .set {
                return texts("\(change.label): \(shown(change.after)), which no longer follows the default")
            }
            return texts("\(change.label): was \(shown(change.before)), becomes \(shown(change.after))") + reason
        }
    }

    /// The rows that differ, all rows if others are visible, or that nothing changed.
    func difference(from before: EditorContent, to content: EditorContent) -> [String] {
        let names = content.visibleRows.map(\.name)
        if before.visibleRows.map(\.name) != names {
            return [texts("The rows have changed")] + rows(content)
        }
        var lines: [String] = []
        for (index, row) in content.visibleRows.enumerated() {
            let number = String(index + 1)
            let new = self.lines(of: row, number: number, content)
            let old = before.row(named: row.name).map { self.lines(of: $0, number: number, before) } ?? []
            if new == old { continue }
            // Among many fields, those that differ.
            lines += row.fieldRows.isEmpty ? new : new.prefix(1) + new.dropFirst().filter { !old.contains($0) }
        }
        let problems = content.problems.filter { !before.problems.contains($0) }
        return lines + problems.map { problem($0, "") }
    }

    /// Returns the rows with errors, and the problems of the configuration as a whole; empty if all values are valid.
    func errors(_ content: EditorContent) -> [String] {
        let rows = content.visibleRows.enumerated().filter { $0.element.allProblems.contains(where: \.isError) }
        return rows.flatMap { lines(of: $0.element, number: String($0.offset + 1), content) }
            + content.problems.map { problem($0, "") }
    }

    func shown(_ text: String) -> String { text.isEmpty ? texts("no value") : text }

    private func summary(of row: EditorRow) -> String {
        guard let slots = row.slots else {
            return row.value == nil ? row.emptyText ?? texts("no value") : shown(row.text)
        }
        guard let maximum = slots.maximum else { return texts("\(slots.filledCount) values") }
        return texts("\(slots.filledCount) of \(maximum) slots")
    }

    private func notes(_ notes: [String]) -> String {
        notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    private func problem(_ problem: EditorProblem, _ indentation: String) -> String {
        let sentence = texts.suggesting(problem.suggestion, problem.message)
        return indentation + (problem.isError ? texts("Error: \(sentence)") : texts("Warning: \(sentence)"))
    }

    private func conflictLines(_ conflict: EditorConflict, _ number: String) -> [String] {
        [
            texts("Conflict: the stored value was \(shown(conflict.beforeText)) when you began"),
            texts("Yours is \(shown(conflict.draftedText)); 'mine \(number)' keeps it"),
            texts("Now stored is \(shown(conflict.storedText)); 'theirs \(number)' takes it"),
        ].map { "  " + $0 }
    }

    private func line(_ item: EditorOption) -> String {
        let subtitle = item.subtitle.map { $0.isEmpty ? "" : ", \($0)" } ?? ""
        let mark =
            switch item.mark {
            case .none: ""
            case .chosen: " (\(texts("chosen")))"
            case .otherSlot(let slot): " (\(texts("in slot \(slot + 1)")))"
            }
        let reason = item.disabledReason.map { " (\(texts("not available: \($0)")))" } ?? ""
        return "\(item.index + 1) \(item.title)\(subtitle)\(mark)\(reason)"
    }

    private func commands(for row: EditorRow, _ number: String) -> [String] {
        let slot = row.slots == nil ? number : "\(number).1"
        let isDrafted = row.change == .set || row.change == .reset
        let actions = row.actions.map { action in
            switch action {
            case .toggle, .add: slot
            case .choose: "options \(slot)"
            case .type: "\(slot) TEXT"
            case .step: "increase \(slot)"
            case .clear: "clear \(slot)"
            case .move: "move \(number).1 to 2"
            case .reset: "reset \(number)"
            }
        }
        return actions + (isDrafted ? ["discard \(number)"] : [])
    }

    /// What the row's line says beside the value.
    private func notes(of row: EditorRow) -> [String] {
        var notes: [String] = []
        if let range = row.range { notes.append(range) }
        switch row.change {
        case .none: break
        case .set: notes.append(texts("changed"))
        case .reset: notes.append(texts("reset"))
        case .resetByParent: notes.append(texts("reset because a row that it depends on changes"))
        case .followed: notes.append(texts("follows another row"))
        }
        if let source = row.origin.instance { notes.append(texts("follows \(source.text)")) }
        if row.slots == nil { notes += row.marks.compactMap(note) }
        return notes
    }

    /// The meaning of a mark that concerns a chosen value; nil for another.
    private func note(_ mark: ValueMark) -> String? {
        switch mark {
        case .vanished: texts("no longer offered")
        case .unrecognized: texts("not declared")
        case .unchecked: texts("not checked")
        case .disabled: texts("not available")
        case .hidden, .migrated, .incompatible, .tail: nil
        }
    }
}

extension EditorContent {
    /// What is edited: the size family of a widget, or a control.
    var caption: String { isControl ? texts("control") : family.rawValue }
}

/// The numbers of rows, which lines begin with.
extension EditorContent {
    /// The visible rows, and the rows of the fields of their records.
    var numberedRows: [(row: EditorRow, number: String)] {
        visibleRows.enumerated().flatMap { index, row in
            [(row, String(index + 1))] + row.numberedFields(String(index + 1))
        }
    }
}

extension EditorRow {
    /// Returns the rows of fields, below a row with a number.
    func numberedFields(_ number: String) -> [(row: EditorRow, number: String)] {
        func numbered(_ fields: [EditorRow]?, _ record: String) -> [(row: EditorRow, number: String)] {
            (fields ?? []).enumerated().map { ($1, "\(record).\($0 + 1)") }
        }
        return numbered(fields, number)
            + (slots?.shown ?? []).flatMap { numbered($0.fields, "\(number).\($0.index + 1)") }
    }
}

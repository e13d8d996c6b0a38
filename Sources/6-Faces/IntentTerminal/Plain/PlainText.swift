internal import IntentCommandLine
internal import IntentDiagnostics
package import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// The lines of a plain session. Each can be understood alone, so that a screen reader or a log can be read line by line.
package enum PlainText {
    /// The line above the rows: what is edited, and how many changes there are.
    package static func heading(_ content: EditorContent) -> String {
        var parts = [content.title, content.family.rawValue, content.instance.text, "revision \(content.revision)"]
        if content.isEdited { parts.append(changeCount(content)) }
        return parts.joined(separator: ", ")
    }

    /// All visible rows with their numbers, and the problems that belong to none.
    package static func rows(_ content: EditorContent) -> [String] {
        let rows = content.visibleRows.enumerated().flatMap { index, row in lines(of: row, number: index + 1, content) }
        return rows.isEmpty ? ["There is nothing to configure"] : rows + content.problems.map { problem($0, "") }
    }

    /// The lines of one row: its value, its slots, its problems and its conflict.
    package static func lines(of row: EditorRow, number: Int, _ content: EditorContent) -> [String] {
        var lines = ["\(number) \(row.label): \(summary(of: row))" + notes(row.notes)]
        for slot in row.slots?.shown ?? [] {
            let text = slot.value == nil ? "empty" : slot.text
            lines.append("\(number).\(slot.index + 1) \(text)" + notes(slot.marks.compactMap(\.note)))
        }
        if let tail = row.slots?.tail, !tail.isEmpty {
            let verb = tail.count == 1 ? "is" : "are"
            lines.append("  \(tail.count.counting("value")) \(verb) kept for a larger size")
        }
        if let parent = row.needsParent {
            lines.append("  Choose \(content.label(of: parent)) first")
        }
        lines += row.problems.map { problem($0, "  ") }
        if let conflict = row.conflict { lines += conflictLines(conflict, number) }
        return lines
    }

    /// Everything about a row that its line leaves out.
    package static func details(of row: EditorRow, number: Int, _ content: EditorContent) -> [String] {
        var lines = lines(of: row, number: number, content)
        if let help = row.help { lines.append("  \(help)") }
        lines.append("  Name: \(row.name)")
        if let format = row.format { lines.append("  Type: \(format)") }
        if let range = row.range { lines.append("  Range: \(range)") }
        if let placeholder = row.placeholder { lines.append("  Example: \(placeholder)") }
        if let choices = row.choices {
            lines.append("  Options: \(choices.items.map(\.title).joined(separator: ", "))")
        }
        if let source = row.optionSource { lines.append("  The options come from \(source)") }
        if !row.dependsOn.isEmpty {
            let labels = row.dependsOn.map(content.label(of:))
            lines.append("  Depends on: \(labels.joined(separator: ", "))")
        }
        if row.change != .none { lines.append("  Stored: \(shown(row.savedText))") }
        if let deprecation = row.deprecation { lines.append("  Deprecated: \(deprecation)") }
        lines.append("  Commands: \(commands(for: row, number).joined(separator: ", "))")
        return lines
    }

    /// The options from an index on, with headings, and what the state of the list means.
    package static func options(_ options: EditorOptions, from first: Int, of row: EditorRow) -> [String] {
        var lines: [String] = []
        if first == 0 {
            let place = options.slot.map { ", slot \($0 + 1)" } ?? ""
            let search = options.query.isEmpty ? "" : " for '\(options.query)'"
            if options.count > 0 {
                let noun = options.count == 1 && !options.hasMore ? "option" : "options"
                lines.append("\(row.label)\(place): \(options.countText) \(noun)\(search)")
            }
            lines += options.vanished.map { "\(shown($0.title)) is no longer offered; keep it or choose another" }
        }
        for (index, section) in options.sections.enumerated() {
            let items = section.items.filter { $0.index >= first }
            guard !items.isEmpty else { continue }
            if let title = section.title, !title.isEmpty {
                lines.append("Section \(title)")
            } else if index > 0 {
                lines.append("No section")
            }
            lines += items.map(line)
        }
        if let message = options.message { lines.append(message) }
        return lines
    }

    /// The changes that saving makes, before and after.
    package static func changes(_ content: EditorContent) -> [String] {
        content.changes.map { change in
            let reason =
                switch change.kind {
                case .reset: " (default)"
                case .resetByParent: " (reset because a row that it depends on changes)"
                case .set, .none: ""
                }
            if change.before == change.after, change.kind == .set {
                return "\(change.label): \(shown(change.after)), which no longer follows the default"
            }
            return "\(change.label): was \(shown(change.before)), becomes \(shown(change.after))\(reason)"
        }
    }

    /// The rows that differ, all rows if others are visible, or that nothing changed.
    package static func difference(from before: EditorContent, to content: EditorContent) -> [String] {
        let names = content.visibleRows.map(\.name)
        if before.visibleRows.map(\.name) != names {
            return ["The rows have changed"] + rows(content)
        }
        var lines: [String] = []
        for (index, row) in content.visibleRows.enumerated() {
            let new = self.lines(of: row, number: index + 1, content)
            let old = before.row(named: row.name).map { self.lines(of: $0, number: index + 1, before) }
            if new != old { lines += new }
        }
        let problems = content.problems.filter { !before.problems.contains($0) }
        return lines + problems.map { problem($0, "") }
    }

    package static func changeCount(_ content: EditorContent) -> String {
        content.changeCount.counting("change")
    }

    static func shown(_ text: String) -> String { text.isEmpty ? "no value" : text }

    private static func summary(of row: EditorRow) -> String {
        guard let slots = row.slots else { return row.value == nil ? row.emptyText ?? "no value" : shown(row.text) }
        guard let maximum = slots.maximum else { return slots.filledCount.counting("value") }
        return "\(slots.filledCount) of \(maximum.counting("slot"))"
    }

    private static func notes(_ notes: [String]) -> String {
        notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    private static func problem(_ problem: EditorProblem, _ indentation: String) -> String {
        "\(indentation)\(problem.isError ? "Error" : "Warning"): \(problem.sentence)"
    }

    private static func conflictLines(_ conflict: EditorConflict, _ number: Int) -> [String] {
        [
            "  Conflict: the stored value was \(shown(conflict.beforeText)) when you began",
            "  Yours is \(shown(conflict.draftedText)); 'mine \(number)' keeps it",
            "  Now stored is \(shown(conflict.storedText)); 'theirs \(number)' takes it",
        ]
    }

    private static func line(_ item: EditorOption) -> String {
        let subtitle = item.subtitle.map { $0.isEmpty ? "" : ", \($0)" } ?? ""
        let mark =
            switch item.mark {
            case .none: ""
            case .chosen: " (chosen)"
            case .otherSlot(let slot): " (in slot \(slot + 1))"
            }
        return "\(item.index + 1) \(item.title)\(subtitle)\(mark)"
    }

    private static func commands(for row: EditorRow, _ number: Int) -> [String] {
        let slot = row.slots == nil ? "\(number)" : "\(number).1"
        return row.actions.map { action in
            switch action {
            case .toggle: "\(slot)"
            case .choose: "options \(slot)"
            case .type: "\(slot) TEXT"
            case .step: "increase \(slot)"
            case .clear: "clear \(slot)"
            case .move: "move \(number).1 to 2"
            case .reset: "reset \(number)"
            }
        }
    }
}

extension EditorRow {
    /// What the row's line says beside the value.
    fileprivate var notes: [String] {
        var notes: [String] = []
        if let range { notes.append(range) }
        switch change {
        case .none: break
        case .set: notes.append("changed")
        case .reset: notes.append("reset")
        case .resetByParent: notes.append("reset because a row that it depends on changes")
        }
        if slots == nil { notes += marks.compactMap(\.note) }
        return notes
    }
}

extension ValueMark {
    /// The meaning of a mark that concerns a chosen value; nil for another.
    fileprivate var note: String? {
        switch self {
        case .vanished: "no longer offered"
        case .unrecognized: "not declared"
        case .unchecked: "not checked"
        case .hidden, .migrated, .incompatible, .tail: nil
        }
    }
}

internal import IntentEditor
internal import IntentRuntime

/// Draws the changes of the draft before they are saved.
struct SummaryLayout {
    let layout: EditorLayout

    private var texts: TextCatalog { layout.texts }

    func lines(from first: Int, height: Int) -> BodyLines {
        let changes = layout.content.changes
        let column =
            layout.isNarrow ? 3 : 3 + min(changes.map { CellText($0.label).columns }.max() ?? 0, layout.width / 3) + 2
        var lines = [ScreenLine(texts("These changes are saved:"), .heading, column: 1)]
        for change in changes {
            var line = ScreenLine()
            line.add(change.label, .plain, at: 3, before: layout.isNarrow ? layout.limit : column - 1)
            if layout.isNarrow { lines.append(line) }
            if layout.isNarrow { line = ScreenLine() }
            let reason =
                switch change.kind {
                case .reset: " (\(texts("default")))"
                case .resetByParent: " (\(texts("reset, because it depends on another row")))"
                case .followed: " (\(texts("follows another row")))"
                case .set, .none: ""
                }
            let text = "\(shown(change.before)) \(layout.glyphs.arrow) \(shown(change.after))\(reason)"
            for (index, part) in CellText(text).wrapped(to: layout.limit - column).enumerated() {
                if index > 0 { (line, _) = (ScreenLine(), lines.append(line)) }
                line.add(part, .changed, at: column)
            }
            lines.append(line)
        }
        return BodyLines(page: lines, from: first, height: height)
    }

    private func shown(_ text: String) -> String { text.isEmpty ? "–" : text }
}

/// Draws the help: what the row under the cursor means, and all keys.
struct HelpLayout {
    let layout: EditorLayout

    private var texts: TextCatalog { layout.texts }

    func lines(from first: Int, height: Int) -> BodyLines {
        var lines: [ScreenLine] = []
        if let help = layout.content.help { lines += layout.wrapped(help, at: 1) + [ScreenLine()] }
        if let row = layout.state.row { lines += self.lines(about: row) + [ScreenLine()] }
        lines.append(ScreenLine(texts("Keys"), .heading, column: 1))
        for (keys, meaning) in keys { lines += self.lines(of: meaning, behind: keys) }
        return BodyLines(page: lines, from: first, height: height)
    }

    private func lines(of meaning: String, behind keys: String) -> [ScreenLine] {
        let first = ScreenLine(keys, .plain, column: 3)
        let column = max(layout.isNarrow ? 18 : 24, first.end + 2)
        return CellText(meaning).wrapped(to: layout.limit - column).enumerated().map { index, part in
            var line = index == 0 ? first : ScreenLine()
            line.add(part, .faint, at: column)
            return line
        }
    }

    private func lines(about row: EditorRow) -> [ScreenLine] {
        let details: [(String, String?)] = [
            ("", row.help), (texts("deprecated"), row.deprecation), (texts("accepts"), row.format),
            (texts("range"), row.range),
            (texts("options from"), row.optionSource),
            (texts("depends on"), row.dependsOn.isEmpty ? nil : labels(row.dependsOn)),
            (texts("follows"), row.origin.row.map { labels([$0]) } ?? row.origin.instance?.text),
            (texts("name"), row.name),
        ]
        var lines = [ScreenLine(row.label, .heading, column: 1)]
        for case (let name, let text?) in details {
            for (index, part) in CellText(text).wrapped(to: layout.limit - (name.isEmpty ? 3 : 18)).enumerated() {
                var line = ScreenLine()
                if index == 0 { line.add(CellText(name), .faint, at: 3) }
                line.add(part, .plain, at: name.isEmpty ? 3 : 18)
                lines.append(line)
            }
        }
        return lines
    }

    private func labels(_ names: [String]) -> String {
        names.map(layout.content.label(of:)).joined(separator: ", ")
    }

    private var keys: [(String, String)] {
        let keys = layout.glyphs.keys
        return [
            ("\(keys.upDown)  j k", texts("move between rows and slots")),
            ("Home End  g G", texts("first and last row")),
            ("PgUp PgDn", texts("ten rows up and down")),
            ("Tab", texts("next row")),
            ("\(keys.enter)", texts("change the row: switch, type or choose")),
            ("Space", texts("switch")),
            ("\(keys.leftRight)  - +", texts("one step less or more")),
            ("\(keys.shiftUpDown)", texts("move a slot up or down; also J and K")),
            ("Del  x", texts("remove the value")),
            ("r", texts("reset to the default")),
            ("d", texts("discard the change of the row")),
            ("u  Ctrl-R", texts("undo and redo")),
            ("m  t", texts("keep mine, take theirs, in a conflict")),
            ("/  n N", texts("find a row, the next one, the one before")),
            ("c", texts("ask the handler whether the values are valid")),
            ("s", texts("review the changes and save them")),
            ("q", texts("quit")),
            ("Ctrl-C", texts("quit and save nothing")),
            ("Ctrl-Z", texts("suspend")),
            ("Ctrl-L", texts("draw the screen again")),
        ]
    }
}

extension BodyLines {
    /// A page that is scrolled by lines.
    init(page: [ScreenLine], from first: Int, height: Int) {
        lines = Array(page.dropFirst(min(first, max(page.count - height, 0))))
        cursor = Screen.Position(row: 0, column: 0)
    }
}

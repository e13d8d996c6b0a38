internal import IntentCommandLine
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Draws the state of the screen: a pure function of the state, the size and the signs.
package struct EditorLayout: Sendable {
    package let state: ScreenState
    package let size: ScreenSize
    package let glyphs: Glyphs

    /// Wider lines would be hard to read.
    private static let maximumWidth = 110

    package init(_ state: ScreenState, size: ScreenSize, glyphs: Glyphs = .unicode) {
        self.state = state
        self.size = size
        self.glyphs = glyphs
    }

    /// The lines of the whole terminal.
    package func screen() -> Screen {
        let header = header, footer = footer
        let height = max(size.rows - header.count - footer.lines.count, 1)
        let body = body(height: height)
        let offset = body.offset(height: height)
        let shown = Array(body.lines.dropFirst(offset).prefix(height))
        let padding = Array(repeating: ScreenLine(), count: height - shown.count)
        var lines = header + shown + padding + footer.lines
        lines = lines.map { $0.clipped(to: size.columns) }
        var cursor = body.cursor.map { Screen.Position(row: $0.row - offset + header.count, column: $0.column) }
        if let column = footer.cursor { cursor = Screen.Position(row: lines.count - 2, column: column) }
        if lines.count > size.rows { lines = Array(lines.suffix(size.rows)) }
        if let place = cursor, place.row >= lines.count || place.column >= size.columns { cursor = nil }
        return Screen(lines: lines, cursor: cursor, showsCursor: body.isEntering || footer.cursor != nil)
    }

    /// The columns that are used.
    var width: Int { min(size.columns, Self.maximumWidth) }
    var isNarrow: Bool { width < 60 }
    /// Whether there is too little room for rules.
    private var isLow: Bool { size.rows < 12 }
    /// The column after the last one for texts.
    var limit: Int { width - 1 }
    var content: EditorContent { state.content }
    var texts: TextCatalog { state.content.texts }

    private var rule: ScreenLine {
        ScreenLine(String(repeating: glyphs.rule, count: max(width - 2, 0)), .faint, column: 1)
    }

    private func body(height: Int) -> BodyLines {
        switch state.mode {
        case .help(let line): HelpLayout(layout: self).lines(from: line, height: height)
        case .summary(let line, _): SummaryLayout(layout: self).lines(from: line, height: height)
        default: RowsLayout(layout: self).lines(height: height)
        }
    }

    // MARK: Header

    private var header: [ScreenLine] {
        let source = content.follows.map { texts("follows \($0.text)") }
        let names = [content.title, content.caption, content.instance.text, source].compactMap(\.self)
        let count = content.changeCount == 0 ? "" : texts("\(content.changeCount) changes")
        var line = ScreenLine()
        let room = limit - (count.isEmpty ? 0 : CellText(count).columns + 2)
        line.add(names.joined(separator: glyphs.separator), .heading, at: 1, before: room)
        line.addRight(count, .changed, before: limit)
        return isLow ? [line] : [line, rule]
    }

    // MARK: Footer

    /// A rule, what the row under the cursor means or a message, and the keys.
    private var footer: (lines: [ScreenLine], cursor: Int?) {
        let keys = ScreenLine(keyHints, .faint, column: 1)
        var details = detail
        var cursor: Int?
        if case .search(let field, _) = state.mode {
            let line = searchLine(field)
            (details, cursor) = ([line], min(3 + CellText(field.textBeforeCursor).columns, limit))
        }
        return ((isLow ? [] : [rule]) + details + [keys], cursor)
    }

    private func searchLine(_ field: LineField) -> ScreenLine {
        var line = ScreenLine()
        line.add("/ ", .heading, at: 1, before: limit)
        line.add(field.text, .field, at: 3, before: limit)
        if let message = state.message { line.addRight(message.text, message.ink, before: limit) }
        return line
    }

    /// The lines above the keys: those of a message or a question, or the beginning of the row's help.
    private var detail: [ScreenLine] {
        switch state.mode {
        case .saving: return message("\(spinner) \(texts("saving"))", .plain)
        case .unchecked(let reason, _): return message(texts("\(reason); save without looking up?"), .warning)
        case .leaving:
            return message("\(glyphs.warning) " + texts("\(content.changeCount) changes are not saved"), .warning)
        default: break
        }
        if let message = state.message {
            let sign =
                message.ink == .error ? "\(glyphs.error) " : message.ink == .warning ? "\(glyphs.warning) " : ""
            return self.message(sign + message.text, message.ink)
        }
        var line = ScreenLine()
        if let row = state.row {
            let help = [row.deprecation.map { texts("deprecated: \($0)") }, row.help].compactMap(\.self)
            line.add(help.joined(separator: glyphs.separator), .faint, at: 1, before: limit)
        }
        return [line]
    }

    /// Returns the lines of a message, which are at most a quarter of the terminal's.
    private func message(_ text: String, _ ink: Ink) -> [ScreenLine] {
        let parts = CellText(text).wrapped(to: limit - 1).map(\.text)
        let most = max(size.rows / 4, 1)
        let shown = parts.count > most ? parts.prefix(most - 1) + [parts[(most - 1)...].joined(separator: " ")] : parts
        return shown.map { part in
            var line = ScreenLine()
            line.add(part, ink, at: 1, before: limit)
            return line
        }
    }

    /// The current picture of the spinner.
    var spinner: String {
        let frame = Int(state.now / .milliseconds(100))
        return glyphs.spinner[frame % glyphs.spinner.count]
    }

    /// As many hints as fit. Those in the middle are left out first: how to change a row and how to leave are most important.
    private var keyHints: String {
        var hints = hints
        while hints.count > 2, CellText(hints.joined(separator: "  ")).columns > limit - 1 { hints.remove(at: 2) }
        return CellText(hints.joined(separator: "  ")).truncated(to: limit - 1).text
    }

    private var hints: [String] {
        let keys = glyphs.keys
        switch state.mode {
        case .rows: return rowHints
        case .field(let entry):
            let reveal = entry.isHidden.map { hint("Ctrl-R", $0 ? texts("show") : texts("hide")) }
            return [hint(keys.enter, texts("accept")), hint("Esc", texts("cancel"))] + [reveal].compactMap(\.self)
                + [hint("Ctrl-W", texts("delete word")), hint("Ctrl-U", texts("delete line"))]
        case .list(let entry):
            return [
                hint(keys.upDown, texts("option")),
                hint(keys.enter, entry.isSuggesting ? texts("accept") : texts("choose")),
                hint("Ctrl-U", texts("clear search")), hint("Ctrl-R", texts("try again")), hint("Esc", texts("close")),
            ]
        case .search: return [hint(keys.enter, texts("stay here")), hint("Esc", texts("go back"))]
        case .help: return [hint(keys.upDown, texts("scroll")), hint("Esc", texts("close"))]
        case .summary:
            return [
                hint(keys.enter, texts("save")), hint("Esc", texts("go back")), hint(keys.upDown, texts("scroll")),
            ]
        case .saving: return [hint("Esc", texts("stop"))]
        case .unchecked: return [hint("y", texts("save unchecked")), hint("Esc", texts("go back"))]
        case .leaving: return [hint("s", texts("save")), hint("d", texts("discard")), hint("Esc", texts("stay"))]
        }
    }

    private var rowHints: [String] {
        let keys = glyphs.keys
        let (undo, quit, help) = (hint("u", texts("undo")), hint("q", texts("quit")), hint("?", texts("help")))
        let move = hint(keys.upDown, texts("row"))
        if let section = state.section {
            return [move, hint(keys.enter, state.isOpen(section) ? texts("close") : texts("open")), undo, quit, help]
        }
        guard let row = state.row else { return [quit, help] }
        if row.conflict != nil {
            return [hint("m", texts("keep mine")), hint("t", texts("take theirs")), move, undo, help]
        }
        var hints = [move]
        switch row.actions.first {
        case .toggle: hints.append(hint(keys.enter, texts("switch")))
        case .step: hints += [hint(keys.leftRight, texts("step")), hint(keys.enter, texts("type"))]
        case .choose, .type: hints.append(hint(keys.enter, texts("change")))
        case .add where state.target?.slot == nil && row.memberChoice != nil:
            hints.append(hint(keys.enter, texts("change")))
        case .add:
            let isRecord = (state.target?.slot == nil ? row.fields : state.slot?.fields) != nil
            let isOpen = state.slot.map { state.isOpen($0, of: row) } ?? false
            hints.append(hint(keys.enter, !isRecord ? texts("add") : isOpen ? texts("close") : texts("open")))
        default: break
        }
        hints.append(hint("/", texts("search")))
        if row.slots != nil { hints.append(hint(keys.shiftUpDown, texts("move slot"))) }
        return hints + [undo, hint("s", texts("save")), quit, help]
    }

    private func hint(_ key: String, _ action: String) -> String { "\(key) \(action)" }
}

extension EditorLayout {
    /// Returns a text as lines that are broken at the right end.
    /// - Parameter start: What each line begins with.
    func wrapped(
        _ text: String, _ ink: Ink = .plain, at column: Int, after start: ScreenLine = ScreenLine()
    ) -> [ScreenLine] {
        CellText(text).wrapped(to: limit - column).map { part in
            var line = start
            line.add(part, ink, at: column)
            return line
        }
    }
}

/// The lines between the header and the footer, of which the terminal shows a part.
struct BodyLines {
    var lines: [ScreenLine] = []
    /// The lines that must be visible, if they fit.
    var focus: Range<Int> = 0..<0
    /// The place of the cursor among the lines.
    var cursor: Screen.Position?
    /// Whether a text is being entered at the cursor.
    var isEntering = false

    /// Adds a field to the line that is the next one of the body, and puts the cursor into it.
    /// - Parameter columns: The width of the field, which is scrolled so that the cursor is visible.
    mutating func add(_ field: LineField, to line: inout ScreenLine, at column: Int, columns: Int) {
        let columns = max(columns, 2)
        let before = CellText(field.textBeforeCursor).columns
        let start = max(before - columns + 1, 0)
        let shown = CellText(field.text).window(from: start, columns: columns)
        line.add(shown.cells.isEmpty ? CellText(" ") : shown, .field, at: column)
        cursor = Screen.Position(row: lines.count, column: column + before - start)
        isEntering = true
    }

    /// Returns how many lines are above the visible ones. Lines around the focus are visible, too.
    func offset(height: Int) -> Int {
        guard lines.count > height else { return 0 }
        let margin = max(height - focus.count, 0) / 2
        return min(max(focus.lowerBound - margin, 0), lines.count - height)
    }
}

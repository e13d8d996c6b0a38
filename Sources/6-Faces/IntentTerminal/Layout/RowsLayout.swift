internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Draws the rows, with the entry field or the list of options at the row that is being edited.
struct RowsLayout {
    private let layout: EditorLayout
    /// The column of the cursor's mark beside a slot.
    private let markColumn: Int
    /// Values begin behind the numbers of slots, also in rows without slots.
    private let valueColumn: Int

    private static let labelColumn = 3
    /// How far the rows of fields are behind those of parameters.
    private static let indentation = 2

    init(layout: EditorLayout) {
        self.layout = layout
        // Hidden rows count, too, so that columns stay where they are when rows come and go.
        let records = layout.content.rows.flatMap(\.fieldRows)
        let rows = layout.content.rows + records
        let labels =
            layout.content.rows.map { CellText($0.label).columns }
            + records.map { CellText($0.label).columns + Self.indentation }
        let widest = labels.max() ?? 0
        markColumn = layout.isNarrow ? 1 : Self.labelColumn + min(max(widest, 6), layout.width / 3) + 1
        let digits = rows.compactMap { $0.slots?.shown.count }.max().map { String($0 + 1).count }
        valueColumn = markColumn + 2 + (digits.map { $0 + 2 } ?? 0)
    }

    private var state: ScreenState { layout.state }
    private var glyphs: Glyphs { layout.glyphs }
    private var limit: Int { layout.limit }
    private var texts: TextCatalog { layout.texts }

    // MARK: Lines

    func lines(height: Int) -> BodyLines {
        var body = BodyLines()
        for line in notices { body.lines.append(line) }
        for group in layout.content.visibleGroups {
            if let section = group.section { add(section, group.rows, to: &body) }
            if group.section.map(state.isOpen) ?? true {
                for row in group.rows { add(row, to: &body, height: height) }
            }
        }
        if layout.content.visibleRows.isEmpty, layout.content.status == .ready {
            body.lines.append(
                ScreenLine(texts("This widget has nothing to configure."), .faint, column: Self.labelColumn))
        }
        return body
    }

    /// What concerns no single row.
    private var notices: [ScreenLine] {
        let status: (String, Ink)? =
            switch layout.content.status {
            case .ready: nil
            case .orphan: (texts("the definitions no longer contain this widget; its values are kept"), .warning)
            case .removed:
                (texts("the instance was removed; its last values are shown, and nothing can be saved"), .error)
            }
        let problems = layout.content.problems.map { ($0.message, $0.isError ? Ink.error : .warning) }
        return ([status].compactMap(\.self) + problems).flatMap { text, ink in note(text, ink, at: 1) }
    }

    /// Adds a heading, and the number of rows below it if they are not shown.
    private func add(_ section: EditorSection, _ rows: [EditorRow], to body: inout BodyLines) {
        let isOpen = state.isOpen(section)
        var line = ScreenLine()
        if state.target == ScreenTarget(section: section.name) {
            line.add(CellText(glyphs.cursor), .focus, at: 0)
            body.focus = body.lines.count..<body.lines.count + 1
            body.cursor = Screen.Position(row: body.lines.count, column: 0)
        }
        if section.isFolded { line.add(CellText(isOpen ? glyphs.menu : glyphs.more), .faint, at: 1) }
        line.add(section.title, .heading, at: section.isFolded ? Self.labelColumn : 1, before: limit - 14)
        if !isOpen { line.addRight(texts("\(rows.count) rows"), .faint, before: limit) }
        body.lines.append(line)
        if isOpen, let help = section.help { body.lines += layout.wrapped(help, .faint, at: Self.labelColumn) }
    }

    /// Adds a row, and below a record the rows of its fields.
    private func add(_ row: EditorRow, indentation: Int = 0, to body: inout BodyLines, height: Int) {
        let start = body.lines.count
        if layout.isNarrow { body.lines.append(labelLine(row, indentation)) }
        func add(_ fields: [EditorRow]?) {
            for field in fields ?? [] {
                self.add(field, indentation: indentation + Self.indentation, to: &body, height: height)
            }
        }
        func addValue(_ slot: Int?, _ content: EditorSlot?) {
            let target = ScreenTarget(row.name, slot: slot)
            self.addValue(row, target, content, label: start, indentation, to: &body, height: height)
        }
        guard let slots = row.slots else {
            addValue(nil, nil)
            addNotes(row, to: &body)
            return add(row.fields)
        }
        for slot in slots.shown {
            addValue(slot.index, slot)
            if state.isOpen(slot, of: row) { add(slot.fields) }
        }
        if slots.maximum == nil && row.lock == nil || slots.shown.isEmpty {
            addValue(slots.maximum == nil && row.lock == nil ? slots.shown.count : nil, nil)
        }
        if !slots.tail.isEmpty {
            let tail = slots.tail.map { $0.value == nil ? "–" : $0.text }.joined(separator: ", ")
            var line = ScreenLine()
            line.add(texts("larger sizes also show: \(tail)"), .faint, at: valueColumn, before: limit)
            body.lines.append(line)
        }
        addNotes(row, to: &body)
    }

    private func labelLine(_ row: EditorRow, _ indentation: Int) -> ScreenLine {
        var line = ScreenLine()
        addLabel(row, indentation, to: &line)
        line.addRight(remark(on: row).text, remark(on: row).ink, before: limit)
        return line
    }

    private func addLabel(_ row: EditorRow, _ indentation: Int, to line: inout ScreenLine) {
        let isFocus = state.target?.row == row.name
        let column = (layout.isNarrow ? 2 : Self.labelColumn) + indentation
        if row.change != .none { line.add(CellText(glyphs.changed), .changed, at: column - 2) }
        line.add(row.label, isFocus ? .heading : .plain, at: column, before: layout.isNarrow ? limit - 14 : markColumn)
    }

    /// Adds the line of a value or of a slot, with what is being entered in it.
    private func addValue(
        _ row: EditorRow, _ target: ScreenTarget, _ slot: EditorSlot?, label: Int, _ indentation: Int,
        to body: inout BodyLines, height: Int
    ) {
        let isFocus = state.target == target
        let index = body.lines.count
        // Open records can be higher than the terminal.
        let first = slot?.fields == nil ? label : index
        var line = ScreenLine()
        if index == label { addLabel(row, indentation, to: &line) }
        let mark = target.slot == nil ? valueColumn - 2 : markColumn
        if isFocus { line.add(CellText(glyphs.cursor), .focus, at: mark) }
        if let number = target.slot { line.add(CellText(String(number + 1)), .faint, at: markColumn + 2) }
        if isFocus {
            body.focus = first..<index + 1
            body.cursor = Screen.Position(row: index, column: mark)
        }
        switch state.mode {
        case .field(let entry) where isFocus:
            body.add(entry.shown, to: &line, at: valueColumn, columns: limit - valueColumn)
        case .list(let entry) where isFocus && entry.isSuggesting:
            body.add(entry.field, to: &line, at: valueColumn, columns: limit - valueColumn)
        default:
            ValueLayout(row: row, slot: slot, isSlot: target.slot != nil, isFocus: isFocus, layout: layout)
                .add(to: &line, at: valueColumn)
        }
        if index == label, !layout.isNarrow {
            let remark = remark(on: row)
            line.addRight(remark.text, remark.ink, before: limit)
        }
        body.lines.append(line)
        guard isFocus else { return }
        addEntry(row, to: &body, height: height)
        body.focus = first..<body.lines.count
    }

    /// Adds what is below the line that is being edited.
    private func addEntry(_ row: EditorRow, to body: inout BodyLines, height: Int) {
        switch state.mode {
        case .field(let entry):
            if let problem = entry.problem {
                body.lines += note(problem, .error, at: valueColumn)
            } else if let hint = hint(row) {
                body.lines += layout.wrapped(hint, .faint, at: valueColumn)
            }
        case .list(let entry):
            let column = layout.isNarrow ? 1 : valueColumn
            let list = ListLayout(entry: entry, layout: layout, column: column)
            list.add(to: &body, height: max(height - body.focus.count, 4))
        default: break
        }
    }

    /// What can be entered.
    private func hint(_ row: EditorRow) -> String? {
        let parts = [row.format, row.range].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: glyphs.separator)
    }

    // MARK: Notes

    /// The text at the right end of a row's first line.
    private func remark(on row: EditorRow) -> (text: String, ink: Ink) {
        if state.marked[row.name] != nil { return ("\(glyphs.elsewhere) \(texts("changed elsewhere"))", .warning) }
        let source = row.origin.instance.map { texts("follows \($0.text)") }
        guard let slots = row.slots else {
            return switch row.change {
            case .resetByParent: (texts("reset"), .changed)
            case .followed: (texts("follows another row"), .changed)
            case .none, .set, .reset: (source ?? "", .faint)
            }
        }
        let count = slots.maximum.map { texts("\(slots.filledCount) of \($0) slots") }
        return ([source, count].compactMap(\.self).joined(separator: glyphs.separator), .faint)
    }

    private func addNotes(_ row: EditorRow, to body: inout BodyLines) {
        let start = body.lines.count
        if let lock = row.lock, FieldPath(parsing: row.name) == nil {
            body.lines += layout.wrapped(lock, .faint, at: valueColumn)
        }
        for problem in row.problems {
            body.lines += note(
                texts.suggesting(problem.suggestion, problem.message), problem.isError ? .error : .warning,
                at: valueColumn)
        }
        if let conflict = row.conflict { body.lines += lines(of: conflict) }
        if state.target?.row == row.name, row.fieldRows.isEmpty, case .rows = state.mode, !body.focus.isEmpty {
            body.focus = body.focus.lowerBound..<max(body.focus.upperBound, min(body.lines.count, start + 4))
        }
    }

    private func lines(of conflict: EditorConflict) -> [ScreenLine] {
        let values = [
            (texts("mine"), conflict.draftedText), (texts("theirs"), conflict.storedText),
            (texts("before"), conflict.beforeText),
        ]
        let column = valueColumn + 4 + max(6, values.map { CellText($0.0).columns }.max() ?? 0)
        let heading = note(texts("another editor changed it, too"), .error, at: valueColumn)
        return heading
            + values.map { name, text in
                var line = ScreenLine()
                line.add(name, .faint, at: valueColumn + 2, before: limit)
                line.add(text.isEmpty ? texts("not set") : text, .plain, at: column, before: limit)
                return line
            }
    }

    /// Returns the lines of a problem. The sign is visible without color.
    private func note(_ text: String, _ ink: Ink, at column: Int) -> [ScreenLine] {
        let sign = ink == .error ? glyphs.error : glyphs.warning
        var lines = layout.wrapped(text, ink, at: column + 2)
        guard !lines.isEmpty else { return [] }
        var first = ScreenLine(sign, ink, column: column)
        for piece in lines[0].pieces { first.add(piece.text, piece.ink, at: piece.column) }
        lines[0] = first
        return lines
    }
}

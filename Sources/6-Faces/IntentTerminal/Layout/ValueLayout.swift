internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Draws a value with the sign of its control.
struct ValueLayout {
    let row: EditorRow
    /// The slot; nil for a single value, and for the place after the last value of a list.
    let slot: EditorSlot?
    /// Whether the value is one of a list.
    let isSlot: Bool
    let isFocus: Bool
    let layout: EditorLayout

    private var glyphs: Glyphs { layout.glyphs }
    private var texts: TextCatalog { layout.texts }
    private var text: String { isSlot ? slot?.text ?? "" : row.text }
    private var value: IntentValue? { isSlot ? slot?.value : row.value }
    private var marks: [ValueMark] { isSlot ? slot?.marks ?? [] : row.marks }
    private var ink: Ink { isFocus ? .focus : row.change == .none ? .plain : .changed }

    func add(to line: inout ScreenLine, at column: Int) {
        let limit = layout.limit
        switch row.control {
        case .toggle(let on, _):
            let isOn = value == .boolean(true)
            line.add("[\(isOn ? "x" : " ")]", ink, at: column, before: limit)
            if on != "true" { line.add(CellText(text).truncated(to: limit - line.end - 1), ink, at: line.end + 1) }
        case .slider where row.fraction != nil && !isSlot: addSlider(to: &line, at: column)
        case .stepper, .slider:
            line.add("\(glyphs.less) \(value == nil ? " " : text) \(glyphs.more)", ink, at: column, before: limit)
            addRange(to: &line)
        default:
            if value == nil { return addEmpty(to: &line, at: column) }
            if marks.contains(.vanished) { line.add("\(glyphs.error) ", .error, at: column, before: limit) }
            let start = glyphs.add(isSlot ? slot?.swatch : row.swatch, to: &line, at: column)
            line.add(text, ink, at: start, before: limit - 2)
            if marks.contains(.vanished) { line.add(vanishedNote(limit - line.end), .error) }
            if row.actions.contains(.choose) { line.add(" \(glyphs.menu)", .faint) }
            if let slot, slot.fields != nil {
                line.add(" \(layout.state.isOpen(slot, of: row) ? glyphs.menu : glyphs.more)", .faint)
            }
            if isFocus, row.actions.contains(.type) { addRange(to: &line) }
        }
    }

    private func vanishedNote(_ room: Int) -> String { room > 20 ? "  " + texts("no longer offered") : "" }

    private func addEmpty(to line: inout ScreenLine, at column: Int) {
        line.add(glyphs.inBrackets(emptyText), .faint, at: column, before: layout.limit - 2)
        if row.actions.contains(.choose) { line.add(" \(glyphs.menu)", .faint) }
    }

    /// What an empty row or slot shows.
    private var emptyText: String {
        if let name = row.needsParent, let parent = layout.content.row(named: name) {
            return texts("choose \(parent.label) first")
        }
        if let text = row.emptyText { return text }
        if row.actions.contains(.type), let text = row.placeholder { return text }
        if row.actions.isEmpty { return texts("not set") }
        if !isSlot, row.memberChoice != nil { return texts("choose") }
        return isSlot || row.actions.contains(.add)
            ? texts("add") : row.actions.contains(.choose) ? texts("choose") : texts("none")
    }

    private func addRange(to line: inout ScreenLine) {
        guard let range = row.range else { return }
        let cells = CellText(range)
        if line.end + 2 + cells.columns <= layout.limit { line.add(cells, .faint, at: line.end + 2) }
    }

    private func addSlider(to line: inout ScreenLine, at column: Int) {
        line.add(text, ink, at: column, before: layout.limit)
        let room = layout.limit - max(line.end, column + 8) - 4 - CellText(row.range ?? "").columns
        let width = min(room - 2, 20)
        if width >= 5, let fraction = row.fraction {
            let position = Int((Double(width - 1) * fraction).rounded())
            let track =
                String(repeating: glyphs.track, count: position) + glyphs.knob
                + String(repeating: glyphs.track, count: width - 1 - position)
            line.add(
                CellText(glyphs.less + track + glyphs.more), isFocus ? .focus : .plain,
                at: max(line.end + 1, column + 8))
        }
        addRange(to: &line)
    }
}

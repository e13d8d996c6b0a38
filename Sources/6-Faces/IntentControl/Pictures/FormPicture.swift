internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Draws the rows of an editor as a form: labels with their controls, values, help texts and problems.
struct FormPicture {
    static let width = 372.0
    private static let padding = 16.0
    private static let rowHeight = 44.0
    /// The maximum number of slots that are drawn.
    private static let slotLimit = 12

    private let content: EditorContent
    private var x: Double
    /// The width from ``x`` on.
    private var width = FormPicture.width
    private var y: Double
    private var drawing: SVGDrawing

    /// Draws a form into a drawing.
    /// - Parameters:
    ///   - x: The distance of the form from the drawing's leading edge.
    ///   - y: Its upper edge.
    /// - Returns: The height of the form.
    static func draw(_ content: EditorContent, x: Double, y: Double, into drawing: inout SVGDrawing) -> Double {
        var form = FormPicture(
            content: content, x: x, y: y,
            drawing: SVGDrawing(width: drawing.width, isRightToLeft: drawing.isRightToLeft))
        form.drawRows()
        let height = form.y - y
        drawing.box(.card, x: x, y: y, width: Self.width, height: height, radius: 14)
        drawing.append(form.drawing)
        return height
    }

    private var start: Double { x + Self.padding }
    private var end: Double { x + width - Self.padding }
    private var room: Double { width - 2 * Self.padding }

    private mutating func drawRows() {
        let groups = content.visibleGroups
        if groups.isEmpty {
            drawing.text("There is nothing to configure", .faint, x: start, y: y + 27, room: room)
            y += Self.rowHeight
        }
        for (place, group) in groups.enumerated() {
            if place > 0 { drawLine() }
            if let section = group.section {
                draw(section)
                if section.isClosed { continue }
            }
            for (index, row) in group.rows.enumerated() {
                if index > 0 || group.section != nil { drawLine() }
                draw(row)
            }
        }
        if content.problems.isEmpty { return }
        drawLine()
        y += 12
        for problem in content.problems { draw(.problem(problem)) }
        y += 8
    }

    private mutating func drawLine() {
        drawing.box(.line, x: start, y: y, width: room + Self.padding, height: 1)
    }

    /// Draws a heading, with a chevron if the rows can be folded.
    private mutating func draw(_ section: EditorSection) {
        let font = SVGDrawing.Font(size: 14, isBold: true)
        drawing.text(section.title, .text, font, x: start, y: y + Self.rowHeight / 2 + 5, room: room - 24)
        y += Self.rowHeight / 2
        if section.isFolded { section.isClosed ? drawChevron() : drawOpenChevron() }
        y += Self.rowHeight / 2
        guard !section.isClosed, let help = section.help, !help.isEmpty else { return }
        y -= 6
        draw(.help(help))
        y += 8
    }

    private mutating func draw(_ row: EditorRow) {
        if let slots = row.slots { drawList(row, slots) } else { drawSingle(row) }
        let notes = self.notes(of: row)
        if !notes.isEmpty {
            // The text begins close to what it belongs to.
            y -= 6
            for note in notes { draw(note) }
            y += 8
        }
        draw(row.fields)
    }

    /// Draws the rows of a record, behind the others.
    private mutating func draw(_ fields: [EditorRow]?) {
        guard let fields else { return }
        (x, width) = (x + Self.padding, width - Self.padding)
        for field in fields {
            drawLine()
            draw(field)
        }
        (x, width) = (x - Self.padding, width + Self.padding)
    }

    // MARK: Notes

    private enum Note {
        case help(String)
        case problem(EditorProblem)
    }

    private func notes(of row: EditorRow) -> [Note] {
        let help = [row.help, row.deprecation, row.lock].compactMap { $0 }.filter { !$0.isEmpty }
        return help.map(Note.help) + row.problems.map(Note.problem)
    }

    private mutating func draw(_ note: Note) {
        switch note {
        case .help(let text):
            y += drawing.paragraph(text, .faint, .small, x: start, y: y + 11, room: room)
        case .problem(let problem):
            let style: SVGDrawing.Style = problem.isError ? .failure : .warning
            drawing.circle(style, x: start + 6, y: y + 7, radius: 6)
            drawing.text(
                "!", .onAccent, SVGDrawing.Font(size: 10, isBold: true), x: start + 6, y: y + 10.5, .center, room: 12)
            let message = problem.message.prefix(1).uppercased() + problem.message.dropFirst()
            y += drawing.paragraph(message, style, .small, x: start + 18, y: y + 11, room: room - 18)
        }
    }
}

// MARK: - Single values

extension FormPicture {
    private mutating func drawSingle(_ row: EditorRow) {
        switch row.control {
        case .toggle(let on, let off): drawToggle(row, on: on, off: off)
        case .slider: drawSlider(row)
        case .stepper: drawValue(row, ornamentWidth: 86) { $0.drawStepper() }
        case .menu: drawValue(row, isChosen: true, ornamentWidth: 16) { $0.drawChevrons() }
        case .picker, .searchPicker: drawValue(row, isChosen: true, ornamentWidth: 14) { $0.drawChevron() }
        case .display, .record: drawValue(row, ornamentWidth: 0) { _ in }
        default: row.acceptsLines ? drawTextArea(row) : drawField(row)
        }
    }

    private mutating func drawToggle(_ row: EditorRow, on: String, off: String) {
        let isOn = row.value == .boolean(true)
        let title = isOn ? on : off
        let isTitled = ![on, off].contains("true") && ![on, off].contains("false")
        let titleWidth = isTitled ? min(120, TextMetrics.width(of: title, size: 14)) + 10 : 0
        let height = drawLabel(row, room: room - 54 - titleWidth)
        let middle = y + height / 2
        drawing.box(isOn ? .accent : .off, x: end - 42, y: middle - 13, width: 42, height: 26, radius: 13)
        drawing.circle(.card, x: end - (isOn ? 13 : 29), y: middle, radius: 10.5)
        if isTitled {
            drawing.text(title, .faint, x: end - 52, y: middle + 5, .trailing, room: titleWidth)
        }
        y += height
    }

    /// Draws a label with a value at the end of its line, or below it if both are long.
    private mutating func drawValue(
        _ row: EditorRow, isChosen: Bool = false, ornamentWidth: Double, ornament: (inout FormPicture) -> Void
    ) {
        let (text, style) = shownText(of: row, isChosen: isChosen)
        let valueWidth = TextMetrics.width(of: text, size: 14)
        let labelWidth = TextMetrics.width(of: row.label, size: 14)
        let gap = ornamentWidth > 0 ? ornamentWidth + 6 : 0
        if labelWidth + valueWidth + gap + 12 <= room {
            let height = drawLabel(row, room: room)
            drawing.text(
                text, style, x: end - gap, y: y + height / 2 + 5, .trailing, room: valueWidth + 1,
                isStruckThrough: row.marks.contains(.vanished))
            y += height / 2
            ornament(&self)
            y += height / 2
        } else {
            let height = drawLabel(row, room: room)
            y += height - 6
            let lines = drawing.paragraph(text, style, x: start, y: y + 10, room: room - gap, limit: 3)
            y += 6
            ornament(&self)
            y += max(lines, 20) + 2
        }
    }

    private mutating func drawField(_ row: EditorRow) {
        let (text, style) = shownText(of: row)
        let swatch = row.swatch?.components
        let indent = swatch == nil ? 11.0 : 30
        let width = min(max(96, TextMetrics.width(of: text, size: 14) + indent + 13), 190)
        let height = drawLabel(row, room: room - width - 12)
        let middle = y + height / 2
        drawing.box(.field, x: end - width, y: middle - 15, width: width, height: 30, radius: 8)
        if let swatch { drawing.swatch(swatch, x: end - width + 17, y: middle, radius: 8) }
        drawing.text(text, style, x: end - width + indent, y: middle + 5, room: width - indent - 9)
        y += height
    }

    private mutating func drawTextArea(_ row: EditorRow) {
        let (text, style) = shownText(of: row)
        y += drawLabel(row, room: room) - 6
        let lines = TextMetrics.lines(of: text, width: room - 24, size: 14, limit: 4)
        let height = max(2, Double(lines.count)) * SVGDrawing.Font.body.lineHeight + 14
        drawing.box(.field, x: start, y: y, width: room, height: height, radius: 8)
        drawing.paragraph(text, style, x: start + 12, y: y + 20, room: room - 24, limit: 4)
        y += height + 14
    }

    private mutating func drawSlider(_ row: EditorRow) {
        let (text, style) = shownText(of: row)
        let valueRoom = min(TextMetrics.width(of: text, size: 14), room / 2)
        y += drawLabel(row, room: room - valueRoom - 12)
        drawing.text(text, style, x: end, y: y - 17, .trailing, room: valueRoom + 1)
        let share = row.fraction ?? 0
        let ends = (row.range ?? "").split(separator: "…", omittingEmptySubsequences: false).map(String.init)
        let (first, last) = (ends.first ?? "", ends.count > 1 ? ends[1] : "")
        let (firstWidth, lastWidth) = (
            TextMetrics.width(of: first, size: 12) + 10, TextMetrics.width(of: last, size: 12) + 10
        )
        let trackStart = start + firstWidth
        let width = room - firstWidth - lastWidth
        drawing.text(first, .faint, .small, x: start, y: y + 8, room: firstWidth)
        drawing.text(last, .faint, .small, x: end, y: y + 8, .trailing, room: lastWidth)
        drawing.box(.field, x: trackStart, y: y + 2, width: width, height: 4, radius: 2)
        if share > 0 { drawing.box(.accent, x: trackStart, y: y + 2, width: width * share, height: 4, radius: 2) }
        drawing.circle(.accent, x: trackStart + 9 + (width - 18) * share, y: y + 4, radius: 9)
        drawing.circle(.card, x: trackStart + 9 + (width - 18) * share, y: y + 4, radius: 6)
        y += 26
    }

    /// The text in place of the value, and its color.
    private func shownText(of row: EditorRow, isChosen: Bool = false) -> (String, SVGDrawing.Style) {
        if row.value != nil, !row.text.isEmpty { return (row.text, isChosen ? .accent : .text) }
        if let parent = row.needsParent {
            return ("Choose \(content.label(of: parent)) first", .faint)
        }
        let text = isChosen ? row.emptyText ?? row.placeholder : row.placeholder ?? row.emptyText
        return (text ?? (isChosen ? "Choose" : row.actions.contains(.add) ? "Add" : "None"), .faint)
    }

    /// Draws a label in the middle of its line, or in several lines.
    /// - Returns: The height of the row.
    private mutating func drawLabel(_ row: EditorRow, room: Double) -> Double {
        let font = SVGDrawing.Font.body
        let lines = TextMetrics.lines(of: row.label, width: room, size: font.size, limit: 3)
        let height = max(Self.rowHeight, Double(lines.count) * font.lineHeight + 24)
        let first = y + height / 2 + 5 - Double(lines.count - 1) * font.lineHeight / 2
        drawing.paragraph(row.label, .text, font, x: start, y: first, room: room, limit: 3)
        return height
    }

    // MARK: Ornaments, in the middle of the line at the end

    private mutating func drawChevrons() {
        drawing.symbol("M-4 -2.5L0 -6.5L4 -2.5M-4 2.5L0 6.5L4 2.5", x: end - 5, y: y, isAccented: true)
    }

    private mutating func drawChevron() {
        drawing.symbol("M-3 -5L2 0L-3 5", x: end - 4, y: y)
    }

    private mutating func drawOpenChevron() {
        drawing.symbol("M-5 -3L0 2L5 -3", x: end - 5, y: y)
    }

    private mutating func drawStepper() {
        drawing.box(.field, x: end - 80, y: y - 14, width: 80, height: 28, radius: 8)
        drawing.box(.line, x: end - 40.5, y: y - 8, width: 1, height: 16)
        drawing.symbol("M-5 0H5", x: end - 60, y: y)
        drawing.symbol("M-5 0H5M0 -5V5", x: end - 20, y: y)
    }
}

// MARK: - Lists

extension FormPicture {
    private mutating func drawList(_ row: EditorRow, _ slots: EditorSlots) {
        let filled = slots.filledCount
        let count = slots.maximum.map { "\(filled)/\($0)" } ?? (filled > 0 ? String(filled) : "")
        let countWidth = TextMetrics.width(of: count, size: 12)
        y += drawLabel(row, room: room - countWidth - 12)
        drawing.text(count, .faint, .small, x: end, y: y - Self.rowHeight / 2 + 4, .trailing, room: countWidth + 1)
        y -= 6
        if let parent = row.needsParent {
            let label = content.label(of: parent)
            drawing.text("Choose \(label) first", .faint, x: start, y: y + 14, room: room)
            y += 30
            return
        }
        for slot in slots.shown.prefix(Self.slotLimit) { draw(slot, of: row, isMovable: filled > 1) }
        if slots.maximum == nil, slots.shown.count <= Self.slotLimit { drawEmptySlot(slots.shown.count, of: row) }
        let left = slots.shown.count - Self.slotLimit
        if left > 0 {
            drawing.text("+ \(left)", .faint, .small, x: start + 11, y: y + 11, room: room)
            y += 18
        }
        y += 8
    }

    private mutating func draw(_ slot: EditorSlot, of row: EditorRow, isMovable: Bool) {
        guard slot.value != nil else { return drawEmptySlot(slot.index, of: row) }
        drawing.box(.field, x: start, y: y, width: room, height: 32, radius: 8)
        drawing.text(String(slot.index + 1), .faint, .small, x: start + 17, y: y + 20.5, .center, room: 24)
        let isGone = slot.marks.contains(.vanished)
        let swatch = slot.swatch?.components
        let indent = swatch == nil ? 34.0 : 56
        if let swatch { drawing.swatch(swatch, x: start + 42, y: y + 16, radius: 8) }
        drawing.text(
            slot.text, isGone ? .faint : .text, x: start + indent, y: y + 21, room: room - indent - 34,
            isStruckThrough: isGone)
        if isMovable { drawing.symbol("M-6 -4H6M-6 0H6M-6 4H6", x: end - 17, y: y + 16) }
        y += 36
        draw(slot.fields)
    }

    private mutating func drawEmptySlot(_ index: Int, of row: EditorRow) {
        drawing.outline(x: start, y: y, width: room, height: 32, radius: 8)
        drawing.symbol("M-5 0H5M0 -5V5", x: start + 17, y: y + 16, isAccented: true)
        drawing.text(row.emptyText ?? row.placeholder ?? "Add", .faint, x: start + 34, y: y + 21, room: room - 44)
        y += 36
    }
}

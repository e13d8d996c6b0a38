internal import IntentEditor
internal import IntentRuntime

/// Draws an open list of options: the search term, the state, and the options around the highlighted one.
struct ListLayout {
    let entry: ListEntry
    let layout: EditorLayout
    /// The column of the bar beside the list.
    let column: Int

    private var glyphs: Glyphs { layout.glyphs }
    private var limit: Int { layout.limit }
    private var texts: TextCatalog { layout.texts }
    /// The column of titles, behind the highlight and the mark of what is chosen.
    private var titleColumn: Int { column + 6 }

    /// Adds at most so many lines.
    func add(to body: inout BodyLines, height: Int) {
        if !entry.isSuggesting { addSearch(to: &body) }
        var room = height - (entry.isSuggesting ? 0 : 1)
        for line in stateLines.prefix(max(room, 0)) {
            body.lines.append(line)
            room -= 1
        }
        guard let options = entry.options, options.count > 0 else { return }
        for line in optionLines(options, room: max(room, 1)) { body.lines.append(line) }
    }

    private var start: ScreenLine {
        var line = ScreenLine()
        line.add(CellText(glyphs.bar), .faint, at: column)
        return line
    }

    private func addSearch(to body: inout BodyLines) {
        var line = start
        let count = CellText(countText)
        line.add(texts("search") + " ", .faint, at: column + 2, before: limit)
        body.add(entry.field, to: &line, at: line.end, columns: limit - line.end - count.columns - 4)
        line.addRight(countText, .faint, before: limit)
        body.lines.append(line)
    }

    private var countText: String {
        guard let options = entry.options else { return "" }
        if options.showsSpinner { return "\(layout.spinner) \(texts("searching"))" }
        if options.count == 0 { return "" }
        return entry.isEdited ? texts("\(options.countText) found") : options.countText
    }

    /// The vanished choice, and what the state of the list is if the options do not speak for themselves.
    private var stateLines: [ScreenLine] {
        guard let options = entry.options else { return [] }
        var lines = options.vanished.flatMap { option in
            text(
                "\(glyphs.error) "
                    + texts("\(option.title) is no longer offered; choose another one, or Esc to keep it"), .error)
        }
        if let label = options.promptLabel, options.count > 0 { lines += text(label, .faint) }
        if let message = options.message {
            lines += text(sign(options.state) + advice(message, options), ink(options.state))
        }
        if entry.isChoosing { lines += text(texts("choosing the first match"), .faint) }
        if options.count == 0, options.state == .loading, options.showsSpinner {
            lines += text(texts("waiting for options"), .faint)
        }
        return lines
    }

    private func text(_ text: String, _ ink: Ink) -> [ScreenLine] {
        layout.wrapped(text, ink, at: column + 2, after: start)
    }

    /// Shows without color that something failed.
    private func sign(_ state: EditorOptions.State) -> String {
        switch state {
        case .failed: "\(glyphs.error) "
        case .stale, .needs: "\(glyphs.warning) "
        default: ""
        }
    }

    private func ink(_ state: EditorOptions.State) -> Ink {
        switch state {
        case .failed: .error
        case .stale, .needs: .warning
        default: .faint
        }
    }

    /// Returns a message with what can be done.
    private func advice(_ message: String, _ options: EditorOptions) -> String {
        if options.canRetry { return texts("\(message); Ctrl-R tries again") }
        return switch options.state {
        case .noMatch where !entry.isSuggesting: texts("\(message); Ctrl-U clears the search")
        case .needs: texts("\(message); \(glyphs.keys.enter) goes there")
        default: message
        }
    }

    // MARK: Options

    /// A line of the list: a section's heading, or an option. The heading of a section without a title is empty, and left out
    /// at the beginning of the list.
    private enum Element {
        case heading(EditorOptionSection)
        case option(EditorOption)
    }

    private func optionLines(_ options: EditorOptions, room: Int) -> [ScreenLine] {
        let hasFirstHeading = options.sections.first?.title?.isEmpty == false
        let total = options.count + options.sections.count - (hasFirstHeading ? 0 : 1)
        var position = hasFirstHeading ? 0 : -1
        var focus = 0
        for section in options.sections {
            position += 1
            if let index = entry.highlight, let first = section.items.first?.index, index >= first {
                focus = position + index - first
            }
            position += section.items.count
        }
        let first = max(min(focus - room / 2, total - room), 0)
        let elements = elements(of: options, startingAt: hasFirstHeading ? 0 : -1, from: first, count: room)
        let titles = elements.map { if case .option(let option) = $0 { CellText(option.title).columns } else { 0 } }
        let widest = min(titles.max() ?? 0, max((limit - titleColumn) / 2, 8))
        return lines(
            of: elements, room: room, subtitleColumn: titleColumn + widest + 2, isOld: options.state == .loading)
    }

    /// Returns the lines of elements. The highlighted option has as many as its texts need, in place of other elements.
    private func lines(of elements: [Element], room: Int, subtitleColumn: Int, isOld: Bool) -> [ScreenLine] {
        var lines: [ScreenLine] = []
        var endOfFocus = 0
        for element in elements {
            switch element {
            case .heading(let section): lines.append(line(of: section))
            case .option(let option) where option.index == entry.highlight:
                lines += self.lines(of: option, subtitleColumn: subtitleColumn, isOld: isOld).prefix(room)
                endOfFocus = lines.count
            case .option(let option): lines += self.lines(of: option, subtitleColumn: subtitleColumn, isOld: isOld)
            }
        }
        return Array(lines.dropFirst(max(endOfFocus - room, 0)).prefix(room))
    }

    private func elements(of options: EditorOptions, startingAt start: Int, from first: Int, count: Int) -> [Element] {
        var elements: [Element] = []
        var position = start
        for section in options.sections {
            if position >= first, elements.count < count { elements.append(.heading(section)) }
            position += 1
            let skipped = max(first - position, 0)
            if skipped < section.items.count {
                for item in section.items.dropFirst(skipped).prefix(count - elements.count) {
                    elements.append(.option(item))
                }
            }
            position += section.items.count
            if elements.count >= count { break }
        }
        return elements
    }

    private func line(of section: EditorOptionSection) -> ScreenLine {
        var line = start
        line.add(section.title ?? "", .heading, at: column + 2, before: limit)
        if let subtitle = section.subtitle {
            line.add(CellText(subtitle).truncated(to: limit - line.end - 2), .faint, at: line.end + 2)
        }
        return line
    }

    /// Returns the line of an option; of the highlighted one all lines, in which nothing is cut off.
    private func lines(of option: EditorOption, subtitleColumn: Int, isOld: Bool) -> [ScreenLine] {
        var first = start
        let isFocus = option.index == entry.highlight
        if isFocus { first.add(CellText(glyphs.cursor), .focus, at: column + 2) }
        if option.mark == .chosen { first.add(CellText(glyphs.chosen), .success, at: column + 4) }
        let ink: Ink = isOld || !option.canBeChosen ? .faint : isFocus ? .focus : .plain
        let details = [option.subtitle, remark(option)].compactMap(\.self).joined(separator: glyphs.separator)
        let titleStart = glyphs.add(option.swatch, to: &first, at: titleColumn)
        let titleEnd = details.isEmpty ? limit : subtitleColumn - 2
        guard isFocus else {
            first.add(option.title, ink, at: titleStart, before: titleEnd)
            first.add(details, .faint, at: subtitleColumn, before: limit)
            return [first]
        }
        let titles = CellText(option.title).wrapped(to: titleEnd - titleStart)
        var notes = details.isEmpty ? [] : CellText(details).wrapped(to: limit - subtitleColumn)
        var (noteColumn, firstNote) = (subtitleColumn, 0)
        // In a narrow column, a long text would need too many lines.
        if notes.count > 1, limit - subtitleColumn < 24 {
            (noteColumn, firstNote) = (titleColumn + 2, titles.count)
            notes = CellText(details).wrapped(to: limit - noteColumn)
        }
        return (0..<max(titles.count, firstNote + notes.count)).map { index in
            var line = index == 0 ? first : start
            if titles.indices.contains(index) { line.add(titles[index], ink, at: titleStart) }
            if notes.indices.contains(index - firstNote) { line.add(notes[index - firstNote], .faint, at: noteColumn) }
            return line
        }
    }

    private func remark(_ option: EditorOption) -> String? {
        if case .otherSlot(let slot) = option.mark { return texts("in slot \(slot + 1)") }
        return option.disabledReason
    }
}

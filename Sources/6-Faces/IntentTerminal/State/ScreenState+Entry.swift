internal import IntentEditor
internal import IntentRuntime

/// Keys while a text is entered, or an option is chosen.
extension ScreenState {
    mutating func handle(_ key: Key, in entry: FieldEntry) -> [ScreenEffect] {
        var entry = entry
        switch key {
        // The field of a secret begins empty, so that an empty one keeps what the row has.
        case .enter where entry.isHidden != nil && entry.field.text.isEmpty: mode = .rows
        case .enter: return [.perform(.setText(entry.target.row, entry.field.text, slot: entry.target.slot))]
        case .escape: mode = .rows
        case .control("r"):
            entry.isHidden?.toggle()
            mode = .field(entry)
        case .up, .down:
            guard let row, row.actions.contains(.step) else { return [] }
            mode = .rows
            return [.perform(.step(row.name, by: key == .up ? 1 : -1, slot: entry.target.slot))]
        default:
            guard entry.field.handle(key) else { return [] }
            entry.problem = nil
            mode = .field(entry)
        }
        return []
    }

    mutating func handle(_ key: Key, in entry: ListEntry) -> [ScreenEffect] {
        var entry = entry
        defer { if case .list = mode { mode = .list(entry) } }
        switch key {
        case .escape:
            mode = .rows
            return [.closeList]
        case .enter: return choose(&entry)
        case .up, .control("p"): entry.move(.by(-1))
        case .down, .control("n"), .tab: entry.move(.by(1))
        case .pageUp: entry.move(.by(-10))
        case .pageDown: entry.move(.by(10))
        case .home where !entry.isSuggesting: entry.move(.toStart)
        case .end where !entry.isSuggesting: entry.move(.toEnd)
        case .control("r"): return [.retry]
        default:
            let text = entry.field.text
            guard entry.field.handle(key), entry.field.text != text else { return [] }
            entry.edited()
            return [.search(entry.field.text)]
        }
        return entry.highlight.map { [.show($0)] } ?? []
    }

    /// Chooses what the highlight is on, or enters the text; waits if the options do not answer the text yet.
    private mutating func choose(_ entry: inout ListEntry) -> [ScreenEffect] {
        if let lock = content.row(named: entry.target.row)?.lock {
            message = Message(text: lock, ink: .error)
            return []
        }
        if case .needs(let row) = entry.options?.state { return open(row) }
        if entry.isSuggesting, entry.highlight == nil {
            mode = .rows
            return [.closeList, .perform(.setText(entry.target.row, entry.field.text, slot: entry.target.slot))]
        }
        guard entry.isCurrent else {
            entry.isChoosing = entry.options?.canRetry != true
            return []
        }
        return chosen(entry)
    }

    /// Chooses the option under the highlight and closes the list.
    private mutating func chosen(_ entry: ListEntry) -> [ScreenEffect] {
        guard let option = entry.highlight.flatMap({ entry.options?.item(at: $0) }) else { return [] }
        guard option.canBeChosen else {
            let text =
                if case .otherSlot(let slot) = option.mark {
                    texts("\(option.title) is already in slot \(slot + 1)")
                } else if let reason = option.disabledReason {
                    texts("'\(option.title)' cannot be chosen: \(reason)")
                } else {
                    texts("\(option.title) is not available")
                }
            message = Message(text: text, ink: .warning)
            return []
        }
        mode = .rows
        // After an empty slot is filled, the cursor moves to the next one.
        let wasEmpty = slot?.value == nil
        if wasEmpty,
            let index = row?.slots?.shown.first(where: { $0.value == nil && $0.index > entry.target.slot ?? 0 })?.index
        {
            target = ScreenTarget(entry.target.row, slot: index)
        }
        return [.choose(option.index), .closeList]
    }

    /// Moves the cursor to a row that must be set first.
    private mutating func open(_ row: String) -> [ScreenEffect] {
        mode = .rows
        target = targets.first { $0.row == row } ?? target
        return [.closeList]
    }

    /// Shows new options, and chooses the best match if the user already pressed Return.
    mutating func update(_ options: EditorOptions) -> [ScreenEffect] {
        guard case .list(var entry) = mode, options.parameter == entry.target.row else { return [] }
        entry.update(options)
        let chooses = entry.isChoosing && entry.isCurrent
        if chooses { entry.isChoosing = false }
        mode = .list(entry)
        return chooses ? chosen(entry) : []
    }
}

extension String {
    /// Whether the text contains another one, without regard to case and to marks on letters.
    func containsFolded(_ other: String) -> Bool { TextFolding.fold(self).contains(TextFolding.fold(other)) }
}

internal import IntentEditor
internal import IntentRuntime

/// Keys while the cursor moves between rows.
extension ScreenState {
    mutating func handle(_ key: Key) -> [ScreenEffect] {
        switch key {
        case .control("c"): return [.leave(.interrupted)]
        case .control("z"): return [.suspend]
        case .control("l"): return [.redraw]
        default: break
        }
        message = nil
        switch mode {
        case .rows: return handleInRows(key)
        case .field(let entry): return handle(key, in: entry)
        case .list(let entry): return handle(key, in: entry)
        case .search(let field, let start): search(key, field, from: start)
        case .help(let line): mode = Self.scrolled(line, key).map(Mode.help) ?? .rows
        case .summary(let line, let leaves): return handleInSummary(key, line, leaves: leaves)
        case .saving:
            guard key == .escape else { return [] }
            mode = .rows
            message = Message(text: texts("nothing was saved"), ink: .warning)
            return [.cancelApplying]
        case .unchecked(_, let leaves):
            mode = .rows
            guard key == .character("y") else { return [] }
            mode = .saving(leaves: leaves)
            return [.apply(unchecked: true)]
        case .leaving: return handleWhenLeaving(key)
        }
        return []
    }

    private mutating func handleInRows(_ key: Key) -> [ScreenEffect] {
        switch key {
        case .up, .character("k"), .control("p"): move(by: -1)
        case .down, .character("j"), .control("n"): move(by: 1)
        case .pageUp, .control("b"): move(by: -10)
        case .pageDown, .control("f"): move(by: 10)
        case .home, .character("g"): target = targets.first ?? target
        case .end, .character("G"): target = targets.last ?? target
        case .tab: moveToRow(by: 1)
        case .backTab: moveToRow(by: -1)
        case .shiftUp, .character("K"): return moveSlot(by: -1)
        case .shiftDown, .character("J"): return moveSlot(by: 1)
        case .character("/"): mode = .search(LineField(), from: target)
        case .character("n"): find(lastSearch, by: 1)
        case .character("N"): find(lastSearch, by: -1)
        case .character("?"): mode = .help(0)
        case .character("u"): return content.canUndo ? [.undo] : nothing(texts("nothing to undo"))
        case .control("r"), .character("U"): return content.canRedo ? [.redo] : nothing(texts("nothing to redo"))
        case .character("c"):
            message = Message(text: texts("checking the values"), ink: .faint)
            return [.check]
        case .character("s"): return review(leaves: false)
        case .character("q"):
            guard content.isEdited else { return [.leave(.finished)] }
            mode = .leaving
        default: return edit(key)
        }
        return []
    }

    /// Keys that change the row under the cursor.
    private mutating func edit(_ key: Key) -> [ScreenEffect] {
        if let section { return edit(section, key) }
        guard let row, let target = entryTarget else { return [] }
        switch key {
        case .enter: return begin(row, target)
        case .character(" "):
            return row.actions.contains(.toggle) ? [.perform(.toggle(row.name, slot: target.slot))] : begin(row, target)
        case .left, .character("-"): return step(row, by: -1)
        case .right, .character("+"), .character("="): return step(row, by: 1)
        case .delete, .backspace, .character("x"):
            guard row.actions.contains(.clear) else {
                return nothing(row.lock ?? texts("\(row.label) always has a value"))
            }
            if slot?.fields != nil { closeRecords(from: target) }
            return [.perform(.clear(row.name, slot: target.slot))]
        case .character("r"):
            guard row.actions.contains(.reset) else {
                return nothing(row.lock ?? texts("\(row.label) has its default value"))
            }
            return [.perform(.reset(row.name))]
        case .character("d"):
            guard row.change != .none else { return nothing(texts("\(row.label) is not changed")) }
            return [.perform(.discard(row.name))]
        case .character("m") where row.conflict != nil: return [.perform(.settle(row.name, .keepMine))]
        case .character("t") where row.conflict != nil: return [.perform(.settle(row.name, .takeTheirs))]
        case .character(let character) where row.actions.contains(.type) && character.isNumber:
            mode = .field(FieldEntry(target, of: row, LineField(String(character))))
        default: break
        }
        return []
    }

    /// Where a value is entered: under the cursor or, in a list without gaps, in the next slot.
    private var entryTarget: ScreenTarget? {
        guard let row, let slots = row.slots, !slots.keepsSlots, let slot = target?.slot, let next = slots.nextIndex,
            slot > next
        else { return target }
        return ScreenTarget(row.name, slot: next)
    }

    /// Opens or closes the section under the cursor.
    private mutating func edit(_ section: EditorSection, _ key: Key) -> [ScreenEffect] {
        switch key {
        case .enter, .character(" "): break
        case .right, .character("+"), .character("="): if isOpen(section) { return [] }
        case .left, .character("-"): if !isOpen(section) { return [] }
        default: return []
        }
        if section.needsAttention { return nothing(texts("\(section.title) stays open because a row needs attention")) }
        toggle(section)
        return []
    }

    /// Performs what Return does in a row.
    private mutating func begin(_ row: EditorRow, _ target: ScreenTarget) -> [ScreenEffect] {
        let isSuggesting = row.actions.contains(.type) && row.actions.contains(.choose)
        switch row.actions.first {
        case .toggle: return [.perform(.toggle(row.name, slot: target.slot))]
        case .type where !isSuggesting, .step:
            mode = .field(FieldEntry(target, of: row, LineField(entryText, allowsLines: row.acceptsLines)))
        case .add: return open(row, target)
        case .choose, .type:
            mode = .list(ListEntry(target, text: isSuggesting ? entryText : "", isSuggesting: isSuggesting))
            return [.openList(row.name, slot: target.slot)]
        case .clear, .move, .reset, nil: return nothing(row.lock ?? texts("\(row.label) cannot be changed here"))
        }
        return []
    }

    /// Opens or closes the record in a slot, goes to the fields of a single one, asks for the type of a union, or adds a record.
    private mutating func open(_ row: EditorRow, _ target: ScreenTarget) -> [ScreenEffect] {
        if let slot, slot.fields != nil {
            if slot.needsAttention { return nothing(texts("\(slot.text) stays open because a row needs attention")) }
            toggleRecord(at: target)
        } else if let choice = row.memberChoice {
            let target = ScreenTarget(choice.name)
            reveal(target)
            return begin(choice, target)
        } else if row.fields != nil {
            move(by: 1)
        } else {
            // It is in the first empty slot if the list has no gaps.
            for slot in Set([target.slot, row.slots?.nextIndex]) {
                closeRecords(from: ScreenTarget(row.name, slot: slot))
                toggleRecord(at: ScreenTarget(row.name, slot: slot))
            }
            return [.perform(.add(row.name, slot: target.slot))]
        }
        return []
    }

    /// The text that a field begins with.
    private var entryText: String { target?.slot == nil ? row?.entryText ?? "" : slot?.entryText ?? "" }

    private mutating func step(_ row: EditorRow, by distance: Int) -> [ScreenEffect] {
        let target = entryTarget
        if let slot, let target, slot.fields != nil {
            return isOpen(slot, of: row) == (distance > 0) ? [] : open(row, target)
        }
        if row.actions.contains(.step) { return [.perform(.step(row.name, by: distance, slot: target?.slot))] }
        if row.actions.contains(.toggle) { return [.perform(.toggle(row.name, slot: target?.slot))] }
        return []
    }

    private mutating func moveSlot(by distance: Int) -> [ScreenEffect] {
        guard let row, let slots = row.slots, let from = target?.slot else {
            return nothing(texts("only slots can be moved"))
        }
        let to = from + distance
        guard slot != nil, slots.shown.contains(where: { $0.index == to }) else { return [] }
        exchangeRecords(ScreenTarget(row.name, slot: from), ScreenTarget(row.name, slot: to))
        target = ScreenTarget(row.name, slot: to)
        return [.perform(.moveSlot(row.name, from: from, to: to))]
    }

    private mutating func nothing(_ text: String) -> [ScreenEffect] {
        message = Message(text: text, ink: .faint)
        return []
    }
}

/// Moving and searching.
extension ScreenState {
    private mutating func move(by distance: Int) {
        let targets = targets
        guard let index = target.flatMap({ targets.firstIndex(of: $0) }) else { return target = targets.first }
        target = targets[min(max(index + distance, 0), targets.count - 1)]
    }

    private mutating func moveToRow(by distance: Int) {
        let rows = targets.reduce(into: [ScreenTarget]()) { rows, target in
            if rows.last.map(target.isInRow) != true { rows.append(target) }
        }
        guard let index = rows.firstIndex(where: { $0.isInRow(of: target) }), rows.indices.contains(index + distance)
        else { return }
        target = rows[index + distance]
    }

    private mutating func search(_ key: Key, _ field: LineField, from start: ScreenTarget?) {
        var field = field
        switch key {
        case .enter, .down, .up:
            lastSearch = field.text
            mode = .rows
        case .escape:
            target = start
            mode = .rows
        case .backspace where field.text.isEmpty: mode = .rows
        default:
            guard field.handle(key) else { return }
            mode = .search(field, from: start)
            target = start
            find(field.text, by: 0)
        }
    }

    /// Moves the cursor to the next row, in a direction, whose label, name or value contains the text. A distance of 0 also
    /// finds the row that the cursor is on.
    private mutating func find(_ text: String, by distance: Int) {
        guard !text.isEmpty else { return }
        let targets = allTargets
        let start = target.flatMap { targets.firstIndex(of: $0) } ?? 0
        let step = distance < 0 ? -1 : 1
        for offset in 0..<targets.count {
            let index = start + (distance == 0 ? 0 : step) + step * offset
            let candidate = targets[(index % targets.count + targets.count) % targets.count]
            if matches(candidate, text) { return reveal(candidate) }
        }
        message = Message(text: texts("no row contains ‘\(text)’"), ink: .warning)
    }

    private func matches(_ target: ScreenTarget, _ text: String) -> Bool {
        if let name = target.section {
            return content.sections.first { $0.name == name }?.title.containsFolded(text) == true
        }
        guard let row = content.row(named: target.row) else { return false }
        let value = target.slot == nil ? row.text : row.slots?.shown.first { $0.index == target.slot }?.text ?? ""
        let isFirst = target.slot ?? 0 == 0
        return (isFirst ? [row.label, row.name, value] : [value]).contains { $0.containsFolded(text) }
    }
}

/// Saving and leaving.
extension ScreenState {
    /// Shows the changes before they are saved.
    private mutating func review(leaves: Bool) -> [ScreenEffect] {
        mode = .rows
        if content.status == .removed { return nothing(texts("the instance was removed, so nothing can be saved")) }
        guard content.isEdited else { return nothing(texts("there are no changes to save")) }
        guard canTryToSave else {
            moveToProblem()
            let text =
                content.hasConflicts
                ? texts("another editor changed a row; keep yours or take theirs") : texts("a row has an error")
            message = Message(text: text, ink: .error)
            return []
        }
        mode = .summary(0, leaves: leaves)
        return []
    }

    /// Whether saving can succeed. A lookup that was not possible before may be possible now.
    private var canTryToSave: Bool {
        let errors = (content.problems + content.rows.flatMap(\.allProblems)).filter(\.isError)
        return content.status == .ready && !content.hasConflicts
            && errors.allSatisfy { $0.reason == .refused(.lookupUnavailable) }
    }

    private mutating func handleInSummary(_ key: Key, _ line: Int, leaves: Bool) -> [ScreenEffect] {
        switch key {
        case .enter, .character("s"), .character("y"):
            mode = .saving(leaves: leaves)
            return [.apply(unchecked: false)]
        case .up, .down, .character("j"), .character("k"), .pageUp, .pageDown:
            mode = .summary(Self.scrolled(line, key) ?? 0, leaves: leaves)
        default: mode = .rows
        }
        return []
    }

    private mutating func handleWhenLeaving(_ key: Key) -> [ScreenEffect] {
        switch key {
        case .character("s"): return review(leaves: true)
        case .character("d"), .character("q"):
            return [.leave(content.hasConflicts ? .conflict : .finished)]
        default: mode = .rows
        }
        return []
    }

    /// Returns the first line after scrolling; nil for a key that does not scroll.
    private static func scrolled(_ line: Int, _ key: Key) -> Int? {
        switch key {
        case .up, .character("k"): max(line - 1, 0)
        case .down, .character("j"): line + 1
        case .pageUp: max(line - 10, 0)
        case .pageDown: line + 10
        case .home: 0
        default: nil
        }
    }
}

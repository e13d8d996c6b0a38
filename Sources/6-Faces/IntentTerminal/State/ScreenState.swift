package import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// A line that the cursor can be on: a row, also one of a field, a slot of one, or the heading of a section that can be folded.
package struct ScreenTarget: Hashable, Sendable {
    /// The declared name of the parameter, or the path of a field; empty for a heading.
    package let row: String
    /// The index of the slot; nil for a single value.
    package let slot: Int?
    /// The declared name of the section whose heading this is; nil for a row.
    package let section: String?

    package init(_ row: String, slot: Int? = nil) {
        self.row = row
        self.slot = slot
        section = nil
    }

    /// Creates the target of a heading.
    package init(section: String) {
        row = ""
        slot = nil
        self.section = section
    }

    /// Whether both are in the same row, or are the same heading.
    func isInRow(of other: ScreenTarget?) -> Bool { row == other?.row && section == other?.section }
}

/// Everything that the screen shows except its size: the content, the cursor, and what is being entered.
///
/// ``handle(_:now:)`` is a pure function, so that sessions can be tested without a terminal.
package struct ScreenState: Sendable {
    /// What keys do.
    package enum Mode: Hashable, Sendable {
        /// Move between rows.
        case rows
        /// Enter a text in the row.
        case field(FieldEntry)
        /// Choose an option below the row.
        case list(ListEntry)
        /// Find a row.
        case search(LineField, from: ScreenTarget?)
        /// Read the help, from a line on.
        case help(Int)
        /// Review the changes before they are saved, from a line on. Then the editor may end.
        case summary(Int, leaves: Bool)
        /// Wait for the draft to be stored.
        case saving(leaves: Bool)
        /// Decide whether to store options that cannot be looked up.
        case unchecked(String, leaves: Bool)
        /// Decide what happens to changes that are not saved.
        case leaving

        /// The name of the row whose value is being entered or chosen; nil if there is none.
        var edited: String? {
            switch self {
            case .field(let entry): entry.target.row
            case .list(let entry): entry.target.row
            default: nil
            }
        }
    }

    /// A message in place of the help of a row, until the next key.
    package struct Message: Hashable, Sendable {
        package var text: String
        package var ink: Ink
    }

    package internal(set) var content: EditorContent
    var texts: TextCatalog { content.texts }
    package internal(set) var target: ScreenTarget?
    package internal(set) var mode = Mode.rows
    package internal(set) var message: Message?
    /// The rows that another editor changed, with the time until which they are marked.
    package internal(set) var marked: [String: Duration] = [:]
    /// The time of the last event, since the editor began.
    package internal(set) var now = Duration.zero
    /// What was last searched for among the rows.
    var lastSearch = ""
    /// The folded sections that the user opened.
    private var opened: Set<String> = []
    /// The slots with records that the user opened.
    private var openedRecords: Set<ScreenTarget> = []
    /// The revision that this editor stored last.
    var ownRevision: Int?

    /// How long a change by another editor is marked.
    static let markDuration = Duration.seconds(5)

    package init(_ content: EditorContent) {
        self.content = content
        target = targets.first
    }

    /// The lines that the cursor can be on, from the top.
    package var targets: [ScreenTarget] { targets(inClosed: false) }

    /// Those of all sections and records, as if they were open.
    var allTargets: [ScreenTarget] { targets(inClosed: true) }

    private func targets(inClosed: Bool) -> [ScreenTarget] {
        content.visibleGroups.flatMap { group -> [ScreenTarget] in
            let isOpen = inClosed || group.section.map(isOpen) != false
            let heading = group.section.flatMap { $0.isFolded ? ScreenTarget(section: $0.name) : nil }
            let rows = isOpen ? group.rows.flatMap { targets(of: $0, inClosed: inClosed) } : []
            return [heading].compactMap(\.self) + rows
        }
    }

    private func targets(of row: EditorRow, inClosed: Bool) -> [ScreenTarget] {
        func targets(of fields: [EditorRow]?) -> [ScreenTarget] {
            (fields ?? []).flatMap { self.targets(of: $0, inClosed: inClosed) }
        }
        guard let slots = row.slots else { return [ScreenTarget(row.name)] + targets(of: row.fields) }
        var lines = slots.shown.flatMap { slot in
            [ScreenTarget(row.name, slot: slot.index)]
                + targets(of: inClosed || isOpen(slot, of: row) ? slot.fields : nil)
        }
        if slots.maximum == nil { lines.append(ScreenTarget(row.name, slot: slots.shown.count)) }
        return lines.isEmpty ? [ScreenTarget(row.name)] : lines
    }

    /// Whether the rows of a section are shown.
    func isOpen(_ section: EditorSection) -> Bool { !section.isClosed || opened.contains(section.name) }

    /// Whether the rows of the record in a slot are shown.
    func isOpen(_ slot: EditorSlot, of row: EditorRow) -> Bool {
        guard slot.fields != nil else { return false }
        return openedRecords.contains(ScreenTarget(row.name, slot: slot.index)) || slot.needsAttention
    }

    /// The section whose heading the cursor is on.
    var section: EditorSection? {
        target?.section.flatMap { name in content.sections.first { $0.name == name } }
    }

    /// Moves the cursor, and opens the section of its row.
    mutating func reveal(_ target: ScreenTarget) {
        let path = FieldPath(parsing: target.row)
        if let path { openedRecords.insert(ScreenTarget(path.parameter, slot: path.slot)) }
        if let section = content.row(named: path?.parameter ?? target.row)?.section { opened.insert(section) }
        self.target = target
    }

    /// Opens or closes a record of a list.
    mutating func toggleRecord(at target: ScreenTarget) {
        if openedRecords.remove(target) == nil { openedRecords.insert(target) }
    }

    /// Moves the records of a list that are open together with their slots.
    mutating func exchangeRecords(_ first: ScreenTarget, _ second: ScreenTarget) {
        let (isFirstOpen, isSecondOpen) = (openedRecords.contains(first), openedRecords.contains(second))
        if isFirstOpen != isSecondOpen {
            toggleRecord(at: first)
            toggleRecord(at: second)
        }
    }

    /// Closes the records of a list from a slot on, which another record may fill.
    mutating func closeRecords(from target: ScreenTarget) {
        openedRecords = openedRecords.filter { $0.row != target.row || $0.slot ?? 0 < target.slot ?? 0 }
    }

    /// Opens or closes a section. One that needs attention stays open.
    mutating func toggle(_ section: EditorSection) {
        if opened.remove(section.name) == nil { opened.insert(section.name) }
    }

    /// The row that the cursor is on.
    package var row: EditorRow? { target.flatMap { content.row(named: $0.row) } }

    /// The slot that the cursor is on; nil for a single value, and for the place after the last value.
    package var slot: EditorSlot? {
        guard let index = target?.slot else { return nil }
        return row?.slots?.shown.first { $0.index == index }
    }

    /// When the next ``ScreenEvent/tick`` changes the screen; nil for never.
    package var nextTick: Duration? {
        let marks = marked.values.min()
        guard showsSpinner else { return marks }
        let frame = now + .milliseconds(100)
        return marks.map { min($0, frame) } ?? frame
    }

    /// Whether something that takes time is in progress.
    package var showsSpinner: Bool {
        switch mode {
        case .list(let entry): entry.options?.showsSpinner ?? false
        case .saving: true
        default: false
        }
    }

    /// Handles an event.
    /// - Parameter now: The time since the editor began.
    /// - Returns: What the driver does next, in this order.
    package mutating func handle(_ event: ScreenEvent, now: Duration) -> [ScreenEffect] {
        self.now = max(now, self.now)
        marked = marked.filter { $0.value > self.now }
        switch event {
        case .key(let key): return handle(key)
        case .content(let content): update(content)
        case .options(let options): return update(options)
        case .performed(let result): performed(result)
        case .applied(let result): return applied(result)
        case .checked(let result): checked(result)
        case .tick: break
        }
        return []
    }

    /// Shows new content and keeps the cursor on its row, or near it if the row disappeared.
    mutating func update(_ content: EditorContent) {
        mark(changesFrom: self.content, to: content)
        showLock(of: content)
        let before = targets
        let index = target.flatMap { before.firstIndex(of: $0) } ?? 0
        self.content = content
        let after = targets
        if let target, after.contains(target) { return }
        let sameRow = after.last { $0.isInRow(of: target) && ($0.slot ?? 0) <= (target?.slot ?? 0) }
        let earlier = before.prefix(index).last { after.contains($0) }
        target = sameRow ?? earlier ?? after.first
        switch mode {
        case .field, .list: mode = .rows
        default: break
        }
    }

    private func isForeign(_ content: EditorContent) -> Bool {
        if case .saving = mode { return false }
        return content.revision != self.content.revision && content.revision != ownRevision
    }

    /// Marks the rows that another editor or the policy of an administrator has changed.
    private mutating func mark(changesFrom old: EditorContent, to new: EditorContent) {
        let isForeign = isForeign(new)
        for row in new.rows {
            let former = old.row(named: row.name)
            let isPolicys = former?.lock != row.lock || row.origin == .policy || former?.origin == .policy
            guard isForeign || isPolicys, former?.savedValue != row.savedValue || former?.lock != row.lock else {
                continue
            }
            marked[row.name] = now + Self.markDuration
        }
    }

    /// Shows who has locked the row that is being edited. What the user has typed stays there.
    private mutating func showLock(of new: EditorContent) {
        guard let name = mode.edited, let lock = new.row(named: name)?.lock, content.row(named: name)?.lock == nil
        else { return }
        if case .field(var entry) = mode {
            entry.problem = lock
            mode = .field(entry)
        } else {
            message = Message(text: lock, ink: .error)
        }
    }

    private mutating func performed(_ result: Result<EditorContent, EngineError>) {
        switch result {
        case .success(let content):
            if case .field = mode { mode = .rows }
            update(content)
        case .failure(let error):
            let text = texts.sentence(error)
            if case .field(var entry) = mode {
                entry.problem = text
                mode = .field(entry)
            } else {
                message = Message(text: text, ink: .error)
            }
        }
    }

    private mutating func applied(_ result: Result<EditOutcome, ScreenFailure>) -> [ScreenEffect] {
        guard case .saving(let leaves) = mode else { return [] }
        mode = .rows
        switch result {
        case .success(let outcome):
            if leaves { return [.leave(.finished)] }
            ownRevision = outcome.revision
            let labels = outcome.missingDefaults.map { content.label(of: $0.parameter) }.joined(separator: ", ")
            let text =
                labels.isEmpty
                ? texts("saved as revision \(outcome.revision)")
                : texts("saved as revision \(outcome.revision); no default yet for \(labels)")
            message = Message(text: text, ink: .success)
        case .failure(let failure):
            if failure.canBeUnchecked {
                mode = .unchecked(failure.message, leaves: leaves)
            } else {
                message = Message(text: failure.message, ink: .error)
                moveToProblem()
            }
        }
        return []
    }

    private mutating func checked(_ result: Result<EditorContent, ScreenFailure>) {
        switch result {
        case .success(let content):
            update(content)
            let count = (content.problems + content.rows.flatMap(\.allProblems)).count(where: \.isError)
            if count == 0 { message = Message(text: texts("all values are valid"), ink: .success) }
            if count > 0 { message = Message(text: texts("\(count) problems"), ink: .error) }
        case .failure(let failure): message = Message(text: failure.message, ink: .error)
        }
    }

    /// Moves the cursor to the first row that prevents saving.
    mutating func moveToProblem() {
        let row = content.visibleRows.lazy.flatMap { [$0] + $0.fieldRows }
            .first { $0.conflict != nil || $0.problems.contains(where: \.isError) }
        if let row, row.name != target?.row { target = targets.first { $0.row == row.name } ?? target }
    }
}

extension EditorSlot {
    /// Whether a field of the record has a problem, which must be visible.
    var needsAttention: Bool { (fields ?? []).contains { !$0.problems.isEmpty } }
}

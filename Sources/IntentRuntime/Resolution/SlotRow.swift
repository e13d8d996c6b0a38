/// The slots of a stored list as a family sees them: those that it shows, and the tail behind them.
struct SlotRow: Hashable, Sendable {
    /// At most as many as the family has slots; missing ones are empty.
    var shown: [IntentValue?]
    /// Waits for a bigger family.
    private(set) var tail: [IntentValue?]

    /// - Parameter count: How many slots the family shows; nil for no limit.
    init(_ slots: [IntentValue?], showing count: Int?) {
        guard let count, count < slots.count else {
            shown = slots
            tail = []
            return
        }
        shown = Array(slots[..<count])
        tail = Array(slots[count...])
    }

    /// How many values wait in the tail.
    var tailCount: Int { tail.count { $0 != nil } }

    /// What the family's slots hold after an edit. A value that they use leaves the tail, where its slot is empty
    /// then: nothing moves up.
    mutating func replace(with slots: [IntentValue?]) {
        let used = Set(slots.compactMap { $0?.optionIdentifier })
        shown = slots
        tail = tail.map { value in value.flatMap { used.contains($0.optionIdentifier ?? "") ? nil : $0 } }
    }

    /// The whole row for a family with this many slots. Empty slots at its end are left out: they say nothing.
    func slots(showing count: Int?) -> [IntentValue?] {
        var slots = shown
        if !tail.isEmpty, let count { slots += Array(repeating: nil, count: max(0, count - shown.count)) }
        return (slots + tail).withoutEmptyEnd
    }
}

extension [IntentValue?] {
    var withoutEmptyEnd: [IntentValue?] {
        let end = lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
        return Array(self[..<end])
    }

    /// Of values with one identifier the first stays.
    var withoutRepeats: [IntentValue?] {
        var seen: Set<String> = []
        return filter { value in
            guard let identifier = value?.optionIdentifier else { return true }
            return seen.insert(identifier).inserted
        }
    }
}

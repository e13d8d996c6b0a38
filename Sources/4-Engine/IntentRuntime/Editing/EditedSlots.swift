import IntentSystem

/// The slots of a list while operations change them. Adding or removing a value takes the same time in a list of any length.
struct EditedSlots {
    private(set) var slots: [IntentValue?]
    /// Whether an operation has set the list, even to what it was.
    private(set) var isSet = false
    /// No slot before this index is empty.
    private var firstEmpty = 0
    /// The slots that contain a value, by its identifier; nil until a value is removed.
    private var indices: [ExactText: [Int]]?

    init(_ slots: [IntentValue?]) {
        self.slots = slots
    }

    /// Sets the list to what it is.
    mutating func touch() {
        isSet = true
    }

    /// Adds a value in the first empty slot, or at the end.
    mutating func add(_ value: IntentValue) {
        isSet = true
        while firstEmpty < slots.count, slots[firstEmpty] != nil { firstEmpty += 1 }
        if firstEmpty < slots.count { slots[firstEmpty] = value } else { slots.append(value) }
        if let key = value.optionKey { indices?[key, default: []].append(firstEmpty) }
        firstEmpty += 1
    }

    /// Clears the slots that contain a value.
    /// - Returns: Whether there were any.
    mutating func remove(_ identifier: ExactText) -> Bool {
        if indices == nil { indices = indicesByIdentifier() }
        guard let found = indices?.removeValue(forKey: identifier) else { return false }
        isSet = true
        for index in found {
            slots[index] = nil
            firstEmpty = min(firstEmpty, index)
        }
        return true
    }

    /// Sets one slot, after as many empty ones as are missing before it.
    mutating func set(_ value: IntentValue?, at index: Int) {
        isSet = true
        while slots.count <= index { slots.append(nil) }
        slots[index] = value
        firstEmpty = 0
        indices = nil
    }

    private func indicesByIdentifier() -> [ExactText: [Int]] {
        var indices: [ExactText: [Int]] = [:]
        for (index, slot) in slots.enumerated() {
            if let key = slot?.optionKey { indices[key, default: []].append(index) }
        }
        return indices
    }
}

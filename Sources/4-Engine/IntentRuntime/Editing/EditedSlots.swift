import IntentSystem

/// The slots of a list while operations change them. Adding or removing a value takes the same time in a list of any length.
struct EditedSlots {
    private(set) var slots: [IntentValue?]
    /// Whether an operation has set the list, even to what it was.
    private(set) var isSet = false
    /// Whether empty slots stay where they are; otherwise ``closeGaps()`` removes them.
    private let keepsSlots: Bool
    /// No slot before this index is empty.
    private var firstEmpty = 0
    /// The slots that contain a value, by its identifier; nil until a value is removed.
    private var indices: [ExactText: [Int]]?

    init(_ slots: [IntentValue?], keepsSlots: Bool = true) {
        self.slots = slots
        self.keepsSlots = keepsSlots
    }

    /// Sets the list to what it is.
    mutating func touch() {
        isSet = true
    }

    /// Moves values up, unless empty slots stay where they are.
    mutating func closeGaps() {
        guard !keepsSlots, indices != nil else { return }
        slots = slots.arranged(keepingSlots: false)
        indices = nil
    }

    /// Adds a value in the first empty slot that stays, or at the end.
    mutating func add(_ value: IntentValue) {
        isSet = true
        while keepsSlots, firstEmpty < slots.count, slots[firstEmpty] != nil { firstEmpty += 1 }
        let index = keepsSlots ? firstEmpty : slots.count
        if index < slots.count { slots[index] = value } else { slots.append(value) }
        if let key = value.optionKey { indices?[key, default: []].append(index) }
    }

    /// Clears the slots that contain a value, or else the only value that looks the same.
    /// - Returns: Whether there were any.
    mutating func remove(_ identifier: ExactText) -> Bool {
        if indices == nil { indices = indicesByIdentifier() }
        let identifier = lookalike(of: identifier) ?? identifier
        guard let found = indices?.removeValue(forKey: identifier) else { return false }
        isSet = true
        for index in found {
            slots[index] = nil
            firstEmpty = min(firstEmpty, index)
        }
        return true
    }

    /// Returns the only value that looks the same as one that is not in the list.
    private func lookalike(of identifier: ExactText) -> ExactText? {
        guard let indices, indices[identifier] == nil, identifier.text.utf8.contains(where: { $0 > 0x7F }) else {
            return nil
        }
        let alike = indices.keys.filter { $0.text == identifier.text }
        return alike.count == 1 ? alike.first : nil
    }

    /// Sets one slot. Behind the end of a list whose slots stay, it follows as many empty ones as are missing; values of
    /// other lists are added or removed there.
    mutating func set(_ value: IntentValue?, at index: Int) {
        isSet = true
        while keepsSlots, slots.count <= index { slots.append(nil) }
        if index < slots.count { slots[index] = value } else if let value { slots.append(value) }
        if value == nil, !keepsSlots { slots = slots.arranged(keepingSlots: false) }
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

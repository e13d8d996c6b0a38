public import IntentModel
public import IntentRuntime

/// The slots of a list.
public struct EditorSlots: Hashable, Sendable {
    /// How many values the definition asks for at least; fewer are a warning.
    public var minimum: Int
    /// How many slots the family shows; nil for no limit.
    public var maximum: Int?
    /// Those that are shown, in order, empty ones among them: as many as ``maximum`` says, or as there are values.
    public var shown: [EditorSlot]
    /// Those behind the last slot of the family: they wait for a bigger one.
    public var tail: [EditorSlot]
    /// Whether a value fills one slot at most.
    public var isUnique: Bool

    /// Whether one more value has a place.
    public var hasRoom: Bool {
        maximum == nil || shown.contains { $0.value == nil } || shown.count < maximum ?? .max
    }
}

/// One slot of a list.
public struct EditorSlot: Hashable, Sendable {
    /// Counted from 0.
    public var index: Int
    /// Nil for an empty one.
    public var value: IntentValue?
    /// The value in words; empty for none.
    public var text: String
    /// What lookups said of its value.
    public var marks: [StoredMark.Kind]
}

public import IntentModel

/// The values of a list parameter with a declared number of slots.
///
/// The collection contains the chosen values in order. ``slots(in:)`` returns what each slot of a widget shows:
///
/// ```swift
/// let configuration = try await engine.configuration(WidgetConfigIntent.self, of: instance.id)
/// for control in configuration.carControls.slots(in: instance.family) {
///     if let control { show(control) } else { showEmptySlot() }
/// }
/// ```
///
/// A configuration contains the values that the size family of its instance shows. Values beyond them stay in the store and
/// return with a larger family; ``IntentEngine/configuration(_:of:family:)`` returns what another family shows.
public struct SlotList<Element: ConfigurableValue>: RandomAccessCollection, Sendable {
    /// The parts of the list. They are in a class, because a struct with lists compiles to less code if it copies one
    /// reference for each.
    private final class Contents: Sendable {
        /// The values without empty slots.
        let values: [Element]
        /// The values by slot, without empty slots at the end; nil if no slot between values is empty.
        let gapped: [Element?]?
        let counts: @Sendable (SizeFamily) -> SlotCount

        init(_ values: [Element], gapped: [Element?]?, counts: @escaping @Sendable (SizeFamily) -> SlotCount) {
            self.values = values
            self.gapped = gapped
            self.counts = counts
        }
    }

    private let contents: Contents

    /// Creates a list whose values fill the first slots. Used by generated code.
    /// - Parameters:
    ///   - values: The values.
    ///   - count: Returns the number of slots in a size family.
    public init(_ values: [Element], count: @escaping @Sendable (_ family: SizeFamily) -> SlotCount) {
        contents = Contents(values, gapped: nil, counts: count)
    }

    /// Creates a list from the values by slot, in which nil is an empty slot. Used by generated code.
    /// - Parameters:
    ///   - slots: The values by slot.
    ///   - count: Returns the number of slots in a size family.
    public init(slots: [Element?], count: @escaping @Sendable (_ family: SizeFamily) -> SlotCount) {
        // A key path such as `\.self` would be created again at each call, because the function is generic.
        let values = slots.compactMap { $0 }
        let isFull = values.count == slots.count
        contents = Contents(values, gapped: isFull ? nil : Self.gapped(slots, valueCount: values.count), counts: count)
    }

    private static func gapped(_ slots: [Element?], valueCount: Int) -> [Element?]? {
        let used = slots.prefix((slots.lastIndex { $0 != nil } ?? -1) + 1)
        return used.count == valueCount ? nil : Array(used)
    }

    /// Returns the value of each slot that a widget of this size family has; nil for an empty slot.
    ///
    /// The number of elements is the maximum of the family's `SlotCount`. Values keep their slots: an empty slot before a
    /// value stays empty.
    public func slots(in family: SizeFamily) -> [Element?] {
        let slots = bySlot
        return (0..<contents.counts(family).maximum).map { $0 < slots.count ? slots[$0] : nil }
    }

    /// Returns the values that have no slot in a size family, such as those of a large configuration in a small widget.
    public func overflow(in family: SizeFamily) -> [Element] {
        bySlot.dropFirst(contents.counts(family).maximum).compactMap { $0 }
    }

    /// The values by slot, without empty slots at the end.
    var bySlot: [Element?] { contents.gapped ?? contents.values }

    public var startIndex: Int { 0 }
    public var endIndex: Int { contents.values.count }

    public subscript(index: Int) -> Element { contents.values[index] }
}

extension SlotList: Hashable {
    /// Returns whether both lists have equal values in the same slots.
    public static func == (first: SlotList, second: SlotList) -> Bool { first.bySlot == second.bySlot }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bySlot)
    }
}

extension SlotList: CustomStringConvertible {
    /// The values in brackets, in which an empty slot before a value is `nil`.
    public var description: String {
        "[\(bySlot.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", "))]"
    }
}

extension IntentValues {
    /// Returns the values of a list by slot, or an empty list if there is none. A slot whose value has another type is
    /// empty.
    /// - Parameters:
    ///   - name: The name of the parameter.
    ///   - type: The type of the values.
    ///   - count: Returns the number of slots in a size family.
    public func slots<Value: ConfigurableValue>(
        _ name: String, of type: Value.Type = Value.self, count: @escaping @Sendable (SizeFamily) -> SlotCount
    ) -> SlotList<Value> {
        SlotList(slots: self[name]?.slots.map { $0.flatMap(Value.init(intentValue:)) } ?? [], count: count)
    }

    /// Sets a list by slot. An empty list is stored as a list without slots.
    public mutating func set<Value: ConfigurableValue>(_ name: String, to list: SlotList<Value>) {
        self[name] = .list(list.bySlot.map { $0?.intentValue })
    }
}

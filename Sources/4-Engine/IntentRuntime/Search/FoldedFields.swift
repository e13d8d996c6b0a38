import IntentModel
import IntentSystem

/// The folded titles, synonyms and subtitles of options, in one buffer.
struct FoldedFields: Sendable {
    /// All fields in the order of the items. A byte that never occurs in UTF-8 marks the beginning and the end of each
    /// field, so that no match crosses fields and a search can include a field's ends.
    private(set) var arena: [UInt8] = [endMark]
    /// The offset of each field, and of the end.
    private(set) var starts: [UInt32] = [1]
    /// The item of each field.
    private(set) var owners: [UInt32] = []
    /// The number of items.
    private(set) var count = 0

    static let endMark: UInt8 = 0xFF

    init() {}

    /// Folds a list, a long one in portions on all cores.
    init(_ items: [OptionItem<some Hashable & Sendable>]) {
        // A thread costs about as much as folding a few hundred options.
        var portions = mapPortions(of: items.count, minimumSize: 2048) { portion in
            items.withUnsafeBufferPointer { FoldedFields(UnsafeBufferPointer(rebasing: $0[portion])) }
        }
        self = portions.removeFirst()
        for portion in portions { append(portion) }
    }

    private init(_ items: UnsafeBufferPointer<OptionItem<some Hashable & Sendable>>) {
        reserveCapacity(for: items)
        for index in items.indices {
            add(title: items[index].title, subtitle: items[index].subtitle, synonyms: items[index].synonyms)
        }
    }

    /// Folding seldom changes the number of bytes.
    private mutating func reserveCapacity(for items: UnsafeBufferPointer<OptionItem<some Hashable & Sendable>>) {
        var fieldCount = 0, byteCount = arena.count
        for index in items.indices {
            fieldCount += 1 + items[index].synonyms.count + (items[index].subtitle == nil ? 0 : 1)
            byteCount += items[index].title.utf8.count + (items[index].subtitle?.utf8.count ?? 0)
            for synonym in items[index].synonyms { byteCount += synonym.utf8.count }
        }
        arena.reserveCapacity(byteCount + fieldCount)
        starts.reserveCapacity(fieldCount + 1)
        owners.reserveCapacity(fieldCount)
    }

    /// Adds the texts of the next item.
    mutating func add(title: String, subtitle: String?, synonyms: [String]) {
        add(title)
        for synonym in synonyms { add(synonym) }
        if let subtitle { add(subtitle) }
        count += 1
    }

    private mutating func add(_ field: String) {
        TextFolding.fold(field, into: &arena)
        arena.append(Self.endMark)
        precondition(arena.count <= Int(UInt32.max), "the texts of options have less than 4 GB")
        starts.append(UInt32(arena.count))
        owners.append(UInt32(count))
    }

    /// Adds the fields of further items.
    private mutating func append(_ other: FoldedFields) {
        // Both begin with the mark.
        let offset = arena.count - 1, firstItem = UInt32(count)
        precondition(offset + other.arena.count <= Int(UInt32.max), "the texts of options have less than 4 GB")
        arena.append(contentsOf: other.arena.dropFirst())
        starts.append(contentsOf: other.starts.dropFirst().lazy.map { $0 + UInt32(offset) })
        owners.append(contentsOf: other.owners.lazy.map { $0 + firstItem })
        count += other.count
    }

    /// Frees the memory reserved for further items.
    mutating func trim() {
        arena.trim()
        starts.trim()
        owners.trim()
    }

    /// The approximate memory use.
    var byteCount: Int { arena.capacity + 4 * (starts.capacity + owners.capacity) }

    /// Returns the field that contains a position at or after the field `first`, with steps that double and then a
    /// binary search.
    func field(at position: Int, from first: Int) -> Int {
        var low = first
        var step = 1
        while low + step < owners.count, Int(starts[low + step]) <= position {
            low += step
            step *= 2
        }
        var high = Swift.min(low + step, owners.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= position { low = middle } else { high = middle }
        }
        return low
    }
}

extension Array {
    /// Frees the unused capacity if it is large.
    fileprivate mutating func trim() {
        guard capacity - count > count / 16 else { return }
        self = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(from: self).index
        }
    }
}

import IntentModel
import IntentSystem

/// Folded texts of options in one buffer: titles, synonyms and subtitles, or identifiers.
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

    /// Folds the titles, synonyms and subtitles of a list.
    init(_ items: [OptionItem<some Hashable & Sendable>]) {
        self.init(portionsOf: items) { FoldedFields($0) }
    }

    /// Folds the identifiers of a list.
    init(identifiersOf items: [OptionItem<IntentValue>]) {
        self.init(portionsOf: items) { items in
            var fields = FoldedFields()
            for index in items.indices { fields.add(identifier: items[index].hiddenIdentifier) }
            return fields
        }
    }

    /// Folds a list, a long one in portions on all cores.
    private init<Item: Sendable>(
        portionsOf items: [Item], fold: @escaping @Sendable (UnsafeBufferPointer<Item>) -> FoldedFields
    ) {
        // A thread costs about as much as folding a few hundred options.
        var portions = mapPortions(of: items.count, minimumSize: 2048) { portion in
            items.withUnsafeBufferPointer { fold(UnsafeBufferPointer(rebasing: $0[portion])) }
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

    /// Adds the identifier of the next item, if it has one to search.
    mutating func add(identifier: String?) {
        if let identifier { add(identifier) }
        count += 1
    }

    /// Adds a text, and its other spelling if it has one.
    private mutating func add(_ text: String) {
        add(field: text)
        if let spelling = TextFolding.plainSpelling(of: text) { add(field: spelling) }
    }

    private mutating func add(field: String) {
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

    /// Returns the field that contains a position at or after the field `first`.
    func field(at position: Int, from first: Int) -> Int {
        lastField(from: first) { Int(starts[$0]) <= position }
    }

    /// Returns the first field of an item that is at or after the field `first`, or of the next item with a field.
    func firstField(ofItem item: Int, from first: Int) -> Int {
        guard first < owners.count, Int(owners[first]) < item else { return first }
        return lastField(from: first) { Int(owners[$0]) < item } + 1
    }

    /// Returns the last field that satisfies a condition, as `first` and all up to it do, with steps that double and then a
    /// binary search.
    @inline(__always)
    private func lastField(from first: Int, where satisfies: (Int) -> Bool) -> Int {
        var low = first
        var step = 1
        while low + step < owners.count, satisfies(low + step) {
            low += step
            step *= 2
        }
        var high = Swift.min(low + step, owners.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if satisfies(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension OptionItem<IntentValue> {
    /// The text that identifies the value, unless it is the title.
    var hiddenIdentifier: String? { value.optionIdentifier.flatMap { title.isExactly($0) ? nil : $0 } }
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

import IntentSystem

/// Options one behind the other in one run of bytes, so that a hundred thousand of them take little more than their
/// texts do. An item is made anew each time it is asked for.
struct PackedOptions: Sendable {
    private var bytes: [UInt8] = []
    /// Where each item begins.
    private var starts: [UInt32] = []
    /// Items with values that have no packed form, as they were.
    private var others: [Int: OptionItem<IntentValue>] = [:]
    /// The items by the hash of their identifiers, equal ones in their order.
    private var order: [UInt32] = []
    private var hashes: [UInt32] = []

    init() {}

    var count: Int { starts.count }

    mutating func append(_ item: OptionItem<IntentValue>) {
        precondition(bytes.count <= Int(UInt32.max), "options together have less than 4 GB")
        hashes.append(Self.hash(item.value.optionIdentifier ?? ""))
        var writer = PackedWriter(bytes: bytes)
        bytes = []
        let start = writer.bytes.count
        starts.append(UInt32(start))
        if !writer.put(item) {
            writer.bytes.removeSubrange(start...)
            others[starts.count - 1] = item
        }
        bytes = writer.bytes
    }

    /// No more items come: from now on they are found by identifier.
    mutating func finish() {
        let unsorted = hashes
        order = (0..<UInt32(unsorted.count)).sorted { first, second in
            let (one, other) = (unsorted[Int(first)], unsorted[Int(second)])
            return one == other ? first < second : one < other
        }
        hashes = order.map { unsorted[Int($0)] }
        bytes = bytes.compact
        starts = starts.compact
    }

    subscript(index: Int) -> OptionItem<IntentValue> {
        if let other = others[index] { return other }
        return bytes.withUnsafeBytes { bytes in
            var reader = PackedReader(bytes: bytes, place: Int(starts[index]))
            return reader.item()
        }
    }

    /// The first item of this identifier.
    func item(identifiedBy identifier: String) -> OptionItem<IntentValue>? {
        let hash = Self.hash(identifier)
        var low = 0, high = hashes.count
        while low < high {
            let middle = (low + high) / 2
            if hashes[middle] < hash { low = middle + 1 } else { high = middle }
        }
        while low < hashes.count, hashes[low] == hash {
            let item = self[Int(order[low])]
            if item.value.optionIdentifier == identifier { return item }
            low += 1
        }
        return nil
    }

    private static func hash(_ identifier: String) -> UInt32 {
        var hash = FNV1a()
        hash.add(identifier)
        return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32)
    }
}

extension Array {
    /// The same without room for more.
    fileprivate var compact: [Element] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(from: self).index
        }
    }
}

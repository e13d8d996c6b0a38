/// Finds the keys that occur twice in one mapping, in n log n comparisons at most.
///
/// Known keys are marked off in a table by their symbol. The others are compared pairwise while they are few, and sorted
/// by length and bytes when they are many: a hash table would be as fast, and open to keys made to collide.
struct KeyChecker {
    /// The mapping that a symbol was last seen in, plus one, and the key it was.
    private var lastMapping: [Int]
    private var firstKey: [Int]
    private var others: [Key] = []

    private struct Key {
        let node: Int
        let start: Int
        let count: Int
    }

    init(symbols: Int) {
        lastMapping = Array(repeating: 0, count: symbols)
        firstKey = Array(repeating: 0, count: symbols)
    }

    /// Pairs of the first key with a text and a later one, by the later one's place.
    ///
    /// - Parameter mapping: A mapping whose end is set, and all nodes inside.
    mutating func duplicates(in mapping: Int, of nodes: [YAMLNode], _ texts: [UInt8]) -> [(first: Int, later: Int)] {
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
        var found: [(first: Int, later: Int)] = []
        var key = mapping + 1
        let end = Int(nodes[mapping].end)
        while key < end {
            if !nodes[key].isRefused { note(key, in: mapping, nodes, &found) }
            key = Int(nodes[Int(nodes[key].end)].end)
        }
        guard others.count > 1 else { return found }
        texts.withUnsafeBufferPointer { texts in
            if others.count <= 12 { comparePairwise(texts, &found) } else { compareSorted(texts, &found) }
        }
        if found.count > 1 { found.sort { $0.later < $1.later } }
        return found
    }

    @inline(__always)
    private mutating func note(
        _ key: Int, in mapping: Int, _ nodes: [YAMLNode], _ found: inout [(first: Int, later: Int)]
    ) {
        let symbol = nodes[key].symbol
        guard symbol == .other else {
            let number = Int(symbol.rawValue)
            if lastMapping[number] == mapping + 1 {
                found.append((firstKey[number], key))
            } else {
                lastMapping[number] = mapping + 1
                firstKey[number] = key
            }
            return
        }
        let text = nodes[key].kind == .alias ? nodes[Int(nodes[key].textStart)] : nodes[key]
        others.append(Key(node: key, start: Int(text.textStart), count: Int(text.textCount)))
    }

    private func comparePairwise(_ texts: UnsafeBufferPointer<UInt8>, _ found: inout [(first: Int, later: Int)]) {
        for later in 1..<others.count {
            for first in 0..<later where Self.compare(others[first], others[later], texts) == 0 {
                found.append((others[first].node, others[later].node))
                break
            }
        }
    }

    private mutating func compareSorted(
        _ texts: UnsafeBufferPointer<UInt8>, _ found: inout [(first: Int, later: Int)]
    ) {
        others.sort { left, right in
            let order = Self.compare(left, right, texts)
            return order < 0 || (order == 0 && left.node < right.node)
        }
        var first = 0
        for later in 1..<others.count {
            if Self.compare(others[first], others[later], texts) == 0 {
                found.append((others[first].node, others[later].node))
            } else {
                first = later
            }
        }
    }

    private static func compare(_ left: Key, _ right: Key, _ texts: UnsafeBufferPointer<UInt8>) -> Int {
        if left.count != right.count { return left.count - right.count }
        guard let base = texts.baseAddress else { return 0 }
        return compareBytes(base + left.start, base + right.start, left.count)
    }
}

internal import IntentSystem

/// Finds repeated keys of a mapping with at most O(*n* log *n*) comparisons.
///
/// Keys in the vocabulary are recorded in a table by their symbol. Other keys are compared pairwise if there are few, or
/// sorted by length and bytes if there are many. A hash table would not be faster and would be open to collision attacks.
struct KeyChecker {
    /// By symbol: the latest mapping that contains it, plus one, and its key in that mapping.
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

    /// Returns each repeated key with the first key that has the same text, sorted by the repeated key.
    ///
    /// - Parameter mapping: The index of a mapping that has been read completely.
    mutating func duplicates(in mapping: Int, of nodes: [YAMLNode], _ texts: [UInt8]) -> [(first: Int, later: Int)] {
        if !others.isEmpty { others.removeAll(keepingCapacity: true) }
        var found: [(first: Int, later: Int)] = []
        var key = mapping + 1
        let end = Int(nodes[mapping].end)
        while key < end {
            if !nodes[key].isInvalid { record(key, in: mapping, nodes, &found) }
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
    private mutating func record(
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
        return Memory.compare(base + left.start, base + right.start, count: left.count)
    }
}

/// A deterministic automaton: each Unicode scalar of a text is one look into a table.
final class PatternAutomaton: Sendable {
    /// The first values of ranges of scalars that no set distinguishes, in ascending order; the first one is 0.
    private let starts: [UInt32]
    /// The symbols of the ranges; with categories, that of each category in each range.
    private let symbols: [UInt16]
    private let hasCategories: Bool
    /// The symbols of ASCII.
    private let asciiSymbols: [UInt16]
    private let symbolCount: Int
    /// The next state for each state and symbol.
    private let table: [UInt16]
    private let isFinal: [Bool]

    /// The state from which no text matches.
    fileprivate static let dead = 0
    fileprivate static let start = 1

    /// - Parameter length: The length of the pattern, for an error that concerns all of it.
    init(_ pattern: PatternNode, length: Int) throws(PatternError) {
        var builder = AutomatonBuilder()
        guard builder.build(pattern) else {
            throw PatternError(
                "this pattern is too large; use a smaller number of repetitions, or 'length' for the number of characters",
                at: 0..<length)
        }
        (starts, symbols, hasCategories) = (builder.starts, builder.symbols, builder.hasCategories)
        (symbolCount, table, isFinal) = (builder.symbolCount, builder.table, builder.isFinal)
        if !isFinal.contains(true) { throw PatternError("no text matches this pattern", at: 0..<length) }
        let parts = (builder.starts, builder.symbols, builder.hasCategories)
        asciiSymbols = (0..<128).map { Self.symbol(of: Unicode.Scalar(UInt8($0)), parts) }
    }

    func accepts(_ text: String) -> Bool {
        var state = Self.start
        for scalar in text.unicodeScalars {
            state = next(state, symbol(of: scalar))
            if state == Self.dead { return false }
        }
        return isFinal[state]
    }

    private func symbol(of scalar: Unicode.Scalar) -> Int {
        Int(
            scalar.isASCII ? asciiSymbols[Int(scalar.value)] : Self.symbol(of: scalar, (starts, symbols, hasCategories))
        )
    }

    private static func symbol(
        of scalar: Unicode.Scalar, _ parts: (starts: [UInt32], symbols: [UInt16], hasCategories: Bool)
    ) -> UInt16 {
        var (low, high) = (0, parts.starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts.starts[middle] <= scalar.value { low = middle } else { high = middle }
        }
        guard parts.hasCategories else { return parts.symbols[low] }
        let category = CategorySet(of: scalar).rawValue.trailingZeroBitCount
        return parts.symbols[low * CategorySet.each.count + category]
    }

    private func next(_ state: Int, _ symbol: Int) -> Int { Int(table[state * symbolCount + symbol]) }
}

// MARK: - Comparison

extension PatternAutomaton {
    /// Whether every text that another automaton accepts is accepted; false if that is not known.
    func accepts(allOf other: PatternAutomaton) -> Bool {
        if hasCategories || other.hasCategories { return false }
        // Surrogates are no scalars; the ones after them are in the same ranges.
        let scalars = (starts + other.starts).map { Unicode.Scalar($0) ?? "\u{E000}" }
        let pairs = Set(scalars.map { [symbol(of: $0), other.symbol(of: $0)] })
        var seen: Set<[Int]> = [[Self.start, Self.start]]
        var open = Array(seen)
        while let state = open.popLast() {
            if other.isFinal[state[1]], !isFinal[state[0]] { return false }
            for pair in pairs {
                let following = [next(state[0], pair[0]), other.next(state[1], pair[1])]
                guard following[1] != Self.dead, seen.insert(following).inserted else { continue }
                if seen.count > 20_000 { return false }
                open.append(following)
            }
        }
        return true
    }
}

// MARK: - Examples

extension PatternAutomaton {
    /// Returns a short accepted text of printable ASCII whose length is allowed; nil if there is none.
    func example(length: Bounds<Int>?) -> String? {
        let letters = examples
        let minimum = length?.minimum ?? 0
        var layers: [[Int: (from: Int, letter: Unicode.Scalar)]] = []
        var states: Set<Int> = [Self.start]
        // Without a minimum, a shortest text visits no state twice.
        for count in 0...min(minimum + isFinal.count, length?.maximum ?? .max, 2_000) {
            if count >= minimum, let last = states.filter({ isFinal[$0] }).min() { return text(endingIn: last, layers) }
            var layer: [Int: (from: Int, letter: Unicode.Scalar)] = [:]
            for state in states.sorted() {
                for (symbol, letter) in letters {
                    let following = next(state, symbol)
                    if following != Self.dead, layer[following] == nil { layer[following] = (state, letter) }
                }
            }
            states = Set(layer.keys)
            layers.append(layer)
        }
        return nil
    }

    /// A letter, or else a digit or punctuation, for each symbol of ASCII.
    private var examples: [(symbol: Int, letter: Unicode.Scalar)] {
        let ranges: [ClosedRange<UInt8>] = [0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x20...0x7E]
        return ranges.joined().map { Unicode.Scalar($0) }.map { (symbol(of: $0), $0) }.uniqued { $0.0 }
    }

    private func text(
        endingIn last: Int, _ layers: [[Int: (from: Int, letter: Unicode.Scalar)]]
    ) -> String {
        var state = last
        var letters: [Unicode.Scalar] = []
        for layer in layers.reversed() {
            guard let step = layer[state] else { break }
            letters.append(step.letter)
            state = step.from
        }
        return String(String.UnicodeScalarView(letters.reversed()))
    }
}

// MARK: - Construction

/// Builds the table of an automaton from a pattern: first one with several states at the same time, which has a place for
/// each part of the pattern, then one whose states are sets of these places.
private struct AutomatonBuilder {
    private(set) var starts: [UInt32] = []
    private(set) var symbols: [UInt16] = []
    private(set) var hasCategories = false
    private(set) var symbolCount = 0
    private(set) var table: [UInt16] = []
    private(set) var isFinal: [Bool] = []

    private enum Place {
        case set(Int, next: Int)
        case split(Int, Int)
        case end
    }

    private var places: [Place] = [.end]
    private var sets: [ScalarSet] = []
    private var setIndices: [ScalarSet: Int] = [:]
    /// The numbers of the sets that contain each symbol.
    private var setsOfSymbol: [[Bool]] = []
    /// What is left of the work that a pattern may cause, which bounds the time and the size of its table.
    private var budget = 200_000

    private static let placeLimit = 4_000
    private static let stateLimit = 2_000

    /// Returns false if the pattern is too large.
    mutating func build(_ pattern: PatternNode) -> Bool {
        guard let entry = add(pattern, next: 0), divideScalars() else { return false }
        return determine(from: entry)
    }

    private mutating func spend(_ work: Int) -> Bool {
        budget -= work
        return budget >= 0
    }

    // MARK: Places

    /// Adds the places of a part that others follow, and returns the first one; nil if there are too many.
    private mutating func add(_ node: PatternNode, next: Int) -> Int? {
        switch node {
        case .set(let set): return append(.set(index(of: set), next: next))
        case .sequence(let parts):
            var entry = next
            for part in parts.reversed() {
                guard let first = add(part, next: entry) else { return nil }
                entry = first
            }
            return entry
        case .choice(let parts):
            guard let last = parts.last, var entry = add(last, next: next) else { return nil }
            for part in parts.dropLast().reversed() {
                guard let first = add(part, next: next), let split = append(.split(first, entry)) else { return nil }
                entry = split
            }
            return entry
        case .repeated(let part, let minimum, let maximum):
            guard var entry = addOptional(part, maximum.map { $0 - minimum }, next: next) else { return nil }
            for _ in 0..<minimum {
                guard spend(1), let first = add(part, next: entry) else { return nil }
                entry = first
            }
            return entry
        }
    }

    /// Adds a part that can occur up to some number of times, or any number of times if there is no maximum.
    private mutating func addOptional(_ part: PatternNode, _ maximum: Int?, next: Int) -> Int? {
        guard let maximum else {
            guard let split = append(.split(next, next)), let first = add(part, next: split) else { return nil }
            places[split] = .split(first, next)
            return split
        }
        var entry = next
        for _ in 0..<maximum {
            guard spend(1), let first = add(part, next: entry), let split = append(.split(first, next)) else {
                return nil
            }
            entry = split
        }
        return entry
    }

    private mutating func append(_ place: Place) -> Int? {
        guard places.count < Self.placeLimit else { return nil }
        places.append(place)
        return places.count - 1
    }

    private mutating func index(of set: ScalarSet) -> Int {
        if let known = setIndices[set] { return known }
        setIndices[set] = sets.count
        sets.append(set)
        return sets.count - 1
    }

    // MARK: Symbols

    /// Divides the scalars into symbols, so that each set contains all scalars of a symbol or none.
    private mutating func divideScalars() -> Bool {
        hasCategories = sets.contains { !$0.categories.isEmpty }
        let bounds = sets.flatMap { set in
            set.ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }.filter { $0 <= ScalarSet.last }
        }
        starts = Set(bounds + [0]).sorted()
        var known: [[Bool]: UInt16] = [:]
        let categories = hasCategories ? CategorySet.each : [[]]
        let rangeCount = sets.reduce(0) { $0 + $1.ranges.count + 1 }
        for start in starts {
            for category in categories {
                guard spend(rangeCount) else { return false }
                let owners = sets.map { $0.contains(start, category) }
                if known[owners] == nil {
                    known[owners] = UInt16(truncatingIfNeeded: setsOfSymbol.count)
                    setsOfSymbol.append(owners)
                }
                symbols.append(known[owners] ?? 0)
            }
        }
        symbolCount = setsOfSymbol.count
        return true
    }

    // MARK: States

    private mutating func determine(from entry: Int) -> Bool {
        guard let first = closure(of: [entry]) else { return false }
        var states: [[Int]] = [[], first]
        var numbers: [[Int]: Int] = [[]: PatternAutomaton.dead, first: PatternAutomaton.start]
        table = Array(repeating: UInt16(PatternAutomaton.dead), count: symbolCount)
        var current = PatternAutomaton.start
        while current < states.count {
            for symbol in 0..<symbolCount {
                guard spend(states[current].count + 1), let following = closure(of: moved(states[current], symbol))
                else {
                    return false
                }
                if numbers[following] == nil {
                    guard states.count < Self.stateLimit else { return false }
                    numbers[following] = states.count
                    states.append(following)
                }
                table.append(UInt16(truncatingIfNeeded: numbers[following] ?? 0))
            }
            current += 1
        }
        isFinal = states.map { state in state.contains { if case .end = places[$0] { true } else { false } } }
        return true
    }

    /// Returns the places that follow those of a state.
    private func moved(_ state: [Int], _ symbol: Int) -> [Int] {
        state.compactMap { place in
            guard case .set(let set, let next) = places[place], setsOfSymbol[symbol][set] else { return nil }
            return next
        }
    }

    /// Returns the places that need a scalar, or end the pattern, in ascending order; nil if that takes too long.
    private mutating func closure(of first: [Int]) -> [Int]? {
        var seen: Set<Int> = []
        var open = first
        while let place = open.popLast() {
            guard seen.insert(place).inserted else { continue }
            guard spend(1) else { return nil }
            if case .split(let one, let other) = places[place] { open += [one, other] }
        }
        return seen.filter { if case .split = places[$0] { false } else { true } }.sorted()
    }
}

/// A part of a pattern.
indirect enum PatternNode: Hashable, Sendable {
    /// One Unicode scalar.
    case set(ScalarSet)
    case sequence([PatternNode])
    /// One of several parts.
    case choice([PatternNode])
    /// A part several times in a row. There is no limit if the maximum is nil.
    case repeated(PatternNode, minimum: Int, maximum: Int?)
}

/// A set of Unicode scalars: the ranges, and the scalars of the general categories, or all others.
struct ScalarSet: Hashable, Sendable {
    /// In ascending order, with gaps between them.
    private(set) var ranges: [ClosedRange<UInt32>] = []
    private(set) var categories: CategorySet = []
    var isNegated = false

    init(_ ranges: [ClosedRange<UInt32>] = [], categories: CategorySet = [], isNegated: Bool = false) {
        self.categories = categories
        self.isNegated = isNegated
        insert(ranges)
    }

    init(_ scalar: Unicode.Scalar) { self.init([scalar.value...scalar.value]) }

    mutating func insert(_ others: [ClosedRange<UInt32>]) {
        var merged: [ClosedRange<UInt32>] = []
        for range in (ranges + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        ranges = merged
    }

    /// Inserts a set without categories that is not negated, or the scalars that it does not contain.
    mutating func insert(_ other: ScalarSet) {
        if !other.isNegated || other.ranges.isEmpty {
            insert(other.ranges)
            categories.formUnion(other.isNegated ? other.categories.inverted : other.categories)
            return
        }
        var next: UInt32 = 0
        var gaps: [ClosedRange<UInt32>] = []
        for range in other.ranges {
            if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
            next = range.upperBound + 1
        }
        if next <= ScalarSet.last { gaps.append(next...ScalarSet.last) }
        insert(gaps)
    }

    static let last: UInt32 = 0x10FFFF

    /// - Parameters:
    ///   - value: A value in none or all of the scalars between two bounds.
    ///   - category: The category of the scalar; empty if no set has categories.
    func contains(_ value: UInt32, _ category: CategorySet) -> Bool {
        let isInside = ranges.contains { $0.contains(value) } || !categories.isDisjoint(with: category)
        return isInside != isNegated
    }
}

extension ScalarSet {
    static let digits = ScalarSet([0x30...0x39])
    static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    static let spaces = ScalarSet([
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])
    /// What a period matches.
    static let line = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true)

    var negated: ScalarSet {
        var set = self
        set.isNegated.toggle()
        return set
    }
}

/// General categories of Unicode.
struct CategorySet: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// The categories in the order of their bits, the last of which is that of scalars without another category.
    private static let all: [(name: String, category: Unicode.GeneralCategory)] = [
        ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter), ("Lm", .modifierLetter),
        ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark), ("Me", .enclosingMark),
        ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
        ("Pd", .dashPunctuation), ("Ps", .openPunctuation), ("Pe", .closePunctuation), ("Pi", .initialPunctuation),
        ("Pf", .finalPunctuation), ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
        ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
        ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate), ("Co", .privateUse),
        ("Cn", .unassigned),
    ]

    static let names = all.map(\.name)

    /// Every category by itself.
    static let each = names.indices.map { CategorySet(rawValue: 1 << UInt32($0)) }

    var inverted: CategorySet { CategorySet(rawValue: ~rawValue & ((1 << UInt32(Self.names.count)) - 1)) }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates the set of a category such as `Lu`, or of all categories with a letter such as `L`; nil for another name.
    init?(named name: String) {
        var value: UInt32 = 0
        for (index, known) in Self.names.enumerated() where known == name || known.prefix(1) == name {
            value |= 1 << UInt32(index)
        }
        if value == 0 { return nil }
        rawValue = value
    }

    /// The category of a scalar.
    init(of scalar: Unicode.Scalar) {
        let category = scalar.properties.generalCategory
        let bit = Self.all.firstIndex { $0.category == category } ?? Self.all.count - 1
        self.init(rawValue: 1 << UInt32(bit))
    }
}

// MARK: - As an expression

extension PatternNode {
    var expression: String {
        switch self {
        case .set(let set): set.expression
        case .sequence(let parts):
            parts.map { if case .choice = $0 { "(?:\($0.expression))" } else { $0.expression } }.joined()
        case .choice(let parts): parts.map(\.expression).joined(separator: "|")
        case .repeated(let part, let minimum, let maximum): part.unit + Self.count(minimum, maximum)
        }
    }

    /// The expression of a part that is repeated.
    private var unit: String { if case .set = self { expression } else { "(?:\(expression))" } }

    private static func count(_ minimum: Int, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (let minimum, nil): "{\(minimum),}"
        case (let minimum, let maximum?): minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
        }
    }
}

extension ScalarSet {
    fileprivate var expression: String {
        if let only = onlyScalar {
            return Self.escaped(only, Self.special)
        }
        var text = ""
        for range in ranges {
            text += Self.escaped(range.lowerBound, Self.special + "-")
            if range.count > 2 { text += "-" }
            if range.count > 1 { text += Self.escaped(range.upperBound, Self.special + "-") }
        }
        for (name, category) in zip(CategorySet.names, CategorySet.each) where categories.contains(category) {
            text += "\\p{\(name)}"
        }
        return "[\(isNegated ? "^" : "")\(text)]"
    }

    /// What has a meaning somewhere, so that every dialect can escape it everywhere.
    private static let special = "^$\\.*+?()[]{}|/"

    /// Escapes what has a meaning, and what cannot be printed.
    private static func escaped(_ value: UInt32, _ special: String) -> String {
        guard let scalar = Unicode.Scalar(value) else { return "" }
        if special.unicodeScalars.contains(scalar) { return "\\\(scalar)" }
        if scalar.isPrintable || value > 0xFFFF { return String(scalar) }
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is visible by itself, or a space.
    var isPrintable: Bool {
        if isASCII { return value >= 0x20 && value < 0x7F }
        return CategorySet(of: self).rawValue & 0x3F_FF1F != 0
    }
}

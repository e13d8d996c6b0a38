extension PropertyListValue {
    /// Whether a file could not tell the two apart. `==` takes texts as equal that differ in how letters are composed.
    func isSame(as other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.dictionary(let values), .dictionary(let others)):
            values.count == others.count
                && values.allSatisfy { key, value in
                    guard let index = others.index(forKey: key) else { return false }
                    return others[index].key.isSame(as: key) && others[index].value.isSame(as: value)
                }
        case (.array(let elements), .array(let others)):
            elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
        case (.string(let text), .string(let other)): text.isSame(as: other)
        case (.date(let text), .date(let other)): text.isSame(as: other)
        case (.real(let value), .real(let other)): value.bitPattern == other.bitPattern
        default: self == other
        }
    }

    /// Whether the two say the same of a declaration: a whole real is an integer, and what is nothing may be absent.
    func isSpelling(of other: PropertyListValue?) -> Bool {
        guard let other else { return isNothing }
        return switch (self, other) {
        case (.integer(let integer), .real(let real)), (.real(let real), .integer(let integer)): real == Double(integer)
        default: isNothing && other.isNothing || isSame(as: other)
        }
    }

    private var isNothing: Bool {
        switch self {
        case .dictionary(let values): values.isEmpty
        case .array(let elements): elements.isEmpty
        case .integer(let value): value == 0
        case .real(let value): value == 0
        case .boolean(let value): !value
        case .string, .data, .date: false
        }
    }

    /// The texts of an array of nothing else, each of which stands there once.
    var names: [String]? {
        guard case .array(let elements) = self else { return nil }
        var names: [String] = []
        for element in elements {
            guard case .string(let name) = element else { return nil }
            names.append(name)
        }
        return Set(names).count == names.count ? names : nil
    }

    init(names: [String]) { self = .array(names.map(PropertyListValue.string)) }
}

extension String {
    func isSame(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

/// The values of a parent that conditions can tell apart.
struct ParentValues {
    private let parameter: Parameter
    private let cases: [String]?
    /// Stands for every value that no condition names; no literal is like it.
    private static let another = IntentValue.string("\u{0}")
    /// More named values than this are not tried in lists: their subsets are too many.
    private static let mostListed = 8

    /// - Parameter cases: Of an enum parameter; nil where they are not all known.
    init(_ parameter: Parameter, cases: [String]?) {
        self.parameter = parameter
        self.cases = cases
    }

    /// - Returns: At least one, nil among them where the parameter may have no value; nothing where there are too many.
    func values(for tests: [Condition.Test]) -> [IntentValue?]? {
        if parameter.type.isList { return lists(for: tests) }
        return elements(for: tests).map { .some($0) } + (parameter.hasLiteralDefault ? [] : [nil])
    }

    private func elements(for tests: [Condition.Test]) -> [IntentValue] {
        if case .listed(let options) = parameter.options, !parameter.allowsFreeText {
            return options.map { option in option.scalar ?? .string(option.identifier) }
        }
        switch parameter.type.element {
        case .boolean: return [.boolean(true), .boolean(false)]
        case .enumeration:
            guard let cases else { break }
            return cases.map { .enumeration($0) }
        case .integer: return numbers(for: tests, { [$0 - 1, $0, $0 + 1] }).map { .integer(Int($0)) }
        case .decimal: return numbers(for: tests, { [$0.nextDown, $0, $0.nextUp] }).map { .decimal($0) }
        default: break
        }
        return tests.literals + [Self.another]
    }

    /// The numbers at which conditions and the range begin and end, with their neighbours.
    private func numbers(for tests: [Condition.Test], _ near: (Double) -> [Double]) -> [Double] {
        let (minimum, maximum) = limits
        let edges = tests.literals.compactMap(\.edge) + tests.bounds + [minimum, maximum].compactMap(\.self)
        let numbers = Set((edges.isEmpty ? [0] : edges).flatMap(near)).filter { number in
            number >= minimum ?? number && number <= maximum ?? number && number.magnitude < 0x1p62
        }
        return numbers.isEmpty ? [minimum ?? 0] : numbers.sorted()
    }

    private var limits: (minimum: Double?, maximum: Double?) {
        switch parameter.settings.range {
        case .integers(let minimum, let maximum, _)?: (minimum.map(Double.init), maximum.map(Double.init))
        case .decimals(let minimum, let maximum, _)?: (minimum, maximum)
        case nil: (nil, nil)
        }
    }

    /// Every set of the named values, alone and with others to each count that conditions tell apart.
    private func lists(for tests: [Condition.Test]) -> [IntentValue?]? {
        let literals = tests.literals
        if literals.count > Self.mostListed { return nil }
        let counts = Set(tests.bounds.flatMap { [$0 - 1, $0, $0 + 1] }.filter { 0...64 ~= $0 }.map { Int($0) })
        var lists: Set<IntentValue?> = [nil, .list([Self.another])]
        for subset in 0..<(1 << literals.count) {
            let chosen = literals.indices.filter { subset >> $0 & 1 == 1 }.map { literals[$0] }
            for count in counts.union([chosen.count]) where count >= chosen.count {
                let others = Array(repeating: Self.another, count: count - chosen.count)
                lists.insert(.list((chosen + others).map { .some($0) }))
            }
        }
        return Array(lists)
    }
}

extension [Condition.Test] {
    fileprivate var literals: [IntentValue] {
        var seen: Set<IntentValue> = []
        return flatMap { test -> [IntentValue] in
            switch test {
            case .isOneOf(let values), .isNoneOf(let values): values
            case .isSet, .within: []
            }
        }.filter { seen.insert($0).inserted }
    }

    fileprivate var bounds: [Double] {
        flatMap { test -> [Double] in
            guard case .within(let least, let most) = test else { return [] }
            return [least, most].compactMap(\.self)
        }
    }
}

extension IntentValue {
    fileprivate var edge: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let number): number
        default: nil
        }
    }
}

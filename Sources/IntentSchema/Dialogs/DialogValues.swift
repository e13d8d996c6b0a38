internal import IntentModel

/// The values for which a dialog may have a variant: the cases of enums, and `true` and `false`.
struct DialogValues: Sendable {
    private var hasBooleans = false
    /// By name; nothing for one whose cases could not be read.
    private var enums: [String: EnumScope?] = [:]
    /// Cases of the run's enums whose names have dots.
    let dotted: [String]

    init(of elements: some Sequence<ElementType>, names: NameTable) {
        dotted = names.dottedCases
        for element in elements { add(element, names: names) }
    }

    mutating func add(_ element: ElementType, names: NameTable) {
        switch element {
        case .boolean: hasBooleans = true
        case .enumeration(let name): enums[name] = .some(names.enumeration(name).flatMap { $0.isComplete ? $0 : nil })
        default: break
        }
    }

    /// False where the cases of an enum could not be read, so that an unknown value may be one of them.
    var isComplete: Bool { !enums.values.contains { $0 == nil } }

    func has(_ name: String) -> Bool {
        switch name {
        case "true", "false": hasBooleans || hasCase(name)
        case "unknown": !enums.isEmpty
        default: hasCase(name)
        }
    }

    private func hasCase(_ name: String) -> Bool { enums.values.contains { $0?.has(name) == true } }

    /// Each once, by the names of their enums.
    var names: [String] {
        let cases = enums.sorted { $0.key < $1.key }.flatMap { $0.value?.cases ?? [] }
        let all = (hasBooleans ? ["true", "false"] : []) + cases + (enums.isEmpty ? [] : ["unknown"])
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }
}

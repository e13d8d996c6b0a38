internal import IntentModel

/// The values for which a dialog may have a variant: the cases of enums, and `true` and `false`.
struct DialogValues: Sendable {
    /// In declared order, each once.
    private(set) var names: [String] = []
    /// False where the cases of an enum could not be read, so that an unknown value may be one of them.
    private(set) var isComplete = true
    private var known: Set<String> = []
    private var enums: Set<String> = []

    init(of elements: some Sequence<ElementType>, names: NameTable) {
        for element in elements { add(element, names: names) }
    }

    mutating func add(_ element: ElementType, names table: NameTable) {
        switch element {
        case .boolean: for name in ["true", "false"] { add(name) }
        case .enumeration(let name):
            guard enums.insert(name).inserted else { return }
            guard let scope = table.enumeration(name), scope.isComplete else {
                isComplete = false
                return
            }
            for name in ["unknown"] + scope.cases { add(name) }
        default: break
        }
    }

    private mutating func add(_ name: String) {
        if known.insert(name).inserted { names.append(name) }
    }

    func has(_ name: String) -> Bool { known.contains(name) }
}

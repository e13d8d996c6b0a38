internal import IntentDiagnostics
internal import IntentYAML

/// Checks `renamedFrom` and `reserved` of siblings: a name that was given up is not one that is in use.
struct FormerNameRule {
    private var declared: [(name: String, place: Place)] = []
    private var former: [(name: String, place: Place)] = []

    /// Whether no name was given up.
    var isEmpty: Bool { former.isEmpty }

    mutating func declare(_ name: String, at place: Place) {
        declared.append((name, place))
    }

    mutating func rename(from name: String, at place: Place) {
        former.append((name, place))
    }

    /// - Parameter reserved: Names that must not be declared again.
    func problems(reserved: [(name: String, place: Place)] = []) -> [Diagnostic] {
        // Nearly no declaration was ever renamed.
        guard !former.isEmpty || !reserved.isEmpty else { return [] }
        let present = Dictionary(declared.map { ($0.name, $0.place) }) { first, _ in first }
        var problems: [Diagnostic] = []
        for (name, place) in reserved {
            if let use = present[name] { problems.append(.reservedNameUsed(name, at: use, reserved: place)) }
        }
        var claims: [String: Place] = [:]
        for (name, place) in former {
            if let use = present[name] {
                problems.append(.renamedNameInUse(name, at: place, use: use))
            } else if let claim = claims[name] {
                problems.append(.renamedTwice(name, at: place, first: claim))
            } else {
                claims[name] = place
            }
        }
        return problems
    }
}

extension Diagnostic {
    fileprivate static func reservedNameUsed(_ name: String, at place: Place, reserved: Place) -> Diagnostic {
        Diagnostic(
            .reservedNameUsed, at: place, "\(quoted(name)) is reserved, so that what is stored under it is not misread",
            notes: [DiagnosticNote("it is reserved here", at: reserved)])
    }

    fileprivate static func renamedNameInUse(_ name: String, at place: Place, use: Place) -> Diagnostic {
        Diagnostic(
            .renamedNameInUse, at: place, "\(quoted(name)) cannot be a former name, since it is declared",
            notes: [DiagnosticNote("it is declared here", at: use)])
    }

    fileprivate static func renamedTwice(_ name: String, at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .renamedNameInUse, at: place, "\(quoted(name)) is the former name of another declaration already",
            notes: [DiagnosticNote("it is claimed here", at: first)])
    }
}

internal import IntentYAML

/// What became of names: `renamedFrom`, `reserved`, `deprecated`.
extension FileResolver {
    private mutating func formerNames(_ value: Value?) -> [(name: String, node: NodeID)] {
        names(value, expected: "a list of former names, the newest first") ?? []
    }

    /// The former names of a declaration of the file, which with its Swift name is kept for the rules of the run.
    mutating func formerNames(
        _ value: Value?, of declaration: Declaration, _ section: DeclaredNames.Section, _ swift: SwiftNamed
    ) -> [String] {
        let key = place(declaration.key)
        if swift.isUsable {
            declare(
                DeclaredNames.SwiftEntry(
                    name: swift.name, section: section, place: place(swift.node), declaration: key))
        }
        let names = formerNames(value)
        for (name, node) in names {
            declare(DeclaredNames.FormerEntry(name: name, section: section, place: place(node), declaration: key))
        }
        return names.map(\.name)
    }

    /// The former names, also entered into the rule of their siblings.
    mutating func formerNames(_ value: Value?, into rule: inout FormerNameRule) -> [String] {
        let names = formerNames(value)
        for (name, node) in names { rule.rename(from: name, at: place(node)) }
        return names.map(\.name)
    }

    mutating func reservedNames(_ value: Value?) -> [(name: String, place: Place)] {
        (names(value, expected: "a list of names") ?? []).map { ($0.name, place($0.node)) }
    }

    mutating func deprecation(_ value: Value?) -> String? {
        guard let value else { return nil }
        return filledString(value, expected: "a text that says why")
    }

    mutating func reportFormerNames(_ rule: FormerNameRule, reserved: [(name: String, place: Place)] = []) {
        for problem in rule.problems(reserved: reserved) { report(problem) }
    }
}

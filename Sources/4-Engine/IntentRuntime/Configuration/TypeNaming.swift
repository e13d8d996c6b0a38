/// The names that a type declared in code can have in a definition.
package struct DeclaredTypeName: Hashable, Sendable {
    /// Declarations with different names in one space may have the same name in the other.
    package enum Space: Hashable, Sendable { case intents, values }

    package let type: ObjectIdentifier
    package let space: Space
    /// The usual name, and longer ones that also say which types contain it; at least one.
    package let candidates: [String]

    package init(_ type: Any.Type, space: Space, candidates: [String]) {
        self.type = ObjectIdentifier(type)
        self.space = space
        self.candidates = candidates
    }
}

/// The names that types declared in code have in one program.
///
/// A type has its usual name, unless another type of the program has it, too: `Toggle`, but `LightsToggle` and `DoorsToggle` for
/// the types `Lights.Toggle` and `Doors.Toggle`. The names depend only on which types there are, not on their order.
package struct TypeNaming: Equatable, Sendable {
    /// How many candidates are skipped.
    private var skipped: [ObjectIdentifier: Int] = [:]
    /// The names of all types.
    private var names: Set<Key> = []

    /// Gives each type its usual name.
    package init() {}

    package init(of types: Set<DeclaredTypeName>) {
        var isChanged = true
        while isChanged {
            isChanged = false
            for (_, equal) in Dictionary(grouping: types, by: { Key(space: $0.space, name: name(of: $0)) })
            where Set(equal.map(\.candidates)).count > 1 {
                for type in equal where skipped[type.type, default: 0] < type.candidates.count - 1 {
                    skipped[type.type, default: 0] += 1
                    isChanged = true
                }
            }
        }
        if !skipped.isEmpty { names = Set(types.map { Key(space: $0.space, name: name(of: $0)) }) }
    }

    private struct Key: Hashable {
        let space: DeclaredTypeName.Space
        let name: String
    }

    package func name(of type: DeclaredTypeName) -> String { type.candidates[skipped[type.type] ?? 0] }

    /// The shorter candidates that no other type has, under which an earlier version of the program may have stored
    /// instances, longest first.
    func formerNames(of type: DeclaredTypeName) -> [String] {
        type.candidates.prefix(skipped[type.type] ?? 0).reversed().filter {
            !names.contains(Key(space: type.space, name: $0))
        }
    }

    /// Whether all of the types have their usual names.
    func isUsual(for types: Set<DeclaredTypeName>) -> Bool {
        skipped.isEmpty || types.allSatisfy { skipped[$0.type] == nil }
    }
}

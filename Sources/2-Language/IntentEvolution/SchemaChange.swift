package import IntentModel

/// A difference between a released schema and the current one.
package struct SchemaChange: Hashable, Sendable {
    package let rule: ChangeRule
    /// The effects of this change, which are a subset of those of its rule, in the order of ``ChangeEffect``.
    package internal(set) var breaks: [ChangeEffect]
    /// The path in the current definitions; for a removed declaration, the path of what contained it.
    package let path: DeclarationPath
    /// The path in the lock; for an added declaration, the path of what contains it.
    package let lockPath: DeclarationPath
    /// One phrase without a full stop.
    package let message: String
    /// How to avoid the break, as an instruction; nil if nothing breaks.
    package internal(set) var advice: String?
    /// The conversions that the runtime applies to stored values.
    package let migrations: [MigrationStep]
    /// The conversion that the program must implement; nil if none is needed or possible.
    package let neededMigration: NeededMigration?

    package var isBreaking: Bool { !breaks.isEmpty }
    /// Whether a declaration is in the lock and no longer in the definitions.
    package var isRemoval: Bool { lockPath.names.count > path.names.count }
    /// Whether a declaration is in the definitions and not in the lock.
    package var isAddition: Bool { path.names.count > lockPath.names.count }
}

/// The names that lead to a part of a definition or lock, such as `intents`, `Weather`, `parameters`, `city`, `range`.
package struct DeclarationPath: Hashable, Sendable {
    package var names: [String]

    package init(_ names: [String] = []) {
        self.names = names
    }

    /// The path, followed by the paths of its containers from the inside out.
    package var selfAndContainers: [DeclarationPath] {
        (0...names.count).reversed().map { DeclarationPath(Array(names.prefix($0))) }
    }
}

extension DeclarationPath: CustomStringConvertible {
    package var description: String { names.joined(separator: ".") }
}

/// A conversion that the runtime applies to stored values whenever it reads them.
package struct MigrationStep: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// Values that are stored under a former name are read under the current one.
        case rename(from: String, to: String)
        /// Values of the first type are read as the second type; if `isComplete` is false, only those that fit.
        case convert(from: ValueType, to: ValueType, isComplete: Bool)
        /// Values that are stored under a reserved name are ignored.
        case drop(name: String)
    }

    /// The path in the current definitions.
    package let path: DeclarationPath
    package let action: Action

    package init(_ action: Action, at path: DeclarationPath) {
        self.action = action
        self.path = path
    }
}

extension MigrationStep: CustomStringConvertible {
    /// A phrase such as `values stored as 'labelSize' are read as 'textSize'`.
    package var description: String {
        switch action {
        case .rename(let from, let to): "values stored as '\(from)' are read as '\(to)'"
        case .convert(let from, let to, let isComplete):
            isComplete
                ? "every stored \(from.notation) is read as \(to.notation)"
                : "a stored \(from.notation) is read as \(to.notation) if nothing is lost"
        case .drop(let name): "values stored as '\(name)' are ignored"
        }
    }
}

/// Returns the conversions that the runtime applies for these changes, in their order.
package func derivedMigrations(from changes: [SchemaChange]) -> [MigrationStep] {
    changes.flatMap(\.migrations)
}

/// A parameter with stored values that the runtime cannot convert, or not all of them.
package struct NeededMigration: Hashable, Sendable {
    /// The current name of the intent.
    package let intent: String
    /// The current name of the parameter.
    package let parameter: String
    /// The stored type, with the names that were declared at the time.
    package let stored: ValueType

    /// An object with `intent`, `parameter` and, as the tag of the type, `stored`.
    package var json: JSONValue {
        ["intent": .string(intent), "parameter": .string(parameter), "stored": .string(stored.tag)]
    }
}

/// Returns the conversions that the program must implement for these changes, in their order.
package func neededMigrations(for changes: [SchemaChange]) -> [NeededMigration] {
    changes.compactMap(\.neededMigration)
}

extension ValueType {
    /// The type as in a definition, such as `[CarControl]` or `DateComponents (date)`.
    package var notation: String { isList ? "[\(element.notation)]" : element.notation }

    /// Returns a change to another type for messages: `from Integer to Decimal`. Types of the same name are called by what they
    /// are: `from an object type to a record`.
    func change(to current: ValueType) -> String {
        if notation != current.notation { return "from \(notation) to \(current.notation)" }
        let (old, new) = (element.declaration, current.element.declaration)
        return isList ? "from a list of \(old.values) to a list of \(new.values)" : "from \(old.kind) to \(new.kind)"
    }
}

extension ElementType {
    fileprivate var notation: String {
        if case .dateComponents(let kind) = self { "\(name) (\(kind.rawValue))" } else { name }
    }

    /// The kind of the type's declaration, and that of its values, for messages.
    var declaration: (kind: String, values: String) {
        switch self {
        case .enumeration: ("an enum", "cases")
        case .object: ("an object type", "objects")
        case .record: ("a record", "records")
        case .union: ("a union", "values of a union")
        default: ("a built-in type", "values of a built-in type")
        }
    }
}

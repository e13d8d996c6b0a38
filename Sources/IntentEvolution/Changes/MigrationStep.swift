package import IntentModel

/// One thing that is done to stored values whenever they are read, without anybody's help.
package struct MigrationStep: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        /// What is stored under a former name is read under the present one.
        case rename(from: String, to: String)
        /// A value of the first type is read as one of the second. Where it is not complete, only values that fit are.
        case convert(from: ValueType, to: ValueType, isComplete: Bool)
        /// What is stored under a reserved name is left alone, and read by nobody.
        case drop(name: String)
    }

    /// What is concerned, in the present definitions.
    package let path: DeclarationPath
    package let action: Action

    package init(_ action: Action, at path: DeclarationPath) {
        self.action = action
        self.path = path
    }
}

extension MigrationStep: CustomStringConvertible {
    /// A phrase: `'labelSize' is read as 'textSize'`.
    package var description: String {
        switch action {
        case .rename(let from, let to): "what is stored as '\(from)' is read as '\(to)'"
        case .convert(let from, let to, let isComplete):
            isComplete
                ? "every stored \(from.written) is read as \(to.written)"
                : "a stored \(from.written) is read as \(to.written) where nothing is lost by it"
        case .drop(let name): "what is stored as '\(name)' is left alone"
        }
    }
}

/// What the runtime does by itself for these changes, in their order.
package func derivedMigrations(from changes: [SchemaChange]) -> [MigrationStep] {
    changes.flatMap(\.migrations)
}

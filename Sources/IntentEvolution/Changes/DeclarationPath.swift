/// The names that lead to a part of a definition: `intents`, `Weather`, `parameters`, `city`, `range`.
///
/// Definitions and locks are gone through alike, so that one path serves both.
package struct DeclarationPath: Hashable, Sendable {
    package var names: [String]

    package init(_ names: [String] = []) {
        self.names = names
    }

    package func appending(_ names: String...) -> DeclarationPath { DeclarationPath(self.names + names) }

    /// The path, then those of what holds it, from inside to outside.
    package var selfAndContainers: [DeclarationPath] {
        (0...names.count).reversed().map { DeclarationPath(Array(names.prefix($0))) }
    }
}

extension DeclarationPath: CustomStringConvertible {
    package var description: String { names.joined(separator: ".") }
}

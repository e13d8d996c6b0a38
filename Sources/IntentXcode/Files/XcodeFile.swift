/// One of Xcode's definition files, taken apart into its declarations.
///
/// This is what both ways meet in: a file that was read, and a schema that is to be written.
package struct XcodeFile: Hashable, Sendable {
    /// What the file says of itself: `ModelVersion`, `Namespace`, `ToolsVersion`, …
    package var leaves: XcodeLeaves
    /// Nil where the file has no such array, as in model 1.0.
    package var types: [XcodeDeclaration]?
    package var enums: [XcodeDeclaration]?
    package var intents: [XcodeDeclaration]?

    package init(
        leaves: XcodeLeaves = [:], types: [XcodeDeclaration]? = [], enums: [XcodeDeclaration]? = [],
        intents: [XcodeDeclaration]? = []
    ) {
        self.leaves = leaves
        self.types = types
        self.enums = enums
        self.intents = intents
    }
}

package import IntentModel

/// What the declarations of one of Xcode's files say.
package struct ImportedDefinition: Sendable {
    /// Valid, whatever the file was.
    package let schema: Schema
    package let warnings: [ImportWarning]
    /// Texts of `.strings` files that belong to nothing in the file.
    package let unusedStrings: StringsTables

    package init(schema: Schema, warnings: [ImportWarning], unusedStrings: StringsTables) {
        self.schema = schema
        self.warnings = warnings
        self.unusedStrings = unusedStrings
    }
}

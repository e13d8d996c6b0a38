package import IntentModel

/// A released schema, as it is kept beside the definitions to compare later ones with.
///
/// It holds what stored configurations and source depend on, with all numbers and in the order of the declarations, and
/// no texts: a title or translation that changes leaves the lock as it is.
package struct SchemaLock: Hashable, Sendable {
    /// The number of this form.
    package static let version = 1

    package let schema: Schema

    /// The lock of a schema that is released now.
    package init(_ schema: Schema) {
        self.schema = schema.withoutTexts
    }

    /// The file: JSON for people to review, equal bytes for equal schemas.
    package var text: String {
        let json: JSONValue = ["intentLock": .integer(Self.version), "schema": schema.json]
        return json.rendered(columns: 100) + "\n"
    }
}

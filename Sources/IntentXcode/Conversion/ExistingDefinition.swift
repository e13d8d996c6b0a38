package import IntentModel

/// The definition that an import meets.
package struct ExistingDefinition: Sendable {
    package let schema: Schema
    package let sidecar: Sidecar?

    /// - Parameter schema: Valid.
    package init(schema: Schema, sidecar: Sidecar?) {
        self.schema = schema
        self.sidecar = sidecar
    }
}

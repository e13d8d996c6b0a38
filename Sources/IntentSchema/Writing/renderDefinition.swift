package import IntentModel

/// Writes a schema as definition language: what is a default is left out, nothing is said twice.
package func renderDefinition(_ schema: Schema) -> RenderedDefinition {
    fatalError("to come")
}

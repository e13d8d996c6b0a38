package import IntentModel
internal import IntentYAML

/// Writes a schema as definition language: what is a default is left out, nothing is said twice.
///
/// Reading it back gives the schema. What two files of a run may say differently, such as the language of their texts,
/// is that of the schema.
/// - Parameter schema: Valid.
package func renderDefinition(_ schema: Schema) -> RenderedDefinition {
    var writer = DefinitionWriter(schema)
    let definition = renderYAML(.mapping(writer.definition()))
    return RenderedDefinition(definition: definition, translations: writer.texts.files())
}

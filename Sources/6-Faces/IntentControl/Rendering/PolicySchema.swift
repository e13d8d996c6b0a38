internal import IntentCommandLine
internal import IntentModel

/// The JSON Schema of policies for the widgets of a program.
struct PolicySchemaResult: CommandResult {
    let schema: Schema

    func text(_ style: TextStyle) -> String { json.rendered(pretty: true) + "\n" }

    var json: JSONValue { PolicySchema(schema).json }
}

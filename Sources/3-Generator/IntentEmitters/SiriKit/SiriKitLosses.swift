package import IntentModel

/// Returns the limits of texts and URLs in a schema that SiriKit does not apply, in the schema's order: the path to each parameter,
/// and a phrase without a full stop that also names the substitute.
package func siriKitTextLosses(of schema: Schema) -> [(path: [String], message: String)] {
    schema.intents.filter { !$0.isSystem }.flatMap { intent in
        intent.parameters.flatMap { parameter in
            messages(for: parameter).map { (["intents", intent.name, "parameters", parameter.name], $0) }
        }
    }
}

private func messages(for parameter: Parameter) -> [String] {
    let (settings, name) = (parameter.settings, "'\(parameter.name)'")
    var messages: [String] = []
    if settings.text.isLimited {
        messages.append("SiriKit texts have no length and no pattern; \(name) accepts any text")
    }
    if parameter.isSecret {
        messages.append("SiriKit has no secret texts; the system shows and keeps \(name) as any text")
    }
    if !settings.address.schemes.isEmpty {
        messages.append("SiriKit URLs have no list of schemes; \(name) accepts any URL")
    }
    return messages
}

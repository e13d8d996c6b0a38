package import IntentDiagnostics
package import IntentModel

/// Part of a parameter that SiriKit does not have.
package struct SiriKitLoss: Hashable, Sendable {
    package let code: DiagnosticCode
    /// The path to the parameter, such as `intents`, `OrderSoup`, `parameters`, `soup`.
    package let path: [String]
    /// A phrase without a full stop that also names the substitute.
    package let message: String
}

/// Returns everything in a schema that SiriKit does not have, in the schema's order.
package func siriKitLosses(of schema: Schema) -> [SiriKitLoss] {
    schema.intents.filter { !$0.isSystem }.flatMap { intent in
        intent.parameters.flatMap { parameter in
            let path = ["intents", intent.name, "parameters", parameter.name]
            return typeMessages(for: parameter).map { SiriKitLoss(code: .siriKitType, path: path, message: $0) }
                + textMessages(for: parameter).map { SiriKitLoss(code: .siriKitText, path: path, message: $0) }
        }
    }
}

private func typeMessages(for parameter: Parameter) -> [String] {
    guard case .measurement(let dimension) = parameter.type.element, !dimension.isInSiriKit else { return [] }
    return [
        "SiriKit has no measurements of \(dimension.name); Xcode cannot declare '\(parameter.name)', and its result class exists "
            + "only in this package"
    ]
}

private func textMessages(for parameter: Parameter) -> [String] {
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

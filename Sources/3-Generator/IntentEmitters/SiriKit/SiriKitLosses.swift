import IntentDiagnostics
package import IntentModel

/// Returns everything in a schema that SiriKit does not have, in the schema's order.
package func siriKitLosses(of schema: Schema) -> [TargetLoss] {
    schema.intents.filter { !$0.isSystem }.flatMap { intent in
        intent.parameters.flatMap { losses(of: $0, at: ["intents", intent.name, "parameters", $0.name]) }
    }
}

private func losses(of parameter: Parameter, at path: [String]) -> [TargetLoss] {
    let (settings, name) = (parameter.settings, "'\(parameter.name)'")
    var losses: [TargetLoss] = []
    if case .measurement(let dimension) = parameter.type.element, !dimension.isInSiriKit {
        losses.append(
            TargetLoss(
                .siriKitType, at: path,
                "SiriKit has no measurements of \(dimension.name); Xcode cannot declare \(name), and its result class exists "
                    + "only in this package"))
    }
    let texts = [
        settings.text.isLimited ? "SiriKit texts have no length and no pattern; \(name) accepts any text" : nil,
        parameter.isSecret ? "SiriKit has no secret texts; the system shows and keeps \(name) as any text" : nil,
        settings.address.schemes.isEmpty ? nil : "SiriKit URLs have no list of schemes; \(name) accepts any URL",
    ]
    return losses + texts.compactMap { $0.map { TargetLoss(.siriKitText, at: path, $0) } }
}

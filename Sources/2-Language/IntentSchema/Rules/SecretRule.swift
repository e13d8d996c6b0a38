internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Checks that a secret is one text that a person enters: what else could provide it would be written down in the open.
struct SecretRule: ContextResolver {
    let context: ResolvingContext

    /// Keys that a secret cannot have, each with the reason.
    private static let reasons: [(key: Word, reason: String)] = [
        (.default, "a default would be readable in the definition and in generated code"),
        (.options, "options are shown to everyone"), (.optionsFrom, "options are shown to everyone"),
        (.multiline, "fields that hide their text have one line"),
    ]

    func check(_ parameter: Parameter, _ fields: Fields) {
        guard let secret = fields.key(.secret) else { return }
        if parameter.type.isList {
            report(.invalidSecret, at: place(secret), "the secret '\(parameter.name)' must be one String, not a list")
        }
        for (word, reason) in Self.reasons {
            guard let key = fields.key(word), word != .multiline || parameter.settings.text.isMultiline else {
                continue
            }
            report(
                .invalidSecret, at: place(key), "the secret '\(parameter.name)' cannot have '\(word.text)': \(reason)")
        }
    }

    /// Reports options that depend on a secret, with which sources and caches would get it.
    func checkParents(of draft: ParameterDraft, among drafts: [ParameterDraft], _ indices: [String: Int]) {
        for (name, node) in draft.dependsOn {
            guard let index = indices[name], drafts[index].parameter.isSecret else { continue }
            report(.dependsOnSecret(name, at: place(node)))
        }
    }
}

extension Diagnostic {
    static func dependsOnSecret(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .invalidSecret, at: place,
            "options cannot depend on the secret '\(name)': their answers would be kept with it")
    }
}

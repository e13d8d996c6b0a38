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
            report(.invalidSecret("the secret '\(parameter.name)' must be one String, not a list", at: place(secret)))
        }
        for (word, reason) in Self.reasons {
            guard let key = fields.key(word), word != .multiline || parameter.settings.text.isMultiline else {
                continue
            }
            report(
                .invalidSecret(
                    "the secret '\(parameter.name)' cannot have '\(word.text)': \(reason)", at: place(key)))
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
    static func secretInPreset(_ name: String, at place: Place) -> Diagnostic {
        .invalidSecret(
            "a preset cannot set the secret '\(name)': its value would be readable in the definition and in generated code",
            at: place)
    }

    static func secretInPolicy(_ name: String, at place: Place) -> Diagnostic {
        .invalidSecret(
            "a policy cannot set the secret '\(name)': whoever can read the file could read its value", at: place)
    }

    /// - Parameter subject: What contains the record, such as `a preset`.
    static func secretInRecord(_ field: String, _ subject: String, at place: Place) -> Diagnostic {
        .invalidSecret(
            "\(subject) cannot set the secret \(quoted(field)): its value would be readable in the file", at: place)
    }

    static func dependsOnSecret(_ name: String, at place: Place) -> Diagnostic {
        .invalidSecret("options cannot depend on the secret '\(name)': their answers would be kept with it", at: place)
    }

    fileprivate static func invalidSecret(_ message: String, at place: Place) -> Diagnostic {
        Diagnostic(.invalidSecret, .error, in: place.file, at: place.range, message)
    }
}

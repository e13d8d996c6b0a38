package import IntentModel

/// The texts of secrets that messages do not contain.
///
/// Secrets are compared byte by byte: a combining character after one does not make it another text. All are found in one pass,
/// and where several overlap, one mask takes the place of them.
package struct SecretTexts: Sendable {
    /// The number of bytes of the shortest text that is looked for: in each word, one letter occurs by chance.
    private static let shortestText = 3

    /// The texts by their first bytes.
    private var texts: [ArraySlice<UInt8>: Set<[UInt8]>] = [:]

    package init() {}

    package var isEmpty: Bool { texts.isEmpty }

    /// Adds the texts of others.
    package mutating func formUnion(_ others: SecretTexts) {
        texts.merge(others.texts) { $0.union($1) }
    }

    /// Adds a secret, except one so short that other text contains it by chance.
    fileprivate mutating func insert(_ secret: String) {
        let bytes = Array(secret.utf8)
        if bytes.count >= Self.shortestText { texts[bytes.prefix(Self.shortestText), default: []].insert(bytes) }
    }

    /// Returns a text with masks wherever it contains a secret.
    package func hidden(in text: String) -> String {
        if isEmpty { return text }
        let bytes = Array(text.utf8)
        var (shown, end) = ([UInt8](), 0)
        for index in bytes.indices {
            let isHidden = index < end
            end = max(end, index + length(at: index, of: bytes))
            if index >= end {
                shown.append(bytes[index])
            } else if !isHidden {
                shown += Secrecy.mask.utf8
            }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// The length of the longest secret at a place; 0 if there is none.
    private func length(at index: Int, of bytes: [UInt8]) -> Int {
        let rest = bytes[index...]
        return texts[rest.prefix(Self.shortestText)]?.lazy.filter { rest.starts(with: $0) }.map(\.count).max() ?? 0
    }
}

extension UserText {
    /// Returns the text with masks wherever one of its values contains a secret, such as in the message of a handler.
    func hiding(_ secrets: SecretTexts) -> UserText {
        secrets.isEmpty ? self : mapTexts(secrets.hidden(in:))
    }
}

extension EngineError.Problem {
    /// Returns the problem without the texts of secrets.
    func hiding(_ secrets: SecretTexts) -> EngineError.Problem {
        if secrets.isEmpty { return self }
        var problem = self
        problem.text = text.hiding(secrets)
        problem.suggestion = suggestion.map(secrets.hidden(in:))
        return problem
    }
}

extension OptionsFailure {
    /// Returns the failure without the texts of secrets.
    package func hiding(_ secrets: SecretTexts) -> OptionsFailure {
        if secrets.isEmpty { return self }
        return OptionsFailure(code, text.hiding(secrets))
    }
}

extension Intent {
    /// Returns the texts of secrets among values. Records need the names of their secret fields, see ``withSecretFields(in:)``.
    package func secretTexts(in values: IntentValues) -> SecretTexts {
        parameters.reduce(into: SecretTexts()) { $0.formUnion($1.secretTexts(in: values[$1.name])) }
    }

    /// Returns the intent with the names of the secret fields of its records.
    func withSecretFields(in schema: Schema) -> Intent {
        var intent = self
        for index in parameters.indices where parameters[index].type.element.isRecord {
            intent.parameters[index].secretFields = schema.secretFields(of: parameters[index])
        }
        return intent
    }
}

extension Parameter {
    func secretTexts(in value: IntentValue?) -> SecretTexts {
        guard containsSecrets else { return SecretTexts() }
        let values: [IntentValue?] = isSecret ? [value] : value?.secretValues(secretFields) ?? []
        return values.reduce(into: SecretTexts()) { texts, value in
            if case .string(let text)? = value { texts.insert(text) }
        }
    }
}

extension IntentEngine {
    /// Returns the texts of secrets among the values of an intent; none if no definition declares it.
    package func secretTexts(in values: IntentValues, ofIntent name: String) -> SecretTexts {
        schema.presentIntent(named: name)?.withSecretFields(in: schema).secretTexts(in: values) ?? SecretTexts()
    }

    /// Returns the texts of secrets among the values that an instance has.
    package func secretTexts(in configuration: ResolvedConfiguration) -> SecretTexts {
        let intent = schema.presentWidget(of: configuration.instance.kind)?.intent
        return intent.map { secretTexts(in: configuration.values, ofIntent: $0) } ?? SecretTexts()
    }
}

import IntentModel
import IntentSystem

/// What is shown instead of secrets. Everything that leaves a program for people's eyes or for a file passes through here.
///
/// A value is secret if its parameter is declared so, or if it was stored as a secret: values of removed parameters and of
/// programs with other definitions stay hidden.
package struct Secrecy: Sendable {
    /// The text that is shown instead of a secret.
    package static let mask = Parameter.secretMask

    private let schema: Schema
    /// The present and former names of the secret parameters, by the intents that have any.
    private let names: [String: Set<String>]
    /// Whether secrets are shown, as `--secrets` requests.
    package let revealsAll: Bool

    package init(_ schema: Schema, revealsAll: Bool = false) {
        self.schema = schema
        self.revealsAll = revealsAll
        var names: [String: Set<String>] = [:]
        for intent in schema.intents {
            for parameter in intent.parameters where parameter.isSecret {
                names[intent.name, default: []].formUnion([parameter.name] + parameter.formerNames)
            }
        }
        self.names = names
    }

    /// Returns a change with masks instead of secrets.
    package func shown(_ change: LoggedChange) -> LoggedChange {
        if revealsAll { return change }
        let names = secretNames(of: change.kind)
        var change = change
        change.differences = change.differences.map { difference in
            var difference = difference
            difference.before = difference.before?.hidden(ifIn: names, difference.subject.name)
            difference.after = difference.after?.hidden(ifIn: names, difference.subject.name)
            return difference
        }
        return change
    }

    /// Returns an instance with masks instead of secrets. Masked values are exported without their text.
    package func shown(_ instance: StoredInstance) -> StoredInstance {
        if revealsAll { return instance }
        let names = secretNames(of: instance.kind)
        var instance = instance
        for (name, value) in instance.values { instance.values[name] = value.hidden(ifIn: names, name) }
        for (name, value) in instance.defaults { instance.defaults[name] = value.hidden(ifIn: names, name) }
        instance.followed = instance.followed.map(shown)
        return instance
    }

    /// Returns a configuration with masks instead of secrets.
    package func shown(_ configuration: ResolvedConfiguration) -> ResolvedConfiguration {
        if revealsAll { return configuration }
        var configuration = configuration
        configuration.instance = shown(configuration.instance)
        let names = secretNames(of: configuration.instance.kind)
        for index in configuration.parameters.indices where names.contains(configuration.parameters[index].name) {
            configuration.parameters[index].hide()
        }
        return configuration
    }

    /// The present and former names of the secret parameters of a kind.
    private func secretNames(of kind: WidgetKind) -> Set<String> {
        // Most definitions have no secrets, and exports ask for each instance.
        if names.isEmpty { return [] }
        return schema.presentWidget(of: kind)?.intent.flatMap { names[$0] } ?? []
    }
}

extension IntentEngine {
    /// The rules for showing and exporting secrets.
    package func secrecy(revealsAll: Bool = false) -> Secrecy { Secrecy(schema, revealsAll: revealsAll) }
}

extension ResolvedParameter {
    /// Replaces the values with masks.
    fileprivate mutating func hide() {
        stored = stored.map { _ in .string(Secrecy.mask) }
        storedForm = storedForm?.hidden
        replaced = replaced.mapValues(\.hidden)
        followed = followed.map {
            FollowedParameter(value: $0.value.map { _ in .string(Secrecy.mask) }, form: $0.form.hidden)
        }
        defaultValue = defaultValue.map { _ in .string(Secrecy.mask) }
        effective = effective.map { _ in .string(Secrecy.mask) }
    }
}

extension StoredValue {
    /// What a secret without its text has instead of one. No text has this form.
    private static let hiddenWire = JSONValue.object([:])

    /// Whether the value was stored as a secret.
    package var isSecret: Bool { StoredTag.isSecret(type) }

    /// Whether this is a secret without its text.
    package var isHidden: Bool { isSecret && wire == StoredValue.hiddenWire }

    /// The value without its text. "No value" and the record of a reset stay what they are.
    fileprivate var hidden: StoredValue {
        if wire == .null { return self }
        let tag = isSecret ? type : StoredTag.secret(ValueType(.string))
        return StoredValue(type: tag, wire: StoredValue.hiddenWire, writeOrder: writeOrder)
    }

    fileprivate func hidden(ifIn names: Set<String>, _ name: String) -> StoredValue {
        isSecret || names.contains(name) ? hidden : self
    }

    /// Creates a secret without its text, as documents contain it.
    init(hiddenAs type: String, writeOrder: Int) {
        self.init(type: type, wire: StoredValue.hiddenWire, writeOrder: writeOrder)
    }
}

extension LoggedChange.Difference.Subject {
    /// The name of the parameter.
    package var name: String {
        switch self {
        case .value(let name), .defaultValue(let name): name
        }
    }
}

/// Seals: texts by which a program recognizes a secret that it has given away without its text, as in the base of a draft.
package enum SecretSeal {
    /// Random, so that no one who sees a seal can try out texts. Another process does not recognize the seal.
    private static let key: [UInt8] = {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }()

    package static func text(of wire: JSONValue) -> String {
        "sealed:" + SHA256.hexadecimal(of: key + wire.renderedBytes() + key)
    }
}

extension StoredValue {
    /// The value with a seal instead of its text.
    package var sealed: StoredValue {
        var value = self
        if wire != .null { value.wire = .string(SecretSeal.text(of: wire)) }
        return value
    }
}

extension IntentValue {
    /// The value as an error or a draft contains it: a seal if the parameter is secret.
    package func sealed(for parameter: Parameter) -> IntentValue {
        parameter.isSecret ? .string(SecretSeal.text(of: wire)) : self
    }
}

extension UserText {
    /// Returns the text with masks wherever one of its values contains a secret, such as in the message of a handler.
    func hiding(_ secrets: [String]) -> UserText {
        secrets.isEmpty
            ? self : mapTexts { text in secrets.reduce(text) { $0.replacing($1, with: Secrecy.mask) } }
    }
}

extension EngineError.Problem {
    /// Returns the problem without the texts of secrets.
    func hiding(_ secrets: [String]) -> EngineError.Problem {
        if secrets.isEmpty { return self }
        var problem = self
        problem.text = text.hiding(secrets)
        problem.suggestion = suggestion?.hiding(secrets)
        return problem
    }
}

extension OptionsFailure {
    /// Returns the failure without the texts of secrets.
    func hiding(_ secrets: [String]) -> OptionsFailure {
        if secrets.isEmpty { return self }
        return OptionsFailure(code, text.hiding(secrets))
    }
}

extension String {
    fileprivate func hiding(_ secrets: [String]) -> String {
        secrets.reduce(self) { $0.replacing($1, with: Secrecy.mask) }
    }
}

extension Intent {
    /// Returns the texts of secrets among values, except those so short that other text contains them by chance.
    func secretTexts(in values: IntentValues) -> [String] {
        parameters.filter(\.isSecret).flatMap { $0.secretTexts(in: values[$0.name]) }
    }
}

extension Parameter {
    func secretTexts(in value: IntentValue?) -> [String] {
        guard case .string(let text)? = value, text.utf8.count >= Secrecy.shortestHidden else { return [] }
        return [text]
    }
}

extension Secrecy {
    /// The length of the shortest text that is looked for in messages: in each word, one letter occurs by chance.
    fileprivate static let shortestHidden = 3
}

extension StoredInstance {
    /// Whether the document leaves out the text of a secret.
    var hasHiddenSecrets: Bool {
        values.values.contains(where: \.isHidden) || defaults.values.contains(where: \.isHidden)
    }

    /// Returns the instance with the stored secrets, and a warning for each that is not stored.
    /// - Parameter names: The names under which a parameter can be stored, by its present name.
    func completingSecrets(
        from stored: StoredInstance?, _ names: [String: [String]]
    ) -> (StoredInstance, warnings: [String]) {
        var instance = self
        var warnings: [String] = []
        instance.defaults = defaults.filter { !$1.isHidden }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where value.isHidden {
            let others = names.values.first { $0.contains(name) } ?? [name]
            let known = stored.flatMap { stored in
                stored.values.newestName(among: others).flatMap { stored.values[$0] }
            }
            instance.values[name] = known
            if known == nil { warnings.append("the secret '\(name)' is not in the document; enter it again") }
        }
        return (instance, warnings)
    }
}

import IntentModel
import IntentSystem

/// What is shown instead of secrets. Everything that leaves a program for people's eyes or for a file passes through here.
///
/// A value is secret if its parameter is declared so, or if it was stored as a secret and no parameter reads it that is declared
/// otherwise: values of removed parameters and of programs with other definitions stay hidden.
package struct Secrecy: Sendable {
    /// The text that is shown instead of a secret.
    package static let mask = Parameter.secretMask

    private let schema: Schema
    /// What reads values that were stored as secrets.
    private let declarations: DeclarationTable
    /// The present and former names of the secret parameters, by the intents that have any.
    private let names: [String: Set<String>]
    /// The fields of records by the present and former names of their parameters, by intent.
    private let records: [String: [String: SecretFields]]
    /// Whether secrets are shown, as `--secrets` requests.
    package let revealsAll: Bool

    package init(_ schema: Schema, revealsAll: Bool = false) {
        self.init(DeclarationTable(schema), revealsAll: revealsAll)
    }

    init(_ declarations: DeclarationTable, revealsAll: Bool) {
        let schema = declarations.schema
        (self.schema, self.declarations) = (schema, declarations)
        self.revealsAll = revealsAll
        var names: [String: Set<String>] = [:]
        var records: [String: [String: SecretFields]] = [:]
        for intent in schema.intents {
            for parameter in intent.parameters where parameter.isSecret {
                names[intent.name, default: []].formUnion(parameter.allNames)
            }
            for parameter in intent.parameters {
                guard let fields = SecretFields(of: parameter, in: schema) else { continue }
                for name in parameter.allNames {
                    records[intent.name, default: [:]][name] = fields
                }
            }
        }
        (self.names, self.records) = (names, records)
    }

    /// Returns a change with masks instead of secrets.
    package func shown(_ change: LoggedChange) -> LoggedChange {
        if revealsAll { return change }
        let secrets = secrets(of: change.kind)
        var change = change
        change.differences = change.differences.map { difference in
            var difference = difference
            difference.before = difference.before.map { secrets.hiding($0, difference.subject.name) }
            difference.after = difference.after.map { secrets.hiding($0, difference.subject.name) }
            return difference
        }
        return change
    }

    /// Returns an instance with masks instead of secrets. Masked values are exported without their text.
    package func shown(_ instance: StoredInstance) -> StoredInstance {
        if revealsAll { return instance }
        let secrets = secrets(of: instance.kind, intent: instance.intent)
        var instance = instance
        for (name, value) in instance.values { instance.values[name] = secrets.hiding(value, name) }
        for (name, value) in instance.defaults { instance.defaults[name] = secrets.hiding(value, name) }
        instance.followed = instance.followed.map(shown)
        return instance
    }

    /// Returns a configuration with masks instead of secrets.
    package func shown(_ configuration: ResolvedConfiguration) -> ResolvedConfiguration {
        if revealsAll { return configuration }
        var configuration = configuration
        configuration.instance = shown(configuration.instance)
        let secrets = secrets(of: configuration.instance.kind, intent: configuration.instance.intent)
        for index in configuration.parameters.indices {
            let name = configuration.parameters[index].name
            if secrets.names.contains(name) {
                configuration.parameters[index].hide()
            } else if let fields = secrets.records[name] {
                configuration.parameters[index].hide(fields)
            } else {
                configuration.parameters[index].hideUnreadSecrets()
            }
        }
        return configuration
    }

    /// Returns the values of an intent that a button performs, without those that may be secrets: they are left out if no definition
    /// declares the intent or the parameter.
    package func shown(_ values: IntentValues, ofIntent name: String) -> IntentValues {
        if revealsAll { return values }
        var shown = IntentValues()
        for parameter in schema.presentIntent(named: name)?.parameters ?? [] where !parameter.isSecret {
            let fields = schema.secretFields(of: parameter)
            for name in parameter.allNames {
                shown[name] = values[name]?.mapSecrets(fields) { _ in nil }
            }
        }
        return shown
    }

    /// Returns stored values with seals instead of secrets, as a draft contains them.
    package func sealed(_ values: [String: StoredValue], of kind: WidgetKind) -> [String: StoredValue] {
        let secrets = secrets(of: kind)
        return values.reduce(into: values) { $0[$1.key] = secrets.sealing($1.value, $1.key) }
    }

    /// The secrets of a kind.
    /// - Parameter stored: The intent of an instance; nil if it is not known.
    private func secrets(of kind: WidgetKind, intent stored: String? = nil) -> KindSecrets {
        func reads(_ value: StoredValue, _ name: String) -> Bool {
            declarations.declarations(of: kind, intent: stored)?.reads(value, storedAs: name) ?? false
        }
        // Most definitions have no secrets, and exports ask for each instance.
        guard !names.isEmpty || !records.isEmpty, let intent = schema.presentWidget(of: kind)?.intent else {
            return KindSecrets(isRead: reads)
        }
        return KindSecrets(names: names[intent] ?? [], records: records[intent] ?? [:], isRead: reads)
    }
}

extension InstanceDeclarations {
    /// Whether a parameter reads a stored value.
    /// - Parameter name: The name under which it is stored.
    fileprivate func reads(_ value: StoredValue, storedAs name: String) -> Bool {
        guard let plan = parameters.first(where: { $0.names.contains(name) }) else { return false }
        return !ValueReader(self).read(plan.parameter, value, under: name).isIncompatible
    }
}

/// The present and former names of the secret parameters of a kind, and the fields of records.
private struct KindSecrets {
    var names: Set<String> = []
    var records: [String: SecretFields] = [:]
    /// Whether a declared parameter reads a value with a stored name.
    let isRead: (StoredValue, String) -> Bool

    func hiding(_ value: StoredValue, _ name: String) -> StoredValue {
        replacing(value, name, inRecords: { $0.hiding($1) }, whole: \.hidden)
    }

    func sealing(_ value: StoredValue, _ name: String) -> StoredValue {
        replacing(value, name, inRecords: { $0.sealing($1) }, whole: \.sealed)
    }

    private func replacing(
        _ value: StoredValue, _ name: String, inRecords: (StoredValue, SecretFields) -> StoredValue?,
        whole: (StoredValue) -> StoredValue
    ) -> StoredValue {
        if let fields = records[name], let replaced = inRecords(value, fields) { return replaced }
        if names.contains(name) { return whole(value) }
        return value.isSecret && !isRead(value, name) ? whole(value) : value
    }
}

extension IntentEngine {
    /// The rules for showing and exporting secrets.
    package func secrecy(revealsAll: Bool = false) -> Secrecy { Secrecy(declarations, revealsAll: revealsAll) }
}

extension ResolvedParameter {
    /// Whether the value was stored as a secret. Members of its records that are not declared may be secrets of other definitions.
    package var wasSecret: Bool { [storedForm, followed?.form].contains { $0?.isSecret == true } }

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

    /// Replaces stored secrets that the parameter does not read with masks: it may be of another type, or of another intent.
    fileprivate mutating func hideUnreadSecrets() {
        func hidden(_ form: StoredValue) -> StoredValue { form.isSecret ? form.hidden : form }
        if stored == nil { storedForm = storedForm.map(hidden) }
        replaced = replaced.mapValues(hidden)
    }

    /// Replaces the values of secret fields with masks. Those that are no longer declared are left out.
    fileprivate mutating func hide(_ fields: SecretFields) {
        // As of before the stored value is replaced.
        let wasSecret = wasSecret
        if !wasSecret, fields.secret.isEmpty { return }
        func masked(_ value: IntentValue?) -> IntentValue? {
            (wasSecret ? value?.withoutUnknownMembers() : value)?.masking(fields.secret)
        }
        func hidden(_ form: StoredValue) -> StoredValue { form.hiding(fields) ?? form.hidden }
        stored = masked(stored)
        storedForm = storedForm.map(hidden)
        replaced = replaced.mapValues(hidden)
        followed = followed.map { FollowedParameter(value: masked($0.value), form: hidden($0.form)) }
        defaultValue = masked(defaultValue)
        effective = masked(effective)
        records = records?.mapValues { masked($0) ?? $0 }
    }
}

extension StoredValue {
    /// What a secret without its text has instead of one. No text has this form.
    static let hiddenWire = JSONValue.object([:])

    /// What records that are left out as a whole have instead of their fields. An empty record is an empty object.
    private static let hiddenRecords = JSONValue.boolean(false)

    /// Whether the value was stored as a secret.
    package var isSecret: Bool { StoredTag.isSecret(type) }

    /// Whether this is a secret without its text, or records without all of their fields.
    package var isHidden: Bool {
        isSecret && wire == (hasRecords ? StoredValue.hiddenRecords : StoredValue.hiddenWire)
    }

    /// Whether records are left out as a whole, because nothing declares which of their fields are secrets.
    var isWithoutRecords: Bool { isHidden && hasRecords }

    /// Whether the values are records, of which an empty one has no values.
    var hasRecords: Bool { ValueType(tag: type)?.element.isRecord ?? false }

    /// The value without its text or its records. "No value" and the record of a reset stay what they are.
    var hidden: StoredValue {
        if wire == .null { return self }
        return StoredValue(
            hiddenAs: isSecret ? type : StoredTag.secret(ValueType(.string)), writeOrder: writeOrder)
    }

    /// Creates a secret without its text, as documents contain it.
    init(hiddenAs type: String, writeOrder: Int) {
        self.init(type: type, wire: StoredValue.hiddenWire, writeOrder: writeOrder)
        if hasRecords { wire = StoredValue.hiddenRecords }
    }
}

extension LoggedChange.Difference.Subject {
    /// The name of the parameter.
    package var name: String {
        switch self {
        case .value(let name), .defaultValue(let name): name
        }
    }

    /// The part of an instance to which the value belongs, as the stores name it.
    package var part: String {
        switch self {
        case .value: "value"
        case .defaultValue: "default"
        }
    }
}

extension StoredInstance {
    /// Whether the document leaves out the text of a secret.
    var hasHiddenSecrets: Bool {
        [values, defaults].contains { $0.values.contains { $0.isHidden || $0.hasHiddenFields } }
    }

    /// Returns the instance with the stored secrets, and a warning for each that is not stored.
    /// - Parameter scope: The declarations, by which values are known under former names; nil for none.
    func completingSecrets(
        from stored: StoredInstance?, in scope: InstanceScope?
    ) -> (StoredInstance, warnings: [String]) {
        var instance = self
        var warnings: [String] = []
        instance.defaults = defaults.filter { !$1.isHidden && !$1.hasHiddenFields }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where value.isHidden || value.hasHiddenFields {
            let plan = scope?.declarations.parameters.first { $0.names.contains(name) }
            let others = plan?.names ?? [name]
            let known = stored.flatMap { stored in
                stored.values.newestName(among: others).flatMap { stored.values[$0] }
            }
            if value.hasHiddenFields {
                let fields =
                    if let scope, let plan { SecretFields(of: plan.parameter, in: scope.schema) } else {
                        nil as SecretFields?
                    }
                let (completed, missing) = value.completingFields(from: known, named: name, fields)
                instance.values[name] = completed
                warnings += missing.map { "the secret '\($0)' is not in the document; enter it again" }
                continue
            }
            instance.values[name] = known
            if known == nil { warnings.append("the secret '\(name)' is not in the document; enter it again") }
        }
        return (instance, warnings)
    }
}

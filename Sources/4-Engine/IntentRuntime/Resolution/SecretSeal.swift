package import IntentModel
import IntentSystem

/// Seals: texts by which a program recognizes a secret that it has given away without its text, as in the base of a draft.
enum SecretSeal {
    /// Random, so that no one who sees a seal can try out texts. Another process does not recognize the seal.
    private static let key: [UInt8] = {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }()

    private static let mark = "sealed:"
    private static let byteCount = mark.utf8.count + SHA256.hexadecimal(of: []).utf8.count

    /// Whether a text is a seal, which may be that of another process.
    static func isSeal(_ text: String) -> Bool {
        text.utf8.count == byteCount && text.utf8.starts(with: mark.utf8)
    }

    static func text(of wire: JSONValue) -> String {
        mark + SHA256.hexadecimal(of: key + wire.renderedBytes() + key)
    }

    static func json(of wire: JSONValue) -> JSONValue { .string(text(of: wire)) }
}

extension JSONValue {
    /// The text of a seal; nil for another value.
    var seal: String? { stringValue.flatMap { SecretSeal.isSeal($0) ? $0 : nil } }
}

extension StoredValue {
    /// The value with a seal instead of its text.
    var sealed: StoredValue {
        var value = self
        if wire != .null { value.wire = SecretSeal.json(of: wire) }
        return value
    }

    /// Returns the value with seals instead of the texts of secret fields; nil if its type is not that of records.
    func sealing(_ fields: SecretFields) -> StoredValue? { replacingSecrets(fields, SecretSeal.json) }
}

extension EngineError.Conflict {
    /// Creates a conflict with seals instead of secrets.
    init(of parameter: Parameter, before: ValueReading?, stored: ValueReading?, drafted: ValueReading?) {
        let wasSecret = [before, stored, drafted].contains { $0?.form.isSecret ?? false }
        func sealed(_ reading: ValueReading?) -> IntentValue? {
            guard let value = reading?.value else { return nil }
            if parameter.isSecret { return value.sealed }
            let sealed = value.mapSecrets(parameter.secretFields, \.sealed)
            return wasSecret ? sealed.sealingUnknownMembers() : sealed
        }
        self.init(before: sealed(before), stored: sealed(stored), drafted: sealed(drafted))
    }
}

extension IntentValue {
    /// The seal of a secret.
    fileprivate var sealed: IntentValue { .string(SecretSeal.text(of: wire)) }

    /// Returns a value for a draft: secrets that another value contains are sealed.
    /// - Parameter keepsNew: Whether other secrets are kept. Otherwise, the field keeps the secret of the same slot, unless the
    ///   value has it elsewhere.
    package func sealingSecrets(_ names: Set<String>, in other: IntentValue?, keepsNew: Bool) -> IntentValue {
        let (known, own) = (Set(other?.secretValues(names) ?? []), Set(secretValues(names)))
        return resolvingSecrets(names, from: other) { _, text, former in
            if known.contains(.string(text)) { return IntentValue.string(text).sealed }
            if keepsNew { return nil }
            return .some(former.flatMap { own.contains($0) ? nil : $0.sealed })
        }
    }

    /// Returns a value with seals instead of members of records that are not declared, which may have been secrets.
    package func sealingUnknownMembers() -> IntentValue {
        mapRecords { _, record in
            for member in record.unknownMembers.members where member.value != .null {
                record.unknownMembers[member.key] = SecretSeal.json(of: member.value)
            }
        }
    }

    /// Returns a value in which members that are not declared have what was sealed, or else what another value has in the same
    /// slot.
    fileprivate func openingUnknownMembers(from other: IntentValue?) -> IntentValue {
        var known: [String: JSONValue] = [:]
        for case .record(let record)? in other?.slots ?? [] {
            for member in record.unknownMembers.members { known[SecretSeal.text(of: member.value)] = member.value }
        }
        return mapRecords { slot, record in
            for member in record.unknownMembers.members {
                guard let seal = member.value.seal else { continue }
                record.unknownMembers[member.key] = known[seal] ?? other.record(at: slot)?.unknownMembers[member.key]
            }
        }
    }
}

/// What the seals in a draft stand for.
///
/// A seal stands for the stored secret that it was made of. If there is none, because another editor has changed the secret or
/// because another process has made the seal, it stands for what is stored now in its place. So a draft never removes a secret
/// that it does not change.
package struct DraftSeals: Sendable {
    private let secrecy: Secrecy
    private let kind: WidgetKind
    private let parameters: [Parameter]
    /// The seals of parameters whose records have secrets, by the declared names.
    private var records: [String: RecordSeals]

    fileprivate init(_ parameters: [Parameter], of kind: WidgetKind, in schema: Schema) {
        secrecy = Secrecy(schema)
        self.kind = kind
        self.parameters = parameters
        records = parameters.reduce(into: [:]) { records, parameter in
            if parameter.secretFields.isEmpty { return }
            records[parameter.name] = SecretFields(of: parameter, in: schema).map(RecordSeals.init)
        }
    }

    /// Specifies the value to which the draft changes a parameter, whose seals are those of secrets that it keeps.
    package mutating func setChange(_ value: IntentValue?, of name: String) {
        records[name]?.setChange(value)
    }

    /// Returns the values that a draft is based on with the texts of secrets.
    /// - Parameters:
    ///   - sealed: The values as the draft contains them.
    ///   - stored: The values that are stored now.
    package mutating func open(
        _ sealed: [String: StoredValue], with stored: [String: StoredValue]
    ) -> [String: StoredValue] {
        for parameter in parameters where records[parameter.name] != nil {
            let names = [parameter.name] + parameter.formerNames
            func newest(_ values: [String: StoredValue]) -> JSONValue? {
                values.newestName(among: names).flatMap { values[$0]?.wire }
            }
            records[parameter.name]?.add(newest(sealed), newest(stored))
        }
        let known = secrecy.sealed(stored, of: kind)
        return sealed.reduce(into: sealed) { opened, value in
            let (name, sealed) = value
            if let same = known[name], same != stored[name], same.wire == sealed.wire {
                opened[name] = stored[name]
            } else if let parameter = parameters.declaration(storedAs: name) {
                opened[name]?.wire = records[parameter.name]?.opening(sealed.wire) ?? sealed.wire
            }
        }
    }

    /// Returns a changed value with the texts of secrets.
    /// - Parameter stored: The value that is stored now.
    package func opening(_ value: IntentValue, of parameter: Parameter, from stored: IntentValue?) -> IntentValue {
        let opened = records[parameter.name]?.opening(value, from: stored) ?? value
        return opened.openingUnknownMembers(from: stored)
    }
}

extension IntentEngine {
    /// The seals of drafts of an instance.
    package func draftSeals(of instance: StoredInstance) -> DraftSeals {
        DraftSeals(declaration(of: instance)?.intent?.parameters ?? [], of: instance.kind, in: schema)
    }
}

/// What the seals in the records of one parameter stand for.
private struct RecordSeals: Sendable {
    /// What is stored now in the place of a secret.
    private struct Successor: Sendable {
        /// The slot of the record with the seal.
        let slot: Int
        let secret: JSONValue?
    }

    private let fields: SecretFields
    /// The stored secrets by their seals.
    private var known: [String: JSONValue] = [:]
    private var successors: [String: [Successor]] = [:]
    /// The seals in the value to which a draft changes the parameter; nil if it does not.
    private var kept: Set<String>?

    init(_ fields: SecretFields) {
        self.fields = fields
    }

    mutating func setChange(_ value: IntentValue?) {
        kept = Set((value?.secretValues(fields.secret) ?? []).compactMap(\.wire.seal))
    }

    /// Adds the seals of a value that a draft is based on, and the secrets of the one that is stored now.
    mutating func add(_ sealed: JSONValue?, _ stored: JSONValue?) {
        let (bases, records) = (sealed?.records ?? [], stored?.records ?? [])
        for record in records {
            for secret in fields.secretNames.compactMap({ record?.secret(named: $0) }) {
                known[SecretSeal.text(of: secret)] = secret
            }
        }
        for (slot, base) in bases.enumerated() {
            guard let base else { continue }
            let sealed = fields.secretNames.filter { base.secret(named: $0)?.seal != nil }
            if sealed.isEmpty { continue }
            let record = records.counterpart(of: base, at: slot, of: bases.count, ignoring: Array(sealed.joined()))
            for names in sealed {
                guard let seal = base.secret(named: names)?.seal else { continue }
                successors[seal, default: []].append(Successor(slot: slot, secret: record?.secret(named: names)))
            }
        }
    }

    private func successor(of seal: String, at slot: Int) -> Successor? {
        let all = successors[seal] ?? []
        return all.first { $0.slot == slot } ?? all.first
    }

    /// Returns a value that a draft is based on with the texts of secrets.
    func opening(_ sealed: JSONValue) -> JSONValue {
        sealed.mapRecords { slot, record in
            for name in fields.secret {
                guard let seal = record[name]?.seal else { continue }
                if let secret = known[seal] {
                    record[name] = secret
                    continue
                }
                let secret = successor(of: seal, at: slot)?.secret
                if kept?.contains(seal) ?? true {
                    record[name] = secret
                } else if secret != nil {
                    // The draft replaces a secret that is not known, so that what is stored now may be a conflict.
                    record[name] = nil
                }
            }
        }
    }

    /// Returns a changed value with the texts of secrets.
    func opening(_ value: IntentValue, from stored: IntentValue?) -> IntentValue {
        let secrets = stored?.secretValues(fields.secret) ?? []
        let known = Dictionary(secrets.map { (SecretSeal.text(of: $0.wire), $0) }) { first, _ in first }
        return value.resolvingSecrets(fields.secret, from: stored) { slot, text, former in
            guard SecretSeal.isSeal(text) else { return nil }
            if let secret = known[text] { return secret }
            guard let successor = successor(of: text, at: slot) else { return .some(former) }
            return .some(successor.secret?.stringValue.map(IntentValue.string))
        }
    }
}

extension JSONObject {
    /// Returns the value of a field; nil if there is none.
    /// - Parameter names: The present and former names of the field.
    fileprivate func secret(named names: [String]) -> JSONValue? {
        names.lazy.compactMap { self[$0] }.first { $0 != .null }
    }
}

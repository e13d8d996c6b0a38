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
/// that it does not change. Every text with the form of a seal is one, also where the definition no longer declares a secret.
package struct DraftSeals: Sendable {
    private let secrecy: Secrecy
    private let kind: WidgetKind
    private let parameters: [Parameter]
    /// The seals in records, by the declared names of their parameters.
    private var records: [String: RecordSeals]
    /// The parameters that the draft changes.
    private var changed: Set<String> = []

    fileprivate init(_ parameters: [Parameter], of kind: WidgetKind, in schema: Schema) {
        secrecy = Secrecy(schema)
        self.kind = kind
        self.parameters = parameters
        records = parameters.reduce(into: [:]) { records, parameter in
            records[parameter.name] = SecretFields(of: parameter, in: schema).map(RecordSeals.init)
        }
    }

    /// Specifies the value to which the draft changes a parameter, whose seals are those of secrets that it keeps.
    package mutating func setChange(_ value: IntentValue?, of name: String) {
        changed.insert(name)
        records[name]?.setChange(value)
    }

    /// Returns the values that a draft is based on with the texts of secrets.
    /// - Parameters:
    ///   - sealed: The values as the draft contains them.
    ///   - stored: The values that are stored now.
    package mutating func open(
        _ sealed: [String: StoredValue], with stored: [String: StoredValue]
    ) -> [String: StoredValue] {
        func newest(_ values: [String: StoredValue], of parameter: Parameter) -> StoredValue? {
            values.newestName(among: parameter.allNames).flatMap { values[$0] }
        }
        for parameter in parameters where records[parameter.name] != nil {
            records[parameter.name]?.add(newest(sealed, of: parameter)?.wire, newest(stored, of: parameter)?.wire)
        }
        let known = secrecy.sealed(stored, of: kind)
        return sealed.reduce(into: sealed) { opened, value in
            let (name, sealed) = value
            if let same = known[name], same != stored[name], same.wire == sealed.wire {
                opened[name] = stored[name]
            } else if let parameter = parameters.declaration(storedAs: name) {
                if let seal = sealed.wire.seal, !parameter.isSecret {
                    opened[name] = opening(seal, of: parameter, newest(stored, of: parameter))
                } else {
                    opened[name]?.wire = records[parameter.name]?.opening(sealed.wire) ?? sealed.wire
                }
            }
        }
    }

    /// Returns what a draft is based on if its parameter is no longer a secret.
    private func opening(_ seal: String, of parameter: Parameter, _ stored: StoredValue?) -> StoredValue? {
        guard let stored else { return nil }
        // The draft replaces a secret that is not known, so that what is stored now may be a conflict.
        return changed.contains(parameter.name) && SecretSeal.text(of: stored.wire) != seal ? nil : stored
    }

    /// Returns a changed value with the texts of secrets; nil for one that is not stored any more.
    /// - Parameter stored: The value that is stored now.
    package func opening(_ value: IntentValue, of parameter: Parameter, from stored: IntentValue?) -> IntentValue? {
        let opened = records[parameter.name]?.opening(value, from: stored) ?? value
        return opened.openingUnknownMembers(from: stored).replacingSeals(from: stored)
    }

    /// Returns a conflict in which only what the definition declares as a secret stays sealed. An earlier secret that is not known
    /// any more is left out.
    /// - Parameters:
    ///   - stored: The value that is stored now.
    ///   - drafted: The value to which the draft changes the parameter; nil if it does not.
    package func openingShown(
        _ conflict: EngineError.Conflict, of parameter: Parameter, from stored: IntentValue?, drafted: IntentValue?
    ) -> EngineError.Conflict {
        if parameter.isSecret { return conflict }
        func opened(_ value: IntentValue?, orElse other: IntentValue?) -> IntentValue? {
            guard let value else { return nil }
            if case .string(let text) = value, SecretSeal.isSeal(text) {
                return stored.map { SecretSeal.text(of: $0.wire) } == text ? stored : other
            }
            return records[parameter.name]?.openingShown(value, from: stored, orElse: other) ?? value
        }
        return EngineError.Conflict(
            before: opened(conflict.before, orElse: nil), stored: opened(conflict.stored, orElse: stored),
            drafted: opened(conflict.drafted, orElse: drafted))
    }
}

extension IntentValue {
    /// Returns a value with those of another one in the slots that have seals; nil for no value.
    fileprivate func replacingSeals(from other: IntentValue?) -> IntentValue? {
        func isSeal(_ value: IntentValue?) -> Bool {
            if case .string(let text)? = value { SecretSeal.isSeal(text) } else { false }
        }
        guard case .list(let slots) = self else { return isSeal(self) ? other : self }
        let others = other?.slots ?? []
        return .list(
            slots.enumerated().map { index, slot in
                isSeal(slot) ? others.indices.contains(index) ? others[index] : nil : slot
            })
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
        kept = []
        for case .record(let record)? in value?.slots ?? [] {
            let members = record.unknownMembers.members.map(\.value) + record.misfits.values.map(\.json)
            kept?.formUnion((members + record.values.values.map(\.wire)).compactMap(\.seal))
        }
    }

    /// Adds the seals of a value that a draft is based on, and the secrets of the one that is stored now.
    mutating func add(_ sealed: JSONValue?, _ stored: JSONValue?) {
        let (bases, records) = (sealed?.records ?? [], stored?.records ?? [])
        for (slot, base) in bases.enumerated() {
            let members = base?.members.filter { $0.value.seal != nil } ?? []
            guard let base, !members.isEmpty else { continue }
            let names = members.map(\.key)
            let record = records.counterpart(of: base, at: slot, of: bases.count, ignoring: names, fields)
            for member in members {
                guard let seal = member.value.seal else { continue }
                let secret = record?.values(named: fields.names(ofMember: member.key)).first { $0 != .null }
                successors[seal, default: []].append(Successor(slot: slot, secret: secret))
            }
        }
        if successors.isEmpty { return }
        for member in records.flatMap({ $0?.members ?? [] }) where member.value != .null {
            known[SecretSeal.text(of: member.value)] = member.value
        }
    }

    private func successor(of seal: String, at slot: Int) -> Successor? {
        let all = successors[seal] ?? []
        return all.first { $0.slot == slot } ?? all.first
    }

    /// Returns a value that a draft is based on with the texts of secrets.
    func opening(_ sealed: JSONValue) -> JSONValue {
        sealed.mapRecords { slot, record in
            for member in record.members {
                guard let seal = member.value.seal else { continue }
                if let secret = known[seal] {
                    record[member.key] = secret
                    continue
                }
                let secret = successor(of: seal, at: slot)?.secret
                if kept?.contains(seal) ?? true {
                    record[member.key] = secret
                } else if secret != nil {
                    // The draft replaces a secret that is not known, so that what is stored now may be a conflict.
                    record[member.key] = nil
                }
            }
        }
    }

    /// The values of fields by their seals.
    private func seals(of names: Set<String>, in value: IntentValue?) -> [String: IntentValue] {
        let secrets = value?.secretValues(names) ?? []
        return Dictionary(secrets.map { (SecretSeal.text(of: $0.wire), $0) }) { first, _ in first }
    }

    /// Returns a value of a conflict in which the fields are opened that are no secrets.
    /// - Parameter other: What the fields have instead whose seals are not known.
    func openingShown(_ value: IntentValue, from stored: IntentValue?, orElse other: IntentValue?) -> IntentValue {
        let names = fields.all.subtracting(fields.secret)
        let known = seals(of: names, in: stored)
        return value.resolvingSecrets(names, from: other) { _, text, former in
            SecretSeal.isSeal(text) ? .some(known[text] ?? former) : nil
        }
    }

    /// Returns a changed value with the texts of secrets.
    func opening(_ value: IntentValue, from stored: IntentValue?) -> IntentValue {
        let known = seals(of: fields.all, in: stored)
        return value.resolvingSecrets(fields.all, from: stored) { slot, text, former in
            guard SecretSeal.isSeal(text) else { return nil }
            if let secret = known[text] { return secret }
            guard let successor = successor(of: text, at: slot) else { return .some(former) }
            return .some(successor.secret?.stringValue.map(IntentValue.string))
        }.mapRecords { slot, record in
            // A field that cannot have texts any more keeps what is stored.
            let former = stored.record(at: slot)
            for (name, misfit) in record.misfits where misfit.json.seal != nil {
                (record.values[name], record.misfits[name]) = (former?.values[name], former?.misfits[name])
            }
        }
    }
}

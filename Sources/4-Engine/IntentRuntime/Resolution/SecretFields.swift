package import IntentModel
import IntentSystem

/// The fields of a parameter's records, by their present and former names.
struct SecretFields: Sendable {
    /// The present and former names of each field, the present one first.
    private let names: [[String]]
    /// The present and former names of the secret fields.
    let secret: Set<String>
    /// The fields that are shown.
    private let open: Set<String>
    /// The present and former names of the type of the records.
    private let types: Set<String>

    /// Returns nil if the values are no records.
    init?(of parameter: Parameter, in schema: Schema) {
        guard case .record(let name) = parameter.type.element else { return nil }
        types = Set([name] + (schema.type(named: name)?.formerNames ?? []))
        let fields = schema.recordFields(of: parameter)
        names = fields.map(\.allNames)
        secret = Set(fields.filter(\.isSecret).flatMap(\.allNames))
        open = Set(fields.filter { !$0.isSecret }.flatMap(\.allNames))
    }

    /// The present and former names of all fields.
    var all: Set<String> { Set(names.joined()) }

    func presentName(ofMember name: String) -> String { names(ofMember: name).first ?? name }

    /// Returns the names of the field that a member has; only its own if none is declared.
    func names(ofMember name: String) -> [String] {
        names.first { $0.first == name } ?? names.first { $0.contains(name) } ?? [name]
    }

    /// Returns whether members of a stored record are shown. A record that was stored with secrets may have some that are no longer
    /// declared, and one of another type shows none: what is open here may be a secret there.
    fileprivate func members(of value: StoredValue) -> (String) -> Bool {
        guard value.isSecret else { return { !secret.contains($0) } }
        let isOwn = ValueType(tag: value.type)?.element.recordType.map(types.contains) ?? false
        return { isOwn && open.contains($0) }
    }
}

extension Parameter {
    /// The tag that stores a value. What was stored as a secret stays one while its records have members that are not declared:
    /// each of them may be a secret of other definitions.
    /// - Parameter wasSecret: Whether the stored value that the value was made of is a secret.
    func storedTag(of value: IntentValue?, wasSecret: Bool) -> String {
        wasSecret && value?.hasUnknownMembers == true ? StoredTag.secret(type) : storedTag
    }
}

extension StoredValue {
    /// Returns the form that stores a value that was made of this one, with the same marks and place in the order of writes.
    func holding(_ value: IntentValue?, of parameter: Parameter) -> StoredValue {
        var form = self
        form.type = parameter.storedTag(of: value, wasSecret: isSecret)
        form.wire = value.map(parameter.type.wire(for:)) ?? .null
        return form
    }
}

extension IntentValue {
    /// Whether its records have members that are not declared.
    fileprivate var hasUnknownMembers: Bool {
        slots.contains { slot in
            if case .record(let record)? = slot { !record.unknownMembers.members.isEmpty } else { false }
        }
    }

    /// Returns a value in which the secret fields of records are replaced, without stored secrets that do not fit.
    /// - Parameter names: The names of the secret fields.
    package func mapSecrets(_ names: Set<String>, _ transform: (IntentValue) -> IntentValue?) -> IntentValue {
        if names.isEmpty { return self }
        return mapRecords { _, record in
            for name in names {
                record.values[name] = record.values[name].flatMap(transform)
                record.misfits[name] = nil
            }
        }
    }

    /// Returns a value without members of records that are not declared.
    package func withoutUnknownMembers() -> IntentValue {
        mapRecords { $1.unknownMembers = JSONObject() }
    }

    /// Returns a value with masks instead of the secret fields of its records.
    package func masking(_ names: Set<String>) -> IntentValue {
        mapSecrets(names) { _ in .string(Secrecy.mask) }
    }

    /// The values of the secret fields of records.
    func secretValues(_ names: Set<String>) -> [IntentValue] {
        slots.flatMap { slot -> [IntentValue] in
            if case .record(let record)? = slot { names.compactMap { record.values[$0] } } else { [] }
        }
    }

    /// Returns a value in which secret fields with masks have the texts of another one: a mask means what was there.
    package func unmasking(_ names: Set<String>, from other: IntentValue?) -> IntentValue {
        resolvingSecrets(names, from: other) { _, text, former in text == Secrecy.mask ? .some(former) : nil }
    }

    /// - Parameter replacement: Returns the value in place of a text, which may be none, or nil to keep the text. It is called with
    ///   the slot of the record, with the text, and with the value of the field in the same slot of the other value.
    func resolvingSecrets(
        _ names: Set<String>, from other: IntentValue?, _ replacement: (Int, String, IntentValue?) -> IntentValue??
    ) -> IntentValue {
        if names.isEmpty { return self }
        return mapRecords { slot, record in
            let former = other.record(at: slot)
            for name in names {
                guard case .string(let text)? = record.values[name],
                    let replaced = replacement(slot, text, former?.values[name])
                else { continue }
                record.values[name] = replaced
            }
        }
    }
}

/// Records in their stored form. A secret without its text is an empty object, which no text is.
extension StoredValue {
    /// Returns the value without the texts of secret fields; nil if its type is not that of records.
    func hiding(_ fields: SecretFields) -> StoredValue? {
        guard let type = ValueType(tag: type),
            var value = replacingSecrets(fields, { _ in StoredValue.hiddenWire })
        else { return nil }
        if isSecret || !fields.secret.isEmpty { value.type = StoredTag.secret(type) }
        return value
    }

    /// Returns the value with other members instead of secret ones; nil if its type is not that of records.
    func replacingSecrets(_ fields: SecretFields, _ replacement: (JSONValue) -> JSONValue) -> StoredValue? {
        guard hasRecords else { return nil }
        if !isSecret, fields.secret.isEmpty { return self }
        let isShown = fields.members(of: self)
        var value = self
        value.wire = wire.mapRecords { _, record in
            for member in record.members where member.value != .null {
                if !isShown(member.key) { record[member.key] = replacement(member.value) }
            }
        }
        return value
    }

    /// Whether it has records with secrets without their texts.
    package var hasHiddenFields: Bool {
        guard isSecret, hasRecords else { return false }
        return wire.records.contains { $0?.members.contains { $0.value == StoredValue.hiddenWire } ?? false }
    }

    /// The stored form in which secrets without their texts are masks.
    package var masked: JSONValue {
        guard hasHiddenFields else { return wire }
        return wire.mapRecords { _, record in
            for member in record.members where member.value == StoredValue.hiddenWire {
                record[member.key] = .string(Secrecy.mask)
            }
        }
    }

    /// Returns the value with the secrets of the stored one, and the paths of those that it does not have.
    /// - Parameter fields: The fields by their present and former names; nil if they are not declared.
    func completingFields(
        from stored: StoredValue?, named name: String, _ fields: SecretFields?
    ) -> (StoredValue, missing: [String]) {
        let known = stored?.wire.records ?? []
        var missing: [String] = []
        let (count, isList) = (wire.records.count, wire.arrayValue != nil)
        var value = self
        value.wire = wire.mapRecords { index, record in
            let hidden = record.members.filter { $0.value == StoredValue.hiddenWire }.map(\.key)
            if hidden.isEmpty { return }
            let source = known.counterpart(of: record, at: index, of: count, ignoring: hidden, fields)
            for field in hidden {
                let found = source?.values(named: fields?.names(ofMember: field) ?? [field]) ?? []
                record[field] = found.first { $0 != .null } ?? found.first
                if found.isEmpty {
                    missing.append(FieldPath(name, slot: isList ? index : nil, field: field).description)
                }
            }
        }
        return (value, missing)
    }
}

extension [JSONObject?] {
    /// Returns the record with the same members; or that in the same slot, if there are as many records.
    /// - Parameters:
    ///   - slot: The slot of the other record.
    ///   - count: The number of slots where the other record is.
    ///   - names: The members that are not compared.
    ///   - fields: The fields, whose present and former names mean the same; nil if they are not declared.
    func counterpart(
        of record: JSONObject, at slot: Int, of count: Int, ignoring names: [String], _ fields: SecretFields?
    ) -> JSONObject? {
        let ignored = Set(names.map { fields?.presentName(ofMember: $0) ?? $0 })
        func compared(_ record: JSONObject) -> [String: JSONValue] {
            let members = record.members.map { (fields?.presentName(ofMember: $0.key) ?? $0.key, $0.value) }
            return Dictionary(members) { first, _ in first }.filter { !ignored.contains($0.key) }
        }
        let members = compared(record)
        let former = indices.contains(slot) ? self[slot] : nil
        func isSame(_ other: JSONObject?) -> Bool { other.map(compared) == members }
        if isSame(former) { return former }
        return first(where: isSame) ?? (self.count == count ? former : nil)
    }
}

extension JSONValue {
    /// The objects of a record or of a list of records; nil for an empty slot.
    var records: [JSONObject?] {
        if let elements = arrayValue { return elements.map(\.objectValue) }
        return objectValue.map { [$0] } ?? []
    }

    /// Returns a record, or a list of records, in which each is changed.
    /// - Parameter change: It is called with the slot of a record.
    func mapRecords(_ change: (Int, inout JSONObject) -> Void) -> JSONValue {
        func changed(_ json: JSONValue, _ index: Int) -> JSONValue {
            guard var record = json.objectValue else { return json }
            change(index, &record)
            return .object(record)
        }
        guard let elements = arrayValue else { return changed(self, 0) }
        return .array(elements.enumerated().map { changed($1, $0) })
    }
}

extension JSONObject {
    /// The values of the members with some names, in the order of the names.
    func values(named names: [String]) -> [JSONValue] { names.compactMap { self[$0] } }
}

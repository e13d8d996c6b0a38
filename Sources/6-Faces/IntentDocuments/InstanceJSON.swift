package import IntentModel
package import IntentRuntime

extension StoredInstance {
    /// Returns the members that describe the instance in JSON, without its values.
    /// - Parameter version: The name and version of the document, as its first member; nil inside another document.
    package func jsonObject(version: (name: String, number: Int)? = nil) -> JSONObject {
        var object = JSONObject()
        if let version { object[version.name] = .integer(version.number) }
        object["id"] = .string(id.text)
        object["kind"] = .string(kind.name)
        object["family"] = .string(family.rawValue)
        object["intent"] = .optional(intent)
        object["revision"] = .integer(revision)
        if let follows { object["follows"] = .string(follows.text) }
        return object
    }
}

extension RemovedInstance {
    /// The members that describe the instance in JSON, with the time of its removal.
    package var jsonObject: JSONObject {
        var object = instance.jsonObject()
        object["removedAt"] = .string(removedAt.text)
        return object
    }
}

extension ResolvedConfiguration {
    /// Returns the document of `show`: the instance with its parameters, or with the stored values of an orphan.
    /// - Parameters:
    ///   - title: The widget's title; nil for an orphan.
    ///   - parameters: The parameters; empty for an orphan and for a static widget.
    package func json(title: String?, parameters: [ParameterReport]) -> JSONValue {
        var object = instance.jsonObject(version: ("show", 1))
        object["title"] = .optional(title)
        object["isOrphan"] = .boolean(isOrphan)
        object["parameters"] = .object(
            JSONObject(uniqueMembers: parameters.map { .init(key: $0.name, value: .object($0.explanationJSON)) }))
        if isOrphan {
            let values = instance.values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            object["stored"] = .object(
                JSONObject(uniqueMembers: values.map { JSONObject.Member(key: $0.key, value: $0.value.json) }))
        }
        return .object(object)
    }
}

/// Values in their stored form, without the declaration of their parameter.
extension StoredValue {
    /// The value in JSON: `{ "type", "value", "marks" }`, without marks if there are none. A hidden secret has `isSecret` instead
    /// of `value`.
    package var json: JSONValue {
        var object: JSONObject = ["type": .string(type)]
        if isHidden { object["isSecret"] = true } else { object["value"] = wire }
        if !marks.isEmpty {
            object["marks"] = .array(marks.map(\.document))
        }
        return .object(object)
    }
}

/// One parameter of one instance, with its declaration.
package struct ParameterReport: Hashable, Sendable {
    package let declaration: Parameter
    /// The fields of its records in order; empty for another type.
    package let fields: [Parameter]
    /// The enums of the fields by name.
    private let enums: [String: EnumType]
    package let resolved: ResolvedParameter
    /// When the texts of the value were read from the source of its options; nil if that is not known.
    package var lookedUp: StoreTime?
    /// Whether the values are masks of a secret.
    package let isHidden: Bool
    /// Whether the secret fields of records are masks.
    private let hidesFields: Bool

    package init(
        declaration: Parameter, fields: [Parameter] = [], enums: [String: EnumType] = [:], resolved: ResolvedParameter,
        isHidden: Bool = false, hidesFields: Bool = false
    ) {
        (self.declaration, self.fields, self.enums) = (declaration, fields, enums)
        self.resolved = resolved
        (self.isHidden, self.hidesFields) = (isHidden, hidesFields)
    }

    package var name: String { declaration.name }

    /// Returns the parameters of an instance in declared order; none for an orphan and for a static widget.
    /// - Parameter revealsSecrets: Whether the texts of secrets are reported, and not masks.
    package static func list(
        _ given: ResolvedConfiguration, in schema: Schema, revealsSecrets: Bool = false
    ) -> [ParameterReport] {
        let configuration = Secrecy(schema, revealsAll: revealsSecrets).shown(given)
        let widget = schema.presentWidget(of: configuration.instance.kind)
        let intent = widget?.intent.flatMap(schema.intent(named:))
        return configuration.parameters.enumerated().compactMap { place, resolved in
            intent?.parameter(named: resolved.name, at: place).map {
                let fields = schema.recordFields(of: $0)
                return ParameterReport(
                    declaration: $0, fields: fields, enums: schema.enumerations(of: fields), resolved: resolved,
                    isHidden: $0.isSecret && !revealsSecrets, hidesFields: !revealsSecrets)
            }
        }
    }

    /// Returns the report of a field of its records; nil if there is no field at the path.
    package func field(at path: FieldPath) -> ParameterReport? {
        guard path.parameter == name, declaration.type.isList == (path.slot != nil),
            var field = fields.first(where: { $0.name == path.field })
        else { return nil }
        let isHidden = resolved.records?.isHidden(path.field, slot: path.slot) ?? false
        let (effective, standard) = (
            resolved.effective.field(at: path), field.literalDefault ?? resolved.records?.followedDefault(at: path)
        )
        let row = field.rowDefault(in: nil).map { FieldPath(path.parameter, slot: path.slot, field: $0.row) }
        let hasOwnValue = !isHidden && resolved.editable.field(at: path) != nil
        let origin: ValueOrigin =
            if effective == nil {
                .none
            } else if let row {
                hasOwnValue ? resolved.origin : .rowDefault(row.description)
            } else {
                effective == standard ? .definitionDefault : resolved.origin
            }
        field.name = path.description
        let misfit = resolved.stored.record(at: path.slot)?.keptMisfits[path.field]
        return ParameterReport(
            declaration: field,
            resolved: ResolvedParameter(
                name: field.name, stored: misfit?.value ?? resolved.stored.field(at: path), storedForm: nil,
                defaultValue: standard, effective: effective, origin: origin,
                marks: (isHidden ? [.hidden] : []) + marks(of: effective, at: path)),
            isHidden: field.isSecret && hidesFields)
    }

    /// Returns the marks of the options that a field has, of its own or from the field that it follows, and of what is stored.
    private func marks(of value: IntentValue?, at path: FieldPath) -> [ValueMark] {
        let chosen = (value?.slots ?? []).compactMap(\.self)
        let marked = fields.markedField(path.field, in: resolved.editable.record(at: path.slot))
        let marks = (resolved.storedForm?.marks ?? []).filter { mark in
            mark.field == marked && chosen.contains { $0.isIdentified(by: mark.identifier) }
        }
        var found = Set(marks.map { ValueMark($0.kind) })
        if resolved.stored.record(at: path.slot)?.keptMisfits[path.field] != nil { found.insert(.incompatible) }
        if let field = fields.first(where: { $0.name == path.field }) {
            if chosen.contains(where: { isUnrecognized($0, of: field) }) { found.insert(.unrecognized) }
            let disabled = field.disabledOptions
            if chosen.contains(where: { value in disabled.contains { $0.isChosen(by: value) } }) {
                found.insert(.disabled)
            }
        }
        return found.sorted { $0.rank < $1.rank }
    }

    private func isUnrecognized(_ value: IntentValue, of field: Parameter) -> Bool {
        guard case .enumeration(let type) = field.type.element, case .enumeration(let name) = value else {
            return false
        }
        return enums[type]?.enumCase(named: name) == nil
    }
}

extension ParameterReport {
    /// The wire form of the effective value, without the empty slots of a list. No value is null, or an empty list.
    package var effectiveWire: JSONValue {
        let value = declaration.declaredPart(of: resolved.effective)
        return wire(of: declaration.type.isList ? .list((value?.slots ?? []).filter { $0 != nil }) : value)
    }

    /// The value with its origin, the stored value, the default and the marks. In contrast to ``effectiveWire``, empty slots
    /// are null.
    package var explanationJSON: JSONObject {
        if isHidden { return hiddenJSON }
        var object: JSONObject = [
            "type": .string(declaration.type.tag),
            "value": wire(of: declaration.declaredPart(of: resolved.effective)),
            "origin": .string(resolved.origin.jsonName),
            "stored": wire(of: resolved.stored),
            "default": wire(of: resolved.defaultValue),
            "marks": .array(resolved.marks.map { .string($0.jsonName) }),
        ]
        object["sourceInstance"] = resolved.origin.instance.map { .string($0.text) }
        object["defaultRow"] = resolved.origin.row.map { .string($0) }
        if let tail = resolved.marks.lazy.compactMap(\.tailCount).first { object["tail"] = .integer(tail) }
        if resolved.isDefaultIncomplete { object["isDefaultIncomplete"] = true }
        object["policy"] = resolved.policy?.json
        if let lookedUp { object["lookedUp"] = .string(lookedUp.text) }
        if let differingForm { object["storedForm"] = differingForm.json }
        return object
    }

    /// What is reported of a secret: whether it is set, and from where.
    private var hiddenJSON: JSONObject {
        var object: JSONObject = [
            "type": .string(declaration.type.tag), "isSecret": true, "isSet": .boolean(resolved.effective != nil),
            "origin": .string(resolved.origin.jsonName),
            "marks": .array(resolved.marks.map { .string($0.jsonName) }),
        ]
        object["sourceInstance"] = resolved.origin.instance.map { .string($0.text) }
        object["policy"] = resolved.policy?.json
        return object
    }

    /// The stored value if it was migrated or is incompatible; nil for other values.
    package var differingForm: StoredValue? {
        Set(resolved.marks).isDisjoint(with: [.migrated, .incompatible]) ? nil : resolved.storedForm
    }

    /// The wire form without hidden secrets.
    private func wire(of value: IntentValue?) -> JSONValue {
        let hidden = hidesFields ? Set(fields.filter(\.isSecret).map(\.name)) : []
        return value.map { declaration.type.wire(for: $0.mapSecrets(hidden) { _ in nil }) } ?? .null
    }
}

extension ValueMark {
    /// The number of values of a tail; nil for other marks.
    package var tailCount: Int? {
        if case .tail(let count) = self { count } else { nil }
    }
}

extension EditOutcome {
    /// Returns the document of an edit.
    /// - Parameter texts: The language of messages; nil for English.
    package func json(of id: InstanceID, in texts: TextCatalog? = nil) -> JSONValue {
        var object: JSONObject = [
            "edit": 1,
            "id": .string(id.text),
            "revision": .integer(revision),
            "changed": .array(changed.map(JSONValue.string)),
            "reset": .array(reset.map(JSONValue.string)),
            "warnings": .array(warnings.map(JSONValue.string)),
        ]
        if !missingDefaults.isEmpty { object["missingDefaults"] = missingDefaults.json(in: texts) }
        return .object(object)
    }
}

extension [MissingDefault] {
    /// Returns one object for each default: the parameter, why it is missing, and what happens next.
    package func json(in texts: TextCatalog? = nil) -> JSONValue {
        .array(
            map { lack in
                [
                    "parameter": .string(lack.parameter), "code": .string(lack.failure.code.description),
                    "message": .string(texts?.string(lack.text) ?? lack.message),
                ]
            })
    }
}

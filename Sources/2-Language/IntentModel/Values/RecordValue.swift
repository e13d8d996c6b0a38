import IntentSystem

/// The values of the fields of a type, which users enter.
public struct RecordValue: Hashable, Sendable {
    /// The values by the declared names of their fields. A field without a value is absent.
    public var values: [String: IntentValue]
    /// Stored members that the type does not declare; they are written back unchanged.
    package var unknownMembers = JSONObject()
    /// Stored values that do not fit, by the declared names of their fields; see ``keptMisfits``.
    package var misfits: [String: Misfit] = [:]
    /// Whether it was read from what former names or types of its fields had.
    package var isMigrated = false

    public init(_ values: [String: IntentValue] = [:]) {
        self.values = values
    }
}

extension IntentValue {
    /// Returns a value in which records are changed: the value itself, or those in the slots of a list.
    /// - Parameter change: It is called with the slot of a record, 0 for a single one.
    package func mapRecords(_ change: (Int, inout RecordValue) -> Void) -> IntentValue {
        func changed(_ value: IntentValue, _ slot: Int) -> IntentValue {
            guard case .record(var record) = value else { return value }
            change(slot, &record)
            return .record(record)
        }
        guard case .list(let slots) = self else { return changed(self, 0) }
        return .list(slots.enumerated().map { index, slot in slot.map { changed($0, index) } })
    }
}

extension RecordValue {
    /// Returns whether both records have the same values, whose texts have the same bytes, however they were read.
    public static func == (first: RecordValue, second: RecordValue) -> Bool {
        first.values == second.values && first.unknownMembers == second.unknownMembers
            && first.misfits == second.misfits
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension RecordValue {
    /// The wire form: all fields sorted by name.
    package var wire: JSONObject {
        let kept = keptMisfits
        let unknown = unknownMembers.members.filter { values[$0.key] == nil && kept[$0.key] == nil }
        let own = values.filter { kept[$0.key] == nil }.map { JSONObject.Member(key: $0.key, value: $0.value.wire) }
        let misfits = kept.map { JSONObject.Member(key: $0.key, value: $0.value.json) }
        return JSONObject(uniqueMembers: (own + misfits + unknown).sorted { $0.key < $1.key })
    }

    /// The wire form as text, which is the literal of the record.
    package var text: String { JSONValue.object(wire).rendered() }
}

extension RecordValue {
    /// Sets a field of a type; nil sets its default.
    package mutating func set(_ value: IntentValue?, of field: Parameter, in type: ObjectType) {
        guard type.isUnion else {
            values[field.name] = value.map(field.withTexts) ?? field.literalDefault
            misfits[field.name] = nil
            return
        }
        self = type.value(value, of: field, replacing: self)
    }
}

extension RecordValue {
    /// Sets the fields whose options a changed field selects to their defaults, and what depends on these in turn.
    /// - Parameters:
    ///   - named: The fields that the same edit sets.
    ///   - context: What the fields depend on besides their record; nil if no field follows another one.
    package mutating func resetChildren(
        of field: String, in type: ObjectType, since former: RecordValue, except named: Set<String> = [],
        context: FieldContext?
    ) {
        let selecting = type.recordFields.map { (child: $0, siblings: type.siblings(of: $0)) }
            .filter { !$0.siblings.isEmpty }
        if selecting.isEmpty { return }
        var kept = named.union([field])
        let before = context?.inEffect(former).completed ?? former
        while true {
            let after = context?.inEffect(self).completed ?? self
            let children = selecting.filter { child, siblings in
                !kept.contains(child.name) && siblings.contains { before.choice(of: $0) != after.choice(of: $0) }
            }
            if children.isEmpty { return }
            for (child, _) in children {
                set(nil, of: child, in: type)
                kept.insert(child.name)
            }
        }
    }

    /// The identifiers of what is chosen in a field.
    private func choice(of field: String) -> [ExactText?] { (values[field]?.slots ?? []).map { $0?.optionKey } }
}

extension WireReader {
    /// Reads a record from the text of its JSON.
    func record(of typeName: String, fromText text: String) throws(ValueTextError) -> RecordValue {
        let json: JSONValue
        do { json = try JSONValue(parsing: text) } catch {
            throw ValueTextError(UserText("a record is written as JSON, such as \(example(of: typeName))"))
        }
        // Without a declaration, as in SiriKit's classes, the record is kept as it is.
        let keepsMismatches = schema.type(named: typeName) == nil
        do {
            return try WireReader(schema: schema, keepsMismatches: keepsMismatches).record(of: typeName, json)
        } catch {
            throw ValueTextError(UserText(verbatim: error.description), suggestion: error.suggestion)
        }
    }

    private func example(of typeName: String) -> String {
        let name = schema.type(named: typeName)?.recordFields.first?.name ?? "field"
        return "{\"\(name)\":…}"
    }

    /// Reads a record. A field that is absent or null has its default, and so has one whose stored value does not fit.
    func record(of typeName: String, _ json: JSONValue) throws(WireError) -> RecordValue {
        guard let object = json.objectValue else { throw WireError(expected: "an object with fields", found: json) }
        var members = object.members
        var record = RecordValue()
        let fields = schema.type(named: typeName)?.recordFields ?? []
        for index in fields.indices {
            let name = fields[index].name
            record.values[name] = fields[index].literalDefault
            guard let place = members.firstIndex(of: fields[index]) else { continue }
            let member = members.remove(at: place)
            if member.key != name { record.isMigrated = true }
            if member.value == .null { continue }
            do {
                try read(member.value, as: fields[index], into: &record)
            } catch {
                guard keepsMismatches else { throw error.inside(member: member.key) }
                record.setAside(member.value, of: fields[index])
            }
        }
        if !keepsMismatches, let unknown = members.first {
            throw WireError(
                "'\(unknown.key)' is not a field of \(typeName)",
                suggestion: NearMatch.best(for: unknown.key, in: fields.map(\.name)))
        }
        record.unknownMembers = JSONObject(uniqueMembers: members)
        return record
    }

    /// Reads the value of a field or member.
    func read(_ json: JSONValue, as field: Parameter, into record: inout RecordValue) throws(WireError) {
        let member = try member(of: field.type, from: json)
        if member.isConverted { record.isMigrated = true }
        guard let value = member.value else { return }
        record.values[field.name] = keepsMismatches ? value : field.withTexts(value)
    }
}

extension [JSONObject.Member] {
    /// The index of the member with the name of the declaration, or else with one of its former names.
    func firstIndex(of declaration: some Renamable) -> Int? {
        firstIndex { $0.key == declaration.name }
            ?? declaration.formerNames.lazy.compactMap { name in firstIndex { $0.key == name } }.first
    }
}

extension ObjectType {
    /// A record with the defaults of its fields; of a union, no value, because its member is not chosen.
    package var newRecord: RecordValue {
        var record = RecordValue()
        if isUnion { return record }
        for index in recordFields.indices {
            record.values[recordFields[index].name] = recordFields[index].literalDefault
        }
        return record
    }
}

extension Parameter {
    /// Returns the value of a field with the texts of the options that its objects are.
    package func withTexts(_ value: IntentValue) -> IntentValue {
        guard type.element.isObject, case .listed(let options) = options else { return value }
        if case .list(let slots) = value { return .list(slots.map { $0.map(withTexts) }) }
        guard let option = options.first(where: { $0.isChosen(by: value) }) else { return value }
        return option.item(of: type.element, locale: option.title.language).value
    }

    /// The default of a field, which a definition states; nil if it has none, or one that follows another field.
    package var literalDefault: IntentValue? {
        switch defaultRule {
        case .value(let value)?: return value
        case .options(let identifiers)?:
            guard case .listed(let options) = options else { return nil }
            let values = identifiers.compactMap { identifier in
                options.first { $0.identifier.isExactly(identifier) }?
                    .item(of: type.element, locale: options.first?.title.language ?? "en").value
            }
            return type.isList ? .list(values) : values.first
        default: return nil
        }
    }
}

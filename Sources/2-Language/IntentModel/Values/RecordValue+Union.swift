import IntentSystem

/// Unions: a value of one of several types is a record in which one member has a value, `{"album": …}`.
extension RecordValue {
    /// The chosen member of a union; nil before one is chosen. Its value is absent, and null in JSON, until it is entered.
    package var chosenMember: String? { values.keys.first ?? unknownMembers.members.first?.key }

    /// Creates the value of a union whose member is chosen and has no value yet.
    fileprivate init(choosing member: String) {
        self.init()
        unknownMembers = JSONObject(uniqueMembers: [JSONObject.Member(key: member, value: .null)])
    }
}

extension ObjectType {
    /// The name of the row in which users choose the member of a union, such as `source.type`. No member can have it.
    package static let memberChoice = "type"

    /// The choice of the member of a union, as a parameter whose options are the names of the members.
    package var memberChoice: Parameter {
        var choice = Parameter(
            name: Self.memberChoice, swiftName: Self.memberChoice, title: LocalizedText("Type", language: "en"),
            type: ValueType(.string))
        choice.options = .listed(
            recordFields.map { member in
                ListedOption(identifier: member.name, scalar: .string(member.name), title: member.title)
            })
        return choice
    }

    /// Returns the name of a member that a list of types declares.
    package static func memberName(ofType name: String) -> String { SwiftName.lowerCamel(name) }

    /// Returns a field of records, or a member of a union or the choice of it; nil if there is none with the name.
    package func field(named name: String) -> Parameter? {
        if isUnion, name == Self.memberChoice { return memberChoice }
        return recordFields.first { $0.name == name }
    }

    /// Returns the only member of a union that has a type; nil if there is none or several.
    package func member(of element: ElementType) -> Parameter? {
        let members = recordFields.filter { isUnion && $0.type.element == element }
        return members.count == 1 ? members.first : nil
    }

    /// Returns the value of a union in which a member has a value, or in which another member is chosen.
    /// - Parameter former: The value before the change.
    func value(_ value: IntentValue?, of field: Parameter, replacing former: RecordValue) -> RecordValue {
        guard field.name == Self.memberChoice else {
            guard let value = value ?? field.literalDefault else { return RecordValue(choosing: field.name) }
            return RecordValue([field.name: field.withTexts(value)])
        }
        guard case .string(let name)? = value else { return RecordValue() }
        // A member that is not declared is refused where the value is checked.
        guard let member = recordFields.first(where: { $0.name == name }) else {
            return RecordValue([name: .string("")])
        }
        if former.chosenMember.isExactly(name) { return former }
        guard let first = member.firstValue else { return RecordValue(choosing: name) }
        return RecordValue([name: first])
    }
}

extension Schema {
    /// Returns the names that a list of types gives to a member of a type: by its present name and the former ones.
    package func memberNames(of type: ElementType) -> [String] {
        var names = [type.name]
        switch type {
        case .enumeration(let name): names += enumeration(named: name)?.formerNames ?? []
        case .object(let name): names += self.type(named: name)?.formerNames ?? []
        default: break
        }
        return names.map(ObjectType.memberName)
    }
}

extension Parameter {
    /// The value that a member has when it is chosen: its default, or for a Boolean, whose control always shows a value, false.
    fileprivate var firstValue: IntentValue? { literalDefault ?? (type.element == .boolean ? .boolean(false) : nil) }

    /// The identifiers of the declared options or cases.
    fileprivate func declaredIdentifiers(in schema: Schema) -> [String] {
        switch (options, type.element) {
        case (.listed(let options), _): options.map(\.identifier)
        case (_, .enumeration(let name)): schema.enumeration(named: name)?.cases.map(\.name) ?? []
        default: []
        }
    }

    /// Whether the type refuses most texts, so that one that it accepts probably means a value of it. An address has a scheme.
    fileprivate func distinguishes(_ text: String) -> Bool {
        switch type.element {
        case .string, .file, .person, .placemark, .object, .anyObject, .record, .union, .enumeration, .system,
            .paymentMethod:
            false
        case .url: text.utf8.contains(UInt8(ascii: ":"))
        case .integer, .decimal, .boolean, .timeInterval, .dateComponents, .currencyAmount, .color, .measurement: true
        }
    }

    /// Returns the value that the identifier of one of the declared options or cases is; nil if there is none.
    fileprivate func declaredValue(_ text: String, in schema: Schema) -> IntentValue? {
        switch (options, type.element) {
        case (.listed(let options), _):
            guard options.contains(where: { $0.identifier.isExactly(text) }),
                let value = try? type.value(fromText: text, in: schema)
            else { return nil }
            return withTexts(value)
        case (_, .enumeration(let name)):
            return schema.enumeration(named: name)?.enumCase(named: text).map { .enumeration($0.name) }
        default: return nil
        }
    }
}

extension WireReader {
    /// Reads the value of a union from the text of its JSON, or from the identifier of an option or a case that only one of its
    /// members has.
    func union(of typeName: String, fromText text: String) throws(ValueTextError) -> RecordValue {
        let members = schema.type(named: typeName)?.recordFields ?? []
        guard let json = try? JSONValue(parsing: text), json.objectValue != nil else {
            let found = members.compactMap { member in
                member.declaredValue(text, in: schema).map { (name: member.name, value: $0) }
            }
            if let only = found.first, found.count == 1 { return RecordValue([only.name: only.value]) }
            if found.count > 1 {
                throw ValueTextError(
                    UserText(
                        "'\(text)' can be \(found.map(\.name).shortList); write JSON such as \(example(of: found[0].name))"
                    ))
            }
            let names = members.map(\.name)
            throw ValueTextError(
                UserText(
                    "'\(text)' is not an option of \(names.shortList); write JSON such as \(example(of: names.first ?? "member"))"
                ), suggestion: suggestion(for: text, among: members))
        }
        // Without a declaration, as in SiriKit's classes, the value is kept as it is.
        let keepsMismatches = schema.type(named: typeName) == nil
        do {
            return try WireReader(schema: schema, keepsMismatches: keepsMismatches).union(of: typeName, json)
        } catch {
            throw ValueTextError(UserText(verbatim: error.description), suggestion: error.suggestion)
        }
    }

    /// The most similar option, or else the JSON of the only member that has no options and whose type reads the text.
    private func suggestion(for text: String, among members: [Parameter]) -> String? {
        if let near = NearMatch.best(for: text, in: members.flatMap { $0.declaredIdentifiers(in: schema) }) {
            return near
        }
        let readings = members.compactMap { member -> JSONValue? in
            guard member.options == .free, member.distinguishes(text),
                let value = try? member.type.value(fromText: text, in: schema, unit: member.settings.defaultUnit)
            else { return nil }
            return [member.name: value.wire]
        }
        return readings.count == 1 ? readings.first?.rendered() : nil
    }

    private func example(of member: String) -> String { "{\"\(member)\":…}" }

    /// Reads the value of a union: an object with one member, which is declared.
    func union(of typeName: String, _ json: JSONValue) throws(WireError) -> RecordValue {
        guard let object = json.objectValue else { throw WireError(expected: "an object with one member", found: json) }
        var record = RecordValue()
        guard let type = schema.type(named: typeName) else {
            record.unknownMembers = object
            return record
        }
        // A draft can contain a value whose type is not chosen yet.
        if object.members.isEmpty, keepsMismatches { return record }
        let names = type.recordFields.map(\.name)
        guard object.members.count == 1, let member = object.members.first else {
            throw WireError("a value of '\(typeName)' has one of the members \(names.joined(separator: ", "))")
        }
        guard let field = type.recordFields.first(where: { [member].firstIndex(of: $0) != nil }) else {
            throw WireError(
                "'\(member.key)' is not a member of '\(typeName)', which has \(names.joined(separator: ", "))",
                suggestion: NearMatch.best(for: member.key, in: names))
        }
        if member.value == .null, keepsMismatches { return RecordValue(choosing: field.name) }
        do { try read(member.value, as: field, into: &record) } catch { throw error.inside(member: member.key) }
        if record.values.isEmpty { record = RecordValue(choosing: field.name) }
        if member.key != field.name { record.isMigrated = true }
        return record
    }
}

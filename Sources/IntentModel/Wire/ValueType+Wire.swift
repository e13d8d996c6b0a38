extension ValueType {
    /// Reads a value from its wire form, as the store and exports hold it.
    ///
    /// A list is an array with null for an empty slot. An object may be given as a string, its identifier; a file as
    /// its path, a person and a place as their names. A case's or a property's former name is read as its present
    /// one. Cases are not judged: one that no declaration knows
    /// is kept. Nor are a parameter's own rules, see ``Parameter``.
    /// - Parameters:
    ///   - json: What was read.
    ///   - schema: Where the types' properties are declared.
    ///   - keepingMismatches: Whether members of an object that its type does not know, or that do not fit their
    ///     property, stay in ``ObjectValue/unknownProperties`` (of the other values in `unknownMembers`), as a newer definition's value needs it; else they
    ///     are errors, as in what a person wrote.
    package func value(
        fromWire json: JSONValue, in schema: Schema, keepingMismatches: Bool = true
    ) throws(WireError) -> IntentValue {
        try WireReader(schema: schema, keepsMismatches: keepingMismatches).value(of: self, from: json)
    }

    /// The wire form of a value of this type. For a list type a single value is a list of itself.
    package func wire(for value: IntentValue) -> JSONValue {
        isList ? IntentValue.list(value.slots).wire : value.wire
    }
}

extension IntentValue {
    /// The wire form, which tells little of the type: a reader needs that too.
    package var wire: JSONValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): .number(value)
        case .string(let text), .url(let text), .enumeration(let text): .string(text)
        case .timeInterval(let duration): duration.wire
        case .measurement(let measurement):
            ["value": .number(measurement.value), "unit": .string(measurement.unit)]
        case .dateComponents(let value): .string(value.text)
        case .file(let file): file.wire
        case .person(let person): person.wire
        case .placemark(let place): place.wire
        case .currencyAmount(let amount): amount.wire
        case .paymentMethod(let method): method.wire
        case .object(let object): .object(object.wire)
        case .list(let slots): .array(slots.map { $0?.wire ?? .null })
        }
    }
}

extension Duration {
    fileprivate var wire: JSONValue {
        components.attoseconds == 0 ? .integer(Int(components.seconds)) : .number(seconds)
    }
}

extension ObjectValue {
    /// Built-in members in their usual order, then own and unknown properties by name.
    package var wire: JSONObject {
        var members = [member("identifier", .string(identifier)), member("displayString", .string(displayString))]
        if let subtitleString { members.append(member("subtitleString", .string(subtitleString))) }
        if let displayImage { members.append(member("displayImage", displayImage.wire)) }
        if let pronunciationHint { members.append(member("pronunciationHint", .string(pronunciationHint))) }
        if !alternativeSpeakableMatches.isEmpty {
            let matches = alternativeSpeakableMatches.map(JSONValue.string)
            members.append(member("alternativeSpeakableMatches", .array(matches)))
        }
        let unknown = unknownProperties.members.filter { properties[$0.key] == nil }
        let own = properties.map { member($0.key, $0.value.wire) }
        return JSONObject(uniqueMembers: members + (own + unknown).sorted { $0.key < $1.key })
    }

    private func member(_ key: String, _ value: JSONValue) -> JSONObject.Member {
        JSONObject.Member(key: key, value: value)
    }
}

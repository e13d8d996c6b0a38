extension IntentValue {
    /// The value in the JSON of a schema.
    ///
    /// Unlike the wire form it includes the type, because the value of a condition is read before its parameter.
    package var literalJSON: JSONValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): ["decimal": .number(value)]
        case .string(let text): .string(text)
        case .url(let text): ["url": .string(text)]
        case .timeInterval(let duration): ["seconds": .string(duration.secondsText)]
        case .measurement(let measurement): ["number": .number(measurement.value), "unit": .string(measurement.unit)]
        case .enumeration(let name): ["case": .string(name)]
        case .dateComponents(let value): ["date": .string(value.text)]
        case .file(let file): ["file": file.wire]
        case .person(let person): ["person": person.wire]
        case .placemark(let place): ["placemark": place.wire]
        case .currencyAmount(let amount): ["currencyAmount": amount.wire]
        case .paymentMethod(let method): ["paymentMethod": method.wire]
        case .object(let object): ["object": object.literalJSON]
        case .list(let slots): .array(slots.map { $0?.literalJSON ?? .null })
        }
    }
}

extension IntentValue {
    /// Reads a value from the form of ``literalJSON``.
    /// - Throws: ``SchemaDecodingError`` if it is not such a value.
    package init(literalJSON json: JSONValue) throws(SchemaDecodingError) {
        self = try SchemaNode(json: json, path: "value", language: "en").literal()
    }
}

extension [String: IntentValue] {
    var literalJSON: JSONValue {
        let members = sorted { $0.key < $1.key }
            .map { JSONObject.Member(key: $0.key, value: $0.value.literalJSON) }
        return .object(JSONObject(uniqueMembers: members))
    }
}

extension ObjectValue {
    fileprivate var literalJSON: JSONValue {
        var texts = self
        texts.properties = [:]
        texts.unknownProperties = JSONObject()
        var object = texts.wire
        if !properties.isEmpty { object["properties"] = properties.literalJSON }
        return .object(object)
    }
}

extension SchemaFields {
    mutating func literal(_ key: String) throws(SchemaDecodingError) -> IntentValue? {
        try remove(key)?.literal()
    }
}

extension SchemaNode {
    func literals() throws(SchemaDecodingError) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for (key, node) in try members() { values[key] = try node.literal() }
        return values
    }

    func literal() throws(SchemaDecodingError) -> IntentValue {
        switch json {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .string(let text): .string(text)
        case .array:
            .list(
                try list { node throws(SchemaDecodingError) in node.json == .null ? nil : try node.literal() })
        case .object: try fields { fields throws(SchemaDecodingError) in try fields.taggedLiteral() }
        case .null, .number: throw error("a value is expected, not \(json.kindPhrase)")
        }
    }
}

extension SchemaFields {
    fileprivate mutating func taggedLiteral() throws(SchemaDecodingError) -> IntentValue {
        if let node = remove("decimal") { return .decimal(try node.number()) }
        if let node = remove("url") { return .url(try node.text()) }
        if let node = remove("case") { return .enumeration(try node.text()) }
        if let node = remove("seconds") {
            guard let duration = Duration(decimalSeconds: try node.text()) else {
                throw node.error("seconds as decimal text are expected")
            }
            return .timeInterval(duration)
        }
        if let node = remove("number") {
            return .measurement(MeasurementValue(value: try node.number(), unit: try text("unit")))
        }
        if let value = try wireLiteral() { return value }
        return .object(try required("object").objectLiteral())
    }

    /// Reads a literal in the wire form of the type that the key names.
    private mutating func wireLiteral() throws(SchemaDecodingError) -> IntentValue? {
        if let node = remove("date") {
            let text = try node.text()
            do { return .dateComponents(try DateComponentsValue.literal(text)) } catch {
                throw node.error(error.message)
            }
        }
        if let node = remove("file") { return try node.wireLiteral(.file) }
        if let node = remove("person") { return try node.wireLiteral(.person) }
        if let node = remove("placemark") { return try node.wireLiteral(.placemark) }
        if let node = remove("currencyAmount") { return try node.wireLiteral(.currencyAmount) }
        if let node = remove("paymentMethod") { return try node.wireLiteral(.paymentMethod) }
        return nil
    }
}

extension SchemaNode {
    fileprivate func wireLiteral(_ type: ElementType) throws(SchemaDecodingError) -> IntentValue {
        do {
            return try WireReader(schema: Schema(), keepsMismatches: true).value(of: type, from: json)
        } catch { throw self.error(error.description) }
    }

    fileprivate func objectLiteral() throws(SchemaDecodingError) -> ObjectValue {
        let members = try self.members()
        let texts = JSONObject(
            uniqueMembers: members.filter { $0.key != "properties" }
                .map { JSONObject.Member(key: $0.key, value: $0.node.json) })
        var object: ObjectValue
        do {
            object = try WireReader(schema: Schema(), keepsMismatches: false).object(of: "", .object(texts))
        } catch { throw self.error(error.description) }
        for (key, node) in members where key == "properties" { object.properties = try node.literals() }
        return object
    }
}

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
    var literalJSON: JSONValue {
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
        case .null, .number, .digits: throw error("a value is expected, not \(json.kindPhrase)")
        }
    }
}

extension SchemaFields {
    fileprivate mutating func taggedLiteral() throws(SchemaDecodingError) -> IntentValue {
        if let node = remove("decimal") { return .decimal(try node.number()) }
        if let node = remove("url") { return .url(try node.text()) }
        if let node = remove("case") { return .enumeration(try node.text()) }
        if let node = remove("seconds") {
            return .timeInterval(try node.literal(Duration.init(decimalSeconds:)))
        }
        if let node = remove("number") {
            return .measurement(MeasurementValue(value: try node.number(), unit: try text("unit")))
        }
        if let value = try wireLiteral() { return value }
        if let node = remove("record") { return .record(RecordValue(try node.literals())) }
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
        for (member, type) in ElementKind.structured {
            if let node = remove(member) { return try node.wireLiteral(type) }
        }
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

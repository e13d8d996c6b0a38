extension InstanceDocument {
    /// Reads a document. Members that it does not know are passed over.
    /// - Throws: ``EngineError`` with code `wrongDocument`, which names the place: `instances[2].values.size.type`.
    public init(parsing bytes: [UInt8]) throws(EngineError) {
        let json: JSONValue
        do {
            // As deep as a store takes a value, and what is around it.
            json = try JSONValue(parsing: bytes, depthLimit: 512)
        } catch {
            throw EngineError.wrongDocument("this is no JSON: \(error)")
        }
        try self.init(json: json)
    }

    /// Reads a document, see ``init(parsing:)``.
    public init(json: JSONValue) throws(EngineError) {
        guard let version = json["export"] else {
            throw EngineError.wrongDocument("this is no document of exported instances: it has no 'export'")
        }
        guard version.integerValue == InstanceDocument.version else {
            let found = version.integerValue.map(String.init) ?? version.kindPhrase
            throw EngineError.wrongDocument(
                "the document is of version \(found); this program reads version \(InstanceDocument.version)")
        }
        let document = DocumentNode(json, "")
        group = try document.optionalText("group")
        var instances: [StoredInstance] = []
        var ids: Set<InstanceID> = []
        for node in try document.elements("instances") {
            let instance = try node.instance()
            guard ids.insert(instance.id).inserted else {
                throw EngineError.wrongDocument("\(node.path).id repeats '\(instance.id)'")
            }
            instances.append(instance)
        }
        self.instances = instances
    }
}

/// One value of the document, and where it is.
private struct DocumentNode {
    let json: JSONValue
    let path: String

    init(_ json: JSONValue, _ path: String) {
        self.json = json
        self.path = path
    }

    func instance() throws(EngineError) -> StoredInstance {
        let text = try text("id")
        guard let id = InstanceID(text) else { throw wrong("id", "is no instance's id") }
        return StoredInstance(
            id: id, kind: WidgetKind(try self.text("kind")), family: try self.text("family"),
            intent: try optionalText("intent"), values: try values("values"), defaults: try values("defaults"))
    }

    /// Values by name; none where the member is missing.
    private func values(_ key: String) throws(EngineError) -> [String: StoredValue] {
        guard let member = json[key] else { return [:] }
        guard let object = member.objectValue else { throw expected("an object", key) }
        var values: [String: StoredValue] = [:]
        for member in object.members {
            values[member.key] = try DocumentNode(member.value, place(key) + "." + member.key).value()
        }
        return values
    }

    private func value() throws(EngineError) -> StoredValue {
        guard let wire = json["value"] else { throw expected("a value", "value") }
        var marks: [StoredMark] = []
        if json["marks"] != nil {
            for node in try elements("marks") {
                guard let kind = StoredMark.Kind(rawValue: try node.text("mark")) else {
                    throw node.wrong("mark", "is none of vanished, unchecked")
                }
                marks.append(StoredMark(kind, identifier: try node.text("identifier")))
            }
        }
        return StoredValue(type: try text("type"), wire: wire, marks: marks)
    }

    func elements(_ key: String) throws(EngineError) -> [DocumentNode] {
        guard let elements = json[key]?.arrayValue else { throw expected("an array", key) }
        return elements.enumerated().map { DocumentNode($1, "\(place(key))[\($0)]") }
    }

    func text(_ key: String) throws(EngineError) -> String {
        guard let text = json[key]?.stringValue else { throw expected("a string", key) }
        return text
    }

    func optionalText(_ key: String) throws(EngineError) -> String? {
        guard let member = json[key], member != .null else { return nil }
        return try text(key)
    }

    private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    private func expected(_ what: String, _ key: String) -> EngineError {
        wrong(key, json[key].map { "is \($0.kindPhrase), not \(what)" } ?? "is missing; it has to be \(what)")
    }

    private func wrong(_ key: String, _ phrase: String) -> EngineError {
        .wrongDocument("\(place(key)) \(phrase)")
    }
}

extension EngineError {
    fileprivate static func wrongDocument(_ message: String) -> EngineError {
        EngineError([Problem(.wrongDocument, message)])
    }
}

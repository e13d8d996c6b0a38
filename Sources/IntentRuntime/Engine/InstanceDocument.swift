/// Instances outside a store: the versioned JSON document that `export` writes and `import` reads.
///
/// ```json
/// { "export": 1, "group": "group.example", "instances": [
///   { "id": "k3x9w2ab", "kind": "com.example.car", "family": "systemMedium", "intent": "WidgetConfig",
///     "values": { "labelSize": { "type": "Integer", "value": 16 } }, "defaults": {} } ] }
/// ```
///
/// Values are in their wire form, with the type with which they were stored and their marks. Equal instances produce
/// equal bytes, because values are sorted by name. The document does not contain the history, revisions, or removed
/// instances.
public struct InstanceDocument: Hashable, Sendable {
    /// The version of the format that this program writes, and the only one that it reads.
    public static let version = 1

    /// The group of the definitions of the instances, for information; nil if it is not known.
    public var group: String?
    /// The instances in the order in which they were placed, with unique identifiers. Their revisions are ignored.
    public var instances: [StoredInstance]

    /// Creates a document.
    public init(group: String? = nil, instances: [StoredInstance]) {
        self.group = group
        self.instances = instances
    }
}

extension InstanceDocument {
    /// The document as JSON.
    public var json: JSONValue {
        var object: JSONObject = ["export": .integer(InstanceDocument.version)]
        if let group { object["group"] = .string(group) }
        object["instances"] = .array(instances.map(InstanceDocument.json))
        return .object(object)
    }

    private static func json(of instance: StoredInstance) -> JSONValue {
        [
            "id": .string(instance.id.text),
            "kind": .string(instance.kind.name),
            "family": .string(instance.family),
            "intent": instance.intent.map(JSONValue.string) ?? .null,
            "values": json(of: instance.values),
            "defaults": json(of: instance.defaults),
        ]
    }

    private static func json(of values: [String: StoredValue]) -> JSONValue {
        let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .object(JSONObject(uniqueMembers: sorted.map { JSONObject.Member(key: $0, value: json(of: $1)) }))
    }

    private static func json(of value: StoredValue) -> JSONValue {
        var object: JSONObject = ["type": .string(value.type), "value": value.wire]
        if !value.marks.isEmpty {
            object["marks"] = .array(
                value.marks.map { ["mark": .string($0.kind.rawValue), "identifier": .string($0.identifier)] })
        }
        return .object(object)
    }
}

extension InstanceDocument {
    /// Parses a document. Unknown members are ignored.
    /// - Throws: ``EngineError`` with code `wrongDocument` and a message that names the location, such as
    ///   `instances[2].values.size.type`.
    public init(parsing bytes: [UInt8]) throws(EngineError) {
        let json: JSONValue
        do {
            // The maximum depth of a stored value and of the members around it.
            json = try JSONValue(parsing: bytes, depthLimit: 512)
        } catch {
            throw EngineError.wrongDocument("invalid JSON: \(error)")
        }
        try self.init(json: json)
    }

    /// Reads a document; see ``init(parsing:)``.
    public init(json: JSONValue) throws(EngineError) {
        guard let version = json["export"] else {
            throw EngineError.wrongDocument("not a document of exported instances: 'export' is missing")
        }
        guard version.integerValue == InstanceDocument.version else {
            let found = version.integerValue.map(String.init) ?? "(\(version.kindPhrase))"
            throw EngineError.wrongDocument(
                "unsupported document version \(found); this program reads version \(InstanceDocument.version)")
        }
        let document = DocumentNode(json, "")
        group = try document.optionalText("group")
        var instances: [StoredInstance] = []
        var ids: Set<InstanceID> = []
        for node in try document.elements("instances") {
            let instance = try node.instance()
            guard ids.insert(instance.id).inserted else {
                throw EngineError.wrongDocument("\(node.path).id: duplicate identifier '\(instance.id)'")
            }
            instances.append(instance)
        }
        self.instances = instances
    }
}

/// A value of the document and its location.
private struct DocumentNode {
    let json: JSONValue
    let path: String

    init(_ json: JSONValue, _ path: String) {
        self.json = json
        self.path = path
    }

    func instance() throws(EngineError) -> StoredInstance {
        let text = try text("id")
        guard let id = InstanceID(text) else { throw wrong("id", "is not a valid instance identifier") }
        return StoredInstance(
            id: id, kind: WidgetKind(try self.text("kind")), family: try self.text("family"),
            intent: try optionalText("intent"), values: try values("values"), defaults: try values("defaults"))
    }

    /// Returns the values by name, or none if the member is missing.
    private func values(_ key: String) throws(EngineError) -> [String: StoredValue] {
        guard let member = json[key] else { return [:] }
        guard let object = member.objectValue else { throw expected("an object", key) }
        var values: [String: StoredValue] = [:]
        for member in object.members {
            values[member.key] = try DocumentNode(member.value, path(to: key) + "." + member.key).value()
        }
        return values
    }

    private func value() throws(EngineError) -> StoredValue {
        guard let wire = json["value"] else { throw expected("a value", "value") }
        var marks: [StoredMark] = []
        if json["marks"] != nil {
            for node in try elements("marks") {
                guard let kind = StoredMark.Kind(rawValue: try node.text("mark")) else {
                    throw node.wrong("mark", "must be 'vanished' or 'unchecked'")
                }
                marks.append(StoredMark(kind, identifier: try node.text("identifier")))
            }
        }
        return StoredValue(type: try text("type"), wire: wire, marks: marks)
    }

    func elements(_ key: String) throws(EngineError) -> [DocumentNode] {
        guard let elements = json[key]?.arrayValue else { throw expected("an array", key) }
        return elements.enumerated().map { DocumentNode($1, "\(path(to: key))[\($0)]") }
    }

    func text(_ key: String) throws(EngineError) -> String {
        guard let text = json[key]?.stringValue else { throw expected("a string", key) }
        return text
    }

    func optionalText(_ key: String) throws(EngineError) -> String? {
        guard let member = json[key], member != .null else { return nil }
        return try text(key)
    }

    private func path(to key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    private func expected(_ what: String, _ key: String) -> EngineError {
        wrong(key, json[key].map { "is \($0.kindPhrase), not \(what)" } ?? "is missing; expected \(what)")
    }

    private func wrong(_ key: String, _ phrase: String) -> EngineError {
        .wrongDocument("\(path(to: key)) \(phrase)")
    }
}

extension EngineError {
    fileprivate static func wrongDocument(_ message: String) -> EngineError {
        EngineError([Problem(.wrongDocument, message)])
    }
}

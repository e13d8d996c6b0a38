/// Instances outside a store: the versioned JSON document that `export` writes and `import` reads.
///
/// ```json
/// { "export": 1, "group": "group.example", "instances": [
///   { "id": "k3x9w2ab", "kind": "com.example.car", "family": "systemMedium", "intent": "WidgetConfig",
///     "values": { "labelSize": { "type": "Integer", "value": 16 } }, "defaults": {} } ] }
/// ```
///
/// An instance that follows another one has a member `follows` with the identifier of that one, and only its own values.
///
/// Secrets have a type such as `secret:String` and, unless they are exported, no `value`; an import keeps the stored ones.
/// Other values are in their wire form, with the type with which they were stored and their marks, and with
/// ``StoredValue/writeOrder`` if programs with older and newer definitions wrote them. Equal instances produce equal
/// bytes, because values are sorted by name. The document does not contain the history, revisions, or removed
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

    /// Returns an element of `instances`.
    static func json(of instance: StoredInstance) -> JSONValue {
        let follows = instance.follows.map { [JSONObject.Member(key: "follows", value: .string($0.text))] } ?? []
        return .object(
            JSONObject(
                uniqueMembers: [
                    JSONObject.Member(key: "id", value: .string(instance.id.text)),
                    JSONObject.Member(key: "kind", value: .string(instance.kind.name)),
                    JSONObject.Member(key: "family", value: .string(instance.family.rawValue)),
                    JSONObject.Member(key: "intent", value: instance.intent.map(JSONValue.string) ?? .null),
                ] + follows + [
                    JSONObject.Member(key: "values", value: json(of: instance.values)),
                    JSONObject.Member(key: "defaults", value: json(of: instance.defaults)),
                ]))
    }

    private static func json(of values: [String: StoredValue]) -> JSONValue {
        let sorted = values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .object(JSONObject(uniqueMembers: sorted.map { JSONObject.Member(key: $0, value: json(of: $1)) }))
    }

    private static func json(of value: StoredValue) -> JSONValue {
        var object: JSONObject = ["type": .string(value.type)]
        if !value.isHidden { object["value"] = value.wire }
        if !value.marks.isEmpty {
            object["marks"] = .array(value.marks.map(\.document))
        }
        if value.writeOrder != 0 { object["writeOrder"] = .integer(value.writeOrder) }
        return .object(object)
    }
}

extension InstanceDocument {
    /// Parses a document. Unknown members, which later versions may add, are ignored.
    /// - Throws: ``EngineError`` with code `wrongDocument` and a message that names the location, such as
    ///   `instances[2].values.size.type`.
    public init(parsing bytes: [UInt8]) throws(EngineError) {
        var unread = bytes
        var reader = InstanceDocumentReader {
            defer { unread = [] }
            return unread
        }
        var instances: [StoredInstance] = []
        do {
            while let part = try reader.next() { instances += try part.elements().map(\.instance) }
        } catch let error as EngineError {
            throw error
        } catch {
            throw EngineError.wrongDocument("\(error)")
        }
        try InstanceDocument.requireUniqueIdentifiers(instances.map(\.id))
        self.init(group: reader.group, instances: instances)
    }

    /// Reads a document; see ``init(parsing:)``.
    public init(json: JSONValue) throws(EngineError) {
        try self.init(parsing: json.renderedBytes())
    }

    static func requireUniqueIdentifiers(_ ids: [InstanceID]) throws(EngineError) {
        var known: Set<InstanceID> = []
        for (index, id) in ids.enumerated() where !known.insert(id).inserted {
            throw EngineError.wrongDocument("instances[\(index)].id: duplicate identifier '\(id)'")
        }
    }
}

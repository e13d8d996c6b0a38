import IntentModel
import Synchronization

/// Reads a document of instances piece by piece, so that the memory it needs does not depend on the size of the document.
struct InstanceDocumentReader {
    /// Some consecutive instances of the document, unparsed.
    struct Part: Sendable {
        fileprivate let batch: JSONElementBatch

        /// The index of the first instance in the document.
        var firstIndex: Int { batch.firstIndex }

        /// Parses the instances.
        /// - Throws: ``EngineError`` with code `wrongDocument`.
        func instances() throws(EngineError) -> [StoredInstance] {
            var instances: [StoredInstance] = []
            instances.reserveCapacity(batch.count)
            for index in 0..<batch.count {
                instances.append(try InstanceDocument.instance(json(at: index), at: batch.firstIndex + index))
            }
            return instances
        }

        private func json(at index: Int) throws(EngineError) -> JSONValue {
            do {
                return try batch.value(at: index)
            } catch {
                throw EngineError.invalidJSON(error)
            }
        }
    }

    /// The group in the document; nil if it contains none. Known after ``next()`` has returned nil.
    private(set) var group: String?
    private var stream: JSONElementStream

    /// - Parameter read: Returns the next bytes of the document, of any number; none at the end.
    init(read: @escaping () throws -> [UInt8]) {
        stream = JSONElementStream(
            arrayKey: "instances",
            // The depth of a stored value and of the members around it. An instance may be as large as a value in a store.
            limits: JSONElementStream.Limits(depth: 512, valueBytes: 1 << 30), read: read)
    }

    /// Returns the next instances, at least one; nil at the end of the document. The document is valid only if all parts can
    /// be parsed and this function returns nil.
    /// - Throws: ``EngineError`` with code `wrongDocument`; any error of `read`.
    mutating func next() throws -> Part? {
        do {
            if let batch = try stream.next() {
                if let version = stream.members["export"] { try requireVersion(version) }
                return Part(batch: batch)
            }
        } catch let error as JSONError {
            throw EngineError.invalidJSON(error)
        }
        guard let version = stream.members["export"] else {
            throw EngineError.wrongDocument("not a document of exported instances: 'export' is missing")
        }
        try requireVersion(version)
        do throws(DocumentProblem) {
            let document = DocumentNode(json: .object(stream.members))
            group = try document.optionalText("group")
            if !stream.hasArray { _ = try document.elements("instances") }
        } catch {
            throw EngineError.wrongDocument(error.message)
        }
        return nil
    }

    private func requireVersion(_ version: JSONValue) throws(EngineError) {
        guard version.integerValue != InstanceDocument.version else { return }
        let found = version.integerValue.map(String.init) ?? "(\(version.kindPhrase))"
        throw EngineError.wrongDocument(
            "unsupported document version \(found); this program reads version \(InstanceDocument.version)")
    }
}

/// A document of instances that is imported while it is read.
package final class InstanceDocumentSource: Sendable {
    private struct State {
        var reader: InstanceDocumentReader
        /// The parts that were read and not returned.
        var parts: [ImportPart] = []
        var isAtEnd = false

        mutating func read() throws -> InstanceDocumentReader.Part? {
            if isAtEnd { return nil }
            let part = try reader.next()
            isAtEnd = part == nil
            return part
        }
    }

    private let state: Mutex<State>

    /// Reads the beginning of the document, so that a small one is known to be valid, and a file of another kind is refused
    /// at once.
    /// - Parameter read: Returns the next bytes of the document, of any number; none at the end.
    /// - Throws: ``EngineError`` with code `wrongDocument`; any error of `read`.
    package init(read: @escaping @Sendable () throws -> [UInt8]) throws {
        var state = State(reader: InstanceDocumentReader(read: read))
        if let first = try state.read() {
            let instances = try first.instances()
            state.parts.append(ImportPart { instances })
        }
        if let second = try state.read() { state.parts.append(ImportPart { try second.instances() }) }
        self.state = Mutex(state)
    }

    func next() throws -> ImportPart? {
        try state.withLock { state in
            if !state.parts.isEmpty { return state.parts.removeFirst() }
            return try state.read().map { part in ImportPart { try part.instances() } }
        }
    }
}

extension InstanceDocument {
    /// Reads an element of `instances`.
    static func instance(_ json: JSONValue, at index: Int) throws(EngineError) -> StoredInstance {
        do throws(DocumentProblem) {
            return try DocumentNode(json: json).instance()
        } catch {
            throw EngineError.wrongDocument(error.inside("instances[\(index)]").message)
        }
    }
}

extension EngineError {
    static func wrongDocument(_ message: String) -> EngineError {
        EngineError([Problem(.wrongDocument, message)])
    }

    fileprivate static func invalidJSON(_ error: JSONError) -> EngineError {
        wrongDocument("invalid JSON: \(error)")
    }
}

/// What is wrong at a location of a document. Callers add the outer parts of the location, so that a valid document costs
/// nothing.
private struct DocumentProblem: Error {
    /// The location, such as `values.size.type`.
    private var path: String
    private let phrase: String

    init(_ key: String, _ phrase: String) {
        path = key
        self.phrase = phrase
    }

    var message: String { "\(path) \(phrase)" }

    func inside(_ component: String) -> DocumentProblem {
        var problem = self
        problem.path = "\(component).\(path)"
        return problem
    }
}

/// A value of the document.
private struct DocumentNode {
    let json: JSONValue

    func instance() throws(DocumentProblem) -> StoredInstance {
        let text = try text("id")
        guard let id = InstanceID(text) else {
            throw DocumentProblem("id", "is not a valid instance identifier")
        }
        return StoredInstance(
            id: id, kind: WidgetKind(try self.text("kind")), family: SizeFamily(rawValue: try self.text("family")),
            intent: try optionalText("intent"), values: try values("values"), defaults: try values("defaults"))
    }

    /// Returns the values by name, or none if the member is missing.
    private func values(_ key: String) throws(DocumentProblem) -> [String: StoredValue] {
        guard let member = json[key] else { return [:] }
        guard let object = member.objectValue else { throw expected("an object", key) }
        var values: [String: StoredValue] = [:]
        for member in object.members {
            do throws(DocumentProblem) {
                values[member.key] = try DocumentNode(json: member.value).value()
            } catch {
                throw error.inside(member.key).inside(key)
            }
        }
        return values
    }

    private func value() throws(DocumentProblem) -> StoredValue {
        guard let wire = json["value"] else { throw expected("a value", "value") }
        return StoredValue(type: try text("type"), wire: wire, marks: try marks(), writeOrder: try writeOrder())
    }

    /// Returns no marks if the member is missing.
    private func marks() throws(DocumentProblem) -> [StoredMark] {
        guard json["marks"] != nil else { return [] }
        var marks: [StoredMark] = []
        for (index, node) in try elements("marks").enumerated() {
            do throws(DocumentProblem) {
                guard let kind = StoredMark.Kind(rawValue: try node.text("mark")) else {
                    throw DocumentProblem("mark", "must be 'vanished' or 'unchecked'")
                }
                marks.append(StoredMark(kind, identifier: try node.text("identifier")))
            } catch {
                throw error.inside("marks[\(index)]")
            }
        }
        return marks
    }

    /// Returns 0 if the member is missing.
    private func writeOrder() throws(DocumentProblem) -> Int {
        guard let member = json["writeOrder"] else { return 0 }
        guard let number = member.integerValue, number >= 0 else {
            throw DocumentProblem("writeOrder", "must be a whole number, 0 or more")
        }
        return number
    }

    func elements(_ key: String) throws(DocumentProblem) -> [DocumentNode] {
        guard let elements = json[key]?.arrayValue else { throw expected("an array", key) }
        return elements.map(DocumentNode.init)
    }

    func text(_ key: String) throws(DocumentProblem) -> String {
        guard let text = json[key]?.stringValue else { throw expected("a string", key) }
        return text
    }

    func optionalText(_ key: String) throws(DocumentProblem) -> String? {
        guard let member = json[key], member != .null else { return nil }
        return try text(key)
    }

    private func expected(_ what: String, _ key: String) -> DocumentProblem {
        DocumentProblem(key, json[key].map { "is \($0.kindPhrase), not \(what)" } ?? "is missing; expected \(what)")
    }
}

import IntentModel
import IntentSystem
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
        func elements() throws(EngineError) -> [DocumentElement] {
            var elements: [DocumentElement] = []
            elements.reserveCapacity(batch.count)
            for index in 0..<batch.count {
                elements.append(try DocumentElement(json(at: index), at: batch.firstIndex + index))
            }
            return elements
        }

        private func json(at index: Int) throws(EngineError) -> JSONValue {
            do {
                return try batch.value(at: index)
            } catch {
                throw EngineError.invalidJSON(error)
            }
        }
    }

    /// The group in the document; nil if it contains none, or if it comes after what was read.
    var group: String? { stream.members["group"]?.stringValue }
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
            let document = DocumentMembers(stream.members, of: ())
            _ = try document.optionalText("group")
            if !stream.hasArray { _ = try document.required("instances", .array) }
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
            let elements = try first.elements()
            state.parts.append(ImportPart { elements })
        }
        if let second = try state.read() { state.parts.append(ImportPart { try second.elements() }) }
        self.state = Mutex(state)
    }

    /// The group in the document; nil if it contains none, or if it comes after what was read. `export` writes it first.
    package var group: String? { state.withLock { $0.reader.group } }

    func next() throws -> ImportPart? {
        try state.withLock { state in
            if !state.parts.isEmpty { return state.parts.removeFirst() }
            return try state.read().map { part in ImportPart { try part.elements() } }
        }
    }
}

/// Some consecutive instances of a document that is imported.
struct ImportPart: Sendable {
    /// Returns the instances, parsing them if necessary.
    let elements: @Sendable () throws -> [DocumentElement]
}

/// An element of `instances`.
struct DocumentElement: Sendable {
    let instance: StoredInstance
    /// A phrase for each member that this version of the format does not have. Later versions may add members, so they are
    /// ignored; a mistyped one would be lost without a word.
    let warnings: [String]

    init(_ instance: StoredInstance) {
        (self.instance, warnings) = (instance, [])
    }

    /// - Parameter index: The place among the instances of the document.
    /// - Throws: ``EngineError`` with code `wrongDocument`.
    init(_ json: JSONValue, at index: Int) throws(EngineError) {
        let members = DocumentMembers(lenient: json)
        do throws(DocumentProblem) {
            instance = try members.instance()
        } catch {
            throw EngineError.wrongDocument(error.inside("instances[\(index)]").message)
        }
        warnings = members.warningsAboutOthers()
    }
}

extension EngineError {
    static func wrongDocument(_ message: String) -> EngineError {
        EngineError(.wrongDocument, UserText(verbatim: message))
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

private typealias DocumentMembers = Members<DocumentProblem>

extension DocumentProblem: MemberFailure {
    fileprivate static var treatsNullAsAbsent: Bool { false }

    fileprivate init(_ problem: MemberProblem, of subject: Void) {
        switch problem {
        case .wrongType(let key, let expected, let found?):
            self.init(key ?? "", "is \(found.kindPhrase), not \(expected)")
        case .wrongType(let key, let expected, nil): self.init(key ?? "", "is missing; expected \(expected)")
        case .unknown(let key, _): self.init(key, "is unknown")
        }
    }
}

extension DocumentMembers {
    /// Null is the same as absent.
    fileprivate func optionalText(_ key: String) throws(DocumentProblem) -> String? {
        self[key] == .null ? nil : try optional(key, .text)
    }

    fileprivate func instance() throws(DocumentProblem) -> StoredInstance {
        guard let id = InstanceID(try required("id", .text)) else {
            throw DocumentProblem("id", "is not a valid instance identifier")
        }
        return StoredInstance(
            id: id, kind: WidgetKind(try required("kind", .text)),
            family: SizeFamily(rawValue: try required("family", .text)), intent: try optionalText("intent"),
            values: try values("values"), defaults: try values("defaults"), follows: try optionalID("follows"))
    }

    private func optionalID(_ key: String) throws(DocumentProblem) -> InstanceID? {
        guard let text = try optionalText(key) else { return nil }
        guard let id = InstanceID(text) else { throw DocumentProblem(key, "is not a valid instance identifier") }
        return id
    }

    /// Returns the values by name, or none if the member is missing.
    private func values(_ key: String) throws(DocumentProblem) -> [String: StoredValue] {
        var values: [String: StoredValue] = [:]
        for member in try optional(key, .object)?.members ?? [] {
            do throws(DocumentProblem) {
                values[member.key] = try DocumentMembers(lenient: member.value).value()
            } catch {
                throw error.inside(member.key).inside(key)
            }
        }
        return values
    }

    private func value() throws(DocumentProblem) -> StoredValue {
        if self["value"] == nil, let type = self["type"]?.stringValue, StoredTag.isSecret(type) {
            return StoredValue(hiddenAs: type, writeOrder: try writeOrder())
        }
        let wire = try required("value", JSONForm("a value") { $0 })
        return StoredValue(
            type: try required("type", .text), wire: wire, marks: try marks(), writeOrder: try writeOrder())
    }

    /// Returns no marks if the member is missing.
    private func marks() throws(DocumentProblem) -> [StoredMark] {
        var marks: [StoredMark] = []
        for (index, json) in try (optional("marks", .array) ?? []).enumerated() {
            let mark = DocumentMembers(lenient: json)
            do throws(DocumentProblem) {
                guard let kind = StoredMark.Kind(rawValue: try mark.required("mark", .text)) else {
                    throw DocumentProblem("mark", "must be 'vanished' or 'unchecked'")
                }
                marks.append(
                    StoredMark(
                        kind, identifier: try mark.required("identifier", .text),
                        field: try mark.optional("field", .text)))
            } catch {
                throw error.inside("marks[\(index)]")
            }
        }
        return marks
    }

    /// Returns 0 if the member is missing.
    private func writeOrder() throws(DocumentProblem) -> Int {
        guard let member = self["writeOrder"] else { return 0 }
        guard let number = member.integerValue, number >= 0 else {
            throw DocumentProblem("writeOrder", "must be a whole number, 0 or more")
        }
        return number
    }

    /// Returns a phrase for each member of an instance, or of one of its values, that the format does not have.
    fileprivate func warningsAboutOthers() -> [String] {
        var warnings = warnings(
            aboutOthersThan: ["id", "kind", "family", "intent", "follows", "values", "defaults"], in: "")
        for key in ["values", "defaults"] {
            for member in self[key]?.objectValue?.members ?? [] {
                warnings += DocumentMembers(lenient: member.value).warnings(
                    aboutOthersThan: ["type", "value", "marks", "writeOrder"], in: "\(key).\(member.key).")
            }
        }
        return warnings
    }

    private func warnings(aboutOthersThan keys: [String], in place: String) -> [String] {
        others(than: keys).map { member in
            "the member '\(place)\(member.key)' is unknown and ignored"
                .suggesting(NearMatch.name(for: member.key, in: keys))
        }
    }

    /// A value that is not an object lacks its members.
    fileprivate init(lenient json: JSONValue) {
        self.init(json.objectValue ?? [:], of: ())
    }
}

package import IntentDiagnostics
import IntentModel
import IntentYAML

/// A lock and the file that contains it.
package struct LockFile: Sendable {
    package let lock: SchemaLock
    package let source: SourceFile
    private let places: LockPlaces

    /// - Throws: ``LockError`` if the file is not JSON or not a lock, has a newer version, or contains an invalid schema.
    package init(_ source: SourceFile) throws(LockError) {
        self.source = source
        places = LockPlaces(source)
        lock = try LockReader(source: source, places: places).lock()
    }

    /// Returns the range of a part of the lock, or of the smallest part that contains it.
    package func range(of path: DeclarationPath) -> SourceRange { places.range(of: path) }
}

private struct LockReader {
    let source: SourceFile
    let places: LockPlaces

    func lock() throws(LockError) -> SchemaLock {
        let json = try json()
        guard let version = json["intentLock"] else {
            throw LockError(
                range: SourceRange(at: 0), message: "a lock must begin with \"intentLock\": \(SchemaLock.version)")
        }
        guard let number = version.integerValue else {
            throw LockError(range: places.range(ofKeys: ["intentLock"]), message: "\"intentLock\" must be a number")
        }
        guard number == SchemaLock.version else {
            let cause = number > SchemaLock.version ? ", which a newer intentgen wrote" : ""
            throw LockError(
                range: places.range(ofKeys: ["intentLock"]),
                message: "the lock has version \(number)\(cause); this intentgen reads version \(SchemaLock.version)")
        }
        if let unknown = json.objectValue?.members.first(where: {
            !["intentLock", "schema", "migrations"].contains($0.key)
        }) {
            throw LockError(
                range: places.range(ofKeys: [unknown.key]),
                message: "unknown key \"\(unknown.key)\" in a lock of version 1")
        }
        guard let schema = json["schema"] else {
            throw LockError(range: SourceRange(at: 0), message: "a lock must have a \"schema\"")
        }
        let migrations = try migrations(json["migrations"])
        do {
            return SchemaLock(try Schema(json: schema), migrations: migrations)
        } catch {
            throw LockError(range: places.range(ofSchemaText: error.path), message: error.description)
        }
    }

    private func migrations(_ json: JSONValue?) throws(LockError) -> [NeededMigration] {
        guard let json else { return [] }
        let form = "a migration must have an \"intent\", a \"parameter\" and the type of its \"stored\" values"
        let range = places.range(ofKeys: ["migrations"])
        guard let elements = json.arrayValue else { throw LockError(range: range, message: form) }
        var migrations: [NeededMigration] = []
        for element in elements {
            guard let intent = element["intent"]?.stringValue, let parameter = element["parameter"]?.stringValue,
                let type = (element["stored"]?.stringValue).flatMap({ ValueType(tag: $0) }),
                element.objectValue?.members.count == 3
            else { throw LockError(range: range, message: form) }
            migrations.append(NeededMigration(intent: intent, parameter: parameter, stored: type))
        }
        return migrations
    }

    private func json() throws(LockError) -> JSONValue {
        do {
            return try JSONValue(parsing: Array(source.bytes.dropFirst(source.textStart)))
        } catch {
            let offset = SourceMap(source).scalarOffset(ofByte: source.textStart + error.offset)
            throw LockError(range: SourceRange(at: offset), message: error.message)
        }
    }
}

/// A file is not a lock that this version reads.
package struct LockError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In the file.
    package let range: SourceRange
    /// A phrase without a full stop.
    package let message: String

    package var description: String { message }
}

/// The ranges of the parts of a lock. The YAML reader, which records positions, reads the JSON file.
struct LockPlaces: Sendable {
    /// Nil if the file is not YAML; then all parts are at its beginning.
    private let tree: YAMLTree?

    init(_ source: SourceFile) {
        tree = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]), limits: .writtenFile).tree
    }

    /// Returns the range of a part of the schema, or of the smallest part that contains it.
    func range(of path: DeclarationPath) -> SourceRange {
        guard let tree, let root = tree.root, let schema = child("schema", of: root, in: tree) else {
            return SourceRange(at: 0)
        }
        var (found, node) = (schema.shown, schema.value)
        for name in path.names {
            guard let next = child(name, of: node, in: tree) else { break }
            (found, node) = next
        }
        return tree.range(found)
    }

    /// Returns the range of a part of the file, by its keys.
    func range(ofKeys keys: [String]) -> SourceRange {
        guard let tree, var node = tree.root else { return SourceRange(at: 0) }
        for key in keys {
            guard let entry = child(key, of: node, in: tree) else { break }
            node = entry.value
        }
        return tree.range(node)
    }

    /// Returns the range of a part of the schema, by a path such as `intents[0].parameters[2].size`.
    func range(ofSchemaText text: String) -> SourceRange {
        guard let tree, let root = tree.root, var node = child("schema", of: root, in: tree)?.value else {
            return SourceRange(at: 0)
        }
        for part in text.split(separator: ".") {
            let pieces = part.split(separator: "[")
            if let key = pieces.first.map(String.init), let next = child(key, of: node, in: tree) { node = next.value }
            for index in pieces.dropFirst().compactMap({ Int($0.dropLast()) }) {
                if let element = tree.elements(of: node).dropFirst(index).first(where: { _ in true }) { node = element }
            }
        }
        return tree.range(node)
    }

    /// Returns the member of an object with a key, or the element of an array with a name: the node of the key or name,
    /// and the value.
    private func child(_ name: String, of node: NodeID, in tree: YAMLTree) -> (shown: NodeID, value: NodeID)? {
        switch tree.kind(node) {
        case .mapping: tree.entries(of: node).first { tree.text($0.key) == name }.map { ($0.key, $0.value) }
        case .sequence: tree.elements(of: node).lazy.compactMap { element(name, $0, in: tree) }.first
        case .scalar: nil
        }
    }

    private func element(_ name: String, _ node: NodeID, in tree: YAMLTree) -> (shown: NodeID, value: NodeID)? {
        for entry in tree.entries(of: node) where ["name", "identifier", "value"].contains(tree.text(entry.key)) {
            return shownText(name, entry.value, in: tree).map { ($0, node) }
        }
        return tree.kind(node) == .scalar && tree.text(node) == name ? (node, node) : nil
    }

    /// Returns the node of the text, or of the text in the literal of an option, such as `{ "string": "celsius" }`.
    private func shownText(_ name: String, _ node: NodeID, in tree: YAMLTree) -> NodeID? {
        if tree.kind(node) == .scalar { return tree.text(node) == name ? node : nil }
        for entry in tree.entries(of: node) where tree.kind(entry.value) == .scalar && tree.text(entry.value) == name {
            return entry.value
        }
        return nil
    }
}

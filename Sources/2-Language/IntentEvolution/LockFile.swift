package import IntentDiagnostics
import IntentModel
import IntentYAML

/// A lock and the file that contains it.
package struct LockFile: Sendable {
    package let lock: SchemaLock
    package let source: SourceFile
    private var places: JSONPlaces

    /// - Throws: ``LockError`` if the file is not JSON or not a lock, has a newer version, or contains an invalid schema.
    package init(_ source: SourceFile) throws(LockError) {
        self.source = source
        places = JSONPlaces(source)
        var reader = LockReader(source: source, places: places)
        lock = try reader.lock()
    }

    /// Returns the range of a part of the lock, or of the smallest part that contains it.
    package mutating func range(of path: DeclarationPath) -> SourceRange {
        places.range(of: places.part(["schema"] + path.names)?.shown)
    }
}

private struct LockReader {
    let source: SourceFile
    var places: JSONPlaces

    mutating func lock() throws(LockError) -> SchemaLock {
        let json = try json()
        guard let version = json["intentLock"] else {
            throw LockError(
                range: SourceRange(at: 0), message: "a lock must begin with \"intentLock\": \(SchemaLock.version)")
        }
        guard let number = version.integerValue else {
            throw LockError(range: range(of: "intentLock"), message: "\"intentLock\" must be a number")
        }
        guard number == SchemaLock.version else {
            let cause = number > SchemaLock.version ? ", which a newer intentgen wrote" : ""
            throw LockError(
                range: range(of: "intentLock"),
                message: "the lock has version \(number)\(cause); this intentgen reads version \(SchemaLock.version)")
        }
        if let unknown = json.objectValue?.members.first(where: {
            !["intentLock", "schema", "migrations"].contains($0.key)
        }) {
            throw LockError(
                range: range(of: unknown.key),
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

    private mutating func migrations(_ json: JSONValue?) throws(LockError) -> [NeededMigration] {
        guard let json else { return [] }
        let form = "a migration must have an \"intent\", a \"parameter\" and the type of its \"stored\" values"
        let range = range(of: "migrations")
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

    private mutating func range(of key: String) -> SourceRange { places.range(of: places.part([key])?.value) }

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

extension JSONPlaces {
    /// Returns the range of a part of the schema, by a path such as `intents[0].parameters[2].size`.
    fileprivate mutating func range(ofSchemaText text: String) -> SourceRange {
        guard let tree, var node = part(["schema"])?.value else { return range(of: nil) }
        for part in text.split(separator: ".") {
            let pieces = part.split(separator: "[")
            if let key = pieces.first.map(String.init), let next = child(key, of: node) { node = next.value }
            for index in pieces.dropFirst().compactMap({ Int($0.dropLast()) }) {
                if let element = tree.elements(of: node).dropFirst(index).first(where: { _ in true }) { node = element }
            }
        }
        return range(of: node)
    }
}

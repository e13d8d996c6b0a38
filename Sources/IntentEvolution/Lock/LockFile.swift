package import IntentDiagnostics
import IntentModel
import IntentYAML

/// A lock with the file that it was read from, which tells the places of its parts.
package struct LockFile: Sendable {
    package let lock: SchemaLock
    package let source: SourceFile
    private let places: LockPlaces

    /// - Throws: ``LockError`` for what is no JSON, no lock, one of a newer version, or one whose schema is broken.
    package init(_ source: SourceFile) throws(LockError) {
        self.source = source
        places = LockPlaces(source)
        lock = try LockReader(source: source, places: places).lock()
    }

    /// The place of a part of the lock, else of what holds it.
    package func range(of path: DeclarationPath) -> SourceRange { places.range(of: path) }
}

private struct LockReader {
    let source: SourceFile
    let places: LockPlaces

    func lock() throws(LockError) -> SchemaLock {
        let json = try json()
        guard let version = json["intentLock"] else {
            throw LockError(
                range: SourceRange(at: 0), message: "a lock begins with \"intentLock\": \(SchemaLock.version)")
        }
        guard let number = version.integerValue else {
            throw LockError(range: places.range(ofKeys: ["intentLock"]), message: "the version of a lock is a number")
        }
        guard number == SchemaLock.version else {
            let cause = number > SchemaLock.version ? ", of a newer intentgen" : ""
            throw LockError(
                range: places.range(ofKeys: ["intentLock"]),
                message: "the lock is of version \(number)\(cause), and this intentgen reads \(SchemaLock.version)")
        }
        if let stranger = json.objectValue?.members.first(where: {
            !["intentLock", "schema", "migrations"].contains($0.key)
        }) {
            throw LockError(
                range: places.range(ofKeys: [stranger.key]), message: "a lock of version 1 has no \"\(stranger.key)\"")
        }
        guard let schema = json["schema"] else {
            throw LockError(range: SourceRange(at: 0), message: "a lock has a \"schema\"")
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
        let form = "a migration has an \"intent\", a \"parameter\", and the type of its \"stored\" values"
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

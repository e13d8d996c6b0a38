package import IntentModel
import Synchronization

extension IntentDefinition {
    /// The resolved schema of the file, decoded at the first call and kept.
    /// - Throws: ``JSONError`` or ``SchemaDecodingError`` for a text that this version does not read.
    package func schema() throws -> Schema {
        let address = json.hasPointerRepresentation ? UInt(bitPattern: json.utf8Start) : nil
        if let address, let known = decodedSchemas.withLock({ $0[address] }) { return known }
        let schema = try Schema(json: JSONValue(parsing: "\(json)"))
        // Two threads may both decode: their results are equal.
        if let address { decodedSchemas.withLock { $0[address] = schema } }
        return schema
    }
}

/// By the address of the text, which lives as long as the program.
private let decodedSchemas = Mutex<[UInt: Schema]>([:])

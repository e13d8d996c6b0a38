package import IntentModel
import Synchronization

/// The definition that generated code carries: the resolved schema of one file, and the intent or type it refers to. The
/// definition of an App Intent is what its declarations say at run time.
public struct IntentDefinition: Sendable {
    /// The declared name of the intent or type; nil for the file as a whole, such as the definition of a static widget.
    public let name: String?
    /// The schema of the file as canonical JSON, decoded on first use; empty for a definition without a file.
    public let json: StaticString
    /// The schema of a definition without a file.
    private let declared: Schema?
    /// The type that declares the intent in code; nil for a definition in a file.
    private let type: Any.Type?
    /// Whether the type is generated from a definition file, which the program may contain, too.
    let isGenerated: Bool
    /// The conversions of stored values that no longer fit, by intent name; see ``IntentMigrating``.
    let migrations: [String: ValueMigration]

    /// Creates a definition. Used by generated code.
    /// - Parameters:
    ///   - name: The declared name of the intent or type.
    ///   - json: The schema of the file, decoded when an engine is created.
    ///   - migration: The function of ``IntentMigrating`` if the configuration of the intent conforms to it.
    public init(
        name: String? = nil, json: StaticString,
        migration: (@Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?)? = nil
    ) {
        self.name = name
        self.json = json
        declared = nil
        type = nil
        isGenerated = false
        migrations = name.flatMap { name in migration.map { [name: $0] } } ?? [:]
    }

    /// Creates the definition of a file whose intents have migrations. Used by generated code.
    /// - Parameters:
    ///   - json: The schema of the file.
    ///   - migrations: The functions of ``IntentMigrating`` by declared name of the intent.
    public init(
        json: StaticString,
        migrations: [String: @Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?]
    ) {
        name = nil
        self.json = json
        declared = nil
        type = nil
        isGenerated = false
        self.migrations = migrations
    }

    /// Creates a definition without a file, from what a program declares at run time.
    /// - Parameters:
    ///   - type: The type that declares the intent, for messages.
    ///   - isGenerated: Whether the type is generated from a definition file.
    package init(name: String?, schema: Schema, type: Any.Type? = nil, isGenerated: Bool = false) {
        self.name = name
        json = ""
        declared = schema
        self.type = type
        self.isGenerated = isGenerated
        migrations = [:]
    }
}

extension IntentDefinition {
    /// Whether a file contains the definition, which specifies the group of the instances.
    package var hasFile: Bool { declared == nil }

    /// Where the definition is, for messages: `the definition file of 'Board'`, `the App Intent 'Hotel.BoardIntent'`.
    var origin: String {
        if let type { return "the App Intent '\(String(reflecting: type))'" }
        guard hasFile else { return "the program" }
        let schema = schemaIfValid
        let declared = name ?? schema.intents.first?.name ?? schema.widgets.first?.name ?? schema.types.first?.name
        return declared.map { "the definition file of '\($0)'" } ?? "a definition file"
    }

    /// Returns the resolved schema of the file, which is decoded by the first call and kept.
    /// - Throws: ``JSONError`` or ``SchemaDecodingError`` if this version cannot read the schema.
    package func schema() throws -> Schema {
        if let declared { return declared }
        let address = json.hasPointerRepresentation ? UInt(bitPattern: json.utf8Start) : nil
        if let address, let known = decodedSchemas.withLock({ $0[address] }) { return known }
        let schema = try Schema(json: JSONValue(parsing: "\(json)"))
        // Two threads may both decode the schema; the results are equal.
        if let address { decodedSchemas.withLock { $0[address] = schema } }
        return schema
    }
}

/// Keyed by the address of the JSON, which exists as long as the program.
private let decodedSchemas = Mutex<[UInt: Schema]>([:])

extension IntentDefinition {
    /// Returns the title of a widget or control as a gallery shows it, or nil if the file declares none of this kind.
    public func title(of kind: WidgetKind) -> LocalizedText? { schemaIfValid.presentWidget(of: kind)?.title }

    /// Returns the description of a widget or control, or nil if the definition has none.
    public func description(of kind: WidgetKind) -> LocalizedText? {
        schemaIfValid.presentWidget(of: kind)?.description
    }

    /// The schema, or an empty one if the JSON was not written by the generator.
    var schemaIfValid: Schema { (try? schema()) ?? Schema() }
}

extension IntentObject {
    /// The title of the object type, in all languages of the definition.
    public static var title: LocalizedText {
        definition.name.flatMap { name in definition.schemaIfValid.type(named: name)?.title }
            ?? .title(from: definition.name)
    }
}

extension LocalizedText {
    /// Returns a title derived from a declared name, for declarations without a title.
    static func title(from name: String?) -> LocalizedText {
        LocalizedText(Naming.title(from: name ?? ""), language: "en")
    }
}

/// The version check between generated code and this library. A generated file names the format it was written in, and
/// compiles only if the library supports that format.
@dynamicMemberLookup
public enum GeneratedCodeFormat {
    /// The format that this version's `intentgen` writes.
    public static var v1: Void { () }

    @available(*, unavailable, message: "this file was generated by a newer intentgen; update the package")
    public static subscript(dynamicMember format: String) -> Void { () }
}

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
    /// The types that code declares, and the schema with the names that they have in a program.
    package let types: Set<DeclaredTypeName>
    private let renamed: (@Sendable (TypeNaming) -> Schema)?
    /// The type that declares the intent in code; nil for a definition in a file.
    package let type: Any.Type?
    /// Whether the type is generated from a definition file, which the program may contain, too.
    package let isGenerated: Bool
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
        (types, renamed) = ([], nil)
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
        (types, renamed) = ([], nil)
        type = nil
        isGenerated = false
        self.migrations = migrations
    }

    /// Creates a definition without a file, from what a program declares at run time.
    /// - Parameters:
    ///   - type: The type that declares the intent, for messages.
    ///   - isGenerated: Whether the type is generated from a definition file.
    ///   - types: The types that code declares, the intent among them.
    ///   - renamed: Returns the schema in a program in which other types have the same names.
    package init(
        name: String?, schema: Schema, type: Any.Type? = nil, isGenerated: Bool = false,
        types: Set<DeclaredTypeName> = [], renamed: (@Sendable (TypeNaming) -> Schema)? = nil
    ) {
        self.name = name
        json = ""
        declared = schema
        (self.types, self.renamed) = (types, renamed)
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

extension IntentDefinition {
    /// Returns the schema with the names that types have in a program.
    package func schema(_ naming: TypeNaming) throws -> Schema {
        guard let renamed, !naming.isUsual(for: types) else { return try schema() }
        return renamed(naming)
    }

    /// Returns the declared name of the intent in a program.
    package func name(_ naming: TypeNaming) -> String? { declaredIntent.map(naming.name) ?? name }

    /// The names that the intent has, depending on the program.
    package var possibleNames: [String] { declaredIntent?.candidates ?? name.map { [$0] } ?? [] }

    /// The type that declares the intent; nil for a definition in a file.
    var declaredIntent: DeclaredTypeName? {
        type.flatMap { type in types.first { $0.type == ObjectIdentifier(type) } }
    }
}

extension TypeNaming {
    package init(of definitions: [IntentDefinition]) {
        self.init(of: Set(definitions.flatMap(\.types)))
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

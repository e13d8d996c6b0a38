/// What generated code carries of its definition: the resolved schema of one file, and which intent or type is meant.
public struct IntentDefinition: Sendable {
    /// The declared name of the intent or type; nil stands for the file as a whole, as a static widget's definition does.
    public let name: String?
    /// The file's schema as canonical JSON, decoded when first asked for.
    public let json: StaticString
    /// What becomes of stored values that do not fit, by the names of intents; see ``IntentMigrating``.
    let migrations: [String: ValueMigration]

    /// For generated code; the text is decoded when an engine is made.
    /// - Parameter migration: What ``IntentMigrating`` asks for, where the intent's configuration has it.
    public init(
        name: String? = nil, json: StaticString,
        migration: (@Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?)? = nil
    ) {
        self.name = name
        self.json = json
        migrations = name.flatMap { name in migration.map { [name: $0] } } ?? [:]
    }

    /// For generated code: a file as a whole, whose intents have migrations.
    /// - Parameter migrations: What ``IntentMigrating`` asks for, by the declared names of intents.
    public init(
        json: StaticString,
        migrations: [String: @Sendable (_ parameter: String, _ stored: IntentValue, _ type: String) -> IntentValue?]
    ) {
        name = nil
        self.json = json
        self.migrations = migrations
    }
}

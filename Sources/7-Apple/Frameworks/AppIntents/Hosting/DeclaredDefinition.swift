import IntentFoundation
package import IntentModel
package import IntentRuntime
import Synchronization

/// The definition that the declarations of App Intents say at run time, and what a definition cannot say.
package struct DeclaredDefinition: Sendable {
    /// The intents with the enums and object types of their parameters.
    package private(set) var schema: Schema
    /// In the order of the declarations.
    package private(set) var losses: [DeclarationLoss] = []
    /// The types that were read.
    private(set) var types: Set<DeclaredTypeName>
    /// The names of these types.
    package private(set) var naming: TypeNaming

    /// Reads the declarations of intents.
    /// - Parameters:
    ///   - intents: The types; each is declared once.
    ///   - shortcuts: The types that list the App Shortcuts. Their intents are declared, too.
    ///   - language: The BCP 47 tag of the development language.
    ///   - others: Further types of the program, whose names are not given to these.
    ///   - naming: The names of all types of the program, if they are known.
    ///   - isForFile: Whether the definition becomes a file.
    ///   - text: Returns a text with its translations.
    package init(
        of intents: [any AppIntent.Type], shortcuts: [any AppShortcutsProvider.Type] = [], language: String = "en",
        besides others: Set<DeclaredTypeName> = [], naming known: TypeNaming? = nil,
        isForFile: Bool = false, text: @escaping (LocalizedStringResource) -> LocalizedText
    ) {
        let shown = shortcuts.flatMap { $0.appShortcuts.map { type(of: $0.intent) as any AppIntent.Type } }
        types = others
        naming = known ?? TypeNaming(of: others)
        repeat {
            let reader = DeclarationReader(language: language, naming: naming, isForFile: isForFile, text: text)
            schema = Schema(language: language)
            for intent in intents + shown where reader.add(intent) {
                schema.intents.append(reader.reading(reader.name(of: intent)) { reader.intent(intent) })
            }
            schema.appShortcuts = shortcuts.flatMap(reader.shortcuts)
            schema.types = reader.types
            schema.enums = reader.enums
            losses = reader.losses
            types.formUnion(reader.names)
            if known != nil { return }
            // Types of equal names were found only by reading, and are read again under longer names.
            naming = TypeNaming(of: types)
            if naming == reader.naming { return }
        } while true
    }
}

extension DeclaredDefinition {
    /// Lets parameters read the values that SiriKit stored under their capitalized names, as definitions of Xcode often have
    /// them.
    fileprivate mutating func readCapitalizedNames() {
        for intent in schema.intents.indices {
            let names = Set(schema.intents[intent].parameters.map(\.name))
            for index in schema.intents[intent].parameters.indices {
                let name = schema.intents[intent].parameters[index].name
                let capitalized = name.prefix(1).uppercased() + name.dropFirst()
                guard !names.contains(capitalized) else { continue }
                schema.intents[intent].parameters[index].addFormerName(capitalized)
            }
        }
    }
}

extension AppIntent {
    /// The definition of this intent for the runtime, in the development language. It is read once for each type.
    static var declaredDefinition: IntentDefinition {
        let key = ObjectIdentifier(self)
        if let known = declaredDefinitions.withLock({ $0[key] }) { return known }
        let declared = declaration(nil)
        let definition = IntentDefinition(
            name: declaredName, schema: declared.schema, type: self, isGenerated: self is any NamedParameters.Type,
            types: declared.types
        ) { declaration($0).schema }
        // Two threads may both read the declarations; the results are equal.
        declaredDefinitions.withLock { $0[key] = definition }
        return definition
    }

    private static func declaration(_ naming: TypeNaming?) -> DeclaredDefinition {
        var declared = DeclaredDefinition(of: [self], naming: naming) {
            LocalizedText($0.developmentText, language: "en", translations: $0.translations(besides: "en"))
        }
        if self is any CustomIntentMigratedAppIntent.Type { declared.readCapitalizedNames() }
        return declared
    }
}

/// By type of the intent.
private let declaredDefinitions = Mutex<[ObjectIdentifier: IntentDefinition]>([:])

extension LocalizedStringResource {
    /// The text in the development language, in which values are inserted.
    package var developmentText: String { defaultValue.text }
}

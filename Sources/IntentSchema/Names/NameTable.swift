internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Every name of a run, and what the steps so far have made of its declaration.
///
/// It grows between the steps and is shared, unchanged, by all files within one.
struct NameTable: Sendable {
    /// Types and enums, which share their names.
    var types: [String: TypeName] = [:]
    var intents: [String: Place] = [:]
    var widgets: [String: Place] = [:]
    /// Which widgets show an intent, by the intent's name.
    var uses: [String: [WidgetUse]] = [:]
    /// Cases whose names have dots, which are more than one part of a path; known only where there are translations.
    var dottedCases: [String] = []
    /// Some file could not be read, so that a name that is not here may well be declared.
    var isIncomplete = false

    /// One declared type or enum.
    struct TypeName: Sendable {
        let place: Place
        var content: Content

        enum Content: Sendable {
            case object(ObjectScope)
            case enumeration(EnumScope)
        }
    }

    func enumeration(_ name: String) -> EnumScope? {
        guard case .enumeration(let scope)? = types[name]?.content else { return nil }
        return scope
    }

    func object(_ name: String) -> ObjectScope? {
        guard case .object(let scope)? = types[name]?.content else { return nil }
        return scope
    }
}

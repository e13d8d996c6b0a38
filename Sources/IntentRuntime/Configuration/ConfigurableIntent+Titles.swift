import IntentModel

// What people read, as the definition has it in each of its languages.
extension ConfigurableIntent {
    /// The intent's title.
    public static var title: LocalizedText {
        intent?.title ?? .words(of: definition.name)
    }

    /// What the intent is for; nil where the definition does not say.
    public static var description: LocalizedText? { intent?.description }

    static var intent: Intent? {
        definition.name.flatMap { name in definition.knownSchema.intent(named: name) }
    }
}

extension ParameterKey {
    /// The title of the parameter's row.
    public var title: LocalizedText { parameter?.title ?? .words(of: name) }

    /// Help for the person who configures; nil where the definition has none.
    public var description: LocalizedText? { parameter?.description }

    /// What an empty row says; nil where the definition has nothing.
    public var prompt: LocalizedText? { parameter?.prompt }

    private var parameter: Parameter? { Intent.intent?.parameter(named: name) }
}

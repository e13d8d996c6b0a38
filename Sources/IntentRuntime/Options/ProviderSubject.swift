/// On whose behalf a provider is asked: the instance, and its configuration so far.
struct ProviderSubject: Sendable {
    let instance: InstanceID
    let kind: WidgetKind
    /// Nil where this program does not know the instance's family: then nobody can be asked.
    let family: SizeFamily?
    let intent: Intent
    let values: IntentValues
    let locale: String

    init(_ instance: StoredInstance, _ scope: InstanceScope, _ intent: Intent, values: IntentValues, locale: String) {
        self.instance = instance.id
        kind = scope.widget.kind
        family = scope.family
        self.intent = intent
        self.values = values
        self.locale = locale
    }
}

extension ProviderSubject {
    /// What the answer to a question for options is kept under.
    /// - Parameter source: Nil for a handler, whose answer may be for this instance alone.
    func key(
        of parameter: Parameter, source: DocumentSource? = nil, searchTerm: String? = nil, cursor: String? = nil
    ) -> OptionCache.Key {
        OptionCache.Key(
            instance: source == nil ? instance : nil, family: source == nil ? family : nil, intent: intent.name,
            subject: LookupSubject(parameter, values: values), locale: locale, searchTerm: searchTerm, cursor: cursor,
            source: source)
    }
}

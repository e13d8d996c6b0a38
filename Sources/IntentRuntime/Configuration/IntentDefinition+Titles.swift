import IntentModel

// What people read, as the definition has it in each of its languages.
extension IntentDefinition {
    /// A widget's title, as a gallery of widgets shows it; nil where the file declares no widget of this kind.
    public func title(of kind: WidgetKind) -> LocalizedText? { knownSchema.widget(of: kind)?.title }

    /// What a widget is for; nil where the file does not say.
    public func description(of kind: WidgetKind) -> LocalizedText? { knownSchema.widget(of: kind)?.description }

    /// An empty one for a text that our generator did not write.
    var knownSchema: Schema { (try? schema()) ?? Schema() }
}

extension IntentObject {
    /// What things of this type are called.
    public static var title: LocalizedText {
        definition.name.flatMap { name in definition.knownSchema.type(named: name)?.title }
            ?? .words(of: definition.name)
    }
}

extension LocalizedText {
    /// The declared name in words, as the definition has it where no title is written.
    static func words(of name: String?) -> LocalizedText {
        LocalizedText(Naming.words(from: name ?? ""), language: "en")
    }
}

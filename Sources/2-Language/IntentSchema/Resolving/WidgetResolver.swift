internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A widget with the places that the rules for all files need.
struct ResolvedWidget: Sendable {
    var widget: DeclaredWidget
    /// Where its name is declared.
    let key: NodeID
    /// The value of `kind`, or else the widget's name.
    let kindNode: NodeID
    /// Nil for a static widget.
    let use: WidgetUse?
    /// The value of `presets`, which is resolved once the intents are.
    let presets: Value?
}

/// Resolves widgets and the intents that they show.
struct WidgetResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns nil if the value is not a mapping.
    func resolve(_ declaration: Declaration) -> ResolvedWidget? {
        context.enterTexts("widgets", declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        guard let fields = reader.fields(of: value, allowed: .widget, subject: "a widget") else { return nil }
        let swift = nameResolver.swiftName(
            of: name, at: declaration.key, fields[.swiftName], derivedBy: SwiftName.lowerCamel)
        let kind = reader.filledString(fields[.kind], expected: "a kind, any text that is not empty")
        let title = textResolver.title(fields[.title], name: name)
        let description = textResolver.localizedText(fields[.description])
        let intent = fields[.intent].flatMap { intentName($0) }
        var widget = DeclaredWidget(
            name: name, swiftName: swift.name, kind: WidgetKind(kind ?? name), title: title, description: description,
            intent: intent?.name, families: [])
        nameResolver.readEvolution(of: &widget, fields, declaration, .widgets, swift)
        if reader.isMissing(.families, in: fields) {
            let hint = ", such as families: [systemSmall]"
            report(.missingKey("families", of: "a widget", at: place(declaration.key), hint: hint))
        }
        let shown = reader.families(fields[.families]) ?? []
        if let value = fields[.families], reader.isEmptyList(value.node) {
            reader.reportEmpty(value, "a widget has at least one family")
        }
        widget.families = shown.map(\.family)
        widget.timeline = fields[.timeline].flatMap { TimelineResolver(context: context).resolve($0) }
        let use = intent.map { WidgetUse(widget: name, intent: $0.name, place: $0.place, families: shown) }
        widget.asksWhenAdded = reader.boolean(fields[.askWhenAdded]) ?? false
        if reader.isMissing(.intent, in: fields) {
            for key in [Word.presets, .askWhenAdded] {
                reader.reportUselessKey(
                    fields.key(key), "has no effect on a widget without 'intent', which has no values")
            }
        }
        return ResolvedWidget(
            widget: widget, key: declaration.key, kindNode: fields[.kind]?.node ?? declaration.key, use: use,
            presets: fields[.presets])
    }
}

extension ContextResolver {
    /// Returns the name of an intent that a file declares, with its place.
    func intentName(_ value: Value) -> (name: String, place: Place)? {
        guard
            let name = reader.filledString(value, expected: "the name of an intent, which is declared under 'intents'")
        else { return nil }
        let place = place(value.node)
        guard names.intents[name] == nil else { return (name, place) }
        let near = context.nearest(to: name, in: names.intents.keys)
        if !names.isIncomplete || near != nil {
            report(.unknownIntent, at: place, "\(quoted(name)) is not an intent that any file declares", near: near)
        }
        return nil
    }
}

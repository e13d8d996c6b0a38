internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A widget with what only its file can tell.
struct ResolvedWidget: Sendable {
    let widget: Widget
    /// Where its name is declared.
    let key: NodeID
    /// What gives the kind: the value of `kind`, or the widget's name.
    let kindNode: NodeID
    /// Nil for a static widget.
    let use: WidgetUse?
}

/// Widgets, and which intents they show.
extension FileResolver {
    /// Nil where the widget could not be read as far as its families.
    mutating func widget(_ declaration: Declaration) -> ResolvedWidget? {
        enterTexts("widgets", declaration.key)
        defer { leaveTexts() }
        let value = Value(declaration.value, behind: declaration.key)
        let name = declaration.name
        guard let fields = fields(of: value, allowed: .widget, subject: "a widget") else { return nil }
        let swift = swiftName(of: name, at: declaration.key, fields[.swiftName], made: SwiftName.lowerCamel)
        let kind = fields[.kind].flatMap { filledString($0, expected: "a kind, which is any text but the empty one") }
        let title = title(fields[.title], name: name)
        let description = localizedText(fields[.description])
        let intent = fields[.intent].flatMap { intentName($0) }
        let renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .widgets, swift)
        let deprecated = deprecation(fields[.deprecated])
        if isMissing(.families, in: fields) {
            report(.missingKey("families", of: "a widget", at: place(declaration.key)))
        }
        let shown = families(fields[.families]) ?? []
        if let value = fields[.families], document.tree.elements(of: value.node).first(where: { _ in true }) == nil,
            document.tree.kind(value.node) == .sequence
        {
            reportEmpty(value, "a widget has at least one family")
        }
        let widget = Widget(
            name: name, swiftName: swift.name, kind: WidgetKind(kind ?? name), title: title, description: description,
            intent: intent?.name, families: shown.map(\.family), renamedFrom: renamedFrom, deprecated: deprecated)
        let use = intent.map { WidgetUse(widget: name, intent: $0.name, place: $0.place, families: shown) }
        return ResolvedWidget(
            widget: widget, key: declaration.key, kindNode: fields[.kind]?.node ?? declaration.key, use: use)
    }

    private mutating func intentName(_ value: Value) -> (name: String, place: Place)? {
        guard let name = filledString(value, expected: "an intent's name") else { return nil }
        let place = place(value.node)
        guard names.intents[name] == nil else { return (name, place) }
        let near = nearest(to: name, in: names.intents.keys)
        if !names.isIncomplete || near != nil { report(.unknownIntent(name, near: near, at: place)) }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func unknownIntent(_ name: String, near: String?, at place: Place) -> Diagnostic {
        Diagnostic(
            .unknownIntent, at: place, "\(quoted(name)) is not an intent that a file of this run declares",
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }
}

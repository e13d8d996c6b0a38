import IntentModel

extension AppIntentsTranslation {
    /// Returns the widgets of the file and the protocol of the bundle of widgets and controls. Each widget is generic over the type of its
    /// content, which the program declares.
    func translateWidgets() -> [SwiftDeclaration] {
        let widgets = widgets
        return widgets.isEmpty && controls.isEmpty ? [] : widgets.map(translateWidget) + translateBundle(widgets)
    }

    /// ```swift
    /// struct CarWidget<Content: ConfiguredWidgetContent>: Widget where Content.Configuration == WidgetConfigIntent { …
    /// }
    /// ```
    private func translateWidget(_ widget: DeclaredWidget) -> SwiftDeclaration {
        let intent = configuration(of: widget)
        let role = names[intent == nil ? .StaticWidgetContent : .ConfiguredWidgetContent]
        return typeDeclaration(
            documentation: [Documentation.heading(widget.title, widget.description, deprecated: widget.deprecated)],
            keyword: .struct, name: "\(names[.widget(widget.name)])<Content: \(role)>", inherited: [names[.Widget]],
            requirement: intent.map { "Content.Configuration == \(SwiftIdentifier($0.swiftName))" },
            members: [
                emptyInitializer,
                computed(
                    name: SwiftIdentifier("body"), type: "some \(names[.WidgetConfiguration])",
                    body: body(of: widget, intent)),
            ])
    }

    /// Returns the intent of a configurable widget, or nil for a static one.
    private func configuration(of widget: DeclaredWidget) -> Intent? {
        widget.intent.flatMap(plan.intent(named:))
    }

    private func body(of widget: DeclaredWidget, _ intent: Intent?) -> [SwiftStatement] {
        let kind: SwiftCode = "kind: \(literal: widget.kind.name)"
        let configured = intent.map { intent -> SwiftCode in
            let provider: SwiftCode = "\(names[.ConfiguredWidgetProvider])<Content, \(names[.intent(intent.name)])>()"
            return "\(names[.AppIntentConfiguration])(\(kind), provider: \(provider))"
        }
        let configuration = configured ?? "\(names[.StaticConfiguration])(\(kind), provider: Content().provider)"
        let path = "widgets.\(widget.name)"
        let families = SwiftCode.joined(widget.families.map { ".\(SwiftIdentifier($0.rawValue))" })
        var modifiers: [SwiftStatement] = [
            .code(".configurationDisplayName(\(names[.Text])(\(resource(widget.title, path, "title"))))")
        ]
        if let description = widget.description {
            modifiers.append(.code(".description(\(names[.Text])(\(resource(description, path, "description"))))"))
        }
        modifiers.append(.code(".supportedFamilies(\(names[.widgetKitFamilies])([\(families)]))"))
        return [.code("\(configuration) { entry in Content().body(for: entry) }"), .continued(modifiers)]
    }

    // MARK: Bundle

    /// ```swift
    /// protocol CarControlWidgets: WidgetBundle { associatedtype CarWidgetContent: … }
    /// ```
    private func translateBundle(_ widgets: [DeclaredWidget]) -> [SwiftDeclaration] {
        let name = names[.bundle(file.fileName)]
        let contents = widgets.map { (widget: $0, content: names[.content($0.name)]) }
        let role = typeDeclaration(
            documentation: [
                """
                A bundle of \(contentsOfBundle) in \(file.fileName). Declare a `@main` struct that conforms to it\
                \(widgets.isEmpty ? "" : " and specifies the content of each widget").
                """
            ], keyword: .protocol, name: SwiftCode(name), inherited: [names[.WidgetBundle]],
            members: contents.map(contentType))
        let entries = contents.map { entry -> [SwiftStatement] in
            [.code("\(names[.widget(entry.widget.name)])<\(entry.content)>()")]
        }
        let all = entries + controlEntries
        let groups = Self.blocks(of: all).map { $0.flatMap(\.self) }
        return [
            role,
            SwiftDeclaration(
                kind: .type(
                    keyword: .extension, name: SwiftCode(name), members: bodies(of: groups))),
        ]
    }

    /// Returns elements in groups that fit into one block of the bundle builder, which takes ten widgets.
    static func blocks<Element>(of all: [Element]) -> [ArraySlice<Element>] {
        stride(from: 0, to: all.count, by: 10).map { all[$0..<min($0 + 10, all.count)] }
    }

    private var contentsOfBundle: String {
        switch (widgets.isEmpty, controls.isEmpty) {
        case (_, true): "the widgets"
        case (true, false): "the controls"
        case (false, false): "the widgets and controls"
        }
    }

    private func contentType(_ entry: (widget: DeclaredWidget, content: SwiftIdentifier)) -> SwiftDeclaration {
        let intent = configuration(of: entry.widget)
        return SwiftDeclaration(
            documentation: ["The content of \(Documentation.title(entry.widget.title))."],
            kind: .associatedType(
                name: entry.content, inherited: names[intent == nil ? .StaticWidgetContent : .ConfiguredWidgetContent],
                requirement: intent.map { "\(entry.content).Configuration == \(SwiftIdentifier($0.swiftName))" }))
    }

    /// Returns the body of the bundle. More than ten widgets become a block of blocks.
    private func bodies(of groups: [[SwiftStatement]]) -> [SwiftDeclaration] {
        func block(_ name: SwiftIdentifier, _ body: [SwiftStatement]) -> SwiftDeclaration {
            computed(
                attributes: ["@\(names[.WidgetBundleBuilder])"], name: name, type: "some \(names[.Widget])", body: body)
        }
        if groups.count == 1, let group = groups.first { return [block(SwiftIdentifier("body"), group)] }
        let parts = groups.indices.map { SwiftIdentifier("widgets\($0 + 1)") }
        return [block(SwiftIdentifier("body"), parts.map { .code(SwiftCode($0)) })] + zip(parts, groups).map(block)
    }
}

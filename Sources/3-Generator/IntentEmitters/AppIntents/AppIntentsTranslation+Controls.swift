import IntentModel

extension AppIntentsTranslation {
    /// The attributes of declarations that use controls.
    private static let availability: [SwiftCode] = [
        "@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)", "@available(tvOS, unavailable)",
        "@available(visionOS, unavailable)",
    ]

    /// ```swift
    /// @available(…) extension LockDoorAppIntent: ControlConfigurationIntent {}
    /// ```
    func controlConformance(of intent: Intent) -> SwiftDeclaration {
        SwiftDeclaration(
            attributes: Self.availability,
            kind: .type(
                keyword: .extension, name: SwiftCode(names[.intent(intent.name)]),
                inherited: [names[.ControlConfigurationIntent]], members: []))
    }

    /// `func perform() async throws -> some IntentResult`
    func perform(_ body: [SwiftStatement]) -> SwiftDeclaration {
        function(
            name: "func perform", effects: "async throws", result: "some \(names[.IntentResult])",
            body: body + [.code("return .result()")])
    }

    /// Returns a control and, for a toggle, the intent that sets its value.
    func translateControl(_ control: Control) -> [SwiftDeclaration] {
        guard let intent = plan.intent(named: control.intent) else { return [] }
        return [translateWidget(control, intent)] + (control.toggle.map { [setter(of: control, intent, $0)] } ?? [])
    }

    // MARK: Widgets

    /// ```swift
    /// struct DoorLock: ControlWidget { … }
    /// ```
    private func translateWidget(_ control: Control, _ intent: Intent) -> SwiftDeclaration {
        typeDeclaration(
            documentation: [Documentation.heading(control.title, control.description, deprecated: control.deprecated)],
            attributes: Self.availability, keyword: .struct, name: SwiftCode(names[.control(control.name)]),
            inherited: [names[.ControlWidget]],
            members: [
                emptyInitializer,
                computed(
                    name: SwiftIdentifier("body"), type: "some \(names[.ControlWidgetConfiguration])",
                    body: body(of: control, intent)),
            ])
    }

    private func body(of control: Control, _ intent: Intent) -> [SwiftStatement] {
        let path = "controls.\(control.name)"
        let title = resource(control.title, path, "title")
        let argument: SwiftCode = control.toggle.map { "toggle: \(literal: $0)" } ?? ""
        let provider: SwiftCode = "\(names[.ConfiguredControlProvider])<\(names[.intent(intent.name)])>(\(argument))"
        var modifiers: [SwiftStatement] = [.code(".displayName(\(title))")]
        if let description = control.description {
            modifiers.append(.code(".description(\(resource(description, path, "description")))"))
        }
        if control.asksWhenAdded { modifiers.append(.code(".promptsForUserConfiguration()")) }
        let head: SwiftCode =
            "\(names[.AppIntentControlConfiguration])(kind: \(literal: control.kind.name), provider: \(provider))"
        let content = SwiftStatement.Closure(argument: "value", body: [template(of: control, intent, title: title)])
        return [.closures(head, [content]), .continued(modifiers)]
    }

    /// Returns the button or the toggle, for a `value` of the provider.
    private func template(of control: Control, _ intent: Intent, title: SwiftCode) -> SwiftStatement {
        guard let toggle = control.toggle else {
            return .closure(
                "\(names[.ControlWidgetButton])(action: value.intent)", [.code(label(title, control.symbol))])
        }
        let action: SwiftCode = "\(names[.setter(control.name)])(value.intent)"
        let state = stateTitle(of: toggle, intent)
        let stateLabel = SwiftStatement.Closure(
            label: "valueLabel", argument: state == nil ? "_" : "isOn",
            body: [.code(label(state ?? title, control.symbol))])
        return .closures(
            "\(names[.ControlWidgetToggle])(isOn: value.isOn, action: \(action))",
            [SwiftStatement.Closure(body: [.code("\(names[.Text])(\(title))")]), stateLabel])
    }

    /// Returns the text of a state by `isOn`, or nil if the definition names none.
    private func stateTitle(of toggle: String, _ intent: Intent) -> SwiftCode? {
        let settings = intent.parameter(named: toggle)?.settings.boolean
        guard let yes = settings?.trueTitle, let no = settings?.falseTitle else { return nil }
        let path = "intents.\(intent.name).parameters.\(toggle)"
        return "isOn ? \(resource(yes, path, "trueTitle")) : \(resource(no, path, "falseTitle"))"
    }

    private func label(_ title: SwiftCode, _ symbol: String) -> SwiftCode {
        """
        \(names[.Label]) { \(names[.Text])(\(title)) } icon: { \(names[.Image])(systemName: \(literal: symbol)) }
        """
    }

    // MARK: Setters

    /// ```swift
    /// struct DoorLockSetIntent: SetValueIntent { … }
    /// ```
    /// The system sets its `value` and runs it when a user switches the toggle. The other properties are those of the intent
    /// that configures the control.
    private func setter(of control: Control, _ intent: Intent, _ toggle: String) -> SwiftDeclaration {
        let rows = plan.parameters(of: intent)
        let others = rows.filter { $0.name != toggle }
        let toggled = rows.filter { $0.name == toggle }.map { names.property(of: $0.parameter) }
        let title = resource(control.title, "controls.\(control.name)", "title")
        let intentType = SwiftCode(names[.intent(intent.name)])
        var members = [constant("title", names[.LocalizedStringResource], title)]
        members.append(constant("isDiscoverable", names.swift[.Bool], "false"))
        members.append(
            SwiftDeclaration(
                documentation: ["The new value of the toggle."],
                wrapper: .call(names.parameterWrapper, arguments: ["title: \(title)"]), modifiers: visible(),
                kind: .variable(name: SwiftIdentifier("value"), type: names.swift[.Bool], value: nil)))
        members += others.map { row in
            var declaration = translateParameter(row, of: intent)
            if case .variable(_, let type, let value) = declaration.kind {
                declaration.kind = .variable(name: setterProperty(of: row), type: type, value: value)
            }
            return declaration
        }
        members.append(emptyInitializer)
        members.append(
            function(
                documentation: ["Creates the action of the control with this configuration."], name: "init",
                arguments: [.init(name: "_ intent", type: intentType)],
                body: [.code("self.init()")]
                    + others.map { .code("\(setterProperty(of: $0)) = intent.\(property(of: $0))") }))
        let body: [SwiftStatement] =
            [.code("let intent = \(intentType)()")]
            + others.map { .code("intent.\(property(of: $0)) = \(setterProperty(of: $0))") }
            + toggled.map { .code("intent.\($0) = value") } + [.code("try await intent.performAction()")]
        members.append(perform(body))
        return typeDeclaration(
            documentation: ["Sets the value of \(Documentation.title(control.title))."], attributes: Self.availability,
            keyword: .struct, name: SwiftCode(names[.setter(control.name)]), inherited: [names[.SetValueIntent]],
            members: members)
    }

    private func property(of row: AppIntentParameter) -> SwiftIdentifier { names.property(of: row.parameter) }

    /// Returns the name of a property of a setter, in which two names have a meaning.
    private func setterProperty(of row: AppIntentParameter) -> SwiftIdentifier {
        property(of: row).avoiding(["value", "intent"])
    }

    // MARK: Bundle

    /// The entries of the bundle's builder. Each has up to ten controls, which older systems do not have.
    var controlEntries: [[SwiftStatement]] {
        Self.blocks(of: controls).map { group in
            [
                .code("#if !os(tvOS) && !os(visionOS)"),
                .closure(
                    "if #available(iOS 18.0, macOS 26.0, watchOS 26.0, *)",
                    group.map { .code("\(names[.control($0.name)])()") }),
                .code("#endif"),
            ]
        }
    }
}

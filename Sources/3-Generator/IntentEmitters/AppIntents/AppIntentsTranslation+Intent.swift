import IntentModel

extension AppIntentsTranslation {
    /// ```swift
    /// struct WidgetConfigAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent { … }
    /// ```
    /// Not `nonisolated`, because mutable properties with wrappers cannot be. The requirements of App Intents have the
    /// same effect.
    func translateIntent(_ intent: Intent) -> SwiftDeclaration {
        let parameters = plan.parameters(of: intent)
        var inherited = [names[.WidgetConfigurationIntent], names[.ConfigurationAppIntent]]
        if options.migratesCustomIntents { inherited.append(names[.CustomIntentMigratedAppIntent]) }
        let className = options.migratesCustomIntents ? intent.swiftName : nil
        let identity = identity(of: intent, .intent, .intent(intent.name), className: className)
        inherited += identity.inherited
        var members = facts(of: intent) + identity.members + parameterNames(of: intent)
        members += parameters.map { translateParameter($0, of: intent) }
        members.append(emptyInitializer)
        members += translateSummary(of: intent, parameters)
        members.append(values)
        if plan.isAction(intent) { members.append(perform([.code("try await performAction()")])) }
        return typeDeclaration(
            documentation: [Documentation.heading(intent.title, intent.description, deprecated: intent.deprecated)],
            keyword: .struct, name: SwiftCode(names[.intent(intent.name)]), inherited: inherited, members: members)
    }

    private func facts(of intent: Intent) -> [SwiftDeclaration] {
        let path = "intents.\(intent.name)"
        var facts = [
            SwiftDeclaration(
                modifiers: visible(),
                kind: .typeAlias(name: "Configuration", type: SwiftCode(SwiftIdentifier(intent.swiftName)))),
            constant("title", names[.LocalizedStringResource], resource(intent.title, path, "title")),
        ]
        if let description = intent.description {
            facts.append(
                constant(
                    "description", "\(names[.IntentDescription])?",
                    "\(names[.IntentDescription])(\(resource(description, path, "description")))"))
        }
        // Shortcuts cannot offer an intent without a summary.
        if intent.summary == nil, !plan.isAction(intent) {
            facts.append(constant("isDiscoverable", names.swift[.Bool], "false"))
        }
        if options.migratesCustomIntents {
            facts.append(
                constant("intentClassName", names.swift[.String], SwiftLiteral.string(intent.swiftName)))
        }
        return facts
    }

    /// Returns the declared names of the parameters whose properties have other names.
    private func parameterNames(of intent: Intent) -> [SwiftDeclaration] {
        otherNames(
            "parameterNames", plan.parameters(of: intent).map { (names.property(of: $0.parameter).name, $0.name) })
    }

    private var values: SwiftDeclaration {
        computed(name: SwiftIdentifier("intentValues"), type: names.swift[.IntentValues], body: [.code(".init(self)")])
    }

    /// Returns an extension that reads the chosen values. It is not part of the intent, whose property names may shadow
    /// types.
    func translateValues(of intent: Intent) -> SwiftDeclaration {
        let parameters = plan.parameters(of: intent)
        let lines = parameters.map { row -> SwiftStatement in
            .code(copying(row, from: "intent.\(names.property(of: row.parameter))"))
        }
        let reader = SwiftFunction(
            name: "init", arguments: [.init(name: "_ intent", type: SwiftCode(names[.intent(intent.name)]))],
            body: [.code("self.init()")] + lines)
        return extending(
            names.swift[.IntentValues], members: [SwiftDeclaration(modifiers: ["fileprivate"], kind: .function(reader))]
        )
    }

    /// `set("line", from: intent.line, as: TransitLine.self)`
    func copying(_ row: AppIntentParameter, from value: SwiftCode) -> SwiftCode {
        let element = names.element(row.element)
        let type: SwiftCode = row.isList ? "[\(element)].self" : "\(element).self"
        return "set(\(literal: row.name), from: \(value), as: \(type))"
    }
}

extension AppIntentsTranslation {
    /// ```swift
    /// static var parameterSummary: some ParameterSummary { … }
    /// ```
    /// The system's editor shows the rows of the summary, so every intent with rows has one. Shortcuts shows its sentence.
    func translateSummary(of intent: Intent, _ rows: [AppIntentParameter]) -> [SwiftDeclaration] {
        guard !rows.isEmpty || intent.summary?.sentence != nil else { return [] }
        let tree = RowConditions(rows, in: plan.schema).tree ?? .rows(rows.map(\.name))
        return [
            computed(
                "static", name: SwiftIdentifier("parameterSummary"), type: "some \(names[.ParameterSummary])",
                body: [statement(for: tree, of: intent, rows)])
        ]
    }

    private func statement(
        for tree: RowTree, of intent: Intent, _ rows: [AppIntentParameter]
    ) -> SwiftStatement {
        switch tree {
        case .rows(let shown):
            let shown = Set(shown)
            return summary(of: intent, showing: rows.filter { shown.contains($0.name) })
        case .question(let question, let yes, let no):
            return .closure(
                "When(\(code(for: question, rows)))", [statement(for: yes, of: intent, rows)],
                others: [("otherwise", [statement(for: no, of: intent, rows)])])
        }
    }

    // MARK: Questions

    private func code(for question: RowQuestion, _ rows: [AppIntentParameter]) -> SwiftCode {
        switch question {
        case .hasValue(let name): return "\(path(to: row(name, among: rows))), .hasAnyValue"
        case .isOneOf(let name, let values): return equality(name, values, rows)
        case .atLeast(let name, let number):
            return "\(path(to: row(name, among: rows))), .greaterThanOrEqualTo, \(limit(number, name, rows, up: true))"
        case .atMost(let name, let number):
            return "\(path(to: row(name, among: rows))), .lessThanOrEqualTo, \(limit(number, name, rows, up: false))"
        case .family(let families):
            let list = SwiftCode.joined(families.map { ".\(SwiftIdentifier($0.rawValue))" })
            return "widgetFamily: .oneOf, [\(list)]"
        }
    }

    private func equality(_ name: String, _ values: [IntentValue], _ rows: [AppIntentParameter]) -> SwiftCode {
        let row = self.row(name, among: rows)
        let label: SwiftCode = row.isObject ? "identifier: " : ""
        let texts = values.compactMap { value -> SwiftCode? in
            row.isObject
                ? value.optionIdentifier.map(SwiftLiteral.string) : expression(for: value, of: row.element)
        }
        if texts.count == 1, let text = texts.first {
            return "\(path(to: row)), \(label).equalTo, \(text)"
        }
        return "\(path(to: row)), \(label).oneOf, [\(SwiftCode.joined(texts))]"
    }

    private func limit(_ number: Double, _ name: String, _ rows: [AppIntentParameter], up: Bool) -> SwiftCode {
        guard row(name, among: rows).element == .integer else { return SwiftLiteral.decimal(number) }
        let rounded = number.rounded(up ? .up : .down)
        return SwiftLiteral.integer(Int(exactly: rounded) ?? (rounded < 0 ? .min : .max))
    }

    private func row(_ name: String, among rows: [AppIntentParameter]) -> AppIntentParameter {
        guard let row = rows.first(where: { $0.name == name }) else {
            preconditionFailure("every question refers to a row")
        }
        return row
    }

    func path(to row: AppIntentParameter) -> SwiftCode { "\\.\(projected: names.property(of: row.parameter))" }

    // MARK: Sentences

    private func summary(of intent: Intent, showing rows: [AppIntentParameter]) -> SwiftStatement {
        guard let text = sentence(of: intent, showing: rows)?.text, let literal = sentenceLiteral(text, rows) else {
            return rows.isEmpty ? .code("Summary()") : .closure("Summary", rows.map { .code(path(to: $0)) })
        }
        let mentioned = Set(Placeholder.all(in: text).placeholders.map(\.content))
        let others = rows.filter { !mentioned.contains($0.name) }
        let head: SwiftCode = "Summary(\(literal), table: \(literal: table))"
        return others.isEmpty ? .code(head) : .closure(head, others.map { .code(path(to: $0)) })
    }

    /// Returns the sentence that Shortcuts shows for a set of rows.
    private func sentence(of intent: Intent, showing rows: [AppIntentParameter]) -> LocalizedText? {
        guard let summary = intent.summary else { return nil }
        let shown = Set(rows.map(\.name))
        let conditional = intent.parameters.filter { !$0.when.isEmpty && shown.contains($0.name) }.map(\.name)
        return summary.combinations.first { $0.shown == conditional }?.sentence ?? summary.sentence
    }

    /// Returns the sentence with interpolated key paths, or nil if it refers to a parameter without a row.
    private func sentenceLiteral(_ text: String, _ rows: [AppIntentParameter]) -> SwiftCode? {
        interpolated(text) { name in rows.first { $0.name == name }.map(path) }
    }

    /// Returns a text with code in the place of each placeholder, or nil if there is none for one of them.
    func interpolated(_ text: String, _ code: (String) -> SwiftCode?) -> SwiftCode? {
        var parts: [SwiftLiteral.Part] = []
        var rest = text[...]
        for placeholder in Placeholder.all(in: text).placeholders {
            guard let range = rest.firstRange(of: placeholder.text), let found = code(placeholder.content) else {
                return nil
            }
            parts += [.text(String(rest[..<range.lowerBound])), .code(found)]
            rest = rest[range.upperBound...]
        }
        return SwiftLiteral.interpolated(parts + [.text(String(rest))])
    }
}

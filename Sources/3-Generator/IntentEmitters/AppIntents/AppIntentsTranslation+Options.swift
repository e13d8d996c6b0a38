import IntentModel

extension AppIntentsTranslation {
    /// Returns the options provider of a parameter, or the separate query of an object parameter.
    func translateOptions(_ row: AppIntentParameter) -> [SwiftDeclaration] {
        let intent = row.intent.name
        if row.hasProvider { return [provider(row, names[.provider(intent: intent, parameter: row.name)])] }
        guard plan.hasOwnQuery(row) else { return [] }
        return [query(of: [row], suggesting: row, names[.parameterQuery(intent: intent, parameter: row.name)])]
    }

    /// Returns the default query of an entity. It looks up objects of all parameters and suggests those of one.
    func defaultQuery(of type: ObjectType) -> SwiftDeclaration {
        query(of: plan.uses(ofType: type.name), suggesting: plan.suggested(ofType: type.name), names[.query(type.name)])
    }

    /// ```swift
    /// ListedAppIntentOptions(of: "carControls", in: WidgetConfigIntent.self)
    /// ```
    /// - Parameter configuration: Nil for the intent's own type.
    func listedOptions(_ row: AppIntentParameter, in configuration: SwiftCode? = nil) -> SwiftCode {
        let configuration = configuration ?? SwiftCode(SwiftIdentifier(row.intent.swiftName))
        return "\(names[.ListedAppIntentOptions])(of: \(literal: row.name), in: \(configuration).self)"
    }

    // MARK: Queries

    private func query(
        of rows: [AppIntentParameter], suggesting row: AppIntentParameter?, _ name: SwiftIdentifier
    ) -> SwiftDeclaration {
        let handled = rows.filter { $0.source == .handler }
        var handlers: [String: SwiftIdentifier] = [:]
        var members: [SwiftDeclaration] = []
        for row in handled where handlers[row.intent.name] == nil {
            let property = SwiftIdentifier(handlers.isEmpty ? "handler" : "handler\(handlers.count + 1)")
            handlers[row.intent.name] = property
            members.append(dependency(property, on: row.intent))
        }
        if let row, row.source == .handler, !row.parents.isEmpty { members.append(parents(of: row)) }
        members.append(emptyInitializer)
        members.append(lookup(rows, handlers))
        members.append(suggestions(row, handlers, of: rows))
        let searches = row.map { $0.source == .listed || $0.parameter.searchesInHandler } ?? false
        if searches, let row { members.append(search(row, handlers)) }
        if let row, row.hasProvidedDefault { members.append(defaultResult(row, handlers)) }
        return typeDeclaration(
            documentation: [documentation(of: rows)], keyword: .struct, name: SwiftCode(name),
            inherited: [names[searches ? .EntityStringQuery : .EntityQuery]], members: members)
    }

    private func documentation(of rows: [AppIntentParameter]) -> String {
        let titles = rows.map { Documentation.title($0.parameter.title) }
        let source = rows.contains { $0.source == .handler } ? "the handler" : "the definition"
        return "Provides options for \(titles.joined(separator: ", ")) from \(source)."
    }

    private func dependency(_ property: SwiftIdentifier, on intent: Intent) -> SwiftDeclaration {
        let type: SwiftCode = "\(names[.AppIntentHandler])<\(SwiftIdentifier(intent.swiftName))>"
        return SwiftDeclaration(
            attributes: ["\(names.dependencyWrapper)(default: .missing)"], modifiers: ["private"],
            kind: .variable(name: property, type: type, value: nil))
    }

    /// Returns the property with the parents' values. It is nil if one of them has no value.
    private func parents(of row: AppIntentParameter) -> SwiftDeclaration {
        let paths = row.parents.map { parent -> SwiftCode in "\\.\(projected: names.property(of: parent))" }
        let intent = names[.intent(row.intent.name)]
        return SwiftDeclaration(
            attributes: ["@\(names[.IntentParameterDependency])<\(intent)>(\(SwiftCode.joined(paths)))"],
            modifiers: ["private"], kind: .inferred(name: SwiftIdentifier("parents")))
    }

    private func lookup(
        _ rows: [AppIntentParameter], _ handlers: [String: SwiftIdentifier]
    ) -> SwiftDeclaration {
        let entity = entityType(of: rows)
        var body: [SwiftStatement]
        if rows.count == 1, let row = rows.first {
            let values = knownParentValues(row)
            let call = valuesCall(
                row, handlers, "identifiers", values: values.isEmpty ? "" : "intentValues: values",
                prefix: values.isEmpty ? "" : "return ")
            body = values + [call]
        } else {
            body = [.code("var found: [\(entity)] = []"), .code("var missing = identifiers")]
            for row in rows {
                body.append(valuesCall(row, handlers, "missing", prefix: "found += "))
                body.append(.code("missing.removeAll { identifier in found.contains { $0.id == identifier } }"))
            }
            body.append(.code("return identifiers.compactMap { identifier in found.first { $0.id == identifier } }"))
        }
        return function(
            name: "func entities", arguments: [.init(name: "for identifiers", type: "[\(names.swift[.String])]")],
            effects: "async throws", result: "[\(entity)]", body: body)
    }

    /// Returns statements that collect the parents' values if the system provides them; none for a row without parents.
    /// The system can also look up an entity outside a configuration.
    private func knownParentValues(_ row: AppIntentParameter) -> [SwiftStatement] {
        guard row.source == .handler, !row.parents.isEmpty else { return [] }
        let values = parentValues(row)
        return Array(values.prefix(1)) + [.closure("if let parents", Array(values.dropFirst()))]
    }

    /// - Parameters:
    ///   - values: The arguments that create the configuration; none for an empty one.
    ///   - prefix: What precedes the call, such as `return `.
    private func valuesCall(
        _ row: AppIntentParameter, _ handlers: [String: SwiftIdentifier], _ identifiers: SwiftCode,
        values: SwiftCode = "", prefix: SwiftCode
    ) -> SwiftStatement {
        let arguments: [SwiftCode] = ["for: \(identifiers)", "as: \(ownType(of: row)).self"]
        guard let handler = handlers[row.intent.name], row.source == .handler else {
            return .call("\(prefix)\(listedOptions(row)).values", arguments: arguments)
        }
        let configuration: SwiftCode = "in: \(SwiftIdentifier(row.intent.swiftName))(\(values))"
        return .call(
            "\(prefix)try await \(handler).values",
            arguments: ["of: \(literal: row.name)", arguments[0], configuration, arguments[1]])
    }

    private func entityType(of rows: [AppIntentParameter]) -> SwiftCode {
        guard let row = rows.first else { preconditionFailure("every query belongs to a parameter") }
        return names.appElement(row.element)
    }

    private func suggestions(
        _ row: AppIntentParameter?, _ handlers: [String: SwiftIdentifier], of rows: [AppIntentParameter]
    ) -> SwiftDeclaration {
        function(
            name: "func suggestedEntities", effects: "async throws",
            result: "\(names[.IntentItemCollection])<\(entityType(of: rows))>",
            body: row.map { optionsBody($0, handlers[$0.intent.name], term: nil) } ?? [.code(".empty")])
    }

    private func search(_ row: AppIntentParameter, _ handlers: [String: SwiftIdentifier]) -> SwiftDeclaration {
        function(
            name: "func entities", arguments: [.init(name: "matching string", type: names.swift[.String])],
            effects: "async throws", result: "\(names[.IntentItemCollection])<\(names.appElement(row.element))>",
            body: optionsBody(row, handlers[row.intent.name], term: "string"))
    }

    // MARK: Bodies

    private func optionsBody(
        _ row: AppIntentParameter, _ handler: SwiftIdentifier?, term: SwiftCode?
    ) -> [SwiftStatement] {
        let type: SwiftCode = "as: \(ownType(of: row)).self"
        guard row.source == .handler, let handler else {
            let matching: [SwiftCode] = term.map { ["matching: \($0)"] } ?? []
            return [.call("\(listedOptions(row)).options", arguments: matching + [type])]
        }
        let search: [SwiftCode] = term.map { ["searchTerm: \($0)"] } ?? []
        let call: SwiftCode = "try await \(handler).options"
        let first: SwiftCode = "of: \(literal: row.name)"
        let configuration = SwiftIdentifier(row.intent.swiftName)
        guard !row.parents.isEmpty else {
            return [.call(call, arguments: [first, "for: \(configuration)()"] + search + [type])]
        }
        return [.code("guard let parents else { return .empty }")] + parentValues(row)
            + [
                .call(
                    "return \(call)",
                    arguments: [first, "for: \(configuration)(intentValues: values)"] + search + [type])
            ]
    }

    /// Returns statements that collect the parents' values for the handler.
    private func parentValues(_ row: AppIntentParameter) -> [SwiftStatement] {
        [.code("var values = \(names.swift[.IntentValues])()")]
            + row.parents.compactMap { AppIntentParameter($0, of: row.intent, among: [:], in: schema) }.map { parent in
                .code(copyingParent(parent))
            }
    }

    private func copyingParent(_ parent: AppIntentParameter) -> SwiftCode {
        let value: SwiftCode = "parents.\(names.property(of: parent.parameter))"
        let element = ownType(of: parent)
        let type: SwiftCode = parent.isList ? "[\(element)].self" : "\(element).self"
        return "values.set(\(literal: parent.name), from: \(value), as: \(type))"
    }

    /// Returns the type in a configuration, through the entity because a query or provider may shadow its name.
    func ownType(of row: AppIntentParameter) -> SwiftCode {
        switch row.element {
        case .object, .enumeration, .union: "\(names.appElement(row.element)).Value"
        default: names.element(row.element)
        }
    }

    private func defaultResult(_ row: AppIntentParameter, _ handlers: [String: SwiftIdentifier]) -> SwiftDeclaration {
        let type: SwiftCode = "as: \(ownType(of: row)).self"
        let configuration = SwiftIdentifier(row.intent.swiftName)
        var body: [SwiftStatement]
        if row.source == .handler, let handler = handlers[row.intent.name] {
            let values = knownParentValues(row)
            let intent: SwiftCode = "for: \(configuration)(\(values.isEmpty ? "" : "intentValues: values"))"
            let prefix: SwiftCode = values.isEmpty ? "" : "return "
            let arguments: [SwiftCode] = ["of: \(literal: row.name)", intent, type]
            body = values + [.call("\(prefix)await \(handler).defaultValue", arguments: arguments)]
        } else {
            body = [.code("\(listedOptions(row)).defaultValue(\(type))")]
        }
        return function(
            name: "func defaultResult", effects: "async", result: "\(names.appElement(row.element))?",
            body: body)
    }

    // MARK: Providers

    private func provider(_ row: AppIntentParameter, _ name: SwiftIdentifier) -> SwiftDeclaration {
        let handler = SwiftIdentifier("handler")
        let handlers = row.source == .handler ? [row.intent.name: handler] : [:]
        var members: [SwiftDeclaration] = []
        if row.source == .handler {
            members.append(dependency(handler, on: row.intent))
            if !row.parents.isEmpty { members.append(parents(of: row)) }
        }
        members.append(emptyInitializer)
        members.append(
            function(
                name: "func results", effects: "async throws",
                result: "\(names[.IntentItemCollection])<\(names.appElement(row.element))>",
                body: optionsBody(row, handlers[row.intent.name], term: nil)))
        if row.hasProvidedDefault { members.append(defaultResult(row, handlers)) }
        return typeDeclaration(
            documentation: [documentation(of: [row])], keyword: .struct, name: SwiftCode(name),
            inherited: [names[.DynamicOptionsProvider], names[.AppIntentOptionsProvider]], members: members)
    }
}

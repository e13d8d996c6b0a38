import IntentModel

extension FileTranslation {
    /// ```swift
    /// public nonisolated struct WidgetConfigIntent: ConfigurableIntent { … }
    /// ```
    func translateConfiguration(_ intent: Intent, _ shapes: [ParameterShape]) -> SwiftDeclaration {
        let name = SwiftIdentifier(intent.swiftName)
        let properties = Self.properties(of: shapes)
        var members = constants(shapes, in: properties)
        members.append(memberwiseInitializer(shapes))
        members.append(reader(shapes))
        members.append(writer(shapes))
        members += slots(shapes)
        members += keys(shapes, of: name)
        members.append(definition(of: intent.name, migration: hasMigrations(intent) ? "self.migratedValue" : nil))
        let hasSecrets = shapes.contains { $0.parameter.isSecret }
        if hasSecrets { members.append(mirror(shapes)) }
        // By index, because copying a parameter costs more than reading it.
        let withoutSwift = intent.parameters.indices
            .filter { intent.parameters[$0].type.element.isSystem }.map { intent.parameters[$0].name }
        return typeDeclaration(
            "nonisolated",
            documentation: [
                Documentation.heading(
                    intent.title, intent.description, deprecated: intent.deprecated, withoutSwift: withoutSwift)
            ] + Documentation.rules(intent.rules, in: properties), keyword: .struct, name: SwiftCode(name),
            inherited: [names[.ConfigurableIntent]] + (hasSecrets ? [names[.CustomReflectable]] : []), members: members)
    }

    /// Returns the Swift names of rows or fields by their names.
    static func properties(of shapes: [ParameterShape]) -> [String: SwiftIdentifier] {
        Dictionary(shapes.map { ($0.parameter.name, $0.property) }) { first, _ in first }
    }

    /// The constants of a struct of rows or fields.
    func constants(_ shapes: [ParameterShape], in properties: [String: SwiftIdentifier]) -> [SwiftDeclaration] {
        shapes.map { shape in
            SwiftDeclaration(
                documentation: [Documentation.parameter(shape, in: properties)], modifiers: visible(),
                kind: .constant(name: shape.property, type: shape.propertyType, value: nil))
        }
    }

    /// What `print` and `dump` show, so that logs contain no secret.
    func mirror(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let children = shapes.map { shape -> SwiftCode in
            let value: SwiftCode =
                shape.parameter.isSecret ? "\(literal: Parameter.secretMask)" : "self.\(shape.property)"
            return "\(literal: shape.parameter.swiftName): \(value) as Any"
        }
        return computed(
            documentation: ["The values as they are printed: dots instead of secrets."],
            name: SwiftIdentifier("customMirror"), type: names[.Mirror],
            body: [.code(".init(self, children: [\(SwiftCode.joined(children))], displayStyle: .struct)")])
    }

    func memberwiseInitializer(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let arguments = shapes.map { shape in
            SwiftFunction.Argument(
                name: SwiftCode(shape.property), type: shape.argumentType, value: shape.initialValue)
        }
        return function(
            name: "init", arguments: arguments, body: shapes.map { .code("self.\($0.property) = \($0.propertyValue)") })
    }

    private func reader(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        function(
            name: "init", arguments: [.init(name: "intentValues values", type: names[.IntentValues])],
            body: shapes.map { .code("self.\($0.property) = \($0.reading(from: "values"))") })
    }

    private func writer(_ shapes: [ParameterShape]) -> SwiftDeclaration {
        let lines = shapes.map { shape -> SwiftStatement in
            .code("values.set(\(literal: shape.parameter.name), to: self.\(shape.property))")
        }
        return function(
            name: "func write", arguments: [.init(name: "to values", type: "inout \(names[.IntentValues])")],
            body: lines)
    }

    // MARK: Slots

    private func slots(_ shapes: [ParameterShape]) -> [SwiftDeclaration] {
        let functions = shapes.compactMap { shape in
            shape.parameter.size.map { slots(shape, sizes: $0) }
        }
        guard !functions.isEmpty else { return [] }
        return [
            typeDeclaration(
                documentation: ["The number of slots in each size family."], keyword: .enum, name: "Slots",
                members: functions)
        ]
    }

    private func slots(_ shape: ParameterShape, sizes: SlotSizes) -> SwiftDeclaration {
        function(
            "static", name: "func \(shape.property)", arguments: [.init(name: "in family", type: names[.SizeFamily])],
            result: names[.SlotCount], body: [slotStatement(sizes)])
    }

    /// Returns a `switch` over the families. Families with equal counts share a case; the others, and unrecognized ones,
    /// have the count of `otherwise`, or no slots.
    private func slotStatement(_ sizes: SlotSizes) -> SwiftStatement {
        let rest = sizes.otherwise ?? 0
        var groups: [(count: SlotCount, families: [SizeFamily])] = []
        for family in SizeFamily.allCases {
            guard let count = sizes.families[family], count != rest else { continue }
            if let index = groups.firstIndex(where: { $0.count == count }) {
                groups[index].families.append(family)
            } else {
                groups.append((count, [family]))
            }
        }
        if groups.isEmpty { return .code(expression(for: rest)) }
        let cases = groups.map { group in
            SwiftStatement.Case(
                patterns: group.families.map { ".\(SwiftIdentifier($0.rawValue))" },
                body: [.code(expression(for: group.count))])
        }
        return .switch("family", cases + [.init(patterns: nil, body: [.code(expression(for: rest))])])
    }

    private func expression(for count: SlotCount) -> SwiftCode {
        count.isFixed
            ? "\(count.maximum)"
            : ".init(minimum: \(count.minimum), maximum: \(count.maximum))"
    }

    // MARK: Keys

    private func keys(_ shapes: [ParameterShape], of intent: SwiftIdentifier) -> [SwiftDeclaration] {
        guard !shapes.isEmpty else { return [] }
        let keys = shapes.map { shape in
            computed(
                "static", attributes: deprecation(shape.parameter.deprecated), name: shape.property,
                type: "\(names[.ParameterKey])<\(intent), \(shape.valueType)>",
                body: [.code(".init(\(literal: shape.parameter.name))")])
        }
        return [
            typeDeclaration(
                documentation: ["The keys of the parameters, for edits and options."], keyword: .enum,
                name: "Parameters", members: keys)
        ]
    }
}

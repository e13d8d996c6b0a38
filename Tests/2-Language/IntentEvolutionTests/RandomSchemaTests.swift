import IntentEvolution
import IntentModel
import IntentTestSupport
import Testing

/// Schemas that use every part of the model.
@Suite struct RandomSchemaTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a schema compared with itself has no changes`(_ seed: UInt64) throws {
        let schema = Self.schema(seed)
        #expect(compareSchemas(before: schema, after: schema).isEmpty)
        #expect(compareSchemas(before: schema.withoutTexts, after: schema).isEmpty)
    }

    /// A lock that was edited by hand may contain duplicate names.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `comparing schemas with repeated names is deterministic`(_ seed: UInt64) {
        var (first, second) = (RandomSchema(seed: seed), RandomSchema(seed: seed &+ 1))
        let (before, after) = (first.schema(), second.schema())
        expectEqual(compareSchemas(before: before, after: after), compareSchemas(before: before, after: after))
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a lock reads back as written`(_ seed: UInt64) throws {
        let lock = SchemaLock(Self.schema(seed))
        let read = try Schema(json: try #require(try JSONValue(parsing: lock.text)["schema"]))
        expectEqual(read, lock.schema)
        expectEqual(SchemaLock(read).text, lock.text)
    }

    /// Replaces one part of a parameter by that of another one; every difference except in texts is reported.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func `every part of a parameter is compared`(_ seed: UInt64) {
        Self.expectChanges(seed, Self.parameterChanges) { change, before, other in
            guard var parameter = before.intents.first?.parameters.first,
                let new = other.intents.first?.parameters.first
            else { return }
            change(&parameter, new)
            before.intents[0].parameters[0] = parameter
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `every part of an intent is compared`(_ seed: UInt64) {
        Self.expectChanges(seed, Self.intentChanges) { change, before, other in
            guard !before.intents.isEmpty, let new = other.intents.first else { return }
            change(&before.intents[0], new)
        }
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `every part of other declarations is compared`(_ seed: UInt64) {
        Self.expectChanges(seed, Self.otherChanges) { change, before, other in change(&before, other) }
    }

    /// Makes each change alone in the schema of a seed, with parts of another one.
    private static func expectChanges<Change>(
        _ seed: UInt64, _ changes: [Change], _ make: (Change, inout Schema, Schema) -> Void
    ) {
        let before = schema(seed), other = schema(seed &+ 1000)
        let withoutTexts = before.withoutTexts
        for (index, change) in changes.enumerated() {
            var after = before
            make(change, &after, other)
            if withoutTexts == after.withoutTexts { continue }
            #expect(!compareSchemas(before: before, after: after).isEmpty, "part \(index)")
            #expect(!compareSchemas(before: after, after: before).isEmpty, "part \(index), backwards")
        }
    }

    private static let parameterChanges: [@Sendable (inout Parameter, Parameter) -> Void] = [
        { $0.swiftName = $1.swiftName }, { $0.type = $1.type }, { $0.settings = $1.settings },
        { $0.options = $1.options }, { $0.searchesInHandler = $1.searchesInHandler },
        { $0.allowsFreeText = $1.allowsFreeText }, { $0.hasUniqueValues = $1.hasUniqueValues },
        { $0.defaultRule = $1.defaultRule }, { $0.size = $1.size }, { $0.when = $1.when },
        { $0.families = $1.families }, { $0.dependsOn = $1.dependsOn }, { $0.filters = $1.filters },
        { $0.parentPolicy = $1.parentPolicy },
        { $0.vanishedPolicy = $1.vanishedPolicy }, { $0.renamedFrom = $1.renamedFrom },
        { $0.convertedFrom = $1.convertedFrom }, { $0.deprecated = $1.deprecated }, { $0.siri = $1.siri },
        { $0.section = $1.section },
    ]

    private static let intentChanges: [@Sendable (inout Intent, Intent) -> Void] = [
        { $0.swiftName = $1.swiftName }, { $0.isEligibleForWidgets = $1.isEligibleForWidgets },
        { $0.summary = $1.summary }, { $0.renamedFrom = $1.renamedFrom }, { $0.reserved = $1.reserved },
        { $0.deprecated = $1.deprecated }, { $0.actions = $1.actions }, { $0.parameters = $1.parameters },
        { $0.sections = $1.sections },
        { $0.rules = $1.rules },
        { intent, _ in intent.parameters.reverse() },
        { intent, other in intent.actions?.response = other.actions?.response },
        { intent, other in intent.actions?.suggestions = other.actions?.suggestions ?? [] },
    ]

    private static let otherChanges: [@Sendable (inout Schema, Schema) -> Void] = [
        { $0.group = $1.group }, { $0.types = $1.types }, { $0.enums = $1.enums }, { $0.widgets = $1.widgets },
        { $0.controls = $1.controls }, { schema, _ in schema.controls.reverse() },
        { change(&$0.controls, $1.controls) { $0.kind = $1.kind } },
        { change(&$0.controls, $1.controls) { $0.intent = $1.intent } },
        { change(&$0.controls, $1.controls) { $0.style = $1.style } },
        { change(&$0.controls, $1.controls) { $0.swiftName = $1.swiftName } },
        { change(&$0.controls, $1.controls) { $0.renamedFrom = $1.renamedFrom } },
        { change(&$0.controls, $1.controls) { $0.deprecated = $1.deprecated } },
        { schema, _ in schema.types.reverse() }, { schema, _ in schema.enums.reverse() },
        { schema, _ in schema.intents.reverse() }, { schema, _ in schema.widgets.reverse() },
        { change(&$0.enums, $1.enums) { $0.cases = $1.cases } },
        { change(&$0.enums, $1.enums) { $0.reserved = $1.reserved } },
        { change(&$0.types, $1.types) { $0.properties = $1.properties } },
        { change(&$0.types, $1.types) { $0.recordFields = $1.recordFields } },
        { change(&$0.types, $1.types) { $0.isUnion = $1.isUnion && $0.isRecord } },
        { change(&$0.widgets, $1.widgets) { $0.families = $1.families } },
        { change(&$0.widgets, $1.widgets) { $0.kind = $1.kind } },
        { change(&$0.widgets, $1.widgets) { $0.presets = $1.presets } },
        { change(&$0.widgets, $1.widgets) { $0.intent = $1.intent } },
        { change(&$0.widgets, $1.widgets) { $0.swiftName = $1.swiftName } },
    ]

    private static func change<Element>(
        _ elements: inout [Element], _ others: [Element], _ body: (inout Element, Element) -> Void
    ) {
        guard !elements.isEmpty, let other = others.first else { return }
        body(&elements[0], other)
    }

    /// Returns a random schema whose names are unique, as in every valid schema.
    private static func schema(_ seed: UInt64) -> Schema {
        var random = RandomSchema(seed: seed)
        var schema = random.schema()
        for index in schema.types.indices {
            schema.types[index].name += "T\(index)"
            for inner in schema.types[index].properties.indices {
                schema.types[index].properties[inner].name += "\(inner)"
            }
            let fields = schema.types[index].recordFields
            schema.types[index].recordFields = fields.enumerated().map { unique($1, $0) }
        }
        for index in schema.enums.indices {
            schema.enums[index].name += "E\(index)"
            for inner in schema.enums[index].cases.indices { schema.enums[index].cases[inner].name += "\(inner)" }
        }
        for index in schema.widgets.indices {
            schema.widgets[index].name += "\(index)"
            schema.widgets[index].kind = WidgetKind("\(schema.widgets[index].kind)\(index)")
            // No widget of a valid schema names the former name of an intent.
            schema.widgets[index].intent = schema.widgets[index].intent.map { $0 + "W" }
        }
        for index in schema.controls.indices {
            schema.controls[index].name += "\(index)"
            schema.controls[index].kind = ControlKind("\(schema.controls[index].kind)\(index)")
            // Nor does a control.
            schema.controls[index].intent += "C"
        }
        for index in schema.intents.indices { schema.intents[index] = unique(schema.intents[index], index) }
        return schema
    }

    private static func unique(_ intent: Intent, _ index: Int) -> Intent {
        var intent = intent
        intent.name += "\(index)"
        intent.parameters = intent.parameters.enumerated().map { unique($1, $0) }
        guard var response = intent.actions?.response else { return intent }
        for inner in response.properties.indices { response.properties[inner].name += "\(inner)" }
        for inner in response.codes.indices { response.codes[inner].name += "\(inner)" }
        intent.actions?.response = response
        return intent
    }

    private static func unique(_ parameter: Parameter, _ index: Int) -> Parameter {
        var parameter = parameter
        parameter.name += "\(index)"
        let kind = parameter.type.element.kind
        parameter.defaultRule = parameter.defaultRule.map { valid($0, of: kind) }
        guard case .listed(var options) = parameter.options else { return parameter }
        for option in options.indices { options[option].identifier += "\(option)" }
        parameter.options = .listed(options)
        return parameter
    }

    private static func valid(_ rule: DefaultRule, of kind: ElementKind) -> DefaultRule {
        switch rule {
        // A default has the type of its parameter; another one would be compared as what is read from it.
        case .value(let value) where !value.slots.allSatisfy({ $0?.kind == kind }): return .first(1)
        // No default names the former name of a row.
        case .row(var followed):
            followed.row += "R"
            return .row(followed)
        case .byFamily(let rules, let otherwise):
            return .byFamily(rules.mapValues { valid($0, of: kind) }, otherwise: otherwise.map { valid($0, of: kind) })
        default: return rule
        }
    }
}

import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

@testable import AppIntents

/// The schema that declarations say, and what they lose.
@Suite struct DeclaredDefinitionTests {
    private func declared(_ types: any AppIntent.Type...) -> DeclaredDefinition {
        DeclaredDefinition(of: types) { LocalizedText($0.developmentText, language: "en") }
    }

    private func parameter(_ name: String, of type: any AppIntent.Type) throws -> Parameter {
        let schema = declared(type).schema
        return try #require(schema.intent(named: type.declaredName)?.parameter(named: name))
    }

    private func conditions(of name: String, _ type: any AppIntent.Type) throws -> [String: Condition.Test] {
        Dictionary(try parameter(name, of: type).conditions.map { ($0.parameter, $0.test) }) { first, _ in first }
    }

    // MARK: Names

    @Test func `a declared name has no suffix`() {
        expectEqual(SelectCarIntent.declaredName, "SelectCar")
        expectEqual(Car.declaredName, "Car")
        expectEqual(CityAppEntity.declaredName, "City")
        expectEqual(ModeAppEnum.declaredName, "Mode")
        expectEqual(ShowCityAppIntent.declaredName, "ShowCity")
    }

    @Test func `a persistent identifier or class name is the declared name`() {
        expectEqual(RenamedIntent.declaredName, "FormerName")
        expectEqual(MigratedIntent.declaredName, "SelectFriends")
    }

    // MARK: Types

    @Test func `an intent becomes a definition with its types`() throws {
        let declared = declared(SelectCarIntent.self)
        #expect(declared.losses.isEmpty)
        let intent = try #require(declared.schema.intent(named: "SelectCar"))
        expectEqual(intent.title.text, "Select Car")
        expectEqual(intent.description?.text, "Shows one car.")
        #expect(intent.isEligibleForWidgets)
        expectEqual(intent.parameters.map(\.name), ["car", "seat", "showsFuel", "level", "paint", "others"])
        expectEqual(
            intent.parameters.map(\.type.tag),
            [
                "object:Car", "Integer", "Boolean", "Integer", "enum:Paint", "[object:Car]",
            ])
        expectEqual(declared.schema.types.map(\.name), ["Car"])
        expectEqual(declared.schema.types.first?.title.text, "Car")
    }

    @Test func `an enum has its cases with titles and images`() throws {
        let type = try #require(declared(SelectCarIntent.self).schema.enumeration(named: "Paint"))
        expectEqual(type.cases.map(\.name), ["red", "blue", "dark-green"])
        expectEqual(type.cases.map(\.swiftName), ["red", "blue", "darkGreen"])
        expectEqual(type.cases.map(\.title.text), ["Red", "Blue", "Dark Green"])
        expectEqual(type.cases[1].image, .system("drop"))
        expectEqual(type.cases[2].synonyms, [Synonym("Olive")])
    }

    @Test func `a case with a number is named as in code`() throws {
        let type = try #require(declared(ConditionsIntent.self).schema.enumeration(named: "Size"))
        expectEqual(type.cases.map(\.name), ["small", "medium", "large"])
        expectEqual(type.cases.map(\.index), [1, 2, 3])
    }

    @Test func `properties of an entity are declared and stored`() throws {
        let type = try #require(declared(ShowCityAppIntent.self).schema.type(named: "City"))
        expectEqual(type.properties.map(\.name), ["population", "mode"])
        expectEqual(type.properties.map(\.type.tag), ["Integer", "enum:Mode"])
        let city = CityAppEntity(id: 7, population: 3)
        let intent = ShowCityAppIntent()
        intent.city = city
        guard case .object(let stored)? = intent.widgetIntentValues["city"] else {
            Issue.record("an object is expected")
            return
        }
        expectEqual(stored.identifier, "7")
        expectEqual(stored.properties, ["population": .integer(3), "mode": .enumeration("fast")])
    }

    @Test func `classes are read as structs are`() throws {
        let declared = declared(ShowNodeIntent.self)
        expectEqual(declared.schema.intent(named: "ShowNode")?.parameters.map(\.type.tag), ["object:Node"])
        let properties = try #require(declared.schema.type(named: "Node")).properties
        expectEqual(properties.map(\.type.tag), ["Integer", "object:Node"])
        let intent = ShowNodeIntent()
        intent.node = NodeEntity(id: UUID(), depth: 3)
        expectEqual(intent.widgetIntentValues["node"]?.optionIdentifier, intent.node?.id.uuidString)
    }

    @Test func `every value type has its type in definitions`() throws {
        let declared = declared(ValuesIntent.self)
        let parameters = try #require(declared.schema.intent(named: "Values")).parameters
        expectEqual(
            parameters.map { "\($0.name): \($0.type.tag)" },
            [
                "text: String", "number: Decimal", "flag: Boolean", "link: URL", "day: DateComponents:date",
                "moment: DateComponents:dateTime", "distance: measurement:Length", "wait: TimeInterval", "file: File",
                "person: Person", "price: CurrencyAmount", "card: PaymentMethod", "place: Placemark",
                "sizes: [enum:Size]", "tags: [String]",
            ])
        expectEqual(declared.losses.map(\.place), ["ValuesIntent.name"])
        expectEqual(declared.losses.map(\.kind), [.type])
    }

    // MARK: Parameters

    @Test func `a parameter has its settings`() throws {
        let level = try parameter("level", of: SelectCarIntent.self)
        expectEqual(
            level.settings.number,
            NumberSettings(range: .integers(minimum: 1, maximum: 10, step: nil), control: .stepper))
        let others = try parameter("others", of: SelectCarIntent.self)
        expectEqual(
            others.size,
            SlotSizes(
                families: [.systemSmall: 1, .systemMedium: SlotCount(minimum: 1, maximum: 3)],
                otherwise: SlotCount(minimum: 0, maximum: 1000)))
        let car = try parameter("car", of: SelectCarIntent.self)
        expectEqual(car.description?.text, "The car that the widget shows.")
        expectEqual(car.siri?.ask?.text, "Which car?")
        let distance = try parameter("distance", of: ValuesIntent.self)
        expectEqual(distance.settings.number.unit, "kilometers")
        expectEqual(distance.settings.range, .decimals(minimum: 0, maximum: nil, step: nil))
        let flag = try parameter("flag", of: ValuesIntent.self)
        expectEqual(flag.settings.boolean.trueTitle?.text, "Yes")
        try expectEqual(parameter("file", of: ValuesIntent.self).settings.contentTypes, .identifiers(["public.json"]))
        try expectEqual(parameter("price", of: ValuesIntent.self).settings.currencies, ["EUR"])
    }

    @Test func `limits and units of numbers and durations are kept`() throws {
        func settings(_ name: String) throws -> TypeSettings { try parameter(name, of: MeasuresIntent.self).settings }
        try expectEqual(settings("ratio").range, .decimals(minimum: 0, maximum: 0.47, step: nil))
        try expectEqual(settings("limit").range, .decimals(minimum: 0, maximum: nil, step: nil))
        try expectEqual(
            settings("delay").interval, IntervalSettings(smallest: .milliseconds, defaultUnit: .milliseconds))
        try expectEqual(settings("length").interval.defaultUnit, .minutes)
        try expectEqual(settings("length").interval.range, Bounds(minimum: .zero, maximum: nil))
        try expectEqual(settings("pause").interval, IntervalSettings())
        let fare = AmountRange(Bounds(minimum: ExactDecimal("-0.5"), maximum: nil))
        try expectEqual(settings("fare").amount.range, fare)
    }

    @Test func `defaults come from declarations, initializers and queries`() throws {
        try expectEqual(parameter("level", of: SelectCarIntent.self).defaultRule, .value(.integer(3)))
        try expectEqual(parameter("paint", of: SelectCarIntent.self).defaultRule, .value(.enumeration("blue")))
        try expectEqual(parameter("car", of: SelectCarIntent.self).defaultRule, .handler)
        try expectEqual(parameter("seat", of: SelectCarIntent.self).defaultRule, .handler)
        try expectEqual(parameter("wait", of: ValuesIntent.self).defaultRule, .value(.timeInterval(.seconds(90))))
        try expectEqual(
            parameter("sizes", of: ValuesIntent.self).defaultRule,
            .value(.list([.enumeration("small"), .enumeration("large")])))
        try expectEqual(parameter("thing", of: FaultyIntent.self).defaultRule, nil)
        try expectEqual(parameter("count", of: InitializedIntent.self).defaultRule, .value(.integer(7)))
    }

    @Test func `an explicit empty list has no default of the query`() throws {
        try expectEqual(parameter("cars", of: EmptyListIntent.self).defaultRule, nil)
        try expectEqual(parameter("chosen", of: EmptyListIntent.self).defaultRule, .handler)
    }

    @Test func `options come from queries, providers and supported values`() throws {
        let car = try parameter("car", of: SelectCarIntent.self)
        #expect(car.options == .dynamic && car.searchesInHandler)
        let seat = try parameter("seat", of: SelectCarIntent.self)
        #expect(seat.options == .dynamic && !seat.searchesInHandler)
        expectEqual(seat.dependsOn, ["car"])
        try expectEqual(parameter("thing", of: FaultyIntent.self).dependsOn, ["fault"])
        try expectEqual(parameter("level", of: SelectCarIntent.self).options, .free)
        guard case .listed(let options) = try parameter("size", of: InitializedIntent.self).options else {
            Issue.record("listed options are expected")
            return
        }
        expectEqual(options.map(\.identifier), ["small", "large"])
    }

    @Test func `a parameter moves behind a later one that its options depend on`() throws {
        let declared = declared(LateIntent.self)
        expectEqual(declared.losses, [])
        let parameters = declared.schema.intents[0].parameters
        let (seat, car) = try (
            #require(parameters.firstIndex { $0.name == "seat" }), #require(parameters.firstIndex { $0.name == "car" })
        )
        #expect(car < seat)
        expectEqual(parameters[seat].dependsOn, ["car"])
    }

    // MARK: Summaries

    @Test func `a row in all branches has no condition`() throws {
        for name in ["size", "on", "count", "car"] {
            #expect(try conditions(of: name, ConditionsIntent.self).isEmpty, "\(name)")
        }
        try expectEqual(parameter("count", of: ConditionsIntent.self).families, nil)
    }

    @Test func `nested tests are a conjunction`() throws {
        try expectEqual(conditions(of: "nested", ConditionsIntent.self), ["on": .isOneOf([.boolean(true)])])
        try expectEqual(
            conditions(of: "largeOnly", ConditionsIntent.self),
            [
                "on": .isOneOf([.boolean(true)]), "size": .isOneOf([.enumeration("large")]),
            ])
        try expectEqual(
            conditions(of: "notLarge", ConditionsIntent.self),
            [
                "on": .isOneOf([.boolean(true)]), "size": .isNoneOf([.enumeration("large")]),
            ])
    }

    @Test func `an unlisted parameter cannot be chosen`() throws {
        try expectEqual(parameter("unlisted", of: ConditionsIntent.self).options, .none)
    }

    @Test func `numbers, existence and families are tests`() throws {
        try expectEqual(conditions(of: "many", TestsIntent.self), ["count": .within(atLeast: 4, atMost: nil)])
        try expectEqual(
            conditions(of: "inner", TestsIntent.self),
            [
                "count": .within(atLeast: 4, atMost: nil), "car": .isSet(true),
            ])
        let few = try parameter("few", of: TestsIntent.self)
        expectEqual(few.conditions, [Condition(parameter: "count", test: .within(atLeast: nil, atMost: 3))])
        expectEqual(few.families, SizeFamily.allCases.filter { $0 != .systemSmall })
        #expect(declared(TestsIntent.self).losses.isEmpty)
    }

    @Test func `a condition has two alternatives`() throws {
        #expect(declared(AlternativeIntent.self).losses.isEmpty)
        func on(_ name: String) -> [Condition] { [Condition(parameter: name, test: .isOneOf([.boolean(true)]))] }
        let either = try parameter("either", of: AlternativeIntent.self)
        expectEqual(either.when, Requirement(anyOf: [on("first"), on("second")]))
    }

    @Test func `rows have the order of the summary`() throws {
        let names = declared(OrderedIntent.self).schema.intents.first?.parameters.map(\.name)
        expectEqual(names, ["second", "first"])
    }

    @Test func `sentences belong to the rows that are shown`() throws {
        let summary = try #require(declared(SentencesIntent.self).schema.intents.first?.summary)
        expectEqual(summary.sentence?.text, "Show ${city}")
        expectEqual(summary.combinations.map(\.shown), [["street"]])
        expectEqual(summary.combinations.first?.sentence.text, "Show ${street} in ${city}")
    }

    @Test func `a row that only excluded cases show cannot be chosen`() throws {
        #expect(declared(AllCasesIntent.self).losses.isEmpty)
        try expectEqual(
            conditions(of: "first", AllCasesIntent.self), ["sort": .isOneOf([.enumeration("team")])])
        let never = try parameter("never", of: AllCasesIntent.self)
        #expect(never.options == .none && never.conditions.isEmpty)
    }

    @Test func `the last sentence is that of all other rows`() throws {
        let declared = declared(EitherRowIntent.self)
        let summary = try #require(declared.schema.intents.first?.summary)
        expectEqual(summary.sentence?.text, "Show ${sort} and ${second}")
        expectEqual(summary.combinations.map(\.shown), [["first"]])
        #expect(declared.losses.isEmpty)
    }

    @Test func `a second sentence of the same rows is lost`() {
        let declared = declared(EqualRowsIntent.self)
        expectEqual(declared.schema.intents.first?.summary?.sentence?.text, "Show ${text}")
        expectEqual(declared.losses.map(\.kind), [.sentence])
        expectEqual(declared.losses.map(\.declaration), ["EqualRows"])
    }

    @Test func `a description may be a text`() {
        expectEqual(declared(SentencesIntent.self).schema.intents.first?.description?.text, "Says something.")
    }

    @Test func `texts are asked by key and table`() throws {
        let declared = DeclaredDefinition(of: [KeyedIntent.self]) { resource in
            LocalizedText("\(resource.table ?? "-"):\(resource.key)", language: "en")
        }
        expectEqual(declared.schema.intents.first?.title.text, "Intents:keyed.title")
    }

    @Test func `shortcuts have phrases with placeholders`() throws {
        let declared = DeclaredDefinition(of: [], shortcuts: [CarShortcuts.self]) {
            LocalizedText($0.developmentText, language: "en")
        }
        expectEqual(declared.schema.intents.map(\.name), ["Honk"])
        let shortcuts = declared.schema.appShortcuts
        expectEqual(shortcuts.map(\.name), ["Honk", "Honk2"])
        expectEqual(shortcuts.map(\.intent), ["Honk", "Honk"])
        expectEqual(shortcuts.map(\.symbol), ["horn", "horn.fill"])
        expectEqual(
            shortcuts.first?.phrases.map(\.text),
            [
                "Honk with ${applicationName}", "Let ${car} honk with ${applicationName}",
            ])
        expectEqual(declared.losses.map(\.place), ["CarShortcuts", "CarShortcuts"])
    }

    // MARK: Engines

    @Test func `a row that the summary hides keeps its value`() async throws {
        let test = try await HostedInstance(HiddenNameIntent.self) { "\($0.sort) \($0.name)" }
        try await test.set(.enumeration("team"), for: "sort")
        try await test.set(.string("Anna"), for: "name")
        try await test.set(.enumeration("league"), for: "sort")
        let name = try await test.parameter("name")
        expectEqual(name.marks, [.hidden])
        expectEqual(name.origin, .user)
        try await expectEqual(test.shown().text, "league Anna")
    }

    @Test func `intents of one type of entity share an engine`() throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), handlers: [SelectCarIntent.handler, HonkIntent.handler, ConditionsIntent.handler])
        expectEqual(engine.schema.intents.map(\.name), ["SelectCar", "Honk", "Conditions"])
        expectEqual(engine.schema.types.map(\.name), ["Car"])
    }
}

/// The conditions of rows as a calculation.
@Suite struct RowConditionTests {
    private typealias Subject = RowCondition.Subject

    private func size(_ test: Condition.Test) -> RowCondition { .any([[.parameter("size"): .value(test)]]) }
    private let small = IntentValue.enumeration("small"), large = IntentValue.enumeration("large")

    @Test func `tests of one subject are combined`() {
        expectEqual(size(.isOneOf([small])).or(size(.isOneOf([large]))), size(.isOneOf([small, large])))
        expectEqual(size(.isOneOf([small])).or(size(.isNoneOf([small, large]))), size(.isNoneOf([large])))
        expectEqual(size(.isNoneOf([small])).or(size(.isNoneOf([large]))), size(.isSet(true)))
        expectEqual(size(.isSet(true)).or(size(.isSet(false))), .always)
    }

    @Test func `both Booleans are every value`() {
        let on = RowCondition.any([[.parameter("on"): .value(.isOneOf([.boolean(true)]))]])
        let off = RowCondition.any([[.parameter("on"): .value(.isOneOf([.boolean(false)]))]])
        expectEqual(on.or(off), .always)
    }

    @Test func `contradicting tests never hold`() {
        expectEqual(size(.isOneOf([small])).and(.parameter("size"), .value(.isNoneOf([small]))), .never)
        expectEqual(size(.isOneOf([small])).and(.parameter("size"), .value(.isSet(false))), .never)
    }

    @Test func `conditions on two parameters are alternatives`() {
        let on = RowCondition.any([[.parameter("on"): .value(.isOneOf([.boolean(true)]))]])
        let smallOrOn = RowCondition.any([
            [.parameter("size"): .value(.isOneOf([small]))], [.parameter("on"): .value(.isOneOf([.boolean(true)]))],
        ])
        expectEqual(size(.isOneOf([small])).or(on), smallOrOn)
        // What the first alternative excludes need not be tested in the second.
        let others = on.and(.parameter("size"), .differs([small]))
        expectEqual(size(.isOneOf([small])).or(others), smallOrOn)
        expectEqual(smallOrOn.or(size(.isSet(false))).declared?.count, 3)
        expectEqual(size(.isOneOf([small])).or(.never), size(.isOneOf([small])))
    }

    @Test func `families are combined`() {
        let own = RowCondition.any([[.family: .families([.systemSmall])]])
        let others = RowCondition.any([[.family: .families(Set(SizeFamily.allCases).subtracting([.systemSmall]))]])
        expectEqual(own.or(others), .always)
        expectEqual(own.and(.family, .families([.systemLarge])), .never)
    }
}

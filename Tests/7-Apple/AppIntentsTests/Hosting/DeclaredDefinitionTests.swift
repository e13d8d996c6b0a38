import Foundation
import HostedAppIntents
import IntentModel
import IntentRuntime
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
        #expect(SelectCarIntent.declaredName == "SelectCar")
        #expect(Car.declaredName == "Car")
        #expect(CityAppEntity.declaredName == "City")
        #expect(ModeAppEnum.declaredName == "Mode")
        #expect(ShowCityAppIntent.declaredName == "ShowCity")
    }

    @Test func `a persistent identifier or class name is the declared name`() {
        #expect(RenamedIntent.declaredName == "FormerName")
        #expect(MigratedIntent.declaredName == "SelectFriends")
    }

    // MARK: Types

    @Test func `an intent becomes a definition with its types`() throws {
        let declared = declared(SelectCarIntent.self)
        #expect(declared.losses.isEmpty)
        let intent = try #require(declared.schema.intent(named: "SelectCar"))
        #expect(intent.title.text == "Select Car")
        #expect(intent.description?.text == "Shows one car.")
        #expect(intent.isEligibleForWidgets)
        #expect(intent.parameters.map(\.name) == ["car", "seat", "showsFuel", "level", "paint", "others"])
        #expect(
            intent.parameters.map(\.type.tag) == [
                "object:Car", "Integer", "Boolean", "Integer", "enum:Paint", "[object:Car]",
            ])
        #expect(declared.schema.types.map(\.name) == ["Car"])
        #expect(declared.schema.types.first?.title.text == "Car")
    }

    @Test func `an enum has its cases with titles and images`() throws {
        let type = try #require(declared(SelectCarIntent.self).schema.enumeration(named: "Paint"))
        #expect(type.cases.map(\.name) == ["red", "blue", "dark-green"])
        #expect(type.cases.map(\.swiftName) == ["red", "blue", "darkGreen"])
        #expect(type.cases.map(\.title.text) == ["Red", "Blue", "Dark Green"])
        #expect(type.cases[1].image == .system("drop"))
        #expect(type.cases[2].synonyms == [Synonym("Olive")])
    }

    @Test func `a case with a number is named as in code`() throws {
        let type = try #require(declared(ConditionsIntent.self).schema.enumeration(named: "Size"))
        #expect(type.cases.map(\.name) == ["small", "medium", "large"])
        #expect(type.cases.map(\.index) == [1, 2, 3])
    }

    @Test func `properties of an entity are declared and stored`() throws {
        let type = try #require(declared(ShowCityAppIntent.self).schema.type(named: "City"))
        #expect(type.properties.map(\.name) == ["population", "mode"])
        #expect(type.properties.map(\.type.tag) == ["Integer", "enum:Mode"])
        let city = CityAppEntity(id: 7, population: 3)
        let intent = ShowCityAppIntent()
        intent.city = city
        guard case .object(let stored)? = intent.widgetIntentValues["city"] else {
            Issue.record("an object is expected")
            return
        }
        #expect(stored.identifier == "7")
        #expect(stored.properties == ["population": .integer(3), "mode": .enumeration("fast")])
    }

    @Test func `classes are read as structs are`() throws {
        let declared = declared(ShowNodeIntent.self)
        #expect(declared.schema.intent(named: "ShowNode")?.parameters.map(\.type.tag) == ["object:Node"])
        let properties = try #require(declared.schema.type(named: "Node")).properties
        #expect(properties.map(\.type.tag) == ["Integer", "object:Node"])
        let intent = ShowNodeIntent()
        intent.node = NodeEntity(id: UUID(), depth: 3)
        #expect(intent.widgetIntentValues["node"]?.optionIdentifier == intent.node?.id.uuidString)
    }

    @Test func `every value type has its type in definitions`() throws {
        let declared = declared(ValuesIntent.self)
        let parameters = try #require(declared.schema.intent(named: "Values")).parameters
        #expect(
            parameters.map { "\($0.name): \($0.type.tag)" } == [
                "text: String", "number: Decimal", "flag: Boolean", "link: URL", "day: DateComponents:date",
                "moment: DateComponents:dateTime", "distance: measurement:Length", "wait: TimeInterval", "file: File",
                "person: Person", "price: CurrencyAmount", "card: PaymentMethod", "place: Placemark",
                "sizes: [enum:Size]", "tags: [String]",
            ])
        #expect(declared.losses.map(\.place) == ["ValuesIntent.name"])
        #expect(declared.losses.map(\.kind) == [.type])
    }

    // MARK: Parameters

    @Test func `a parameter has its settings`() throws {
        let level = try parameter("level", of: SelectCarIntent.self)
        #expect(
            level.settings.number
                == NumberSettings(range: .integers(minimum: 1, maximum: 10, step: nil), control: .stepper))
        let others = try parameter("others", of: SelectCarIntent.self)
        #expect(
            others.size == SlotSizes(families: [.systemSmall: 1, .systemMedium: SlotCount(minimum: 1, maximum: 3)]))
        let car = try parameter("car", of: SelectCarIntent.self)
        #expect(car.description?.text == "The car that the widget shows.")
        #expect(car.siri?.ask?.text == "Which car?")
        let distance = try parameter("distance", of: ValuesIntent.self)
        #expect(distance.settings.number.unit == "kilometers")
        #expect(distance.settings.range == .decimals(minimum: 0, maximum: nil, step: nil))
        let flag = try parameter("flag", of: ValuesIntent.self)
        #expect(flag.settings.boolean.trueTitle?.text == "Yes")
        #expect(try parameter("file", of: ValuesIntent.self).settings.contentTypes == .identifiers(["public.json"]))
        #expect(try parameter("price", of: ValuesIntent.self).settings.currencies == ["EUR"])
    }

    @Test func `defaults come from declarations, initializers and queries`() throws {
        #expect(try parameter("level", of: SelectCarIntent.self).defaultRule == .value(.integer(3)))
        #expect(try parameter("paint", of: SelectCarIntent.self).defaultRule == .value(.enumeration("blue")))
        #expect(try parameter("car", of: SelectCarIntent.self).defaultRule == .handler)
        #expect(try parameter("seat", of: SelectCarIntent.self).defaultRule == .handler)
        #expect(try parameter("wait", of: ValuesIntent.self).defaultRule == .value(.timeInterval(.seconds(90))))
        #expect(
            try parameter("sizes", of: ValuesIntent.self).defaultRule
                == .value(.list([.enumeration("small"), .enumeration("large")])))
        #expect(try parameter("thing", of: FaultyIntent.self).defaultRule == nil)
        #expect(try parameter("count", of: InitializedIntent.self).defaultRule == .value(.integer(7)))
    }

    @Test func `options come from queries, providers and supported values`() throws {
        let car = try parameter("car", of: SelectCarIntent.self)
        #expect(car.options == .dynamic && car.searchesInHandler)
        let seat = try parameter("seat", of: SelectCarIntent.self)
        #expect(seat.options == .dynamic && !seat.searchesInHandler)
        #expect(seat.dependsOn == ["car"])
        #expect(try parameter("thing", of: FaultyIntent.self).dependsOn == ["fault"])
        #expect(try parameter("level", of: SelectCarIntent.self).options == .free)
        guard case .listed(let options) = try parameter("size", of: InitializedIntent.self).options else {
            Issue.record("listed options are expected")
            return
        }
        #expect(options.map(\.identifier) == ["small", "large"])
    }

    @Test func `a dependency on a later parameter is lost`() throws {
        let declared = declared(LateIntent.self)
        #expect(declared.losses.map(\.kind) == [.options])
        #expect(declared.losses.first?.place == "LateIntent.seat")
        #expect(try parameter("seat", of: LateIntent.self).dependsOn.isEmpty)
    }

    // MARK: Summaries

    @Test func `a row in all branches has no condition`() throws {
        for name in ["size", "on", "count", "car"] {
            #expect(try conditions(of: name, ConditionsIntent.self).isEmpty, "\(name)")
        }
        #expect(try parameter("count", of: ConditionsIntent.self).families == nil)
    }

    @Test func `nested tests are a conjunction`() throws {
        #expect(try conditions(of: "nested", ConditionsIntent.self) == ["on": .isOneOf([.boolean(true)])])
        #expect(
            try conditions(of: "largeOnly", ConditionsIntent.self) == [
                "on": .isOneOf([.boolean(true)]), "size": .isOneOf([.enumeration("large")]),
            ])
        #expect(
            try conditions(of: "notLarge", ConditionsIntent.self) == [
                "on": .isOneOf([.boolean(true)]), "size": .isNoneOf([.enumeration("large")]),
            ])
    }

    @Test func `an unlisted parameter cannot be chosen`() throws {
        #expect(try parameter("unlisted", of: ConditionsIntent.self).options == .none)
    }

    @Test func `numbers, existence and families are tests`() throws {
        #expect(try conditions(of: "many", TestsIntent.self) == ["count": .within(atLeast: 4, atMost: nil)])
        #expect(
            try conditions(of: "inner", TestsIntent.self) == [
                "count": .within(atLeast: 4, atMost: nil), "car": .isSet(true),
            ])
        let few = try parameter("few", of: TestsIntent.self)
        #expect(few.conditions == [Condition(parameter: "count", test: .within(atLeast: nil, atMost: 3))])
        #expect(few.families == SizeFamily.allCases.filter { $0 != .systemSmall })
        #expect(declared(TestsIntent.self).losses.isEmpty)
    }

    @Test func `a condition with two alternatives is left out`() throws {
        let losses = declared(AlternativeIntent.self).losses
        #expect(losses.map(\.kind) == [.condition])
        #expect(losses.first?.place == "AlternativeIntent.parameterSummary")
        #expect(try parameter("either", of: AlternativeIntent.self).conditions.isEmpty)
    }

    @Test func `rows have the order of the summary`() throws {
        let names = declared(OrderedIntent.self).schema.intents.first?.parameters.map(\.name)
        #expect(names == ["second", "first"])
    }

    @Test func `sentences belong to the rows that are shown`() throws {
        let summary = try #require(declared(SentencesIntent.self).schema.intents.first?.summary)
        #expect(summary.sentence?.text == "Show ${city}")
        #expect(summary.combinations.map(\.shown) == [["street"]])
        #expect(summary.combinations.first?.sentence.text == "Show ${street} in ${city}")
    }

    @Test func `a description may be a text`() {
        #expect(declared(SentencesIntent.self).schema.intents.first?.description?.text == "Says something.")
    }

    @Test func `texts are asked by key and table`() throws {
        let declared = DeclaredDefinition(of: [KeyedIntent.self]) { resource in
            LocalizedText("\(resource.table ?? "-"):\(resource.key)", language: "en")
        }
        #expect(declared.schema.intents.first?.title.text == "Intents:keyed.title")
    }

    @Test func `shortcuts have phrases with placeholders`() throws {
        let declared = DeclaredDefinition(of: [], shortcuts: [CarShortcuts.self]) {
            LocalizedText($0.developmentText, language: "en")
        }
        #expect(declared.schema.intents.map(\.name) == ["Honk"])
        let shortcuts = declared.schema.appShortcuts
        #expect(shortcuts.map(\.name) == ["Honk", "Honk2"])
        #expect(shortcuts.map(\.intent) == ["Honk", "Honk"])
        #expect(shortcuts.map(\.symbol) == ["horn", "horn.fill"])
        #expect(
            shortcuts.first?.phrases.map(\.text) == [
                "Honk with ${applicationName}", "Let ${car} honk with ${applicationName}",
            ])
        #expect(declared.losses.map(\.place) == ["CarShortcuts", "CarShortcuts"])
    }

    // MARK: Engines

    @Test func `intents of one type of entity share an engine`() throws {
        let engine = try IntentEngine(
            store: InMemoryStore(), handlers: [SelectCarIntent.handler, HonkIntent.handler, ConditionsIntent.handler])
        #expect(engine.schema.intents.map(\.name) == ["SelectCar", "Honk", "Conditions"])
        #expect(engine.schema.types.map(\.name) == ["Car"])
    }
}

/// The conditions of rows as a calculation.
@Suite struct RowConditionTests {
    private typealias Subject = RowCondition.Subject

    private func size(_ test: Condition.Test) -> RowCondition { .all([.parameter("size"): .value(test)]) }
    private let small = IntentValue.enumeration("small"), large = IntentValue.enumeration("large")

    @Test func `tests of one subject are combined`() {
        #expect(size(.isOneOf([small])).or(size(.isOneOf([large]))) == size(.isOneOf([small, large])))
        #expect(size(.isOneOf([small])).or(size(.isNoneOf([small, large]))) == size(.isNoneOf([large])))
        #expect(size(.isNoneOf([small])).or(size(.isNoneOf([large]))) == size(.isSet(true)))
        #expect(size(.isSet(true)).or(size(.isSet(false))) == .always)
    }

    @Test func `both Booleans are every value`() {
        let on = RowCondition.all([.parameter("on"): .value(.isOneOf([.boolean(true)]))])
        let off = RowCondition.all([.parameter("on"): .value(.isOneOf([.boolean(false)]))])
        #expect(on.or(off) == .always)
    }

    @Test func `contradicting tests never hold`() {
        #expect(size(.isOneOf([small])).and(.parameter("size"), .value(.isNoneOf([small]))) == .never)
        #expect(size(.isOneOf([small])).and(.parameter("size"), .value(.isSet(false))) == .never)
    }

    @Test func `conditions on two parameters are not an alternative`() {
        let on = RowCondition.all([.parameter("on"): .value(.isOneOf([.boolean(true)]))])
        #expect(size(.isOneOf([small])).or(on) == .inexpressible)
        #expect(size(.isOneOf([small])).or(.never) == size(.isOneOf([small])))
    }

    @Test func `families are combined`() {
        let own = RowCondition.all([.family: .families([.systemSmall])])
        let others = RowCondition.all([.family: .families(Set(SizeFamily.allCases).subtracting([.systemSmall]))])
        #expect(own.or(others) == .always)
        #expect(own.and(.family, .families([.systemLarge])) == .never)
    }
}

import Foundation
import IntentRuntime

/// A handler for lamps that fails if a failure is set, and refuses a brightness above its limit.
struct LampHandler: ConfigurationValidating {
    typealias Intent = LampIntent

    var failure: HandlerError?
    var limit = 10

    func intentOptions(
        of parameter: String, for intent: LampIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        if let failure { throw failure }
        let items = Self.names.map { OptionItem(Self.lamp($0), title: $0.capitalized) }
        return OptionCollection(sections: [OptionSection(items: items)])
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: LampIntent, context: LookupContext
    ) async throws -> [IntentValue] {
        if let failure { throw failure }
        return identifiers.filter(Self.names.contains).map { Self.lamp($0, locale: context.locale) }
    }

    func intentDefault(
        of parameter: String, for intent: LampIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        if let failure { throw failure }
        return [Self.lamp("left")]
    }

    func validate(
        _ intent: LampIntent, context: ValidationContext
    ) async throws -> [ConfigurationRefusal<LampIntent>] {
        intent.brightness > limit ? [ConfigurationRefusal(parameter: "brightness", "at most \(limit)")] : []
    }

    private static let names = ["left", "right", "floor"]

    private static func lamp(_ identifier: String, locale: String = "en") -> IntentValue {
        let title = locale == "de" ? "Lampe \(identifier)" : identifier.capitalized
        return .object(ObjectValue(identifier: identifier, displayString: title))
    }
}

/// The code that the generator writes for an intent with a list of objects and a number.
struct LampIntent: ConfigurableIntent {
    let lamps: [String]
    let brightness: Int

    init(intentValues values: IntentValues) {
        lamps = values["lamps"]?.slots.compactMap { $0?.optionIdentifier } ?? []
        brightness = values.int("brightness", default: 5)
    }

    init(from decoder: any Decoder) throws {
        self.init(intentValues: IntentValues())
    }

    func encode(to encoder: any Encoder) throws {}

    func write(to values: inout IntentValues) {
        values["lamps"] = .list(lamps.map { .object(ObjectValue(identifier: $0, displayString: $0)) })
        values.set("brightness", to: brightness)
    }

    static var definition: IntentDefinition {
        IntentDefinition(
            name: "Lamps",
            json: """
                {"schema":1,"group":"group.lamps","types":[{"name":"Lamp"}],"intents":[{"name":"Lamps","parameters":[\
                {"name":"lamps","type":"[object:Lamp]","options":"dynamic","uniqueValues":true,"default":"handler",\
                "size":{"systemSmall":2}},\
                {"name":"brightness","type":"Integer","default":{"value":5}}],"eligibleForWidgets":true}],\
                "widgets":[{"name":"LampWidget","intent":"Lamps","families":["systemSmall"]}]}
                """)
    }
}

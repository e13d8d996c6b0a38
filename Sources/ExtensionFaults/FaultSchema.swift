package import IntentModel
import IntentRuntime

/// What the faulty extension and its hosts agree on: one intent with dynamic options.
package enum FaultSchema {
    package static var schema: Schema {
        func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
        var hero = Parameter(name: "hero", swiftName: "hero", title: text("Hero"), type: ValueType(.object("Thing")))
        hero.options = .dynamic
        hero.searchesInHandler = true
        var heroes = hero
        heroes.name = "heroes"
        heroes.swiftName = "heroes"
        heroes.type = ValueType(.object("Thing"), isList: true)
        heroes.defaultRule = .handler
        return Schema(
            types: [ObjectType(name: "Thing", swiftName: "Thing", title: text("Thing"))],
            intents: [
                Intent(
                    name: "Config", swiftName: "ConfigIntent", title: text("Config"), parameters: [hero, heroes],
                    isEligibleForWidgets: true)
            ],
            widgets: [
                Widget(
                    name: "Widget", swiftName: "widget", kind: "widget", title: text("Widget"), intent: "Config",
                    families: [.systemSmall])
            ])
    }
}

/// The configuration of that intent, as values.
struct FaultIntent: ConfigurableIntent {
    let values: IntentValues

    init(intentValues values: IntentValues) {
        self.values = values
    }

    func write(to values: inout IntentValues) {
        for name in self.values.names { values[name] = self.values[name] }
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
}

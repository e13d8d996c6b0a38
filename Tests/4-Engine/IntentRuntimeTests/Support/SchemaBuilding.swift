import IntentModel
import IntentRuntime
import IntentTestSupport

/// Returns a schema with an intent `Config`, a widget of kind `widget`, and the type `Thing`.
func makeSchema(
    enums: [EnumType] = [], types: [ObjectType] = [thingType],
    families: [SizeFamily] = [.systemSmall, .systemMedium, .systemLarge], _ parameters: Parameter...
) -> Schema {
    Schema(
        types: types, enums: enums,
        intents: [
            Intent(
                name: "Config", swiftName: "ConfigIntent", title: text("Config"), parameters: parameters,
                isEligibleForWidgets: true)
        ],
        widgets: [
            DeclaredWidget(
                name: "Widget", swiftName: "widget", kind: "widget", title: text("Widget"), intent: "Config",
                families: families)
        ])
}

let thingType = ObjectType(name: "Thing", swiftName: "Thing", title: text("Thing"))

func text(_ text: String, _ translations: [String: String] = [:]) -> LocalizedText {
    LocalizedText(text, language: "en", translations: translations)
}

func makeEnum(_ name: String, _ cases: [String], renaming: [String: [String]] = [:]) -> EnumType {
    EnumType(
        name: name, swiftName: name, title: text(name),
        cases: cases.enumerated().map { index, name in
            EnumCase(name: name, swiftName: name, index: index + 1, title: text(name))
                .changed(from: renaming[name] ?? [])
        })
}

func parameter(
    _ name: String, _ type: ValueType, _ configure: (inout Parameter) -> Void = { _ in }
) -> Parameter {
    var parameter = Parameter(name: name, swiftName: name, title: text(name), type: type)
    configure(&parameter)
    return parameter
}

/// Returns a list of unique things with dynamic options and 2, 4 and 8 slots.
func things(_ name: String, _ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
    parameter(name, ValueType(.object("Thing"), isList: true)) {
        $0.options = .dynamic
        $0.hasUniqueValues = true
        $0.size = SlotSizes(families: [.systemSmall: 2, .systemMedium: 4, .systemLarge: 8])
        configure(&$0)
    }
}

/// Returns a thing with dynamic options.
func thing(_ name: String, _ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
    parameter(name, ValueType(.object("Thing"))) {
        $0.options = .dynamic
        configure(&$0)
    }
}

func listed(_ identifiers: String..., configure: (inout ListedOption) -> Void = { _ in }) -> OptionSource {
    .listed(
        identifiers.map { identifier in
            var option = ListedOption(identifier: identifier, title: text(identifier))
            configure(&option)
            return option
        })
}

func when(_ parameter: String, _ test: Condition.Test) -> Requirement {
    Requirement(allOf: [Condition(parameter: parameter, test: test)])
}

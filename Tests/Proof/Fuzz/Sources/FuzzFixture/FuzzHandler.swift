package import IntentModel
package import IntentRuntime

/// A handler of the intent of ``FuzzFixture``, with a few options, pages, defaults, and a configuration that it refuses.
package struct FuzzHandler: ConfigurationValidating, IntentPerforming {
    package struct Intent: ConfigurableIntent {
        package let values: IntentValues

        package init(intentValues values: IntentValues) {
            self.values = values
        }

        package static var definition: IntentDefinition { IntentDefinition(name: "Everything", json: "{}") }

        package func write(to values: inout IntentValues) {
            for name in self.values.names { values[name] = self.values[name] }
        }
    }

    package init() {}

    package func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        let values = Self.values(of: parameter)
        guard context.cursor != "end" else { return OptionCollection(sections: []) }
        let items = values.map { OptionItem(showing: $0) }
        return OptionCollection(sections: [OptionSection(title: searchTerm, items: items)], cursor: "end")
    }

    package func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        Self.values(of: parameter).filter { identifiers.contains($0.optionIdentifier ?? "") }
    }

    package func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        Array(Self.values(of: parameter).prefix(context.count))
    }

    package func validate(_ intent: Intent, context: ValidationContext) async throws -> [ConfigurationRefusal<Intent>] {
        intent.values["number"] == .integer(7) ? [ConfigurationRefusal(parameter: "number", "7 is taken")] : []
    }

    package func perform(_ intent: Intent, context: PerformContext) async throws {}

    private static func values(of parameter: String) -> [IntentValue] {
        if parameter == "word" { return ["a", "é", "two words"].map { .string($0) } }
        return ["a", "b", "c"].map { .object(ObjectValue(identifier: $0, displayString: $0.uppercased())) }
    }
}

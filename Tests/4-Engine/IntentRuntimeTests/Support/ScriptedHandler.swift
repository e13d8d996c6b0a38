import IntentRuntime
import IntentTestSupport

/// A handler whose behavior a test defines. By default, it has no options and no defaults and finds nothing.
struct ScriptedHandler: IntentHandling {
    typealias Intent = TestIntent
    typealias Options =
        @Sendable (String, IntentValues, String?, OptionsContext) async throws
        -> OptionCollection<IntentValue>
    typealias Lookup = @Sendable (String, [String], IntentValues) async throws -> [IntentValue]
    typealias Default = @Sendable (String, IntentValues, DefaultContext) async throws -> [IntentValue]

    var options: Options = { _, _, _, _ in OptionCollection(sections: []) }
    var lookup: Lookup = { _, _, _ in [] }
    var defaults: Default = { _, _, _ in [] }

    func intentOptions(
        of parameter: String, for intent: TestIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        try await options(parameter, intent.values, searchTerm, context)
    }

    func intentValues(
        of parameter: String, for identifiers: [String], in intent: TestIntent, context: LookupContext
    ) async throws -> [IntentValue] {
        try await lookup(parameter, identifiers, intent.values)
    }

    func intentDefault(
        of parameter: String, for intent: TestIntent, context: DefaultContext
    ) async throws -> [IntentValue] {
        try await defaults(parameter, intent.values, context)
    }
}

extension ScriptedHandler {
    /// Returns a handler that offers and finds these options, and uses the first ones as defaults.
    static func offering(_ identifiers: [String], titled title: @escaping @Sendable (String) -> String = { $0 })
        -> ScriptedHandler
    {
        ScriptedHandler(
            options: { _, _, _, _ in .flat(identifiers, titled: title) },
            lookup: { _, asked, _ in asked.filter(identifiers.contains).map { .thing($0, title($0)) } },
            defaults: { _, _, context in identifiers.prefix(context.count).map { .thing($0, title($0)) } })
    }
}

extension IntentValue {
    static func thing(_ identifier: String, _ title: String? = nil) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: title ?? identifier))
    }

    static func things(_ identifiers: String?...) -> IntentValue {
        .list(identifiers.map { $0.map { .thing($0) } })
    }
}

extension OptionCollection<IntentValue> {
    static func flat(
        _ identifiers: [String], titled title: (String) -> String = { $0 }, cursor: String? = nil
    ) -> OptionCollection<IntentValue> {
        let items = identifiers.map { OptionItem(IntentValue.thing($0, title($0)), title: title($0)) }
        return OptionCollection(sections: [OptionSection(items: items)], cursor: cursor)
    }

    var identifiers: [String] { items.compactMap(\.value.optionIdentifier) }
}

extension IntentValue? {
    /// The identifiers of the slots of a list, with nil for empty slots.
    var slotIdentifiers: [String?] { self?.slots.map { $0?.optionIdentifier } ?? [] }
}

/// The configuration of the intent `Config` as untyped values.
struct TestIntent: ValuesIntent {
    let values: IntentValues

    enum Parameters {
        static var size: ParameterKey<TestIntent, Int> { .init("size") }
        static var controls: ParameterKey<TestIntent, [Thing]> { .init("controls") }
    }

    static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
}

import IntentRuntime

/// Contexts as the engine makes them.
nonisolated enum Contexts {
    static let options = OptionsContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", limit: 100, cursor: nil, deadline: .now)
    static let lookup = LookupContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", deadline: .now, values: IntentValues())
    static let initial = DefaultContext(
        instance: nil, kind: "k", family: .systemSmall, locale: "en", count: 2, deadline: .now)
}

import IntentRuntime
import IntentTestSupport
import Intents
import SiriKitHandlers

/// An engine over the handlers of the mail boxes, with a clock that stands still and one instance.
struct MailEngine: Sendable {
    let engine: IntentEngine
    let clock = ManualDeadlines()
    let id: InstanceID

    init(_ handlers: [any IntentHandling], family: SizeFamily = .systemLarge) async throws {
        var settings = EngineSettings()
        settings.deadlines = clock
        engine = try IntentEngine(store: InMemoryStore(), handlers: handlers, settings: settings)
        id = try await engine.place("Mail", family: family)
    }

    /// The handlers of an app's extension.
    static func ofExtension(family: SizeFamily = .systemLarge) async throws -> MailEngine {
        try await MailEngine(INIntentDefinition.mailBoxes.handlers(in: IntentHandler()), family: family)
    }

    /// One object that handles all it can.
    static func of(_ handler: any NSObjectProtocol) async throws -> MailEngine {
        try await MailEngine(INIntentDefinition.mailBoxes.handlers(by: handler))
    }

    func options(_ parameter: String, search: String? = nil) async throws -> OptionsAnswer {
        try await engine.options(for: parameter, of: id, request: OptionsRequest(searchTerm: search))
    }

    func titles(_ parameter: String, search: String? = nil) async throws -> [String] {
        try await options(parameter, search: search).collection.items.map(\.title)
    }

    @discardableResult
    func set(_ parameter: String, _ value: IntentValue?) async throws -> EditOutcome {
        try await engine.edit(id) { $0.append(.set(value), to: parameter) }
    }

    func intent() async throws -> sending ShowMailIntent {
        try await engine.intent(of: id)
    }
}

extension IntentValue {
    static func thing(_ identifier: String) -> IntentValue {
        .object(ObjectValue(identifier: identifier, displayString: ""))
    }
}

import AppIntents
import AppIntentsExtension
import Foundation
import HostedAppIntents
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

/// App Intents in an extension process, where a query may also crash.
@Suite(.timeLimit(.minutes(2))) struct HostedExtensionTests {
    /// An engine whose intents are in a process of their own.
    private struct Extension: Sendable {
        let engine: IntentEngine
        let host: ExtensionHost

        init<Intent: WidgetConfigurationIntent>(_ type: Intent.Type) async throws {
            let settings = ExtensionSettings(idleTimeout: .seconds(3_600), cancellationGracePeriod: .milliseconds(200))
            host = ExtensionHost(path: try BuiltPrograms.path(of: "AppIntentsExtension"), settings: settings)
            let schema = try #require(try type.widgetIntentDefinition?.schema()).adding("Hosted")
            engine = try IntentEngine(schema: schema, store: InMemoryStore(), remote: ExtensionHandlers([host]))
            try await engine.place("Hosted", family: .systemMedium, id: "a")
        }

        func set(_ value: IntentValue, for parameter: String) async throws {
            try await engine.edit("a") { $0.append(.set(value), to: parameter) }
        }

        func options(_ parameter: String, within timeout: Duration = .seconds(20)) async throws -> OptionsAnswer {
            var request = OptionsRequest()
            request.timeout = timeout
            return try await engine.options(for: parameter, of: "a", request: request)
        }
    }

    @Test func `queries answer in an extension`() async throws {
        let test = try await Extension(SelectCarIntent.self)
        try await expectEqual(test.options("car").collection.sections.map(\.title), ["Ford", "Volkswagen"])
        try await test.set(.object(ObjectValue(identifier: "fiesta", displayString: "")), for: "car")
        try await expectEqual(test.options("seat").collection.items.count, 5)
        let car = try #require(try await test.engine.resolved("a").parameter(named: "car")?.stored)
        expectEqual(car, .object(Garage.shared.cars[1].stored))
        test.host.shutDown()
    }

    @Test func `a control's intent is found by its type`() async throws {
        let test = try await Extension(FaultyIntent.self)
        let provider = try #require(try await test.host.widgets().first).provider
        let context = TimelineProviderContext(family: .systemSmall)
        let content = try await provider.snapshot(ProviderRequest(values: IntentValues(), context: context)).content
        let action = try #require(content.actions.first)
        let request = PerformRequest(
            intent: action.intent, typeName: action.typeName, values: action.values,
            context: PerformContext(isOn: true))
        await #expect(throws: OptionsFailure.failed("The horn sounds 3 times.")) { try await provider.perform(request) }
        #expect(content.text == "○ Horn" && action.control == .toggle(isOn: false))
        test.host.shutDown()
    }

    @Test func `a provider in an extension receives the intent`() async throws {
        let host = ExtensionHost(path: try BuiltPrograms.path(of: "AppIntentsExtension"))
        let widgets = try await host.widgets().filter { $0.kind == "CarWidget" }
        let engine = try IntentEngine(
            schema: try #require(try SelectCarIntent.widgetIntentDefinition?.schema()).adding("CarWidget"),
            store: InMemoryStore(), remote: ExtensionHandlers([host]))
        try await engine.place("CarWidget", family: .systemMedium, id: "a")
        try await engine.edit("a") { edit in
            edit.append(.set(.object(ObjectValue(identifier: "mustang", displayString: ""))), to: "car")
        }
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let widgetHost = try WidgetHost(engine: engine, widgets: widgets, clock: clock)
        try await widgetHost.start()
        await clock.settle()
        try await expectEqual(engine.timeline(of: "a", at: clock.now)?.entry(at: clock.now)?.content.text, "Mustang")
        await widgetHost.stop()
        host.shutDown()
    }

    @Test func `an action runs in an extension`() async throws {
        let test = try await Extension(FaultyIntent.self)
        let values = HonkIntent(car: Garage.shared.cars[0], times: -1).widgetIntentValues
        let honk = try #require(try HonkIntent.widgetIntentDefinition?.schema())
        let engine = try IntentEngine(
            schema: honk, store: InMemoryStore(), remote: ExtensionHandlers([test.host]))
        await #expect(throws: OptionsFailure.failed("The garage is closed: no honks")) {
            try await engine.perform("Honk", values: values, context: PerformContext())
        }
        test.host.shutDown()
    }

    @Test(arguments: [
        ("throw", "failed", "The garage is closed: no things"), ("signIn", "notSignedIn", ""),
        ("trap", "crashed", "was terminated by signal"), ("exit", "crashed", "exited with status 3"),
    ])
    func `a query's fault is reported and later requests succeed`(
        fault: String, code: String, message: String
    ) async throws {
        let test = try await Extension(FaultyIntent.self)
        try await expectEqual(test.options("thing").state, .answered)
        try await test.set(.string(fault), for: "fault")
        guard case .failed(let failure) = try await test.options("thing").state else {
            Issue.record("a failure is expected")
            return
        }
        expectEqual(failure.code.description, code)
        #expect(message.isEmpty || failure.message.contains(message), "\(failure)")
        try await test.set(.string("none"), for: "fault")
        try await expectEqual(test.options("thing").state, .answered)
        test.host.shutDown()
    }

    @Test func `a query that hangs in an extension times out`() async throws {
        let test = try await Extension(FaultyIntent.self)
        try await test.set(.string("hang"), for: "fault")
        try await expectEqual(test.options("thing", within: .seconds(1)).state, .failed(.timedOut))
        try await test.set(.string("none"), for: "fault")
        try await expectEqual(test.options("mainThing").collection.items.map(\.title), ["Thing main"])
        test.host.shutDown()
    }
}

extension Schema {
    /// Returns the schema with a widget of its first intent.
    fileprivate func adding(_ kind: WidgetKind) -> Schema {
        var schema = self
        schema.widgets = [
            DeclaredWidget(
                name: kind.name, swiftName: kind.name, kind: kind, title: LocalizedText(kind.name, language: "en"),
                intent: intents.first?.name, families: [.systemMedium])
        ]
        return schema
    }
}

extension Car {
    /// What is stored for the car.
    fileprivate var stored: ObjectValue {
        ObjectValue(
            identifier: id, displayString: name, subtitleString: brand, displayImage: .system("car"))
    }
}

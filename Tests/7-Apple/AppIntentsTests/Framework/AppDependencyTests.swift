import AppIntents
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Objects that intents and queries share with their program.
@Suite struct AppDependencyTests {
    private struct Radio: Sendable, Equatable {
        var channel = 1
    }

    private struct Reader: _SupportsAppDependencies {
        @Dependency var radio: Radio
        @Dependency private var port: Int

        init(_ manager: AppDependencyManager) {
            _radio = AppDependency(manager: manager)
            _port = AppDependency(key: "port", manager: manager, default: 7)
        }

        var number: Int { port }
    }

    @Test func `objects are found by type and key`() {
        let manager = AppDependencyManager()
        manager.add(dependency: Radio(channel: 16))
        manager.add(key: "port", dependency: 3)
        expectEqual(Reader(manager).radio.channel, 16)
        expectEqual(Reader(manager).number, 3)
    }

    @Test func `a default replaces an object that was not added`() {
        expectEqual(Reader(AppDependencyManager()).number, 7)
    }

    @Test func `an object is created once, when it is first read`() {
        let manager = AppDependencyManager()
        let created = Counter()
        manager.add(dependency: Radio(channel: created.raised()))
        expectEqual(created.count, 0)
        expectEqual(Reader(manager).radio.channel, 1)
        expectEqual(Reader(manager).radio.channel, 1)
        manager.add(dependency: Radio(channel: 6))
        expectEqual(Reader(manager).radio.channel, 6)
    }

    @Test func `an asynchronous object exists after the host's call`() async throws {
        let manager = AppDependencyManager()
        manager.add(key: "port") { () async -> Int in 9 }
        expectEqual(Reader(manager).number, 7)
        try await manager.createPendingDependencies()
        expectEqual(Reader(manager).number, 9)
    }

    @Test func `a query's asynchronous object is created before its call`() async throws {
        AppDependencyManager.shared.add(key: "piers") { () async -> [String] in ["Pier 1", "Pier 2"] }
        var values = IntentValues()
        values["pier"] = .object(ObjectValue(identifier: "2", displayString: "Pier 2"))
        let intent = try await PierIntent.lookedUpWidgetIntent(from: values)
        expectEqual(intent.pier?.name, "Pier 2")
    }

    @Test func `a failed creation is tried again`() async throws {
        let manager = AppDependencyManager()
        let attempts = Counter()
        manager.add(key: "port") { () async throws -> Int in
            guard attempts.raised() > 1 else { throw CocoaError(.fileNoSuchFile) }
            return 9
        }
        await #expect(throws: CocoaError.self) { try await manager.createPendingDependencies() }
        try await manager.createPendingDependencies()
        expectEqual(Reader(manager).number, 9)
    }

    @Test func `reading an object that was not added ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AppDependency<Radio>(manager: AppDependencyManager()).wrappedValue
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("no dependency of type Radio was added"))
    }

    private final class Counter: Sendable {
        private let stored = Mutex(0)

        var count: Int { stored.withLock(\.self) }

        /// Returns the number of calls.
        func raised() -> Int {
            stored.withLock { count in
                count += 1
                return count
            }
        }
    }
}

private struct PierIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pier"
    @IntentParameter(title: "Pier") var pier: Pier?
}

private struct Pier: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let defaultQuery = PierQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct PierQuery: EntityQuery {
    @Dependency(key: "piers") private var names: [String]

    func entities(for identifiers: [Pier.ID]) async throws -> [Pier] {
        identifiers.map { Pier(id: $0, name: names[$0 - 1]) }
    }
}

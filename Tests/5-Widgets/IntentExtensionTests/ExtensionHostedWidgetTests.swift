import ExtensionFaults
import Foundation
import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

/// A host of widgets whose provider is in an extension with a fault.
@Suite struct ExtensionHostedWidgetTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Only providers misbehave: a host would also request the missing defaults of `bad`, at the same time, and a process that
    /// ends because of one of them would end a call for another instance.
    private static var schema: Schema {
        var schema = FaultSchema.schema
        for index in schema.intents.indices {
            schema.intents[index].parameters.removeAll { $0.defaultRule == .handler }
        }
        return schema
    }

    private func host(
        of test: FaultEngine, clock: any WidgetClock, deadline: Duration
    ) async throws -> WidgetHost {
        var settings = HostSettings()
        settings.budget = .unlimited
        settings.maximumContentBytes = 1_800_000
        settings.providerDeadline = deadline
        let widgets = try await test.host.widgets().filter { $0.kind == "widget" }
        return try WidgetHost(engine: test.engine, widgets: widgets, settings: settings, clock: clock)
    }

    private func timeline(of id: InstanceID, in test: FaultEngine) async throws -> ShownTimeline {
        try #require(try await test.engine.timeline(of: id, at: Self.start))
    }

    private func reload(_ id: InstanceID) -> HostRequest {
        HostRequest(.reload, of: .instance(id), at: StoreTime(roundingDown: Self.start))
    }

    @Test(arguments: [
        ("abort", "was terminated by signal 6"), ("grow", "of memory; its limit is 150 MB"),
        ("timelineFlood", "wrote a line of more than"), ("huge", "the limit for all entries is 1800000 bytes"),
    ])
    func `a fault keeps the last content and affects no other`(fault: String, message: String) async throws {
        let test = try FaultEngine(fault, schema: Self.schema) { $0.memoryLimit = MemoryLimit(bytes: 150_000_000) }
        let clock = VirtualClock(Self.start)
        let host = try await host(of: test, clock: clock, deadline: .seconds(28))
        try await host.start()
        await clock.settle()
        let bad = try await timeline(of: "bad", in: test)
        expectEqual(bad.made, nil)
        #expect(bad.status.failure?.message.contains(message) ?? false, "\(String(describing: bad.status.failure))")
        let first = try await timeline(of: "other", in: test)
        let shown = try #require(try first.entry(at: Self.start))

        try test.turnOther()
        await clock.advance(by: .seconds(10))
        try await test.engine.request(reload("other"))
        try await test.engine.request(reload("good"))
        await clock.settle()
        let failed = try await timeline(of: "other", in: test)
        #expect(failed.status.failure?.message.contains(message) ?? false)
        expectEqual(failed.made, first.made)
        try expectEqual(failed.entry(at: Self.start), shown)
        let good = try await timeline(of: "good", in: test)
        expectEqual(good.made, Self.start + 10)
        expectEqual(good.status.failure, nil)
        await host.stop()
        test.finish()
    }

    @Test func `a hanging extension keeps the last content`() async throws {
        let test = try FaultEngine("hang", schema: Self.schema)
        // A busy machine starts processes slowly.
        let host = try await host(of: test, clock: SystemClock(), deadline: .seconds(2))
        try await host.start()
        let first = try await timeline(of: "other", in: test) { $0.made != nil }
        try test.turnOther()
        try await test.engine.request(reload("other"))
        let failed = try await timeline(of: "other", in: test) { $0.status.failure != nil }
        #expect(failed.status.failure?.message.contains("did not answer within 2 seconds") ?? false)
        expectEqual(failed.made, first.made)
        try await test.engine.request(reload("good"))
        let good = try await timeline(of: "good", in: test) { $0.made.map { $0 > first.made ?? $0 } ?? false }
        expectEqual(good.status.failure, nil)
        await host.stop()
        test.finish()
    }

    /// Waits until the timeline of an instance meets a condition, for at most a minute.
    private func timeline(
        of id: InstanceID, in test: FaultEngine, where isExpected: (ShownTimeline) -> Bool
    ) async throws -> ShownTimeline {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            if let timeline = try await test.engine.timeline(of: id), isExpected(timeline) { return timeline }
            try #require(ContinuousClock.now < end, "the condition is false after a minute")
            await Task.yield()
        }
    }
}

import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// What programs report to a host, and the requests of `WidgetCenter`.
@Suite struct HostReportTests {
    private let fixture: HostFixture
    private let provider = ScriptedProvider()

    init() throws {
        fixture = try HostFixture()
    }

    @Test func `requests in the foreground are merged and exempt`() async throws {
        let host = try await started()
        await host.setForeground(true)
        try fixture.reload("a")
        await fixture.clock.settle()
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(provider.count, 1)
        await host.setForeground(false)
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        expectEqual(fixture.log.decisions.last, "requested-instance exempt app-in-foreground")
        try await expectEqual(fixture.status(of: "a")?.budgetLeft, 70)
        await host.stop()
    }

    @Test func `another process reports the foreground for some minutes`() async throws {
        let host = try await started()
        let time = StoreTime(roundingDown: HostFixture.start)
        try fixture.request(.foreground(true, at: time))
        await fixture.clock.advance(by: .seconds(60))
        try fixture.reload("a")
        await fixture.clock.advance(by: .seconds(10))
        expectEqual(fixture.log.decisions.last, "requested-instance exempt app-in-foreground")
        await fixture.clock.advance(by: .seconds(600))
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(fixture.log.decisions.last, "requested-instance granted within-budget")
        await host.stop()
    }

    @Test func `a report of the foreground ends after ten minutes`() async throws {
        let host = try await started()
        await fixture.clock.advance(by: .seconds(600))
        try fixture.request(.foreground(true, at: StoreTime(roundingDown: HostFixture.start)))
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(fixture.log.decisions.last, "requested-instance granted within-budget")
        await host.stop()
    }

    @Test func `a session exempts reloads`() async throws {
        let host = try await started()
        await host.setSession(true)
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(fixture.log.decisions.last, "requested-instance exempt active-session")
        await host.stop()
    }

    @Test func `a hidden instance waits until it appears`() async throws {
        let host = try await started()
        try fixture.request(.visibility(false, of: "a", at: StoreTime(milliseconds: 0)))
        await fixture.clock.settle()
        try fixture.reload("a")
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 1)
        await host.setVisible(true, of: "a")
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        await host.stop()
    }

    @Test func `a changed environment reloads everything outside the budget`() async throws {
        let host = try await started()
        await host.environmentChanged()
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        expectEqual(fixture.log.decisions.last, "environment-changed exempt environment-change")
        await host.stop()
    }

    @Test(arguments: [(true, "pushed exempt exempt-push"), (false, "pushed granted within-budget")])
    func `a push is counted or exempt`(isExempt: Bool, expected: String) async throws {
        let host = try await started()
        try await host.reload(.instance("a"), isExempt: isExempt)
        await fixture.clock.settle()
        expectEqual(fixture.log.decisions.last, expected)
        await host.stop()
    }

    @Test func `the center of another process requests reloads`() async throws {
        let host = try await started()
        let center = WidgetCenter()
        center.use(try fixture.anotherEngine())
        center.reloadTimeline(of: "a")
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        center.reloadTimelines(ofKind: "clock")
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 3)
        center.reloadAllTimelines()
        await fixture.clock.advance(by: .seconds(60))
        expectEqual(provider.count, 4)
        center.invalidateRelevance(ofKind: "clock")
        await fixture.clock.advance(by: .seconds(600))
        expectEqual(provider.count, 5)
        await host.stop()
    }

    @Test func `the center lists the placed widgets with values`() async throws {
        try await fixture.place("a")
        try await fixture.place("b", kind: "notes", family: .systemMedium)
        let center = WidgetCenter()
        center.use(fixture.engine)
        let widgets = try await center.currentConfigurations()
        expectEqual(widgets.map(\.kind), ["clock", "notes"])
        expectEqual(widgets.map(\.instance), ["a", "b"])
        expectEqual(widgets.map(\.family), [.systemSmall, .systemMedium])
        let passed = await withCheckedContinuation { continuation in
            center.getCurrentConfigurations { continuation.resume(returning: (try? $0.get())?.count) }
        }
        expectEqual(passed, 2)
    }

    @Test func `a center without an engine reports it`() async throws {
        let center = WidgetCenter()
        let failures = Mutex<[String]>([])
        center.onFailure { error in failures.withLock { $0.append("\(error)") } }
        center.reloadAllTimelines()
        expectEqual(failures.withLock { $0 }, [WidgetCenterError.noEngine.description])
        await #expect(throws: WidgetCenterError.noEngine) { try await center.currentConfigurations() }
    }

    @Test func `statuses of all instances come in placement order`() async throws {
        try await fixture.place("b")
        let host = try await started()
        let statuses = try await fixture.engine.timelineStatuses(at: HostFixture.start)
        expectEqual(statuses.map(\.instance), ["b", "a"])
        expectEqual(statuses.map(\.budgetLeft), [70, 70])
        #expect(try await fixture.engine.timelineStatuses(of: "board").isEmpty)
        await host.stop()
    }

    @Test func `a change that no host has noticed makes a timeline out of date`() async throws {
        let (engine, clock) = (fixture.engine, fixture.clock)
        let host = try await started()
        await host.stop()
        await clock.advance(by: .seconds(60))
        try await engine.resize("a", to: .systemMedium)
        await clock.advance(by: .seconds(60))
        let page = try await engine.shownTimelines(
            of: [engine.storedInstance("a")], at: clock.now, settings: HostSettings())
        for status in try await [
            fixture.status(of: "a"), engine.timelineStatuses(at: clock.now).first, page.first??.status,
        ] {
            expectEqual(status?.isChanged, true)
            expectEqual(status?.family, .systemMedium)
            expectEqual(status?.isOutdated(at: clock.now), true)
            expectEqual(status?.outdatedSince, HostFixture.minute(1))
            expectEqual(status?.nextReload, HostFixture.minute(1))
        }
        try await host.start()
        await clock.settle()
        try await expectEqual(fixture.status(of: "a")?.isChanged, false)
        try await expectEqual(fixture.status(of: "a")?.isOutdated(at: clock.now), false)
        await host.stop()
    }

    @Test func `a reload is due when the system clock says so`() async throws {
        let place = try HostFixture()
        let asked = Gate()
        let provider = ScriptedProvider { _, number in
            if number == 2 { asked.open() }
            return RenderedTimeline([:], policy: .never)
        }
        let host = try WidgetHost(engine: place.engine, widgets: [place.registration(provider)])
        let running = Task { try await host.run() }
        try await place.place("a")
        while try await place.engine.timeline(of: "a")?.made == nil { await Task.yield() }
        let center = WidgetCenter()
        center.use(try place.anotherEngine())
        center.reloadTimeline(of: "a")
        await asked.wait()
        running.cancel()
        try await running.value
        // The lease has ended.
        try place.store.beginHosting(as: "next").end()
    }

    /// A host with the instance `a`, which has its first timeline.
    private func started() async throws -> WidgetHost {
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        return host
    }

    @Test func `only the first host warns of many widgets`() async throws {
        let kinds = (1...6).map { WidgetKind("w\($0)") }
        let widgets = kinds.map { kind in
            DeclaredWidget(
                name: kind.name, swiftName: kind.name, kind: kind, title: LocalizedText(kind.name, language: "en"),
                intent: nil, families: [.systemSmall])
        }
        let engine = try IntentEngine(schema: Schema(widgets: widgets), store: fixture.store)
        try await engine.place("w1", family: .systemSmall, id: "a")
        for _ in 0..<2 {
            let host = try WidgetHost(
                engine: engine, widgets: kinds.map { fixture.registration(ScriptedProvider(), kind: $0) },
                clock: fixture.clock, log: { fixture.log.add($0) })
            try await host.start()
            await fixture.clock.settle()
            await host.stop()
        }
        expectEqual(fixture.log.notices.map(\.code), [.manyWidgets])
    }
}

import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

/// What providers return and do not return.
@Suite struct HostProviderTests {
    private let fixture: HostFixture

    init() throws {
        fixture = try HostFixture()
    }

    @Test func `a late answer is dropped and the old timeline stays`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { _, number in
            if number == 2 { try? await clock.sleep(until: clock.now.addingTimeInterval(40)) }
            return RenderedTimeline(["\(number)": HostFixture.start], policy: .never)
        }
        let host = try await started(provider)
        try fixture.reload("a")
        await clock.advance(by: .seconds(27))
        try await expectEqual(fixture.status(of: "a")?.isReloading, true)
        await clock.advance(by: .seconds(2))
        let status = try #require(try await fixture.status(of: "a"))
        #expect(!status.isReloading)
        expectEqual(status.failure?.message, "the provider did not answer within 28 seconds")
        await clock.advance(by: .seconds(12))
        try await expectEqual(fixture.text(of: "a"), "1")
        #expect(fixture.log.decisions.contains("requested-instance dropped deadline"))
        // The pause has passed. The clock does not wait for a late answer, which is noted a moment after it arrived.
        await clock.advance(by: .seconds(120))
        try await expectEqual(fixture.text(of: "a"), "3")
        await fixture.log.noted(2)
        expectEqual(Set(fixture.log.notices.map(\.code)), [.providerFailed, .lateAnswer])
        await host.stop()
    }

    @Test func `a failure does not contain the secrets of its instance`() async throws {
        struct WrongToken: Error, CustomStringConvertible { let description: String }
        let provider = ScriptedProvider { request, _ in
            throw WrongToken(description: "401 for \(request.values.string("token", default: "none"))")
        }
        let host = try fixture.host(ScriptedProvider(), others: [fixture.notes(provider)])
        try await fixture.place("n", kind: "notes")
        try await fixture.engine.edit("n") { (edit: inout DynamicEdit) in
            edit.append(.set(.string("s3ntinel")), to: "token")
        }
        try await host.start()
        await fixture.clock.settle()
        try await expectEqual(fixture.status(of: "n")?.failure?.message, "401 for ••••••••")
        expectEqual(fixture.log.notices.map(\.message), ["401 for ••••••••"])
        expectEqual(provider.requests.first?.secrets.hidden(in: "s3ntinel"), "••••••••")
        await host.stop()
    }

    @Test func `a provider that blocks its thread stops no other`() async throws {
        let gate = Gate()
        let clock = fixture.clock
        let blocked = ScriptedProvider { _, _ in
            clock.excludeCurrentCall()
            await gate.wait()
            return RenderedTimeline([:], policy: .never)
        }
        let other = ScriptedProvider()
        let host = try fixture.host(blocked, others: [fixture.registration(other, kind: "board")])
        try await fixture.place("a")
        try await fixture.place("b", kind: "board")
        try await host.start()
        await clock.settle()
        try await expectEqual(fixture.text(of: "b"), "1")
        try fixture.reload("b")
        await clock.settle()
        try await expectEqual(fixture.text(of: "b"), "2")
        gate.open()
        await host.stop()
    }

    @Test func `calls of one provider do not overlap`() async throws {
        let clock = fixture.clock
        let active = Mutex((now: 0, most: 0))
        let provider = ScriptedProvider { _, _ in
            active.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            try? await clock.sleep(until: clock.now.addingTimeInterval(1))
            active.withLock { $0.now -= 1 }
            return RenderedTimeline([:], policy: .never)
        }
        let host = try fixture.host(provider)
        for number in 1...5 { try await fixture.place(InstanceID(stringLiteral: "i\(number)")) }
        try await host.start()
        await clock.advance(by: .seconds(10))
        expectEqual(provider.count, 5)
        expectEqual(active.withLock { $0.most }, 1)
        await host.stop()
    }

    @Test func `calls share a thread`() async throws {
        let threads = Mutex<[ObjectIdentifier]>([])
        let provider = ScriptedProvider { _, _ in
            threads.withLock { $0.append(currentThread()) }
            return RenderedTimeline([:], policy: .never)
        }
        let host = try await started(provider)
        for _ in 0..<2 {
            try fixture.reload("a")
            await fixture.clock.advance(by: .seconds(60))
        }
        expectEqual(provider.count, 3)
        expectEqual(Set(threads.withLock { $0 }).count, 1)
        await host.stop()
    }

    @Test func `the next call does not wait for an abandoned one`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { request, _ in
            if request.context.instance == "a" {
                clock.excludeCurrentCall()
                await Gate().wait()
            }
            return RenderedTimeline(["shown": HostFixture.start], policy: .never)
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await fixture.place("b")
        try await host.start()
        await clock.advance(by: .seconds(27))
        try await expectEqual(fixture.text(of: "b"), nil)
        await clock.advance(by: .seconds(1))
        try await expectEqual(fixture.text(of: "b"), "shown")
        await host.stop()
    }

    @Test func `a provider that throws keeps its content and retries`() async throws {
        let provider = ScriptedProvider { _, number in
            if number == 2 { throw ProviderBroken() }
            return RenderedTimeline(["\(number)": HostFixture.start], policy: .never)
        }
        let host = try await started(provider)
        try fixture.reload("a")
        await fixture.clock.settle()
        let status = try #require(try await fixture.status(of: "a"))
        expectEqual(status.failure?.message, "no network")
        expectEqual(status.failure?.count, 1)
        try await expectEqual(fixture.text(of: "a"), "1")
        await fixture.clock.advance(by: .seconds(59))
        expectEqual(provider.count, 2)
        await fixture.clock.advance(by: .seconds(30))
        try await expectEqual(fixture.text(of: "a"), "3")
        try await expectEqual(fixture.status(of: "a")?.failure, nil)
        await host.stop()
    }

    @Test func `content above the limit is refused with both numbers`() async throws {
        var settings = HostSettings()
        settings.maximumContentBytes = 100
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(
                [String(repeating: "x", count: number == 1 ? 100 : 101): HostFixture.start], policy: .never)
        }
        let host = try await started(provider, settings)
        try await expectEqual(fixture.text(of: "a")?.count, 100)
        try fixture.reload("a")
        await fixture.clock.settle()
        try await expectEqual(fixture.text(of: "a")?.count, 100)
        let message = try #require(try await fixture.status(of: "a")?.failure?.message)
        #expect(message.contains("101 bytes") && message.contains("100 bytes"))
        #expect(fixture.log.decisions.contains("requested-instance dropped content-limit"))
        await host.stop()
    }

    @Test func `more entries than the maximum are refused`() async throws {
        let provider = ScriptedProvider { _, number in
            RenderedTimeline(
                entries: (0..<(number == 1 ? 2_000 : 2_001)).map {
                    RenderedEntry(date: HostFixture.minute(Double($0) * 5), content: WidgetContent())
                }, policy: .never)
        }
        let host = try await started(provider)
        try await expectEqual(fixture.engine.timeline(of: "a")?.count, 2_000)
        expectEqual(fixture.log.notices.map(\.code), [.manyEntries])
        try fixture.reload("a")
        await fixture.clock.settle()
        try await expectEqual(
            fixture.status(of: "a")?.failure?.message, "the timeline has 2001 entries; the limit is 2000")
        try await expectEqual(fixture.engine.timeline(of: "a")?.count, 2_000)
        await host.stop()
    }

    @Test func `close entries are warned about once per kind`() async throws {
        let provider = ScriptedProvider { _, _ in
            RenderedTimeline(["a": HostFixture.minute(0), "b": HostFixture.minute(4)], policy: .never)
        }
        let host = try await started(provider)
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        expectEqual(fixture.log.notices.map(\.code), [.closeEntries])
        await host.stop()
    }

    @Test func `what is not drawn is logged once per kind`() async throws {
        let provider = ScriptedProvider { _, number in
            var content = WidgetContent(text: "a")
            content.undrawn = number == 1 ? ["blur in TideView", "Map"] : ["Map", "Chart"]
            return RenderedTimeline(
                entries: (0..<2).map { RenderedEntry(date: HostFixture.minute(Double($0) * 60), content: content) },
                policy: .never)
        }
        let host = try await started(provider)
        try fixture.reload("a")
        await fixture.clock.settle()
        expectEqual(provider.count, 2)
        expectEqual(
            fixture.log.notices.map { "\($0.code.rawValue): \($0.message)" },
            ["Map", "blur in TideView", "Chart"].map { "not-drawn: the picture lacks \($0)" })
        await host.stop()
    }

    @Test func `a provider is asked for the device of the host`() async throws {
        let provider = ScriptedProvider { _, _ in RenderedTimeline([:], policy: .never) }
        let tablet = try #require(WidgetDevice(rawValue: "ipad-air"))
        let host = try await started(provider, device: tablet)
        _ = try await host.timeline(ofNew: "clock", family: .systemMedium, for: WidgetReader(device: .usual))
        expectEqual(provider.requests.map(\.context.device), [tablet, .usual])
        expectEqual(provider.requests.map(\.context.isPreview), [false, false])
        await host.stop()
    }

    @Test func `no entries show nothing and are no failure`() async throws {
        let provider = ScriptedProvider { _, _ in RenderedTimeline([:], policy: .after(HostFixture.minute(60))) }
        let host = try await started(provider)
        let timeline = try #require(try await fixture.engine.timeline(of: "a"))
        #expect(timeline.count == 0 && timeline.made == HostFixture.start)
        try expectEqual(timeline.entry(at: HostFixture.start), nil)
        expectEqual(timeline.status.failure, nil)
        expectEqual(timeline.status.nextReload, HostFixture.minute(60))
        await host.stop()
    }

    @Test func `unsorted entries are sorted and equal dates keep order`() async throws {
        let provider = ScriptedProvider { _, _ in
            RenderedTimeline(
                [
                    "c": HostFixture.minute(20), "past": HostFixture.minute(-20), "b1": HostFixture.minute(10),
                    "b2": HostFixture.minute(10),
                ], policy: .never)
        }
        let host = try await started(provider)
        let timeline = try #require(try await fixture.engine.timeline(of: "a"))
        try expectEqual((0..<timeline.count).map { try timeline.entry($0).content.text }, ["past", "b1", "b2", "c"])
        try expectEqual(timeline.entry(at: HostFixture.minute(0))?.content.text, "past")
        try expectEqual(timeline.entry(at: HostFixture.minute(10))?.content.text, "b2")
        expectEqual(timeline.upcoming(after: HostFixture.minute(10)), [HostFixture.minute(20)])
        // The first entry is shown before its date, too, so the next one follows it.
        expectEqual(timeline.next(after: HostFixture.minute(-30)), HostFixture.minute(10))
        expectEqual(timeline.upcoming(after: HostFixture.minute(-30)), [10, 10, 20].map(HostFixture.minute))
        expectEqual(timeline.next(after: HostFixture.minute(9)), HostFixture.minute(10))
        expectEqual(timeline.next(after: HostFixture.minute(10)), HostFixture.minute(20))
        expectEqual(timeline.next(after: HostFixture.minute(20)), nil)
        await host.stop()
    }

    @Test func `previews come before waiting timelines`() async throws {
        let clock = fixture.clock
        let provider = ScriptedProvider { _, _ in
            try? await clock.sleep(until: clock.now.addingTimeInterval(5))
            return RenderedTimeline([:], policy: .never)
        }
        let host = try fixture.host(provider)
        try await fixture.place("a")
        try await fixture.place("b")
        try await host.start()
        await clock.settle()
        let preview = Task { try await host.preview(of: "clock", family: .systemMedium) }
        while await host.urgentCallCount == 0 { await Task.yield() }
        await clock.advance(by: .seconds(20))
        let answer = try await preview.value
        expectEqual(answer.placeholder.content.text, "placeholder systemMedium")
        expectEqual(answer.snapshot.content.text, "snapshot true")
        expectEqual(provider.calls, ["a", "placeholder", "snapshot", "b"])
        await host.stop()
    }

    @Test func `a host that does not run previews every family`() async throws {
        let host = try fixture.host(ScriptedProvider())
        try await expectEqual(host.previews(of: "clock").map(\.family), [.systemSmall, .systemMedium])
        await #expect(throws: HostError(.unknownKind, ["no provider for kind 'clok'; did you mean 'clock'?"])) {
            try await host.previews(of: "clok")
        }
    }

    @Test func `recommendations are kept until they are invalidated`() async throws {
        let host = try await started(ScriptedProvider())
        try await expectEqual(host.recommendations(of: "clock").map(\.description), ["recommendation 2"])
        try await expectEqual(host.recommendations(of: "clock").map(\.description), ["recommendation 2"])
        try fixture.request(HostRequest(.recommendations, of: .everything, at: StoreTime(milliseconds: 0)))
        await fixture.clock.settle()
        try await expectEqual(host.recommendations(of: "clock").map(\.description), ["recommendation 3"])
        await host.stop()
    }

    /// A host with the instance `a`, which has its first timeline.
    private func started(
        _ provider: ScriptedProvider, _ settings: HostSettings = HostSettings(), device: WidgetDevice = .usual
    ) async throws -> WidgetHost {
        let host = try fixture.host(provider, settings: settings, device: device)
        try await fixture.place("a")
        try await host.start()
        await fixture.clock.settle()
        return host
    }
}

/// Not in an asynchronous function, which may continue on another thread.
private func currentThread() -> ObjectIdentifier { ObjectIdentifier(Thread.current) }

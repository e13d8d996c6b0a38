import ExtensionFaults
import Foundation
import IntentExtension
import IntentModel
import IntentRuntime
import IntentSystem
import IntentTestSupport
import IntentWidgets
import Testing

/// Providers in an extension, called through the proxies that a host of widgets gets.
@Suite struct ExtensionWidgetTests {
    private func provider(
        _ fault: String, kind: String = "widget", _ configure: (inout ExtensionSettings) -> Void = { _ in }
    ) async throws -> (test: FaultEngine, provider: any ProviderCalling) {
        let test = try FaultEngine(fault, configure)
        let registration = try await test.host.widgets().first { $0.kind.name == kind }
        return (test, try #require(registration).provider)
    }

    private func request(_ instance: String, limit: Int = 30_000_000) throws -> ProviderRequest {
        ProviderRequest(
            values: IntentValues(["hero": .object(ObjectValue(identifier: "b", displayString: "B"))]),
            context: TimelineProviderContext(
                family: .systemSmall, displaySize: (150, 140), instance: InstanceID(instance)),
            contentLimit: limit)
    }

    /// Calls a provider and cancels the call after a time, as a host does at the deadline.
    private func timeline(
        _ provider: any ProviderCalling, _ request: ProviderRequest, within time: Duration
    ) async throws -> RenderedTimeline {
        try await withThrowingTaskGroup(of: RenderedTimeline.self) { group in
            group.addTask { try await provider.timeline(request) }
            group.addTask {
                try await Task.sleep(for: time)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            return try #require(try await group.next())
        }
    }

    @Test func `an extension reports its widgets when it starts`() async throws {
        let test = try FaultEngine("none")
        let widgets = try await test.host.widgets()
        expectEqual(widgets.map(\.kind), ["widget", "static"])
        expectEqual(widgets.map(\.intentName), ["Config", nil])
        expectEqual(widgets.map(\.isConfigurable), [true, false])
        expectEqual(widgets.map(\.families), [[.systemSmall], nil])
        expectEqual(widgets.first?.displayName, "Fault")
        expectEqual(widgets.first?.description, "A widget with a fault.")
        expectEqual(widgets.map(\.extensionPath), [test.host.path, test.host.path])
        test.finish()
    }

    @Test func `dates, relevance and content cross between processes`() async throws {
        let (test, provider) = try await provider("none")
        let timeline = try await provider.timeline(request("good"))
        let first = Date(timeIntervalSince1970: 1_800_000_000)
        expectEqual(timeline.policy, .after(first + 3_600))
        expectEqual(timeline.entries.map(\.date), [first, first + 60])
        expectEqual(timeline.entries.map(\.relevance), [TimelineEntryRelevance(score: 0.5, duration: 60), nil])
        // Of the configuration with the hero b.
        expectEqual(timeline.relevance, [.date(Date(timeIntervalSince1970: 2), kind: .scheduled)])
        let content = try #require(timeline.entries.first).content
        expectEqual(content.text, "b, 1 at a time")
        expectEqual(content.url?.absoluteString, "faults://hero")
        expectEqual(content.links, [WidgetLink(region: "name", url: try #require(URL(string: "faults://name")))])
        let action = try #require(content.actions.first)
        expectEqual(action.control, .toggle(isOn: true))
        expectEqual(action.values["hero"], .object(ObjectValue(identifier: "a", displayString: "A")))
        test.finish()
    }

    @Test func `placeholders, snapshots and recommendations cross between processes`() async throws {
        let (test, provider) = try await provider("none")
        var request = try request("good")
        try await expectEqual(provider.placeholder(request).content.text, "placeholder 150.0")
        try await expectEqual(provider.snapshot(request).content.text, "snapshot of b")
        request.context = TimelineProviderContext(family: .systemSmall, isPreview: true)
        try await expectEqual(provider.snapshot(request).content.text, "snapshot of b for the gallery")
        let recommendation = try #require(try await provider.recommendations().first)
        expectEqual(recommendation.description, "Hero A")
        expectEqual(recommendation.values["hero"], .object(ObjectValue(identifier: "a", displayString: "A")))
        expectEqual(recommendation.values["size"], .decimal(2))
        test.finish()
    }

    @Test func `content larger than a line arrives completely`() async throws {
        let (test, provider) = try await provider("large")
        let timeline = try await provider.timeline(request("bad"))
        let texts = [1_000, 600_000, 200_000, 200_000, 10].map { String(repeating: "\"é\u{1}", count: $0 / 4) }
        expectEqual(timeline.entries.count, 5)
        for (entry, text) in zip(timeline.entries, texts) { #expect(entry.content.text.isExactly(text)) }
        expectEqual(timeline.policy, .atEnd)
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test func `content above the limit is refused with both numbers`() async throws {
        let (test, provider) = try await provider("huge")
        let error = await #expect(throws: ContentLimitError.self) {
            try await provider.timeline(request("bad", limit: 1_800_000))
        }
        expectEqual(error, ContentLimitError(size: 1_860_000, limit: 1_800_000, entry: 31, count: 40))
        try await expectEqual(provider.timeline(request("good")).entries.count, 2)
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test func `an extension renders content when it is sent`() async throws {
        let (test, provider) = try await provider("many")
        _ = try await provider.timeline(request("good"))
        let before = try #require(test.host.lastResidentBytes)
        let timeline = try await provider.timeline(request("bad"))
        expectEqual(timeline.entries.count, 120)
        let after = try #require(test.host.lastResidentBytes)
        // The content has 12 MB.
        #expect(after - before < 8_000_000, "\(before) \(after)")
        test.finish()
    }

    @Test func `calls of providers run one at a time`() async throws {
        let (test, provider) = try await provider("none")
        let request = try request("good")
        try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<8 { group.addTask { try await provider.timeline(request).entries.first?.content.text } }
            for try await text in group { expectEqual(text, "b, 1 at a time") }
        }
        test.finish()
    }

    @Test(arguments: [
        ("abort", "was terminated by signal 6; its last output: about to abort"),
        ("segfault", "was terminated by signal 11"),
        ("exit", "exited with status 0"),
        ("grow", "of memory; its limit is 150 MB"),
        ("timelineFlood", "wrote a line of more than"),
    ])
    func `a fault in a timeline affects no other request`(fault: String, message: String) async throws {
        let (test, provider) = try await provider(fault) { $0.memoryLimit = MemoryLimit(bytes: 150_000_000) }
        let error = await #expect(throws: OptionsFailure.self) { try await provider.timeline(request("bad")) }
        #expect(try #require(error).message.contains(message), "\(String(describing: error))")
        try await expectEqual(provider.timeline(request("good")).entries.isEmpty, false)
        expectEqual(test.host.startCount, 2)
        test.finish()
    }

    @Test(arguments: ["hang", "spin", "stubborn"])
    func `a timeline that never arrives ends the process`(fault: String) async throws {
        let (test, provider) = try await provider(fault)
        try await expectEqual(provider.timeline(request("good")).entries.count, 2)
        await #expect(throws: (any Error).self) {
            try await timeline(provider, request("bad"), within: .milliseconds(500))
        }
        try await expectEqual(provider.timeline(request("good")).entries.count, 2)
        expectEqual(test.host.startCount, 2)
        test.finish()
    }

    @Test func `a completion that is released uncalled is a failure`() async throws {
        let (test, provider) = try await provider("none", kind: "static")
        let error = await #expect(throws: OptionsFailure.self) { try await provider.timeline(request("bad")) }
        expectEqual(error?.message, "the provider did not call its completion handler")
        try await expectEqual(provider.timeline(request("good")).entries.first?.content.text, "static")
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test(arguments: [
        ("timelineForm", "needs \"entries\", an array"), ("timelineDate", "needs \"date\", an integer"),
        ("moreContents", "a timeline has more contents than entries: 1 and 0"),
        ("noContents", "sent the wrong kind of answer to 'render' of 'widget'"),
        ("contentForm", "\"text\" of content must be a string, not a number"),
        ("optionsForm", "sent the wrong kind of answer to 'timeline' of 'widget'"),
    ])
    func `an invalid timeline is refused with the reason`(fault: String, message: String) async throws {
        let (test, provider) = try await provider(fault)
        let error = await #expect(throws: OptionsFailure.self) { try await provider.timeline(request("good")) }
        #expect(try #require(error).message.contains(message), "\(String(describing: error))")
        test.finish()
    }

    @Test func `an extension of version 1 0 has no widgets`() async throws {
        let test = try FaultEngine("plain")
        #expect(try await test.host.widgets().isEmpty)
        try await expectEqual(test.state("good"), .answered)
        let error = await #expect(throws: OptionsFailure.self) {
            try await test.engine.perform("Config", values: IntentValues(), context: PerformContext())
        }
        expectEqual(error?.code, .unavailable)
        expectEqual(error?.message, "the extension 'plain' does not perform 'Config'")
        test.finish()
    }

    @Test func `a button performs its intent in the extension`() async throws {
        let (test, provider) = try await provider("throw")
        let values = IntentValues(["hero": .object(ObjectValue(identifier: "a", displayString: "A"))])
        let context = PerformContext(instance: InstanceID("good"), kind: "widget", family: .systemSmall, isOn: true)
        #expect(try await provider.perform(PerformRequest(intent: "Config", values: values, context: context)))
        #expect(!(try await provider.perform(PerformRequest(intent: "Other", values: values, context: context))))
        try await test.engine.perform("Config", values: values, context: context)
        let bad = PerformContext(instance: InstanceID("bad"), kind: "widget", family: .systemSmall, isOn: true)
        let error = await #expect(throws: OptionsFailure.self) {
            try await test.engine.perform("Config", values: values, context: bad)
        }
        expectEqual(error?.message, "the garage is closed")
        test.finish()
    }
}

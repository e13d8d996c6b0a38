import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

@testable import IntentExtension

/// The messages between a host and the providers of an extension.
@Suite struct WidgetMessageTests {
    private static let subject = WidgetRequest.Subject(
        widget: "com.example.car", family: "systemMedium", instance: "k3x9w2ab", isPreview: true, width: 338,
        height: 158.5,
        reader: WidgetReader(
            language: "ar", colorScheme: .dark, renderingMode: .accented, textSize: .accessibility3,
            device: WidgetDevice(rawValue: "ipad-air")),
        values: ["showLabels": true])

    @Test func `what a peer does not know of a reader is left out`() throws {
        var object = try #require(
            HostMessage.request(id: 7, .widget(.entries(.snapshot, Self.subject))).json.objectValue)
        for name in ["colorScheme", "renderingMode", "textSize", "device"] { object[name] = "holographic" }
        guard case .request(_, .widget(.entries(_, let subject))) = try HostMessage(json: .object(object)) else {
            Issue.record("another message")
            return
        }
        expectEqual(subject.reader, WidgetReader(language: "ar"))
        expectEqual(subject.width, 338)
    }

    @Test(arguments: [
        WidgetRequest.entries(.placeholder, subject), .entries(.snapshot, subject), .entries(.timeline, subject),
        .render(answer: 3, from: 12, offset: 0), .render(answer: 3, from: 12, offset: 524_288),
        .recommendations(widget: "com.example.car"),
    ])
    func `a request is read as it was written`(request: WidgetRequest) throws {
        let message = HostMessage.request(id: 7, .widget(request))
        let line = message.json.renderedBytes()
        try expectEqual(HostMessage(json: JSONValue(parsing: line)), message)
    }

    private static let entries = [
        LazyTimeline.Entry(
            date: Date(timeIntervalSince1970: 1.5), relevance: TimelineEntryRelevance(score: 0.25, duration: 10)),
        LazyTimeline.Entry(date: Date(timeIntervalSince1970: -1), relevance: nil),
    ]

    @Test(arguments: [
        WidgetAnswer.entries(WireTimeline(entries: entries, policy: .atEnd, contents: [["text": "a"]])),
        .entries(WireTimeline(entries: [], policy: .after(Date(timeIntervalSince1970: 60)), contents: [])),
        .entries(WireTimeline(entries: entries, policy: .never, contents: [])),
        .entries(
            WireTimeline(
                entries: [], policy: .never, contents: [],
                relevance: [
                    .date(Date(timeIntervalSince1970: 1.5)),
                    .date(range: Date(timeIntervalSince1970: -60)...Date(timeIntervalSince1970: 60), kind: .scheduled),
                ])),
        .contents([["text": "a"], [:]]), .part("{\"te", next: 4), .part("xt\":\"\"}", next: nil),
        .recommendations([
            RenderedRecommendation(values: IntentValues(["n": .integer(1), "d": .decimal(1)]), description: "One")
        ]),
        .performed,
    ])
    func `an answer is read as it was written`(answer: WidgetAnswer) throws {
        let message = ExtensionMessage.answer(id: 7, .widget(answer), memory: 9)
        let line = message.json.renderedBytes()
        try expectEqual(ExtensionMessage(json: JSONValue(parsing: line)), message)
    }

    @Test func `dates that no clock reaches do not trap`() throws {
        let dates = [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)]
        let entries = dates.map {
            LazyTimeline.Entry(date: $0, relevance: TimelineEntryRelevance(score: .nan, duration: .infinity))
        }
        let timeline = WireTimeline(entries: entries, policy: .after(.distantFuture), contents: [])
        let message = ExtensionMessage.answer(id: 1, .widget(.entries(timeline)), memory: nil)
        let line = message.json.renderedBytes()
        guard case .answer(_, .widget(.entries(let read)), _) = try ExtensionMessage(json: JSONValue(parsing: line))
        else {
            Issue.record("expected entries")
            return
        }
        expectEqual(read.entries.map(\.date).prefix(2), dates.prefix(2))
        expectEqual(read.entries.map(\.relevance?.score), [0, 0, 0])
        expectEqual(read.policy, .after(.distantFuture))
    }

    @Test func `a hello message contains widgets and what is performed`() throws {
        var hello = ExtensionHello(
            process: 1, intents: [ExtensionHello.HandledIntent(name: "Config", performs: true)])
        hello.widgets = [
            try ExtensionHello.ProvidedWidget(
                MessageMembers(
                    [
                        "kind": "a", "intent": "Config", "configurable": true, "families": ["systemSmall"],
                        "asksWhenAdded": true,
                    ] as JSONValue,
                    of: "hello")
            )
        ]
        #expect(hello.widgets[0].asksWhenAdded)
        let message = ExtensionMessage.hello(hello)
        try expectEqual(ExtensionMessage(json: JSONValue(parsing: message.json.renderedBytes())), message)
    }
}

@Suite struct CallLaneTests {
    @Test func `calls run in the order of their arrival`() async throws {
        let lane = CallLane()
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let (order, recorder) = AsyncStream.makeStream(of: Int.self)
        var calls: [Task<Void, any Error>] = []
        calls.append(Task { try await lane.run { for await _ in gate { break } } })
        try await eventually { lane.isBusy }
        for number in 0..<3 {
            calls.append(Task { try await lane.run { _ = recorder.yield(number) } })
            try await eventually { lane.waitingCount == number + 1 }
        }
        calls[2].cancel()
        try await eventually { lane.waitingCount == 2 }
        opener.yield()
        for call in [calls[0], calls[1], calls[3]] { try await call.value }
        recorder.finish()
        await expectEqual(order.reduce(into: []) { $0.append($1) }, [0, 2])
        await #expect(throws: CancellationError.self) { try await calls[2].value }
        #expect(!lane.isBusy)
    }
}

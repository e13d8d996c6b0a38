import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing
import WidgetTesting

@testable import WidgetFiles

/// What the names of the newer systems do.
@Suite struct NewerNameTests {
    @Test func `a relevant widget is asked again when its time begins`() async throws {
        let widget = try #require(await QuayWidget.registrations.first)
        expectEqual(widget.families, [.accessoryRectangular])
        let context = TimelineProviderContext(family: .accessoryRectangular)
        let request = ProviderRequest(values: IntentValues(["name": .string("North")]), context: context)
        try await expectEqual(widget.provider.placeholder(request).content.text, "▒")
        let timeline = try await widget.provider.timeline(request)
        expectEqual(timeline.entries.map(\.content.text), ["North"])
        let relevance = try #require(timeline.relevance.first)
        guard case .after(let date) = timeline.policy.kind else {
            Issue.record("the policy is \(timeline.policy)")
            return
        }
        #expect(abs(date.timeIntervalSince(relevance.start)) < 5)
    }

    @Test func `entities of a collection are found or known`() async throws {
        let found = try await EntityCollection<Island>(identifiers: ["b", "c"]).resolvedEntities()
        expectEqual(found.map(\.id), ["b", "c"])
        var known = EntityCollection(entities: [Island(id: "a")])
        try await expectEqual(known.resolvedEntities().map(\.name), ["A"])
        known.identifiers.append("b")
        try await expectEqual(known.resolvedEntities().map(\.id), ["a", "b"])
    }

    @Test func `a long action runs as any other`() async throws {
        let result = try await Survey().performBackgroundTask { 7 }
        expectEqual(result, 7)
        await expectEqual(Survey().undoManager == nil, true)
        expectEqual(Survey.allowedExecutionTargets, [.main, .appIntentsExtension])
    }

    @Test @MainActor func `entries of the environment have defaults and are set`() throws {
        func text(_ view: some View) throws -> String? {
            try DrawnWidget(view, family: .systemSmall, at: Date(timeIntervalSince1970: 0)).content.text
        }
        expectEqual(try text(TideLevel()), "high none 3")
        expectEqual(
            try text(
                TideLevel().environment(\.tideLevel, "low").environment(\.tideNote, "calm").environment(\.tideCount, 4)),
            "low calm 4")
    }

    @Test @MainActor func `glass and meshes are drawn approximately`() throws {
        let widget = try DrawnWidget(Sunset(), family: .systemSmall, at: Date(timeIntervalSince1970: 0))
        expectEqual(widget.content.undrawn.sorted(), ["material in Sunset", "mesh gradient in Sunset"])
        let svg = widget.content.svg ?? ""
        #expect(svg.contains("linearGradient"))
    }
}

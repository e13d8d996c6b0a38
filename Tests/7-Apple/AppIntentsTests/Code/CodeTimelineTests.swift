import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import SwiftUI
import Testing
import WidgetKit

@testable import AppIntentsCode

/// Timelines of the providers of existing code, through a host.
@Suite struct CodeTimelineTests {
    @Test func `a host shows the choice of an instance`() async throws {
        let registrations = await PlantWidget.registrations
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        let id = try await engine.place("PlantWidget", family: .systemSmall)
        let cactus = IntentValue.object(ObjectValue(identifier: "Cactus", displayString: "Cactus"))
        try await engine.edit(id) { $0.append(.set(cactus), to: "plant") }
        try await expectEqual(shownTexts(of: id, engine, registrations), ["Cactus in Office: 2 liters"])
    }

    @Test func `a template's provider repeats its text each hour`() async throws {
        let registrations = await GreetingWidget.registrations
        let engine = try IntentEngine(widgets: registrations, store: InMemoryStore())
        let id = try await engine.place("GreetingWidget", family: .systemMedium)
        try await engine.edit(id) { $0.append(.set(.string("Hello")), to: "greeting") }
        let texts = try await shownTexts(of: id, engine, registrations)
        #expect(texts.count == 5 && texts.allSatisfy { $0.hasSuffix("Hello") })
    }

    @Test func `a dependent choice reaches the provider`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self) { intent in
            "\(intent.station.city): \(intent.platform?.id ?? "any") of \(intent.platform?.station ?? "")"
        }
        try await instance.choose("Oslo S", for: "station")
        try await instance.choose("Platform 19", for: "platform")
        try await expectEqual(instance.shownText(), "Oslo: 19 of Oslo S")
    }

    @Test func `recommendations configure the intent`() {
        let recommendations = GreetingProvider().recommendations()
        expectEqual(recommendations.map(\.intent.greeting), ["Good evening", "Good night"])
    }

    /// Lets a host request the timeline of an instance, and returns what its entries show.
    private func shownTexts(
        of id: InstanceID, _ engine: IntentEngine, _ registrations: [WidgetRegistration]
    ) async throws -> [String] {
        let clock = VirtualClock(Date(timeIntervalSince1970: 1_700_000_000))
        let host = try WidgetHost(engine: engine, widgets: registrations, clock: clock)
        try await host.start()
        await clock.settle()
        let timeline = try #require(try await engine.timeline(of: id))
        let texts = try (0..<timeline.count).compactMap { try timeline.entry($0).content.text }
        await host.stop()
        return texts
    }
}

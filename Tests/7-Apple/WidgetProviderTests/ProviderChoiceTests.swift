import Foundation
import GeneratedSiriKit
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Intents
import SampleHandlers
import Testing
import WidgetProviders

/// Providers of files in Swift 5 mode, from the options through a choice to the timeline.
@Suite(.timeLimit(.minutes(1))) struct ProviderChoiceTests {
    @Test(arguments: ProviderFixture.StoreKind.allCases)
    func `a completion in a task shows chosen objects`(store: ProviderFixture.StoreKind) async throws {
        let fixture = try await ProviderFixture(
            "DepartureBoard", store: store,
            handlers: INIntentDefinition.transitBoard.handlers(by: DeparturesHandler()))
        try await expectEqual(fixture.titles("line"), ["Blue", "Green"])
        try await fixture.choose("Metro", for: "operator")
        try await fixture.choose("Green", for: "line")
        try await expectEqual(fixture.titles("stops"), ["Mill", "Park"])
        try await fixture.choose("Park", "Mill", for: "stops", isList: true)
        let texts = try await fixture.texts()
        expectEqual(texts.count, 6)
        expectEqual(texts.first, "Green\nPark in 5 min\nMill in 10 min")
        expectEqual(texts[2], "Green\nMill in 10 min")
        expectEqual(texts.last, "Green")
        await fixture.host.stop()
    }

    @Test(arguments: ProviderFixture.StoreKind.allCases)
    func `a completion on the main queue shows the controls`(store: ProviderFixture.StoreKind) async throws {
        let fixture = try await ProviderFixture(
            "com.example.car", store: store, handlers: INIntentDefinition.carControl.handlers(by: CarHandler()))
        try await expectEqual(fixture.titles("carControls"), ["Lock", "Lights", "Trunk"])
        try await fixture.choose("Trunk", "Lights", for: "carControls", isList: true)
        try await expectEqual(fixture.texts(), ["Trunk, Lights"])
        try await fixture.set("labelSize", .integer(20))
        try await expectEqual(fixture.texts(), ["Trunk + Lights"])
        try await expectEqual(fixture.engine.timeline(of: "a")?.entry(at: .distantPast)?.relevance?.score, 5)
        await fixture.host.stop()
    }

    @Test func `an async provider shows the chosen case`() async throws {
        defer { try? FileManager.default.removeItem(at: AuthorCache.url) }
        let fixture = try await ProviderFixture("Author")
        try await expectEqual(fixture.texts(), ["100 fans"])
        try await expectEqual(fixture.titles("countType"), ["Fans", "Money"])
        // The service fails at each second call, and the provider reads its file.
        try await fixture.choose("Money", for: "countType")
        try await expectEqual(fixture.texts(), ["12.5 earned (old)"])
        try await fixture.choose("Fans", for: "countType")
        try await expectEqual(fixture.texts(), ["300 fans"])
        await fixture.host.stop()
    }

    @Test func `an async provider shows the chosen object`() async throws {
        let fixture = try await ProviderFixture("Hero", store: .sqlite, handlers: [CharacterHandler()])
        try await expectEqual(fixture.texts(), ["Hero 50 %"])
        try await expectEqual(fixture.titles("character"), ["Power Panda", "Spouty", "Egghead"])
        try await fixture.choose("Spouty", for: "character")
        try await expectEqual(fixture.texts(), ["Spouty 25 %", "Spouty 50 %", "Spouty 75 %", "Spouty 100 %"])
        let timeline = try #require(try await fixture.engine.timeline(of: "a"))
        try expectEqual(timeline.entry(0).relevance, TimelineEntryRelevance(score: 0.75, duration: -60))
        try expectEqual(timeline.entry(3).relevance?.score, 0)
        // The provider lists another hero as relevant.
        #expect(timeline.relevance.isEmpty)
        try await fixture.choose("Power Panda", for: "character")
        try await expectEqual(fixture.engine.timeline(of: "a")?.relevance.map(\.end), [.distantFuture])
        await fixture.host.stop()
    }

    @Test func `a refining protocol's provider shows the choice`() async throws {
        let fixture = try await ProviderFixture(
            "Stops", family: .systemSmall, handlers: INIntentDefinition.transitBoard.handlers(by: DeparturesHandler()))
        try await fixture.choose("Metro", for: "operator")
        try await expectEqual(fixture.texts(), ["Metro: 5"])
        await fixture.host.stop()
    }

    @Test func `recommendations carry their configurations`() async throws {
        let car = try await ProviderFixture(
            "com.example.car", handlers: INIntentDefinition.carControl.handlers(by: CarHandler()))
        let sizes = try await car.host.recommendations(of: "com.example.car")
        expectEqual(sizes.map(\.description), ["Labels of size 12", "Labels of size 20"])
        expectEqual(sizes.map { $0.values["labelSize"] }, [.integer(12), .integer(20)])
        await car.host.stop()
        let hero = try await ProviderFixture("Hero", handlers: [CharacterHandler()])
        let heroes = try await hero.host.recommendations(of: "Hero")
        expectEqual(heroes.map { $0.values["character"]?.optionIdentifier }, ["panda", "spouty"])
        await hero.host.stop()
    }
}

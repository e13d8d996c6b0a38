import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import AppIntentsCode

/// What the queries and options providers of existing code answer.
@Suite struct CodeOptionsTests {
    @Test func `a query lists its entities as they are displayed`() async throws {
        let instance = try await CodeInstance(SelectPlantIntent.self)
        let items = try await instance.options("plant").collection.items
        expectEqual(items.map(\.title), ["Basil", "Fern", "Cactus"])
        expectEqual(items.map(\.subtitle), ["Kitchen", "Bathroom", "Office"])
        expectEqual(items.first?.image, .system("leaf"))
    }

    @Test func `a collection of entities keeps its sections`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        let sections = try await instance.options("station").collection.sections
        expectEqual(sections.map(\.title), ["Oslo", "Bergen"])
        expectEqual(sections.last?.items.map(\.title), ["Bergen", "Arna"])
    }

    @Test func `a text query searches`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        try await expectEqual(instance.titles("station", search: "arn"), ["Arna"])
    }

    @Test func `a dependent query waits for its parameter`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        try await expectEqual(instance.options("platform").state, .needs(parent: "station"))
        try await instance.choose("Oslo S", for: "station")
        try await expectEqual(instance.titles("platform"), ["Platform 1", "Platform 2", "Platform 19"])
        try await instance.choose("Bergen", for: "station")
        try await expectEqual(instance.titles("platform"), ["Platform 1", "Platform 4"])
    }

    @Test func `one query serves the parameters of two intents`() async throws {
        let instance = try await CodeInstance(ArrivalBoardIntent.self)
        try await instance.choose("Arna", for: "station")
        try await expectEqual(instance.titles("platforms"), ["Platform 1"])
    }

    @Test func `an options provider has options and a default`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        try await expectEqual(instance.titles("city"), ["Lisbon", "Porto", "Faro"])
        try await expectEqual(instance.intent().city, "Porto")
        try await expectEqual(instance.titles("measurements"), ["wind", "rain", "waves"])
    }

    @Test func `an options provider reads another parameter`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        try await instance.choose("Faro", for: "city")
        let sections = try await instance.options("beach").collection.sections
        expectEqual(sections.map(\.title), ["Beaches of Faro", nil])
        expectEqual(sections.map { $0.items.map(\.title) }, [["North of Faro"], ["Faro-south"]])
    }

    @Test func `an options provider returns entities with other texts`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        let collection = try await instance.options("icon").collection
        expectEqual(collection.promptLabel, "Which icon?")
        expectEqual(collection.items.map(\.title), ["sun", "Clouds", "moon"])
        expectEqual(collection.items.map(\.subtitle), [nil, "Overcast", nil])
    }

    @Test func `all entities of an enumerable query are options`() async throws {
        let instance = try await CodeInstance(ReadingIntent.self)
        try await expectEqual(instance.titles("book"), ["Winter", "Spring", "Summer"])
        try await expectEqual(instance.titles("shelf"), ["Window", "Attic"])
        try await expectEqual(instance.titles("library"), ["Home"])
    }
}

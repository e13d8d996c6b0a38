import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import Testing

@testable import AppIntentsCode

/// What the queries and options providers of existing code answer.
@Suite struct CodeOptionsTests {
    @Test func `a query lists its entities as they are displayed`() async throws {
        let instance = try await CodeInstance(SelectPlantIntent.self)
        let items = try await instance.options("plant").collection.items
        #expect(items.map(\.title) == ["Basil", "Fern", "Cactus"])
        #expect(items.map(\.subtitle) == ["Kitchen", "Bathroom", "Office"])
        #expect(items.first?.image == .system("leaf"))
    }

    @Test func `a collection of entities keeps its sections`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        let sections = try await instance.options("station").collection.sections
        #expect(sections.map(\.title) == ["Oslo", "Bergen"])
        #expect(sections.last?.items.map(\.title) == ["Bergen", "Arna"])
    }

    @Test func `a text query searches`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        #expect(try await instance.titles("station", search: "arn") == ["Arna"])
    }

    @Test func `a dependent query waits for its parameter`() async throws {
        let instance = try await CodeInstance(DepartureBoardIntent.self)
        #expect(try await instance.options("platform").state == .needs(parent: "station"))
        try await instance.choose("Oslo S", for: "station")
        #expect(try await instance.titles("platform") == ["Platform 1", "Platform 2", "Platform 19"])
        try await instance.choose("Bergen", for: "station")
        #expect(try await instance.titles("platform") == ["Platform 1", "Platform 4"])
    }

    @Test func `one query serves the parameters of two intents`() async throws {
        let instance = try await CodeInstance(ArrivalBoardIntent.self)
        try await instance.choose("Arna", for: "station")
        #expect(try await instance.titles("platforms") == ["Platform 1"])
    }

    @Test func `an options provider has options and a default`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        #expect(try await instance.titles("city") == ["Lisbon", "Porto", "Faro"])
        #expect(try await instance.intent().city == "Porto")
        #expect(try await instance.titles("measurements") == ["wind", "rain", "waves"])
    }

    @Test func `an options provider reads another parameter`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        try await instance.choose("Faro", for: "city")
        let sections = try await instance.options("beach").collection.sections
        #expect(sections.map(\.title) == ["Beaches of Faro", nil])
        #expect(sections.map { $0.items.map(\.title) } == [["North of Faro"], ["Faro-south"]])
    }

    @Test func `an options provider returns entities with other texts`() async throws {
        let instance = try await CodeInstance(ForecastIntent.self)
        let collection = try await instance.options("icon").collection
        #expect(collection.promptLabel == "Which icon?")
        #expect(collection.items.map(\.title) == ["sun", "Clouds", "moon"])
        #expect(collection.items.map(\.subtitle) == [nil, "Overcast", nil])
    }

    @Test func `all entities of an enumerable query are options`() async throws {
        let instance = try await CodeInstance(ReadingIntent.self)
        #expect(try await instance.titles("book") == ["Winter", "Spring", "Summer"])
        #expect(try await instance.titles("shelf") == ["Window", "Attic"])
        #expect(try await instance.titles("library") == ["Home"])
    }
}

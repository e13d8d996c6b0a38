import AppIntents
import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import Testing

@testable import AppIntentsCode

/// Choices that are stored for the intents of existing code, and the intents that a provider receives for them.
@Suite struct CodeChoiceTests {
    @Test func `a new instance has the defaults of queries and parameters`() async throws {
        let intent = try await CodeInstance(SelectPlantIntent.self).intent()
        #expect(intent.plant?.name == "Basil" && intent.unit == .liters && intent.layout == nil)
    }

    @Test func `a chosen entity is looked up when it is read`() async throws {
        let instance = try await CodeInstance(SelectPlantIntent.self)
        try await instance.choose("Fern", for: "plant")
        try await instance.set(.enumeration("cans"), for: "unit")
        let intent = try await instance.intent()
        #expect(intent.plant?.place == "Bathroom" && intent.unit == .cans)
    }

    @Test func `an entity that does not exist is refused`() async throws {
        let instance = try await CodeInstance(SelectPlantIntent.self)
        let gone = IntentValue.object(ObjectValue(identifier: "Palm", displayString: "Palm"))
        await #expect(throws: EngineError.self) { try await instance.set(gone, for: "plant") }
        try await expectEqual(instance.intent().plant?.name, "Basil")
    }

    @Test func `entities are found by numbers and unique identifiers`() async throws {
        let scores = try await CodeInstance(ScoresIntent.self)
        let wolves = IntentValue.object(ObjectValue(identifier: "4", displayString: "Wolves"))
        try await scores.set(.list([wolves]), for: "teams")
        try await expectEqual(scores.intent().teams?.map(\.name), ["Wolves"])

        let reading = try await CodeInstance(ReadingIntent.self)
        try await reading.choose("Summer", for: "book")
        try await expectEqual(reading.intent().book?.pages, 95)
    }

    @Test(arguments: [(SizeFamily.systemSmall, ["Eagles"]), (.systemLarge, ["Eagles", "Sharks"])])
    func `a list has the size of its family`(family: SizeFamily, names: [String]) async throws {
        let instance = try await CodeInstance(ScoresIntent.self, family: family)
        try await expectEqual(instance.intent().teams?.map(\.name), names)
    }

    @Test func `a number outside of its range is refused`() async throws {
        let instance = try await CodeInstance(ScoresIntent.self)
        try await instance.set(.integer(14), for: "days")
        await #expect(throws: EngineError.self) { try await instance.set(.integer(15), for: "days") }
        try await expectEqual(instance.intent().days, 14)
    }

    @Test func `a summary hides the rows that it does not list`() async throws {
        let notes = try await CodeInstance(NotesIntent.self)
        try await expectEqual(notes.rows(), ["folder", "theme", "showsDates", "relativeDates"])
        try await notes.set(.boolean(false), for: "showsDates")
        try await expectEqual(notes.rows(), ["folder", "theme", "showsDates"])
        try await notes.set(.enumeration("custom"), for: "theme")
        try await expectEqual(notes.rows(), ["folder", "theme", "color"])
    }

    @Test(arguments: [(SizeFamily.systemSmall, ["name"]), (.systemLarge, ["name", "photos"])])
    func `a summary has rows for a family`(family: SizeFamily, rows: [String]) async throws {
        try await expectEqual(CodeInstance(FamilyIntent.self, family: family).rows(), rows)
    }

    @Test func `values of Foundation are stored and read`() async throws {
        let instance = try await CodeInstance(TripIntent.self)
        try await expectEqual(instance.intent().distance, Measurement(value: 12, unit: .kilometers))
        try await instance.set(.url("https://example.com/a"), for: "website")
        let day = try #require(CalendarDate(year: 2026, month: 3, day: 14))
        try await instance.set(.dateComponents(.date(day)), for: "departure")
        let intent = try await instance.intent()
        expectEqual(intent.website, URL(string: "https://example.com/a"))
        #expect(intent.departure?.month == 3 && intent.departure?.day == 14 && intent.arrival == nil)
    }

    @Test func `a migrated intent has the name of the former`() throws {
        expectEqual(TidesAppIntent.widgetIntentDefinition?.name, "ShowTides")
        expectEqual(KitchenTimerIntent.widgetIntentDefinition?.name, "CookingTimer")
        expectEqual(GreetingConfigurationAppIntent.widgetIntentDefinition?.name, "GreetingConfiguration")
    }

    @Test func `an intent assigned to a constant shares its parameters`() {
        let intent = GreetingConfigurationAppIntent()
        let copy = intent
        intent.greeting = "Hello"
        expectEqual(copy.greeting, "Hello")
        expectEqual(GreetingConfigurationAppIntent().greeting, "Good morning")
    }
}

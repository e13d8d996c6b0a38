import IntentRuntime
import SampleWidgets
import Testing

struct OtherWidgetTests {
    @Test func theAuthorWidgetSwitchesOnItsCount() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.authorDataWidget, family: .systemSmall)
        let summary = AuthorSummary(fans: 1204, money: 310)
        let first = try await engine.configuration(AuthorDataIntent.self, of: id)
        #expect(summary.line(for: first) == "1204 fans")
        _ = try await engine.edit(id) { $0[AuthorDataIntent.Parameters.countType] = .money }
        let second = try await engine.configuration(AuthorDataIntent.self, of: id)
        #expect(summary.line(for: second) == "310 earned")
    }

    @Test func theForumWidgetBeginsWithTheFirstBoard() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.forumBoardWidget, family: .systemMedium)
        let hero = try await engine.configuration(ForumBoardIntent.self, of: id).hero
        #expect(hero?.identifier == "1")
        #expect(hero?.displayString == "天空寺院")
    }

    @Test(arguments: [
        (TimeFormat.twentyFourHours, false, "18:00"), (.twelveHours, false, "6:00 PM"), (.decimal, false, "7:50"),
        (.twentyFourHours, true, "18:00:00"), (.unrecognized("lunar"), false, "18:00"),
    ])
    func theClockWritesTheTimeAsConfigured(format: TimeFormat, seconds: Bool, text: String) throws {
        let reading = try #require(ClockReading(hour: 18, minute: 0, second: 0))
        #expect(reading.text(for: ClockFaceIntent(timeFormat: format, showSeconds: seconds)) == text)
    }

    @Test func theAppReadsBackTheCharactersThatPeoplePlaced() async throws {
        let engine = try sampleEngine()
        for name in ["egghead", nil, "panda"] {
            let id = try await engine.place(.characterWidget, family: .systemSmall)
            guard let name else { continue }
            _ = try await engine.edit(id) {
                $0[SelectCharacterIntent.Parameters.character] = GameCharacter(identifier: name, displayString: name)
            }
        }
        let characters = try await PlacedCharacters(engine: engine).characters()
        #expect(characters.map(\.displayString) == ["Egghead", "Power Panda"])
        #expect(characters.map(\.level) == [31, 14])
    }

    @Test func theSavingsWidgetHasNothingToConfigure() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.savingsProgress, family: .systemSmall)
        #expect(try engine.resolved(id).parameters.isEmpty)
        #expect(SavingsProgressText(saved: 30, goal: 120).text == "25 %")
    }
}

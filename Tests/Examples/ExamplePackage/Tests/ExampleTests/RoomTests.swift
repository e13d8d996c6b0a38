import IntentRuntime
import Rooms
import Testing

@testable import Example

/// Tests with the fakes and fixtures that the plugin generates into this target.
struct RoomTests {
    @Test func `the board shows what the handler offers`() async throws {
        var handler = RoomBoardIntentHandlingFake()
        handler.roomsOptions = { _, term, _ in
            OptionCollection([Room.fixture(1), .fixture(2)].filter { $0.displayString == term })
        }
        let engine = try IntentEngine(store: InMemoryStore(), handlers: [handler])
        let id = try await engine.place(.roomBoardWidget, family: .systemMedium, as: RoomBoardIntent.self) {
            $0[\.rooms] = [.fixture(3)]
        }
        let answer = try await engine.options(
            RoomBoardIntent.self, for: \.rooms, of: id, request: OptionsRequest(searchTerm: "Room 2"))
        #expect(answer.collection.items.map(\.title) == ["Room 2"])
        let configuration = try await engine.configuration(RoomBoardIntent.self, of: id)
        #expect(configuration.lines(in: .systemMedium) == ["Room 3", "–", "–", "–"])
        #expect(RoomBoardIntent.fixture.lines(in: .systemSmall) == ["Room 1"])
    }

    @Test func `an internal definition has fixtures, too`() {
        #expect(GreetingIntent.fixture.name == "World")
        #expect(DepartureBoard.fixture.rows == 3)
    }
}

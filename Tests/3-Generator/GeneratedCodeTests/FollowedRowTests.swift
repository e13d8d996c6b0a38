import IntentModel
import IntentRuntime
import Testing

/// The struct of an intent whose rows follow others.
struct FollowedRowTests {
    @Test func `a configuration has what its rows follow`() async throws {
        let engine = try IntentEngine(store: InMemoryStore(), definitions: [.followedRows])
        let instance = try await engine.place(.lightingWidget, family: .systemSmall)
        let empty: LightingIntent = try await engine.configuration(of: instance)
        #expect(empty == LightingIntent())
        try await engine.edit(LightingIntent.self, of: instance) {
            $0[\.lamp] = Lamp(identifier: "floor", displayString: "Floor lamp")
        }
        let configuration: LightingIntent = try await engine.configuration(of: instance)
        #expect(configuration.label == "Floor lamp")
        #expect(configuration.name == "Floor lamp")
        #expect(configuration.room == "salon")
        #expect(configuration.spare == configuration.lamp)
    }

    @Test func `a record stores nothing for what its fields follow`() async throws {
        let engine = try IntentEngine(store: InMemoryStore(), definitions: [.followedRows])
        let instance = try await engine.place(.lightingWidget, family: .systemSmall)
        let floor = Lamp(identifier: "floor", displayString: "Floor lamp", room: "salon")
        let spot = Spot(lamp: floor, rooms: ["a", "b"])
        #expect(spot.name == nil)
        #expect(spot.recordValue.values.keys.sorted() == ["lamp", "rooms"])
        try await engine.edit(LightingIntent.self, of: instance) { $0[\.spots] = [spot] }
        let configuration: LightingIntent = try await engine.configuration(of: instance)
        #expect(configuration.spots == [Spot(lamp: floor, name: "Floor lamp", rooms: ["a", "b"], others: ["a", "b"])])
    }
}

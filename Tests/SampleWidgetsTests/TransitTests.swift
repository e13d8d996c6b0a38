import IntentRuntime
import SampleWidgets
import Testing

struct TransitTests {
    @Test func eachListFollowsTheChoiceBefore() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        #expect(try await offered(engine, "operator", of: id) == ["harbour-rail", "city-trams"])
        #expect(try await offered(engine, "line", of: id) == ["h1", "h2"])
        try await choose(engine, id, operator: "city-trams", line: "t9")
        #expect(try await offered(engine, "stops", of: id) == ["opera", "hospital", "brewery"])
        #expect(try await offered(engine, "stops", of: id, search: "br") == ["brewery"])
    }

    @Test func stopsWaitForALine() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        let answer = try await engine.options(for: "stops", of: id, request: OptionsRequest())
        #expect(answer.state == .needs(parent: "line"))
        #expect(answer.collection.items.isEmpty)
    }

    @Test func anotherOperatorTakesTheLineAndItsStopsAway() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.transitWidget, family: .systemMedium)
        try await choose(engine, id, operator: "city-trams", line: "t9", stops: ["opera", "hospital"])
        let outcome = try await engine.edit(id) {
            $0[TransitBoardIntent.Parameters.operator] = TransitOperator(identifier: "harbour-rail", displayString: "")
        }
        #expect(outcome.reset == ["line", "stops"])
        let configuration = try await engine.configuration(TransitBoardIntent.self, of: id)
        #expect(configuration.operator?.displayString == "Harbour Rail")
        #expect(configuration.line == nil)
        #expect(configuration.stops.isEmpty)
    }

    private func choose(
        _ engine: IntentEngine, _ id: InstanceID, operator provider: String, line: String, stops: [String] = []
    ) async throws {
        _ = try await engine.edit(id) {
            $0[TransitBoardIntent.Parameters.operator] = TransitOperator(identifier: provider, displayString: "")
            $0[TransitBoardIntent.Parameters.line] = TransitLine(identifier: line, displayString: "")
            if !stops.isEmpty {
                $0[TransitBoardIntent.Parameters.stops] = stops.map { TransitStop(identifier: $0, displayString: "") }
            }
        }
    }
}

import Foundation
import IntentModel
import IntentRuntime
import Testing

/// The enums of unions.
struct UnionTests {
    private nonisolated static let goals: [Goal] = [
        .stop(Stop(identifier: "central", displayString: "Central")), .after(.seconds(90)),
        .openingTime(DateComponents(hour: 6, minute: 5, second: 0)), .isOpen(true),
    ]

    @Test(arguments: goals)
    func `values that are read are those that were written`(_ goal: Goal) {
        #expect(Goal(intentValue: goal.intentValue) == goal)
        #expect(Goal(recordValue: goal.recordValue) == goal)
        #expect(goal.recordValue.values.count == 1)
        #expect(Self.goals.count { $0 == goal } == 1)
    }

    @Test func `a union without parameters to share it is named after its parameter`() {
        let sources: [JourneysSource] = [
            .stop(Stop(identifier: "a", displayString: "A")), .direction(.outbound), .string("a"),
            .length(Measurement(value: 2, unit: .kilometers)),
        ]
        for source in sources { #expect(JourneysSource(intentValue: source.intentValue) == source) }
    }

    @Test func `other values are none`() {
        #expect(Goal(intentValue: .string("x")) == nil)
        #expect(Goal(recordValue: RecordValue()) == nil)
        #expect(Goal(recordValue: RecordValue(["newer": .string("x")])) == nil)
        #expect(Goal(recordValue: RecordValue(["after": .string("x")])) == nil)
    }

    @Test func `a configuration with unions can be encoded and decoded`() throws {
        let configuration = JourneysIntent(goal: .isOpen(false), source: .direction(.inbound), goals: Self.goals)
        let data = try JSONEncoder().encode(configuration)
        #expect(try JSONDecoder().decode(JourneysIntent.self, from: data) == configuration)
        let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["source"] as? [String: String] == ["direction": "inbound"])
        var edit = Edit<JourneysIntent>()
        edit[\.goal] = .after(.seconds(1))
        #expect(edit[\.goal] == .after(.seconds(1)))
    }

    @Test func `a handler provides the options of members and fields`() async throws {
        var fake = JourneysIntentHandlingFake()
        fake.goalPlatformOptions = { intent, _ in
            OptionCollection([Platform(identifier: "1", displayString: "\(intent.goals.count)", track: 1)])
        }
        let options = try await fake.intentOptions(
            of: "goal.platform", for: JourneysIntent(goals: [.isOpen(true)]), searchTerm: nil, context: OptionsContext()
        )
        #expect(options.items.map(\.title) == ["1"])
        let found = try await fake.intentValues(
            of: "stations.exits", for: ["platform2", "gone"], in: .fixture, context: LookupContext())
        #expect(found == [Platform.fixture(2).intentValue])
        await #expect(throws: HandlerError.self) {
            try await fake.intentValues(of: "goal.stop", for: [], in: .fixture, context: LookupContext())
        }
    }
}

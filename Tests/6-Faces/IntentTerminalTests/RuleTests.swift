import IntentEditor
import IntentModel
import IntentTerminal
import IntentTestSupport
import Testing

/// Rules about the values of several rows.
@Suite(.timeLimit(.minutes(1))) struct RuleTests {
    private static let definition = """
        intentDefinition: 1
        intents:
          Board:
            parameters:
              from: { title: From, type: Integer, control: stepper, range: 0...10, default: 4 }
              until: { title: Until, type: Integer, control: stepper, range: 0...10, default: 5 }
              note: { title: Note, type: String }
            rules:
              - require: { from: { lessThan: { row: until } } }
                message: The start is after the end.
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private static let message = "'From' and 'Until': The start is after the end."

    @Test func `a broken rule is shown at each of its rows`() async throws {
        let session = try await TestSession(definition: Self.definition)
        session.go(to: "from")
        session.press(.right)
        for row in ["from", "until"] {
            session.go(to: row)
            #expect(session.lines.contains { $0.contains(Self.message) }, "\(session.lines)")
        }
        expectEqual(session.state.content.row(named: "note")?.problems.isEmpty, true)
    }

    @Test func `a broken rule prevents saving until it is met`() async throws {
        let session = try await TestSession(definition: Self.definition)
        session.go(to: "from")
        session.press(.right, .character("s"))
        #expect(session.state.mode == .rows)
        #expect(!session.state.content.canBeApplied)
        try await expectEqual(session.stored("from"), .integer(4))
        session.go(to: "until")
        session.press(.right)
        #expect(session.state.content.canBeApplied)
        #expect(!session.lines.contains { $0.contains(Self.message) })
        session.press(.character("s"), .enter)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        try await expectEqual(session.stored("from"), .integer(5))
        try await expectEqual(session.stored("until"), .integer(6))
    }

    @Test func `a rule that was broken before does not prevent other changes`() async throws {
        let session = try await TestSession(
            definition: Self.definition.replacing("0...10, default: 5", with: "0...10, default: 3"))
        session.go(to: "from")
        #expect(session.lines.contains { $0.contains(Self.message) })
        session.go(to: "note")
        session.press(.enter)
        session.type("x")
        session.press(.enter, .character("s"), .enter)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        try await expectEqual(session.stored("note"), .string("x"))
    }
}

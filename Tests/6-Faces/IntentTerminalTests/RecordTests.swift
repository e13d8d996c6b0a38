import Foundation
import IntentEditor
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentTerminal

/// Records, whose fields are rows below their slot.
@Suite(.timeLimit(.minutes(1))) struct RecordTests {
    static let definition = """
        intentDefinition: 1
        types:
          Station:
            fields:
              stop: { type: Stop }
              label: { type: String, length: ...8, description: A short name. }
              minutes: { type: Integer, range: 1...90, control: stepper, default: 15 }
              isExpress: { type: Boolean, default: false }
              lines: { type: [String] }
          Stop: { options: { central: Central, harbor: Harbor } }
        intents:
          Board:
            parameters:
              home: Station
              stations: { type: [Station], size: { systemSmall: 1, systemMedium: 3 } }
              note: String
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private func session() async throws -> TestSession { try await TestSession(definition: Self.definition) }

    private func problem(_ session: TestSession, _ name: String) throws -> String? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        return try Reference.problem(of: session.screen.text, at: name + ".txt", in: folder)
    }

    @Test func `a record is added, and its fields are rows`() async throws {
        let session = try await session()
        session.press(.enter)
        expectEqual(
            session.state.targets.prefix(3),
            [
                ScreenTarget("home"), ScreenTarget("home.stop"), ScreenTarget("home.label"),
            ])
        session.press(.enter)
        expectEqual(session.state.target, ScreenTarget("home.stop"))
        session.press(.down, .enter)
        session.type("Home")
        session.press(.enter, .down, .right, .down, .enter)
        expectEqual(session.state.content.row(named: "home")?.fields?.map(\.text), ["", "Home", "16", "true", ""])
        session.size = ScreenSize(rows: 24, columns: 70)
        try expectEqual(problem(session, "record-single"), nil)
        session.go(to: "home")
        session.press(.character("x"))
        expectEqual(session.state.targets.prefix(2), [ScreenTarget("home"), ScreenTarget("stations", slot: 0)])
    }

    @Test func `records of a list are opened and closed`() async throws {
        let session = try await session()
        session.go(to: "stations")
        session.press(.enter, .down)
        await session.choose("harbor", for: "stations[1].stop")
        session.go(to: "stations")
        session.press(.down, .down, .down, .down, .down, .down, .enter)
        expectEqual(session.state.content.row(named: "stations")?.slots?.filledCount, 2)
        session.size = ScreenSize(rows: 24, columns: 70)
        try expectEqual(problem(session, "record-list"), nil)
        session.size = ScreenSize(rows: 30, columns: 40)
        try expectEqual(problem(session, "record-list-narrow"), nil)
        session.press(.left)
        #expect(!session.state.targets.contains(ScreenTarget("stations[2].stop")))
        session.press(.right)
        #expect(session.state.targets.contains(ScreenTarget("stations[2].stop")))
        session.press(.enter)
        #expect(!session.state.targets.contains(ScreenTarget("stations[2].stop")))
    }

    @Test func `an open record stays open when it is moved`() async throws {
        let session = try await session()
        session.go(to: "stations")
        session.press(.enter, .shiftDown)
        expectEqual(session.state.target, ScreenTarget("stations", slot: 1))
        #expect(session.state.targets.contains(ScreenTarget("stations[2].stop")))
        #expect(!session.state.targets.contains(ScreenTarget("stations[1].stop")))
        session.press(.character("x"))
        expectEqual(session.state.target, ScreenTarget("stations", slot: 1))
        expectEqual(session.state.content.row(named: "stations")?.slots?.filledCount, 0)
    }

    @Test func `a record with an error stays open`() async throws {
        let session = try await session()
        session.go(to: "stations")
        session.press(.enter, .down, .down, .enter)
        session.type("far too long")
        session.press(.enter, .up, .up, .enter)
        expectEqual(session.state.message?.text, "far too long stays open because a row needs attention")
        session.go(to: "note")
        session.press(.character("s"))
        expectEqual(session.state.target, ScreenTarget("stations[1].label"))
    }

    @Test func `a search finds fields of closed records`() async throws {
        let session = try await session()
        session.go(to: "stations")
        session.press(.enter, .enter, .home, .character("/"))
        session.type("minutes")
        expectEqual(session.state.target, ScreenTarget("stations[1].minutes"))
        #expect(session.state.targets.contains(ScreenTarget("stations[1].stop")))
    }

    @Test func `an empty union asks for its type`() async throws {
        let session = try await TestSession(
            definition: """
                intentDefinition: 1
                types: { Stop: { options: { central: Central } } }
                intents: { Board: { parameters: { place: { type: { oneOf: [Stop, URL] } }, note: String } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        #expect(session.screen.text.contains("‹choose›"), "\(session.screen.text)")
        #expect(!session.screen.text.contains("‹add›"))
        session.press(.enter)
        expectEqual(session.state.target, ScreenTarget("place.type"))
        await session.waitForOptions()
        session.type("Stop")
        await session.waitForOptions()
        session.press(.enter)
        expectEqual(session.state.content.row(named: "place")?.fields?.map(\.name), ["place.type", "place.stop"])
    }
}

import Foundation
import IntentCommandLine
import IntentModel
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentTerminal

/// Headings, and sections that are folded.
@Suite(.timeLimit(.minutes(1))) struct SectionTests {
    private static let definition = """
        intentDefinition: 1
        intents:
          Board:
            sections: { first: {}, more: { title: More, description: Rarely needed., folded: true } }
            parameters:
              size: { type: Integer, range: 8...24, section: more }
              name: { type: String, section: first }
              kind: { type: Boolean, default: false }
              tags: { type: [String], size: 2, section: more }
        widgets:
          Board: { intent: Board, families: [systemMedium] }
        """

    private func session() async throws -> TestSession { try await TestSession(definition: Self.definition) }

    @Test func `the screen shows headings and folded sections`() async throws {
        let session = try await session()
        session.size = ScreenSize(rows: 14, columns: 60)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        try expectEqual(Reference.problem(of: session.screen.text, at: "sections-folded.txt", in: folder), nil)
        session.press(.end, .enter)
        try expectEqual(Reference.problem(of: session.screen.text, at: "sections-open.txt", in: folder), nil)
    }

    @Test func `a heading is opened and closed`() async throws {
        let session = try await session()
        let folded = [ScreenTarget("kind"), ScreenTarget("name"), ScreenTarget(section: "more")]
        let opened = folded + [ScreenTarget("size"), ScreenTarget("tags", slot: 0), ScreenTarget("tags", slot: 1)]
        expectEqual(session.state.targets, folded)
        session.press(.end, .enter)
        expectEqual(session.state.targets, opened)
        session.press(.right)
        expectEqual(session.state.targets, opened)
        session.press(.left)
        expectEqual(session.state.targets, folded)
        session.press(.character(" "))
        expectEqual(session.state.targets, opened)
        session.press(.tab, .tab)
        expectEqual(session.state.target, ScreenTarget("tags", slot: 0))
        session.press(.backTab, .backTab)
        expectEqual(session.state.target, ScreenTarget(section: "more"))
    }

    @Test func `a search opens the section of what it finds`() async throws {
        let session = try await session()
        session.press(.character("/"))
        session.type("tags")
        expectEqual(session.state.target, ScreenTarget("tags", slot: 0))
    }

    @Test func `a section with an error stays open`() async throws {
        let session = try await session()
        session.press(.end, .enter, .down, .enter)
        session.type("99")
        session.press(.enter, .up, .enter)
        #expect(session.state.targets.contains(ScreenTarget("size")))
        expectEqual(session.state.message?.text, "More stays open because a row needs attention")
    }

    @Test func `a plain session lists folded rows on request`() async throws {
        let lines = Mutex(["unfold", "3 12", "fold", "3 99", "show", "quit", "discard"])
        let output = Mutex("")
        let console = PlainConsole(
            isInteractive: false, readLine: { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
            write: { text in output.withLock { $0 += text } })
        _ = try await PlainEditor(try await session().editor, console: console, clock: ContinuousClock()).run()
        let text = output.withLock { $0 }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        try expectEqual(Reference.problem(of: text, at: "sections-plain.txt", in: folder), nil)
    }
}

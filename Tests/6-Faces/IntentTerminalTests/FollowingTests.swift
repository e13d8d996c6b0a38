import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentTerminal

/// An instance that follows another one.
@Suite(.timeLimit(.minutes(1))) struct FollowingTests {
    @Test func `the screen shows what is followed and where`() async throws {
        let session = try await TestSession()
        session.size = ScreenSize(rows: 40, columns: 90)
        try await session.engine.place("Board", family: .systemMedium, id: "hall")
        try await session.engine.edit("hall") { $0.append(.set(.string("Late")), to: "note") }
        try await session.engine.follow("hall", by: session.id)
        session.session.handle(.content(try await session.editor.refresh()), now: session.now)
        // For a moment, the row only says that it has changed.
        session.now = .seconds(60)
        session.session.handle(.tick, now: session.now)
        #expect(session.lines.first?.contains("follows hall") == true, "\(session.lines)")
        let line = try #require(session.lines.first { $0.contains("Late") })
        #expect(line.hasSuffix("follows hall"), "\(line)")
        session.go(to: "note")
        session.press(.character("?"))
        #expect(session.lines.contains { $0.contains("follows") && $0.contains("hall") }, "\(session.lines)")
    }
}

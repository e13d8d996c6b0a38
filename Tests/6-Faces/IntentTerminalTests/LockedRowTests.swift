import Foundation
import IntentEditor
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentTerminal

/// Rows that an administrator has locked.
@Suite(.timeLimit(.minutes(1))) struct LockedRowTests {
    private func session() async throws -> TestSession {
        var policy = Policy(
            owner: LocalizedText("Operations", language: "en"),
            message: LocalizedText("Ask at desk 4.", language: "en"), path: "intent-policy.yaml")
        policy["Board", "note"] = PolicyRow(defaultRule: .value(.string("Late")), isLocked: true, line: 3)
        policy["Board", "tags"] = PolicyRow(
            defaultRule: .value(.list([.string("a"), .string("b")])), isLocked: true, line: 3)
        policy["Board", "delay"] = PolicyRow(isLocked: true, line: 4)
        return try await TestSession(policy: policy)
    }

    @Test func `the screen shows who has locked a row`() async throws {
        let session = try await session()
        session.size = ScreenSize(rows: 30, columns: 70)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        try expectEqual(Reference.problem(of: session.screen.text, at: "locked-rows.txt", in: folder), nil)
    }

    @Test(arguments: ["note", "tags", "delay"])
    func `no key changes a locked row`(row: String) async throws {
        let session = try await session()
        session.go(to: row)
        for key in [Key.enter, .character(" "), .character("r"), .delete, .character("5"), .right] {
            session.press(key)
            #expect(!session.state.content.isEdited && session.state.mode == .rows, "\(key)")
        }
        session.press(.enter)
        #expect(session.lines.contains { $0.contains("Locked by Operations: Ask at desk 4.") })
        expectEqual(session.state.message?.text, "Locked by Operations: Ask at desk 4.")
    }
}

import Foundation
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
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

    private static func policy(locking row: String) -> Policy {
        var policy = Policy(
            owner: LocalizedText("Operations", language: "en"),
            message: LocalizedText("Ask at desk 4.", language: "en"), path: "intent-policy.yaml")
        policy["Board", row] = PolicyRow(isLocked: true, line: 4)
        return policy
    }

    @Test func `a row that is locked while it is edited keeps the text`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "note")
        session.press(.enter)
        session.type("platform 9")
        session.engine.policy = Self.policy(locking: "note")
        session.editor.policyChanged()
        await session.wait { $0.content.row(named: "note")?.lock != nil }
        guard case .field(let entry) = session.state.mode else {
            Issue.record("\(session.state.mode)")
            return
        }
        expectEqual(entry.field.text, "platform 9")
        expectEqual(entry.problem, "Locked by Operations: Ask at desk 4.")
        #expect(session.lines.contains { $0.contains("platform 9") })
        #expect(session.lines.contains { $0.contains("Locked by Operations: Ask at desk 4.") })
        session.press(.enter)
        guard case .field(let refused) = session.state.mode else {
            Issue.record("\(session.state.mode)")
            return
        }
        expectEqual(refused.field.text, "platform 9")
        expectEqual(refused.problem, "'note' is locked by Operations: Ask at desk 4.")
        #expect(!session.state.content.isEdited)
        session.press(.escape)
        expectEqual(session.state.mode, .rows)
        session.engine.policy = nil
        session.editor.policyChanged()
        await session.wait { $0.content.row(named: "note")?.lock == nil }
        session.press(.enter)
        session.type("Late")
        session.press(.enter)
        expectEqual(session.value("note"), .string("Late"))
    }

    @Test func `an open list of a row that is locked chooses nothing`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "line")
        session.press(.enter)
        await session.waitForOptions()
        session.engine.policy = Self.policy(locking: "line")
        session.editor.policyChanged()
        await session.wait { $0.content.row(named: "line")?.lock != nil }
        expectEqual(session.state.message?.text, "Locked by Operations: Ask at desk 4.")
        session.press(.enter)
        guard case .list = session.state.mode else {
            Issue.record("\(session.state.mode)")
            return
        }
        expectEqual(session.state.message?.text, "Locked by Operations: Ask at desk 4.")
        #expect(!session.state.content.isEdited)
    }

    @Test func `a default of a new policy is shown and marked`() async throws {
        let session = try await TestSession()
        session.session.follow()
        var policy = Policy(owner: LocalizedText("Operations", language: "en"), path: "intent-policy.yaml")
        policy["Board", "note"] = PolicyRow(defaultRule: .value(.string("Late")), line: 3)
        session.engine.policy = policy
        session.editor.policyChanged()
        await session.wait { $0.content.row(named: "note")?.text == "Late" }
        expectEqual(Array(session.state.marked.keys), ["note"])
    }

    /// Returns what a plain session prints from the first line on that a user types, and how it ends.
    /// - Parameter policy: The policy that is in effect after that line.
    private func plainSession(
        _ typed: [String], changingTo policy: Policy
    ) async throws -> (output: String, outcome: TerminalOutcome) {
        let session = try await TestSession()
        let lines = Mutex(typed)
        let output = Mutex("")
        let engine = session.engine
        let console = PlainConsole(
            isInteractive: false,
            readLine: {
                lines.withLock { lines in
                    // After the first change of the draft.
                    if lines.count == typed.count - 1 { engine.policy = policy }
                    return lines.isEmpty ? nil : lines.removeFirst()
                }
            }, write: { text in output.withLock { $0 += text } })
        let outcome = try await PlainEditor(session.editor, console: console).run()
        let text = output.withLock { $0 }
        return (text.range(of: "> \(typed[0])").map { String(text[$0.lowerBound...]) } ?? text, outcome)
    }

    @Test func `a plain session prints what a new policy changes`() async throws {
        let (end, outcome) = try await plainSession(
            ["9 platform 9", "changes", "9", "show 9", "save", "discard 9", "9 x", "save", "quit"],
            changingTo: Self.policy(locking: "note"))
        expectEqual(outcome, .unchanged)
        expectEqual(
            end,
            """
            > 9 platform 9
            9 Note: platform 9 (changed)
            > changes
            The policy has changed
            9 Note: platform 9 (changed)
              Locked by Operations: Ask at desk 4.
              Error: 'note' is locked by Operations: Ask at desk 4.
            Note: was no value, becomes platform 9
            > 9
            Locked by Operations: Ask at desk 4.
            > show 9
            9 Note: platform 9 (changed)
              Locked by Operations: Ask at desk 4.
              Error: 'note' is locked by Operations: Ask at desk 4.
              Name: note
              Type: a string
              Example: a short text
              Without the changes: no value
              Commands: discard 9
            > save
            Correct the errors first
            > discard 9
            9 Note: no value
              Locked by Operations: Ask at desk 4.
            > 9 x
            Error: 'note' is locked by Operations: Ask at desk 4.
            > save
            There are no changes to save
            > quit

            """)
    }

    @Test func `a plain session has nothing to save if a new policy locks the drafted value`() async throws {
        var policy = Self.policy(locking: "note")
        policy["Board", "note"] = PolicyRow(defaultRule: .value(.string("Late")), isLocked: true, line: 3)
        let (end, outcome) = try await plainSession(
            ["9 Late", "changes", "show 9", "save yes", "quit"], changingTo: policy)
        expectEqual(outcome, .unchanged)
        expectEqual(
            end,
            """
            > 9 Late
            9 Note: Late (changed)
            > changes
            The policy has changed
            9 Note: Late
              Locked by Operations: Ask at desk 4.
            There are no changes to save
            > show 9
            9 Note: Late
              Locked by Operations: Ask at desk 4.
              Name: note
              Type: a string
              Example: a short text
            > save yes
            There are no changes to save
            > quit

            """)
    }
}

import IntentEditor
import IntentModel
import IntentRuntime
import IntentTerminal
import IntentTestSupport
import Synchronization
import Testing

/// Saving, leaving, and changes by other editors.
@Suite(.timeLimit(.minutes(1))) struct SavingTests {
    @Test func `changes are reviewed, then saved`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter)
        session.go(to: "refresh")
        session.press(.right, .character("s"))
        #expect(session.line("Show delay  true → false") != nil)
        session.press(.enter)
        #expect(session.line("saving") != nil)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        #expect(session.line("saved as revision 2") != nil)
        try await expectEqual(session.stored("refresh"), .integer(16))
        session.press(.character("q"))
        guard case .applied(let outcome) = session.session.outcome else {
            Issue.record("not applied")
            return
        }
        expectEqual(outcome.changed, ["refresh", "delay"])
    }

    @Test func `a review shows the defaults that saving stores`() async throws {
        let nearest = "nearest: { title: Nearest, type: [Stop], size: 1, dependsOn: [line], default: { first: 1 } }"
        let session = try await TestSession(
            definition: TestSession.definition.replacing(
                "mode: { title: Mode", with: nearest + "\n      mode: { title: Mode"))
        await session.choose("S1", for: "line")
        #expect(session.state.content.awaitsDefaults)
        await session.wait { !$0.content.awaitsDefaults }
        session.press(.character("s"))
        #expect(session.line("Nearest  – → Zürich HB") != nil)
        session.press(.enter)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        try await expectEqual(session.stored("nearest")?.slots.first??.optionIdentifier, "zrh")
    }

    @Test func `saving names a default that did not arrive`() async throws {
        let nearest = "nearest: { title: Nearest, type: [Stop], size: 1, dependsOn: [line], default: { first: 1 } }"
        let session = try await TestSession(
            definition: TestSession.definition.replacing(
                "mode: { title: Mode", with: nearest + "\n      mode: { title: Mode"))
        try await session.edit("line", .object(ObjectValue(identifier: "s1", displayString: "S1")))
        try await session.edit("nearest", .list([.object(ObjectValue(identifier: "xi", displayString: "西车站"))]))
        try await session.editor.refresh()
        session.session.handle(.content(session.editor.content), now: .zero)
        session.handler.failure.withLock { $0 = .unavailable("no network") }
        session.go(to: "nearest")
        session.press(.character("r"), .character("s"), .enter)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        #expect(session.line("no default yet for Nearest") != nil)
    }

    @Test func `leaving asks once when there are changes`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter, .character("q"))
        #expect(session.line("⚠ 1 change is not saved") != nil)
        expectEqual(session.session.outcome, nil)
        session.press(.escape, .character("q"), .character("d"))
        expectEqual(session.session.outcome, .unchanged)
        try await expectEqual(session.stored("delay"), .boolean(true))
    }

    @Test func `leaving without changes asks nothing`() async throws {
        let session = try await TestSession()
        session.press(.character("q"))
        expectEqual(session.session.outcome, .unchanged)
    }

    @Test func `save and leave is one decision`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter, .character("q"), .character("s"), .enter)
        await session.wait { _ in session.session.outcome != nil }
        try await expectEqual(session.stored("delay"), .boolean(false))
    }

    @Test func `Ctrl-C saves nothing`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter, .control("c"))
        expectEqual(session.session.outcome, .interrupted)
        try await expectEqual(session.stored("delay"), .boolean(true))
    }

    @Test func `a terminal that disappears keeps the draft`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter)
        session.session.hangUp()
        expectEqual(session.session.outcome, .hungUp)
        #expect(session.editor.content.isEdited)
    }

    @Test func `a change made elsewhere is marked for five seconds`() async throws {
        let session = try await TestSession()
        session.session.follow()
        try await session.edit("refresh", .integer(40))
        await session.wait { $0.content.row(named: "refresh")?.value == .integer(40) }
        expectEqual(session.line("Refresh")?.contains("↻ changed elsewhere"), true)
        expectEqual(session.state.nextTick, .seconds(5))
        session.session.handle(.tick, now: .seconds(5))
        expectEqual(session.line("Refresh")?.contains("elsewhere"), false)
    }

    @Test func `a conflict shows mine, theirs and the ancestor`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "refresh")
        session.press(.right)
        try await session.edit("refresh", .integer(40))
        await session.wait { $0.content.hasConflicts }
        #expect(session.line("mine    16") != nil)
        #expect(session.line("theirs  40") != nil)
        #expect(session.line("before  not set") != nil)
        session.press(.character("s"))
        #expect(session.line("another editor changed a row; keep yours or take theirs") != nil)
        session.press(.character("t"))
        expectEqual(session.value("refresh"), .integer(40))
        #expect(!session.state.content.hasConflicts)
    }

    @Test func `leaving with a conflict says so`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "refresh")
        session.press(.right)
        try await session.edit("refresh", .integer(40))
        await session.wait { $0.content.hasConflicts }
        session.press(.character("q"), .character("d"))
        expectEqual(session.session.outcome, .conflict)
    }

    @Test func `a removed instance cannot be saved`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "delay")
        session.press(.enter)
        try await session.remove()
        await session.wait { $0.content.status == .removed }
        #expect(session.line("the instance was removed") != nil)
        session.press(.character("s"))
        #expect(session.line("nothing can be saved") != nil)
    }

    @Test func `options that cannot be looked up are saved on request`() async throws {
        let session = try await TestSession()
        await session.choose("ice", for: "line")
        session.handler.failure.withLock { $0 = OptionsFailure(.unavailable, message: "the depot did not answer") }
        session.press(.character("s"), .enter)
        await session.wait { if case .saving = $0.mode { false } else { true } }
        #expect(session.line("save without looking up?") != nil)
        session.press(.character("y"))
        await session.wait { if case .rows = $0.mode { true } else { false } }
        try await expectEqual(session.stored("line")?.optionIdentifier, "ice")
    }

    @Test func `the handler checks the values on request`() async throws {
        let session = try await TestSession()
        session.press(.character("c"))
        await session.wait { $0.message?.ink == .success }
        #expect(session.line("all values are valid") != nil)
        await session.choose("ice", for: "line")
        session.handler.removed.withLock { _ = $0.insert("ice") }
        session.press(.character("c"))
        await session.wait { $0.message?.ink == .error }
        #expect(session.line("1 problem") != nil)
        #expect(session.line("✗ ") != nil, "\(session.lines)")
    }

    @Test func `a vanished choice is shown with its title`() async throws {
        let session = try await TestSession()
        try await session.edit("line", .object(ObjectValue(identifier: "ice", displayString: "ICE")))
        session.handler.removed.withLock { _ = $0.insert("ice") }
        try await session.editor.refreshFromHandlers()
        session.session.handle(.content(session.editor.content), now: .zero)
        expectEqual(session.line("Line ")?.contains("✗ ICE  no longer offered"), true)
        session.go(to: "line")
        session.press(.enter)
        await session.waitForOptions()
        #expect(session.line("✗ ICE is no longer offered; choose another one, or Esc") != nil)
    }
}

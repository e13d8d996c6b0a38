import IntentTerminal
import IntentTestSupport
import Testing

/// Sessions of keys that no one would press.
@Suite(.timeLimit(.minutes(1))) struct RandomKeyTests {
    private static let keys: [Key] =
        [
            .enter, .escape, .tab, .backTab, .newLine, .up, .down, .left, .right, .shiftUp, .shiftDown, .home, .end,
            .pageUp, .pageDown, .backspace, .delete, .wordLeft, .wordRight, .deleteWord, .deleteNextWord,
            .paste("2026-02-30\n车锁"), .paste(String(repeating: "👩‍👩‍👧", count: 60)), .control("w"), .control("u"),
            .control("r"), .control("t"), .control("y"),
        ] + "jkJKxrdumtnNs/?c +-0159aé车\u{301}".map { .character($0) }

    @Test(arguments: 1...6)
    func `every screen fits after any keys`(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let session = try await seed > 3 ? TestSession(definition: RecordTests.definition) : TestSession()
        for _ in 0..<150 {
            session.press(Self.keys.randomElement(using: &generator) ?? .enter)
            if case .list = session.state.mode, Bool.random(using: &generator) { await session.waitForAnyOptions() }
            if case .saving = session.state.mode {
                await session.wait { if case .saving = $0.mode { false } else { true } }
            }
            session.size = ScreenSize(
                rows: .random(in: 1...40, using: &generator), columns: .random(in: 1...130, using: &generator))
            let screen = session.screen
            #expect(screen.lines.count <= session.size.rows)
            #expect(screen.lines.allSatisfy { $0.end <= session.size.columns })
            #expect(
                screen.cursor.map { $0.row < screen.lines.count && $0.column < max(session.size.columns, 2) } != false)
            #expect(session.state.targets.isEmpty || session.state.target.map(session.state.targets.contains) == true)
        }
    }
}

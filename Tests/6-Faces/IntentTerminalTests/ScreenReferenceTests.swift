import Foundation
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTerminal
import IntentTestSupport
import Testing

/// Complete screens.
@Suite(.timeLimit(.minutes(1))) struct ScreenReferenceTests {
    private func problem(_ session: TestSession, _ name: String) throws -> String? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        return try Reference.problem(of: session.screen.text, at: name + ".txt", in: folder)
    }

    @Test(arguments: [("rows-80x24", 24, 80), ("rows-200x60", 60, 200), ("rows-40x30", 30, 40), ("rows-60x8", 8, 60)])
    func `the first screen shows every row`(name: String, rows: Int, columns: Int) async throws {
        let session = try await TestSession()
        session.size = ScreenSize(rows: rows, columns: columns)
        try expectEqual(problem(session, name), nil)
    }

    @Test func `a terminal without Unicode shows ASCII signs`() async throws {
        let session = try await TestSession()
        session.glyphs = .ascii
        try expectEqual(problem(session, "rows-ascii"), nil)
    }

    @Test func `a list shows sections, subtitles and what is chosen`() async throws {
        let session = try await TestSession()
        await session.choose("s1", for: "line")
        await session.choose("zür", for: "stops")
        session.press(.enter)
        await session.waitForOptions()
        try expectEqual(problem(session, "list-80x24"), nil)
        session.size = ScreenSize(rows: 20, columns: 40)
        try expectEqual(problem(session, "list-40x20"), nil)
    }

    @Test func `wide characters are aligned`() async throws {
        let session = try await TestSession()
        session.go(to: "door")
        session.press(.enter)
        await session.waitForOptions()
        try expectEqual(problem(session, "wide-characters"), nil)
    }

    @Test func `a text is entered in its row`() async throws {
        let session = try await TestSession()
        session.go(to: "limit")
        session.press(.enter)
        try expectEqual(problem(session, "field"), nil)
    }

    @Test func `problems are shown at their rows`() async throws {
        let session = try await TestSession()
        for (row, text) in [("limit", "2h"), ("from", "2031-01-01"), ("refresh", "61")] {
            session.go(to: row)
            session.press(.enter, .control("u"))
            session.type(text)
            session.press(.enter)
        }
        try expectEqual(problem(session, "problems"), nil)
    }

    @Test func `changes are reviewed before they are saved`() async throws {
        let session = try await TestSession()
        await session.choose("s1", for: "line")
        await session.choose("zür", for: "stops")
        session.go(to: "delay")
        session.press(.enter, .character("s"))
        try expectEqual(problem(session, "summary-80x24"), nil)
        session.size = ScreenSize(rows: 20, columns: 40)
        try expectEqual(problem(session, "summary-40x20"), nil)
    }

    @Test func `a conflict shows mine, theirs and the ancestor`() async throws {
        let session = try await TestSession()
        session.session.follow()
        session.go(to: "refresh")
        session.press(.right)
        try await session.edit("refresh", .integer(40))
        await session.wait { $0.content.hasConflicts }
        try expectEqual(problem(session, "conflict"), nil)
    }

    @Test func `the help explains the row and the keys`() async throws {
        let session = try await TestSession()
        session.go(to: "line")
        session.press(.character("?"))
        session.size = ScreenSize(rows: 40, columns: 80)
        try expectEqual(problem(session, "help"), nil)
    }

    @Test(arguments: [60, 61, 80], [Glyphs.unicode, .ascii])
    func `no line of the help is cut off`(columns: Int, glyphs: Glyphs) async throws {
        let session = try await TestSession()
        session.glyphs = glyphs
        session.press(.character("?"))
        session.size = ScreenSize(rows: 60, columns: 400)
        func words() -> [String] {
            let first = session.lines.firstIndex { $0.contains("Keys") } ?? 0
            return session.lines[first...].dropLast(3).flatMap { $0.split(separator: " ").map(String.init) }
        }
        let all = words()
        session.size = ScreenSize(rows: 60, columns: columns)
        expectEqual(words().sorted(), all.sorted())
        #expect(session.lines.allSatisfy { CellText($0).columns <= columns })
    }
}

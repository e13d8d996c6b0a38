import Foundation
import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTerminal
import IntentTestSupport
import Synchronization
import Testing

/// The words of the editor in other languages.
@Suite(.timeLimit(.minutes(1))) struct LanguageTests {
    /// Texts of the definition and of the handler, and the names of keys.
    private static let others = [
        "Departures systemMedium desk", "Shows when trains leave", "a short text", "The line whose stops can be chosen",
        "Near in the city", "Far", "main station", "west", "a village", "ICE", "every 15 min",
        "Esc Ctrl Home End PgUp PgDn Tab Space Del",
    ]

    /// Returns what is on a screen beside brackets, titles of the definition and names of keys.
    private func rest(of session: TestSession) -> [String] {
        var titles = Self.others
        for row in session.state.content.rows {
            titles += [row.label, row.name, row.text] + (row.choices?.items.map(\.title) ?? [])
        }
        let known = Set(titles.flatMap { $0.split { !$0.isLetter }.map(String.init) })
        return session.lines.flatMap { line -> [String] in
            // A text in brackets may contain other ones, and may be cut at the end of the line.
            var (outside, depth) = ("", 0)
            for character in line {
                if character == "⟦" {
                    depth += 1
                } else if character == "⟧" {
                    depth -= 1
                } else if depth == 0 {
                    outside.append(character)
                }
            }
            return outside.split { !$0.isLetter }.map(String.init).filter { $0.count > 1 && !known.contains($0) }
        }
    }

    @Test func `every word of the screen is in the catalog`() async throws {
        let session = try await TestSession(catalog: try .bracketed(.english))
        session.size = ScreenSize(rows: 60, columns: 400)
        expectEqual(rest(of: session), [])
        session.press(.character("?"))
        expectEqual(rest(of: session), [])
        session.press(.escape, .character("/"))
        expectEqual(rest(of: session), [])
        session.press(.escape)
        session.go(to: "line")
        session.press(.enter)
        await session.waitForOptions()
        expectEqual(rest(of: session), [])
        session.press(.escape)
        session.go(to: "delay")
        session.press(.enter, .character("s"))
        expectEqual(rest(of: session), [])
        session.press(.escape)
        session.go(to: "limit")
        session.press(.character("q"))
        expectEqual(rest(of: session), [])
    }

    @Test func `the screen is German`() async throws {
        let session = try await TestSession(catalog: try .test("de"))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        try expectEqual(Reference.problem(of: session.screen.text, at: "rows-german.txt", in: folder), nil)
        session.press(.character("?"))
        try expectEqual(Reference.problem(of: session.screen.text, at: "help-german.txt", in: folder), nil)
    }

    @Test func `a plain session is German`() async throws {
        let session = try await TestSession(catalog: try .test("de"))
        let lines = Mutex(["refresh 99", "delay", "changes", "nonsense", "quit", "discard"])
        let output = Mutex("")
        let console = PlainConsole(
            isInteractive: false, readLine: { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
            write: { text in output.withLock { $0 += text } })
        _ = try await PlainEditor(session.editor, console: console, clock: ImmediateClock()).run()
        let text = output.withLock { $0 }
        for line in [
            "99 liegt nicht im Bereich 5...60", "Show delay: war ja, wird nein",
            "„nonsense“ ist weder ein Befehl noch eine Zeile",
            "Änderungen nicht gesichert. Geben Sie save, discard oder stay ein",
        ] { #expect(text.contains(line), "\(line) in:\n\(text)") }
    }
}

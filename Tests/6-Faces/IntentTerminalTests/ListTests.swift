import IntentEditor
import IntentModel
import IntentRuntime
import IntentTerminal
import IntentTestSupport
import Synchronization
import Testing

/// Lists of options below a row.
@Suite(.timeLimit(.minutes(1))) struct ListTests {
    @Test func `an option is chosen by typing and Return`() async throws {
        let session = try await TestSession()
        await session.choose("arr", for: "mode")
        expectEqual(session.value("mode"), .enumeration("arrivals"))
    }

    @Test func `Return before the answer chooses the first match`() async throws {
        let session = try await TestSession()
        session.go(to: "line")
        session.press(.enter)
        session.type("ice")
        session.press(.enter)
        await session.wait { if case .rows = $0.mode { true } else { false } }
        expectEqual(session.value("line")?.optionIdentifier, "ice")
    }

    @Test func `a search without a match says how to clear it`() async throws {
        let session = try await TestSession()
        session.go(to: "line")
        session.press(.enter)
        await session.waitForOptions()
        session.type("xyz")
        await session.waitForOptions()
        #expect(session.line("No match for 'xyz'; Ctrl-U clears the search") != nil)
        session.press(.control("u"))
        await session.waitForOptions()
        #expect(session.line("S1") != nil, "\(session.lines)")
    }

    @Test(arguments: [["Near", nil], [nil, "Far"], ["Near", "Far"], ["Near", ""]])
    func `a section without a title is apart from the one before`(titles: [String?]) async throws {
        let session = try await TestSession()
        session.handler.titles.withLock { $0 = titles }
        await session.choose("s1", for: "line")
        session.go(to: "stops")
        session.press(.enter)
        await session.waitForOptions()
        let lines = session.lines
        let first = try #require(lines.firstIndex { $0.contains("Zürich HB") })
        let last = try #require(lines.firstIndex { $0.contains("Farnham") })
        // Between the two are two options, and the heading or an empty line.
        expectEqual(last - first, 4)
        expectEqual(titles[1] == "Far", lines[last - 1].contains("Far"))
        session.press(.end)
        session.press(.home)
        #expect(session.line("› Zürich HB") != nil || session.line("›   Zürich HB") != nil, "\(lines)")
    }

    @Test func `a list that needs another row leads there`() async throws {
        let session = try await TestSession()
        expectEqual(session.line("Stops")?.contains("‹choose Line first›"), true)
        session.go(to: "stops")
        session.press(.enter)
        await session.wait { if case .list(let entry) = $0.mode { entry.options?.state != .loading } else { false } }
        #expect(session.line("⚠ Choose Line first; ⏎ goes there") != nil)
        session.press(.enter)
        expectEqual(session.state.target, ScreenTarget("line"))
    }

    @Test func `a failure shows its reason and is retried`() async throws {
        let session = try await TestSession()
        session.handler.failure.withLock { $0 = OptionsFailure(.unavailable, message: "the depot did not answer") }
        session.go(to: "line")
        session.press(.enter)
        await session.waitForOptions()
        #expect(session.line("✗ No options: the depot did not answer; Ctrl-R tries") != nil)
        session.handler.failure.withLock { $0 = nil }
        session.press(.control("r"))
        await session.wait { if case .list(let entry) = $0.mode { entry.options?.count == 2 } else { false } }
        #expect(session.line("every 15 min") != nil)
    }

    @Test(arguments: [(100, 14, false), (100, 14, true), (40, 20, false), (60, 20, true)])
    func `the reason of a disabled option can be read`(columns: Int, rows: Int, isChosen: Bool) async throws {
        let reason = "Closed until May, because the hinge is being replaced; ask at the desk for the other key"
        let title = "Trunk that has a long title and is at the back of the car"
        let session = try await TestSession(
            definition: """
                intentDefinition: 1
                types:
                  Part:
                    options:
                      lock: Lock
                      trunk: { title: \(title), disabled: "\(reason)" }
                      hood: Hood
                intents: { Board: { parameters: { part: Part } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        session.size = ScreenSize(rows: rows, columns: columns)
        session.press(.enter)
        await session.waitForOptions()
        session.press(.down)
        if isChosen { session.press(.enter) }
        let text = session.screen.lines.flatMap(\.pieces).map(\.text.text).joined(separator: " ")
        // The title and its reason are beside each other, or one below the other.
        for word in (title + " " + reason).split(separator: " ") { #expect(text.contains(word), "\(session.lines)") }
        #expect(!text.contains("…"), "\(session.lines)")
        if isChosen { #expect(text.contains("⚠ '\(title)' cannot be chosen: "), "\(session.lines)") }
        session.press(.down)
        #expect(session.line("›   Hood") != nil, "\(session.lines)")
    }

    @Test func `Escape closes a list and changes nothing`() async throws {
        let session = try await TestSession()
        session.go(to: "mode")
        session.press(.enter)
        await session.waitForOptions()
        session.press(.down, .escape)
        expectEqual(session.value("mode"), .enumeration("departures"))
        #expect(!session.state.content.isEdited)
    }

    @Test func `Ctrl-C leaves from within a list`() async throws {
        let session = try await TestSession()
        session.go(to: "mode")
        session.press(.enter, .control("c"))
        expectEqual(session.session.outcome, .interrupted)
    }
}

import IntentEditor
import IntentModel
import IntentRuntime
import IntentTerminal
import IntentTestSupport
import Testing

/// Moving between rows and changing them.
@Suite(.timeLimit(.minutes(1))) struct RowTests {
    @Test func `no line is wider than the terminal`() async throws {
        let session = try await TestSession()
        await session.choose("zü", for: "line")
        for columns in [8, 20, 40, 59, 60, 80, 132] {
            for rows in [3, 8, 24] {
                session.size = ScreenSize(rows: rows, columns: columns)
                let screen = session.screen
                #expect(screen.lines.count <= rows)
                #expect(screen.lines.allSatisfy { $0.end <= columns }, "\(columns)×\(rows)")
            }
        }
    }

    @Test func `the cursor visits rows and slots`() async throws {
        let session = try await TestSession()
        session.press(.down, .character("j"))
        expectEqual(session.state.target, ScreenTarget("stops", slot: 1))
        session.press(.tab)
        expectEqual(session.state.target, ScreenTarget("mode"))
        session.press(.backTab)
        expectEqual(session.state.target, ScreenTarget("stops", slot: 0))
        session.press(.end, .down)
        expectEqual(session.state.target, ScreenTarget("door"))
        session.press(.character("k"), .character("k"))
        expectEqual(session.state.target, ScreenTarget("note"))
        session.press(.pageUp, .pageUp)
        expectEqual(session.state.target, ScreenTarget("line"))
    }

    @Test func `the visible part follows the cursor`() async throws {
        let session = try await TestSession()
        session.size = ScreenSize(rows: 12, columns: 80)
        session.press(.end)
        expectEqual(session.line("› "), session.line("车锁"))
        session.press(.home)
        expectEqual(session.line("› "), session.line("Line "))
    }

    @Test func `a secret is hidden while it is typed`() async throws {
        let session = try await TestSession(
            definition: """
                intentDefinition: 1
                intents: { Board: { parameters: { token: { type: String, secret: true } } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        session.press(.enter, .paste("abc1"))
        #expect(session.screen.text.contains("••••") && !session.screen.text.contains("abc1"))
        session.press(.control("r"))
        #expect(session.screen.text.contains("abc1"))
        session.press(.control("r"), .enter)
        #expect(session.screen.text.contains("••••••••") && !session.screen.text.contains("abc1"))
        // The field begins empty, and an empty one keeps the text.
        session.press(.enter, .enter)
        #expect(session.screen.text.contains("••••••••"))
        expectEqual(session.state.content.row(named: "token")?.change, .set)
        #expect(session.editor.draftJSON.rendered().contains("abc1"))
        let kept = session.editor.draftDocuments.withoutSecrets
        #expect(!kept.rendered().contains("abc1"))
        #expect(kept["changes"] == [] && kept["withheld"] == ["token"])
    }

    @Test func `colors have swatches where the terminal shows them`() async throws {
        let session = try await TestSession(
            definition: """
                intentDefinition: 1
                intents:
                  Board:
                    parameters:
                      tint: { type: Color, default: "#ff880080" }
                      glow: { type: Color, default: accent }
                      stripes: { type: [Color], size: 2, default: [red] }
                      shade: { type: Color, options: ["#000000", orange] }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        expectEqual(session.line("Tint")?.contains("■"), false)
        session.glyphs.swatch = "■"
        expectEqual(session.line("Tint")?.contains("■ #ff880080"), true)
        expectEqual(session.line("Glow")?.contains("■"), false)
        expectEqual(session.line("Stripes")?.contains("■ red"), true)
        let colors = session.screen.lines.flatMap(\.pieces).compactMap(\.color)
        expectEqual(colors.map { [$0.red, $0.green, $0.blue] }, [[255, 136, 0], [255, 59, 48]])
        session.go(to: "shade")
        session.press(.enter)
        await session.waitForOptions()
        expectEqual(session.line("orange")?.contains("■ orange"), true)
        session.press(.escape)
        session.go(to: "tint")
        session.press(.enter, .control("u"))
        session.type("Blue")
        session.press(.enter)
        expectEqual(session.line("'Blue' is not a color")?.contains("#rrggbb"), true, "\(session.lines)")
        session.press(.control("u"))
        session.type("#0000FF")
        session.press(.enter)
        expectEqual(session.line("Tint")?.contains("■ #0000ff"), true)
    }

    @Test func `a switch is switched`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter)
        expectEqual(session.line("Show delay")?.contains("[ ]"), true)
        session.press(.character(" "))
        expectEqual(session.line("Show delay")?.contains("[x]"), true)
    }

    @Test func `a slider and a stepper move by steps`() async throws {
        let session = try await TestSession()
        session.go(to: "refresh")
        session.press(.right, .right, .left)
        expectEqual(session.value("refresh"), .integer(16))
        expectEqual(session.line("Refresh")?.contains("●"), true)
        session.go(to: "size")
        session.press(.character("-"))
        expectEqual(session.line("Label size")?.contains("◂ 11 ▸  8…24"), true)
    }

    @Test func `a number is typed over`() async throws {
        let session = try await TestSession()
        session.go(to: "refresh")
        session.type("30")
        #expect(session.line("a whole number") != nil)
        session.press(.enter)
        expectEqual(session.value("refresh"), .integer(30))
    }

    @Test func `a text that is no value stays in its field`() async throws {
        let session = try await TestSession()
        session.go(to: "from")
        session.press(.enter)
        session.type("tomorrow?")
        session.press(.enter)
        #expect(session.line("✗ ") != nil)
        expectEqual(session.line("From")?.contains("tomorrow?"), true)
        session.press(.control("u"))
        session.type("2026-11-20")
        session.press(.enter)
        expectEqual(session.line("From")?.contains("2026-11-20"), true)
    }

    @Test func `a value outside its range is shown with the problem`() async throws {
        let session = try await TestSession()
        session.go(to: "limit")
        session.press(.enter, .control("u"))
        session.type("2h")
        session.press(.enter)
        expectEqual(session.line("Delay limit")?.contains("2h"), true)
        #expect(session.line("✗ ") != nil)
        session.press(.character("s"))
        #expect(session.line("a row has an error") != nil)
    }

    @Test func `rows that depend on others come and go`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter)
        expectEqual(session.line("Delay limit"), nil)
        session.press(.enter)
        #expect(session.line("Delay limit") != nil)
    }

    @Test func `slots are filled, moved and cleared`() async throws {
        let session = try await TestSession()
        await session.choose("s1", for: "line")
        await session.choose("zür", for: "stops")
        expectEqual(session.state.target, ScreenTarget("stops", slot: 1))
        session.press(.enter)
        await session.waitForOptions()
        session.type("西")
        await session.waitForOptions()
        session.press(.enter)
        expectEqual(session.line("Stops")?.contains("1  Zürich HB ▾"), true)
        expectEqual(session.line("Stops")?.contains("2 of 3 slots"), true)
        session.press(.up, .shiftUp)
        expectEqual(session.line("Stops")?.contains("› 1  西车站"), true)
        session.press(.character("J"))
        expectEqual(session.line("Stops")?.contains("1  Zürich HB"), true)
        session.press(.delete)
        #expect(session.line("1 of 3 slots") != nil)
    }

    @Test func `changes are undone and redone`() async throws {
        let session = try await TestSession()
        session.go(to: "delay")
        session.press(.enter)
        #expect(session.lines[0].hasSuffix("1 change"))
        session.press(.character("u"))
        #expect(session.lines[0].hasSuffix("desk"))
        session.press(.control("r"))
        expectEqual(session.value("delay"), .boolean(false))
        session.press(.character("d"))
        expectEqual(session.value("delay"), .boolean(true))
    }

    @Test func `a search finds rows by label and value`() async throws {
        let session = try await TestSession()
        session.press(.character("/"))
        session.type("DELAY")
        expectEqual(session.state.target?.row, "delay")
        session.press(.enter, .character("n"))
        expectEqual(session.state.target?.row, "limit")
        session.press(.character("N"), .character("/"))
        session.type("departures")
        expectEqual(session.state.target?.row, "mode")
        session.type("x")
        #expect(session.line("no row contains ‘departuresx’") != nil)
        session.press(.escape)
        expectEqual(session.state.target?.row, "delay")
    }

    @Test func `the row under the cursor is explained`() async throws {
        let session = try await TestSession()
        session.go(to: "line")
        #expect(session.line("The line whose stops can be chosen.") != nil)
    }

    @Test func `a widget without parameters says so`() async throws {
        let session = try await TestSession()
        var content = session.state.content
        content.rows = []
        var state = session.state
        _ = state.handle(.content(content), now: .zero)
        let screen = EditorLayout(state, size: session.size).screen()
        #expect(screen.text.contains("nothing to configure"))
    }
}

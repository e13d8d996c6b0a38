import Foundation
import IntentTestSupport
import Testing

/// `configure` in a real terminal.
@Suite(.enabled(if: TerminalWindow.isAvailable), .timeLimit(.minutes(3))) struct ConfigureScreenReferenceTests {
    /// A folder with definitions, an instance `desk`, and commands whose answers tests change with files.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/board.intent.yaml")
        try sandbox.write(Self.stops(["Zürich HB", "西车站", "Ostbahnhof"]), to: "definitions/stops.json")
        try sandbox.write(Self.stops([]), to: "definitions/none.json")
        try sandbox.write(Self.script, to: "definitions/lines.sh")
        try await expectEqual(sandbox.shell("chmod 755 definitions/lines.sh").status, 0)
        let added = try await sandbox.intentctl("add", "Board", "--family", "systemMedium", "--id", "desk")
        expectEqual(added.status, 0, "\(added)")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        return sandbox
    }

    private static let definition = """
        intentDefinition: 1
        language: en
        types:
          Line: { optionsFrom: { command: [./lines.sh] } }
          Stop: { optionsFrom: { file: stops.json } }
          Track: { properties: { line: String }, optionsFrom: { file: none.json } }
        enums:
          Mode: { cases: { departures: { title: Departures }, arrivals: { title: Arrivals } } }
        intents:
          Board:
            parameters:
              line: { title: 车锁, type: Line, description: The line whose trains are shown. }
              stops: { title: Stops, type: [Stop], size: { systemMedium: 3 } }
              track: { title: Track, type: Track, where: { line: { row: line } } }
              side: { title: Side, type: Track }
              mode: { title: Mode, type: Mode, default: departures }
              refresh: { title: Refresh, type: Integer, range: 5...60, control: slider, default: 15 }
              size: { title: Label size, type: Integer, range: 8...24, control: stepper, default: 12 }
              delay: { title: Show delay, type: Boolean, default: true }
              limit: { title: Delay limit, type: TimeInterval, default: 10m, range: 5m...1h, when: { delay: true } }
              from: { title: From, type: DateComponents, kind: date }
              note: { title: Note, type: String, input: { placeholder: a short text } }
              tags: { title: Tags, type: [String] }
        widgets:
          Board: { title: Departures, intent: Board, families: [systemMedium] }
        """

    private static let script = """
        #!/bin/sh
        if [ -e ../hang ]; then exec 3> ../pipe; echo started >&3; sleep 60; fi
        if [ -e ../broken ]; then exit 1; fi
        echo '{ "options": 1, "sections": [ { "title": "Trains", "items": ['
        echo '{ "identifier": "s1", "title": "S1", "subtitle": "every 15 min" }, { "identifier": "ice", "title": "ICE" } ] } ] }'
        """

    private static func stops(_ titles: [String]) -> String {
        let items = titles.map { #"{ "identifier": "\#($0.lowercased())", "title": "\#($0)" }"# }
        return #"{ "options": 1, "sections": [ { "items": [\#(items.joined(separator: ", "))] } ] }"#
    }

    private func problem(_ screen: String, _ name: String) throws -> String? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Reference")
        return try Reference.problem(of: screen, at: name + ".txt", in: folder)
    }

    private func open(
        _ sandbox: Sandbox, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) async throws -> TerminalWindow {
        let window = try await TerminalWindow(
            "$intentctl configure desk", in: sandbox, columns: columns, rows: rows, environment: environment)
        // A frame is complete with its last line.
        try await window.wait(for: "Departures · systemMedium · desk", "Tags", "? help")
        return window
    }

    // MARK: Drawing

    @Test(arguments: [(80, 24), (200, 60), (40, 40)])
    func `every kind of row is drawn`(columns: Int, rows: Int) async throws {
        let window = try await open(try await sandbox(), columns: columns, rows: rows)
        try expectEqual(problem(try await window.screen(), "configure-\(columns)x\(rows)"), nil)
    }

    @Test func `NO_COLOR draws the same screen without color`() async throws {
        let sandbox = try await sandbox()
        let colored = try await open(sandbox)
        let plain = try await open(sandbox, environment: ["NO_COLOR": "1"])
        try await expectEqual(colored.screen(), plain.screen())
        let color = /\u{1B}\[[0-9;]*3[0-7]m/
        #expect(try await colored.screen(withColors: true).contains(color))
        #expect(try await !plain.screen(withColors: true).contains(color))
    }

    @Test func `wide characters are drawn in the C locale, too`() async throws {
        let window = try await open(try await sandbox(), environment: ["LC_ALL": "C"])
        #expect(try await window.screen().contains("车锁"))
    }

    @Test func `a list stays open when the terminal is resized`() async throws {
        let window = try await open(try await sandbox())
        try await window.press("Down", "Enter")
        try await window.wait(for: "西车站")
        try await window.type("Z")
        try await window.wait(for: "search Z", "1 found")
        try await window.resize(columns: 50, rows: 18)
        try await window.wait(for: "│ search Z", "1 found", "\n  Mode\n", "Esc close")
        try expectEqual(problem(try await window.screen(), "configure-resized"), nil)
        try await window.resize(columns: 80, rows: 24)
        try await window.press("Enter")
        try await window.wait(for: "1  Zürich HB ▾", "1 of 3 slots", "1 change")
    }

    // MARK: States of lists

    @Test func `a handler that hangs blocks no key`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.shell("mkfifo pipe; touch hang").status, 0)
        let reader = try sandbox.stream(program: "/usr/bin/timeout", ["50", "/bin/cat", "pipe"])
        let window = try await open(sandbox)
        try await window.press("Enter")
        await expectEqual(reader.nextLine(), "started")
        try await window.type("S1 and more")
        try await window.wait(for: "search S1 and more", "searching")
        try await window.press("Escape")
        try await window.wait { !$0.contains("search S1") }
        try await window.press("G")
        try await window.wait { $0.contains("› 1  ‹add›") }
        try await window.press("C-c")
        try await window.wait(for: "exit 130")
        await expectEqual(reader.status(), 0, "the command still runs")
    }

    @Test func `a list shows why it has no options`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write("", to: "broken")
        let window = try await open(sandbox)
        try await window.press("Enter")
        try await window.wait(for: "✗ No options: ", "Ctrl-R tries again")
        try await expectEqual(sandbox.shell("rm broken").status, 0)
        try await window.press("C-r")
        try await window.wait(for: "Trains", "S1", "every 15 min", without: "No options")
    }

    @Test func `a list shows the last good answer with its age`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("options", "desk", "line").status, 0)
        try sandbox.write("", to: "broken")
        let window = try await open(sandbox)
        try await window.press("Enter")
        try await window.wait(for: "⚠ From ", " ago: ", "tries again", "ICE")
    }

    @Test func `an empty list and one without a match say so`() async throws {
        let window = try await open(try await sandbox())
        try await window.press("Tab", "Tab", "Tab", "Enter")
        try await window.wait(for: "Nothing to choose yet")
        try await window.press("Escape")
        try await window.wait { !$0.contains("Nothing") }
        try await window.press("g", "Down", "Enter")
        try await window.wait(for: "Ostbahnhof")
        try await window.type("nowhere")
        try await window.wait(for: "No match for 'nowhere'; Ctrl-U clears the search")
    }

    @Test func `a list that needs another row leads there`() async throws {
        let window = try await open(try await sandbox())
        try await window.press("Tab", "Tab")
        try await window.wait(for: "Track          › ‹choose 车锁 first›")
        try await window.press("Enter")
        try await window.wait(for: "⚠ Choose 车锁 first; ⏎ goes there")
        try await window.press("Enter")
        try await window.wait(for: "车锁           › ‹choose›")
    }

    @Test func `a choice that is no longer offered is marked`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "desk", "stops=ostbahnhof").status, 0)
        try sandbox.write(Self.stops(["Zürich HB"]), to: "definitions/stops.json")
        let window = try await open(sandbox)
        try await window.wait(for: "✗ Ostbahnhof  no longer offered")
        try await window.press("Down", "Enter")
        try await window.wait(for: "✗ Ostbahnhof is no longer offered")
        try await window.press("Enter")
        try await window.wait(for: "1  Zürich HB", without: "Ostbahnhof")
    }

    // MARK: Editing

    @Test func `changes are reviewed, saved and reported`() async throws {
        let sandbox = try await sandbox()
        let window = try await open(sandbox)
        try await window.press("/")
        try await window.type("note")
        try await window.wait(for: "/ note")
        try await window.press("Enter", "Enter")
        try await window.paste("车锁\tabc")
        try await window.press("C-w")
        try await window.type("ok")
        try await window.wait(for: "› 车锁 ok")
        try await window.press("Enter", "s")
        try await window.wait(for: "These changes are saved:", "Note  – → 车锁 ok")
        try await window.press("Enter")
        try await window.wait(for: "saved as revision 2")
        try await window.press("q")
        try await window.wait(for: "exit 0")
        try await expectEqual(sandbox.intentctl("get", "desk", "note"), .success("note: 车锁 ok\n"))
    }

    @Test func `a problem is shown at its row`() async throws {
        let window = try await open(try await sandbox())
        try await window.press("/")
        try await window.type("refresh")
        try await window.press("Enter", "9", "9", "Enter")
        try await window.wait(for: "✗ 99 is not in the range 5...60")
        try await window.press("s")
        try await window.wait(for: "a row has an error")
        try await window.press("u")
        try await window.wait(for: "15      ◂", without: "is not in the range")
    }

    @Test func `slots are reordered with Shift and the arrows`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "desk", "stops=ostbahnhof,西车站").status, 0)
        let window = try await open(sandbox)
        try await window.press("Down", "Down", "S-Up")
        try await window.wait(for: "› 1  西车站", "2  Ostbahnhof")
        try await window.press("S-Down", "x")
        try await window.wait(for: "1  Ostbahnhof", "› 2  ‹add›", "1 of 3 slots")
    }

    @Test func `changes by other programs arrive or conflict`() async throws {
        let sandbox = try await sandbox()
        let window = try await open(sandbox)
        try await expectEqual(sandbox.intentctl("set", "desk", "refresh=40").status, 0)
        try await window.wait(for: "40      ◂", "↻ changed elsewhere")
        try await window.press("/")
        try await window.type("refresh")
        try await window.press("Enter", "Right")
        try await window.wait(for: "41      ◂")
        try await expectEqual(sandbox.intentctl("set", "desk", "refresh=50").status, 0)
        try await window.wait(for: "another editor changed it, too", "mine    41", "theirs  50", "before  40")
        try await window.press("m", "s")
        try await window.wait(for: "Refresh  50 → 41")
        try await window.press("Enter")
        try await window.wait(for: "saved as revision 4")
        try await expectEqual(sandbox.intentctl("get", "desk", "refresh"), .success("refresh: 41\n"))
    }

    // MARK: Leaving

    @Test func `leaving with changes asks once`() async throws {
        let sandbox = try await sandbox()
        let window = try await open(sandbox)
        try await window.press("/")
        try await window.type("show")
        try await window.press("Enter", "Space", "q")
        try await window.wait(for: "[ ]", "1 change is not saved", "s save  d discard  Esc stay")
        try await window.press("d")
        try await window.wait(for: "exit 0")
        try await expectEqual(sandbox.intentctl("get", "desk", "delay"), .success("delay: true\n"))
    }

    @Test func `Ctrl-C leaves the configuration as it was`() async throws {
        let sandbox = try await sandbox()
        let window = try await open(sandbox)
        try await window.press("/")
        try await window.type("show")
        try await window.press("Enter", "Space")
        try await window.wait(for: "[ ]")
        try await window.press("C-c")
        try await window.wait(for: "exit 130", without: "Show delay")
        try await expectEqual(sandbox.intentctl("get", "desk", "delay"), .success("delay: true\n"))
    }

    @Test func `SIGTERM restores the terminal`() async throws {
        let sandbox = try await sandbox()
        let window = try await TerminalWindow(
            #"sh -c 'echo $$ > pid; exec "$0" configure desk' "$intentctl""#, in: sandbox)
        try await window.wait(for: "Departures · systemMedium · desk")
        try await window.press("?")
        try await window.wait(for: "Keys")
        try await expectEqual(sandbox.shell("kill -TERM $(cat pid)").status, 0)
        try await window.wait(for: "exit 143", without: "Keys")
    }

    @Test func `Ctrl-Z suspends and the shell continues it`() async throws {
        let sandbox = try await sandbox()
        let window = try await TerminalWindow("PS1=ready /bin/sh -i", in: sandbox)
        try await window.wait(for: "ready")
        try await window.type("\(try BuiltProduct.path("intentctl")) configure desk\r")
        try await window.wait(for: "Departures · systemMedium · desk")
        try await window.press("C-z")
        try await window.wait(for: "Stopped", without: "systemMedium")
        try await window.type("fg\r")
        try await window.wait(for: "Departures · systemMedium · desk", "? help")
        try await window.press("C-c")
        try await window.wait(for: "ready", without: "systemMedium")
    }

    @Test func `a terminal that disappears leaves a draft`() async throws {
        let sandbox = try await sandbox()
        let window = try await open(sandbox)
        try await window.press("/")
        try await window.type("show")
        try await window.press("Enter", "Space")
        try await window.wait(for: "[ ]")
        window.close()
        let isKept = "until find home -name '*.draft.json' | grep -q .; do :; done"
        try await expectEqual(sandbox.finish("/usr/bin/timeout", ["20", "/bin/sh", "-c", isKept], input: "").status, 0)
        let again = try await TerminalWindow("$intentctl configure desk", in: sandbox)
        try await again.wait(for: "An earlier session left a draft", "[y/N]")
        try await again.type("y\r")
        try await again.wait(for: "• Show delay       [ ]", "1 change")
    }

    @Test func `a terminal of an unknown type gets questions`() async throws {
        let sandbox = try await sandbox()
        let window = try await TerminalWindow(
            "$intentctl configure desk", in: sandbox, environment: ["TERM": "unheard-of"])
        try await window.wait(for: "ncurses has no description of the terminal 'unheard-of'")
    }
}

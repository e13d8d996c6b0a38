import IntentEditor
import IntentTestSupport
import Testing

@testable import IntentTerminal

/// The lines that a plain session understands.
@Suite struct PlainCommandTests {
    private func command(_ line: String) async throws -> PlainCommand? {
        try PlainCommand(line, in: try await TestSession().editor.content)
    }

    private static let stops = PlainCommand.Place(row: "stops", slot: nil)
    private static let second = PlainCommand.Place(row: "stops", slot: 1)
    private static let refresh = PlainCommand.Place(row: "refresh", slot: nil)

    @Test(
        arguments: [
            ("", nil), ("  ", nil), ("help", .help), ("?", .help), ("show", .rows), ("l", .rows), ("changes", .changes),
            ("UNDO", .undo), ("redo", .redo), ("check", .check), ("q", .quit), ("save", .save(isConfirmed: false)),
            ("save yes", .save(isConfirmed: true)), ("resume", .resume), ("forget", .forget), ("4", .open(refresh)),
            ("refresh", .open(refresh)), ("2.2", .open(second)), ("stops.2", .open(second)),
            ("4  20 ", .enter(refresh, "20")), ("note save it", .enter(.init(row: "note"), "save it")),
            ("set stops.2 a b", .set(second, "a b")), ("options stops main", .options(stops, "main")),
            ("show 4", .details(refresh)), ("help stops", .details(stops)), ("increase refresh", .step(refresh, 1)),
            ("decrease refresh 5", .step(refresh, -5)), ("clear stops.2", .clear(second)), ("reset 4", .reset(refresh)),
            ("move stops.2 to 1", .move(second, to: 0)), ("move 2.2 2.3", .move(second, to: 2)),
            ("mine refresh", .settle(refresh, .keepMine)), ("theirs 4", .settle(refresh, .takeTheirs)),
        ] as [(String, PlainCommand?)])
    func `a line is a command`(_ line: String, _ expected: PlainCommand?) async throws {
        try await expectEqual(command(line), expected)
    }

    @Test(arguments: [
        ("sav", "'sav' is neither a command nor a row; did you mean 'save'?; type 'help' for all commands"),
        ("undo 3", "'undo' takes nothing more; found '3'"), ("save no", "type 'save' or 'save yes'"),
        ("99", "there is no row 99; the rows are 1 to 11"), ("1.0", "'0' is not the number of a slot"),
        ("set refresh", "type 'set', a row and a value"), ("clear", "the number or the name of a row is missing"),
        ("increase refresh x", "'x' is not a number of steps"),
        ("move stops to 1", "type 'move', a slot, 'to' and the number of a slot, such as 'move 1.3 to 1'"),
    ])
    func `other lines are explained`(_ line: String, _ message: String) async throws {
        await #expect(throws: PlainCommand.Problem(message: message)) { try await command(line) }
    }

    @Test(arguments: [
        ("set home.stop central", "home.stop"), ("set 1.label x", "home.label"),
        ("set stations[2].label x", "stations[2].label"), ("set stations.2.label x", "stations[2].label"),
        ("set 2.2.label x", "stations[2].label"),
    ])
    func `a field can be set before there is a record`(_ line: String, _ path: String) async throws {
        let content = try await TestSession(definition: RecordTests.definition).editor.content
        guard case .set(let place, _)? = try PlainCommand(line, in: content) else { throw MissingPlace() }
        expectEqual(place, PlainCommand.Place(row: path))
    }

    @Test(arguments: [
        ("set home.2 x", "Home has no record there; add one before you set its fields"),
        ("home.label x", "Home has no record there; add one before you set its fields"),
        ("stations[2].label x", "Stations has no record there; add one before you set its fields"),
        ("set stations.9.label x", "there is no slot 9 in Stations; the slots are 1 to 3"),
    ])
    func `other fields need a record`(_ line: String, _ message: String) async throws {
        let content = try await TestSession(definition: RecordTests.definition).editor.content
        #expect(throws: PlainCommand.Problem(message: message)) { try PlainCommand(line, in: content) }
    }

    @Test(arguments: [
        ("set place.url x", "place.url"), ("set 1.stop x", "place.stop"), ("set places.1.url x", "places[1].url"),
        ("set place.type stop", "place.type"),
    ])
    func `a member of a union can be set before its type is chosen`(_ line: String, _ path: String) async throws {
        let session = try await TestSession(
            definition: """
                intentDefinition: 1
                types: { Stop: { options: { central: Central } } }
                intents: { Board: { parameters: { place: { type: { oneOf: [Stop, URL] } }, places: { type: [ { oneOf: [Stop, URL] } ] } } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        for values in [[], ["place.stop", "places[1].stop"]] {
            for name in values { try session.editor.perform(.setText(name, "central")) }
            guard case .set(let place, _)? = try PlainCommand(line, in: session.editor.content) else {
                throw MissingPlace()
            }
            expectEqual(place, PlainCommand.Place(row: path))
        }
        #expect(throws: PlainCommand.Problem.self) { try PlainCommand("set place.ulr x", in: session.editor.content) }
    }

    @Test func `the heading of a control names no family`() async throws {
        var content = try await TestSession().editor.content
        expectEqual(PlainText(texts: .english).heading(content), "Departures, systemMedium, desk, revision 1")
        content.isControl = true
        expectEqual(PlainText(texts: .english).heading(content), "Departures, control, desk, revision 1")
    }

    @Test func `a hidden row is not an unknown one`() async throws {
        let editor = try await TestSession().editor
        let content = try editor.perform(.setText("mode", "arrivals"))
        #expect(throws: PlainCommand.Problem(message: "the row 'size' is hidden now")) {
            try PlainCommand("size 9", in: content)
        }
    }
}

private struct MissingPlace: Error {}

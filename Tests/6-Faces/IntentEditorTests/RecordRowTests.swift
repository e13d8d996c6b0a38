import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The rows of the fields of records.
@Suite struct RecordRowTests {
    static let definition = """
        intentDefinition: 1
        languages: [en, de]
        types:
          Station:
            title: { en: Station, de: Haltestelle }
            fields:
              stop: { type: Stop, title: { en: Stop, de: Halt } }
              label: { type: String, length: ...8, description: A short name. }
              direction: { type: Direction, default: inbound }
              minutes: { type: Integer, range: 1...90, control: stepper, default: 15 }
              isExpress: { type: Boolean, default: false }
              lines: { type: [String] }
          Key: { fields: { name: String, token: { type: String, secret: true, length: 3... } } }
          Leg:
            fields:
              mode: { type: String, options: { bus: Bus, walk: Walk }, default: bus }
              line: { type: String, when: { mode: bus } }
              pace: { type: Integer, default: 5, when: { mode: walk, detailed: true } }
          Stop: { options: { central: Central, harbor: { title: { en: Harbor, de: Hafen } } } }
        enums:
          Direction: { cases: { inbound: { title: { en: Inbound, de: Einwärts } }, outbound: Outbound } }
        intents:
          Board:
            parameters:
              home: Station
              stations: { type: [Station], size: { systemSmall: 1, systemMedium: 3 } }
              stops: { type: [Station] }
              detailed: { type: Boolean, default: false }
              legs: { type: [Leg] }
              keys: { type: [Key] }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private func board(_ locale: String = "en") async throws -> Board {
        try await Board(locale: locale, definition: Self.definition)
    }

    private func field(_ path: String, of board: Board) throws -> EditorRow {
        try #require(board.editor.content.row(named: path))
    }

    @Test func `a new record has the defaults of its fields`() async throws {
        let board = try await board()
        expectEqual(board.editor.content.row(named: "home")?.fields, nil)
        expectEqual(board.editor.content.row(named: "home")?.actions, [.add])
        try board.editor.perform(.add("home"))
        let fields = try #require(board.editor.content.row(named: "home")?.fields)
        expectEqual(
            fields.map(\.name), ["stop", "label", "direction", "minutes", "isExpress", "lines"].map { "home.\($0)" })
        expectEqual(fields.map(\.text), ["", "", "Inbound", "15", "false", ""])
        expectEqual(fields.map(\.control.name), ["menu", "textField", "menu", "stepper", "toggle", "textField"])
        expectEqual(fields.map(\.change), Array(repeating: .none, count: 6))
        expectEqual(fields[1].help, "A short name.")
        expectEqual(fields[3].range, "1…90")
        expectEqual(fields[5].slots?.maximum, nil)
    }

    @Test(arguments: ["home", "stations[1]"])
    func `editors change different fields of a record`(_ record: String) async throws {
        let (board, row) = (try await board(), record == "home" ? "home" : "stations")
        try board.editor.perform(.add(row))
        try await board.editor.apply()
        let other = try await InstanceEditor.open(board.id, in: board.engine)
        try board.editor.perform(.setText("\(record).label", "North"))
        try other.perform(.setText("\(record).minutes", "20"))
        try await other.apply()
        let content = try await board.editor.refresh()
        expectEqual(content.row(named: row)?.conflict, nil)
        try expectEqual(field("\(record).minutes", of: board).text, "20")
        try expectEqual(field("\(record).label", of: board).change, .set)
        try expectEqual(field("\(record).minutes", of: board).change, .none)
        // An undo would restore the former minutes, too.
        #expect(!content.canUndo)
        try await board.editor.apply()
        try await other.refresh()
        expectEqual(other.content.row(named: "\(record).label")?.text, "North")
        expectEqual(other.content.row(named: "\(record).minutes")?.text, "20")
    }

    @Test func `editors that change one field of a record conflict`() async throws {
        let board = try await board()
        try board.editor.perform(.add("home"))
        try await board.editor.apply()
        var begun = try await board.engine.dynamicDraft(of: board.id)
        begun.edit.append(.setField("label", slot: nil, .string("South")), to: "home")
        let draft = begun
        let other = try await InstanceEditor.open(board.id, in: board.engine)
        try board.editor.perform(.setText("home.label", "North"))
        try other.perform(.setText("home.minutes", "20"))
        try other.perform(.setText("home.label", "East"))
        try await other.apply()
        try await board.editor.refresh()
        #expect(board.editor.content.row(named: "home")?.conflict != nil)
        #expect(!board.editor.content.canBeApplied)
        let error = await #expect(throws: EngineError.self) { try await board.engine.apply(draft) }
        expectEqual(error?.code, .editConflict)
    }

    @Test func `a draft without an editor merges fields`() async throws {
        let board = try await board()
        try board.editor.perform(.add("home"))
        try await board.editor.apply()
        var draft = try await board.engine.dynamicDraft(of: board.id)
        draft.edit.append(.setField("label", slot: nil, .string("South")), to: "home")
        try board.editor.perform(.setText("home.minutes", "20"))
        try await board.editor.apply()
        try await board.engine.apply(draft)
        guard case .record(let record)? = try board.stored("home") else { throw MissingRow(name: "home") }
        expectEqual(record.values["label"], .string("South"))
        expectEqual(record.values["minutes"], .integer(20))
    }

    @Test func `adding fills the first empty slot, and keeps a record`() async throws {
        let board = try await board()
        try board.editor.perform(.add("stations", slot: 1))
        try board.editor.perform(.setText("stations[2].label", "North"))
        try board.editor.perform(.add("stations", slot: 1))
        try board.editor.perform(.add("stations"))
        let slots = try #require(board.editor.content.row(named: "stations")?.slots?.shown)
        expectEqual(slots.map(\.text), ["Inbound · 15", "North", ""])
        expectEqual(slots.map { $0.fields?.count }, [6, 6, nil])
        try board.editor.perform(.add("stops"))
        try board.editor.perform(.add("stops"))
        expectEqual(board.editor.content.row(named: "stops")?.slots?.shown.count, 2)
    }

    @Test func `every change of a row works on a field`() async throws {
        let board = try await board()
        let path = "stations[2]"
        try board.editor.perform(.setText("\(path).label", "North"))
        try board.editor.perform(.step("\(path).minutes", by: 2))
        try board.editor.perform(.toggle("\(path).isExpress"))
        try board.editor.perform(.choose("\(path).stop", .string("harbor")))
        try board.editor.perform(.setText("\(path).lines", "S1"))
        try board.editor.perform(.setText("\(path).lines", "S2"))
        try board.editor.perform(.moveSlot("\(path).lines", from: 1, to: 0))
        let row = try #require(board.editor.content.row(named: "stations"))
        expectEqual(row.slots?.shown[1].text, "Harbor · North")
        expectEqual(row.slots?.shown[1].fields?.map(\.text), ["Harbor", "North", "Inbound", "17", "true", "S2, S1"])
        try board.editor.perform(.clear("\(path).lines", slot: 0))
        try board.editor.perform(.clear("\(path).lines", slot: 0))
        try expectEqual(field("\(path).lines", of: board).change, .none)
        try board.editor.perform(.reset("\(path).minutes"))
        try expectEqual(field("\(path).minutes", of: board).text, "15")
        try board.editor.perform(.clear("\(path).stop"))
        try expectEqual(field("\(path).stop", of: board).value, nil)
        try board.editor.perform(.set("\(path).direction", .enumeration("outbound")))
        try await board.editor.apply()
        expectEqual(board.editor.content.row(named: "stations")?.slots?.shown.map(\.text), ["", "North", ""])
        try expectEqual(field("\(path).direction", of: board).origin, .user)
        try expectEqual(field("\(path).direction", of: board).change, .none)
    }

    @Test func `a condition shows a field`() async throws {
        let board = try await board()
        func shown(_ slot: Int) -> [String]? {
            board.editor.content.row(named: "legs")?.slots?.shown[slot].fields?.map(\.label)
        }
        try board.editor.perform(.add("legs"))
        try board.editor.perform(.setText("legs[1].line", "12"))
        expectEqual(shown(0), ["Mode", "Line"])
        try board.editor.perform(.choose("legs[1].mode", .string("walk")))
        expectEqual(shown(0), ["Mode"])
        expectEqual(board.editor.content.row(named: "legs[1].line"), nil)
        // What is hidden is not part of the title, and stays where its record goes.
        expectEqual(board.editor.content.row(named: "legs")?.slots?.shown.map(\.text), ["Walk"])
        try board.editor.perform(.toggle("detailed"))
        expectEqual(shown(0), ["Mode", "Pace"])
        try board.editor.perform(.add("legs"))
        try board.editor.perform(.moveSlot("legs", from: 0, to: 1))
        expectEqual(shown(0), ["Mode", "Line"])
        try await board.editor.apply()
        try board.editor.perform(.choose("legs[2].mode", .string("bus")))
        try expectEqual(field("legs[2].line", of: board).text, "12")
        expectEqual(board.editor.content.changes.map(\.parameter), ["legs[2].mode"])
        let values = try await board.engine.resolved(board.id).values
        expectEqual(
            values["legs"]?.slots.map { $0?.literalText }, [#"{"mode":"bus","pace":5}"#, #"{"mode":"walk","pace":5}"#])
    }

    @Test func `secrets of records are masks that keep their texts`() async throws {
        let board = try await board()
        for (slot, name) in [(1, "a"), (2, "b")] {
            try board.editor.perform(.setText("keys[\(slot)].name", name))
            try board.editor.perform(.setText("keys[\(slot)].token", "text-\(name)"))
        }
        try await board.editor.apply()
        func texts() throws -> [String?] {
            try (board.stored("keys")?.slots ?? []).map { slot in
                guard case .record(let record)? = slot, case .string(let text)? = record.values["token"] else {
                    return nil
                }
                return text
            }
        }
        try expectEqual(texts(), ["text-a", "text-b"])
        let row = try #require(board.editor.content.row(named: "keys"))
        #expect(!"\(board.editor.content)".contains("text-"))
        #expect(!board.editor.content.json.rendered().contains("text-"))
        try expectEqual(field("keys[1].token", of: board).text, "••••••••")
        try expectEqual(field("keys[1].token", of: board).entryText, "")
        // What an interface read from a row means what the row has.
        try board.editor.perform(.set("keys", row.value))
        #expect(!board.editor.content.isEdited)
        try board.editor.perform(.setText("keys[2].token", ""))
        #expect(!board.editor.content.isEdited)
        try board.editor.perform(.moveSlot("keys", from: 1, to: 0))
        try board.editor.perform(.setText("keys[2].name", "c"))
        // A draft has seals instead of what is stored.
        let draft = board.editor.draftJSON
        #expect(!draft.rendered().contains("text-"), "\(draft)")
        let other = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        try await other.apply()
        try expectEqual(texts(), ["text-b", "text-a"])
        try await board.editor.refresh()
        try board.editor.perform(.revert)
        try board.editor.perform(.setText("keys[1].token", "te"))
        #expect(!"\(board.editor.content)".contains("\"te\""))
        try board.editor.perform(.discard("keys[1].token"))
        #expect(!board.editor.content.isEdited)
        try board.editor.perform(.setText("keys[1].token", "text-new"))
        #expect(board.editor.draftJSON.rendered().contains("text-new"))
        #expect(!board.editor.draftDocuments.withoutSecrets.rendered().contains("text-new"))
        try await board.editor.apply()
        try expectEqual(texts(), ["text-new", "text-a"])
    }

    @Test func `a problem is at its field`() async throws {
        let board = try await board()
        try board.editor.perform(.setText("stations[2].label", "far too long"))
        try board.editor.perform(.setText("stations[2].minutes", "91"))
        let row = try #require(board.editor.content.row(named: "stations"))
        expectEqual(row.problems, [])
        expectEqual(row.allProblems.count, 2)
        try expectEqual(
            field("stations[2].label", of: board).problems.map(\.message),
            ["the number of characters, 12, is not in the range ...8"])
        try expectEqual(field("stations[2].label", of: board).text, "far too long")
        #expect(!board.editor.content.canBeApplied)
        let error = await #expect(throws: EngineError.self) { try await board.editor.apply() }
        expectEqual(error?.problems.map(\.field), ["stations[2].label", "stations[2].minutes"])
        expectEqual(error?.problems.first?.message.hasPrefix("in 'stations[2].label', the number of"), true)
        try expectEqual(field("stations[2].minutes", of: board).problems.count, 1)
        try board.editor.perform(.discard("stations[2].minutes"))
        try board.editor.perform(.setText("stations[2].label", "North"))
        #expect(board.editor.content.canBeApplied)
    }

    /// A board whose record was stored when its fields had fewer rules.
    private func boardWithMisfits() async throws -> Board {
        let board = try await board()
        let former = Self.definition.replacing("range: 1...90, ", with: "")
        let engine = try IntentEngine(schema: Board.schema(former), store: board.store, handlers: [BoardHandler()])
        try await engine.edit(board.id) {
            $0.append(.setField("minutes", slot: nil, .integer(200)), to: "home")
            $0.append(.setField("label", slot: nil, .string("North")), to: "home")
        }
        try await board.editor.refresh()
        return board
    }

    private func storedHome(_ board: Board) -> JSONValue? {
        board.store.instance(board.id)?.values["home"]?.wire
    }

    @Test func `a stored value that does not fit is marked at its field`() async throws {
        let board = try await boardWithMisfits()
        let (row, minutes) = (try board.row("home"), try field("home.minutes", of: board))
        expectEqual(row.marks, [.incompatible])
        expectEqual(row.problems, [])
        expectEqual(minutes.marks, [.incompatible])
        expectEqual(minutes.problems.map(\.reason), [.incompatible])
        expectEqual(minutes.text, "15")
        expectEqual(try field("home.label", of: board).marks, [])
        #expect(!board.editor.content.json.rendered().contains("200"))
        try board.editor.perform(.setText("home.label", "South"))
        #expect(board.editor.content.canBeApplied)
    }

    @Test func `what does not fit stays in a draft until its field is set`() async throws {
        let board = try await boardWithMisfits()
        try board.editor.perform(.setText("home.minutes", "20"))
        expectEqual(try field("home.minutes", of: board).marks, [])
        try board.editor.perform(.discard("home.minutes"))
        #expect(!board.editor.content.isEdited)
        try board.editor.perform(.setText("home.label", "South"))
        let draft = try JSONValue(parsing: board.editor.draftJSON.rendered())
        let other = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        #expect(other.content.canBeApplied)
        try await other.apply()
        expectEqual(storedHome(board)?["minutes"], 200)
        expectEqual(storedHome(board)?["label"], "South")
        try other.perform(.setText("home.minutes", "20"))
        try await other.apply()
        expectEqual(storedHome(board)?["minutes"], 20)
        expectEqual(other.content.row(named: "home")?.marks, [])
    }

    @Test func `a text that is not a value is refused at its field`() async throws {
        let board = try await board()
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText("home.minutes", "many")) }
        expectEqual(error?.problems.map(\.parameter), ["home.minutes"])
        for path in ["home.labl", "home[1].label", "stations.label", "stations[0].label", "stops.1.label"] {
            let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText(path, "x")) }
            expectEqual(error?.code, .unknownParameter)
        }
        let slot = #expect(throws: EngineError.self) { try board.editor.perform(.setText("stations[4].label", "x")) }
        expectEqual(slot?.code, .wrongRequest)
        let none = #expect(throws: EngineError.self) { try board.editor.perform(.add("home.label")) }
        expectEqual(none?.code, .wrongRequest)
    }

    @Test func `changes name records and fields`() async throws {
        let board = try await board()
        try board.editor.perform(.setText("stations[1].label", "North"))
        try board.editor.perform(.setText("stations[2].label", "South"))
        expectEqual(board.editor.content.changes.map(\.parameter), ["stations[1]", "stations[2]"])
        try await board.editor.apply()
        expectEqual(board.editor.content.changes, [])
        try board.editor.perform(.setText("stations[2].minutes", "3"))
        let change = try #require(board.editor.content.changes.first)
        expectEqual([change.parameter, change.label], ["stations[2].minutes", "Stations, slot 2, Minutes"])
        expectEqual([change.before, change.after], ["15", "3"])
        try board.editor.perform(.revert)
        try board.editor.perform(.moveSlot("stations", from: 1, to: 0))
        let move = try #require(board.editor.content.changes.first)
        expectEqual([move.parameter, move.before, move.after], ["stations", "North, South", "South, North"])
        try board.editor.perform(.clear("stations", slot: 0))
        expectEqual(board.editor.content.changes.map(\.parameter), ["stations[1]", "stations[2].label"])
        board.editor.undo()
        board.editor.undo()
        expectEqual(board.editor.content.changes, [])
    }

    @Test func `fields are in the language of the editor`() async throws {
        let board = try await board("de")
        try board.editor.perform(.choose("home.stop", .string("harbor")))
        let row = try #require(board.editor.content.row(named: "home"))
        expectEqual(row.text, "Hafen")
        expectEqual(row.fields?.prefix(3).map(\.label), ["Halt", "Label", "Direction"])
        expectEqual(row.fields?[2].text, "Einwärts")
    }

    @Test func `a field has a list of options`() async throws {
        let board = try await board()
        try board.editor.perform(.choose("stations[1].stop", .string("harbor")))
        let options = try await board.editor.optionsContent(for: "stations[1].stop")
        expectEqual(options.items.map(\.title), ["Central", "Harbor"])
        expectEqual(options.items.map(\.mark), [.none, .chosen])
        let found = try await board.editor.optionsContent(
            for: "stations[1].stop", request: OptionsRequest(searchTerm: "cen"))
        expectEqual(found.items.map(\.title), ["Central"])
    }

    @Test func `a draft with records continues in another editor`() async throws {
        let board = try await board()
        try board.editor.perform(.setText("home.label", "Home"))
        let other = try await InstanceEditor.open(board.id, in: board.engine, draft: board.editor.draftJSON)
        expectEqual(other.content.row(named: "home.label")?.text, "Home")
        expectEqual(other.content.rows, board.editor.content.rows)
    }

    @Test func `a draft keeps what a field that is gone has`() async throws {
        let board = try await board()
        try board.editor.perform(.setText("home.label", "Home"))
        try board.editor.perform(.setText("home.minutes", "7"))
        try await board.editor.apply()
        let definition = Self.definition.replacing(
            "minutes: { type: Integer, range: 1...90, control: stepper, default: 15 }", with: "")
        let engine = try IntentEngine(
            schema: try Board.schema(definition), store: board.store, handlers: [], documents: UnavailableSources())
        let editor = try await InstanceEditor.open(board.id, in: engine)
        try editor.perform(.setText("home.label", "Work"))
        let other = try await InstanceEditor.open(board.id, in: engine, draft: editor.draftJSON)
        try await other.apply()
        let former = try await InstanceEditor.open(board.id, in: board.engine)
        expectEqual(former.content.row(named: "home.minutes")?.text, "7")
        expectEqual(former.content.row(named: "home.label")?.text, "Work")
    }

    @Test func `a field keeps a case that is no longer declared`() async throws {
        let board = try await board()
        try board.editor.perform(.set("home.direction", .enumeration("outbound")))
        try await board.editor.apply()
        let definition = Self.definition.replacing(", outbound: Outbound", with: ", north: North")
        let engine = try IntentEngine(
            schema: try Board.schema(definition), store: board.store, handlers: [], documents: UnavailableSources())
        let editor = try await InstanceEditor.open(board.id, in: engine)
        expectEqual(editor.content.row(named: "home.direction")?.marks, [.unrecognized])
        try editor.perform(.setText("home.label", "Work"))
        #expect(editor.content.canBeApplied)
        try await editor.apply()
        expectEqual(editor.content.row(named: "home.direction")?.value, .enumeration("outbound"))
        try editor.perform(.set("home.direction", .enumeration("south")))
        #expect(!editor.content.canBeApplied)
    }

    @Test func `JSON contains the rows of fields`() async throws {
        let board = try await board()
        try board.editor.perform(board.editor.change(from: ["add": "stations", "slot": 0]))
        try board.editor.perform(board.editor.change(from: ["setText": "stations[1].label", "text": "North"]))
        let row = try #require(board.editor.content.row(named: "stations")?.json)
        expectEqual(row["control"]?["name"], "record")
        expectEqual(row["slots"]?["shown"]?.arrayValue?.first?["fields"]?.arrayValue?[1]["name"], "stations[1].label")
    }
}

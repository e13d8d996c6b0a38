import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Drafts of records with secrets.
@Suite struct SecretRecordTests {
    private static let definition = """
        intentDefinition: 1
        types:
          Account:
            fields:
              label: String
              count: { type: Integer, default: 3 }
              token: { type: String, secret: true, length: 3...20 }
          Stop: {}
        intents:
          Board:
            parameters:
              account: Account
              accounts: { type: [Account] }
              stop: { type: Stop, dependsOn: [account] }
              note: String
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    /// Who reads a draft.
    enum Reader: CaseIterable {
        case sameProcess, otherProcess

        func received(_ draft: JSONValue) throws -> JSONValue {
            guard self == .otherProcess else { return draft }
            // Another process does not recognize the seals.
            let text = draft.rendered().replacing(/sealed:([0-9a-f]+)/) { "sealed:" + String($0.output.1.reversed()) }
            return try JSONValue(parsing: text)
        }
    }

    private let board: Board

    /// Stores a record, and a list of three records, of which the last one has no secret.
    init() async throws {
        board = try await Board(definition: Self.definition)
        for (path, label) in [("account", "A"), ("accounts[1]", "A"), ("accounts[2]", "B"), ("accounts[3]", "C")] {
            try board.editor.perform(.setText("\(path).label", label))
            if label != "C" { try board.editor.perform(.setText("\(path).token", "stored-\(label)")) }
        }
        try await board.editor.apply()
    }

    /// Stores changes as another editor would.
    private func edit(_ changes: EditorChange...) async throws {
        let other = try await InstanceEditor.open(board.id, in: board.engine)
        for change in changes { try other.perform(change) }
        try await other.apply()
    }

    private func draft() throws -> JSONValue {
        let draft = board.editor.draftJSON
        #expect(!draft.rendered().contains("stored-"), "\(draft)")
        return draft
    }

    private func resumed(_ draft: JSONValue, _ reader: Reader) async throws -> InstanceEditor {
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: reader.received(draft))
        #expect(!later.draftJSON.rendered().contains("stored-"))
        return later
    }

    /// The stored fields of a parameter's records.
    private func stored(_ field: String, of parameter: String) throws -> [String?] {
        try (board.stored(parameter)?.slots ?? []).map { slot in
            if case .record(let record)? = slot { record.values[field]?.literalText } else { nil }
        }
    }

    @Test(arguments: Reader.allCases, ["account", "accounts[1]", "accounts[3]"])
    func `changes of different fields are merged`(_ reader: Reader, _ record: String) async throws {
        try board.editor.perform(.setText("\(record).label", "Mine"))
        let draft = try draft()
        try await edit(.setText("\(record).count", "7"))
        let later = try await resumed(draft, reader)
        expectEqual(later.content.hasConflicts, false)
        expectEqual(later.content.changes.map(\.parameter), ["\(record).label"])
        try await later.apply()
        let parameter = record == "account" ? record : "accounts"
        let slot = record == "accounts[3]" ? 2 : 0
        try expectEqual(stored("label", of: parameter)[slot], "Mine")
        try expectEqual(stored("count", of: parameter)[slot], "7")
        try expectEqual(stored("token", of: "account"), ["stored-A"])
        try expectEqual(stored("token", of: "accounts"), ["stored-A", "stored-B", nil])
    }

    @Test(arguments: Reader.allCases)
    func `a change of another parameter keeps the secrets of moved records`(_ reader: Reader) async throws {
        try board.editor.perform(.moveSlot("accounts", from: 1, to: 0))
        try board.editor.perform(.add("accounts"))
        let draft = try draft()
        for note in ["", "theirs"] {
            if !note.isEmpty { try await edit(.setText("note", note)) }
            let later = try await resumed(draft, reader)
            expectEqual(later.content.hasConflicts, false)
            if !note.isEmpty { try await later.apply() }
        }
        try expectEqual(stored("token", of: "accounts"), ["stored-B", "stored-A", nil, nil])
        try expectEqual(stored("label", of: "accounts"), ["B", "A", "C", nil])
    }

    @Test(arguments: Reader.allCases)
    func `a draft keeps a secret that another editor has changed`(_ reader: Reader) async throws {
        try board.editor.perform(.setText("account.label", "Mine"))
        try board.editor.perform(.setText("accounts[2].label", "Mine"))
        let draft = try draft()
        try await edit(.setText("account.token", "theirs"), .clear("accounts[1].token"))
        let later = try await resumed(draft, reader)
        expectEqual(later.content.hasConflicts, false)
        try await later.apply()
        try expectEqual(stored("label", of: "account"), ["Mine"])
        try expectEqual(stored("token", of: "account"), ["theirs"])
        try expectEqual(stored("token", of: "accounts"), [nil, "stored-B", nil])
    }

    @Test(arguments: Reader.allCases)
    func `two changes of a secret are a conflict`(_ reader: Reader) async throws {
        try board.editor.perform(.setText("account.token", "mine"))
        let draft = try draft()
        try await edit(.setText("account.token", "theirs"))
        let later = try await resumed(draft, reader)
        let conflict = try #require(later.content.row(named: "account")?.conflict)
        expectEqual(conflict.beforeText, "A")
        #expect(!"\(conflict)".contains("theirs") && !later.draftJSON.rendered().contains("theirs"))
        try later.perform(.settle("account", .keepMine))
        try await later.apply()
        try expectEqual(stored("token", of: "account"), ["mine"])
    }

    @Test(arguments: Reader.allCases)
    func `a settled conflict keeps the stored secret`(_ reader: Reader) async throws {
        try board.editor.perform(.setText("account.label", "Mine"))
        let draft = try draft()
        try await edit(.setText("account.label", "Theirs"), .setText("account.count", "7"))
        let conflict = try await resumed(draft, reader)
        expectEqual(conflict.content.row(named: "account")?.conflict?.beforeText, "A")
        // Each request of the board opens the draft again.
        let later = try await resumed(conflict.draftJSON, reader)
        try later.perform(.settle("account", .keepMine))
        try await resumed(later.draftJSON, reader).apply()
        try expectEqual(stored("label", of: "account"), ["Mine"])
        try expectEqual(stored("token", of: "account"), ["stored-A"])
    }

    @Test func `a draft in a file keeps the secrets that it replaces`() async throws {
        try board.editor.perform(.setText("account.token", "typed-A"))
        try board.editor.perform(.setText("account.label", "Mine"))
        try board.editor.perform(.setText("accounts[2].token", "typed-B"))
        let draft = board.editor.draftDocuments.withoutSecrets
        #expect(!draft.rendered().contains("stored-") && !draft.rendered().contains("typed-"))
        let later = try await resumed(draft, .otherProcess)
        expectEqual(later.content.changes.map(\.parameter), ["account.label"])
        try await later.apply()
        try expectEqual(stored("token", of: "account"), ["stored-A"])
        try expectEqual(stored("token", of: "accounts"), ["stored-A", "stored-B", nil])
    }

    @Test func `a record in a file has no secret of another one`() async throws {
        try board.editor.perform(.moveSlot("accounts", from: 1, to: 0))
        try board.editor.perform(.setText("accounts[1].token", "typed-B"))
        let later = try await resumed(board.editor.draftDocuments.withoutSecrets, .otherProcess)
        try await later.apply()
        try expectEqual(stored("label", of: "accounts"), ["B", "A", "C"])
        try expectEqual(stored("token", of: "accounts"), [nil, "stored-A", nil])
    }

    @Test func `a removed record that is set back has no seal as its secret`() async throws {
        try board.editor.perform(.set("stop", .thing("1")))
        try await edit(.clear("account"))
        let content = try await board.editor.refresh()
        #expect(content.row(named: "account")?.conflict != nil)
        try board.editor.perform(.settle("account", .keepMine))
        try await board.editor.apply(unchecked: true)
        try expectEqual(stored("label", of: "account"), ["A"])
        try expectEqual(stored("token", of: "account"), [nil])
    }

    @Test func `rows leave out a secret whose field is gone, and drafts seal it`() async throws {
        let definition = Self.definition.replacing(
            "token: { type: String, secret: true, length: 3...20 }", with: "")
        let engine = try IntentEngine(
            schema: try Board.schema(definition), store: board.store, handlers: [], documents: UnavailableSources())
        let editor = try await InstanceEditor.open(board.id, in: engine)
        try editor.perform(.setText("account.label", "Mine"))
        try editor.perform(.setText("accounts[2].label", "Mine"))
        let draft = editor.draftJSON
        #expect(!draft.rendered().contains("stored-"), "\(draft)")
        for reader in Reader.allCases {
            let later = try await InstanceEditor.open(board.id, in: engine, draft: reader.received(draft))
            expectEqual(later.content.hasConflicts, false)
            #expect(!later.content.json.rendered().contains("stored-"), "\(later.content.json)")
            if reader == .otherProcess { try await later.apply() }
        }
        try expectEqual(stored("label", of: "account"), ["Mine"])
        try expectEqual(stored("token", of: "account"), ["stored-A"])
        try expectEqual(stored("token", of: "accounts"), ["stored-A", "stored-B", nil])
    }

    @Test(arguments: Reader.allCases, ["token: String", "key: { type: String, renamedFrom: [token] }"])
    func `a draft keeps what is no longer a secret`(_ reader: Reader, _ field: String) async throws {
        try board.editor.perform(.setText("account.count", "7"))
        try board.editor.perform(.setText("accounts[2].label", "Mine"))
        let draft = try draft()
        try await edit(.setText("accounts[3].label", "Theirs"), .setText("note", "theirs"))
        let definition = Self.definition.replacing("token: { type: String, secret: true, length: 3...20 }", with: field)
        let engine = try IntentEngine(
            schema: try Board.schema(definition), store: board.store, handlers: [], documents: UnavailableSources())
        let later = try await InstanceEditor.open(board.id, in: engine, draft: reader.received(draft))
        #expect(!later.content.json.rendered().contains("sealed:"), "\(later.content.json)")
        #expect(!later.draftJSON.rendered().contains("sealed:"), "\(later.draftJSON)")
        expectEqual(later.content.hasConflicts, false)
        try await later.apply()
        let name = try #require(field.split(separator: ":").first.map(String.init))
        let values = try engine.resolvedSynchronously(board.id).values
        func texts(_ field: String, of parameter: String) -> [String?] {
            (values[parameter]?.slots ?? []).map { slot in
                if case .record(let record)? = slot { record.values[field]?.literalText } else { nil }
            }
        }
        expectEqual(texts("count", of: "account"), ["7"])
        expectEqual(texts(name, of: "account"), ["stored-A"])
        expectEqual(texts("label", of: "accounts"), ["A", "Mine", "Theirs"])
        expectEqual(texts(name, of: "accounts"), ["stored-A", "stored-B", nil])
    }

    @Test(arguments: Reader.allCases)
    func `a conflict shows what is no longer a secret`(_ reader: Reader) async throws {
        let secret = "note: { type: String, secret: true }"
        let former = try await Board(definition: Self.definition.replacing("note: String", with: secret))
        try await former.edit("note", .string("before"))
        try await former.editor.refresh()
        try former.editor.perform(.setText("note", "mine"))
        let draft = former.editor.draftJSON
        try await former.edit("note", .string("theirs"))
        let conflicting = try await InstanceEditor.open(former.id, in: former.engine, draft: draft)
        let engine = try IntentEngine(
            schema: try Board.schema(Self.definition), store: former.store, handlers: [],
            documents: UnavailableSources())
        for draft in [draft, conflicting.draftJSON] {
            let later = try await InstanceEditor.open(former.id, in: engine, draft: reader.received(draft))
            #expect(!later.content.json.rendered().contains("sealed:"), "\(later.content.json)")
            expectEqual(later.content.row(named: "note")?.conflict?.storedText, "theirs")
            expectEqual(later.content.row(named: "note")?.text, "mine")
        }
    }

    @Test func `a draft with a plain text continues when it has become a secret`() async throws {
        let open = Self.definition.replacing("secret: true, ", with: "")
        let former = try await Board(definition: open)
        try former.editor.perform(.setText("account.token", "stored-A"))
        try await former.editor.apply()
        try former.editor.perform(.setText("account.label", "Mine"))
        try former.editor.perform(.setText("accounts[1].token", "typed-B"))
        let draft = former.editor.draftJSON
        let engine = try IntentEngine(
            schema: try Board.schema(Self.definition), store: former.store, handlers: [],
            documents: UnavailableSources())
        try await engine.edit(former.id) { $0.append(.set(.string("theirs")), to: "note") }
        let later = try await InstanceEditor.open(former.id, in: engine, draft: draft)
        expectEqual(later.content.hasConflicts, false)
        #expect(!later.content.json.rendered().contains("stored-A"), "\(later.content.json)")
        #expect(!later.draftJSON.rendered().contains("stored-A"), "\(later.draftJSON)")
        try await later.apply()
        let values = try engine.resolvedSynchronously(former.id).values
        expectEqual(values["account"].record(at: nil)?.values["token"], .string("stored-A"))
        expectEqual(values["account"].record(at: nil)?.values["label"], .string("Mine"))
        expectEqual(values["accounts"].record(at: 0)?.values["token"], .string("typed-B"))
    }

    @Test func `a seal is never a value`() async throws {
        let seal = "sealed:" + String(repeating: "0", count: 64)
        let change: JSONValue = ["set": "note", "value": .string(seal)]
        let draft: JSONValue = ["draft": 1, "id": .string(board.id.text), "revision": 2, "changes": [change]]
        try await edit(.setText("note", "theirs"))
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        expectEqual(later.content.row(named: "note")?.text, "theirs")
    }

    @Test func `what a former field without a secret has is shown in both forms of the value`() async throws {
        let former = try await Board(
            definition: Self.definition.replacing("token: { type: String, secret: true, length: 3...20 }", with: ""))
        try former.editor.perform(.setText("account.count", "7"))
        try await former.editor.apply()
        let definition = Self.definition.replacing("count: { type: Integer, default: 3 }", with: "")
        let engine = try IntentEngine(
            schema: try Board.schema(definition), store: former.store, handlers: [], documents: UnavailableSources())
        let account = engine.secrecy().shown(try engine.resolvedSynchronously(former.id)).parameter(named: "account")
        expectEqual(account?.stored?.wire["count"], 7)
        expectEqual(account?.effective, account?.stored)
    }

    @Test(arguments: Reader.allCases)
    func `a draft of a follower merges changes of the followed record`(_ reader: Reader) async throws {
        let id = try await board.engine.place("Board", family: .systemSmall, following: board.id)
        let editor = try await InstanceEditor.open(id, in: board.engine)
        try editor.perform(.setText("account.label", "Mine"))
        let draft = editor.draftJSON
        #expect(!draft.rendered().contains("stored-"), "\(draft)")
        try await edit(.setText("account.count", "7"))
        let later = try await InstanceEditor.open(id, in: board.engine, draft: reader.received(draft))
        expectEqual(later.content.hasConflicts, false)
        try await later.apply()
        guard case .record(let record)? = try board.engine.resolvedSynchronously(id).values["account"] else {
            throw MissingRow(name: "account")
        }
        expectEqual(["label", "count", "token"].map { record.values[$0]?.literalText }, ["Mine", "7", "stored-A"])
    }
}

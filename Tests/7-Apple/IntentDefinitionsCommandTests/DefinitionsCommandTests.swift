import Foundation
import IntentModel
import IntentTestSupport
import Testing

/// `definitions` in a program with App Intents that were written by hand.
@Suite(.blocking) struct DefinitionsCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
    }

    private static let catalog = """
        {
          "sourceLanguage": "en",
          "strings": {
            "Folder": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Ordner" } } } },
            "Show Notes": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Notizen zeigen" } } } },
            "note.order": { "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Reihenfolge" } },
              "en": { "stringUnit": { "state": "translated", "value": "Order" } } } },
            "Notes": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Notizen" } } } }
          },
          "version": "1.0"
        }
        """

    private static let warning = """
        warning: ShowNotesIntent: 'openAppWhenRun' is left out: a definition cannot say it [declared-setting]
        warning: PinNoteIntent.parameterSummary: a definition cannot hide the row of 'color', which has a default; it is shown [declared-condition]
        warning: com.example.notes.pin: the control shows no symbol until it is configured, or none at all; its symbol is 'circle' [declared-setting]

        """

    private func run(_ arguments: String...) throws -> ProgramOutcome {
        try ProgramOutcome("DefinitionPrinter", ["definitions"] + arguments, in: folder.path)
    }

    @Test(arguments: [["--print"], ["--output", "refused"]])
    func `a definition that intentgen refuses is neither printed nor written`(_ arguments: [String]) throws {
        let outcome = try ProgramOutcome(
            "DefinitionPrinter", ["definitions", "--group", "no/group"] + arguments, in: folder.path)
        expectEqual(outcome.status, 65)
        expectEqual(outcome.output, "")
        #expect(outcome.errors.contains("error: definition.intent.yaml:2:8: 'no/group' is not the name of a group"))
        expectEqual(FileManager.default.fileExists(atPath: folder.path + "/refused"), false)
    }

    @Test func `the definition is printed with warnings`() throws {
        let outcome = try run("--print")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.output, Self.definition)
        expectEqual(outcome.errors, Self.warning)
    }

    private static let definition = """
        intentDefinition: 1

        types:
          Folder: {}
          NoteSource:
            title: Source
            oneOf:
              folder: { title: A Folder, type: Folder, search: true }
              word: { title: A Word, type: String }
              recent: Integer

        enums:
          NoteOrder:
            title: note.order
            cases:
              newest: { title: note.order.newest, image: { system: clock } }
              title: note.order.title

        intents:
          ShowNotes:
            description: Choose the notes that the widget shows.
            summary: true
            parameters:
              folder: { type: Folder, search: true, default: dynamic }
              order: { title: note.order, type: NoteOrder, default: newest }
              showsText:
                title: Show Text
                description: Off for titles only.
                type: Boolean
                default: true
              lines:
                type: Integer
                range: 1...9
                control: stepper
                default: 3
                when: { showsText: true }

          ShowSource:
            summary: Show ${source}
            parameters:
              source: NoteSource
              others: [NoteSource]
              isWhole: { title: Whole Words, type: Boolean, when: { source: word } }
              isSorted: { title: Sorted, type: Boolean, when: { source: [word, folder, recent] } }

          PinControl:
            title: Choose Note
            summary: true
            parameters:
              note: String

          PinNote:
            summary: Pin ${note}
            parameters:
              note: String
              value: { title: Pinned, type: Boolean }
              color: { type: String, default: red }

          WriteNote:
            summary: true
            parameters:
              folder: { type: Folder, search: true, default: dynamic }

        widgets:
          Notes:
            kind: com.example.notes
            description: Your notes.
            intent: ShowNotes
            families: [systemSmall, systemMedium]
          Source: { kind: com.example.source, intent: ShowSource, families: [systemMedium] }

        controls:
          Pin: { kind: com.example.notes.pin, intent: PinNote, symbol: circle, toggle: value }

        appShortcuts:
          WriteNote:
            title: Write
            intent: WriteNote
            symbol: pencil
            phrases:
              - Write with ${applicationName}
              - Write into ${folder} with ${applicationName}

        """

    @Test func `without options, the declarations are listed`() throws {
        let outcome = try run()
        expectEqual(outcome.status, 0)
        expectEqual(
            outcome.output,
            """
            intent        ShowNotes              Show Notes
            intent        ShowSource             Show Source
            intent        PinControl             Choose Note
            intent        PinNote                Pin Note
            intent        WriteNote              Write Note
            widget        com.example.notes      Notes
            widget        com.example.source     Source
            control       com.example.notes.pin  Pin
            App Shortcut  WriteNote              Write

            """)
    }

    @Test func `files contain the translations of the catalogs`() throws {
        let outcome = try run("--output", "out", "--name", "notes", "--catalog", ".")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.output, "")
        let definition = try text("out/notes.intent.yaml")
        #expect(definition.contains("    title: Order\n"))
        let german = try text("out/notes.intent.de.yaml")
        #expect(german.contains("intents.ShowNotes.title: Notizen zeigen\n"))
        #expect(german.contains("types.Folder.title: Ordner\n"))
        #expect(german.contains("widgets.Notes.title: Notizen\n"))
        #expect(outcome.errors.contains("Localizable.xcstrings: the catalog does not contain 'note.order.newest'"))
        let validation = try ProgramOutcome("intentgen", ["validate", "out"], in: folder.path)
        expectEqual(validation.status, 0)
    }

    @Test func `a file with other contents is kept`() throws {
        try folder.write("mine\n", to: "out/notes.intent.yaml")
        let refused = try run("--output", "out", "--name", "notes", "--catalog", "Localizable.xcstrings")
        expectEqual(refused.status, 73)
        expectEqual(
            refused.errors,
            """
            error: 'out/notes.intent.yaml' exists and has other contents; overwrite it with --replace

            """)
        try expectEqual(text("out/notes.intent.yaml"), "mine\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/notes.intent.de.yaml"))
        try expectEqual(run("--output", "out", "--name", "notes", "--replace").status, 0)
        try expectEqual(text("out/notes.intent.yaml"), Self.definition)
        // Equal files need no permission.
        try expectEqual(run("--output", "out", "--name", "notes").status, 0)
    }

    @Test func `the definition, its translations and warnings are JSON`() throws {
        let outcome = try run("--print", "--json", "--catalog", "Localizable.xcstrings", "ShowNotes")
        #expect((outcome.status, outcome.errors) == (0, ""))
        let json = try JSONValue(parsing: outcome.output)
        expectEqual(json["definitions"], 1)
        expectEqual(json["intents"], [["name": "ShowNotes", "title": "Show Notes"]])
        expectEqual(json["widgets"], [])
        expectEqual(json["definition"]?.stringValue?.contains("widgets:"), false)
        expectEqual(json["translations"]?["de"]?.stringValue?.contains("Notizen zeigen"), true)
        let warnings = json["warnings"]?.arrayValue ?? []
        #expect(warnings.contains { $0["code"] == "declared-setting" && $0["place"] == "ShowNotesIntent" })
    }

    @Test func `an unknown name is rejected with a suggestion`() throws {
        let outcome = try run("--print", "ShowNote")
        expectEqual(outcome.status, 65)
        expectEqual(outcome.errors, "error: this program declares no 'ShowNote'; did you mean 'ShowNotes'?\n")
    }

    @Test func `a damaged catalog is reported with its place`() throws {
        try folder.write("{\n  \"sourceLanguage\": 1 }", to: "Bad.xcstrings")
        let outcome = try run("--print", "--catalog", "Bad.xcstrings")
        expectEqual(outcome.status, 65)
        #expect(
            (outcome.output, outcome.errors) == (
                "", "error: Bad.xcstrings: this is not a string catalog: \"strings\" is missing\n"
            ))
        try expectEqual(run("--print", "--catalog", "None.xcstrings").status, 66)
    }

    @Test(arguments: [["--print", "--output", "out"], ["--name", "a"], ["--replace"], ["--language", "?"]])
    func `options that do not fit together are wrong usage`(arguments: [String]) throws {
        try expectEqual(ProgramOutcome("DefinitionPrinter", ["definitions"] + arguments, in: folder.path).status, 64)
    }

    @Test func `a union of App Intents is set, shown and performed`() throws {
        func run(_ arguments: String...) throws -> ProgramOutcome {
            try ProgramOutcome("DefinitionPrinter", arguments + ["--store", "own/store.sqlite"], in: folder.path)
        }
        let id = try run("add", "com.example.source", "--family", "systemMedium", "--id", "board").output
        expectEqual(id, "board\n")
        try expectEqual(run("options", "board", "source.folder").output, "Home\nWork\n")
        try expectEqual(run("set", "board", "source.folder=Work", "others[1].word=tea", "others[2].recent=3").status, 0)
        #expect(
            try run("get", "board").output.hasPrefix(
                "source.folder: Work\nothers[1].word: tea\nothers[2].recent: 3\n"))
        try expectEqual(run("host", "--once").status, 0)
        #expect(try run("timeline", "board").output.contains("Notes in Work, with 'tea', of 3 days"))
        let refused = try run("perform", "board")
        #expect(refused.errors.contains("Notes in Work cannot be copied."), "\(refused.errors)")
        try expectEqual(run("set", "board", "source.recent=2").status, 0)
        try expectEqual(run("host", "--once").status, 0)
        let performed = try run("perform", "board")
        expectEqual(performed.status, 0)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }
}

/// A completed run of a program of this package.
struct ProgramOutcome {
    let status: Int32
    let output: String
    let errors: String

    init(_ program: String, _ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: try BuiltPrograms.path(of: program))
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ["HOME": folder, "PATH": "/usr/bin:/bin"]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // The pipe for errors cannot fill up meanwhile, because errors are short.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}

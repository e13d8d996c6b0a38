import Foundation
import IntentTestSupport
import Testing

/// `intentgen-config.yaml`, and how commands use it.
@Suite(.blocking) struct SettingsTests {
    private static let definition = """
        intentDefinition: 1
        types: { Stop: { properties: { icon: String, label: String } } }
        enums: { Mode: { cases: [bus, tram] } }
        intents:
          Board:
            parameters: { stop: Stop, mode: { type: Mode, default: bus } }
            response: { properties: { said: String }, codes: { done: Done } }
        widgets: { BoardWidget: { intent: Board, families: [systemSmall] } }

        """

    private func folder(settings: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.definition, to: "board.intent.yaml")
        try folder.write("intentgenConfig: 1\n" + settings, to: "intentgen-config.yaml")
        return folder
    }

    private func generate(_ folder: TemporaryFolder, _ arguments: String...) throws -> IntentGenProcess {
        try IntentGenProcess(["generate", ".", "--output", "out"] + arguments, in: folder.path)
    }

    private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOfFile: "\(folder.path)/out/\(name)", encoding: .utf8)
    }

    @Test func `settings select what is generated`() throws {
        let folder = try folder(
            settings: "access: package\ntargets: [swift, json-schema]\nimports: [Garage]\nfakes: true\n")
        let run = try generate(folder)
        #expect((run.status, run.errors) == (0, ""))
        let made = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
        expectEqual(made, ["Board.schema.json", "board.fakes.swift", "board.intent.swift"])
        let swift = try text("board.intent.swift", in: folder)
        #expect(swift.contains("\npackage import IntentRuntime\nimport Garage\n"))
        #expect(swift.contains("\npackage nonisolated struct BoardIntent"))
    }

    @Test func `an option takes precedence over the settings`() throws {
        let folder = try folder(settings: "access: package\ntargets: [json-schema]\nfakes: true\n")
        let run = try generate(folder, "--target", "swift", "--access", "public", "--no-fakes")
        #expect((run.status, run.errors) == (0, ""))
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "/out"), ["board.intent.swift"])
        #expect(try text("board.intent.swift", in: folder).contains("\npublic nonisolated struct BoardIntent"))
    }

    @Test func `names in the settings affect only Swift`() throws {
        let folder = try folder(
            settings: """
                names:
                  intents.Board: DepartureBoard
                  intents.Board.parameters.stop: place
                  types.Stop: Halt
                  types.Stop.properties.icon: symbol
                  enums.Mode: Vehicle
                  enums.Mode.cases.tram: tramway
                  widgets.BoardWidget: departures

                """)
        let run = try generate(folder)
        #expect((run.status, run.errors) == (0, ""))
        let swift = try text("board.intent.swift", in: folder)
        for part in [
            "struct DepartureBoard: ConfigurableIntent", "let place: Halt?", "values.set(\"stop\", to: self.place)",
            "struct Halt: IntentObject", "let symbol: String?", "enum Vehicle: IntentEnumeration", "case tramway",
            "case .tramway: \"tram\"", "var departures: WidgetKind { \"BoardWidget\" }",
        ] {
            #expect(swift.contains(part), "\(part)")
        }
    }

    @Test(arguments: [
        ("access: open\n", "2:9", "'open' is not an access level: internal, package, public", "wrong-type"),
        ("targets: [swfit]\n", "2:11", "'swfit' is not a target: ", "wrong-type"),
        ("targets: []\n", "2:10", "the list is empty; list at least one target: swift", "wrong-type"),
        ("targets: swift\n", "2:10", "'swift' is not a list of targets: swift", "wrong-type"),
        ("import: [Garage]\n", "2:1", "'import' is not a key of a settings file", "unknown-key"),
        ("imports: [my-module]\n", "2:11", "'my-module' is not a Swift identifier", "name-not-swift"),
        ("fakes: yes\n", "2:8", "'yes' is a string in YAML 1.2", "ambiguous-boolean"),
        ("names: { intents.Bord: X }\n", "2:10", "'intents.Bord' is not declared in any definition", "unknown-key"),
        ("names: { intents.Board.parameters: X }\n", "2:10", "is not declared in any definition", "unknown-key"),
        ("names: { intents.Board: 1x }\n", "2:25", "'1x' is not a Swift identifier", "name-not-swift"),
        ("intentgenConfig: 1\n", "2:1", "is declared twice", "duplicate-key"),
    ])
    func `invalid settings are reported with their location`(line: String, place: String, message: String, code: String)
        throws
    {
        let folder = try folder(settings: line)
        let run = try generate(folder)
        expectEqual(run.status, 78)
        #expect(run.errors.hasPrefix("./intentgen-config.yaml:\(place): error: "), "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("[\(code)]"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    }

    @Test func `an App Shortcut has no Swift name`() throws {
        let folder = try folder(settings: "names: { appShortcuts.Show: Display }\n")
        let shortcut = "Show: { intent: Board, symbol: clock, phrases: ['Show ${applicationName}'] }"
        try folder.write("intentDefinition: 1\nappShortcuts: { \(shortcut) }\n", to: "shortcuts.intent.yaml")
        let run = try generate(folder)
        expectEqual(run.status, 78)
        #expect(run.errors.contains("'appShortcuts.Show' is not declared in any definition"), "\(run.errors)")
    }

    @Test func `settings need a supported version`() throws {
        let folder = try folder(settings: "")
        try folder.write("access: public\n", to: "intentgen-config.yaml")
        #expect(try generate(folder).errors.contains("begin it with 'intentgenConfig: 1' [missing-key]"))
        try folder.write("intentgenConfig: 2\n", to: "intentgen-config.yaml")
        let run = try generate(folder)
        expectEqual(run.status, 78)
        #expect(run.errors.contains("[unsupported-version]"))
    }

    @Test(arguments: [
        ("intents.Board: Stop", "2:25", "'Stop' would be declared twice in Swift", "2:10"),
        ("intents.Board.parameters.mode: stop", "2:41", "'stop' would be declared twice in Swift", "6:19"),
        ("types.Stop.properties.label: icon", "2:39", "'icon' would be declared twice in Swift", "2:32"),
        ("enums.Mode.cases.tram: bus", "2:33", "'bus' would be declared twice in Swift", "3:26"),
        ("types.Stop: Foundation", "2:22", "'Foundation' is already used by generated Swift", ""),
        ("intents.Board.parameters.mode: self", "2:41", "'self' is already used by generated Swift", ""),
    ])
    func `a colliding Swift name is reported in the settings`(
        entry: String, place: String, message: String, first: String
    ) throws {
        let folder = try folder(settings: "names: { \(entry) }\n")
        let run = try IntentGenProcess(["validate", "."], in: folder.path)
        expectEqual(run.status, 78)
        #expect(run.errors.hasPrefix("./intentgen-config.yaml:\(place): error: \(message)"), "\(run.errors)")
        let notes = run.errors.split(separator: "\n").filter { $0.contains(": note: ") }
        let expected = "./board.intent.yaml:\(first): note: it is declared here first"
        expectEqual(notes, (first.isEmpty ? [] : [Substring(expected)]), "\(run.errors)")
    }

    @Test func `a name in the settings takes precedence over swiftName`() throws {
        let folder = try folder(settings: "names: { intents.Plan: TripPlan }\n")
        try folder.write(
            "intentDefinition: 1\nintents: { Plan: { swiftName: Other, parameters: { a: String } } }\n",
            to: "plan.intent.yaml")
        try expectEqual(generate(folder).status, 0)
        #expect(try text("plan.intent.swift", in: folder).contains("struct TripPlan: ConfigurableIntent"))
    }

    @Test func `two settings files require --config`() throws {
        let folder = try TemporaryFolder()
        for part in ["a", "b"] {
            try folder.write("intentDefinition: 1\n", to: "\(part)/\(part).intent.yaml")
            try folder.write("intentgenConfig: 1\naccess: public\n", to: "\(part)/intentgen-config.yaml")
        }
        let both = try IntentGenProcess(["generate", "a", "b", "--output", "out"], in: folder.path)
        expectEqual(both.status, 64)
        #expect(both.errors.contains("'a/intentgen-config.yaml' and 'b/intentgen-config.yaml' both apply"))
        let one = try IntentGenProcess(
            ["generate", "a", "b", "--output", "out", "--config", "b/intentgen-config.yaml"], in: folder.path)
        #expect((one.status, one.errors) == (0, ""))
        let none = try IntentGenProcess(["validate", "a", "--config", "c.yaml"], in: folder.path)
        expectEqual(none.status, 66)
    }

    @Test func `with --plugin, every declared output is written`() throws {
        let folder = try folder(settings: "targets: [swift, json-schema]\n")
        let run = try generate(folder, "--plugin", "--config", "intentgen-config.yaml")
        #expect((run.status, run.errors) == (0, ""))
        #expect(try text("board.intent.swift", in: folder).contains("\npublic nonisolated struct BoardIntent"))
        try expectEqual(text("board.fakes.swift", in: folder), "// Empty: the settings do not generate this file.\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/Board.schema.json"))
    }

    @Test func `with --plugin, a lock whose changes go unnoticed is refused`() throws {
        let folder = try folder(settings: "lock: locks/old.json\n")
        try folder.write("", to: "locks/empty")
        try expectEqual(IntentGenProcess(["lock", ".", "--output", "locks/old.json"], in: folder.path).status, 0)
        let config = "intentgen-config.yaml"
        for locks in [[], ["--watched-lock", "locks/empty"], ["--watched-lock", "locks/gone.json"]] {
            let run = try IntentGenProcess(
                ["generate", ".", "--output", "out", "--plugin", "--config", config] + locks, in: folder.path)
            expectEqual(run.status, 78)
            #expect(
                run.errors.hasPrefix("error: the lock 'locks/old.json' is not in the target, so a build"),
                "\(run.errors)")
        }
        let watched = try generate(
            folder, "--plugin", "--config", config, "--watched-lock", "\(folder.path)/locks/../locks/old.json")
        #expect((watched.status, watched.errors) == (0, ""))
        // Only a build has to notice changes.
        try expectEqual(generate(folder).status, 0)
        try expectEqual(generate(folder, "--plugin", "--config", config, "--against", "locks/old.json").status, 0)
    }

    @Test func `fakes for a module are generated alone`() throws {
        let folder = try folder(settings: "targets: [swift, app-intents]\nnames: { types.Stop: Halt }\n")
        let run = try generate(folder, "--fakes-for", "Boards", "--plugin", "--config", "intentgen-config.yaml")
        #expect((run.status, run.errors) == (0, ""))
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path + "/out"), ["board.fakes.swift"])
        let fakes = try text("board.fakes.swift", in: folder)
        #expect(fakes.contains("\nimport Boards\n"))
        #expect(fakes.contains("\nnonisolated struct BoardIntentHandlingFake: BoardIntentHandling"))
        #expect(fakes.contains("\nnonisolated extension Halt"))
    }

    @Test(arguments: [
        ("internal", "@testable import Boards"), ("package", "import Boards"), ("public", "import Boards"),
    ])
    func `fakes import the module as its access requires`(access: String, line: String) throws {
        let folder = try folder(settings: "access: \(access)\n")
        try expectEqual(generate(folder, "--fakes-for", "Boards").status, 0)
        #expect(try text("board.fakes.swift", in: folder).contains("\n\(line)\n"))
    }

    @Test(arguments: [
        ("fakes: true\n", "Boards", "'Boards' already contains its fakes; remove 'fakes: true' from its settings"),
        ("targets: [json-schema]\n", "Boards", "'--fakes-for' requires '--target swift'"),
        ("access: public\n", "my boards", "'my boards' is not a name of a Swift module"),
    ])
    func `fakes that a module cannot have are refused`(settings: String, module: String, message: String) throws {
        let run = try generate(try folder(settings: settings), "--fakes-for", module)
        expectEqual(run.status, 64)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `fakes of another module cannot be combined with own ones`() throws {
        let run = try generate(try folder(settings: "access: public\n"), "--fakes-for", "Boards", "--fakes")
        expectEqual(run.status, 64)
        #expect(run.errors.contains("'Boards' already contains its fakes; remove '--fakes'"))
    }

    @Test func `targets of the settings that exclude each other are refused`() throws {
        let run = try generate(try folder(settings: "targets: [swift, sirikit]\n"))
        expectEqual(run.status, 78)
        #expect(run.errors.contains("of the settings declare the same names for different modules"), "\(run.errors)")
    }
}

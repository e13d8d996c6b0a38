import Foundation
import IntentCommandLine
import IntentDocuments
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

/// A program with handlers and without definition files.
struct HandlerProgramTests {
    @Test func `handlers answer without definition files`() async throws {
        let program = try Program(LampHandler())
        let added = try await program.session.add(
            kind: "LampWidget", family: "systemSmall", id: "lamp", assignments: [], unchecked: false)
        expectEqual(added.text(.plain), "lamp\n")
        try expectEqual(program.session.get(id: "lamp", parameters: ["lamps"]).text(.plain), "lamps: left  Left\n")
        try expectEqual(
            program.session.explain(id: "lamp", parameters: ["lamps"]).json["parameters"]?["lamps"]?["origin"],
            "default(handler)")

        let options = try await program.session.options(id: "lamp", parameter: "lamps", request: OptionsRequest())
        expectEqual(options.text(.plain), "right  Right\nfloor  Floor\n")

        let edited = try await program.session.set(
            id: "lamp", assignments: ["lamps=floor,right", "brightness=7"], ifRevision: nil, unchecked: false)
        expectEqual(edited.outcome.changed, ["lamps", "brightness"])
        try expectEqual(
            program.session.get(id: "lamp").text(.plain),
            "lamps: floor  Floor\nlamps: right  Right\nbrightness: 7\n")
        try expectEqual(
            program.session.get(id: "lamp", parameters: ["brightness", "lamps", "brightness"]).text(.plain),
            "brightness: 7\nlamps: floor  Floor\nlamps: right  Right\n")
        #expect(throws: CommandError.self) { try program.session.get(id: "lamp", parameters: ["lamps", "lamp"]) }
        try expectEqual(program.session.list(kind: "LampWidget").instances.count, 1)
    }

    @Test(arguments: [
        (["lamps=flor"], "floor"), (["lamps=left,rihgt"], "right"), (["lamps=Floor"], "floor"),
        (["lamps=ceiling"], nil), (["lamps=Left", "brightness=6"], "left"),
    ])
    func `an unknown option is refused with a suggestion`(assignments: [String], suggestion: String?) async throws {
        let program = try await Program.withLamp(LampHandler())
        let failure = await #expect(throws: EngineError.self) {
            try await program.session.set(id: "lamp", assignments: assignments, ifRevision: nil, unchecked: false)
        }
        expectEqual(failure?.code, .wrongValue)
        expectEqual(failure?.problems.first?.suggestion, suggestion)
    }

    @Test func `an unknown option is refused with a short list`() async throws {
        let program = try await Program.withLamp(LampHandler())
        let message = "unknown option 'flor' for 'lamps'; the options are left, right, floor"
        let edit = await #expect(throws: EngineError.self) {
            try await program.session.set(id: "lamp", assignments: ["lamps=flor"], ifRevision: nil, unchecked: false)
        }
        expectEqual(edit?.problems.map(\.message), [message])
        let add = await #expect(throws: EngineError.self) {
            try await program.session.add(
                kind: "LampWidget", family: "systemSmall", id: nil, assignments: ["lamps=flor"], unchecked: false)
        }
        expectEqual(add?.problems.map(\.message), [message])
        expectEqual(add?.problems.first?.suggestion, "floor")
    }

    @Test func `a reset requests the dynamic default again`() async throws {
        let program = try await Program.withLamp(LampHandler())
        _ = try await program.session.set(id: "lamp", assignments: ["lamps=floor"], ifRevision: nil, unchecked: false)
        _ = try await program.session.reset(id: "lamp", parameters: ["lamps"])
        try expectEqual(program.session.get(id: "lamp", parameters: ["lamps"]).text(.plain), "lamps: left  Left\n")
        _ = try await program.session.resetAll(id: "lamp")
        try expectEqual(program.session.get(id: "lamp", parameters: ["lamps"]).text(.plain), "lamps: left  Left\n")
    }

    @Test func `a reset succeeds although the handler fails`() async throws {
        let program = try await Program.withLamp(LampHandler(failure: HandlerError(.unavailable)))
        let reset = try await program.session.reset(id: "lamp", parameters: ["lamps"])
        expectEqual(reset.failure, nil)
        let message =
            "'lamps' has no default yet: the data source is unavailable; it is requested again when the instance is refreshed"
        expectEqual(reset.notes, [.warning(message)])
        expectEqual(
            reset.json["missingDefaults"], [["parameter": "lamps", "code": "unavailable", "message": .string(message)]])
        let all = try await program.session.resetAll(id: "lamp")
        expectEqual(all.notes, [.warning(message)])
        // A parameter whose default is in the definition awaits none.
        try await expectEqual(program.session.reset(id: "lamp", parameters: ["brightness"]).notes, [])
        let added = try await program.session.add(
            kind: "LampWidget", family: "systemSmall", id: "two", assignments: ["brightness=3"], unchecked: false)
        expectEqual(added.notes, [.warning(message)])
        expectEqual(added.json["missingDefaults"]?.arrayValue?.first?["code"], "unavailable")
        let refreshed = try await program.session.refresh(ids: ["two"])
        expectEqual(refreshed.notes, [.warning("two: \(message)")])
        expectEqual(refreshed.json["instances"]?.arrayValue?.first?["missingDefaults"]?.arrayValue?.count, 1)
        try expectEqual(program.session.get(id: "lamp", parameters: ["lamps"]).text(.plain), "lamps:\n")
    }

    @Test(arguments: [
        (HandlerError(.notSignedIn), "notSignedIn"), (HandlerError(.unavailable, message: "at sea"), "unavailable"),
        (HandlerError(.failed, message: "burnt"), "failed"),
    ])
    func `a failing handler is reported without handler advice`(error: HandlerError, code: String) async throws {
        let program = try await Program.withLamp(LampHandler(failure: error))
        let options = try await program.session.options(id: "lamp", parameter: "lamps", request: OptionsRequest())
        expectEqual(options.failure?.status, .unavailable)
        expectEqual(options.failure?.problems[0].code, code)
        expectEqual(options.failure?.advice, nil)
        let failure = await #expect(throws: CommandError.self) {
            try await program.session.set(id: "lamp", assignments: ["lamps=left"], ifRevision: nil, unchecked: false)
        }
        expectEqual(failure?.status, .unavailable)
        expectEqual(failure?.advice, "--unchecked stores the value without a lookup")
    }

    @Test func `a refused configuration exits with 65 and the parameter`() async throws {
        let program = try await Program.withLamp(LampHandler(limit: 7))
        let error = await #expect(throws: EngineError.self) {
            try await program.session.set(id: "lamp", assignments: ["brightness=8"], ifRevision: nil, unchecked: false)
        }
        let failure = CommandError(try #require(error))
        expectEqual(failure.status, .invalidData)
        expectEqual(failure.problems.map(\.code), ["refused"])
        expectEqual(failure.problems.map(\.parameter), ["brightness"])
        try expectEqual(program.session.get(id: "lamp", parameters: ["brightness"]).text(.plain), "brightness: 5\n")
    }

    @Test func `doctor reports what a newer handler refuses`() async throws {
        let program = try await Program.withLamp(LampHandler())
        _ = try await program.session.set(id: "lamp", assignments: ["brightness=8"], ifRevision: nil, unchecked: false)
        let newer = try Program(LampHandler(limit: 7), sharingHomeOf: program)
        let findings = await newer.session.doctor().subjects.filter { $0.name == "handlers" }.flatMap(\.findings)
        expectEqual(findings.map(\.level), [.warning])
        expectEqual(findings.map(\.message), ["the handler refuses 'lamp': brightness: at most 7"])
        expectEqual(findings.first?.facts["instance"], "lamp")
        let older = await program.session.doctor().subjects.filter { $0.name == "handlers" }.flatMap(\.findings)
        expectEqual(older.map(\.level), [.ok])
    }

    @Test func `a missing handler causes a warning and a finding`() async throws {
        let message = "the intent 'Lamps' has no handler, which provides 'lamps'"
        let program = try Program(definitions: [LampIntent.definition])
        expectEqual(program.session.handlerWarnings, [.warning(message)])
        let findings = await program.session.doctor().subjects.filter { $0.name == "handlers" }.flatMap(\.findings)
        expectEqual(findings.map(\.message), [message])
        expectEqual(findings.first?.facts["parameters"], ["lamps"])
        try expectEqual(Program(LampHandler()).session.handlerWarnings, [])
    }

    @Test func `titles in another language are looked up and not stored`() async throws {
        let program = try await Program.withLamp(LampHandler())
        _ = try await program.session.set(id: "lamp", assignments: ["lamps=right"], ifRevision: nil, unchecked: false)
        let session = Session(context: program.session.context, choices: SessionChoices(locale: "de"))
        let german = try await session.translated("lamp")
        try expectEqual(
            session.get(id: "lamp", parameters: ["lamps"], german).text(.plain), "lamps: right  Lampe right\n")
        try await #expect(session.show(id: "lamp").text(.plain).contains("Lampe right"))
        try expectEqual(program.session.get(id: "lamp", parameters: ["lamps"]).text(.plain), "lamps: right  Right\n")
        try await expectEqual(program.session.translated("lamp")?.notes, nil)
        // The stored titles are better than none.
        let failing = try Program(LampHandler(failure: HandlerError(.failed, message: "dark")), sharingHomeOf: program)
        let other = Session(context: failing.session.context, choices: SessionChoices(locale: "de"))
        let stored = try await other.translated("lamp")
        try expectEqual(other.get(id: "lamp", parameters: ["lamps"], stored).text(.plain), "lamps: right  Right\n")
        expectEqual(stored?.notes.count, 1)
    }

    @Test func `doctor reports a control that nothing performs`() async throws {
        let program = try Program(definitions: [Self.door])
        let findings = await program.session.doctor().subjects.filter { $0.name == "handlers" }.flatMap(\.findings)
        expectEqual(findings.map(\.message), ["no handler performs the intent 'Lock' of the control 'Door'"])
        expectEqual(findings.map(\.level), [.warning])
        expectEqual(findings.first?.facts["control"], "Door")
    }

    private static let door = IntentDefinition(
        json: """
            {"schema":1,"group":"group.door","intents":[{"name":"Lock"}],\
            "controls":[{"name":"Door","intent":"Lock","symbol":"lock"}]}
            """)

    @Test func `option files are read below the program's folder`() async throws {
        let program = try Program(definitions: [Self.shop], optionFiles: "files")
        try program.write(
            #"{ "options": 1, "sections": [ { "items": [ { "identifier": "top", "title": "Top Shelf" } ] } ] }"#,
            to: "files/data/shelves.json")
        _ = try await program.session.add(
            kind: "ShopWidget", family: "systemSmall", id: "shop", assignments: ["shelf=top"], unchecked: false)
        let options = try await program.session.options(
            id: "shop", parameter: "shelf", request: OptionsRequest(includesChosen: true))
        expectEqual(options.text(.plain), "* top  Top Shelf\n")
    }

    @Test func `option files are unavailable without a folder`() async throws {
        let program = try Program(definitions: [Self.shop])
        _ = try await program.session.add(
            kind: "ShopWidget", family: "systemSmall", id: "shop", assignments: [], unchecked: false)
        let options = try await program.session.options(id: "shop", parameter: "shelf", request: OptionsRequest())
        expectEqual(options.failure?.status, .unavailable)
        expectEqual(options.failure?.problems[0].code, "unavailable")
        expectEqual(options.failure?.problems[0].message.contains("'data/shelves.json'"), true)
    }

    private static let shop = IntentDefinition(
        json: """
            {"schema":1,"group":"group.shop","types":[{"name":"Shelf"}],"intents":[{"name":"Shop","parameters":[\
            {"name":"shelf","type":"object:Shelf","options":{"file":"data/shelves.json"}}],"eligibleForWidgets":true}],\
            "widgets":[{"name":"ShopWidget","intent":"Shop","families":["systemSmall"]}]}
            """)

    @Test func `the store is at the group's default location`() async throws {
        let program = try await Program.withLamp(LampHandler())
        #expect(FileManager.default.fileExists(atPath: program.home + "/.local/share/intents/group.lamps/store.sqlite"))
        try await expectEqual(program.session.remove(id: "lamp").text(.plain), "")
        #expect(try program.session.list(kind: nil).instances.isEmpty)
        let history = try await program.session.history(id: "lamp", limit: nil)
        expectEqual(history.list.changes.map(\.cause), [.placed, .removed])
    }

    @Test func `a watch canceled before it begins is not an error`() async throws {
        let program = try await Program.withLamp(LampHandler())
        let watching = Task { [session = program.session] in
            while !Task.isCancelled { await Task.yield() }
            try await session.watch(kind: nil, since: nil) { _, _ in }
        }
        watching.cancel()
        try await watching.value
    }
}

/// A session with a temporary home folder.
private final class Program {
    let home: String
    let session: Session
    private let ownsHome: Bool

    /// - Parameters:
    ///   - optionFiles: A path relative to the home folder.
    ///   - owner: A program with the same home folder, which exists as long as this one is used.
    init(
        _ handlers: any IntentHandling..., definitions: [IntentDefinition] = [], optionFiles: String? = nil,
        sharingHomeOf owner: Program? = nil
    ) throws {
        let home = owner?.home ?? FileManager.default.temporaryDirectory.path + "/control-" + UUID().uuidString
        self.home = home
        ownsHome = owner == nil
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        // The clock stands still, so that a busy machine causes no timeouts.
        var settings = EngineSettings()
        settings.deadlines = ManualDeadlines()
        let context = ControlContext(
            programName: "lamps",
            definitions: .program(
                handlers: handlers, definitions: definitions, optionFiles: optionFiles.map { home + "/" + $0 }
            ),
            environment: Environment(["HOME": home]), settings: settings)
        session = Session(context: context, choices: SessionChoices())
    }

    deinit {
        if ownsHome { try? FileManager.default.removeItem(atPath: home) }
    }

    func write(_ text: String, to file: String) throws {
        let place = URL(fileURLWithPath: home + "/" + file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    /// Creates a program with an instance `lamp`, even if the handler fails.
    static func withLamp(_ handler: LampHandler) async throws -> Program {
        let program = try Program(handler)
        _ = try await program.session.add(
            kind: "LampWidget", family: "systemSmall", id: "lamp", assignments: [], unchecked: false)
        return program
    }
}

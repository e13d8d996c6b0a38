import Foundation
import IntentControl
import IntentRuntime
import Testing

/// A program of one's own, with handlers and without definition files.
struct HandlerProgramTests {
    @Test func handlersAnswerWithoutDefinitionFiles() async throws {
        let program = try Program(LampHandler())
        let added = try await program.session.add(
            kind: "LampWidget", family: "systemSmall", id: "lamp", assignments: [], unchecked: false)
        #expect(added.text(.plain) == "lamp\n")
        #expect(try program.session.get(id: "lamp", parameter: "lamps").text(.plain) == "lamps: left  Left\n")
        #expect(
            try program.session.explain(id: "lamp", parameter: "lamps").json["parameters"]?["lamps"]?["origin"]
                == "default(handler)")

        let options = try await program.session.options(id: "lamp", parameter: "lamps", request: OptionsRequest())
        #expect(options.text(.plain) == "right  Right\nfloor  Floor\n")

        let edited = try await program.session.set(
            id: "lamp", assignments: ["lamps=floor,right", "brightness=7"], ifRevision: nil, unchecked: false)
        #expect(edited.outcome.changed == ["lamps", "brightness"])
        #expect(
            try program.session.get(id: "lamp", parameter: nil).text(.plain)
                == "lamps: floor  Floor\nlamps: right  Right\nbrightness: 7\n")
        #expect(try program.session.list(kind: "LampWidget").instances.count == 1)
    }

    @Test func anUnknownOptionIsRefused() async throws {
        let program = try await Program.withLamp(LampHandler())
        let failure = await #expect(throws: EngineError.self) {
            try await program.session.set(
                id: "lamp", assignments: ["lamps=ceiling"], ifRevision: nil, unchecked: false)
        }
        #expect(failure?.code == .wrongValue)
    }

    @Test(arguments: [
        (HandlerError(.notSignedIn), "notSignedIn"), (HandlerError(.unavailable, message: "at sea"), "unavailable"),
        (HandlerError(.failed, message: "burnt"), "failed"),
    ])
    func aFailingHandlerIsAStateAndNotAdvisedAway(error: HandlerError, code: String) async throws {
        let program = try await Program.withLamp(LampHandler(failure: error))
        let options = try await program.session.options(id: "lamp", parameter: "lamps", request: OptionsRequest())
        #expect(options.failure?.status == .unavailable)
        #expect(options.failure?.problems[0].code == code)
        #expect(options.failure?.advice == nil)
        let failure = await #expect(throws: ControlFailure.self) {
            try await program.session.set(id: "lamp", assignments: ["lamps=left"], ifRevision: nil, unchecked: false)
        }
        #expect(failure?.status == .unavailable)
        #expect(failure?.advice == "--unchecked stores the value without a lookup")
    }

    @Test func theStoreStandsInTheGroupsPlace() async throws {
        let program = try await Program.withLamp(LampHandler())
        #expect(FileManager.default.fileExists(atPath: program.home + "/.local/share/intents/group.lamps/store.sqlite"))
        #expect(try program.session.remove(id: "lamp").text(.plain) == "")
        #expect(try program.session.list(kind: nil).instances.isEmpty)
        #expect(try program.session.history(id: "lamp").changes.map(\.cause) == [.placed, .removed])
    }
}

/// A session with a home folder of its own; gone afterwards.
private final class Program {
    let home: String
    let session: Session

    init(_ handler: LampHandler) throws {
        home = FileManager.default.temporaryDirectory.path + "/control-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let context = ControlContext(
            programName: "lamps", definitions: .program(handlers: [handler], definitions: []),
            environment: Environment(["HOME": home]))
        session = Session(context: context, choices: SessionChoices())
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    /// With an instance `lamp`, whatever the handler does.
    static func withLamp(_ handler: LampHandler) async throws -> Program {
        let program = try Program(handler)
        _ = try await program.session.add(
            kind: "LampWidget", family: "systemSmall", id: "lamp", assignments: [], unchecked: false)
        return program
    }
}

import Foundation
import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentControl

/// `trust` with and without confirmation, in a program with generated definitions.
@Suite final class TrustCommandTests: Sendable {
    private let home: TemporaryFolder
    private let asked = Mutex<[String]>([])

    init() throws {
        home = try TemporaryFolder("trust")
    }

    private static let drive = IntentDefinition(
        json: """
            {"schema":1,"group":"group.drive","types":[{"name":"Car"}],"intents":[{"name":"Drive","parameters":[\
            {"name":"car","type":"object:Car","options":{"command":["printf","%s","{\\"options\\":1,\\"sections\\":[]}"]}},\
            {"name":"near","type":"object:Car","options":{"url":"https://example.com/cars.json"}}],\
            "eligibleForWidgets":true}],\
            "widgets":[{"name":"Drive","intent":"Drive","families":["systemSmall"]}]}
            """)

    private func session(answer: Bool?) -> Session {
        var context = ControlContext(
            programName: "cartool",
            definitions: .program(handlers: [], definitions: [Self.drive], optionFiles: home.path),
            environment: Environment(["HOME": home.path, "PATH": "/usr/bin:/bin"]))
        context.confirm = { [self] question in
            asked.withLock { $0.append(question) }
            return answer
        }
        return Session(context: context, choices: SessionChoices())
    }

    private func state(_ parameter: String) async throws -> OptionsAnswer.State {
        let session = session(answer: nil)
        if try session.list(kind: nil).instances.isEmpty {
            _ = try await session.add(
                kind: "Drive", family: "systemSmall", id: "drive", assignments: [], unchecked: false)
        }
        return try await session.options(id: "drive", parameter: parameter, request: OptionsRequest()).answer.state
    }

    @Test func `confirmation shows what is requested first`() async throws {
        let result = try session(answer: true).trust(paths: [], isConfirmed: false)
        expectEqual(result.entries.map(\.state), [.allowed, .allowed])
        expectEqual(result.entries.map(\.parameters), [["Drive.car"], ["Drive.near"]])
        let question = try #require(asked.withLock { $0.first })
        #expect(question.contains("new  command  printf"))
        #expect(question.contains("new  address  https://example.com/cars.json"))
        #expect(question.hasSuffix("Allow this? [y/N] "))
        try await expectEqual(state("car"), .answered)
        // What is already allowed is not asked again.
        _ = try session(answer: false).trust(paths: [], isConfirmed: false)
        expectEqual(asked.withLock { $0.count }, 1)
    }

    @Test func `declining changes nothing`() async throws {
        let failure = #expect(throws: CommandError.self) {
            try session(answer: false).trust(paths: [], isConfirmed: false)
        }
        expectEqual(failure?.status, .canceled)
        try expectEqual(session(answer: nil).trusted().entries, [])
        guard case .failed(let failure) = try await state("car"), failure.code == .sourceNotTrusted else {
            Issue.record("expected sourceNotTrusted")
            return
        }
        #expect(failure.message.hasSuffix("run 'cartool trust'"))
    }

    @Test func `without a terminal the error names the flag`() throws {
        let failure = #expect(throws: CommandError.self) {
            try session(answer: nil).trust(paths: [], isConfirmed: false)
        }
        expectEqual(failure?.status, .wrongUsage)
        expectEqual(failure?.problems[0].message.contains("--yes"), true)
        expectEqual(failure?.advice?.contains("https://example.com/cars.json"), true)
    }

    @Test func `a handler program refuses paths`() throws {
        for action in [
            { _ = try self.session(answer: nil).trust(paths: ["x"], isConfirmed: true) },
            { _ = try self.session(answer: nil).revokeTrust(paths: ["x"]) },
        ] {
            let failure = #expect(throws: CommandError.self) { try action() }
            expectEqual(failure?.status, .wrongUsage)
        }
        _ = try session(answer: nil).trust(paths: [], isConfirmed: true)
        try expectEqual(session(answer: nil).revokeTrust(paths: []).entries.count, 2)
        try expectEqual(session(answer: nil).trusted().entries, [])
    }

    @Test func `an entry that was edited by hand is ignored`() async throws {
        _ = try session(answer: nil).trust(paths: [], isConfirmed: true)
        let list = URL(fileURLWithPath: home.path + "/.config/intents/trust.json")
        let text = String(decoding: try Data(contentsOf: list), as: UTF8.self)
        #expect(text.contains("printf"))
        try Data(text.replacingOccurrences(of: "\"printf\"", with: "\"cat\"").utf8).write(to: list)
        try expectEqual(
            session(answer: nil).trusted().entries.map(\.subject.source),
            [
                .address("https://example.com/cars.json")
            ])
    }

    @Test func `concurrent changes are all kept`() async throws {
        let sources = (0..<8).map { number in
            "{\"name\":\"p\(number)\",\"type\":\"String\",\"options\":{\"url\":\"https://example.com/\(number)\"}}"
        }
        let list = home.path + "/.config/intents/trust.json"
        try await withThrowingTaskGroup { group in
            for source in sources {
                group.addTask { [home] in
                    let json = "{\"schema\":1,\"intents\":[{\"name\":\"A\",\"parameters\":[\(source)]}]}"
                    let schema = try Schema(json: JSONValue(parsing: json))
                    let context = ControlContext(
                        programName: "x", definitions: .files { _ in LoadedSchema(schema) },
                        environment: Environment(["HOME": home.path, "INTENT_DEFINITIONS": "x"]))
                    let session = Session(context: context, choices: SessionChoices())
                    _ = try session.trust(paths: [], isConfirmed: true)
                }
            }
            try await group.waitForAll()
        }
        let text = try String(contentsOfFile: list, encoding: .utf8)
        for number in 0..<8 { #expect(text.contains("https://example.com/\(number)")) }
    }
}

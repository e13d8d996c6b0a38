import Foundation
import IntentTestSupport
import Testing

/// `intentgen generate`, from files to files.
struct GenerateTests {
    private static let clock = """
        intentDefinition: 1
        enums: { Hand: { cases: [long, short] } }
        intents: { Clock: { parameters: { hand: { type: Hand, default: long } } } }

        """
    private static let lamp = "intentDefinition: 1\nintents: { Lamp: { parameters: { name: String } } }\n"
    private static let wrong = "intentDefinition: 1\nintents: { Lamp: { parameters: { name: Text } } }\n"

    @Test func `each definition file generates one file of its name`() async throws {
        let sandbox = try twoDefinitions()
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out/here"]), .success())
        try await expectEqual(sandbox.shell("ls -A out/here"), .success("clock.intent.swift\nlamp.intent.swift\n"))
        #expect(try sandbox.text(of: "out/here/clock.intent.swift").contains("struct ClockIntent"))
        #expect(!(try sandbox.text(of: "out/here/clock.intent.swift").contains("public ")))
        try await expectEqual(
            sandbox.run(["generate", "definitions", "--output", "out/there/", "--access", "public"]), .success())
        #expect(try sandbox.text(of: "out/there/lamp.intent.swift").contains("public nonisolated struct LampIntent"))
    }

    @Test func `translations are part of the file of their definition`() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            "intentTexts: 1\nlanguage: de\nenums.Hand.cases.long.title: Langer Zeiger\n",
            to: "definitions/clock.intent.de.yaml")
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
        try await expectEqual(sandbox.shell("ls -A out"), .success("clock.intent.swift\nlamp.intent.swift\n"))
        #expect(try sandbox.text(of: "out/clock.intent.swift").contains("Langer Zeiger"))
        #expect(!(try sandbox.text(of: "out/lamp.intent.swift").contains("Langer Zeiger")))
    }

    @Test func `--output - prints a single file`() async throws {
        let sandbox = try twoDefinitions()
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
        try await expectEqual(
            sandbox.run(["generate", "definitions/lamp.intent.yaml", "--output", "-"]),
            .success(try sandbox.text(of: "out/lamp.intent.swift")))
        let both = try await sandbox.run(["generate", "definitions", "--output", "-"])
        expectEqual(both.status, 64)
        expectEqual(both.output, "")
        #expect(both.error.contains("2 would be generated; name a folder"))
    }

    @Test func `--check lists outdated files and writes nothing`() async throws {
        let sandbox = try twoDefinitions()
        let check = ["generate", "definitions", "--output", "out", "--check"]
        try await expectEqual(
            sandbox.run(check), Outcome(status: 1, output: "out/clock.intent.swift\nout/lamp.intent.swift\n"))
        #expect(!sandbox.exists("out"))
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
        try await expectEqual(sandbox.run(check), .success())
        try sandbox.write("// mine\n", to: "out/lamp.intent.swift")
        try await expectEqual(sandbox.run(check), Outcome(status: 1, output: "out/lamp.intent.swift\n"))
        try expectEqual(sandbox.text(of: "out/lamp.intent.swift"), "// mine\n")
    }

    @Test func `files of a definition that is gone are named, and stay`() async throws {
        let sandbox = try twoDefinitions()
        let generate = ["generate", "definitions", "--output", "out", "--fakes"]
        try await expectEqual(sandbox.run(generate), .success())
        try sandbox.write("// mine\n", to: "out/other.swift")
        try await expectEqual(sandbox.shell("rm definitions/lamp.intent.yaml").status, 0)
        let reason =
            "was generated from 'lamp.intent.yaml', which is not among the definitions; delete it, or generate all "
        let message = { (kind: String, file: String) in
            "\(kind): 'out/\(file)' \(reason)files of the folder together\n"
        }
        let files = ["lamp.fakes.swift", "lamp.intent.swift"]
        try await expectEqual(
            sandbox.run(generate), Outcome(status: 0, error: files.map { message("warning", $0) }.joined()))
        try await expectEqual(
            sandbox.run(generate + ["--check"]), Outcome(status: 1, error: files.map { message("error", $0) }.joined()))
        #expect(sandbox.exists("out/lamp.intent.swift"))
    }

    @Test func `files of a definition beside the generated one are not stale`() async throws {
        let sandbox = try twoDefinitions()
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
        try await expectEqual(
            sandbox.run(["generate", "definitions/clock.intent.yaml", "--output", "out", "--check"]), .success())
    }

    @Test func `only files whose contents change are written`() async throws {
        let sandbox = try twoDefinitions()
        let generate = ["generate", "definitions", "--output", "out"]
        try await expectEqual(sandbox.run(generate), .success())
        try await expectEqual(sandbox.shell("touch -d 2001-02-03T04:05:06 out/*").status, 0)
        let old = try sandbox.modified("out/clock.intent.swift")
        try sandbox.write(
            Self.lamp.replacingOccurrences(of: "name:", with: "label:"), to: "definitions/lamp.intent.yaml")
        try await expectEqual(sandbox.run(generate), .success())
        try expectEqual(sandbox.modified("out/clock.intent.swift"), old)
        #expect(try sandbox.modified("out/lamp.intent.swift") > old)
        #expect(try sandbox.text(of: "out/lamp.intent.swift").contains("label"))
    }

    @Test(arguments: ["file", "file/below", "file/far/below"])
    func `an output that cannot be created is reported`(output: String) async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write("mine", to: "file")
        let outcome = try await sandbox.run(["generate", "definitions", "--output", output])
        expectEqual(outcome.status, 73)
        #expect(outcome.error.hasPrefix("error: '"))
        #expect(outcome.error.contains("cannot be created"))
        try expectEqual(sandbox.text(of: "file"), "mine")
    }

    @Test(arguments: ["lock", "export"], ["/dev/null", "folder"])
    func `an output that no file can replace is refused`(command: String, output: String) async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write("mine", to: "folder/file")
        let outcome = try await sandbox.run([command, "definitions", "--output", output])
        expectEqual(outcome.status, 73)
        #expect(outcome.error.hasPrefix("error: '\(output)' cannot be created: it is a "), "\(outcome.error)")
    }

    @Test func `one invalid definition prevents all output`() async throws {
        let sandbox = try twoDefinitions()
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
        let before = try sandbox.text(of: "out/clock.intent.swift")
        try sandbox.write(Self.wrong, to: "definitions/lamp.intent.yaml")
        try sandbox.write(
            Self.clock.replacingOccurrences(of: "short", with: "thin"), to: "definitions/clock.intent.yaml")
        for output in ["out", "new", "-"] {
            let outcome = try await sandbox.run(["generate", "definitions", "--output", output])
            expectEqual(outcome.status, 65)
            expectEqual(outcome.output, "")
            #expect(outcome.error.hasPrefix("definitions/lamp.intent.yaml:2:40: error: "))
        }
        try expectEqual(sandbox.text(of: "out/clock.intent.swift"), before)
        #expect(!sandbox.exists("new"))
    }

    @Test(arguments: [
        ["generate", "definitions"], ["generate", "--output", "out"],
        ["generate", "definitions", "--output", "out", "--target", "cobol"],
        ["generate", "definitions", "--output", "out", "--access", "open"],
        ["generate", "definitions", "--output", "-", "--check"],
        ["generate", "definitions", "--output", "out", "--migrate-custom-intents"],
    ])
    func `wrong usage writes nothing`(arguments: [String]) async throws {
        let sandbox = try twoDefinitions()
        let outcome = try await sandbox.run(arguments)
        expectEqual(outcome.status, 64)
        expectEqual(outcome.output, "")
        #expect(!sandbox.exists("out"))
    }

    @Test(arguments: [("swift", "sirikit", "clock.intent.swift"), ("sirikit", "swift", "clock.sirikit.swift")])
    func `targets that declare the same names cannot share a folder`(first: String, second: String, file: String)
        async throws
    {
        let sandbox = try twoDefinitions()
        let generate = ["generate", "definitions", "--output", "out", "--target"]
        try await expectEqual(sandbox.run(generate + [first]), .success())
        let listing = try await sandbox.shell("ls -A out")
        for arguments in [generate + [second], generate + [second, "--check"]] {
            let outcome = try await sandbox.run(arguments)
            expectEqual(outcome.status, 73)
            expectEqual(outcome.output, "")
            #expect(outcome.error.contains("'out/\(file)' was generated with '--target \(first)'"))
            #expect(outcome.error.contains("name another folder, or delete the file"))
        }
        try await expectEqual(sandbox.shell("ls -A out"), listing)
        try await expectEqual(sandbox.run(generate + [first]), .success())
    }

    @Test func `a file of another origin does not prevent output`() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write("// mine\n", to: "out/own.sirikit.swift")
        try await expectEqual(sandbox.run(["generate", "definitions", "--output", "out"]), .success())
    }

    @Test func `App Intents generates two files and warns about losses`() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            """
            intentDefinition: 1
            intents:
              Clock: { eligibleForWidgets: true, parameters: { size: { type: Integer, range: { min: 2, step: 2 } } } }

            """, to: "app/clock.intent.yaml")
        let generate = ["generate", "app", "--output", "out", "--target", "app-intents"]
        let outcome = try await sandbox.run(generate)
        expectEqual(outcome.status, 0)
        #expect(
            outcome.error.hasPrefix(
                "app/clock.intent.yaml:3:52: warning: App Intents ranges have no step; 'size' accepts"))
        #expect(outcome.error.contains("[app-intents-step]"))
        #expect(try sandbox.text(of: "out/clock.appintents.swift").contains("struct ClockAppIntent: "))
        #expect(try sandbox.text(of: "out/clock.xcstrings").hasPrefix("{\n  \"sourceLanguage\": \"en\""))
        try await expectEqual(sandbox.run(generate + ["--migrate-custom-intents"]).status, 0)
        #expect(
            try sandbox.text(of: "out/clock.appintents.swift").contains("intentClassName: String = \"ClockIntent\""))
    }

    @Test func `a name that App Intents declares is an error there`() async throws {
        let sandbox = try twoDefinitions()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Property: {} }
            intents: { Clock: { eligibleForWidgets: true, parameters: { it: Property } } }

            """, to: "app/clock.intent.yaml")
        let generate = ["generate", "app", "--output", "out"]
        let outcome = try await sandbox.run(generate + ["--target", "app-intents"])
        expectEqual(outcome.status, 65)
        #expect(outcome.error.contains("[name-collision]"))
        #expect(!sandbox.exists("out"))
        try await expectEqual(sandbox.run(generate).status, 0)
    }

    private func twoDefinitions() throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.program = "intentgen"
        try sandbox.write(Self.clock, to: "definitions/clock.intent.yaml")
        try sandbox.write(Self.lamp, to: "definitions/lamp.intent.yaml")
        return sandbox
    }
}

extension Sandbox {
    fileprivate func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)), as: UTF8.self)
    }

    fileprivate func modified(_ file: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
        return try #require(attributes[.modificationDate] as? Date)
    }
}

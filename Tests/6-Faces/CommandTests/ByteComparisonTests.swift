import Foundation
import IntentTestSupport
import Testing

/// Texts that look alike, names that begin with a combining mark, and links: what an attacker tried.
struct ByteComparisonTests {
    private static let document = #"{"options":1,"sections":[{"items":[{"identifier":"lock","title":"Lock"}]}]}"#
    private static let mark = "\u{301}"

    /// Returns a sandbox with an instance `drive` whose options come from a command, which the user trusts.
    private func trusting(_ command: String, files: KeyValuePairs<String, String>) async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: \(command) } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        for (name, text) in files { try sandbox.write(text, to: "definitions/\(name)") }
        try await expectEqual(sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status, 0)
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        return sandbox
    }

    private static let script = "printf '%s' '\(document)'\n"

    @Test func `a changed script whose name begins with a mark asks`() async throws {
        let sandbox = try await trusting(#"[sh, "\u0301s.sh"]"#, files: ["\(Self.mark)s.sh": Self.script])
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try sandbox.write(Self.script + "touch ran\n", to: "definitions/\(Self.mark)s.sh")
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        #expect(!sandbox.exists("definitions/ran"))
    }

    @Test func `two equivalent words are two files`() async throws {
        let sandbox = try await trusting(
            #"[sh, "./\u00E9.sh", "./e\u0301.sh"]"#,
            files: ["\u{E9}.sh": ". \"$1\"\n", "e\u{301}.sh": Self.script])
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try sandbox.write(Self.script + "touch ran\n", to: "definitions/e\u{301}.sh")
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        #expect(!sandbox.exists("definitions/ran"))
    }

    @Test func `a link turned after trust is refused`() async throws {
        let sandbox = try await trusting("[./c]", files: ["../tools/list": "#!/bin/sh\n" + Self.script])
        try await expectEqual(
            sandbox.shell(
                "chmod 755 tools/list; cp tools/list tools/other; ln -s ../tools/list definitions/c"
            )
            .status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        let trust = try await sandbox.intentctl("trust", "definitions", "--yes")
        #expect(trust.output.contains("c -> ../tools/list"))
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try await expectEqual(sandbox.shell("ln -sfn ../tools/other definitions/c").status, 0)
        let turned = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(turned.status, 77)
        #expect(turned.error.contains("which has changed since it was trusted"))
    }

    @Test func `a script that appears after trust is refused`() async throws {
        let sandbox = try await trusting("[sh, s.sh]", files: ["../elsewhere.sh": "touch ran\n" + Self.script])
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 69)
        try await expectEqual(sandbox.shell("ln -s ../elsewhere.sh definitions/s.sh").status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        #expect(!sandbox.exists("definitions/ran"))
    }

    @Test func `a changed file in a trusted folder is refused`() async throws {
        let sandbox = try await trusting(
            "[sh, -c, '. ./pkg/a.sh', pkg]", files: ["pkg/a.sh": ". ./pkg/b.sh\n", "pkg/b.sh": Self.script])
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try sandbox.write(Self.script + "touch ran\n", to: "definitions/pkg/b.sh")
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        #expect(!sandbox.exists("definitions/ran"))
    }

    @Test func `a configuration folder may begin with a mark`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "intentDefinition: 1\nintents: { A: { parameters: { b: { type: String, optionsFrom: { command: [x] } } } } }\n",
            to: "definitions/a.intent.yaml")
        sandbox.environment["XDG_CONFIG_HOME"] = "\(sandbox.path)/\(Self.mark)config"
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        #expect(sandbox.exists("\(Self.mark)config/intents/trust.json"))
    }

    @Test func `an edit to another composition of a text is stored`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            intents: { Sign: { parameters: { text: String, picture: File } } }
            widgets: { Sign: { intent: Sign, families: [systemSmall] } }
            """, to: "definitions/sign.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Sign", "--family", "systemSmall", "--id", "sign").status, 0)
        for text in ["e\u{301}", "\u{E9}"] {
            for parameter in ["text", "picture"] {
                try await expectEqual(sandbox.intentctl("set", "sign", "\(parameter)=\(text)"), .success())
                let json = try await sandbox.intentctl("get", "sign", parameter, "--json")
                #expect(Data(json.output.utf8).range(of: Data("\"\(text)\"".utf8)) != nil)
            }
        }
        // What is exported is what another store contains after the import.
        let export = try await sandbox.intentctl("export").output
        try await expectEqual(sandbox.intentctl("set", "sign", "text=e\u{301}"), .success())
        try sandbox.write(export, to: "export.json")
        try await expectEqual(sandbox.intentctl("import", "export.json", "--exact", "--replace").status, 0)
        let json = try await sandbox.intentctl("get", "sign", "text", "--json")
        #expect(Data(json.output.utf8).range(of: Data("\"\u{E9}\"".utf8)) != nil)
    }

    @Test func `what is generated stays in its folder`() async throws {
        let sandbox = try Sandbox()
        sandbox.program = "intentgen"
        try sandbox.write(
            "intentDefinition: 1\nintents: { Lamp: { parameters: { name: String } } }\n",
            to: "\(Self.mark)x.intent.yaml")
        try sandbox.write("", to: "work/here/empty")
        let outcome = try await sandbox.shell(
            "cd work/here && $intentctl generate ../../\(Self.mark)x.intent.yaml --output out; ls -A out; ls -A ..")
        expectEqual(outcome.output, "\(Self.mark)x.intent.swift\nhere\n")
        let named = try await sandbox.run([
            "import", "x.intentdefinition", "--output", "out", "--name", "../\(Self.mark)x",
        ])
        expectEqual(named.status, 64)
        #expect(named.error.contains("must be the name of a file"))
    }

    @Test(arguments: ["/\(mark)cars.json", "a/../../\(mark)cars.json", "../\(mark)cars.json"])
    func `validate refuses an option file that reading refuses`(_ path: String) async throws {
        let sandbox = try Sandbox()
        sandbox.program = "intentgen"
        try sandbox.write(
            """
            intentDefinition: 1
            intents: { A: { parameters: { b: { type: String, optionsFrom: { file: "\(path)" } } } } }
            """, to: "a.intent.yaml")
        let outcome = try await sandbox.run(["validate", "a.intent.yaml"])
        expectEqual(outcome.status, 65)
        #expect(outcome.error.contains("a path below the definition's folder"))
    }
}

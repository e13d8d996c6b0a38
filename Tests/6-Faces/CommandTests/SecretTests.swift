import Foundation
import IntentTestSupport
import Testing

/// The text of a secret is in the store, and nowhere else unless it is asked for.
struct SecretTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        intents:
          Home: { parameters: { token: { type: String, secret: true }, note: { type: String, multiline: true } } }
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """
    private static let sentinel = "s3ntinel-7f4c"

    /// Returns a sandbox with an instance whose secret is set.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w").status, 0)
        try await expectEqual(sandbox.intentctl("set", "w", "token@=-", input: Self.sentinel + "\n"), .success())
        return sandbox
    }

    /// Commands that have something to do with the value, some of them wrong.
    private static let commands: [[String]] = [
        ["get", "w"], ["get", "w", "--json"], ["get", "w", "--explain"], ["get", "w", "--explain", "--json"],
        ["get", "w", "token", "--fields", "value,stored,default,storedForm"], ["show", "w"], ["show", "w", "--json"],
        ["history", "w"], ["history", "w", "--json"], ["history", "w", "--fields", "differences"], ["list", "--json"],
        ["export"], ["export", "--json"], ["doctor"], ["doctor", "--json"], ["migrate", "--json"], ["kinds", "--json"],
        ["set", "w", "token=\(sentinel)", "token=\(sentinel)"], ["set", "w", "token+=\(sentinel)"],
        ["set", "w", "token:=\(sentinel)"], ["set", "w", "token:=[\"\(sentinel)\"]"],
        ["set", "w", "token:\(sentinel)"],
        ["set", "w", "=\(sentinel)"], ["set", "w", ":=\(sentinel)"], ["set", "w", "--token=\(sentinel)"],
        ["set", "w", "tokn=\(sentinel)"],
        ["set", "w", "token=\(sentinel)", "--json"], ["undo", "w", "--json"],
        ["redo", "w"], ["refresh", "w", "--json"], ["options", "w", "token"],
    ]

    @Test(arguments: commands) func `no output contains the secret`(_ command: [String]) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.run(command)
        #expect(!outcome.output.contains(Self.sentinel), "\(outcome.output)")
        #expect(!outcome.error.contains(Self.sentinel), "\(outcome.error)")
    }

    @Test func `outputs show whether a secret is set`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("get", "w"), .success("token: ••••••••\nnote:\n"))
        try await expectEqual(sandbox.intentctl("get", "w", "--json"), .success("{\"note\":null}\n"))
        #expect(
            try await sandbox.intentctl("get", "w", "--explain", "--json").output
                .contains(#""token":{"type":"String","isSecret":true,"isSet":true,"origin":"user","marks":[]}"#))
        #expect(try await sandbox.intentctl("history", "w").output.contains("token: none -> ••••••••"))
        #expect(
            try await sandbox.intentctl("history", "w", "--json").output
                .contains(#""before":null,"after":{"type":"secret:String","isSecret":true}"#))
    }

    @Test(arguments: [["get"], ["get", "--json"], ["show"], ["history"], ["history", "--json"]])
    func `--secrets shows it`(_ command: [String]) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.run(command + ["w", "--secrets"])
        #expect(outcome.status == 0 && outcome.output.contains(Self.sentinel), "\(outcome)")
    }

    @Test func `an import without secrets keeps the stored one`() async throws {
        let sandbox = try await sandbox()
        let document = try await sandbox.intentctl("export", "--json").output
        #expect(document.contains(#""token":{"type":"secret:String"}"#), "\(document)")
        try sandbox.write(document, to: "widgets.json")
        for arguments in [["--replace"], ["--replace", "--exact"]] {
            try await expectEqual(sandbox.intentctl("set", "w", "note=new").status, 0)
            try await expectEqual(sandbox.run(["import", "widgets.json"] + arguments), .success("w  replaced\n"))
            try await expectEqual(
                sandbox.intentctl("get", "w", "--secrets"), .success("token: \(Self.sentinel)\nnote:\n"))
        }
        let other = try await sandbox.intentctl("import", "widgets.json", "--store", "data/other.sqlite")
        expectEqual(
            other,
            Outcome(
                status: 0, output: "w  placed\n",
                error: "warning: w: the secret 'token' is not in the document; enter it again\n"))
        try await sandbox.write(sandbox.intentctl("export", "--secrets").output, to: "all.json")
        try await expectEqual(
            sandbox.intentctl("import", "all.json", "--store", "data/other.sqlite", "--replace").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "w", "token", "--secrets", "--store", "data/other.sqlite"),
            .success("token: \(Self.sentinel)\n"))
    }

    @Test func `undo and redo restore the text`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "w", "token=other").status, 0)
        try await expectEqual(sandbox.intentctl("undo", "w").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "w", "token", "--secrets"), .success("token: \(Self.sentinel)\n"))
        try await expectEqual(sandbox.intentctl("redo", "w").status, 0)
        try await expectEqual(sandbox.intentctl("get", "w", "token", "--secrets"), .success("token: other\n"))
    }

    @Test func `a secret stays hidden without its definition`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            "intentDefinition: 1\ngroup: home\nwidgets: { Other: { families: [systemSmall] } }\n",
            to: "definitions/home.intent.yaml")
        for command in [["show", "w"], ["show", "w", "--json"], ["history", "w"], ["export"]] {
            let outcome = try await sandbox.run(command)
            #expect(outcome.status == 0 && !outcome.output.contains(Self.sentinel), "\(outcome)")
        }
    }

    @Test(arguments: [
        "intents: { Home: { parameters: { token: Integer } } }",
        "intents: { Home: { parameters: { token: { type: { oneOf: [Color, Integer] } } } } }",
        "types: { Key: { fields: { token: String } } }\nintents: { Home: { parameters: { token: Key } } }",
        "intents: { Other: { parameters: { token: Boolean } }, "
            + "Home: { parameters: { token: { type: String, secret: true } } } }",
    ])
    func `a secret stays hidden in a row that does not read it`(_ intents: String) async throws {
        let sandbox = try await sandbox()
        let intent = intents.contains("Other") ? "Other" : "Home"
        try sandbox.write(
            "intentDefinition: 1\ngroup: home\n\(intents)\nwidgets: { Home: { intent: \(intent), families: [systemSmall] } }\n",
            to: "definitions/home.intent.yaml")
        for command in Self.commands.filter({ !$0.joined().contains(Self.sentinel) }) {
            let outcome = try await sandbox.run(command)
            #expect(!outcome.output.contains(Self.sentinel) && !outcome.error.contains(Self.sentinel), "\(outcome)")
        }
        let explained = try await sandbox.intentctl("get", "w", "token", "--explain")
        #expect(explained.output.contains("incompatible") && explained.output.contains("••••••••"), "\(explained)")
        // The text is kept for a program that declares it.
        #expect(try await sandbox.intentctl("export", "--secrets").output.contains(Self.sentinel))
    }

    @Test func `what was stored before a parameter became secret is hidden`() async throws {
        let sandbox = try Sandbox()
        let open = Self.definition.replacingOccurrences(of: ", secret: true", with: "")
        try sandbox.write(open, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w", "token=\(Self.sentinel)").status, 0)
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        for command in [
            ["get", "w"], ["show", "w"], ["history", "w"], ["export"], ["migrate"], ["history", "w", "--json"],
        ] {
            let outcome = try await sandbox.run(command)
            #expect(outcome.status == 0 && !outcome.output.contains(Self.sentinel), "\(outcome)")
        }
        #expect(
            try await sandbox.intentctl("export", "--secrets", "--json").output.contains(#""type":"secret:String""#))
    }

    @Test(arguments: [["history", "w"], ["export"], ["watch", "--since", "0"]], [false, true])
    func `invalid definitions hide what may be a secret`(_ command: [String], _ hasOtherFile: Bool) async throws {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_STORE"] = "data/store.sqlite"
        let open = Self.definition.replacingOccurrences(of: ", secret: true", with: "")
        try sandbox.write(open, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w", "token=\(Self.sentinel)").status, 0)
        let invalid = Self.definition.replacingOccurrences(of: "multiline: true", with: "multiline: 1")
        try sandbox.write(invalid, to: "definitions/home.intent.yaml")
        if hasOtherFile {
            let other = "intentDefinition: 1\ngroup: home\nwidgets: { Clock: { families: [systemSmall] } }\n"
            try sandbox.write(other, to: "definitions/clock.intent.yaml")
        }
        let refused = try await sandbox.run(command)
        expectEqual(refused.status, 65)
        #expect(!refused.output.contains(Self.sentinel), "\(refused.output)")
        #expect(refused.error.contains("definitions/home.intent.yaml:"), "\(refused.error)")
        // A watch does not end, and the history of an instance that is blocked is not shown.
        if command[0] == "export" || command[0] == "history" && !hasOtherFile {
            let revealed = try await sandbox.run(command + ["--secrets"])
            #expect(revealed.status == 0 && revealed.output.contains(Self.sentinel), "\(revealed)")
        }
    }

    @Test func `a plain session hides what is stored and recorded`() async throws {
        let sandbox = try await sandbox()
        let new = "n3w-secret-51"
        let lines = ["token", new, "set token \(new)2", "show token", "changes", "save", "yes", "quit"]
        let outcome = try await sandbox.run(
            ["configure", "w", "--plain"], input: lines.map { $0 + "\n" }.joined())
        expectEqual(outcome.status, 0)
        #expect(!outcome.output.contains(new) && !outcome.output.contains(Self.sentinel), "\(outcome.output)")
        #expect(outcome.output.contains("> set token ••••••••\n"))
        try await expectEqual(sandbox.intentctl("get", "w", "token", "--secrets"), .success("token: \(new)2\n"))
    }

    @Test func `a control does not show the secrets that it performs with`() async throws {
        let sandbox = try Sandbox()
        let definition = """
            intentDefinition: 1
            group: home
            intents: { Ring: { parameters: { pin: { type: String, secret: true }, note: { type: String, default: a } } } }
            controls: { Bell: { intent: Ring, symbol: bell } }
            """
        try sandbox.write(definition, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Bell", "--id", "bell").status, 0)
        try await expectEqual(sandbox.intentctl("set", "bell", "pin=\(Self.sentinel)"), .success())
        try await expectEqual(sandbox.intentctl("host", "--once").status, 0)
        let timeline = try await sandbox.intentctl("timeline", "bell", "--json").output
        #expect(timeline.contains(#""intent":"Ring""#) && timeline.contains(#""note""#), "\(timeline)")
        #expect(!timeline.contains(Self.sentinel), "\(timeline)")
        sandbox.environment["INTENT_STORE"] = "home/.local/share/intents/home/store.sqlite"
        try await expectEqual(sandbox.shell("mv definitions others").status, 0)
        let undeclared = try await sandbox.intentctl("timeline", "bell", "--json").output
        #expect(undeclared.contains(#""intent":"Ring""#) && !undeclared.contains(Self.sentinel), "\(undeclared)")
    }

    @Test func `only the store's files contain the secret`() async throws {
        let sandbox = try await sandbox()
        for command in Self.commands { _ = try await sandbox.run(command) }
        let names = sandbox.files(containing: Self.sentinel)
        #expect(!names.isEmpty && names.allSatisfy { $0.contains(".sqlite") }, "\(names)")
    }

    @Test func `a text is read from a file`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write("a\nb\n", to: "text.txt")
        try await expectEqual(sandbox.intentctl("set", "w", "note@=text.txt").status, 0)
        try await expectEqual(sandbox.intentctl("get", "w", "note", "--json"), .success("{\"note\":\"a\\nb\"}\n"))
        let missing = try await sandbox.intentctl("set", "w", "note@=nowhere.txt")
        #expect(missing.status == 66 && missing.error.contains("nowhere.txt"))
    }
}

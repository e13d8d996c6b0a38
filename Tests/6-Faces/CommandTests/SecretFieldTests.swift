import Foundation
import IntentTestSupport
import Testing

/// The text of a secret in a record is in the store, and nowhere else unless it is asked for.
struct SecretFieldTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        types:
          Key:
            fields:
              name: { type: String, length: ...8 }
              token: { type: String, secret: true, length: 4...40 }
        intents: { Home: { parameters: { keys: { type: [Key] }, main: Key } } }
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """
    private static let sentinel = "s3ntinel-field-7f4c"
    private static let other = "s3ntinel-field-9a21"

    /// Returns a sandbox with an instance whose records have secrets.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w").status, 0)
        for (path, text) in [("keys[1]", Self.sentinel), ("keys[2]", Self.other), ("main", Self.sentinel)] {
            try await expectEqual(sandbox.intentctl("set", "w", "\(path).name=Home").status, 0)
            try await expectEqual(sandbox.intentctl("set", "w", "\(path).token@=-", input: text + "\n"), .success())
        }
        return sandbox
    }

    /// Commands that have something to do with the value, some of them wrong.
    private static let commands: [[String]] = [
        ["get", "w"], ["get", "w", "--json"], ["get", "w", "--explain"], ["get", "w", "--explain", "--json"],
        ["get", "w", "keys[1].token", "--fields", "value,stored,default,storedForm"],
        ["get", "w", "main.token", "--json"],
        ["show", "w"], ["show", "w", "--json"], ["history", "w"], ["history", "w", "--json"],
        ["history", "w", "--fields", "differences"], ["list", "--json"], ["export"], ["export", "--json"], ["doctor"],
        ["doctor", "--json"], ["migrate", "--json"], ["kinds", "--json"],
        ["set", "w", "main.token=\(sentinel)", "main.token=\(sentinel)"], ["set", "w", "main.token+=\(sentinel)"],
        ["set", "w", "main.token:=\(sentinel)"], ["set", "w", "main.token:=[\"\(sentinel)\"]"],
        ["set", "w", "main.token=\(sentinel)\(sentinel)\(sentinel)"], ["set", "w", "main.tokn=\(sentinel)"],
        ["set", "w", #"keys=[{"token":"\#(sentinel)"}]"#], ["set", "w", #"keys=[{"token":"\#(sentinel)"}]"#, "--json"],
        ["set", "w", #"keys[1]:={"token":"\#(sentinel)"}"#, #"keys[1]:={"token":"\#(sentinel)"}"#],
        ["set", "w", #"main:={"token":"\#(sentinel)","nam":"a"}"#], ["set", "w", #"keys:=[{"token":"\#(sentinel)"}"#],
        ["set", "w", #"main={"token":"\#(sentinel)","name":"far too long"}"#],
        ["set", "w", "main.token=\(sentinel)", "--json"], ["undo", "w", "--json"], ["redo", "w"],
        ["refresh", "w", "--json"], ["options", "w", "main.token"], ["reset", "w", "main.token", "--json"],
        ["---completion", "set", "--", "positional@1", "3", "0", "intentctl", "set", "w", "main.token="],
        ["---completion", "set", "--", "positional@1", "3", "0", "intentctl", "set", "w", "keys-="],
    ]

    @Test(arguments: commands) func `no output contains the secret`(_ command: [String]) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.run(command)
        for text in [Self.sentinel, Self.other] {
            #expect(!outcome.output.contains(text), "\(outcome.output)")
            #expect(!outcome.error.contains(text), "\(outcome.error)")
        }
    }

    @Test func `outputs show whether a secret is set`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("get", "w", "main"), .success("main.name: Home\nmain.token: ••••••••\n"))
        try await expectEqual(
            sandbox.intentctl("get", "w", "--json"),
            .success(#"{"keys":[{"name":"Home"},{"name":"Home"}],"main":{"name":"Home"}}"# + "\n"))
        #expect(
            try await sandbox.intentctl("get", "w", "main.token", "--explain", "--json").output
                .contains(#""main.token":{"type":"String","isSecret":true,"isSet":true,"origin":"user","marks":[]}"#))
        #expect(try await sandbox.intentctl("history", "w").output.contains("main.token: none -> ••••••••"))
        try await expectEqual(sandbox.intentctl("set", "w", "main.token=another"), .success())
        #expect(try await sandbox.intentctl("history", "w").output.contains("main.token: •••••••• -> ••••••••"))
    }

    @Test(arguments: [["get"], ["get", "--json"], ["show"], ["history"], ["history", "--json"]])
    func `--secrets shows it`(_ command: [String]) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.run(command + ["w", "--secrets"])
        #expect(outcome.status == 0 && outcome.output.contains(Self.sentinel), "\(outcome)")
    }

    @Test func `an import without secrets keeps the stored ones`() async throws {
        let sandbox = try await sandbox()
        let document = try await sandbox.intentctl("export", "--json").output
        #expect(
            document.contains(#""main":{"type":"secret:record:Key","value":{"name":"Home","token":{}}}"#), "\(document)"
        )
        try sandbox.write(document, to: "widgets.json")
        for arguments in [["--replace"], ["--replace", "--exact"]] {
            try await expectEqual(sandbox.intentctl("set", "w", "main.name=new").status, 0)
            try await expectEqual(sandbox.run(["import", "widgets.json"] + arguments), .success("w  replaced\n"))
            try await expectEqual(
                sandbox.intentctl("get", "w", "main", "keys[2].token", "--secrets"),
                .success("main.name: Home\nmain.token: \(Self.sentinel)\nkeys[2].token: \(Self.other)\n"))
        }
        let other = try await sandbox.intentctl("import", "widgets.json", "--store", "data/other.sqlite")
        expectEqual(
            other,
            Outcome(
                status: 0, output: "w  placed\n",
                error: ["keys[1].token", "keys[2].token", "main.token"].map {
                    "warning: w: the secret '\($0)' is not in the document; enter it again\n"
                }.joined()))
        try await sandbox.write(sandbox.intentctl("export", "--secrets").output, to: "all.json")
        try await expectEqual(
            sandbox.intentctl("import", "all.json", "--store", "data/other.sqlite", "--replace").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "w", "main.token", "--secrets", "--store", "data/other.sqlite"),
            .success("main.token: \(Self.sentinel)\n"))
    }

    @Test func `without definitions, records that contain a secret are left out with a warning`() async throws {
        let sandbox = try await sandbox()
        sandbox.environment["INTENT_STORE"] = "home/.local/share/intents/home/store.sqlite"
        try await expectEqual(sandbox.shell("mv definitions others").status, 0)
        let text = try await sandbox.intentctl("export")
        expectEqual(
            text.error,
            "warning: the document does not contain 'keys' of 'w', 'main' of 'w': no definitions declare which fields of "
                + "these records are secrets; pass --definitions PATH, or --secrets\n")
        let document = try await sandbox.intentctl("export", "--json")
        expectEqual(document.error, "")
        #expect(
            document.output.contains(
                #""values":{"keys":{"type":"secret:[record:Key]"},"main":{"type":"secret:record:Key"}}"#),
            "\(document)")
        for arguments in [["--secrets"], ["--definitions", "others"]] {
            let complete = try await sandbox.run(["export"] + arguments)
            expectEqual(complete.error, "")
            #expect(complete.output.contains(#""name": "Home""#), "\(complete)")
        }
        try sandbox.write(text.output, to: "widgets.json")
        try await expectEqual(
            sandbox.intentctl("import", "widgets.json", "--replace", "--exact"), .success("w  replaced\n"))
        try await expectEqual(
            sandbox.intentctl("get", "w", "main", "--secrets", "--definitions", "others"),
            .success("main.name: Home\nmain.token: \(Self.sentinel)\n"))
        let other = try await sandbox.intentctl("import", "widgets.json", "--exact", "--store", "data/other.sqlite")
        expectEqual(
            other.error,
            ["keys", "main"].map { "warning: w: the secret '\($0)' is not in the document; enter it again\n" }.joined())
    }

    @Test(arguments: [["set", "w", "main.name=new", "keys[1].name=new"], ["migrate"], ["refresh"]])
    func `a secret stays hidden without its field`(_ command: [String]) async throws {
        let sandbox = try await sandbox()
        let open = Self.definition.split(separator: "\n").filter { !$0.contains("secret") }.joined(separator: "\n")
        try sandbox.write(open, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.run(command).status, 0)
        try await sandbox.write(sandbox.intentctl("export", "--secrets").output, to: "all.json")
        try await expectEqual(sandbox.intentctl("import", "all.json", "--replace").status, 0)
        for command in Self.commands.filter({ !$0.joined().contains("s3ntinel") }) {
            let outcome = try await sandbox.run(command)
            for text in [Self.sentinel, Self.other] {
                #expect(!outcome.output.contains(text) && !outcome.error.contains(text), "\(command) \(outcome)")
            }
        }
        // The text is kept for a program that declares the field.
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("get", "w", "main.token", "keys[2].token", "--secrets"),
            .success("main.token: \(Self.sentinel)\nkeys[2].token: \(Self.other)\n"))
    }

    @Test(arguments: [
        "types: { Door: { fields: { name: String, token: String } } }\n"
            + "intents: { Home: { parameters: { keys: { type: [Door] }, main: Door } } }",
        "intents: { Home: { parameters: { keys: { type: [String] }, main: String } } }",
    ])
    func `a secret stays hidden in a row of another type`(_ intents: String) async throws {
        let sandbox = try await sandbox()
        let definition =
            "intentDefinition: 1\ngroup: home\n\(intents)\nwidgets: { Home: { intent: Home, families: [systemSmall] } }\n"
        try sandbox.write(definition, to: "definitions/home.intent.yaml")
        let document = try await sandbox.intentctl("export", "--json").output
        try sandbox.write(document, to: "widgets.json")
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--replace").status, 0)
        for command in Self.commands.filter({ !$0.joined().contains("s3ntinel") }) {
            let outcome = try await sandbox.run(command)
            for text in [Self.sentinel, Self.other] {
                #expect(!outcome.output.contains(text) && !outcome.error.contains(text), "\(command) \(outcome)")
            }
        }
        #expect(try await sandbox.intentctl("get", "w", "main", "--explain").output.contains("incompatible"))
        // The text is kept for a program that declares the field.
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("get", "w", "main.token", "keys[2].token", "--secrets"),
            .success("main.token: \(Self.sentinel)\nkeys[2].token: \(Self.other)\n"))
    }

    @Test func `a secret stays with its record in an import`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "w", "keys[1].name=A", "keys[2].name=B").status, 0)
        let document = try await sandbox.intentctl("export", "--json").output
        let reversed = document.replacingOccurrences(
            of: #"[{"name":"A","token":{}},{"name":"B","token":{}}]"#,
            with: #"[{"name":"B","token":{}},{"name":"C"},{"name":"A","token":{}}]"#)
        #expect(reversed != document)
        try sandbox.write(reversed, to: "widgets.json")
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--replace").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "w", "keys", "--secrets").output,
            "keys[1].name: B\nkeys[1].token: \(Self.other)\nkeys[2].name: C\nkeys[2].token:\n"
                + "keys[3].name: A\nkeys[3].token: \(Self.sentinel)\n")
    }

    @Test func `undo restores the text`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "w", "main.token=other").status, 0)
        try await expectEqual(sandbox.intentctl("undo", "w").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "w", "main.token", "--secrets"), .success("main.token: \(Self.sentinel)\n"))
    }

    @Test(arguments: [
        "intentDefinition: 1\ngroup: home\nwidgets: { Other: { families: [systemSmall] } }\n",
        definition.replacingOccurrences(of: "      token: { type: String, secret: true, length: 4...40 }\n", with: ""),
    ]) func `a secret stays hidden without its definition`(_ definition: String) async throws {
        let sandbox = try await sandbox()
        try sandbox.write(definition, to: "definitions/home.intent.yaml")
        for command in [
            ["show", "w"], ["show", "w", "--json"], ["history", "w"], ["history", "w", "--json"], ["export"],
            ["get", "w", "--explain", "--json"],
        ] {
            let outcome = try await sandbox.run(command)
            #expect(!outcome.output.contains(Self.sentinel) && !outcome.error.contains(Self.sentinel), "\(outcome)")
        }
    }

    @Test func `what was stored before a field became secret is hidden`() async throws {
        let sandbox = try Sandbox()
        let open = Self.definition.replacingOccurrences(of: "secret: true, ", with: "")
        try sandbox.write(open, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w", "main.token=\(Self.sentinel)").status, 0)
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        for command in [
            ["get", "w"], ["show", "w"], ["history", "w"], ["export"], ["migrate"], ["history", "w", "--json"],
        ] {
            let outcome = try await sandbox.run(command)
            #expect(outcome.status == 0 && !outcome.output.contains(Self.sentinel), "\(outcome)")
        }
    }

    @Test func `a plain session hides what is stored and entered`() async throws {
        let sandbox = try await sandbox()
        let new = "n3w-secret-51"
        let lines = [
            "main.token \(new)", "main.name Door", "show main", "changes", "save", "yes", "quit",
        ]
        let outcome = try await sandbox.run(
            ["configure", "w", "--plain"], input: lines.map { $0 + "\n" }.joined())
        expectEqual(outcome.status, 0)
        #expect(!outcome.output.contains(new) && !outcome.output.contains(Self.sentinel), "\(outcome.output)")
        try await expectEqual(
            sandbox.intentctl("get", "w", "main", "--secrets"), .success("main.name: Door\nmain.token: \(new)\n"))
    }

    @Test func `only the store's files contain the secret`() async throws {
        let sandbox = try await sandbox()
        for command in Self.commands { _ = try await sandbox.run(command) }
        let names = sandbox.files(containing: Self.sentinel)
        #expect(!names.isEmpty && names.allSatisfy { $0.contains(".sqlite") }, "\(names)")
    }
}

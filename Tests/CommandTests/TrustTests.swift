import Testing

/// `trust`, and options of the commands that it allows.
struct TrustTests {
    private static let document = #"{"options":1,"sections":[{"items":[{"identifier":"lock","title":"Lock"}]}]}"#

    /// With a definition whose options come from a script beside it, and an instance `drive`.
    private func sandbox(
        command: String = "[./list.sh, --json]", script: String = "printf '%s' '\(document)'"
    ) async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: \(command) } } }
            intents: { Drive: { parameters: { car: Car, other: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write("#!/bin/sh\n\(script)\n", to: "definitions/list.sh")
        #expect(try await sandbox.shell("chmod 755 definitions/list.sh").status == 0)
        let placed = try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive")
        #expect(placed == .done("drive\n"))
        return sandbox
    }

    @Test func anAllowedCommandListsOptionsAndLooksThemUp() async throws {
        let sandbox = try await sandbox()
        let refused = try await sandbox.intentctl("options", "drive", "car")
        #expect(refused.status == 77)
        #expect(refused.error.contains("which is not trusted; run 'intentctl trust "))
        let trust = try await sandbox.intentctl("trust", "definitions", "--yes")
        #expect(trust.status == 0)
        let words = trust.output.split(whereSeparator: \.isWhitespace).dropFirst()
        #expect(words.prefix(6) == ["allowed", "command", "./list.sh", "--json", "Drive.car,", "Drive.other"])
        #expect(words.dropFirst(6).prefix(2) == ["file", "./list.sh"])
        #expect(try await sandbox.intentctl("options", "drive", "car") == .done("lock  Lock\n"))
        #expect(try await sandbox.intentctl("set", "drive", "car=lock") == .done())
        #expect(try await sandbox.intentctl("get", "drive", "car") == .done("car: lock  Lock\n"))
        #expect(try await sandbox.intentctl("set", "drive", "car=key").status == 65)
    }

    @Test func withoutATerminalTheAnswerIsAFlag() async throws {
        let sandbox = try await sandbox()
        let asked = try await sandbox.intentctl("trust", "definitions")
        #expect(asked.status == 64)
        #expect(asked.error.contains("--yes"))
        #expect(asked.error.contains("./list.sh --json"))
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 77)
    }

    @Test func aChangedScriptAsksAgain() async throws {
        let sandbox = try await sandbox()
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 0)
        #expect(try await sandbox.shell("echo '# changed' >> definitions/list.sh").status == 0)
        let changed = try await sandbox.intentctl("options", "drive", "car")
        #expect(changed.status == 77)
        #expect(changed.error.contains("was changed since it was trusted"))
        #expect(try await sandbox.intentctl("trust", "--json").status == 64)
        let again = try await sandbox.intentctl("trust", "--yes", "--json")
        #expect(again.output.hasPrefix(#"{"trust":1,"sources":[{"state":"allowed","#))
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 0)
        let list = try await sandbox.intentctl("trust", "--list")
        #expect(list.output.split(separator: "\n").filter { $0.contains("  command  ") }.count == 1)
    }

    @Test(arguments: [
        "sed -i s/--json/--yaml/ definitions/drive.intent.yaml", "mv definitions moved && mv moved definitions2",
    ])
    func otherWordsAndOtherPlacesAskAgain(_ change: String) async throws {
        let sandbox = try await sandbox()
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 0)
        #expect(try await sandbox.shell(change).status == 0)
        let folder = sandbox.exists("definitions") ? "definitions" : "definitions2"
        let outcome = try await sandbox.intentctl("options", "drive", "car", "--definitions", folder)
        #expect(outcome.status == 77)
    }

    @Test func aScriptThatIsGivenToAnInterpreterIsPartOfWhatIsAllowed() async throws {
        let sandbox = try await sandbox(command: "[sh, list.sh]")
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 0)
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 0)
        #expect(try await sandbox.shell("echo '# changed' >> definitions/list.sh").status == 0)
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 77)
    }

    @Test func whatIsRevokedIsNotRun() async throws {
        let sandbox = try await sandbox()
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 0)
        let revoked = try await sandbox.intentctl("trust", "--revoke", "definitions")
        #expect(revoked.status == 0)
        #expect(revoked.output.contains("revoked  command  ./list.sh --json"))
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 77)
        #expect(try await sandbox.intentctl("trust", "--list") == .init(status: 0, error: "note: nothing is allowed\n"))
    }

    @Test(arguments: ["chmod 664 home/.config/intents/trust.json", "chmod 777 home/.config/intents"])
    func aListThatOthersMayWriteIsNotBelieved(_ change: String) async throws {
        let sandbox = try await sandbox()
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 0)
        #expect(
            try await sandbox.shell("stat -c %a home/.config/intents home/.config/intents/trust.json").output
                == "700\n600\n")
        #expect(try await sandbox.shell(change).status == 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        #expect(outcome.status == 77)
        #expect(outcome.error.contains("not believed"))
        #expect(try await sandbox.intentctl("trust", "definitions", "--yes").status == 77)
    }

    @Test func aCommandThatFailsSaysWhy() async throws {
        let sandbox = try await sandbox(script: "echo 'no network here' >&2; exit 4")
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        #expect(outcome.status == 69)
        #expect(outcome.error.contains("the command './list.sh --json' ended with status 4: no network here"))
    }

    @Test(arguments: [
        ("printf nothing", "is not JSON"), (#"printf '{"options":2,"sections":[]}'"#, "version is not 1"),
    ])
    func whatIsNoDocumentIsSaidSo(_ script: String, _ words: String) async throws {
        let sandbox = try await sandbox(script: script)
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        #expect(outcome.status == 69)
        #expect(outcome.error.contains(words))
    }

    @Test func definitionsThatNameNothingNeedNoTrust() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("trust")
        #expect(outcome == Outcome(status: 0, error: "note: these definitions name no commands and no addresses\n"))
    }
}

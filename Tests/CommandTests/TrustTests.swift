import Foundation
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

    @Test func aCommandThatFailsLaterIsAnsweredWithItsLastGoodAnswer() async throws {
        let sandbox = try await sandbox(
            script: "test -e broken && { echo 'no network' >&2; exit 4; }; printf '%s' '\(Self.document)'")
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        #expect(try await sandbox.intentctl("options", "drive", "car") == .done("lock  Lock\n"))
        try sandbox.write("", to: "definitions/broken")
        let stale = try await sandbox.intentctl("options", "drive", "car")
        #expect(stale.status == 0)
        #expect(stale.output == "lock  Lock\n")
        #expect(stale.error.hasPrefix("warning: these options are "))
        #expect(stale.error.contains("ended with status 4: no network"))
        let json = try await sandbox.intentctl("options", "drive", "car", "--json")
        #expect(json.output.contains(#""state":"stale","ageSeconds":"#))
        // What is chosen is judged by a fresh answer only.
        #expect(try await sandbox.intentctl("set", "drive", "car=lock").status == 69)
        // What is no longer allowed is not shown either.
        #expect(try await sandbox.intentctl("trust", "--revoke", "definitions").status == 0)
        #expect(try await sandbox.intentctl("options", "drive", "car").status == 77)
    }

    @Test func withinItsTimeAnAnswerIsUsedAgainByListsAndLookups() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: [sh, list.sh], cache: 1h } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write("echo run >> log; printf '%s' '\(Self.document)'\n", to: "definitions/list.sh")
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        for id in ["one", "two"] {
            let added = try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", id, "car=lock")
            #expect(added == .done(id + "\n"))
        }
        let options = try await sandbox.intentctl("options", "two", "car", "--all")
        #expect(options.output == "* lock  Lock\n")
        #expect(options.error.hasPrefix("note: these options were asked for "))
        #expect(try await sandbox.shell("cat definitions/log") == .done("run\n"))
        // An answer whose age is not known holds no longer.
        #expect(try await sandbox.shell("sed -i 's/\"time\":1/\"time\":9/' home/.cache/intents/default/*").status == 0)
        #expect(try await sandbox.intentctl("options", "two", "car", "--all").error == "")
        #expect(try await sandbox.shell("cat definitions/log") == .done("run\nrun\n"))
    }

    @Test func aSlowCommandIsLateAndGone() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: [sh, list.sh], timeout: 500ms } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write("echo $$ > pid; exec sleep 1000", to: "definitions/list.sh")
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        #expect(try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status == 0)
        let late = try await sandbox.intentctl("options", "drive", "car")
        #expect(late.status == 69)
        #expect(late.error.contains("the command that lists them did not end in time"))
        let rest = try await sandbox.shell(
            "for i in 1 2 3 4 5 6 7 8 9; do kill -0 $(cat definitions/pid) || exit 0; sleep 0.2; done; exit 1")
        #expect(rest.status == 0)
    }

    @Test func anAllowedAddressIsAskedOverTLS() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.document, to: "site/cars.json")
        let made = try await sandbox.shell(
            "cd site && openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 "
                + "-subj /CN=localhost -addext subjectAltName=DNS:localhost 2>&1")
        #expect(made.status == 0)
        let server = try TLSServer(folder: sandbox.path + "/site")
        defer { server.end() }
        let port = try await server.port()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { url: "https://localhost:\(port)/cars.json", timeout: 20s } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        #expect(try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status == 0)
        let trust = try await sandbox.intentctl("trust", "--yes")
        #expect(trust.output.contains("address  https://localhost:\(port)/cars.json"))
        // A certificate that nobody vouches for is refused.
        let unknown = try await sandbox.intentctl("options", "drive", "car")
        #expect(unknown.status == 69)
        #expect(unknown.error.contains("the server cannot be reached: SSL "))
        sandbox.environment["SSL_CERT_FILE"] = sandbox.path + "/site/cert.pem"
        #expect(try await sandbox.intentctl("options", "drive", "car") == .done("lock  Lock\n"))
    }

    @Test func noProxyIsToldWhatIsForThisMachine() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { url: "http://localhost:9/cars.json" } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        #expect(try await sandbox.intentctl("trust", "--yes").status == 0)
        #expect(try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status == 0)
        // A proxy that there is not would be another failure than a port at which nobody listens.
        sandbox.environment["http_proxy"] = "http://proxy.invalid:3128"
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        #expect(outcome.status == 69)
        #expect(outcome.error.contains("Couldn't connect to server"))
    }
}

import Foundation
import IntentTestSupport
import Testing

/// `trust`, and options from the commands and addresses that it allows.
struct TrustTests {
    private static let document = #"{"options":1,"sections":[{"items":[{"identifier":"lock","title":"Lock"}]}]}"#

    /// Returns a sandbox with an instance `drive`, whose options come from the script `definitions/list.sh`.
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
        try await expectEqual(sandbox.shell("chmod 755 definitions/list.sh").status, 0)
        let added = try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive")
        expectEqual(added, .success("drive\n"))
        return sandbox
    }

    @Test func `a trusted command provides options and lookups`() async throws {
        let sandbox = try await sandbox()
        let refused = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(refused.status, 77)
        #expect(refused.error.contains("which is not trusted; run 'intentctl trust "))
        let trust = try await sandbox.intentctl("trust", "definitions", "--yes")
        expectEqual(trust.status, 0)
        let columns = trust.output.split(whereSeparator: \.isWhitespace).dropFirst()
        expectEqual(columns.prefix(6), ["allowed", "command", "./list.sh", "--json", "Drive.car,", "Drive.other"])
        expectEqual(columns.dropFirst(6).prefix(2), ["file", "./list.sh"])
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try await expectEqual(sandbox.intentctl("set", "drive", "car=lock"), .success())
        try await expectEqual(sandbox.intentctl("get", "drive", "car"), .success("car: lock  Lock\n"))
        try await expectEqual(sandbox.intentctl("set", "drive", "car=key").status, 65)
    }

    @Test func `without a terminal trust requires --yes`() async throws {
        let sandbox = try await sandbox()
        let refused = try await sandbox.intentctl("trust", "definitions")
        expectEqual(refused.status, 64)
        #expect(refused.error.contains("--yes"))
        #expect(refused.error.contains("./list.sh --json"))
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
    }

    @Test func `a changed script must be trusted again`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        try await expectEqual(sandbox.shell("echo '# changed' >> definitions/list.sh").status, 0)
        let changed = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(changed.status, 77)
        #expect(changed.error.contains("has changed since it was trusted"))
        try await expectEqual(sandbox.intentctl("trust", "--json").status, 64)
        let again = try await sandbox.intentctl("trust", "--yes", "--json")
        #expect(again.output.hasPrefix(#"{"trust":1,"sources":[{"state":"allowed","#))
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 0)
        let list = try await sandbox.intentctl("trust", "--list")
        expectEqual(list.output.split(separator: "\n").filter { $0.contains("  command  ") }.count, 1)
    }

    @Test(arguments: [
        "sed -i s/--json/--yaml/ definitions/drive.intent.yaml", "mv definitions moved && mv moved definitions2",
    ])
    func `another command or folder must be trusted again`(_ change: String) async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        try await expectEqual(sandbox.shell(change).status, 0)
        let folder = sandbox.exists("definitions") ? "definitions" : "definitions2"
        let outcome = try await sandbox.intentctl("options", "drive", "car", "--definitions", folder)
        expectEqual(outcome.status, 77)
    }

    @Test func `trust covers the script that an interpreter runs`() async throws {
        let sandbox = try await sandbox(command: "[sh, list.sh]")
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 0)
        try await expectEqual(sandbox.shell("echo '# changed' >> definitions/list.sh").status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
    }

    @Test func `a revoked command is not run`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        let revoked = try await sandbox.intentctl("trust", "--revoke", "definitions")
        expectEqual(revoked.status, 0)
        #expect(revoked.output.contains("revoked  command  ./list.sh --json"))
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
        try await expectEqual(
            sandbox.intentctl("trust", "--list"), .init(status: 0, error: "note: nothing is allowed\n"))
    }

    @Test func `revoking a deleted folder keeps the permissions of others`() async throws {
        let sandbox = try await sandbox()
        for folder in ["other", "deleted"] {
            try await expectEqual(sandbox.shell("cp -r definitions \(folder)").status, 0)
            try await expectEqual(sandbox.intentctl("trust", folder, "--yes").status, 0)
        }
        try await expectEqual(sandbox.shell("rm -r deleted").status, 0)
        for path in ["typo", "\(sandbox.path)/typo", "deleted/below"] {
            let refused = try await sandbox.intentctl("trust", "--revoke", path)
            expectEqual(refused.status, 66)
            #expect(refused.error.hasPrefix("error: '\(path)' does not exist, and nothing is allowed there\n"))
        }
        let revoked = try await sandbox.intentctl("trust", "--revoke", "other/../deleted")
        expectEqual(revoked.status, 0)
        #expect(revoked.output.contains("/deleted\n"))
        #expect(!revoked.output.contains("/other\n"))
        try await expectEqual(sandbox.intentctl("trust", "--revoke", "deleted").status, 66)
        let rest = try await sandbox.intentctl("trust", "--list")
        #expect(rest.output.contains("/other\n"))
        let file = try await sandbox.intentctl("trust", "--revoke", "other/drive.intent.yaml")
        #expect(file.output.contains("/other\n"))
        try await expectEqual(
            sandbox.intentctl("trust", "--list"), .init(status: 0, error: "note: nothing is allowed\n"))
    }

    @Test(arguments: ["chmod 664 home/.config/intents/trust.json", "chmod 777 home/.config/intents"])
    func `a trust list that others can write is ignored`(_ change: String) async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        try await expectEqual(
            sandbox.shell("stat -c %a home/.config/intents home/.config/intents/trust.json").output, "700\n600\n")
        try await expectEqual(sandbox.shell(change).status, 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(outcome.status, 77)
        #expect(outcome.error.contains("is ignored"))
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 77)
    }

    @Test func `doctor warns about commands that do not run`() async throws {
        let sandbox = try await sandbox()
        let folder = try await sandbox.shell("cd definitions; pwd -P").output.dropLast()
        func expectWarning(_ reason: String) async throws {
            let outcome = try await sandbox.intentctl("doctor")
            expectEqual(outcome.status, 0)
            #expect(
                outcome.output.contains(
                    "warning  trust: the command ./list.sh --json \(reason), so Drive.car, Drive.other cannot have its "
                        + "options\n         run 'intentctl trust \(folder)'\n"), "\(outcome.output)")
        }
        try await expectWarning("is not trusted")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        let trusted = try await sandbox.intentctl("doctor").output
        #expect(trusted.contains("ok       trust: 1 source of options is trusted\n"))
        try await expectEqual(sandbox.shell("echo '# changed' >> definitions/list.sh").status, 0)
        try await expectWarning("has changed since it was trusted")
        for (change, message) in [
            ("chmod 664 home/.config/intents/trust.json", "is ignored"),
            ("chmod 600 home/.config/intents/trust.json; echo x > home/.config/intents/trust.json", "is damaged"),
        ] {
            try await expectEqual(sandbox.shell(change).status, 0)
            let outcome = try await sandbox.intentctl("doctor")
            expectEqual(outcome.status, 0)
            let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("warning  trust: ") }
            expectEqual(line?.contains(message), true, "\(outcome.output)")
        }
    }

    @Test func `a failed command is reported with its error output`() async throws {
        let sandbox = try await sandbox(script: "echo 'no network here' >&2; exit 4")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(outcome.status, 69)
        #expect(outcome.error.contains("the command './list.sh --json' exited with status 4: no network here"))
    }

    @Test(arguments: [
        ("printf nothing", "is not valid JSON"), (#"printf '{"options":2,"sections":[]}'"#, "version is not 1"),
    ])
    func `output that is not an options document is reported`(_ script: String, _ message: String) async throws {
        let sandbox = try await sandbox(script: script)
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(outcome.status, 69)
        #expect(outcome.error.contains(message))
    }

    @Test func `definitions without commands or addresses need no trust`() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("trust")
        expectEqual(outcome, Outcome(status: 0, error: "note: these definitions name no commands and no addresses\n"))
    }

    @Test func `after a failure the last good answer is used`() async throws {
        let sandbox = try await sandbox(
            script: "test -e broken && { echo 'no network' >&2; exit 4; }; printf '%s' '\(Self.document)'")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
        try sandbox.write("", to: "definitions/broken")
        let stale = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(stale.status, 0)
        expectEqual(stale.output, "lock  Lock\n")
        #expect(stale.error.hasPrefix("warning: these options are "))
        #expect(stale.error.contains("exited with status 4: no network"))
        let json = try await sandbox.intentctl("options", "drive", "car", "--json")
        #expect(json.output.contains(#""state":"stale","ageSeconds":"#))
        // A choice is validated against a fresh answer only.
        try await expectEqual(sandbox.intentctl("set", "drive", "car=lock").status, 69)
        // Old answers of a revoked command are not shown either.
        try await expectEqual(sandbox.intentctl("trust", "--revoke", "definitions").status, 0)
        try await expectEqual(sandbox.intentctl("options", "drive", "car").status, 77)
    }

    @Test func `a cached answer serves lists and lookups`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: [sh, list.sh], cache: 1h } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write("echo run >> log; printf '%s' '\(Self.document)'\n", to: "definitions/list.sh")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        for id in ["one", "two"] {
            let added = try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", id, "car=lock")
            expectEqual(added, .success(id + "\n"))
        }
        let options = try await sandbox.intentctl("options", "two", "car", "--all")
        expectEqual(options.output, "* lock  Lock\n")
        #expect(options.error.hasPrefix("note: these options were retrieved "))
        try await expectEqual(sandbox.shell("cat definitions/log"), .success("run\n"))
        // An answer of unknown age is not used.
        try await expectEqual(
            sandbox.shell("sed -i 's/\"time\":1/\"time\":9/' home/.cache/intents/default/*").status, 0)
        try await expectEqual(sandbox.intentctl("options", "two", "car", "--all").error, "")
        try await expectEqual(sandbox.shell("cat definitions/log"), .success("run\nrun\n"))
    }

    @Test func `a command that times out is killed`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { command: [sh, list.sh], timeout: 500ms } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try sandbox.write("echo $$ > pid; exec sleep 1000", to: "definitions/list.sh")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status, 0)
        let late = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(late.status, 69)
        #expect(late.error.contains("the command that lists the options did not exit in time"))
        let rest = try await sandbox.shell(
            "for i in 1 2 3 4 5 6 7 8 9; do kill -0 $(cat definitions/pid) || exit 0; sleep 0.2; done; exit 1")
        expectEqual(rest.status, 0)
    }

    @Test func `a trusted address is fetched over TLS`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.document, to: "site/cars.json")
        let certificate = try await sandbox.shell(
            "cd site && openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 "
                + "-subj /CN=localhost -addext subjectAltName=DNS:localhost 2>&1")
        expectEqual(certificate.status, 0)
        let server = try TLSServer(folder: sandbox.path + "/site")
        defer { server.stop() }
        let port = try await server.port()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { url: "https://localhost:\(port)/cars.json", timeout: 20s } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status, 0)
        let trust = try await sandbox.intentctl("trust", "--yes")
        #expect(trust.output.contains("address  https://localhost:\(port)/cars.json"))
        // A self-signed certificate is refused.
        let untrusted = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(untrusted.status, 69)
        #expect(untrusted.error.contains("the server cannot be reached: SSL "))
        sandbox.environment["SSL_CERT_FILE"] = sandbox.path + "/site/cert.pem"
        try await expectEqual(sandbox.intentctl("options", "drive", "car"), .success("lock  Lock\n"))
    }

    @Test func `requests to this machine bypass the proxy`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { url: "http://localhost:9/cars.json" } } }
            intents: { Drive: { parameters: { car: Car } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        try await expectEqual(sandbox.intentctl("trust", "--yes").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive").status, 0)
        // A request through this proxy, which does not exist, would fail with another message.
        sandbox.environment["http_proxy"] = "http://proxy.invalid:3128"
        let outcome = try await sandbox.intentctl("options", "drive", "car")
        expectEqual(outcome.status, 69)
        #expect(outcome.error.contains("Couldn't connect to server"))
    }
}

/// A local HTTPS server for the files in a folder, which also contains its certificate `cert.pem`.
private final class TLSServer {
    struct NotReady: Error {
        let log: String
    }

    private let process = Process()
    private let log: String

    init(folder: String) throws {
        log = folder + "/server.log"
        try Data().write(to: URL(fileURLWithPath: log))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem", "-key", "key.pem", "-WWW"]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardOutput = output
        process.standardError = output
        try process.run()
    }

    /// Returns the port that the system assigned, when the server has printed it.
    func port() async throws -> Int {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            let text = try String(contentsOfFile: log, encoding: .utf8)
            let line = text.split(separator: "\n").first { $0.hasPrefix("ACCEPT") && text.contains("\n") }
            if let port = line?.split(separator: ":").last.flatMap({ Int($0) }) { return port }
            guard .now < deadline, process.isRunning else { throw NotReady(log: text) }
            await Task.yield()
        }
    }

    /// Kills the server. It inherits the signals that the thread of a test blocks, such as SIGTERM.
    func stop() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}

import Foundation
import IntentTestSupport
import Testing

/// What an extension writes is shown without the secrets that it received, and without control characters.
@Suite(.timeLimit(.minutes(3))) struct SecretMessageTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        intents:
          Home: { parameters: { token: { type: String, secret: true }, part: { type: String, secret: true }, note: String } }
          Ring: { parameters: { pin: { type: String, secret: true } } }
        widgets: { Home: { kind: home, intent: Home, families: [systemSmall] } }
        """
    /// Its failures contain all secrets that it has received, and its log that of each request.
    private static let program = #"""
        #!/bin/sh
        echo '{"kind":"hello","protocol":1,"minor":1,"intents":[{"name":"Home"},{"name":"Ring","performs":true}],"widgets":[{"kind":"home","intent":"Home","configurable":true}]}'
        member() { printf '%s' "$line" | sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }
        seen=
        while read -r line; do
          id=$(printf '%s' "$line" | sed 's/^{"kind":"[a-z]*","id":\([0-9]*\).*/\1/')
          secret=$(member token)$(member pin)
          seen="$seen $secret"
          echo "received $secret" >&2
          case $(member note) in
          crash) printf 'GET /%0470d?token=%s\n' 0 "$secret" >&2; exit 1;;
          button)
            action='{"id":"ring\u001b[31m","title":"Ring\u202e\u001b[31m\n","intent":"Ring","values":{"pin":"'$secret'"}}'
            content='{"text":"a","actions":['"$action"']}'
            printf '%s\n' '{"kind":"answer","id":'$id',"timeline":{"entries":[{"date":0}],"contents":['"$content"']}}';;
          *) echo '{"kind":"failure","id":'$id',"code":"failed","message":"401 for'$seen'"}';;
          esac
        done
        """#
    private static let sentinel = "s3ntinel-7f4c-of-thirty-characters"

    private func sandbox(note: String) async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try sandbox.write(Self.program, to: "tools/home")
        try await expectEqual(sandbox.shell("chmod 755 tools/home").status, 0)
        sandbox.environment["INTENT_EXTENSIONS"] = "tools/home"
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "a", "token=\(Self.sentinel)", "part=s3nt", "note=\(note)"),
            .success("a\n"))
        return sandbox
    }

    /// Returns everything that the commands print.
    private func output(of commands: [[String]], in sandbox: Sandbox) async throws -> String {
        var output = ""
        for command in commands {
            let outcome = try await sandbox.run(command)
            output += outcome.output + outcome.error
        }
        return output
    }

    @Test func `failures and the log have dots instead of secrets`() async throws {
        let sandbox = try await sandbox(note: "failure")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "b", "note=failure"), .success("b\n"))
        let host = try await sandbox.intentctl("host", "--once", "--extension-log")
        // The failure of another instance repeats the secret, too.
        #expect(host.error.contains(" b home provider-failed: 401 for ••••••••"), "\(host)")
        #expect(host.error.contains("extension: received ••••••••\n"), "\(host)")
        let commands = [
            ["timeline", "a"], ["timeline", "a", "--json"], ["timeline", "--json"], ["doctor"],
            ["reload", "a", "--push", "--exempt"], ["host", "--once", "--json"],
        ]
        let output = try await output(of: commands, in: sandbox)
        #expect(output.contains(#""message":"401 for ••••••••"#), "\(output)")
        #expect(!(host.output + host.error + output).contains("s3nt"), "\(host) \(output)")
    }

    @Test func `the last output of a crash has no part of a secret`() async throws {
        let sandbox = try await sandbox(note: "crash")
        let output = try await output(of: [["host", "--once"], ["timeline", "a", "--json"]], in: sandbox)
        #expect(output.contains("its last output: received •••••••• / GET /000"), "\(output)")
        #expect(output.contains("?token=••••••••") && !output.contains("s3nt"), "\(output)")
    }

    @Test func `a button shows neither its secrets nor control characters`() async throws {
        let sandbox = try await sandbox(note: "button")
        let commands = [
            ["host", "--once"], ["timeline", "a"], ["timeline", "a", "--json"], ["perform", "a"],
            ["timeline", "a", "--json"],
        ]
        let output = try await output(of: commands, in: sandbox)
        #expect(output.contains(#""intent":"Ring"}"#) && output.contains("failed: 401 for ••••••••"), "\(output)")
        #expect(!output.contains("s3nt") && !output.contains("\u{1B}") && !output.contains("\u{202E}"), "\(output)")
        try await expectEqual(sandbox.intentctl("reload", "a").status, 0)
        let host = try sandbox.stream("host", "--json")
        _ = await host.line(containing: #""host":1"#)
        let requested = try await sandbox.intentctl("perform", "a")
        expectEqual(requested, .success("requested 'Ring<U+202E>␛[31m␊' of a\n"))
        host.interrupt()
        _ = await host.status()
    }
}

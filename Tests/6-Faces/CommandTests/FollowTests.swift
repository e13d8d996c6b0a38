import Foundation
import IntentTestSupport
import Testing

/// `add --follow`, `follow` and `unfollow`.
@Suite(.timeLimit(.minutes(10))) struct FollowTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        intents:
          Home:
            parameters:
              city: { type: String, default: Bremen }
              stops: { type: [String], size: { systemSmall: 1, systemLarge: 3 } }
              token: { type: String, secret: true }
          Other: { parameters: { city: String } }
        widgets:
          Home: { intent: Home, families: [systemSmall, systemLarge] }
          Other: { intent: Other, families: [systemSmall] }
          Clock: { families: [systemSmall] }
        """

    /// Returns a sandbox with the instance `a`, and `b` that follows it.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "a", "--family", "systemLarge", "stops=x,y,z", "token=key"),
            .success("a\n"))
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--follow", "a", "--id", "b", "--family", "systemSmall", "city=Kiel"),
            .success("b\n"))
        return sandbox
    }

    private func values(_ id: String, _ sandbox: Sandbox) async throws -> [String] {
        try await sandbox.intentctl("get", id, "--fields", "name,value,origin", "--secrets").output
            .split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test func `a follower shows the values of the other instance`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(values("b", sandbox), ["city Kiel user", "stops x instance a", "token key instance a"])
        try await expectEqual(sandbox.intentctl("set", "a", "stops=q,r", "city=Jena"), .success())
        try await expectEqual(sandbox.intentctl("reset", "b", "city"), .success())
        try await expectEqual(
            values("b", sandbox), ["city Jena instance a", "stops q instance a", "token key instance a"])
        try await expectEqual(
            sandbox.intentctl("get", "b", "city", "token", "--explain"),
            .success(
                """
                city: Jena
                  origin   instance a
                  stored   none
                  default  Bremen
                token: ••••••••
                  origin   instance a
                  stored   none
                  default  none

                """))
        let shown = try await sandbox.intentctl("show", "b", "--json").output
        #expect(shown.contains(#""revision":3,"follows":"a","#), "\(shown)")
        #expect(
            shown.contains(#""origin":"instance","stored":null,"default":"Bremen","marks":[],"sourceInstance":"a""#),
            "\(shown)")
        #expect(!shown.contains(#""key""#), "\(shown)")
        try await expectEqual(sandbox.intentctl("list", "--fields", "id,follows").output, "a\nb  a\n")
    }

    @Test func `unfollow changes no value and can be undone`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("unfollow", "b", "--json"),
            .success(
                #"{"edit":1,"id":"b","revision":3,"changed":["stops","token"],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(values("b", sandbox), ["city Kiel user", "stops x user", "token key user"])
        expectEqual(try await sandbox.intentctl("unfollow", "a").error, "warning: 'a' follows no instance\n")
        try await expectEqual(sandbox.intentctl("undo", "b"), .success())
        try await expectEqual(values("b", sandbox), ["city Kiel user", "stops x instance a", "token key instance a"])
        try await expectEqual(sandbox.intentctl("set", "a", "city=Jena"), .success())
        let history = try await sandbox.intentctl("history", "b", "--fields", "revision,cause,follows").output
        expectEqual(history, "1  placed\n2  followed       a\n3  unfollowed\n4  undone         a\n4  sourceChanged\n")
        let changes = try await sandbox.intentctl("history", "b", "--json").output
        #expect(changes.contains(#""follows":{"before":"a","after":null}"#), "\(changes)")
    }

    @Test func `an instance begins to follow with its own values`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "c", "--family", "systemLarge", "city=Kiel", "token=key"),
            .success("c\n"))
        try await expectEqual(sandbox.intentctl("follow", "c", "a", "--if-revision", "9").status, 75)
        try await expectEqual(
            sandbox.intentctl("follow", "c", "a", "--json"),
            .success(#"{"edit":1,"id":"c","revision":2,"changed":["stops"],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(
            values("c", sandbox),
            ["city Kiel user", "stops x, y, z instance a", "token key instance a"])
        try await expectEqual(sandbox.intentctl("reset", "c", "--all"), .success())
        try await expectEqual(values("c", sandbox).first, "city Bremen default(definition)")
    }

    @Test(arguments: [
        (["follow", "a", "a"], "'a' cannot follow itself"),
        (["follow", "a", "b"], "'a' cannot follow 'b', which follows 'a'"),
        (["follow", "o", "a"], "'o' (Other) cannot follow 'a' (Home); both must have the same kind"),
        (["follow", "k", "k2"], "'k' cannot follow another instance; 'Clock' has no parameters"),
        (["follow", "b", "none"], "unknown instance 'none'"),
        (["add", "Home", "--follow", "a", "--like", "a"], "--like and --follow both set values; write one of them"),
        (["add", "Other", "--follow", "a", "--family", "systemSmall"], "both must have the same kind"),
    ])
    func `what cannot be followed is refused`(_ words: [String], _ message: String) async throws {
        let sandbox = try await sandbox()
        for (kind, id) in [("Other", "o"), ("Clock", "k"), ("Clock", "k2")] {
            try await expectEqual(sandbox.intentctl("add", kind, "--id", id), .success("\(id)\n"))
        }
        let refused = try await sandbox.run(words)
        #expect(refused.status != 0 && refused.error.contains(message), "\(refused.error)")
    }

    @Test func `a removed instance leaves its values to its followers`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("remove", "a"), .success())
        try await expectEqual(values("b", sandbox), ["city Kiel user", "stops x user", "token key user"])
        try await expectEqual(sandbox.intentctl("restore", "a"), .success())
        try await expectEqual(sandbox.intentctl("list", "--fields", "id,follows").output, "a\nb\n")
    }

    @Test func `an export names the followed instance`() async throws {
        let sandbox = try await sandbox()
        let document = try await sandbox.intentctl("export", "b", "--json").output
        #expect(document.contains(#""intent":"Home","follows":"a","values":{"city":"#), "\(document)")
        try sandbox.write(document, to: "b.json")
        let other = ["--store", "other/store.sqlite"]
        let imported = try await sandbox.run(["import", "b.json"] + other)
        #expect(imported.status == 0 && imported.error.contains("follows 'a', which does not exist"), "\(imported)")
        let doctor = try await sandbox.run(["doctor"] + other).output
        #expect(
            doctor.contains("warning  instances: 'b' follows 'a', which does not exist; the defaults are in effect"),
            "\(doctor)")
        try await expectEqual(sandbox.run(["get", "b", "stops"] + other), .success("stops:\n"))
    }

    @Test func `the plain editor shows which rows follow`() async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("configure", "b", "--plain", input: "reset 1\nsave\nyes\nquit\n")
        #expect(outcome.output.contains("Home, systemSmall, b, revision 2, follows a\n"), "\(outcome.output)")
        #expect(outcome.output.contains("1 City: Kiel\n"), "\(outcome.output)")
        #expect(outcome.output.contains("2 Stops: 1 of 1 slot (follows a)\n"), "\(outcome.output)")
        #expect(outcome.output.contains("3 Token: •••••••• (follows a)\n"), "\(outcome.output)")
        try await expectEqual(values("b", sandbox).first, "city Bremen default(definition)")
    }

    @Test(.enabled(if: Shell.isInstalled("fish")))
    func `fish offers instances to follow`() async throws {
        let sandbox = try await sandbox()
        let program = URL(fileURLWithPath: try BuiltProduct.path("intentctl")).deletingLastPathComponent().path
        sandbox.environment["PATH"] = "\(program):/usr/bin:/bin"
        sandbox.environment["INTENT_COMPLETION_TIMEOUT"] = "30000"
        let script = try await sandbox.intentctl("--generate-completion-script", "fish").output
        try sandbox.write(script, to: "intentctl.fish")
        for line in ["follow b ", "unfollow ", "add Home --follow "] {
            let commands = "source intentctl.fish; complete --do-complete='intentctl \(line)'"
            let found = try await sandbox.shell("fish --no-config -c \"\(commands)\"").output
            #expect(found.contains("a\t") && found.contains("b\t"), "\(line): \(found)")
        }
    }
}

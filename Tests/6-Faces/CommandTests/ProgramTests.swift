import Foundation
import IntentTestSupport
import Testing

/// Behavior that all commands share: usage, definitions, stores, streams.
struct ProgramTests {
    private static let commands = [
        "kinds", "add", "list", "show", "get", "set", "configure", "reset", "options", "resize", "remove", "restore",
        "history",
        "undo", "redo", "watch", "export", "import", "migrate", "retention", "doctor", "timeline", "host", "reload",
        "preview", "simulate",
    ]

    @Test func `help lists every command`() async throws {
        let outcome = try await Sandbox().intentctl("--help")
        expectEqual(outcome.status, 0)
        for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    }

    @Test(arguments: commands)
    func `every command has help with an example`(command: String) async throws {
        let outcome = try await Sandbox().intentctl(command, "--help")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.error, "")
        #expect(outcome.output.contains("\n  intentctl \(command) "))
        #expect(outcome.output.contains("\nUSAGE: intentctl \(command) "))
        try await expectEqual(Sandbox().intentctl("help", command), outcome)
        #expect(outcome.output.contains("--definitions <path>"))
    }

    @Test(arguments: ["0", "-1", "5", "26", "-9223372036854775808", "9223372036854775807", "99999999999999999999", "x"])
    func `help fits into any number of columns`(columns: String) async throws {
        let sandbox = try Sandbox()
        sandbox.environment["COLUMNS"] = columns
        for program in ["intentctl", "intentgen"] {
            sandbox.program = program
            for (arguments, status) in [(["--help"], 0 as Int32), (["help"], 0), (["--no-such-option"], 64)] {
                let outcome = try await sandbox.run(arguments)
                expectEqual(outcome.status, status)
                #expect((outcome.output + outcome.error).contains("OVERVIEW:") == (status == 0))
            }
        }
    }

    @Test func `--version prints the version`() async throws {
        let outcome = try await Sandbox().intentctl("--version")
        expectEqual(outcome.status, 0)
        #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `each shell has a completion script`(shell: String) async throws {
        let outcome = try await Sandbox().intentctl("--generate-completion-script", shell)
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("intentctl"))
        #expect(outcome.output.contains("if-revision"))
    }

    @Test(arguments: [
        ["nonsense"], ["get"], ["add", "Clock"], ["get", "desk", "--nope"], ["set", "desk"], ["--store", "x", "list"],
        ["set", "desk", "a=b", "--if-revision", "x"], ["kinds", "extra"],
    ])
    func `wrong usage is reported on standard error`(arguments: [String]) async throws {
        let outcome = try await Sandbox().run(arguments)
        expectEqual(outcome.status, 64)
        expectEqual(outcome.output, "")
        #expect(outcome.error.hasPrefix("error: "))
    }

    @Test(arguments: [
        (["set", "desk", "--mode=dim"], "--mode=…", "mode=…"),
        (["set", "--quiet", "desk", "mode=dim", "--shelf=a=b"], "--shelf=…", "shelf=…"),
        (["add", "Clock", "--family", "systemSmall", "--face=round"], "--face=…", "face=…"),
    ])
    func `an assignment with dashes is rejected with a suggestion`(
        arguments: [String], option: String, suggestion: String
    ) async throws {
        let outcome = try await Sandbox().run(arguments)
        expectEqual(outcome.status, 64)
        expectEqual(outcome.error, "error: unknown option '\(option)'; did you mean '\(suggestion)'?\n")
    }

    @Test func `definitions in the current folder are named`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write("intentDefinition: 1\n", to: "board.intent.yaml")
        let outcome = try await sandbox.intentctl("kinds")
        expectEqual(outcome.status, 64)
        #expect(outcome.error.contains("this folder contains 'board.intent.yaml', so pass --definitions .\n"))
    }

    @Test(arguments: [["opitons", "desk", "mode"], ["opitons", "--json"], ["opitons"], ["help", "opitons"]])
    func `an unknown command is rejected with a suggestion`(arguments: [String]) async throws {
        let outcome = try await Sandbox().run(arguments)
        expectEqual(outcome.status, 64)
        #expect(outcome.error.contains("unknown command 'opitons'; the commands are kinds, add, "))
        let suggestion = arguments.contains("--json") ? #""suggestion":"options""# : "did you mean 'options'?\n"
        #expect(outcome.error.contains(suggestion))
    }

    @Test(arguments: [
        (["add", "--", "positional@0"], "Clock\ncom.example.desk\n"), (["get", "--", "positional@0"], "desk\n"),
        (["options", "--", "positional@1"], "title\nmode\n"),
    ])
    func `completion offers the names that exist`(completion: [String], names: String) async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let words = ["3", "0", "intentctl", completion[0], "desk", ""]
        sandbox.environment["SAP_SHELL"] = "bash"
        let outcome = try await sandbox.run(["---completion"] + completion + words)
        expectEqual(outcome.status, 0)
        expectEqual(outcome.error, "")
        #expect(names.split(separator: "\n").allSatisfy(Set(outcome.output.split(separator: "\n")).contains))
    }

    @Test func `an argument that is not UTF-8 is rejected`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.shell(#""$intentctl" set desk "title=$(printf 'a\377b')""#)
        expectEqual(outcome.status, 64)
        #expect(outcome.error.hasPrefix("error: argument 3, "))
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: Desk\n"))
    }

    @Test func `with --json errors are JSON`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let usage = try await sandbox.intentctl("get", "desk", "--nope", "--json")
        expectEqual(usage.status, 64)
        #expect(usage.error.hasPrefix(#"{"error":1,"exitCode":64,"problems":[{"code":"usage","#))
        let name = try await sandbox.intentctl("set", "desk", "modee=dim", "--json")
        expectEqual(name.status, 65)
        expectEqual(name.output, "")
        let document = try JSONSerialization.jsonObject(with: Data(name.error.utf8)) as? [String: Any]
        let problems = document?["problems"] as? [[String: Any]]
        expectEqual(problems?.first?["parameter"] as? String, "modee")
        expectEqual(problems?.first?["code"] as? String, "unknownParameter")
        expectEqual(problems?.first?["suggestion"] as? String, "mode")
    }

    @Test func `without definitions the error lists ways to pass them`() async throws {
        let sandbox = try Sandbox()
        let outcome = try await sandbox.intentctl("kinds")
        expectEqual(outcome.status, 64)
        #expect(outcome.error.contains("--definitions"))
        #expect(outcome.error.contains("INTENT_DEFINITIONS"))
        try await expectEqual(sandbox.intentctl("kinds", "--definitions", "nowhere").status, 66)
    }

    @Test func `definitions come from options or the environment`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Definitions.desk, to: "a/desk.intent.yaml")
        try sandbox.write(
            "intentDefinition: 1\ngroup: group.desk\nwidgets: { Other: { families: [systemSmall] } }\n",
            to: "b/other.intent.yaml")
        let both = try await sandbox.intentctl("kinds", "--definitions", "a/desk.intent.yaml", "--definitions", "b")
        #expect(both.output.contains("com.example.desk"))
        #expect(both.output.contains("Other"))
        sandbox.environment["INTENT_DEFINITIONS"] = "b"
        #expect(try await sandbox.intentctl("kinds").output.hasPrefix("Other"))
        sandbox.environment["INTENT_DEFINITIONS"] = "a:b"
        try await expectEqual(sandbox.intentctl("kinds"), both)
    }

    @Test func `invalid definitions are reported as intentgen reports them`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "intentDefinition: 1\nwidgets:\n  Clock:\n    families: [systemSmal]\n    tint: red\n",
            to: "definitions/clock.intent.yaml")
        let outcome = try await sandbox.intentctl("kinds")
        expectEqual(outcome.status, 65)
        expectEqual(outcome.output, "")
        #expect(outcome.error.hasPrefix("definitions/clock.intent.yaml:4:16: error: "))
        #expect(outcome.error.contains("[unknown-family]"))
        #expect(outcome.error.contains("[unknown-key]"))
        let json = try await sandbox.intentctl("kinds", "--json")
        expectEqual(json.status, 65)
        #expect(json.error.contains(#""code":"unknown-family","message":"definitions/clock.intent.yaml:4:16: "#))
    }

    @Test func `stores come from options or the environment`() async throws {
        let sandbox = try Sandbox.withDesk()
        let add = ["add", "Clock", "--family", "systemSmall", "--id"]
        try await expectEqual(sandbox.run(add + ["a", "--store", "x/one.sqlite"]), .success("a\n"))
        try await expectEqual(sandbox.run(add + ["b", "--store", "sqlite:x/one.sqlite"]), .success("b\n"))
        sandbox.environment["INTENT_STORE"] = "x/one.sqlite"
        try await expectEqual(sandbox.intentctl("list"), .success("a  Clock  systemSmall\nb  Clock  systemSmall\n"))
        sandbox.environment["INTENT_STORE"] = ""
        sandbox.environment["XDG_DATA_HOME"] = sandbox.path + "/data"
        try await expectEqual(sandbox.run(add + ["c"]), .success("c\n"))
        #expect(sandbox.exists("data/intents/group.desk/store.sqlite"))
    }

    #if PostgreSQL
        @Test(.enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence)))
        func `a database stores the instances of a group`() async throws {
            let sandbox = try Sandbox.withDesk()
            let (url, id) = (try #require(TestDatabase.url), "c\(UUID().uuidString)")
            let add = try await sandbox.run(["add", "Clock", "--family", "systemSmall", "--id", id, "--store", url])
            expectEqual(add, .success(id + "\n"))
            sandbox.environment["INTENT_STORE"] = url
            #expect(try await sandbox.intentctl("list").output.contains(id))
            let doctor = try await sandbox.intentctl("doctor").output
            #expect(doctor.contains(" in the log, PostgreSQL 1"))
            // The tests start their server with fsync off.
            #expect(doctor.contains("problem  store: the server does not wait for its disk"))
            try await expectEqual(sandbox.intentctl("remove", id).status, 0)
            try await expectEqual(sandbox.intentctl("list").output.contains(id), false)
            sandbox.environment["INTENT_STORE"] = url.replacing("//intents@", with: "//intents:secret1@")
            let refused = try await sandbox.intentctl("list")
            expectEqual(refused.status, 77)
            #expect(refused.error.contains("pgpass"))
            #expect(!refused.error.contains("secret1"))
        }

        @Test(.enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence)))
        func `a group that a database lacks beside others is named`() async throws {
            let (sandbox, other) = (try Sandbox(), try Sandbox())
            let (url, group) = (try #require(TestDatabase.url), TestDatabase.newGroup())
            for sandbox in [sandbox, other] { sandbox.environment["INTENT_STORE"] = url }
            func definition(_ group: String) -> String {
                "intentDefinition: 1\ngroup: \(group)\nwidgets: { Clock: { families: [systemSmall] } }\n"
            }
            try other.write(definition(TestDatabase.newGroup()), to: "definitions/clock.intent.yaml")
            try await expectEqual(other.intentctl("store", "create"), .success())
            try sandbox.write(definition(group), to: "definitions/clock.intent.yaml")
            let list = try await sandbox.intentctl("list")
            expectEqual(list.status, 0)
            #expect(list.error.hasPrefix("warning: the database '\(url)' contains the group"), "\(list)")
            #expect(list.error.hasSuffix(", but not '\(group)'\n"), "\(list)")
            let export = try await sandbox.intentctl("export")
            expectEqual(export.status, 69)
            let advice = "correct the group of the definitions, or create it with 'intentctl store create'"
            #expect(export.error.hasSuffix(", but not '\(group)'; \(advice)\n"), "\(export)")
            let get = try await sandbox.intentctl("get", "a")
            expectEqual(get.status, 65)
            #expect(get.error.hasPrefix("error: unknown instance 'a'; the database "), "\(get)")
            let doctor = try await sandbox.intentctl("doctor")
            #expect(doctor.output.contains("warning  store: the database '\(url)' contains "), "\(doctor)")
            try await expectEqual(sandbox.intentctl("store", "create"), .success())
            try await expectEqual(sandbox.intentctl("list"), .success())
        }

        @Test(.enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence)))
        func `a request for all instances is counted once`() async throws {
            let (sandbox, url) = (try Sandbox(), try #require(TestDatabase.url))
            sandbox.environment["INTENT_STORE"] = url
            try sandbox.write(
                "intentDefinition: 1\ngroup: \(TestDatabase.newGroup())\nwidgets: { Clock: { families: [systemSmall] } }\n",
                to: "definitions/clock.intent.yaml")
            try await expectEqual(sandbox.intentctl("add", "Clock").status, 0)
            try await expectEqual(sandbox.intentctl("reload", "--all").status, 0)
            #expect(try await sandbox.intentctl("doctor").output.contains("no host runs, and 1 request waits for one"))
            try await expectEqual(sandbox.intentctl("reload", "Clock").status, 0)
            #expect(try await sandbox.intentctl("doctor").output.contains("no host runs, and 2 requests wait for one"))
        }

        @Test(.enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence)))
        func `without definitions no group of a database is assumed`() async throws {
            let url = try #require(TestDatabase.url)
            let (group, id) = (TestDatabase.newGroup(), "c\(UUID().uuidString)")
            let desk = try Sandbox.withDesk()
            desk.environment["INTENT_STORE"] = url
            try await expectEqual(desk.intentctl("add", "Clock", "--family", "systemSmall", "--id", id).status, 0)
            let document = try await desk.intentctl("export", id, "--json").output
            let bare = try Sandbox()
            bare.environment["INTENT_STORE"] = url
            let imported = try await bare.intentctl(
                "import", "-", "--exact",
                input: document.replacingOccurrences(of: "\"group.desk\"", with: "\"\(group)\""))
            expectEqual(imported, .success("\(id)  placed\n"))
            let commands = [
                ["list"], ["export"], ["history", id], ["retention"], ["remove", id], ["store", "create"],
            ]
            for command in commands {
                let refused = try await bare.run(command)
                expectEqual(refused.status, 64, "\(command)")
                #expect(refused.error.hasPrefix("error: the database contains the groups '"), "\(refused.error)")
            }
            try await expectEqual(bare.intentctl("store", "path"), .success(url + "\n"))
            try await expectEqual(bare.intentctl("store", "path", "--json").output.contains("\"group\":null"), true)
            try bare.write("intentDefinition: 1\ngroup: \(group)\n", to: "definitions/other.intent.yaml")
            try await expectEqual(bare.intentctl("list"), .success("\(id)  Clock  systemSmall\n"))
            try await expectEqual(desk.intentctl("remove", id, "--forget").status, 0)
        }

        @Test(arguments: ["postgresql://u:hunter2@localhost/d", "postgresql://u@localhost/d?password=hunter2"])
        func `no command prints the password of a URL`(url: String) async throws {
            let sandbox = try Sandbox.withDesk()
            for command in [
                ["store", "path"], ["store", "path", "--json"], ["store", "create"], ["list"], ["doctor"], ["export"],
            ] {
                let outcome = try await sandbox.run(command + ["--store", url])
                expectEqual(outcome.status, command == ["doctor"] ? 1 : 77, "\(command)")
                #expect(!(outcome.output + outcome.error).contains("hunter2"), "\(outcome)")
            }
        }
    #endif

    @Test(arguments: [
        ("postgresql://host/x", Int32(69)), ("postgresql://host/x?sslmod=require", 64), ("mysql://host/x", 64),
        ("", 64),
    ])
    func `a store that does not exist is rejected`(store: String, status: Int32) async throws {
        let outcome = try await Sandbox.withDesk().intentctl("list", "--store", store)
        expectEqual(outcome.status, status)
        #expect(outcome.error.hasPrefix("error: "))
    }

    @Test func `a file that is not a store is left unchanged`() async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write("dear diary, this is not a database", to: "private/diary.txt")
        try await expectEqual(sandbox.shell("chmod 700 private; chmod 600 private/diary.txt").status, 0)
        let outcome = try await sandbox.intentctl("list", "--store", "private/diary.txt")
        expectEqual(outcome.status, 69)
        #expect(outcome.error.hasPrefix("error: "))
        try await expectEqual(sandbox.shell("cat private/diary.txt"), .success("dear diary, this is not a database"))
    }

    @Test(.enabled(if: geteuid() != 0, "root can write to all files"))
    func `editing a read-only store is not permitted`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let folder = "home/.local/share/intents/group.desk"
        try await expectEqual(sandbox.shell("chmod 400 \(folder)/*; chmod 500 \(folder)").status, 0)
        let outcome = try await sandbox.intentctl("set", "desk", "title=x")
        try await expectEqual(sandbox.shell("chmod 700 \(folder); chmod 600 \(folder)/*").status, 0)
        expectEqual(outcome.status, 77)
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: Desk\n"))
    }

    @Test(arguments: [">&-", "</dev/null >/dev/full"])
    func `unwritable output is an error`(redirection: String) async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.shell("\"$intentctl\" get desk \(redirection)")
        expectEqual(outcome.status, 74)
        #expect(outcome.error.hasPrefix("error: standard output cannot be written: "))
    }

    @Test(arguments: ["help", "--version", "get --help", "--generate-completion-script bash"])
    func `help to a full device is an error`(arguments: String) async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.shell("\"$intentctl\" \(arguments) </dev/null >/dev/full")
        expectEqual(outcome.status, 74)
        #expect(outcome.error.hasPrefix("error: standard output cannot be written: "))
    }

    @Test func `closed standard streams do not damage the store`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        _ = try await sandbox.shell("\"$intentctl\" set desk title=x <&- >&- 2>&-")
        _ = try await sandbox.shell("\"$intentctl\" get desk <&- >&- 2>&-")
        _ = try await sandbox.shell("\"$intentctl\" get unknown <&- >&- 2>&-")
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: x\n"))
    }

    @Test func `two simultaneous edits are both stored`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for round in 8...15 {
            let first = try sandbox.start("set", "desk", "labelSize=\(round)")
            let second = try sandbox.start("set", "desk", "title=round \(round)")
            try expectEqual(first.outcome(), .success())
            try expectEqual(second.outcome(), .success())
            try await expectEqual(sandbox.intentctl("get", "desk", "labelSize"), .success("labelSize: \(round)\n"))
            try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: round \(round)\n"))
        }
        let history = try await sandbox.intentctl("history", "desk").output
        expectEqual(history.split(separator: "\n").filter { $0.hasSuffix("edited") }.count, 16)
    }

    @Test func `output is not colored without a terminal`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        sandbox.environment["TERM"] = "xterm-256color"
        for arguments in [["kinds"], ["show", "desk"], ["options", "desk", "lamps"], ["get", "unknown"]] {
            let outcome = try await sandbox.run(arguments)
            #expect(!(outcome.output + outcome.error).contains("\u{1B}"))
        }
    }
}

import Foundation
import IntentTestSupport
import Testing

/// What holds for every command: usage, definitions, stores, streams.
struct ProgramTests {
    private static let commands = [
        "kinds", "add", "list", "show", "get", "set", "reset", "options", "resize", "remove", "restore", "history",
        "undo", "watch", "export", "import", "migrate", "retention", "doctor",
    ]

    @Test func helpNamesEveryCommand() async throws {
        let outcome = try await Sandbox().intentctl("--help")
        #expect(outcome.status == 0)
        for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    }

    @Test(arguments: commands)
    func everyCommandHasHelpWithAnExample(command: String) async throws {
        let outcome = try await Sandbox().intentctl(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        #expect(outcome.output.contains("\n  intentctl \(command) "))
        #expect(outcome.output.contains("--definitions <path>"))
    }

    @Test func theVersionIsPrinted() async throws {
        let outcome = try await Sandbox().intentctl("--version")
        #expect(outcome.status == 0)
        #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func shellsGetTheirCompletionScript(shell: String) async throws {
        let outcome = try await Sandbox().intentctl("--generate-completion-script", shell)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("intentctl"))
        #expect(outcome.output.contains("if-revision"))
    }

    @Test(arguments: [
        ["nonsense"], ["get"], ["add", "Clock"], ["get", "desk", "--nope"], ["set", "desk"], ["--store", "x", "list"],
        ["set", "desk", "a=b", "--if-revision", "x"], ["kinds", "extra"],
    ])
    func wrongUsageIsSaidOnStandardError(arguments: [String]) async throws {
        let outcome = try await Sandbox().run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("error: "))
    }

    @Test(arguments: [["opitons", "desk", "mode"], ["opitons", "--json"], ["opitons"]])
    func anUnknownCommandIsRefusedWithTheNearest(arguments: [String]) async throws {
        let outcome = try await Sandbox().run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.error.contains("there is no command 'opitons'; there are kinds, add, "))
        let suggestion = arguments.contains("--json") ? #""suggestion":"options""# : "did you mean 'options'?\n"
        #expect(outcome.error.contains(suggestion))
    }

    @Test(arguments: [
        (["add", "--", "positional@0"], "Clock\ncom.example.desk\n"), (["get", "--", "positional@0"], "desk\n"),
        (["options", "--", "positional@1"], "title\nmode\n"),
    ])
    func shellsAskForTheNamesThatThereAre(completion: [String], names: String) async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let words = ["0", "0", "intentctl", completion[0], "desk", ""]
        sandbox.environment["SAP_SHELL"] = "bash"
        let outcome = try await sandbox.run(["---completion"] + completion + words)
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        #expect(names.split(separator: "\n").allSatisfy(Set(outcome.output.split(separator: "\n")).contains))
    }

    @Test func anArgumentThatIsNoTextIsRefused() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.shell(#""$intentctl" set desk "title=$(printf 'a\377b')""#)
        #expect(outcome.status == 64)
        #expect(outcome.error.hasPrefix("error: argument 3, "))
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: Desk\n"))
    }

    @Test func failuresAreJSONWhereJSONIsAskedFor() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let usage = try await sandbox.intentctl("get", "desk", "--nope", "--json")
        #expect(usage.status == 64)
        #expect(usage.error.hasPrefix(#"{"error":1,"exitCode":64,"problems":[{"code":"usage","#))
        let name = try await sandbox.intentctl("set", "desk", "modee=dim", "--json")
        #expect(name.status == 65)
        #expect(name.output == "")
        let document = try JSONSerialization.jsonObject(with: Data(name.error.utf8)) as? [String: Any]
        let problems = document?["problems"] as? [[String: Any]]
        #expect(problems?.first?["parameter"] as? String == "modee")
        #expect(problems?.first?["code"] as? String == "unknownParameter")
        #expect(problems?.first?["suggestion"] as? String == "mode")
    }

    @Test func withoutDefinitionsItIsSaidHowToGiveThem() async throws {
        let sandbox = try Sandbox()
        let outcome = try await sandbox.intentctl("kinds")
        #expect(outcome.status == 64)
        #expect(outcome.error.contains("--definitions"))
        #expect(outcome.error.contains("INTENT_DEFINITIONS"))
        #expect(try await sandbox.intentctl("kinds", "--definitions", "nowhere").status == 66)
    }

    @Test func definitionsComeFromOptionsOrTheEnvironment() async throws {
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
        #expect(try await sandbox.intentctl("kinds") == both)
    }

    @Test func wrongDefinitionsAreShownAsTheBuildToolShowsThem() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "intentDefinition: 1\nwidgets:\n  Clock:\n    families: [systemSmal]\n    colour: red\n",
            to: "definitions/clock.intent.yaml")
        let outcome = try await sandbox.intentctl("kinds")
        #expect(outcome.status == 65)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("definitions/clock.intent.yaml:4:16: error: "))
        #expect(outcome.error.contains("[unknown-family]"))
        #expect(outcome.error.contains("[unknown-key]"))
        let json = try await sandbox.intentctl("kinds", "--json")
        #expect(json.status == 65)
        #expect(json.error.contains(#""code":"unknown-family","message":"definitions/clock.intent.yaml:4:16: "#))
    }

    @Test func storesComeFromOptionsOrTheEnvironment() async throws {
        let sandbox = try Sandbox.withDesk()
        let add = ["add", "Clock", "--family", "systemSmall", "--id"]
        #expect(try await sandbox.run(add + ["a", "--store", "x/one.sqlite"]) == .done("a\n"))
        #expect(try await sandbox.run(add + ["b", "--store", "sqlite:x/one.sqlite"]) == .done("b\n"))
        sandbox.environment["INTENT_STORE"] = "x/one.sqlite"
        #expect(try await sandbox.intentctl("list") == .done("a  Clock  systemSmall\nb  Clock  systemSmall\n"))
        sandbox.environment["INTENT_STORE"] = ""
        sandbox.environment["XDG_DATA_HOME"] = sandbox.path + "/data"
        #expect(try await sandbox.run(add + ["c"]) == .done("c\n"))
        #expect(sandbox.exists("data/intents/group.desk/store.sqlite"))
    }

    #if PostgreSQL
        @Test(.enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence)))
        func aDatabaseIsAStoreOfItsDefinitionsGroup() async throws {
            let sandbox = try Sandbox.withDesk()
            let (url, id) = (try #require(TestDatabase.url), "c\(UUID().uuidString)")
            let add = try await sandbox.run(["add", "Clock", "--family", "systemSmall", "--id", id, "--store", url])
            #expect(add == .done(id + "\n"))
            sandbox.environment["INTENT_STORE"] = url
            #expect(try await sandbox.intentctl("list").output.contains(id))
            let doctor = try await sandbox.intentctl("doctor").output
            #expect(doctor.contains(" in the log, PostgreSQL 1"))
            // The server of the tests is told not to.
            #expect(doctor.contains("problem  store: the server does not wait for its disk"))
            #expect(try await sandbox.intentctl("remove", id).status == 0)
            #expect(try await sandbox.intentctl("list").output.contains(id) == false)
            sandbox.environment["INTENT_STORE"] = url.replacing("//intents@", with: "//intents:secret1@")
            let refused = try await sandbox.intentctl("list")
            #expect(refused.status == 77)
            #expect(refused.error.contains("pgpass"))
            #expect(!refused.error.contains("secret1"))
        }
    #endif

    @Test(arguments: [("postgresql://host/x", Int32(69)), ("mysql://host/x", 64), ("", 64)])
    func storesThatThereAreNotAreRefused(store: String, status: Int32) async throws {
        let outcome = try await Sandbox.withDesk().intentctl("list", "--store", store)
        #expect(outcome.status == status)
        #expect(outcome.error.hasPrefix("error: "))
    }

    @Test func whatIsNoStoreIsLeftAsItWas() async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write("dear diary, this is not a database", to: "private/diary.txt")
        #expect(try await sandbox.shell("chmod 700 private; chmod 600 private/diary.txt").status == 0)
        let outcome = try await sandbox.intentctl("list", "--store", "private/diary.txt")
        #expect(outcome.status == 69)
        #expect(outcome.error.hasPrefix("error: "))
        #expect(try await sandbox.shell("cat private/diary.txt") == .done("dear diary, this is not a database"))
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everything"))
    func aStoreThatCanOnlyBeReadIsNotPermittedToChange() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let folder = "home/.local/share/intents/group.desk"
        #expect(try await sandbox.shell("chmod 400 \(folder)/*; chmod 500 \(folder)").status == 0)
        let outcome = try await sandbox.intentctl("set", "desk", "title=x")
        #expect(try await sandbox.shell("chmod 700 \(folder); chmod 600 \(folder)/*").status == 0)
        #expect(outcome.status == 77)
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: Desk\n"))
    }

    @Test(arguments: [">&-", "</dev/null >/dev/full"])
    func outputThatCannotBeWrittenIsAFailure(redirection: String) async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.shell("\"$intentctl\" get desk \(redirection)")
        #expect(outcome.status == 74)
        #expect(outcome.error.hasPrefix("error: standard output cannot be written: "))
    }

    @Test func closedStreamsNeverReachTheStore() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        _ = try await sandbox.shell("\"$intentctl\" set desk title=x <&- >&- 2>&-")
        _ = try await sandbox.shell("\"$intentctl\" get desk <&- >&- 2>&-")
        _ = try await sandbox.shell("\"$intentctl\" get nobody <&- >&- 2>&-")
        #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: x\n"))
    }

    @Test func twoEditsAtOnceAreBothKept() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        for round in 8...15 {
            let first = try sandbox.begin("set", "desk", "labelSize=\(round)")
            let second = try sandbox.begin("set", "desk", "title=round \(round)")
            #expect(try first.outcome() == .done())
            #expect(try second.outcome() == .done())
            #expect(try await sandbox.intentctl("get", "desk", "labelSize") == .done("labelSize: \(round)\n"))
            #expect(try await sandbox.intentctl("get", "desk", "title") == .done("title: round \(round)\n"))
        }
        let history = try await sandbox.intentctl("history", "desk").output
        #expect(history.split(separator: "\n").filter { $0.hasSuffix("edited") }.count == 16)
    }

    @Test func thereIsNoColourWithoutATerminal() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        sandbox.environment["TERM"] = "xterm-256color"
        for arguments in [["kinds"], ["show", "desk"], ["options", "desk", "lamps"], ["get", "nobody"]] {
            let outcome = try await sandbox.run(arguments)
            #expect(!(outcome.output + outcome.error).contains("\u{1B}"))
        }
    }
}

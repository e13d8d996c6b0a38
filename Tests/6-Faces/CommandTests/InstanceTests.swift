import IntentTestSupport
import Testing

/// `kinds`, `add`, `list`, `resize`, `remove`, `restore`.
struct InstanceTests {
    @Test func `kinds lists widgets with their parameters`() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("kinds")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.error, "")
        #expect(outcome.output.hasPrefix("com.example.desk  Desk\n  name      DeskWidget\n"))
        #expect(outcome.output.contains("    lamps       [Lamp]        Lamps\n"))
        #expect(
            outcome.output.hasSuffix(
                "\nClock  Clock\n  families  systemSmall\n  intent    none, nothing to configure\n"))
        #expect(!sandbox.exists("home/.local"))
    }

    @Test func `titles follow the language`() async throws {
        let sandbox = try Sandbox.withDesk()
        #expect(
            try await sandbox.intentctl("kinds", "--locale", "de-AT").output.hasPrefix(
                "com.example.desk  Schreibtisch\n"))
        sandbox.environment["LANG"] = "de_CH.UTF-8"
        #expect(try await sandbox.intentctl("kinds").output.hasPrefix("com.example.desk  Schreibtisch\n"))
        sandbox.environment["LC_ALL"] = "C"
        #expect(try await sandbox.intentctl("kinds").output.hasPrefix("com.example.desk  Desk\n"))
        sandbox.environment["LC_ALL"] = "☃"
        #expect(try await sandbox.intentctl("kinds").output.hasPrefix("com.example.desk  Desk\n"))
        try await expectEqual(sandbox.intentctl("kinds", "--locale", "☃").status, 64)
    }

    @Test func `add prints the identifier that list shows`() async throws {
        let sandbox = try Sandbox.withDesk()
        let added = try await sandbox.intentctl("add", "com.example.desk", "--family", "systemSmall", "title=Mine")
        expectEqual(added.status, 0)
        expectEqual(added.error, "")
        let id = try #require(added.output.split(separator: "\n").first.map(String.init))
        #expect(id.wholeMatch(of: /[a-z][a-z0-9]{7}/) != nil)
        try await expectEqual(sandbox.intentctl("list"), .success("\(id)  com.example.desk  systemSmall\n"))
        try await expectEqual(sandbox.intentctl("get", id, "title"), .success("title: Mine\n"))
        #expect(sandbox.exists("home/.local/share/intents/group.desk/store.sqlite"))
    }

    private static let invalidNames: [([String], String)] = [
        (["add", "DeskWidgte", "--family", "systemSmall"], "did you mean 'DeskWidget'?"),
        (["add", "Desk", "--family", "systemSmall"], "did you mean 'DeskWidget'?"),
        (["add", "DeskWidget", "--family", "systemSmal"], "did you mean 'systemSmall'?"),
        (["add", "DeskWidget", "--family", "medium"], "did you mean 'systemMedium'?"),
        (["add", "DeskWidget", "--family", "systemSmall", "label=9"], "did you mean 'labelSize'?"),
        (["add", "DeskWidget", "--family", "systemSmall", "lamps=flor"], "; the options are "),
        (["list", "--kind", "Desk"], "did you mean 'DeskWidget'?"), (["get", "dek"], "did you mean 'desk'?"),
        (["add", "DeskWidget", "--family", "accessoryInline"], "systemSmall, systemMedium"),
        (["add", "DeskWidget", "--family", "systemSmall", "--id", "desk"], "desk"),
        (["add", "DeskWidget", "--family", "systemSmall", "--id", "../x"], "'../x'"),
        (["add", "DeskWidget", "--family", "systemSmall", "mode=brigt"], "did you mean 'bright'?"),
        (["add", "DeskWidget", "--family", "systemSmall", "labelSize=99"], "24"),
        (["add", "Clock", "--family", "systemSmall", "title=x"], "nothing to configure"),
    ]

    @Test func `an invalid name is rejected and nothing is stored`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for (arguments, message) in Self.invalidNames {
            let outcome = try await sandbox.run(arguments)
            expectEqual(outcome.status, 65, "\(arguments)")
            expectEqual(outcome.output, "", "\(arguments)")
            #expect(outcome.error.hasPrefix("error: "), "\(arguments)")
            #expect(outcome.error.contains(message), "\(arguments): \(outcome.error)")
        }
        try await expectEqual(sandbox.intentctl("list"), .success("desk  com.example.desk  systemMedium\n"))
    }

    @Test func `list with --store needs no definitions`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let store = "home/.local/share/intents/group.desk/store.sqlite"
        try sandbox.write("intentDefinition: [", to: "definitions/desk.intent.yaml")
        try await expectEqual(sandbox.intentctl("list").status, 65)
        try await expectEqual(
            sandbox.intentctl("list", "--store", store, "--kind", "com.example.desk"),
            .success("desk  com.example.desk  systemMedium\n"))
        try await expectEqual(sandbox.intentctl("list", "--store", store, "--kind", "Clock"), .success())
    }

    @Test(arguments: [[], ["--removed"], ["--orphans"]])
    func `list says that the store does not exist`(arguments: [String]) async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.run(["list", "--store", "store/none.sqlite"] + arguments)
        expectEqual(outcome, Outcome(status: 0, error: "note: the store 'store/none.sqlite' does not exist yet\n"))
    }

    @Test func `list prints the chosen fields`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("list", "--fields", "revision,id"), .success("1  desk\n"))
        try await expectEqual(
            sandbox.intentctl("list", "--fields", "revision,id", "--json"),
            .success(#"{"list":1,"instances":[{"revision":1,"id":"desk"}]}"# + "\n"))
        let wrong = try await sandbox.intentctl("list", "--fields", "id,famly")
        expectEqual(wrong.status, 64)
        #expect(
            wrong.error.hasSuffix(
                "the fields are id, kind, family, intent, revision, follows, removedAt; did you mean 'family'?\n"))
        try await expectEqual(
            sandbox.intentctl("get", "desk", "labelSize", "--fields", "name,value,origin"),
            .success("labelSize  12  default(definition)\n"))
        try await expectEqual(
            sandbox.intentctl("get", "desk", "labelSize", "--fields", "value", "--json"),
            .success(#"{"explain":1,"id":"desk","revision":1,"parameters":{"labelSize":{"value":12}}}"# + "\n"))
    }

    @Test func `list names the location of a missing store`() async throws {
        let sandbox = try Sandbox()
        let outcome = try await sandbox.intentctl("list")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.output, "")
        #expect(outcome.error.contains("home/.local/share/intents/default/store.sqlite"))
        #expect(!sandbox.exists("home/.local"))
        try await expectEqual(sandbox.intentctl("list", "--json"), .success("{\"list\":1,\"instances\":[]}\n"))
    }

    @Test func `resizing hides surplus values and shows them again`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "tags=a,b,c"), .success())
        try await expectEqual(sandbox.intentctl("resize", "desk", "--family", "systemSmall"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "tags"), .success("tags: a\ntags: b\n"))
        #expect(try await sandbox.intentctl("get", "desk", "tags", "--explain").output.contains("  marks    tail(1)\n"))
        try await expectEqual(sandbox.intentctl("resize", "desk", "--family", "systemMedium"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "tags"), .success("tags: a\ntags: b\ntags: c\n"))
        try await expectEqual(sandbox.intentctl("resize", "desk", "--family", "systemLarge").status, 65)
    }

    @Test func `a removed instance is restored with its values`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "title=Mine"), .success())
        try await expectEqual(sandbox.intentctl("remove", "desk"), .success())
        try await expectEqual(sandbox.intentctl("list"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk").status, 65)
        try await expectEqual(sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "desk").status, 65)
        try await expectEqual(sandbox.intentctl("restore", "desk"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: Mine\n"))
        try await expectEqual(sandbox.intentctl("remove", "unknown").status, 65)
        try await expectEqual(sandbox.intentctl("restore", "unknown").status, 65)
    }

    @Test func `history lists each change`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "labelSize=16"), .success())
        let history = try await sandbox.intentctl("history", "desk")
        expectEqual(history.status, 0)
        #expect(history.output.contains("placed  systemMedium\n"))
        #expect(history.output.hasSuffix("edited\n   labelSize: none -> 16\n"))
        try await expectEqual(sandbox.intentctl("history", "unknown").status, 65)
    }
}

import Foundation
import IntentTestSupport
import Testing

/// `export`, `import`, `migrate`, `doctor`.
struct DocumentTests {
    @Test func `an imported document is exported again unchanged`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "tags=a,b", "lamps=floor", "every=90s"), .success())
        try await expectEqual(
            sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "c"), .success("c\n"))
        let document = try await sandbox.intentctl("export")
        #expect(document.output.hasPrefix("{\n  \"export\": 1,\n  \"group\": \"group.desk\","))
        try sandbox.write(document.output, to: "widgets.json")
        let other = "sqlite:\(sandbox.path)/other/store.sqlite"
        try await expectEqual(
            sandbox.intentctl("import", "widgets.json", "--store", other), .success("desk  placed\nc     placed\n"))
        try await expectEqual(sandbox.intentctl("export", "--store", other), document)
        #expect(try await sandbox.intentctl("export", "desk", "--json").output.hasPrefix(#"{"export":1,"#))
        let again = try await sandbox.intentctl("import", "-", "--skip", "--store", other, input: document.output)
        expectEqual(again, .success("desk  skipped\nc     skipped\n"))
    }

    @Test func `a document of many instances is printed and imported in pieces`() async throws {
        let sandbox = try Sandbox.withDesk()
        let padding = String(repeating: "lorem ipsum ", count: 60)
        let instances = (0..<3_000).map { number in
            #"{"id":"i\#(number)","kind":"com.example.desk","family":"systemSmall","intent":"Desk","values":"#
                + #"{"title":{"type":"String","value":"\#(padding)\#(number)"}},"defaults":{}}"#
        }
        let document = #"{"export":1,"group":"group.desk","instances":["# + instances.joined(separator: ",") + "]}\n"
        let imported = try await sandbox.intentctl("import", "-", "--exact", input: document)
        expectEqual(imported.status, 0)
        expectEqual(imported.output.utf8.count { $0 == UInt8(ascii: "\n") }, 3_000)
        try await expectEqual(sandbox.intentctl("export", "--json"), .success(document))
        #expect(try await sandbox.intentctl("list", "--json").output.contains(#""id":"i2999""#))
        let doctor = try await sandbox.intentctl("doctor")
        #expect(doctor.output.contains("all values of 3000 instances are valid"), "\(doctor.output)")
    }

    @Test func `an import that fails in the middle says how the rest is imported`() async throws {
        let sandbox = try Sandbox.withDesk()
        let instances = (0..<5_000).map { #"{"id":"i\#($0)","kind":"Clock","family":"systemSmall"}"# }
        try sandbox.write(
            #"{"export":1,"group":"group.desk","instances":["# + instances.joined(separator: ",") + "]}",
            to: "widgets.json")
        // A write beyond this size of a file fails, as on a full disk.
        let failed = try await sandbox.shell("trap '' XFSZ; ulimit -f 1000; $intentctl import widgets.json --exact")
        expectEqual(failed.status, 74)
        #expect(failed.error.contains(/[0-9]+ of 5000 instances were written\n/), "\(failed.error)")
        #expect(failed.error.hasSuffix("note: the same command with --skip imports the rest\n"), "\(failed.error)")
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--exact", "--skip").status, 0)
        try await expectEqual(sandbox.intentctl("list").output.split(separator: "\n").count, 5_000)
    }

    @Test func `a rejected import reports the reason and writes nothing`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            #"""
            { "export": 1, "instances": [
              { "id": "good", "kind": "Clock", "family": "systemSmall" },
              { "id": "bad", "kind": "com.example.desk", "family": "systemSmall", "intent": "Desk",
                "values": { "labelSize": { "type": "Integer", "value": 99 } } } ] }
            """#, to: "widgets.json")
        let refused = try await sandbox.intentctl("import", "widgets.json")
        expectEqual(refused.status, 65)
        expectEqual(refused.output, "")
        expectEqual(
            refused.error,
            """
            error: bad: labelSize: 99 is not in the range 8...24
            note: nothing was written; --partly imports the one that is not refused

            """)
        try await expectEqual(sandbox.intentctl("list"), .success("desk  com.example.desk  systemMedium\n"))
        // Nor does a refusal create a store.
        sandbox.environment["INTENT_STORE"] = "new/store.sqlite"
        let first = try await sandbox.intentctl("import", "widgets.json")
        #expect(first.status == 65 && first.error.contains("nothing was written"))
        try await expectEqual(sandbox.intentctl("add", "Clock", "--family", "systemLarge").status, 65)
        #expect(!sandbox.exists("new"))
        let partly = try await sandbox.intentctl("import", "widgets.json", "--partly")
        expectEqual(partly.status, 65)
        expectEqual(partly.output, "good  placed\nbad   refused\n")
        let again = try await sandbox.intentctl("import", "widgets.json", "--partly")
        #expect(again.error.contains("--skip leaves existing instances unchanged, and --replace replaces them"))
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--exact", "--skip").status, 0)
        #expect(
            try await sandbox.intentctl("get", "bad", "labelSize", "--explain").output.contains("incompatible"))
    }

    @Test func `a case of another definition is marked unrecognized`() async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write(
            #"""
            { "export": 1, "instances": [
              { "id": "other", "kind": "com.example.desk", "family": "systemSmall", "intent": "Desk",
                "values": { "mode": { "type": "enum:Mode", "value": "sepia" } } } ] }
            """#, to: "widgets.json")
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--exact").status, 0)
        try await expectEqual(sandbox.intentctl("get", "other", "mode"), .success("mode: sepia\n"))
        for command in [["get", "other", "mode", "--explain"], ["show", "other"]] {
            let text = try await sandbox.run(command).output
            #expect(text.contains("  marks    unrecognized\n"), "\(command)")
            let json = try await sandbox.run(command + ["--json"]).output.filter { !$0.isWhitespace }
            #expect(json.contains(#""marks":["unrecognized"]"#), "\(command)")
        }
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(doctor.contains("1 value is a case that its enum does not declare (other.mode)"))
    }

    @Test(arguments: [
        ("{", Int32(65), "invalid JSON"), (#"{"export":2,"instances":[]}"#, 65, "version 2"),
        (#"{"export":1,"instances":[{}]}"#, 65, "instances[0].id is missing"),
    ])
    func `an invalid document is rejected`(text: String, status: Int32, message: String) async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write(text, to: "widgets.json")
        let outcome = try await sandbox.intentctl("import", "widgets.json")
        expectEqual(outcome.status, status)
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(!sandbox.exists("home/.local"))
        try await expectEqual(sandbox.intentctl("import", "nowhere.json").status, 66)
        try await expectEqual(sandbox.intentctl("import", "widgets.json", "--skip", "--replace").status, 64)
    }

    @Test func `a migration prints counts and runs only once`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "labelSize=16"), .success())
        let renamed = Definitions.desk.replacingOccurrences(
            of: "labelSize: { type: Integer, range: 8...24, default: 12 }",
            with: "size: { type: Decimal, default: 12, renamedFrom: [labelSize] }")
        try sandbox.write(renamed, to: "definitions/desk.intent.yaml")
        let dryRun = try await sandbox.intentctl("migrate", "--dry-run")
        expectEqual(dryRun.output, "Desk  1 of 1 instance to migrate\n  size  1 renamed, 1 converted\n")
        expectEqual(dryRun.error, "note: nothing was written; run without --dry-run to migrate\n")
        #expect(
            try await sandbox.intentctl("doctor").output.contains(
                "1 value is stored under a former name or type (desk.size)"))
        try await expectEqual(
            sandbox.intentctl("migrate"), .success("Desk  1 of 1 instance migrated\n  size  1 renamed, 1 converted\n"))
        try await expectEqual(
            sandbox.intentctl("migrate"), Outcome(status: 0, error: "note: there is nothing to migrate\n"))
        try await expectEqual(sandbox.intentctl("get", "desk", "size"), .success("size: 16\n"))
    }

    @Test func `doctor shows what an older program's edit replaced`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let renamed = Definitions.desk.replacingOccurrences(
            of: "labelSize: { type: Integer, range: 8...24, default: 12 }",
            with: "size: { type: Decimal, default: 12, renamedFrom: [labelSize] }")
        try sandbox.write(renamed, to: "definitions/desk.intent.yaml")
        try await expectEqual(sandbox.intentctl("set", "desk", "size=16"), .success())
        try sandbox.write(Definitions.desk, to: "definitions/desk.intent.yaml")
        try await expectEqual(sandbox.intentctl("set", "desk", "labelSize=20"), .success())
        try sandbox.write(renamed, to: "definitions/desk.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "desk", "size"), .success("size: 20\n"))
        #expect(
            try await sandbox.intentctl("doctor").output.contains(
                "'size' of 'desk' was edited later by a program with other definitions; the value of 'size' has no effect: 16"
            ))
        try await expectEqual(sandbox.intentctl("migrate").status, 0)
        try await expectEqual(sandbox.intentctl("get", "desk", "size"), .success("size: 20\n"))
        #expect(try await !sandbox.intentctl("doctor").output.contains("has no effect"))
    }

    @Test func `doctor reports an intent without its handler`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let message = "the intent 'Desk' has no handler, which provides 'robot'"
        let outcome = try await sandbox.intentctl("doctor")
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("warning  handlers: \(message)\n"))
        #expect(outcome.output.contains("pass a program that does with --extension PATH\n"))
        let json = try await sandbox.intentctl("doctor", "--json").output
        #expect(json.contains(#""facts":{"intent":"Desk","parameters":["robot"]}"#))
    }

    @Test func `doctor prints what it checked if nothing is wrong`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            Definitions.desk.replacingOccurrences(of: "{ type: Shelf, options: dynamic }", with: "String"),
            to: "definitions/desk.intent.yaml")
        let outcome = try await sandbox.intentctl("doctor")
        expectEqual(outcome.status, 0)
        let lines = outcome.output.split(separator: "\n")
        expectEqual(lines.first, "ok       definitions: 1 intent and 2 widgets of the group 'group.desk'")
        #expect(lines.allSatisfy { $0.hasPrefix("ok       ") })
        #expect(outcome.output.contains("store: format 1.4, 1 instance, 1 change in the log"))
        let json = try await sandbox.intentctl("doctor", "--json").output
        #expect(json.hasPrefix(#"{"doctor":1,"findings":[{"subject":"definitions","level":"ok","#))
    }

    @Test func `doctor finds open permissions, orphans and invalid values`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "title=a", "mode=dim"), .success())
        let changed = Definitions.desk.replacingOccurrences(
            of: "title: { type: String, default: Desk }", with: "title: Integer"
        )
        .replacingOccurrences(of: "Clock:", with: "Clock2:")
        try sandbox.write(changed, to: "definitions/desk.intent.yaml")
        let invalid = try await sandbox.intentctl("doctor")
        expectEqual(invalid.status, 0)
        #expect(
            invalid.output.contains("warning  instances: 1 value is no longer valid for its definition (desk.title)"))
        let store = sandbox.path + "/home/.local/share/intents/group.desk/store.sqlite"
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: store)
        let exposed = try await sandbox.intentctl("doctor")
        expectEqual(exposed.status, 1)
        #expect(exposed.output.contains("problem  store: "))
        #expect(exposed.output.contains("chmod 600"))
    }

    @Test func `a complete export works with invalid definitions, and doctor reports them`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write("intentDefinition: [", to: "definitions/desk.intent.yaml")
        let store = "home/.local/share/intents/group.desk/store.sqlite"
        let outcome = try await sandbox.intentctl("export", "--secrets", "--store", store, "--json")
        expectEqual(outcome.status, 0)
        #expect(outcome.output.hasPrefix(#"{"export":1,"instances":[{"id":"desk","#))
        let doctor = try await sandbox.intentctl("doctor", "--store", store)
        expectEqual(doctor.status, 1)
        #expect(doctor.output.hasPrefix("problem  definitions: "))
    }

    @Test func `a document of another group and unknown members are warned about`() async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write(
            #"""
            { "export": 1, "group": "group.other", "instances": [
              { "id": "c", "kind": "Clock", "family": "systemSmall", "valuez": {} } ] }
            """#, to: "widgets.json")
        let outcome = try await sandbox.intentctl("import", "widgets.json")
        expectEqual(
            outcome,
            Outcome(
                status: 0, output: "c  placed\n",
                error: """
                    warning: the document is of the group 'group.other', and the definitions are of the group 'group.desk'
                    warning: c: the member 'valuez' is unknown and ignored; did you mean 'values'?

                    """))
    }

    @Test func `doctor does not create a store`() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("doctor")
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("does not exist yet"))
        #expect(!sandbox.exists("home/.local"))
    }
}

import Foundation
import Testing

/// `export`, `import`, `migrate`, `doctor`.
struct DocumentTests {
    @Test func anExportIsImportedIntoAnEmptyStoreAndExportedAlike() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "tags=a,b", "lamps=floor", "every=90s") == .done())
        #expect(try await sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "c") == .done("c\n"))
        let document = try await sandbox.intentctl("export")
        #expect(document.output.hasPrefix("{\n  \"export\": 1,\n  \"group\": \"group.desk\","))
        try sandbox.write(document.output, to: "widgets.json")
        let other = "sqlite:\(sandbox.path)/other/store.sqlite"
        #expect(
            try await sandbox.intentctl("import", "widgets.json", "--store", other)
                == .done("desk  placed\nc     placed\n"))
        #expect(try await sandbox.intentctl("export", "--store", other) == document)
        #expect(try await sandbox.intentctl("export", "desk", "--json").output.hasPrefix(#"{"export":1,"#))
        let again = try await sandbox.intentctl("import", "-", "--skip", "--store", other, input: document.output)
        #expect(again == .done("desk  skipped\nc     skipped\n"))
    }

    @Test func aRefusedImportSaysWhyAndWritesNothing() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        try sandbox.write(
            #"""
            { "export": 1, "instances": [
              { "id": "good", "kind": "Clock", "family": "systemSmall" },
              { "id": "bad", "kind": "com.example.desk", "family": "systemSmall", "intent": "Desk",
                "values": { "labelSize": { "type": "Integer", "value": 99 } } } ] }
            """#, to: "widgets.json")
        let refused = try await sandbox.intentctl("import", "widgets.json")
        #expect(refused.status == 65)
        #expect(refused.output == "")
        #expect(refused.error.contains("bad: "))
        #expect(refused.error.contains("--partly takes in the 1 that are not refused"))
        #expect(try await sandbox.intentctl("list") == .done("desk  com.example.desk  systemMedium\n"))
        let partly = try await sandbox.intentctl("import", "widgets.json", "--partly")
        #expect(partly.status == 65)
        #expect(partly.output == "good  placed\nbad   refused\n")
        #expect(try await sandbox.intentctl("import", "widgets.json", "--exact", "--skip").status == 0)
        #expect(
            try await sandbox.intentctl("get", "bad", "labelSize", "--explain").output.contains("incompatible"))
    }

    @Test(arguments: [
        ("{", Int32(65), "this is no JSON"), (#"{"export":2,"instances":[]}"#, 65, "version 2"),
        (#"{"export":1,"instances":[{}]}"#, 65, "instances[0].id is missing"),
    ])
    func aWrongDocumentIsRefused(text: String, status: Int32, words: String) async throws {
        let sandbox = try Sandbox.withDesk()
        try sandbox.write(text, to: "widgets.json")
        let outcome = try await sandbox.intentctl("import", "widgets.json")
        #expect(outcome.status == status)
        #expect(outcome.error.contains(words), "\(outcome.error)")
        #expect(!sandbox.exists("home/.local"))
        #expect(try await sandbox.intentctl("import", "nowhere.json").status == 66)
        #expect(try await sandbox.intentctl("import", "widgets.json", "--skip", "--replace").status == 64)
    }

    @Test func aMigrationReportsCountsAndDoesItOnce() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "labelSize=16") == .done())
        let renamed = Definitions.desk.replacingOccurrences(
            of: "labelSize: { type: Integer, range: 8...24, default: 12 }",
            with: "size: { type: Decimal, default: 12, renamedFrom: [labelSize] }")
        try sandbox.write(renamed, to: "definitions/desk.intent.yaml")
        let dry = try await sandbox.intentctl("migrate", "--dry-run")
        #expect(dry.output == "Desk  1 of 1 instances to migrate\n  size  1 renamed, 1 converted\n")
        #expect(dry.error == "note: nothing was written; without --dry-run it is\n")
        #expect(try await sandbox.intentctl("doctor").output.contains("values lie under former names or types"))
        #expect(
            try await sandbox.intentctl("migrate")
                == .done("Desk  1 of 1 instances migrated\n  size  1 renamed, 1 converted\n"))
        #expect(try await sandbox.intentctl("migrate") == .done("Desk  0 of 1 instances migrated\n"))
        #expect(try await sandbox.intentctl("get", "desk", "size") == .done("size: 16\n"))
    }

    @Test func aDoctorFindsNothingWrongAndSaysWhatItSaw() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        let outcome = try await sandbox.intentctl("doctor")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first == "ok       definitions: 1 intent and 2 widgets of the group 'group.desk'")
        #expect(lines.allSatisfy { $0.hasPrefix("ok       ") })
        #expect(outcome.output.contains("store: format 1.1, 1 instance, 1 change in the log"))
        let json = try await sandbox.intentctl("doctor", "--json").output
        #expect(json.hasPrefix(#"{"doctor":1,"findings":[{"subject":"definitions","level":"ok","#))
    }

    @Test func aDoctorFindsADamagedStoreAndOrphansAndUnfitValues() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        #expect(try await sandbox.intentctl("set", "desk", "title=a", "mode=dim") == .done())
        let changed = Definitions.desk.replacingOccurrences(
            of: "title: { type: String, default: Desk }", with: "title: Integer"
        )
        .replacingOccurrences(of: "Clock:", with: "Clock2:")
        try sandbox.write(changed, to: "definitions/desk.intent.yaml")
        let unfit = try await sandbox.intentctl("doctor")
        #expect(unfit.status == 0)
        #expect(unfit.output.contains("warning  instances: 1 values do not fit their definitions any more"))
        let store = sandbox.path + "/home/.local/share/intents/group.desk/store.sqlite"
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: store)
        let open = try await sandbox.intentctl("doctor")
        #expect(open.status == 1)
        #expect(open.output.contains("problem  store: "))
        #expect(open.output.contains("chmod 600"))
    }

    @Test func wrongDefinitionsKeepNobodyFromABackupAndTheDoctorShowsThem() async throws {
        let sandbox = try await Sandbox.withPlacedDesk()
        try sandbox.write("intentDefinition: [", to: "definitions/desk.intent.yaml")
        let store = "home/.local/share/intents/group.desk/store.sqlite"
        let outcome = try await sandbox.intentctl("export", "--store", store, "--json")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix(#"{"export":1,"instances":[{"id":"desk","#))
        let doctor = try await sandbox.intentctl("doctor", "--store", store)
        #expect(doctor.status == 1)
        #expect(doctor.output.hasPrefix("problem  definitions: "))
    }

    @Test func aDoctorMakesNoStore() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("doctor")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("there is no store at"))
        #expect(!sandbox.exists("home/.local"))
    }
}

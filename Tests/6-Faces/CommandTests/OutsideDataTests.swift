import Foundation
import IntentTestSupport
import Testing

/// Data from outside that is partly odd: options files, and definition files with errors.
struct OutsideDataTests {
    /// A widget with options from `s.json`.
    private static let server = """
        intentDefinition: 1
        types: { Server: { optionsFrom: { file: s.json } } }
        intents: { I: { parameters: { server: Server } } }
        widgets: { W: { intent: I, families: [systemSmall] } }

        """
    private static let lamp = """
        intentDefinition: 1
        intents: { Lamp: { parameters: { isOn: { type: Boolean, default: true } } } }
        widgets: { Lamp: { intent: Lamp, families: [systemSmall] } }

        """

    private func sandbox(_ files: [String: String], add kinds: [String] = ["W"]) async throws -> Sandbox {
        let sandbox = try Sandbox()
        for (name, text) in files { try sandbox.write(text, to: "definitions/\(name)") }
        for kind in kinds {
            let id = kind.lowercased()
            try await expectEqual(
                sandbox.intentctl("add", kind, "--family", "systemSmall", "--id", id), .success("\(id)\n"))
        }
        return sandbox
    }

    @Test func `control characters of an imported instance are visible`() async throws {
        let sandbox = try await sandbox(["x.intent.yaml": Self.lamp], add: ["Lamp"])
        let document = """
            { "export": 1, "group": "default", "instances": [
              { "id": "z", "kind": "k\\u001b[31m", "family": "f\\u001b[31m", "intent": "Lamp", "values": {} } ] }
            """
        try sandbox.write(document, to: "odd.json")
        try await expectEqual(sandbox.intentctl("import", "odd.json", "--exact").status, 0)
        for command in [["list"], ["show", "z"], ["history", "z"]] {
            let outcome = try await sandbox.run(command)
            expectEqual(outcome.status, 0)
            #expect(outcome.output.contains("␛[31m") && !outcome.output.contains("\u{1B}"), "\(command): \(outcome)")
        }
        let watch = try sandbox.stream("watch", "--since", "1")
        let line = await watch.nextLine()
        #expect(line?.hasSuffix("  z  placed  f␛[31m") == true, "\(line ?? "")")
        watch.interrupt()
        _ = await watch.status()
    }

    @Test func `an odd option hides no other and is reported`() async throws {
        let document = """
            { "options": 1, "sections": [ { "items": [
              { "identifier": "home", "title": "Home" }, { "identifier": "", "title": "Broken" },
              { "identifier": "cabin", "title": "Cabin", "color": "red" } ] } ] }
            """
        let sandbox = try await sandbox(["x.intent.yaml": Self.server, "s.json": document])
        let options = try await sandbox.intentctl("options", "w", "server")
        expectEqual(options.output, "home   Home\ncabin  Cabin\n")
        let first = "left out: sections[0].items[1]: an item needs a nonempty \"identifier\""
        let second = "left out: sections[0].items[2]: 'color' is not a property of Server"
        expectEqual(options.error, "warning: \(first)\nwarning: \(second)\n")
        let json = try await sandbox.intentctl("options", "w", "server", "--json")
        #expect(json.output.contains(#""omitted":[{"place":"sections[0].items[1]","message":"an item needs"#))
        try await expectEqual(sandbox.intentctl("set", "w", "server=cabin"), .success())
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 0)
        #expect(doctor.output.contains("warning  instances: 's.json': \(first)\n"))
        #expect(doctor.output.contains("warning  instances: 's.json': \(second)\n"))
    }

    @Test func `an options file without usable options is a failure`() async throws {
        let sandbox = try await sandbox([
            "x.intent.yaml": Self.server, "s.json": #"{"options":1,"sections":[{"items":[{"title":"A"}]}]}"#,
        ])
        let options = try await sandbox.intentctl("options", "w", "server")
        expectEqual(options.status, 69)
        #expect(options.error.contains("s.json: sections[0].items[0]: an item needs a nonempty"))
    }

    @Test func `JSON has a byte order mark or an error with its place`() async throws {
        let good = #"{"options":1,"sections":[{"items":[{"identifier":"home","title":"Home"}]}]}"#
        let sandbox = try await sandbox(["x.intent.yaml": "\u{FEFF}" + Self.server, "s.json": "\u{FEFF}" + good])
        try await expectEqual(sandbox.intentctl("options", "w", "server"), .success("home  Home\n"))
        try sandbox.write("{ \"options\": 1,\n  \"sections\": [],\n}", to: "definitions/s.json")
        let options = try await sandbox.intentctl("options", "w", "server")
        #expect(options.error.contains("no ',' is allowed before the end of an array or object, at line 3, column 1"))
        try Data(try #require(good.data(using: .utf16))).write(
            to: URL(fileURLWithPath: sandbox.path + "/definitions/s.json"))
        #expect(try await sandbox.intentctl("options", "w", "server").error.contains("is encoded as UTF-16"))

        try sandbox.write("\u{FEFF}\"home\"", to: "value.json")
        try await expectEqual(sandbox.intentctl("set", "w", "server:=@value.json", "--unchecked"), .success())
        try sandbox.write("[\n1,\n]", to: "value.json")
        let set = try await sandbox.intentctl("set", "w", "server:=@value.json")
        #expect(set.error.contains("at line 3, column 1, in 'server:=@value.json'"))

        try sandbox.write(good, to: "definitions/s.json")
        let exported = try await sandbox.intentctl("export")
        try sandbox.write("\u{FEFF}" + exported.output, to: "backup.json")
        try await expectEqual(sandbox.intentctl("import", "backup.json", "--replace").status, 0)
        try sandbox.write("{\n  \"instances\": [1,]\n}", to: "backup.json")
        #expect(try await sandbox.intentctl("import", "backup.json").error.contains("at line 2, column 19"))
    }

    @Test(arguments: [
        "intentDefinition: 1\nintents: { Server: { parameters: { a: Strin } } }\nwidgets: { S: { intent: Server, families: [systemSmall] } }\n",
        "intentDefinition: 1\nintents: [\n", "\u{0}", "intentDefinition: 7\n",
    ])
    func `a faulty definition file blocks only what it declares`(faulty: String) async throws {
        let sandbox = try await sandbox(["lamp.intent.yaml": Self.lamp], add: ["Lamp"])
        try sandbox.write(faulty, to: "definitions/faulty.intent.yaml")
        for (arguments, output) in [
            (["get", "lamp"], "isOn: true\n"), (["set", "lamp", "isOn=false"], ""), (["kinds"], nil), (["list"], nil),
            (["add", "Lamp", "--family", "systemSmall", "--id", "two"], "two\n"),
        ] {
            let outcome = try await sandbox.run(arguments)
            expectEqual(outcome.status, 0)
            if let output { expectEqual(outcome.output, output) }
            #expect(outcome.output.contains("amp") || output != nil)
            if arguments != ["list"] { #expect(outcome.error.contains("definitions/faulty.intent.yaml:")) }
        }
        for arguments in [["migrate"], ["list", "--orphans"]] {
            try await expectEqual(sandbox.run(arguments).status, 65)
        }
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 1)
        #expect(doctor.output.contains("problem  definitions: definitions/faulty.intent.yaml:"))
        sandbox.program = "intentgen"
        for command in [["validate", "definitions"], ["generate", "definitions", "--output", "out"]] {
            try await expectEqual(sandbox.run(command).status, 65)
        }
    }

    @Test func `an instance of a faulty file is refused`() async throws {
        let sandbox = try await sandbox(
            ["lamp.intent.yaml": Self.lamp, "x.intent.yaml": Self.server], add: ["Lamp", "W"])
        try sandbox.write("intentDefinition: 1\nintents: {", to: "definitions/x.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "lamp").output, "isOn: true\n")
        let get = try await sandbox.intentctl("get", "w")
        expectEqual(get.status, 65)
        #expect(get.error.contains("the definition of 'W' cannot be used; correct the definitions with errors"))
        try await expectEqual(sandbox.intentctl("set", "w", "server=home").status, 65)
    }

    @Test func `files that need a faulty one are blocked with it`() async throws {
        let parts = [
            "type.intent.yaml": "intentDefinition: 1\ntypes: { Server: { optionsFrom: { file: s.json } } }\n",
            "use.intent.yaml": Self.server.replacing(/types: .*\n/, with: ""), "lamp.intent.yaml": Self.lamp,
        ]
        let sandbox = try await sandbox(parts, add: ["Lamp", "W"])
        try sandbox.write("intentDefinition: 1\ntypes: { Server: 5 }\n", to: "definitions/type.intent.yaml")
        let get = try await sandbox.intentctl("get", "lamp")
        expectEqual(get.output, "isOn: true\n")
        #expect(get.error.contains("definitions/type.intent.yaml:2"))
        try await expectEqual(sandbox.intentctl("get", "w").status, 65)
    }

    @Test func `a faulty translation blocks no definition`() async throws {
        let sandbox = try await sandbox(["lamp.intent.yaml": Self.lamp], add: ["Lamp"])
        try sandbox.write("intentTexts: [\n", to: "definitions/lamp.intent.de.yaml")
        let get = try await sandbox.intentctl("get", "lamp")
        expectEqual(get.output, "isOn: true\n")
        #expect(get.error.contains("lamp.intent.de.yaml:"))
    }

    @Test func `the group of the store comes from all files`() async throws {
        let named = "intentDefinition: 1\ngroup: cars\nintents: { A: {} }\n"
        let sandbox = try await sandbox(["lamp.intent.yaml": Self.lamp, "a.intent.yaml": named], add: ["Lamp"])
        try sandbox.write(named + "widgets: 5\n", to: "definitions/a.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "lamp").output, "isOn: true\n")
        // A file that cannot be read may declare the group, and another group has another store.
        try sandbox.write(named + "widgets: [\n", to: "definitions/a.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "lamp").status, 65)
    }

    @Test func `doctor reports invalid definitions once`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "intentDefinition: 1\nintents: { A: { parameters: { a: Strin } } }\n", to: "definitions/a.intent.yaml")
        let outcome = try await sandbox.intentctl("doctor")
        expectEqual(outcome.status, 1)
        expectEqual(outcome.output.split(separator: "\n").count { $0.hasPrefix("problem") }, 1)
        for subject in ["policy", "instances", "handlers", "drawing"] {
            #expect(outcome.output.contains("warning  \(subject): not checked, because the definitions are invalid\n"))
        }
    }
}

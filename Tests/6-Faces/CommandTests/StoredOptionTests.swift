import Foundation
import IntentTestSupport
import Testing

/// What is stored of options, and what `doctor` says of it, while their source changes.
struct StoredOptionTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        types:
          Script: { optionsFrom: { file: scripts.json } }
          Scene: { optionsFrom: { command: [list-scenes] } }
        intents:
          Home:
            parameters:
              script: Script
              scripts: { type: [Script], default: { first: 2 } }
              scene: Scene
              price: { type: CurrencyAmount, currencies: [EUR, USD] }
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """

    /// Returns a folder with an instance, whose source has these options.
    private func sandbox(_ identifiers: String..., values: [String] = []) async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try offer(identifiers, in: sandbox)
        let arguments = ["add", "Home", "--family", "systemSmall", "--id", "home"] + values
        try await expectEqual(sandbox.run(arguments).status, 0)
        return sandbox
    }

    private func offer(_ identifiers: [String], in sandbox: Sandbox) throws {
        let items = identifiers.map {
            #"{ "identifier": "\#($0)", "title": "Title \#($0)", "subtitle": "Subtitle \#($0)", "image": "moon" }"#
        }
        try sandbox.write(
            #"{ "options": 1, "sections": [ { "items": [\#(items.joined(separator: ","))] } ] }"#,
            to: "definitions/scripts.json")
    }

    @Test func `a choice that is set again keeps its texts, with a warning`() async throws {
        let sandbox = try await sandbox("a", "b", values: ["script=a", "scripts=a,b"])
        let before = try await sandbox.intentctl("export", "home").output
        #expect(before.contains("Subtitle a") && before.contains("moon"))
        try offer(["b"], in: sandbox)
        let gone = try await sandbox.intentctl("set", "home", "script=a")
        expectEqual(
            gone,
            Outcome(status: 0, error: "warning: kept as stored for 'script': 'a'; no longer an available option\n"))
        try sandbox.write("{", to: "definitions/scripts.json")
        let failed = try await sandbox.intentctl("set", "home", "script=a", "scripts=b,a")
        expectEqual(failed.status, 0)
        #expect(failed.error.contains("kept as stored for 'scripts': 'b', 'a'; cannot be looked up: "))
        let after = try await sandbox.intentctl("export", "home").output
        for text in ["Title a", "Subtitle a", "Title b", "Subtitle b"] {
            expectEqual(
                after.components(separatedBy: text).count, before.components(separatedBy: text).count, "\(text)")
        }
    }

    @Test func `an import warns of options that it keeps as they were`() async throws {
        let sandbox = try await sandbox("a", values: ["script=a"])
        let document = try await sandbox.intentctl("export", "home").output
        try sandbox.write(
            document.replacingOccurrences(of: "Title a", with: "a").replacingOccurrences(of: "Subtitle a", with: ""),
            to: "home.json")
        try offer([], in: sandbox)
        let text = try await sandbox.intentctl("import", "home.json", "--replace")
        expectEqual(text.status, 0)
        #expect(text.error.contains("warning: home: kept as stored for 'script': 'a'"))
        let outcome = try await sandbox.intentctl("import", "home.json", "--replace", "--json")
        #expect(outcome.output.contains(#""warnings":["kept as stored for 'script': 'a'"#))
        try await expectEqual(sandbox.intentctl("get", "home", "script"), .success("script: a  Title a\n"))
    }

    @Test func `an incomplete default says so`() async throws {
        let sandbox = try await sandbox("a")
        let explained = try await sandbox.intentctl("get", "home", "scripts", "--explain")
        #expect(explained.output.contains("(incomplete; requested again until its source has more)"))
        let json = try await sandbox.intentctl("get", "home", "scripts", "--explain", "--json").output
        #expect(json.contains(#""isDefaultIncomplete":true"#))
        let complete = try await self.sandbox("a", "b")
        let output = try await complete.intentctl("get", "home", "scripts", "--explain").output
        #expect(!output.contains("incomplete"))
    }

    @Test func `doctor checks options in files`() async throws {
        let sandbox = try await sandbox("a", "b", values: ["script=a"])
        #expect(
            try await sandbox.intentctl("doctor").output.contains(
                "ok       instances: all values of 1 instance are valid"))
        try offer(["c"], in: sandbox)
        let gone = try await sandbox.intentctl("doctor").output
        // The default is checked, too.
        #expect(gone.contains("warning  instances: 2 values are no longer offered as options"), "\(gone)")
        try await expectEqual(sandbox.intentctl("get", "home", "script"), .success("script: a  Title a\n"))
        try sandbox.write("[]", to: "definitions/scripts.json")
        let unreadable = try await sandbox.intentctl("doctor").output
        #expect(unreadable.contains("warning  instances: the values of options in 'scripts.json' cannot be checked"))
        #expect(unreadable.contains("ok       instances: 2 values not looked up; all other"), "\(unreadable)")
    }

    @Test func `doctor says which values it did not look up`() async throws {
        let sandbox = try await sandbox("a", "b", values: ["scene=night", "--unchecked"])
        let unchecked = try await sandbox.intentctl("doctor").output
        #expect(unchecked.contains("1 value was stored unchecked (home.scene)"))
        let plain = """
            { "export": 1, "instances": [ { "id": "two", "kind": "Home", "family": "systemSmall", "intent": "Home",
              "values": { "scene": { "type": "object:Scene", "value": "night" } } } ] }
            """
        try sandbox.write(plain, to: "plain.json")
        try await expectEqual(sandbox.intentctl("import", "plain.json", "--exact").status, 0)
        try await expectEqual(sandbox.intentctl("remove", "home").status, 0)
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(
            doctor.contains(
                "ok       instances: 1 value not looked up (two.scene); all other values of 1 instance are valid\n"),
            "\(doctor)")
        #expect(try await sandbox.intentctl("doctor", "--json").output.contains(#""notLookedUp":1"#))
    }

    @Test func `doctor finds values that break other rules`() async throws {
        let sandbox = try await sandbox("a", "b", values: ["price=5 USD"])
        try sandbox.write(
            Self.definition.replacingOccurrences(of: "[EUR, USD]", with: "[EUR]"), to: "definitions/home.intent.yaml")
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(
            doctor.contains("warning  instances: 1 value breaks a rule of its definition (home.price)"), "\(doctor)")
    }
}

import Foundation
import IntentTestSupport
import Testing

/// What stored data becomes when a program has newer definitions than the one that stored it.
struct ReleaseTests {
    private static func definition(
        _ parameters: String, types: String = "{}",
        widget: String = "W: { kind: w1, intent: I, families: [systemSmall] }"
    ) -> String {
        """
        intentDefinition: 1
        group: home
        types: \(types)
        intents: { I: { parameters: { \(parameters) } } }
        widgets: { \(widget) }

        """
    }

    /// Returns a sandbox in which the first of two releases has stored the instance `x`.
    private func sandbox(_ first: String, then second: String, _ assignments: String...) async throws -> Sandbox {
        let sandbox = try Sandbox()
        sandbox.environment["INTENT_DEFINITIONS"] = "2.intent.yaml"
        sandbox.environment["INTENT_STORE"] = "store.sqlite"
        try sandbox.write(first, to: "1.intent.yaml")
        try sandbox.write(second, to: "2.intent.yaml")
        let added = try await sandbox.run(["add", "W", "--id", "x", "--definitions", "1.intent.yaml"] + assignments)
        expectEqual(added.status, 0, "\(added)")
        return sandbox
    }

    @Test func `an older export keeps the secret of a renamed field`() async throws {
        func release(_ fields: String) -> String {
            Self.definition("line: Line, lines: { type: [Line] }", types: "{ Line: { fields: { \(fields) } } }")
        }
        let sandbox = try await sandbox(
            release("label: String, key: { type: String, secret: true }"),
            then: release(
                "name: { type: String, renamedFrom: [label] }, key2: { type: String, secret: true, renamedFrom: [key] }"
            ), "line.label=L", "line.key=sek", "lines[1].label=A", "lines[1].key=sek-A", "lines[2].label=B",
            "lines[2].key=sek-B")
        let backup = try await sandbox.intentctl("export", "--definitions", "1.intent.yaml").output
        #expect(!backup.contains("sek"))
        try await expectEqual(sandbox.intentctl("migrate").status, 0)
        try await expectEqual(
            sandbox.intentctl("set", "x", #"lines:=[{"name":"B","key2":"sek-B"},{"name":"A","key2":"sek-A"}]"#).status,
            0)
        try await expectEqual(
            sandbox.intentctl("import", "-", "--replace", input: backup), .success("x  replaced\n"))
        try await expectEqual(
            sandbox.intentctl("get", "x", "--secrets"),
            .success(
                """
                line.name: L
                line.key2: sek
                lines[1].name: A
                lines[1].key2: sek-A
                lines[2].name: B
                lines[2].key2: sek-B

                """))
    }

    @Test func `instances of a renamed kind are found under all of its names`() async throws {
        let renamed = "W: { kind: w2, renamedFrom: [w1], intent: I, families: [systemSmall] }"
        let sandbox = try await sandbox(
            Self.definition("a: String"), then: Self.definition("a: String", widget: renamed))
        for kind in ["w1", "w2", "W"] {
            try await expectEqual(
                sandbox.intentctl("list", "--kind", kind), .success("x  w1  systemSmall\n"), "\(kind)")
            #expect(try await sandbox.intentctl("timeline", "--kind", kind).error.contains("no host has shown 'x' yet"))
        }
        try await expectEqual(sandbox.intentctl("remove", "x").status, 0)
        #expect(try await sandbox.intentctl("list", "--kind", "W", "--removed").output.hasPrefix("x  w1  "))
        let gone = renamed.replacingOccurrences(of: "intent: I, ", with: "")
        try sandbox.write(
            "intentDefinition: 1\ngroup: home\nwidgets: { \(gone) }\n", to: "2.intent.yaml")
        try await expectEqual(sandbox.intentctl("restore", "x").status, 0)
        try await expectEqual(
            sandbox.intentctl("list", "--kind", "W", "--orphans"), .success("x  w1  systemSmall\n"))
    }

    @Test func `what is no longer a secret is exported and shown`() async throws {
        let secret = "token: { type: String, secret: true }"
        let sandbox = try await sandbox(
            Self.definition(secret), then: Self.definition("token: String"), "token=abc")
        #expect(try await sandbox.intentctl("history", "x").output.contains("token: none -> abc"))
        let document = try await sandbox.intentctl("export").output
        #expect(document.contains("abc"))
        try await expectEqual(
            sandbox.intentctl("import", "-", "--store", "other.sqlite", input: document), .success("x  placed\n"))
        try await expectEqual(sandbox.intentctl("get", "x", "--store", "other.sqlite"), .success("token: abc\n"))
        // A program of the first release hides it again.
        let former = try await sandbox.intentctl("export", "--definitions", "1.intent.yaml").output
        #expect(!former.contains("abc"))
    }

    @Test func `a list of types keeps the values of a renamed type`() async throws {
        func release(_ name: String, _ settings: String = "") -> String {
            Self.definition(
                "one: \(name), foot: { type: { oneOf: [\(name), URL] } }",
                types: "{ \(name): { \(settings)options: { a: Alpha, b: Beta } } }")
        }
        let sandbox = try await sandbox(
            release("Stop"), then: release("Halt", "renamedFrom: [Stop], "), "one=b", "foot=b")
        let values = "one: b  Beta\nfoot.halt: b  Beta\n"
        try await expectEqual(sandbox.intentctl("get", "x"), .success(values))
        try await expectEqual(sandbox.intentctl("add", "W", "--like", "x", "--id", "y").status, 0)
        try await expectEqual(sandbox.intentctl("migrate").status, 0)
        try await expectEqual(sandbox.intentctl("get", "x"), .success(values))
        #expect(try await sandbox.intentctl("export").output.contains(#""halt""#))
        // Without the former name, the value does not fit, and the reason is in the words of definitions.
        try sandbox.write(release("Pause"), to: "2.intent.yaml")
        let refused = try await sandbox.intentctl("add", "W", "--like", "x", "--id", "z")
        #expect(refused.error.contains("the value of 'foot' is not a valid oneOf: [Pause, URL]"), "\(refused)")
    }

    @Test func `a refused value is named behind its instance, with the rule that it breaks`() async throws {
        let sandbox = try await sandbox(
            Self.definition("num: Integer"), then: Self.definition("num: { type: Decimal, range: 0...5 }"), "num=7")
        let document = try await sandbox.intentctl("export", "--definitions", "1.intent.yaml").output
        let refused = try await sandbox.intentctl("import", "-", "--store", "other.sqlite", input: document)
        #expect(refused.error.hasPrefix("error: x: num: "), "\(refused)")
        #expect(refused.error.contains("0...5") && !refused.error.contains("Integer"), "\(refused)")
        let json = try await sandbox.intentctl("import", "-", "--json", "--store", "other.sqlite", input: document)
        #expect((json.output + json.error).contains(#""parameter":"num""#), "\(json)")
    }

    @Test func `paths and values of records are those of the present release`() async throws {
        func release(_ parameter: String, _ field: String, _ options: String) -> String {
            Self.definition(
                parameter, types: "{ S: { options: { a: A, \(options) } }, Line: { fields: { \(field), t: S } } }")
        }
        let sandbox = try await sandbox(
            release("lines: { type: [Line] }", "minutes: Integer", "d: D"),
            then: release(
                "rows: { type: [Line], renamedFrom: [lines] }", "mins: { type: Integer, renamedFrom: [minutes] }",
                "e: E"), "lines[1].minutes=5", "lines[2].t=d")
        let history = try await sandbox.intentctl("history", "x").output
        #expect(history.contains("rows[1].mins: none -> 5"), "\(history)")
        let edited = try await sandbox.intentctl("set", "x", "rows[1].mins=6")
        #expect(edited.error.contains("kept as stored for 'rows[2].t': 'd'"), "\(edited)")
        try await expectEqual(
            sandbox.intentctl("set", "x", "lines[1].minutes=7", "--definitions", "1.intent.yaml").status, 0)
        let found = try await sandbox.intentctl("doctor").output
        #expect(found.contains("the value of 'rows' has no effect: {mins: 6}; {t: d  D}"), "\(found)")
    }

    @Test(arguments: [
        ["timeline", "x"], ["reload", "x"], ["reload", "w1"], ["reload", "W"], ["timeline"], ["refresh", "x"],
    ])
    func `a store that does not exist is unavailable`(_ command: [String]) async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition("a: String"), to: "definitions/home.intent.yaml")
        sandbox.environment["INTENT_STORE"] = "store.sqlite"
        let outcome = try await sandbox.run(command)
        expectEqual(outcome.status, 69)
        #expect(outcome.error.contains("the store 'store.sqlite' does not exist yet"), "\(outcome)")
    }
}

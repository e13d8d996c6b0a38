import Foundation
import IntentTestSupport
import Testing

/// The policy of an administrator: where it is found, and what commands do with it.
@Suite(.timeLimit(.minutes(10))) struct PolicyTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        intents:
          Home:
            parameters:
              city: { type: String, default: Bremen, options: [Bremen, Kiel, Ulm] }
              stops: { type: [String], size: { systemSmall: 1, systemLarge: 3 } }
              isOn: { type: Boolean, default: false }
        widgets:
          Home: { intent: Home, families: [systemSmall, systemLarge] }
          Other: { kind: com.example.other, intent: Home, families: [systemSmall] }
        """

    private static let policy = """
        intentPolicy: 1
        by: Operations
        message: Ask at desk 4.
        intents:
          Home: { defaults: { stops: central } }
        widgets:
          Home:
            defaults: { city: Ulm }
            locked: [city]
        """

    private static let refusal = "error: 'city' is locked by Operations: Ask at desk 4.\n"

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--family", "systemSmall", "--id", "a", "city=Kiel"), .success("a\n"))
        try sandbox.write(Self.policy, to: "definitions/intent-policy.yaml")
        return sandbox
    }

    @Test func `the policy beside the definitions is printed`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("policy"),
            .success(
                """
                definitions/intent-policy.yaml, by Operations: Ask at desk 4.
                  Home   city   locked   Ulm
                         stops  default  central
                  Other  stops  default  central

                """))
        let json = try await sandbox.intentctl("policy", "--json").output
        let expected =
            #"{"policy":1,"file":"definitions/intent-policy.yaml","by":"Operations","message":"Ask at desk 4.","#
            + #""widgets":[{"kind":"Home","name":"Home","rows":[{"parameter":"city","isLocked":true,"default":"Ulm","line":8},"#
            + #"{"parameter":"stops","isLocked":false,"default":["central"],"line":5}]},"#
        #expect(json.hasPrefix(expected), "\(json)")
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(
            doctor.contains(
                "ok       policy: Operations sets 3 defaults and locks 1 row in 'definitions/intent-policy.yaml'"),
            "\(doctor)")
    }

    @Test func `control characters of a policy are visible`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            Self.policy.replacing("by: Operations", with: #"by: "Op\u001b[31m""#), to: "definitions/intent-policy.yaml")
        for command in [["policy"], ["get", "a", "--explain"], ["show", "a"], ["set", "a", "city=Kiel"]] {
            let outcome = try await sandbox.run(command)
            let text = outcome.output + outcome.error
            #expect(text.contains("Op␛[31m") && !text.contains("\u{1B}"), "\(command): \(outcome)")
        }
    }

    @Test func `fields of a record are in the order of the definition`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            group: home
            types: { Stop: { fields: { stop: String, label: String } } }
            intents: { Home: { parameters: { first: Stop } } }
            widgets: { Home: { intent: Home, families: [systemSmall] } }

            """, to: "definitions/home.intent.yaml")
        try sandbox.write(
            """
            intentPolicy: 1
            by: Operations
            widgets: { Home: { defaults: { first: { label: North, stop: a } } } }

            """, to: "definitions/intent-policy.yaml")
        for command in ["policy", "kinds"] {
            let outcome = try await sandbox.intentctl(command)
            #expect(outcome.output.contains("{stop: a, label: North}"), "\(outcome)")
        }
    }

    @Test func `kinds are shown with the policy of each widget`() async throws {
        let sandbox = try await sandbox()
        let text = try await sandbox.intentctl("kinds").output
        #expect(text.contains("city   String    City   locked by Operations: Ulm\n"), "\(text)")
        #expect(text.contains("city   String    City\n"), "\(text)")
        let kinds = try await sandbox.intentctl("kinds", "--json").output
        #expect(
            kinds.contains(
                #""name":"city","type":"String","title":"City","description":null,"options":"listed","default":"Ulm","#
                    + #""policy":{"by":"Operations","isLocked":true,"hasDefault":true,"#), "\(kinds)")
        #expect(kinds.contains(#""options":"listed","default":"Bremen"},"#), "\(kinds)")
    }

    @Test func `defaults that break a rule are a warning`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            Self.definition.replacing(
                "    parameters:", with: "    rules: [{ require: { isOn: false } }]\n    parameters:"),
            to: "definitions/home.intent.yaml")
        try sandbox.write(
            "intentPolicy: 1\nby: Site\nwidgets: { Home: { defaults: { isOn: true } } }\n",
            to: "definitions/intent-policy.yaml")
        let warning =
            "definitions/intent-policy.yaml:3:20: the defaults of new instances of 'Home' break a rule: 'isOn' is true "
            + "[default-breaks-rule]"
        let policy = try await sandbox.intentctl("policy")
        expectEqual(policy.status, 0)
        expectEqual(policy.error, "warning: \(warning)\n")
        try await expectEqual(sandbox.intentctl("set", "a", "city=Ulm").status, 0)
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(doctor.contains("warning  policy: \(warning)"), "\(doctor)")
    }

    @Test func `an explanation names the policy and its line`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("get", "a", "city", "stops", "--explain"),
            .success(
                """
                city: Ulm
                  origin   policy
                  stored   Kiel
                  default  Ulm
                  policy   locked by Operations (definitions/intent-policy.yaml:8)
                stops: central
                  origin   policy
                  stored   none
                  default  central
                  policy   default by Operations (definitions/intent-policy.yaml:5)

                """))
        // A plain get takes a shorter way.
        try await expectEqual(sandbox.intentctl("get", "a", "city"), .success("city: Ulm\n"))
        let json = try await sandbox.intentctl("show", "a", "--json").output
        let expected =
            #""origin":"policy","stored":"Kiel","default":"Ulm","marks":[],"policy":{"by":"Operations","isLocked":true,"#
            + #""hasDefault":true,"file":"definitions/intent-policy.yaml","line":8,"message":"Ask at desk 4."}"#
        #expect(json.contains(expected), "\(json)")
    }

    @Test(arguments: [["set", "a", "city=Bremen"], ["set", "a", "isOn=true", "city="], ["reset", "a", "city"]])
    func `an edit of a locked row is refused`(arguments: [String]) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.run(arguments)
        #expect(outcome.status == 77 && outcome.error == Self.refusal, "\(outcome)")
        let json = try await sandbox.run(arguments + ["--json"])
        #expect(json.error.contains(#""code":"locked""#) || json.output.contains(#""code":"locked""#), "\(json)")
        try await expectEqual(
            sandbox.intentctl("history", "a", "--fields", "revision").output, "1\n")
    }

    @Test func `values of other rows are edited, and the locked value is accepted`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "a", "isOn=true", "city=Ulm"), .success())
        try await expectEqual(sandbox.intentctl("get", "a"), .success("city: Ulm\nstops: central\nisOn: true\n"))
        try await expectEqual(sandbox.intentctl("add", "Other", "--id", "b", "city=Kiel"), .success("b\n"))
        let session = try await sandbox.intentctl("configure", "a", "--plain", input: "1\n1 Kiel\nquit\n")
        #expect(session.output.contains("1 City: Ulm\n  Locked by Operations: Ask at desk 4.\n"), "\(session)")
        #expect(session.output.contains("Error: 'city' is locked by Operations: Ask at desk 4."), "\(session)")
    }

    @Test func `an option and a variable name another policy`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write("intentPolicy: 1\nby: Tests\nwidgets: { Home: { locked: [isOn] } }\n", to: "other.yaml")
        let named = try await sandbox.intentctl("set", "a", "isOn=true", "--policy", "other.yaml")
        #expect(named.status == 77 && named.error == "error: 'isOn' is locked by Tests\n", "\(named)")
        try await expectEqual(sandbox.intentctl("get", "a", "city", "--policy", "other.yaml"), .success("city: Kiel\n"))
        sandbox.environment["INTENT_POLICY"] = "other.yaml"
        try await expectEqual(sandbox.intentctl("get", "a", "city"), .success("city: Kiel\n"))
        sandbox.environment["INTENT_POLICY"] = "none.yaml"
        let missing = try await sandbox.intentctl("get", "a", "city")
        #expect(missing.status == 66 && missing.error.contains("'none.yaml' cannot be read"), "\(missing)")
    }

    @Test func `the system's configuration has a policy for each group`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            "intentPolicy: 1\nby: Site\nwidgets: { Home: { locked: true } }\n",
            to: "xdg/intents/home/intent-policy.yaml")
        sandbox.environment["XDG_CONFIG_DIRS"] = "relative:\(sandbox.path)/none:\(sandbox.path)/xdg"
        // The one beside the definitions comes first.
        #expect(try await sandbox.intentctl("policy").output.contains("by Operations"))
        try await expectEqual(sandbox.shell("rm definitions/intent-policy.yaml").status, 0)
        let policy = try await sandbox.intentctl("policy").output
        #expect(policy.contains("xdg/intents/home/intent-policy.yaml, by Site\n  Home  city   locked\n"), "\(policy)")
        sandbox.environment["XDG_CONFIG_DIRS"] = "\(sandbox.path)/none"
        try await expectEqual(sandbox.intentctl("policy"), .success("no policy\n"))
    }

    @Test func `an invalid policy stops every command that uses it`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            "intentPolicy: 1\nby: Site\nwidgets: { Home: { defaults: { city: Hamburg } } }\n",
            to: "definitions/intent-policy.yaml")
        for arguments in [["policy"], ["get", "a"], ["set", "a", "isOn=true"], ["add", "Other"]] {
            let outcome = try await sandbox.run(arguments)
            #expect(outcome.status == 65, "\(arguments): \(outcome)")
            #expect(
                outcome.error.contains(
                    "definitions/intent-policy.yaml:3:38: error: 'Hamburg' is not an available option"), "\(outcome)")
        }
        let doctor = try await sandbox.intentctl("doctor")
        #expect(doctor.status == 1 && doctor.output.contains("problem  policy: "), "\(doctor)")
        let missing = try await sandbox.intentctl("doctor", "--policy", "gone.yaml")
        expectEqual(missing.status, 1)
        for outcome in [doctor, missing] {
            // The message appears once, and no other subject is to blame.
            expectEqual(outcome.output.split(separator: "\n").count { $0.hasPrefix("problem") }, 1, "\(outcome)")
            #expect(
                outcome.output.contains(
                    "\nwarning  instances: not checked, because the policy cannot be used; correct it first\n"),
                "\(outcome)")
            #expect(!outcome.output.contains(" first\n         "), "\(outcome)")
        }
        try await expectEqual(
            sandbox.shell("cd definitions && rm intent-policy.yaml && mkfifo intent-policy.yaml").status, 0)
        let pipe = try await sandbox.intentctl("get", "a")
        #expect(pipe.status == 66 && pipe.error.contains("it is a named pipe, not a file"), "\(pipe)")
        try await expectEqual(sandbox.shell("ln -sf nowhere.yaml definitions/intent-policy.yaml").status, 0)
        try await expectEqual(sandbox.intentctl("get", "a").status, 66)
        try sandbox.write(Self.policy, to: "definitions/intent-policy.yml")
        try await expectEqual(sandbox.intentctl("policy").status, 64)
    }

    @Test func `watch prints what another policy changes`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("add", "Other", "--id", "b"), .success("b\n"))
        let (text, json) = (
            try sandbox.stream("watch", "--since", "1"),
            try sandbox.stream("watch", "--kind", "Home", "--since", "1", "--json")
        )
        #expect(await text.nextLine()?.hasSuffix("  b  placed  systemSmall") == true)
        // Both have begun before the policy changes.
        try await expectEqual(sandbox.intentctl("set", "a", "isOn=true"), .success())
        #expect(await text.nextLine()?.hasSuffix("  a  edited  isOn: none -> true") == true)
        #expect(await json.nextLine()?.contains(#""cause":"edited""#) == true)
        try sandbox.write(
            Self.policy.replacing("stops: central", with: "stops: harbor")
                .replacing("locked: [city]", with: "locked: [isOn]"),
            to: "definitions/intent-policy.yaml")
        var lines = [await text.nextLine(), await text.nextLine()].compactMap(\.self)
        #expect(
            lines.allSatisfy { $0.wholeMatch(of: /-  20\d\d-\d\d-\d\d \d\d:\d\d:\d\d  [ab]  policyChanged  .*/) != nil }
        )
        lines = lines.map { String($0.dropFirst(24)) }
        expectEqual(
            lines,
            [
                "a  policyChanged  city: Ulm -> Kiel; city is no longer locked; stops: central -> harbor; "
                    + "isOn: true -> false; isOn is locked by Operations",
                "b  policyChanged  stops: central -> harbor",
            ])
        let line = try #require(await json.nextLine())
        #expect(line.hasPrefix(#"{"watch":1,"id":"a","kind":"Home","sequence":null,"revision":2,"time":""#), "\(line)")
        let differences =
            #""cause":"policyChanged","familyBefore":"systemSmall","familyAfter":"systemSmall","differences":["#
            + #"{"parameter":"city","of":"effective","before":"Ulm","after":"Kiel","isLocked":false},"#
            + #"{"parameter":"stops","of":"effective","before":["central"],"after":["harbor"],"isLocked":false},"#
            + #"{"parameter":"isOn","of":"effective","before":true,"after":false,"isLocked":true}]}"#
        #expect(line.hasSuffix(differences), "\(line)")
        try sandbox.write("intentPolicy: 1\n", to: "definitions/intent-policy.yaml")
        try await expectEqual(sandbox.intentctl("policy").status, 65)
        try await expectEqual(sandbox.shell("rm definitions/intent-policy.yaml").status, 0)
        // The invalid one has changed nothing.
        #expect(
            await text.nextLine()?.hasSuffix("stops: harbor -> none; isOn: false -> true; isOn is no longer locked")
                == true)
        for watch in [text, json] {
            watch.interrupt()
            await expectEqual(watch.status(), 130)
        }
    }

    @Test(arguments: [["watch", "--since", "0"], ["serve", "--no-host"]])
    func `a document tells why a policy is not applied`(command: [String]) async throws {
        let sandbox = try await sandbox()
        let line = "exec '\(try BuiltProduct.path("intentctl"))' \(command.joined(separator: " ")) --json 2>errors"
        let program = try sandbox.stream(program: "/bin/sh", ["-c", line])
        // The policy is followed before anything is printed.
        #expect(await program.nextLine()?.hasPrefix("{\"\(command[0])\":1,") == true)
        try sandbox.write(
            Self.policy.replacing("locked: [city]", with: "locked: [town]"), to: "definitions/intent-policy.yaml")
        let notice = try #require(await program.nextLine())
        #expect(notice.hasPrefix("{\"\(command[0])\":1,\"time\":\""), "\(notice)")
        let message =
            #""notice":"policy-invalid","message":"the policy is invalid; the one before it stays in effect","problems":["#
        #expect(notice.contains(message), "\(notice)")
        #expect(
            notice.contains(
                #"{"code":"unknown-parameter","message":"definitions/intent-policy.yaml:9:14: error: 'town' is "#),
            "\(notice)")
        program.interrupt()
        _ = await program.status()
        try await expectEqual(sandbox.shell("cat errors"), .success())
    }

    @Test func `a document of a host tells why a policy is not applied`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write(
            Self.definition + "\ncontrols: { Light: { intent: Home, toggle: isOn, symbol: lightbulb } }\n",
            to: "definitions/home.intent.yaml")
        let line = "exec '\(try BuiltProduct.path("intentctl"))' host --json 2>errors"
        let program = try sandbox.stream(program: "/bin/sh", ["-c", line])
        #expect(await program.nextLine()?.contains(#","notice":"only-controls","message":"only controls are "#) == true)
        try sandbox.write("intentPolicy: 1\n", to: "definitions/intent-policy.yaml")
        let notice = try #require(await program.line(containing: "policy"))
        #expect(notice.contains(#","notice":"policy-invalid","message":"the policy is invalid; "#), "\(notice)")
        program.interrupt()
        _ = await program.status()
        try await expectEqual(sandbox.shell("cat errors"), .success())
    }

    @Test func `standard error tells why a policy is not applied`() async throws {
        let sandbox = try await sandbox()
        let line = "exec '\(try BuiltProduct.path("intentctl"))' watch --since 0 2>&1"
        let program = try sandbox.stream(program: "/bin/sh", ["-c", line])
        #expect(await program.nextLine()?.contains("  placed  ") == true)
        try sandbox.write(
            Self.policy.replacing("locked: [city]", with: "locked: [town]"), to: "definitions/intent-policy.yaml")
        #expect(
            await program.nextLine()?.hasPrefix("definitions/intent-policy.yaml:9:14: error: 'town' is ") == true)
        await expectEqual(
            program.line(containing: "warning: "), "warning: the policy is invalid; the one before it stays in effect")
        program.interrupt()
        _ = await program.status()
    }

    @Test func `a session of configure applies another policy`() async throws {
        let sandbox = try await sandbox()
        let session = try sandbox.session("configure", "a", "--plain")
        #expect(await session.line(containing: "Type the number of a row") != nil)
        session.type("3 on")
        #expect(await session.line(containing: "3 Is On: true (changed)") != nil)
        try sandbox.write(
            "intentPolicy: 1\nby: Site\nwidgets: { Home: { locked: [isOn] } }\n", to: "definitions/intent-policy.yaml")
        // The program notices the file at some time.
        var isNoticed = false
        while !isNoticed {
            session.type("changes")
            while true {
                let line = try #require(await session.nextLine())
                isNoticed = isNoticed || line == "  Locked by Site"
                if line.contains("becomes true") { break }
            }
        }
        session.type("save")
        #expect(await session.line(containing: "Correct the errors first") != nil)
        session.type("discard 3")
        #expect(await session.line(containing: "3 Is On: false") != nil)
        session.type("1 Bremen")
        session.type("save yes")
        #expect(await session.line(containing: "Saved as revision 2") != nil)
        session.type("quit")
        await expectEqual(session.status(), 0)
    }

    @Test func `a program without the reader refuses to ignore a policy`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.policy, to: "policy.yaml")
        let program = try BuiltProduct.path("samplectl")
        let outcome = try await sandbox.finish(program, ["kinds", "--json"], input: "")
        expectEqual(outcome.status, 0)
        let refused = try await sandbox.finish(program, ["policy", "--policy", "policy.yaml"], input: "")
        #expect(refused.status == 69 && refused.error.contains("cannot be read by this program"), "\(refused)")
    }

    @Test func `the JSON Schema lists widgets, parameters and options`() async throws {
        let sandbox = try await sandbox()
        let schema = try await sandbox.intentctl("policy", "--schema").output
        var json: Any? = try JSONSerialization.jsonObject(with: Data(schema.utf8))
        func member(_ names: String..., of json: Any?) -> Any? {
            names.reduce(json) { ($0 as? [String: Any])?[$1] }
        }
        let widgets = member("properties", "widgets", "properties", of: json)
        expectEqual(Set((widgets as? [String: Any] ?? [:]).keys), ["Home", "Other", "com.example.other"])
        json = member("Home", "properties", "defaults", "properties", of: widgets)
        expectEqual(member("city", "enum", of: json) as? [String], ["Bremen", "Kiel", "Ulm"])
        expectEqual(member("isOn", "type", of: json) as? String, "boolean")
        expectEqual((member("stops", "anyOf", of: json) as? [Any])?.count, 2)
    }
}

import Foundation
import IntentTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `host`, `timeline`, `reload`, `preview` and `simulate`, with the providers of the sample widgets and a store in a file.
@Suite(.timeLimit(.minutes(3))) struct WidgetTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        sandbox.program = "samplectl"
    }

    /// Places a clock, which reports `close-entries` as soon as it has a timeline.
    private func addDesk() async throws {
        try await expectEqual(
            sandbox.intentctl("add", "ClockWidget", "--family", "systemSmall", "--id", "desk"), .success("desk\n"))
    }

    /// Starts a host, and returns it when the first timeline of `desk` has arrived.
    private func host() async throws -> StreamingProgram {
        let host = try sandbox.stream("host", "--json")
        while let line = await host.nextLine() {
            if line.contains(#""notice":"close-entries""#) { return host }
        }
        Issue.record("the host ended with \(await host.status())")
        return host
    }

    private func budgetLeft() async throws -> Int? {
        try await member("budgetLeft", of: sandbox.intentctl("timeline", "desk", "--json")) as? Int
    }

    private func member(_ name: String, of outcome: Outcome) throws -> Any? {
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return (json as? [String: Any])?[name]
    }

    // MARK: host

    @Test func `host --once shows what timeline prints`() async throws {
        try await addDesk()
        let unseen = try await sandbox.intentctl("timeline", "desk")
        expectEqual(
            unseen, Outcome(status: 69, error: "error: no host has shown 'desk' yet; 'samplectl host' starts one\n"))
        let host = try await sandbox.intentctl("host", "--once")
        expectEqual(host.status, 0)
        #expect(host.output.hasSuffix(" desk com.example.clock exempt (placed: first-timeline, 70 left)\n"))
        expectEqual(host.output.split(separator: "\n").count, 1)
        #expect(host.error.split(separator: "\n").allSatisfy { $0.hasPrefix("warning: ") })
        #expect(host.error.contains(" desk com.example.clock close-entries: entries are 60"))

        let timeline = try await sandbox.intentctl("timeline", "desk")
        #expect(timeline.status == 0 && timeline.error == "")
        #expect(timeline.output.hasPrefix("desk  com.example.clock  systemSmall\n\n  "))
        #expect(timeline.output.contains("\n70 reloads left in the budget of 24 hours\n"))
        let all = try await sandbox.intentctl("timeline")
        #expect(all.output.hasPrefix("desk  com.example.clock  systemSmall  up to date  next reload "))
        let picture = try await sandbox.intentctl("timeline", "desk", "--svg")
        #expect(isWellFormed(picture.output))
        let next = try await sandbox.intentctl("timeline", "desk", "--output", "next.svg", "--entry", "2")
        expectEqual(next, .success("next.svg\n"))
        let drawn = try String(contentsOfFile: sandbox.path + "/next.svg", encoding: .utf8)
        #expect(isWellFormed(drawn) && drawn != picture.output)
        let again = try await sandbox.intentctl("host", "--once")
        #expect(again.status == 0 && again.output == "")
    }

    @Test func `a running host performs requests of other processes`() async throws {
        try await addDesk()
        let host = try await host()
        try await expectEqual(sandbox.intentctl("reload", "desk"), .success("requested a reload of desk\n"))
        let decision = try #require(await host.nextLine())
        #expect(decision.hasPrefix(#"{"host":1,"time":""#))
        #expect(
            decision.hasSuffix(
                #""instance":"desk","kind":"com.example.clock","cause":"requested-instance","decision":"granted","#
                    + #""rule":"within-budget","budgetLeft":69}"#))
        try await expectEqual(sandbox.intentctl("set", "desk", "timeFormat=twelveHours"), .success())
        var edited = try #require(await host.nextLine())
        // An edit waits for the reload before it, which is still in progress on a slow machine.
        if edited.contains(#""rule":"reload-in-progress""#) { edited = try #require(await host.nextLine()) }
        #expect(edited.contains(#""cause":"edited","decision":"exempt""#))
        host.interrupt()
        await expectEqual(host.nextLine(), nil)
        await expectEqual(host.status(), 130)
    }

    @Test func `SIGTERM ends a host with 143`() async throws {
        try await addDesk()
        let host = try await host()
        host.terminate()
        await expectEqual(host.status(), 143)
        try await expectEqual(sandbox.intentctl("host", "--once").status, 0)
    }

    @Test func `SIGHUP ends a host with 129`() async throws {
        try await addDesk()
        let host = try sandbox.session("host", "--json")
        await expectEqual(host.line(containing: #""notice":"close-entries""#) == nil, false)
        host.hangUp()
        await expectEqual(host.status(), 129)
    }

    @Test func `a store in a file has one host`() async throws {
        try await addDesk()
        let host = try await host()
        let second = try await sandbox.intentctl("host", "--once")
        expectEqual(second.status, 69)
        expectEqual(second.output, "")
        #expect(second.error.contains(/error: '.*store.sqlite' already has a host, 'samplectl on [^']+'/))
        #expect(second.error.hasSuffix("; stop it first\n"))
        let json = try await sandbox.intentctl("host", "--json")
        #expect(json.error.hasPrefix(#"{"error":1,"exitCode":69,"problems":[{"code":"hostExists","message":""#))
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 0)
        #expect(
            doctor.output.contains(/\nok       host: 'samplectl on [^']+' has shown the instances since [-0-9 :]+\n/))
        host.interrupt()
        await expectEqual(host.status(), 130)
        #expect(try await sandbox.intentctl("doctor").output.contains("\nok       host: no host runs\n"))
    }

    @Test func `a killed host loses no content, request or budget`() async throws {
        try await addDesk()
        let host = try await host()
        _ = try await sandbox.intentctl("reload", "desk")
        await expectEqual(host.nextLine()?.contains(#""decision":"granted""#), true)
        host.kill()
        await expectEqual(host.status(), -SIGKILL)
        let timeline = try await sandbox.intentctl("timeline", "desk")
        expectEqual(timeline.status, 0)
        #expect(timeline.output.contains("\ntimeline made "))

        let waiting = try await sandbox.intentctl("reload", "com.example.clock")
        expectEqual(waiting.error, "note: no host runs; the request waits for one\n")
        try await expectEqual(sandbox.intentctl("host", "--once").status, 0)
        // The interrupted reload and the request spent one each, or one together.
        let left = try #require(try await budgetLeft())
        #expect([68, 69].contains(left))
        #expect(try await sandbox.intentctl("doctor").output.contains("\nok       host: no host runs\n"))
    }

    @Test func `intentctl hosts the widgets of an extension`() async throws {
        try await addDesk()
        sandbox.program = "intentctl"
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        let alone = try await sandbox.intentctl("host", "--once")
        expectEqual(alone.status, 0)
        let lack = "intentctl contains no timeline providers; pass a program that does with --extension PATH"
        expectEqual(alone.error, "warning: only controls are shown: \(lack)\n")
        let provider = try BuiltProduct.path("sample-extension")
        let host = try await sandbox.intentctl("host", "--once", "--extension", provider)
        expectEqual(host.status, 0, "\(host.error)")
        #expect(host.output.hasSuffix(" desk com.example.clock exempt (placed: first-timeline, 70 left)\n"))
        try await expectEqual(sandbox.intentctl("timeline", "desk").status, 0)
        let preview = try await sandbox.intentctl("preview", "ClockWidget", "--extension", provider)
        expectEqual(preview.status, 0)
        #expect(preview.output.hasPrefix("editor systemSmall\n  Time Format   24 hours\n"))
        #expect(preview.output.contains("\nsystemSmall\n  placeholder\n    "))
    }

    // MARK: preview and simulate

    @Test func `preview writes a well-formed picture of each family`() async throws {
        let outcome = try await sandbox.intentctl("preview", "SavingsProgress", "--svg", "pictures")
        expectEqual(
            outcome,
            .success(
                "pictures/SavingsProgress-systemSmall.svg\npictures/SavingsProgress-systemSmall-placeholder.svg\n"))
        for file in outcome.output.split(separator: "\n") {
            #expect(isWellFormed(try String(contentsOfFile: "\(sandbox.path)/\(file)", encoding: .utf8)))
        }
    }

    @Test func `preview draws for the device in an extension`() async throws {
        sandbox.program = "intentctl"
        sandbox.environment["INTENT_DEFINITIONS"] = Definitions.shipped
        let arguments = [
            "preview", "ClockWidget", "--family", "systemSmall", "--device", "iphone-se", "--svg", "pictures",
            "--extension", try BuiltProduct.path("sample-extension"),
        ]
        try await expectEqual(sandbox.run(arguments).status, 0)
        let picture = "\(sandbox.path)/pictures/ClockWidget-systemSmall.svg"
        #expect(try String(contentsOfFile: picture, encoding: .utf8).contains("viewBox=\"0 0 148 148\""))
    }

    @Test(arguments: [[], ["--providers"]])
    func `equal seeds lead to equal output`(options: [String]) async throws {
        let arguments = ["simulate", "--days", "2", "--seed", "7", "--requests", "20", "--log"] + options
        let first = try await sandbox.run(arguments)
        #expect(first.status == 0 && first.error == "")
        #expect(first.output.hasPrefix("2026-01-01T00:00:00.000Z "))
        try await expectEqual(sandbox.run(arguments), first)
        #expect(try await sandbox.run(arguments.map { $0 == "7" ? "8" : $0 }).output != first.output)
    }

    @Test func `simulate writes a well-formed picture and a summary`() async throws {
        let outcome = try await sandbox.intentctl("simulate", "--kind", "ClockWidget", "--svg", "day.svg", "--json")
        #expect(outcome.status == 0 && outcome.error == "")
        #expect(outcome.output.hasPrefix(#"{"simulation":1,"days":1,"seed":"1","preset":"apple-documentation","#))
        #expect(isWellFormed(try String(contentsOfFile: sandbox.path + "/day.svg", encoding: .utf8)))
        let stream = try await sandbox.intentctl("simulate", "--kind", "ClockWidget", "--svg", "-")
        #expect(stream.status == 64 && stream.error.contains("--svg is a file, and '-' names none"), "\(stream)")
        #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/-"))
    }

    @Test func `a control is simulated with what requests its reloads`() async throws {
        let outcome = try await sandbox.intentctl("simulate", "--kind", "CarLock", "--requests", "10")
        #expect(outcome.status == 0 && outcome.error == "")
        let cells = outcome.output.split(separator: "\n")[1].split(separator: " ")
        expectEqual(cells.prefix(4), ["com.example.car-lock", "1", "10", "1"])
    }

    @Test func `simulate needs a declared timeline`() async throws {
        let sandbox = try Sandbox.withDesk()
        let outcome = try await sandbox.intentctl("simulate", "--kind", "Clock")
        expectEqual(
            outcome,
            Outcome(
                status: 65,
                error: "error: 'Clock' has no key 'timeline'; add one, or pass --providers to ask the providers\n"))
    }

    private static let wrongArguments: [([String], Int32, String)] = [
        (["host", "--preset", "unlimitd"], 64, "did you mean 'unlimited'?"),
        (["timeline", "desk", "--kind", "ClockWidget"], 64, "--kind is for all instances"),
        (["timeline", "--svg"], 64, "name an instance"),
        (["timeline", "desk", "--svg", "--json"], 64, #""code":"usage""#),
        (["timeline", "dek"], 65, "did you mean 'desk'?"), (["timeline", "--kind", "Clok"], 65, "unknown widget kind"),
        (["reload"], 64, "name an instance or a kind"), (["reload", "desk", "--all"], 64, "name nothing with it"),
        (["reload", "desk", "--exempt"], 64, "--exempt needs --push"), (["reload", "dek"], 65, "did you mean 'desk'?"),
        (["preview", "ClokWidget"], 65, "did you mean 'ClockWidget'?"),
        (["preview", "ClockWidget", "--family", "small"], 65, "did you mean 'systemSmall'?"),
        (["preview", "ClockWidget", "--svg", ""], 64, "empty path"),
        (["preview", "ClockWidget", "--png", ""], 64, "empty path"),
        (["preview", "ClockWidget", "--device", "ipad-airr"], 64, "did you mean 'ipad-air'?"),
        (["preview", "ClockWidget", "--rendering-mode", "vibrnt"], 64, "did you mean 'vibrant'?"),
        (["preview", "ClockWidget", "--text-size", "xlarge"], 64, "did you mean 'xLarge'?"),
        (["preview", "ClockWidget", "--entry", "0"], 64, "--entry is a number from 1 or a time"),
        (["preview", "ClockWidget", "--entry", "61"], 65, "the timeline has no entry 61; it has 60"),
        (["host", "--device", "iphone"], 64, "unknown device 'iphone'; the devices are iphone-15-pro-max, "),
        (["simulate", "--device", "iphone"], 64, "unknown device 'iphone'"),
        (["simulate", "--output", "day.jpg"], 64, "ends in .svg or .png, not 'day.jpg'"),
        (["timeline", "--output", "x.svg"], 64, "name an instance"),
        (["timeline", "desk", "--entry", "2"], 64, "--entry needs --svg or --output"),
        (["preview", "ClockWidget", "--output", "clock.jpg"], 64, "ends in .svg or .png, not 'clock.jpg'"),
        (["preview", "ClockWidget", "--output", "/dev/null/x.svg"], 73, "cannot be created"),
        (["preview", "ClockWidget", "--svg", "/dev/null/x"], 73, "cannot be created"),
        (["simulate", "--days", "0"], 64, "--days is from 1 to 366, not 0"),
        (["simulate", "--instances", "1000001"], 64, "--instances is from 1 to 1000000"),
        (["simulate", "--requests", "-1"], 64, "error: "),
        (["simulate", "--openings", "1001"], 64, "--openings is from 0 to 1000"),
        (["simulate", "--failures", "101"], 64, "from 0 to 100"),
        (["simulate", "--seed", "x"], 64, "error: "),
        (["simulate", "--visibility", "typicl"], 64, "did you mean 'typical'?"),
        (["simulate", "--preset", "x"], 64, "unknown preset 'x'; the presets are apple-documentation, "),
        (["simulate", "--kind", "ClokWidget"], 65, "did you mean 'ClockWidget'?"),
        (["simulate", "--kind", "CarLock"], 65, "only after a request; pass --requests, --pushes or --openings"),
        (["simulate", "--opening-requests", "5"], 64, "--opening-requests needs --openings"),
        (["simulate", "--device", "ipad-air"], 64, "--device needs --providers"),
        (["simulate", "--policy", "none.yaml"], 69, "the policy 'none.yaml' cannot be read by this program"),
        (
            ["simulate", "--providers", "--kind", "ClockWidget", "--start", "1969-01-01"], 64,
            "with --providers, a simulation begins in 1970 or later and ends before 2262, not from 1969-01-01T"
        ),
        (
            ["simulate", "--providers", "--kind", "ClockWidget", "--start", "2261-12-20", "--days", "20"], 64,
            "to 2262-01-09T00:00:00.000Z"
        ),
        (["simulate", "--svg", "/nowhere/x.svg"], 73, "'/nowhere/x.svg' cannot be created: "),
    ]

    @Test func `a wrong argument is refused`() async throws {
        try await addDesk()
        for (arguments, status, message) in Self.wrongArguments {
            let outcome = try await sandbox.run(arguments)
            expectEqual(outcome.status, status, "\(arguments)")
            expectEqual(outcome.output, "", "\(arguments)")
            #expect(outcome.error.contains(message), "\(arguments): \(outcome.error)")
        }
    }

    @Test func `reload completes instances and kinds`() async throws {
        try await addDesk()
        sandbox.environment["SAP_SHELL"] = "bash"
        let words = ["---completion", "reload", "--", "positional@0", "2", "0", "samplectl", "reload", ""]
        let names = try await sandbox.run(words).output.split(separator: "\n")
        #expect(names.contains("desk") && names.contains("com.example.clock"))
    }

    private func isWellFormed(_ text: String) -> Bool {
        text.contains("<svg") && XMLParser(data: Data(text.utf8)).parse()
    }
}

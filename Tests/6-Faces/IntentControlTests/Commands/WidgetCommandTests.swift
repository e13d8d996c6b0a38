import Foundation
import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization
import Testing

@testable import IntentControl

/// `host`, `timeline`, `reload` and `preview`.
struct WidgetCommandTests {
    // MARK: host and timeline

    @Test func `a host that runs once prints its decisions`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await expectEqual(
            program.hostOnce(),
            [
                "2026-03-02T08:00:00.000Z a Clock exempt (placed: first-timeline, 70 left)"
            ])
        try await expectEqual(program.hostOnce(), [])
        await program.clock.advance(by: .seconds(3_600))
        try await expectEqual(
            program.hostOnce(),
            [
                "2026-03-02T09:00:00.000Z a Clock granted (policy: within-budget, 69 left)"
            ])
    }

    @Test func `a host serves what valid definition files declare`() async throws {
        let before = try WidgetProgram(["Clock": TestProvider(), "Plain": TestProvider()])
        try await before.add("Clock", id: "a")
        _ = try await before.session.add(
            kind: "Plain", family: "systemLarge", id: "b", assignments: [], unchecked: false)
        let faults = CommandError(.invalidData, "yaml-syntax", "plain.intent.yaml:1:1: error")
        let program = try WidgetProgram(
            ["Clock": TestProvider(), "Plain": TestProvider()], sharingHomeOf: before, faults: faults)
        try await expectEqual(
            program.hostOnce(), ["2026-03-02T08:00:00.000Z a Clock exempt (placed: first-timeline, 70 left)"])
        expectEqual(program.reported.change { $0 }, [faults])
        try await expectEqual(
            before.hostOnce(), ["2026-03-02T08:00:00.000Z b Plain exempt (placed: first-timeline, 70 left)"])
        await #expect(throws: CommandError.self) { try await program.session.show(id: "b") }
    }

    @Test func `timeline prints what is shown and what comes`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await program.hostOnce(preset: "unlimited")
        let text = try await program.session.timeline(of: "a", preset: "unlimited").text(.plain)
        #expect(
            text.hasPrefix("a  Clock  systemSmall\n\n  answer 1\n\ntimeline made just now\nnext reload not before "))
        #expect(text.hasSuffix(":30:00  answer 1\n"))
        #expect(!text.contains("budget"))
        let limited = try await program.session.timeline(of: "a")
        #expect(limited.text(.plain).contains("\n70 reloads left in the budget of 24 hours\n"))
        expectEqual(
            limited.json,
            [
                "timeline": 1, "id": "a", "kind": "Clock", "family": "systemSmall", "isReloading": false,
                "isOutdated": false, "isChanged": false, "isInvalidated": false, "isVisible": true,
                "nextReload": "2026-03-02T09:00:00.000Z", "outdatedSince": "2026-03-02T09:00:00.000Z",
                "budgetLeft": 70, "made": "2026-03-02T08:00:00.000Z", "policy": "2026-03-02T09:00:00.000Z",
                "current": ["date": "2026-03-02T08:00:00.000Z", "content": ["text": "answer 1"]],
                "nextEntry": "2026-03-02T08:30:00.000Z",
                "upcoming": [["date": "2026-03-02T08:30:00.000Z", "content": ["text": "answer 1"]]],
            ])
        await program.clock.advance(by: .seconds(5_400))
        #expect(try await program.session.timeline(of: "a").text(.plain).contains("\nout of date since "))
    }

    @Test func `an entry that is shown before its date does not come again`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider(svg: "<svg>#</svg>", offsets: [600, 1_200])])
        try await program.add("Clock", id: "a")
        try await program.hostOnce()
        let timeline = try await program.session.timeline(of: "a")
        expectEqual(timeline.json["current"]?["date"], "2026-03-02T08:10:00.000Z")
        expectEqual(timeline.json["upcoming"]?.arrayValue?.map { $0["date"] }, ["2026-03-02T08:20:00.000Z"])
        expectEqual(timeline.json["nextEntry"], "2026-03-02T08:20:00.000Z")
        func picture(_ entry: String) throws -> String { try timeline.picture(EntryChoice(entry)).svg }
        try expectEqual(picture("1"), "<svg>0</svg>")
        try expectEqual(picture("2"), "<svg>1</svg>")
        try expectEqual(picture("2026-03-02T08:01:00Z"), "<svg>0</svg>")
        try expectEqual(picture("2026-03-02T08:20:00Z"), "<svg>1</svg>")
        try await expectFailure(.invalidData, "unknownEntry", "the timeline has no entry 3; it has 2") {
            _ = try picture("3")
        }
        await program.clock.advance(by: .seconds(1_500))
        let later = try await program.session.timeline(of: "a")
        try expectEqual(later.picture().svg, "<svg>1</svg>")
        try expectEqual(later.picture(EntryChoice("2026-03-02T08:15:00Z")).svg, "<svg>0</svg>")
    }

    @Test func `timeline without an instance prints the state of each`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider(), "com.example.board": TestProvider(failure: "no net")])
        for (kind, id) in [("Clock", "a"), ("Board", "b")] { try await program.add(kind, id: id) }
        try await program.hostOnce()
        try await program.add("Clock", id: "c")
        await program.clock.advance(by: .seconds(7_200))
        let all = try await program.session.timelines()
        let lines = all.text(.plain).split(separator: "\n")
        expectEqual(lines.count, 2)
        expectEqual(lines[0], "a  Clock              systemSmall  out of date    reload due")
        expectEqual(lines[1], "b  com.example.board  systemSmall  failed 1 time  reload due")
        expectEqual(
            all.notes,
            [
                .note("no host runs; 'tool host' starts one"),
                .note("no host has shown 'c' yet; 'tool host' starts one"),
            ])
        expectEqual(all.json["unseen"], ["c"])
        expectEqual(all.json["instances"]?.arrayValue?.last?["failure"]?["message"], "no net")
        let clock = try await program.session.timeline(of: "a").text(.plain)
        #expect(clock.contains(/\nreload due since 2026-03-02 [0-9:]{8}\n/))
        let boards = try await program.session.timelines(kind: "Board")
        #expect(boards.text(.plain).hasPrefix("b  com.example.board"))
        expectEqual(boards.notes, [.note("no host runs; 'tool host' starts one")])
        await program.clock.set(to: WidgetProgram.start)
        let clocks = try await program.session.timelines(kind: "Clock")
        expectEqual(clocks.notes, [.note("no host has shown 'c' yet; 'tool host' starts one")])
        #expect(clocks.text(.plain).hasPrefix("a  Clock  systemSmall  up to date  next reload 2026-03-02 "))
    }

    @Test func `timeline says that no host has noticed a change`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await program.hostOnce()
        await program.clock.advance(by: .seconds(60))
        _ = try await program.session.resize(id: "a", family: "systemMedium")
        let timeline = try await program.session.timeline(of: "a")
        let text = timeline.text(.plain)
        #expect(text.hasPrefix("a  Clock  systemMedium\n"))
        #expect(text.contains("\nreload due since 2026-03-02 ") && text.contains("\nout of date since 2026-03-02 "))
        #expect(text.contains("\nchanged then, which no host has noticed; "))
        expectEqual(timeline.json["isChanged"], true)
        expectEqual(timeline.notes, [.note("no host runs; 'tool host' starts one")])
        let all = try await program.session.timelines()
        expectEqual(all.text(.plain), "a  Clock  systemMedium  out of date  reload due\n")
        expectEqual(all.notes, timeline.notes)
    }

    @Test func `a family that the definition no longer has is reported`() async throws {
        let former = try WidgetProgram(["Clock": TestProvider()])
        _ = try await former.session.add(
            kind: "Clock", family: "systemMedium", id: "a", assignments: [], unchecked: false)
        try await former.hostOnce()
        let program = try WidgetProgram(["Clock": TestProvider()], sharingHomeOf: former, clockFamilies: [.systemSmall])
        let message = "Clock no longer supports systemMedium, the family of 'a'"
        let warning = Note.warning("\(message); run 'resize a --family systemSmall'")
        try await expectEqual(program.session.show(id: "a").notes, [warning])
        try await expectEqual(program.session.timeline(of: "a").notes, [warning])
        let findings = await program.session.doctor().subjects.first { $0.name == "instances" }?.findings ?? []
        expectEqual(findings.map(\.message), [message])
        expectEqual(findings.map(\.level), [.warning])
        expectEqual(findings.map(\.advice), ["run 'resize a --family systemSmall'"])
        _ = try await program.session.resize(id: "a", family: "systemSmall")
        try await expectEqual(program.session.show(id: "a").notes, [])
    }

    @Test func `an instance that no host has shown has no timeline`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await expectFailure(.unavailable, "noTimeline", "no host has shown 'a' yet; 'tool host' starts one") {
            _ = try await program.session.timeline(of: "a")
        }
        try await expectFailure(.invalidData, "unknownInstance", "unknown instance 'b'") {
            _ = try await program.session.timeline(of: "b")
        }
    }

    @Test func `a program without providers cannot host`() async throws {
        let program = try WidgetProgram([:])
        let message = "tool contains no timeline providers; pass a program that does with --extension PATH"
        try await expectFailure(.unavailable, "noProviders", message) { try await program.hostOnce() }
    }

    @Test func `a provider that matches no definition is refused`() async throws {
        let program = try WidgetProgram(["Clok": TestProvider(), "Board2": TestProvider()])
        let error = await #expect(throws: HostError.self) { try await program.hostOnce() }
        let failure = CommandError(try #require(error))
        expectEqual(failure.status, .invalidData)
        expectEqual(failure.problems.map(\.code), ["mismatch", "mismatch"])
        expectEqual(failure.problems[0].message, "no definition declares the kind 'Clok'; did you mean 'Clock'?")
    }

    @Test func `a host ends when its output cannot be written`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await expectFailure(.inputOutput, "outputClosed", "closed") {
            try await program.session.host { _ in throw CommandError(.inputOutput, "outputClosed", "closed") }
        }
    }

    @Test func `an unknown preset is refused with a suggestion`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        let error = await #expect(throws: CommandError.self) { try await program.hostOnce(preset: "unlimitd") }
        expectEqual(error?.status, .wrongUsage)
        expectEqual(error?.problems[0].suggestion, "unlimited")
    }

    // MARK: reload

    @Test func `a request is performed by the next host`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "a")
        try await program.hostOnce()
        let request = try await program.session.reload(program.session.requestTarget("Clock"))
        expectEqual(request.text(.plain), "requested a reload of the instances of Clock\n")
        expectEqual(request.notes, [.note("no host runs; the request waits for one")])
        expectEqual(request.json, ["reload": 1, "kind": "Clock", "isHosted": false])
        let push = try await program.session.reload(program.session.requestTarget("a"), asPush: true, isExempt: true)
        expectEqual(push.json, ["reload": 1, "id": "a", "isHosted": false])
        let doctor = await program.session.doctor().subjects.last
        expectEqual(doctor?.name, "host")
        expectEqual(doctor?.findings.map(\.message), ["no host runs, and 2 requests wait for one"])
        let lines = try await program.hostOnce()
        expectEqual(lines.first, "2026-03-02T08:00:00.000Z a Clock granted (requested-kind: within-budget, 69 left)")
        expectEqual(lines.dropFirst().first?.contains("(pushed: "), true, "\(lines)")
        try await expectEqual(program.session.reload(.everything).json, ["reload": 1, "all": true, "isHosted": false])
    }

    @Test(arguments: [
        ("kitchn", "kitchen"), ("Clok", "Clock"), ("com.example.bord", "com.example.board"), ("zzz", nil),
    ])
    func `an unknown target is refused with a suggestion`(text: String, suggestion: String?) async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "kitchen")
        let error = #expect(throws: CommandError.self) { try program.session.requestTarget(text) }
        expectEqual(error?.status, .invalidData)
        expectEqual(error?.message, "'\(text)' is neither an instance nor a kind")
        expectEqual(error?.problems[0].suggestion, suggestion)
    }

    @Test func `a target is an instance, a kind or a widget`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await program.add("Clock", id: "kitchen")
        try expectEqual(program.session.requestTarget("kitchen"), .instance("kitchen"))
        try expectEqual(program.session.requestTarget("com.example.board"), .kind("com.example.board"))
        try expectEqual(program.session.requestTarget("Board"), .kind("com.example.board"))
        _ = try await program.session.remove(id: "kitchen")
        let error = #expect(throws: CommandError.self) { try program.session.requestTarget("kitchen") }
        expectEqual(error?.message, "'kitchen' was removed; restore it first")
    }

    // MARK: preview

    @Test func `preview prints each family`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        let shares = Mutex<[Double]>([])
        let result = try await program.session.preview(of: "Clock") { share in shares.withLock { $0.append(share) } }
        expectEqual(
            result.text(.plain),
            """
            systemSmall
              placeholder
                placeholder
              snapshot
                snapshot
                systemSmall

            systemMedium
              placeholder
                placeholder
              snapshot
                snapshot
                systemMedium

            """)
        expectEqual(shares.withLock { $0 }, [0.5, 1])
        expectEqual(result.json["families"]?.arrayValue?.first?["placeholder"]?["content"], ["text": "placeholder"])
    }

    @Test func `preview refuses a family that is not supported`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        try await expectFailure(
            .invalidData, "unknownFamily",
            "'Clock' does not support 'systemLarge'; its families are systemSmall, systemMedium"
        ) { _ = try await program.session.preview(of: "Clock", family: "systemLarge") }
        let error = await #expect(throws: CommandError.self) {
            try await program.session.preview(of: "Clock", family: "medium")
        }
        expectEqual(error?.problems[0].suggestion, "systemMedium")
    }

    @Test func `preview without a provider notes the empty families`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        let result = try await program.session.preview(of: "Plain")
        expectEqual(
            result.notes.map(\.message),
            [
                "tool contains no provider of 'Plain'; there are providers of Clock; the families are empty"
            ])
        #expect(result.previews.isEmpty)
        expectEqual(result.json["families"], [["family": "systemLarge"]])
        #expect(result.picture.contains(">Plain</text>"))
    }

    @Test func `preview reports a provider that fails`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider(failure: "no net")])
        let error = await #expect(throws: HostError.self) { try await program.session.preview(of: "Clock") }
        let failure = CommandError(try #require(error))
        expectEqual(failure.status, .unavailable)
        expectEqual(failure.problems, [.init("providerFailed", "the provider of 'Clock' failed: no net")])
    }

    @Test func `preview writes pictures named after the widget`() async throws {
        let program = try WidgetProgram(["com.example.board": TestProvider(svg: "<svg/>"), "Clock": TestProvider()])
        let folder = program.home + "/pictures/of widgets"
        let result = try await program.session.preview(of: "Board").writingPictures(into: folder)
        expectEqual(result.files, ["\(folder)/Board-systemSmall.svg", "\(folder)/Board-systemSmall-placeholder.svg"])
        expectEqual(result.text(.plain), result.files.map { $0 + "\n" }.joined())
        try expectEqual(result.files.map { try String(contentsOfFile: $0, encoding: .utf8) }, ["<svg/>\n", "<svg/>\n"])
        try await expectFailure(.invalidData, "noPicture", "'Clock' has no pictures; its content is not SVG") {
            _ = try await program.session.preview(of: "Clock").writingPictures(into: folder)
        }
        try await expectFailure(.cannotCreate, "cannotCreate", "the folder '/dev/null/x' cannot be created: ") {
            _ = try await program.session.preview(of: "Board").writingPictures(into: "/dev/null/x")
        }
    }

    @Test func `preview shows an entry of the timeline`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        func seconds(_ entry: String) async throws -> Double? {
            let result = try await program.session.preview(of: "Clock", entry: EntryChoice(entry))
            return result.previews.first?.snapshot.date.timeIntervalSince(WidgetProgram.start)
        }
        try await expectEqual(seconds("1"), 0)
        try await expectEqual(seconds("2"), 1_800)
        try await expectEqual(seconds("2026-03-02T08:29:59.999Z"), 0)
        try await expectEqual(seconds("2026-03-02T23:00:00Z"), 1_800)
        try await expectFailure(.invalidData, "unknownEntry", "the timeline has no entry 9; it has 2") {
            _ = try await seconds("9")
        }
        // The first entry is shown before its date, too.
        try await expectEqual(seconds("2026-03-02T07:00:00Z"), 0)
        for text in ["0", "-1", "noon", ""] { expectEqual(EntryChoice(text), nil) }
    }

    @Test func `the entries of a preview are in the order of their dates`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider(svg: "<svg>#</svg>", offsets: [900, 0])])
        let result = try await program.session.preview(of: "Clock", entry: .number(1))
        expectEqual(result.previews.first?.snapshot.content.svg, "<svg>1</svg>")
        let empty = try WidgetProgram(["Clock": TestProvider(offsets: [])])
        try await expectFailure(.invalidData, "unknownEntry", "the timeline has no entries") {
            _ = try await empty.session.preview(of: "Clock", entry: .date(WidgetProgram.start))
        }
    }

    @Test func `preview is for a device`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider()])
        let reader = WidgetReader(device: WidgetDevice(rawValue: "ipad-air"))
        let result = try await program.session.preview(of: "Clock", family: "systemMedium", for: reader)
        expectEqual(result.json["device"], "ipad-air")
        expectEqual(result.json["families"]?.arrayValue?[0]["width"], .number(342))
        expectEqual(result.json["families"]?.arrayValue?[0]["height"], .number(155))
    }

    // MARK: doctor

    @Test func `doctor reports hosts and failures of providers`() async throws {
        let program = try WidgetProgram(["Clock": TestProvider(), "com.example.board": TestProvider(failure: "no net")])
        await expectEqual(
            program.session.doctor().subjects.last?.findings.map(\.message), ["no host has shown an instance"])
        for number in 0..<12 { try await program.add("Board", id: "b\(number)") }
        let host = Task { [session = program.session, clock = program.clock] in
            try await session.host(once: true, clock: clock) { _ in }
        }
        try await host.value
        let findings = await program.session.doctor().subjects.last?.findings ?? []
        expectEqual(findings.count, 12)
        expectEqual(findings[0].message, "no host runs")
        expectEqual(findings[1].level, .warning)
        expectEqual(findings[1].message, "the provider of 'b0' failed 1 time: no net")
        expectEqual(findings[1].facts, ["instance": "b0", "kind": "com.example.board", "failures": 1])
        expectEqual(findings[11].message, "2 more instances have a provider that failed")
    }

    @Test func `doctor reports what pictures lack, and providers that cannot be asked`() async throws {
        func findings(_ widgets: KeyValuePairs<WidgetKind, TestProvider>) async throws -> [DoctorFinding] {
            let program = try WidgetProgram(widgets)
            return await program.session.doctor().subjects.first { $0.name == "drawing" }?.findings ?? []
        }
        let lacking = TestProvider(undrawn: ["blur in ClockView", "symbol 'tide' in ClockView"])
        let found = try await findings(["Clock": lacking, "com.example.board": TestProvider(failure: "no net")])
        expectEqual(
            found.map(\.message),
            [
                "the picture of 'Clock' lacks blur in ClockView (systemSmall, systemMedium)",
                "the picture of 'Clock' lacks symbol 'tide' in ClockView (systemSmall, systemMedium)",
                "'Board' cannot be drawn: the provider of 'com.example.board' failed: no net",
            ])
        expectEqual(Set(found.map(\.level)), [.warning])
        expectEqual(
            found[0].facts,
            ["kind": "Clock", "undrawn": "blur in ClockView", "families": ["systemSmall", "systemMedium"]])
        let complete = try await findings(["Clock": TestProvider()])
        expectEqual(complete.map(\.message), ["the pictures of 1 widget are complete"])
        expectEqual(complete.map(\.level), [.ok])
    }

    // MARK: errors

    @Test(arguments: [
        (ContentError("x") as any Error, CommandStatus.unavailable, "damaged"),
        (ReloadStateError.damaged, .unavailable, "damaged"),
        (HostError(.notShown, ["x"]), .invalidData, "notShown"),
        (HostError(.unsuitableStore, ["x"]), .unavailable, "unsuitableStore"),
        (OptionsFailure(.crashed), .unavailable, "crashed"),
        (OptionsFailure(.sourceNotTrusted), .notPermitted, "sourceNotTrusted"),
        (StoreError(.hostExists, "x"), .unavailable, "hostExists"), (CancellationError(), .canceled, "cancelled"),
    ])
    func `each error has an exit code`(error: any Error, status: CommandStatus, code: String) {
        let failure = CommandError(error)
        expectEqual(failure.status, status)
        expectEqual(failure.problems.map(\.code), [code])
    }
}

/// Expects an error with one problem, whose message begins with a text.
func expectFailure(
    _ status: CommandStatus, _ code: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
) async throws {
    do {
        try await body()
        Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
        let failure = CommandError(error)
        expectEqual(failure.status, status, sourceLocation: sourceLocation)
        expectEqual(failure.problems.map(\.code), [code], sourceLocation: sourceLocation)
        #expect(failure.message.hasPrefix(message), "\(failure.message)", sourceLocation: sourceLocation)
    }
}

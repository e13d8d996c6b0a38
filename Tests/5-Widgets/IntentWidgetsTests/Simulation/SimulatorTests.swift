import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentWidgets

@Suite struct SimulatorTests {
    private let clock = TimelineModel(every: .seconds(60), entries: 60)

    private var busy: SimulatedActivity {
        var activity = SimulatedActivity()
        activity.requestsPerDay = 24
        activity.pushesPerDay = 6
        activity.openingsPerDay = 4
        activity.requestsPerOpening = 5
        activity.editsPerDay = 1
        activity.failurePercent = 5
        return activity
    }

    private func log(
        _ widgets: [SimulatedWidget], _ change: (inout SimulationSettings) -> Void = { _ in }
    ) -> [DecisionRecord] {
        var settings = SimulationSettings()
        change(&settings)
        var records: [DecisionRecord] = []
        _ = Simulator(widgets, settings: settings).run(log: { records.append($0) })
        return records
    }

    @Test func `a visible minute clock reloads 24 times a day`() {
        var settings = SimulationSettings()
        settings.visibility = .always
        let result = Simulator([SimulatedWidget(kind: "Clock", model: clock, count: 3)], settings: settings).run()
        expectEqual(result.kinds.map(\.granted), [3 * 23])
        expectEqual(result.kinds.map(\.exempt), [3])
        expectEqual(result.kinds.map(\.deferred), [0])
        expectEqual(result.kinds.map(\.overdueThousandths), [0])
        expectEqual(result.kinds.first?.leastBudgetLeft, 70 - 23)
    }

    @Test func `a second clock spends its budget and is outdated`() {
        var settings = SimulationSettings()
        settings.visibility = .always
        let model = TimelineModel(every: .seconds(1), entries: 60)
        let widgets = [SimulatedWidget(kind: "Seconds", model: model, count: 1)]
        let kinds = Simulator(widgets, settings: settings).run().kinds
        expectEqual(kinds.map(\.granted), [70])
        expectEqual(kinds.first?.leastBudgetLeft, 0)
        #expect(kinds.first?.overdueThousandths ?? 0 > 900)
        expectEqual(kinds.first?.visibleOverdueThousandths, kinds.first?.overdueThousandths)
    }

    @Test func `progress ends at one`() {
        let shares = Mutex<[Double]>([])
        let widgets = [SimulatedWidget(kind: "Clock", model: clock, count: 5)]
        let simulator = Simulator(widgets, settings: SimulationSettings())
        _ = simulator.run(progress: { share in shares.withLock { $0.append(share) } })
        expectEqual(shares.withLock { $0.max() }, 1)
    }

    @Test func `a widget that asks at once waits evenly`() {
        let model = TimelineModel(every: .seconds(1), entries: 1)
        let records = log([SimulatedWidget(kind: "Eager", model: model, count: 1)]) { $0.visibility = .always }
        let asked = records.filter(\.decision.asksProvider).map(\.time.milliseconds)
        expectEqual(asked.count, 71)
        // Without a pace, the budget is spent in six hours, and the widget stands still for eighteen.
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $1 - $0 < 27 * 60_000 })
        #expect(records.contains { $0.decision.rule == .dailyPace })
    }

    @Test func `a timeline with never is placed and left alone`() {
        let model = TimelineModel(every: .seconds(60), entries: 60, reload: .never)
        let records = log([SimulatedWidget(kind: "Note", model: model, count: 2)]) { $0.days = 7 }
        expectEqual(records.map(\.decision.rule), [.firstTimeline, .firstTimeline])
    }

    @Test func `equal seeds give equal logs, other seeds others`() {
        func run(_ seed: UInt64) -> [DecisionRecord] {
            log([SimulatedWidget(kind: "Clock", model: clock, count: 20)]) {
                $0.seed = seed
                $0.activity = busy
            }
        }
        expectEqual(run(1), run(1))
        #expect(run(1) != run(2))
    }

    @Test func `a seed gives the same log on every machine`() {
        let records = log([
            SimulatedWidget(kind: "Clock", model: clock, count: 20),
            SimulatedWidget(kind: "Weather", model: TimelineModel(every: .seconds(600)), count: 20),
        ]) {
            $0.seed = 2_026
            $0.activity = busy
        }
        expectEqual(records.count, 5_575)
        expectEqual(ReloadState.seed(for: records.map(\.text).joined(separator: "\n")), 1_561_734_868)
    }

    @Test func `a log is ordered and its counts match the summary`() {
        var settings = SimulationSettings()
        settings.activity = busy
        // More instances than one thread simulates at a time.
        let widgets = [
            SimulatedWidget(kind: "Clock", model: clock, count: 1_030),
            SimulatedWidget(kind: "Weather", model: TimelineModel(every: .seconds(1_200)), count: 30),
        ]
        let simulator = Simulator(widgets, settings: settings)
        var last = StoreTime(milliseconds: 0)
        var granted: [WidgetKind: Int] = [:]
        var isOrdered = true
        let logged = simulator.run(log: { record in
            isOrdered = isOrdered && last <= record.time
            last = record.time
            if record.decision.outcome == .granted { granted[record.kind, default: 0] += 1 }
        })
        #expect(isOrdered)
        let unlogged = simulator.run()
        for kind in unlogged.kinds { expectEqual(granted[kind.kind], kind.granted) }
        expectEqual(logged.json, unlogged.json)
        expectEqual(logged.svg, unlogged.svg)
    }

    @Test func `an instance does not depend on the other instances`() {
        let alone = log([SimulatedWidget(kind: "Clock", model: clock, count: 1)]) { $0.activity = busy }
        let together = log([
            SimulatedWidget(kind: "Weather", model: TimelineModel(every: .seconds(600)), count: 9),
            SimulatedWidget(kind: "Clock", model: clock, count: 50),
        ]) { $0.activity = busy }
        expectEqual(together.filter { $0.instance == "Clock-1" }, alone)
    }

    @Test func `hidden instances wait, and reload when a person looks`() {
        let records = log([SimulatedWidget(kind: "Clock", model: clock, count: 5)])
        #expect(records.contains { $0.decision.rule == .hidden })
        #expect(records.contains { $0.decision.cause == .appeared && $0.decision.outcome == .granted })
    }

    @Test func `requests in the foreground are exempt and merged`() {
        let model = TimelineModel(every: .seconds(60), reload: .never)
        let records = log([SimulatedWidget(kind: "Note", model: model, count: 1)]) {
            $0.activity.openingsPerDay = 3
            $0.activity.openingDuration = 8
            $0.activity.requestsPerOpening = 7
        }
        let reloads = records.filter { $0.decision.asksProvider && $0.decision.cause != .placed }
        #expect(records.contains { if case .merged = $0.decision.outcome { true } else { false } })
        #expect(reloads.allSatisfy { $0.decision.rule == .appInForeground })
        #expect(3...6 ~= reloads.count)
    }

    @Test(arguments: [(-2.0, true), (1.0, false)])
    func `a sleep ends the opening in which it begins`(seconds: Double, isReloaded: Bool) throws {
        var settings = SimulationSettings()
        settings.visibility = .always
        settings.activity.openingsPerDay = 1
        settings.activity.requestsPerOpening = 1
        let widget = SimulatedWidget(kind: "Note", model: TimelineModel(every: nil, reload: .never), count: 1)
        let kind = try #require(Simulator([widget], settings: settings).kinds.first)
        let opening = StoreTime(milliseconds: kind.openings.time(0, key: kind.key ^ 5)).date
        let sleep = opening.addingTimeInterval(seconds)
        settings.sleeps = [sleep..<sleep.addingTimeInterval(1)]
        let records = log([widget]) { [settings] in $0 = settings }
        expectEqual(records.contains { $0.decision.cause == .requestedKind }, isReloaded)
    }

    @Test func `only a visible time has a share`() {
        var kind = SimulationResult.Kind(kind: "Clock", instances: 1)
        kind.tally.add(0..<1_000, outdatedSince: 0, isVisible: false)
        expectEqual(kind.visibleOverdueThousandths, nil)
        kind.tally.add(1_000..<1_001, outdatedSince: nil, isVisible: true)
        expectEqual(kind.visibleOverdueThousandths, 0)
        kind.tally.add(1_001..<1_002, outdatedSince: 0, isVisible: true)
        expectEqual(kind.visibleOverdueThousandths, 500)
    }

    @Test func `a week of sleep causes no burst`() throws {
        let start = SimulationSettings().start
        let wake = start.addingTimeInterval(8 * 86_400)
        let records = log([SimulatedWidget(kind: "Clock", model: clock, count: 600)]) {
            $0.days = 10
            $0.visibility = .always
            $0.sleeps = [start.addingTimeInterval(86_400)..<wake]
        }
        let awake = StoreTime(roundingDown: wake).milliseconds
        #expect(
            !records.contains {
                StoreTime(roundingUp: start.addingTimeInterval(86_400)).milliseconds..<awake ~= $0.time.milliseconds
            })
        let after = records.filter { $0.decision.asksProvider && awake..<(awake + 600_000) ~= $0.time.milliseconds }
        expectEqual(after.count, 600)
        #expect(Set(after.map { $0.time.milliseconds / 1_000 }).count > 20)
    }

    @Test(arguments: [("2026-03-29", 23), ("2026-10-25", 25), ("2026-06-01", 24)])
    func `the person's day follows daylight saving`(date: String, hours: Int) throws {
        var settings = SimulationSettings()
        settings.calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        settings.start = try Date("\(date)T12:00:00Z", strategy: .iso8601)
        settings.visibility = .always
        let result = Simulator([SimulatedWidget(kind: "Clock", model: clock, count: 1)], settings: settings).run()
        expectEqual(result.kinds.first?.granted, hours - 1)

        settings.visibility = .seldom
        let plan = SimulationPlan(settings, instanceCount: 1)
        let awake = try #require(plan.days.first?.awake)
        let first = StoreTime(milliseconds: awake.lowerBound).date
        expectEqual(
            settings.calendar.dateComponents([.hour, .minute], from: first), DateComponents(hour: 8, minute: 0))
        expectEqual(awake.count, 12 * 3_600_000)
    }

    @Test(
        arguments: [
            // The clocks skip 02:30, and show it twice.
            ("2026-03-29", ["00:00", "02:30", "06:30"], [-3_600, 5_400, 16_200]),
            ("2026-10-25", ["00:00", "02:30", "06:30"], [-7_200, 1_800, 19_800]),
            ("2026-06-01", ["00:00", "06:30"], [-7_200, 16_200]),
        ])
    func `entries at times of day follow daylight saving`(date: String, times: [String], seconds: [Int]) throws {
        var settings = SimulationSettings()
        settings.calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        settings.start = try Date("\(date)T12:00:00Z", strategy: .iso8601)
        settings.visibility = .always
        settings.host.budget = .unlimited
        let model = TimelineModel(every: nil, at: try times.map { try TimeOfDay($0) })
        var asked: [Int] = []
        _ = Simulator([SimulatedWidget(kind: "Bus", model: model, count: 1)], settings: settings).run { record in
            if record.decision.asksProvider { asked.append(record.time.milliseconds / 1_000) }
        }
        let utc = Int(try Date("\(date)T00:00:00Z", strategy: .iso8601).timeIntervalSince1970)
        expectEqual(asked.map { $0 - utc }, seconds)
    }

    @Test func `a simulation can begin at a time of its first day`() throws {
        var settings = SimulationSettings()
        settings.zone = SimulatedZone(name: "Test") { _ in 3_600 }
        settings.start = try #require(settings.time(ofStart: "2026-03-28T15:00")).date
        settings.beginsAtStart = true
        settings.visibility = .always
        settings.host.budget = .unlimited
        let model = TimelineModel(every: nil, at: [try TimeOfDay("16:30")])
        let simulator = Simulator([SimulatedWidget(kind: "Bus", model: model, count: 1)], settings: settings)
        var asked: [String] = []
        let result = simulator.run { if $0.decision.asksProvider { asked.append($0.time.text) } }
        expectEqual(asked, ["2026-03-28T14:00:00.000Z", "2026-03-28T15:30:00.000Z"])
        expectEqual(StoreTime(milliseconds: simulator.plan.end).text, "2026-03-28T23:00:00.000Z")
        expectEqual(result.json["timeZone"], "Test")
        #expect(result.svg.contains(">from 2026-03-28, time zone Test, "))
        expectEqual(settings.time(ofStart: "15:00"), nil)
        expectEqual(settings.time(ofStart: "2026-02-30"), nil)
    }

    @Test func `a picture has a row for each of some instances`() throws {
        var settings = SimulationSettings()
        settings.activity = busy
        let widgets = [
            SimulatedWidget(kind: "Clock & <Co>", model: clock, count: 100),
            SimulatedWidget(kind: "Weather", model: TimelineModel(every: .seconds(600)), count: 4),
        ]
        let svg = Simulator(widgets, settings: settings).run().svg
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(svg.contains("prefers-color-scheme: dark"))
        #expect(svg.contains(">Clock &amp; &lt;Co&gt;<"))
        #expect(svg.contains(">4 instances · "))
        #expect(svg.contains(">outside the budget<"))
        expectEqual(svg.components(separatedBy: "class=\"track\"").count - 1, 18 + 4)
        for kind in ["granted", "exempt", "refused", "stale", "seen", "budget"] {
            #expect(svg.contains("<path class=\"\(kind)\" d=\"M"))
        }
        #expect(XMLParserCheck.isWellFormed(svg))
    }

    @Test(arguments: [
        (1, ["0:00", "3:00", "21:00"]), (3, ["0:00", "6:00", "18:00"]), (20, ["day 1", "day 2", "day 20"]),
        (30, ["day 1", "day 8", "day 29"]), (366, ["day 1", "day 29", "day 337"]),
    ])
    func `a picture names as many times as there is room for`(days: Int, names: [String]) throws {
        var settings = SimulationSettings()
        settings.days = days
        settings.visibility = .never
        let svg = Simulator([SimulatedWidget(kind: "Clock", model: clock, count: 1)], settings: settings).run().svg
        let labels = svg.matches(of: /x="([0-9.]+)" y="[0-9.]+">(day [0-9]+|[0-9]+:00)</).map { $0.output }
        let texts = labels.map { String($0.2) }
        expectEqual([texts[0], texts[1], texts[texts.count - 1]], names)
        let places = labels.compactMap { Double($0.1) }
        // The longest name, in the font of the picture.
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 44 }, "\(places)")
    }

    @Test func `looks are as often as their model states`() {
        let looks = VisibilityModel.presets.map { "\($0.name) \($0.hours) \($0.looksPerDay ?? -1) \($0.lookDuration)" }
        expectEqual(
            looks,
            [
                "typical 7..<23 32 60", "frequent 7..<23 96 120", "seldom 8..<20 3 60", "always 0..<24 -1 60",
                "never 7..<23 0 60",
            ])
    }

    @Test func `a summary is text and JSON`() throws {
        var settings = SimulationSettings()
        settings.visibility = .always
        let result = Simulator([SimulatedWidget(kind: "Clock", model: clock, count: 2)], settings: settings).run()
        expectEqual(
            result.text,
            """
            kind   instances  granted  exempt  deferred  merged  dropped  out of date  while visible  least budget left
            Clock          2       46       2         0       0        0        0.0 %          0.0 %                 47

            """)
        expectEqual(
            result.json.rendered(),
            #"{"simulation":1,"days":1,"seed":"1","preset":"apple-documentation","#
                + #""visibility":"always","start":"2026-01-01T00:00:00.000Z","timeZone":"UTC","kinds":[{"kind":"Clock","#
                + #""instances":2,"granted":46,"exempt":2,"deferred":0,"merged":0,"dropped":0,"overdueThousandths":0,"#
                + #""visibleOverdueThousandths":0,"leastBudgetLeft":47,"averageBudgetLeft":47,"deferredBy":{}}]}"#)
    }
}

/// A check of the nesting of tags, which is all that the pictures need.
private enum XMLParserCheck {
    static func isWellFormed(_ text: String) -> Bool {
        var open: [Substring] = []
        for part in text.split(separator: "<").dropFirst(0) {
            guard let end = part.firstIndex(of: ">") else { return false }
            let tag = part[..<end]
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return false }
            } else if !tag.hasSuffix("/") {
                open.append(tag.prefix { $0 != " " })
            }
        }
        return open.isEmpty
    }
}

import IntentModel
import IntentTestSupport
import Testing

@Suite struct TimelineModelTests {
    @Test(arguments: [
        (
            TimelineModel(every: .seconds(60), entries: 60), 24,
            "a reload every 60 entries × 1 min = 1 h is 24 reloads a day"
        ),
        (TimelineModel(every: .seconds(1)), 86_400, "a reload every 1 s is 86,400 reloads a day"),
        (TimelineModel(every: .seconds(86_400)), 1, "a reload every 1 d is 1 reload a day"),
        (
            TimelineModel(every: .seconds(7 * 86_400), entries: 2), 1,
            "a reload every 2 entries × 7 d = 14 d is 1 reload a day"
        ),
        (TimelineModel(every: .milliseconds(90_500)), 955, "a reload every 90.5 s is 955 reloads a day"),
        (
            TimelineModel(every: .seconds(60), entries: 9, reload: .after(.seconds(1_800))), 48,
            "a reload after 30 min is 48 reloads a day"
        ),
        (
            TimelineModel(every: nil, reload: .after(.seconds(1_200))), 72,
            "a reload after 20 min is 72 reloads a day"
        ),
        (
            TimelineModel(every: .seconds(60), reload: .never), 0,
            "a timeline that is never reloaded is 0 reloads a day"
        ),
        (
            TimelineModel(every: nil, at: ["06:30", "00:00", "06:30"].compactMap { try? TimeOfDay($0) }), 2,
            "2 times of day is 2 reloads a day"
        ),
        (
            TimelineModel(every: nil, at: ["00:00", "08:00", "16:00"].compactMap { try? TimeOfDay($0) }, entries: 2), 2,
            "3 times of day ÷ 2 entries is 2 reloads a day"
        ),
    ])
    func `the number of reloads follows from the model`(_ model: TimelineModel, _ count: Int, _ arithmetic: String) {
        expectEqual(model.dailyReloads, count)
        expectEqual(model.arithmetic, arithmetic)
    }

    @Test func `a part of a reload counts as a whole one`() {
        expectEqual(TimelineModel(every: .seconds(1_235)).dailyReloads, 70)
        expectEqual(TimelineModel(every: .seconds(1_234)).dailyReloads, 71)
    }

    @Test func `the longest timeline does not overflow`() {
        let model = TimelineModel(
            every: TimelineModel.allowedDurations.upperBound, entries: TimelineModel.allowedEntries.upperBound)
        expectEqual(model.dailyReloads, 1)
    }

    @Test(arguments: [
        (#"{"every":0.5}"#, "timeline.every"), (#"{"every":"60"}"#, "timeline.every"), ("{}", "timeline"),
        (#"{"reload":"atEnd"}"#, "timeline"), (#"{"entries":2,"reload":"never"}"#, "timeline"),
        (#"{"every":60,"entries":0}"#, "timeline.entries"), (#"{"every":60,"entries":2001}"#, "timeline.entries"),
        (#"{"every":60,"reload":"atend"}"#, "timeline.reload"), (#"{"every":60,"reload":{}}"#, "timeline.reload"),
        (#"{"every":60,"reload":{"after":-1}}"#, "timeline.reload.after"), (#"{"every":60,"now":1}"#, "timeline.now"),
        (#"{"every":60,"at":["00:00"]}"#, "timeline"), (#"{"at":[]}"#, "timeline.at"),
        (#"{"at":["24:00"]}"#, "timeline.at[0]"),
    ])
    func `wrong JSON is refused at its place`(_ timeline: String, _ path: String) throws {
        let text = #"{"schema":1,"widgets":[{"name":"W","families":["systemSmall"],"timeline":\#(timeline)}]}"#
        let error = #expect(throws: SchemaDecodingError.self) { try Schema(json: JSONValue(parsing: text)) }
        expectEqual(error?.path, "widgets[0].\(path)")
    }

    @Test(arguments: ["1970-01-01", "2000-02-29", "1999-03-01", "0001-01-01", "9999-12-31", "2026-03-29"])
    func `days are counted from 1970`(text: String) throws {
        guard case .date(let date) = try DateComponentsValue.literal(text) else {
            Issue.record("not a date")
            return
        }
        let again = CalendarDate.date(ofDay: date.daysSince1970)
        expectEqual([again.year, again.month, again.day], [date.year, date.month, date.day])
    }

    @Test func `the largest number of entries is accepted`() throws {
        let timeline = #"{"every":60,"entries":2000}"#
        let text = #"{"schema":1,"widgets":[{"name":"W","families":["systemSmall"],"timeline":\#(timeline)}]}"#
        let schema = try Schema(json: JSONValue(parsing: text))
        expectEqual(schema.widgets.first?.timeline?.entries, 2_000)
    }

    @Test func `a duration can be written with a space and min`() throws {
        for text in ["5m", "5 m", "5min", "5 min", "300s", "300 s"] {
            try expectEqual(Duration.literal(text), .seconds(300), "\(text)")
        }
        for text in ["5  min", "5 mins", "min", " min", "5 ", "5 Min"] {
            #expect(throws: ValueTextError.self, "\(text)") { try Duration.literal(text) }
        }
    }
}

@Suite struct ReloadBudgetTests {
    @Test func `a preset is found by its name`() {
        expectEqual(
            ReloadBudget.presets.map(\.name),
            [
                "apple-documentation", "apple-engineer-72", "field-reports", "openharmony-forms", "unlimited",
            ])
        for preset in ReloadBudget.presets { expectEqual(ReloadBudget(named: preset.name), preset) }
        expectEqual(ReloadBudget(named: "Unlimited"), nil)
    }

    @Test(arguments: ReloadBudget.presets)
    func `the minimum spacing of a preset allows its daily reloads`(_ preset: ReloadBudget) {
        guard let reloads = preset.dailyReloads else { return }
        #expect(reloads.upperBound * preset.minimumSpacing <= 86_400)
    }
}

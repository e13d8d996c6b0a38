import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

/// The advice of the guide “Simulate reloads”, with a simulated day for each piece.
struct ReloadAdviceTests {
    /// Simulates a day of one instance.
    private func day(
        every interval: Duration = .seconds(86_400), entries: Int = 1, _ visibility: VisibilityModel = .always,
        _ change: (inout SimulatedActivity) -> Void = { _ in }
    ) throws -> SimulationResult.Kind {
        var settings = SimulationSettings()
        settings.visibility = visibility
        change(&settings.activity)
        let widget = SimulatedWidget(kind: "Widget", every: interval, entries: entries, count: 1)
        return try #require(Simulator([widget], settings: settings).run().kinds.first)
    }

    @Test func `a clock of minutes is never out of date`() throws {
        let clock = try day(every: .seconds(60), entries: 60)
        #expect(clock.granted == 23 && clock.exempt == 1)
        expectEqual(clock.overdueThousandths, 0)
    }

    @Test func `a clock of seconds is out of date most of the day`() throws {
        // As many entries as developers report to be reliable.
        let clock = try day(every: .seconds(1), entries: HostSettings().entryCountWarning)
        expectEqual(clock.granted, 70)
        expectEqual(clock.leastBudgetLeft, 0)
        #expect(clock.overdueThousandths > 600)
    }

    @Test func `an hour of seconds is more than a host accepts`() {
        #expect(3600 > HostSettings().maximumEntries)
        #expect(60 < HostSettings().entryCountWarning)
    }

    @Test func `requests without new data spend the budget`() throws {
        let changed = try day { $0.requestsPerDay = 24 }
        let always = try day { $0.requestsPerDay = 288 }
        expectEqual(changed.granted, 24)
        expectEqual(changed.overdueThousandths, 0)
        expectEqual(always.leastBudgetLeft, 0)
        #expect(always.overdueThousandths > 500)
    }

    @Test func `requests while a reload waits are merged`() throws {
        let widget = try day(.typical) { $0.requestsPerDay = 288 }
        #expect(widget.merged > 200)
        #expect(widget.granted <= 70)
    }

    @Test func `requests in the foreground cost no budget`() throws {
        let widget = try day(.typical) {
            $0.openingsPerDay = 12
            $0.requestsPerOpening = 10
        }
        expectEqual(widget.granted, 0)
        #expect(widget.exempt > 12)
        expectEqual(widget.leastBudgetLeft, 70)
        #expect(widget.overdueThousandths < 10)
    }

    @Test func `a push spends the budget like a request`() throws {
        let pushes = try day(.typical) { $0.pushesPerDay = 24 }
        let requests = try day(.typical) { $0.requestsPerDay = 24 }
        #expect(pushes.granted > 20 && requests.granted > 20)
        #expect(pushes.exempt == 1 && requests.exempt == 1)
    }

    @Test func `a push replaces many reloads of a schedule`() throws {
        let polling = try day(every: .seconds(1800), .typical)
        let pushed = try day(.typical) { $0.pushesPerDay = 6 }
        #expect(pushed.granted <= 6)
        #expect(pushed.overdueThousandths < polling.overdueThousandths)
    }
}

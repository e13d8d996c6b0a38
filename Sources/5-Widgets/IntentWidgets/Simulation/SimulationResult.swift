public import IntentModel
import IntentRuntime

/// What a simulation found, for each kind.
public struct SimulationResult: Sendable {
    /// The instances of one kind.
    public struct Kind: Sendable {
        /// The kind.
        public let kind: WidgetKind
        /// The number of instances.
        public let instances: Int
        var tally = SimulationTally()

        /// Reloads within the budget.
        public var granted: Int { tally.granted }
        /// Reloads outside the budget.
        public var exempt: Int { tally.exempt }
        /// Decisions to reload later.
        public var deferred: Int { tally.deferred }
        /// Requests that another reload included.
        public var merged: Int { tally.merged }
        /// Answers that were not used.
        public var dropped: Int { tally.dropped }
        /// The share of the time in which the content was out of date, in thousandths.
        public var overdueThousandths: Int { SimulationResult.thousandths(tally.overdue, of: tally.shown) }
        /// The share of the time in which the content was out of date, of the time in which the widget was visible, in
        /// thousandths; nil if it never was.
        public var visibleOverdueThousandths: Int? {
            tally.visible > 0 ? SimulationResult.thousandths(tally.visibleOverdue, of: tally.visible) : nil
        }
        /// What the budgets of the instances have left at the end; nil without a limit.
        public var leastBudgetLeft: Int? { tally.leastBudgetLeft }
    }

    /// The kinds, in the order of the simulation.
    public private(set) var kinds: [Kind]
    /// The settings of the simulation.
    public let settings: SimulationSettings
    let plan: SimulationPlan
    /// What the pictured instances did.
    private(set) var traces: [(kind: Int, name: String, trace: SimulationTally.Trace)] = []

    init(_ simulator: Simulator) {
        settings = simulator.settings
        plan = simulator.plan
        kinds = simulator.kinds.map { Kind(kind: $0.kind, instances: $0.count) }
    }

    mutating func add(_ tally: SimulationTally, kind: Int) {
        kinds[kind].tally.add(tally)
    }

    mutating func addTrace(_ trace: SimulationTally.Trace?, kind: Int, name: String) {
        if let trace { traces.append((kind: kind, name: name, trace: trace)) }
    }

    /// A share in thousandths, rounded down, without an overflow for a million instances and a hundred years.
    private static func thousandths(_ part: Int, of whole: Int) -> Int {
        guard whole > 0 else { return 0 }
        let (quotient, overflow) = part.multipliedReportingOverflow(by: 1_000)
        return overflow ? part / (whole / 1_000) : quotient / whole
    }
}

// MARK: - Output

extension SimulationResult {
    /// The result as a JSON document: `simulation` (the version, 1), `days`, `seed`, `preset`, `visibility`, `start`, `timeZone`,
    /// and `kinds` with their counters. Shares are in thousandths.
    package var json: JSONValue {
        .object([
            "simulation": 1, "days": .integer(settings.days), "seed": .string(String(settings.seed)),
            "preset": .string(settings.host.budget.name), "visibility": .string(settings.visibility.name),
            "start": .string(StoreTime(milliseconds: plan.start).text),
            "timeZone": .string(plan.zone.name),
            "kinds": .array(kinds.map(\.json)),
        ])
    }

    /// The result as text: a line for each kind, and the reasons of its deferrals.
    public var text: String {
        let header = [
            "kind", "instances", "granted", "exempt", "deferred", "merged", "dropped", "out of date", "while visible",
            "least budget left",
        ]
        let rows = kinds.map(\.row)
        let widths = header.indices.map { column in
            ([header] + rows).map { $0[column].count }.max() ?? 0
        }
        var lines = ([header] + rows).map { row in
            zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + padding : padding + cell.0
            }
            .joined(separator: "  ")
        }
        for kind in kinds where !kind.tally.deferrals.isEmpty {
            let reasons = kind.tally.deferrals.map { "\($0.rule.rawValue) \($0.count)" }.joined(separator: ", ")
            lines.append("\(kind.kind.name), deferred by: \(reasons)")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension SimulationResult.Kind {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "kind": .string(kind.name), "instances": .integer(instances), "granted": .integer(granted),
            "exempt": .integer(exempt), "deferred": .integer(deferred), "merged": .integer(merged),
            "dropped": .integer(dropped), "overdueThousandths": .integer(overdueThousandths),
        ]
        if let share = visibleOverdueThousandths { object["visibleOverdueThousandths"] = .integer(share) }
        if let leastBudgetLeft, instances > 0 {
            object["leastBudgetLeft"] = .integer(leastBudgetLeft)
            object["averageBudgetLeft"] = .integer(tally.budgetLeft / instances)
        }
        object["deferredBy"] = .object(
            JSONObject(
                uniqueMembers: tally.deferrals.map { .init(key: $0.rule.rawValue, value: .integer($0.count)) }))
        return .object(object)
    }

    fileprivate var row: [String] {
        [
            kind.name, String(instances), String(granted), String(exempt), String(deferred), String(merged),
            String(dropped), Self.percent(overdueThousandths), visibleOverdueThousandths.map(Self.percent) ?? "–",
            leastBudgetLeft.map(String.init) ?? "–",
        ]
    }

    /// `12.5 %`
    static func percent(_ thousandths: Int) -> String { "\(thousandths / 10).\(thousandths % 10) %" }
}

/// One of the things that a comparison measures: the operation of the package, or what it is compared with.
struct Side: Sendable {
    let name: String
    /// Why it is not measured; nil if it is.
    let skipped: String?
    /// Performs the operation `count` times and returns the nanoseconds of one.
    let measure: @Sendable (_ count: Int) async throws -> Double

    /// - Parameter body: Performs the operation `count` times.
    init(_ name: String, _ body: @escaping @Sendable (_ count: Int) async throws -> Void) {
        self.init(named: name, timedBy: { try await Side.nanoseconds(of: body, $0) })
    }

    /// - Parameter measure: Performs the operation `count` times and returns the nanoseconds of one.
    init(named name: String, timedBy measure: @escaping @Sendable (_ count: Int) async throws -> Double) {
        (self.name, self.measure, skipped) = (name, measure, nil)
    }

    /// A program that is run to its end. If it is missing, the report contains the Debian package to install.
    init(_ name: String, _ program: Program?, _ arguments: [String], package: String) {
        guard let program else {
            self.init(name, skipped: "needs Debian's \(package)")
            return
        }
        self.init(name) { runs in for _ in 0..<runs { try program.run(arguments) } }
    }

    init(_ name: String, skipped reason: String) {
        (self.name, skipped, measure) = (name, reason, { _ in throw Failure("'\(name)' is not measured: \(reason)") })
    }

    /// Returns the time of one of `count` runs.
    static func nanoseconds(of body: (Int) async throws -> Void, _ count: Int) async throws -> Double {
        let start = ContinuousClock.now
        try await body(count)
        return (ContinuousClock.now - start) / .nanoseconds(1) / Double(count)
    }
}

/// An operation of the package, and others that do the same or as little as possible.
struct Comparison: Sendable {
    let name: String
    /// The maximum ratio to the first of the others; nil for no goal.
    let goal: Double?
    /// The maximum time of one run in nanoseconds; nil for no goal.
    var timeGoal: Double?
    /// A description of one run, for the reader of the report.
    let unit: String
    let ours: Side
    /// The baseline, and peers.
    let others: [Side]
    /// Whether a run starts a program. Such a run is a whole round.
    var isProcess = false
    /// A limit for comparisons that take seconds.
    var maximumRounds = Int.max

    init(
        name: String, goal: Double?, timeGoal: Double? = nil, unit: String, ours: Side, others: [Side],
        isProcess: Bool = false, maximumRounds: Int = .max
    ) {
        (self.name, self.goal, self.timeGoal, self.unit) = (name, goal, timeGoal, unit)
        (self.ours, self.others) = (ours, others)
        (self.isProcess, self.maximumRounds) = (isProcess, maximumRounds)
    }

    /// Compares with a baseline and peers.
    init(
        name: String, goal: Double?, timeGoal: Double? = nil, unit: String,
        ours: @escaping @Sendable (_ count: Int) async throws -> Void, others: [Side], isProcess: Bool = false,
        maximumRounds: Int = .max
    ) {
        self.init(
            name: name, goal: goal, timeGoal: timeGoal, unit: unit, ours: Side("ours", ours), others: others,
            isProcess: isProcess, maximumRounds: maximumRounds)
    }

    /// Compares with a single baseline.
    init(
        name: String, goal: Double?, timeGoal: Double? = nil, unit: String,
        ours: @escaping @Sendable (_ count: Int) async throws -> Void,
        baseline: @escaping @Sendable (_ count: Int) async throws -> Void, isProcess: Bool = false,
        maximumRounds: Int = .max
    ) {
        self.init(
            name: name, goal: goal, timeGoal: timeGoal, unit: unit, ours: ours, others: [Side("baseline", baseline)],
            isProcess: isProcess, maximumRounds: maximumRounds)
    }
}

/// A benchmark: a comparison to measure, a figure that is already measured, or a name that is skipped.
enum Entry: Sendable {
    case comparison(Comparison)
    case figure(Figure)
    /// A program that the benchmark needs is missing.
    case skipped(name: String, reason: String)

    /// The memory of a process.
    static func memory(name: String, bytes: Int, goal: Int?, others: [(name: String, value: Double)] = []) -> Entry {
        .figure(Figure(name: name, unit: .bytes, value: Double(bytes), others: others, limit: goal.map { Double($0) }))
    }

    /// The share of one core that a process uses.
    static func share(name: String, share: Double, goal: Double) -> Entry {
        .figure(Figure(name: name, unit: .share, value: share, limit: goal))
    }

    var name: String {
        switch self {
        case .comparison(let comparison): comparison.name
        case .figure(let figure): figure.name
        case .skipped(let name, _): name
        }
    }
}

/// A quantity that is the same in every run, such as memory, and the same quantity of others.
struct Figure: Sendable {
    let name: String
    let unit: Quantity
    let value: Double
    var others: [(name: String, value: Double)] = []
    /// The maximum ratio to the first of the others.
    var goal: Double?
    /// The maximum value.
    var limit: Double?
}

/// The times of all rounds, in nanoseconds per run.
struct Measurement: Sendable {
    let comparison: Comparison
    private(set) var ours: [Double] = []
    /// In the order of the comparison's others; empty for those that are skipped.
    private(set) var others: [[Double]]

    /// Measures a comparison. A round times all sides, one right after the other, so that other load on the machine
    /// affects all equally. Each round begins with the next side.
    static func measure(_ comparison: Comparison, rounds: Int) async throws -> Measurement {
        let sides = [comparison.ours] + comparison.others.filter { $0.skipped == nil }
        var counts: [Int] = [], times = [[Double]](repeating: [], count: sides.count)
        for side in sides { counts.append(try await count(side, comparison)) }
        // Quick operations have more rounds.
        for round in 0..<min(comparison.maximumRounds, comparison.isProcess ? rounds : 10 * rounds) {
            for step in sides.indices {
                let turn = (round + step) % sides.count
                times[turn].append(try await sides[turn].measure(counts[turn]))
            }
        }
        let ours = times.removeFirst()
        return Measurement(
            comparison: comparison, ours: ours,
            others: comparison.others.map { $0.skipped == nil ? times.removeFirst() : [] })
    }

    /// The medians of the rounds' ratios to one of the others with their quartiles, because all sides of a round run under
    /// the same load; nil if it is skipped.
    func ratio(to other: Int) -> (median: Double, quartiles: ClosedRange<Double>)? {
        let ratios = zip(ours, others[other]).map { $0 / $1 }.sorted()
        guard !ratios.isEmpty else { return nil }
        return (ratios.median, ratios[ratios.count / 4]...ratios[ratios.count * 3 / 4])
    }

    /// Determines the number of runs per round, which take about a millisecond together. The runs also warm up caches.
    private static func count(_ side: Side, _ comparison: Comparison) async throws -> Int {
        var count = 1
        // The first run of something quick includes what is only done once.
        if !comparison.isProcess { _ = try await side.measure(count) }
        var total = try await side.measure(count)
        while !comparison.isProcess, total < 1e6, count < 1 << 20 {
            count = Int((Double(count) * min(10, max(1.5, 1.2e6 / total))).rounded(.up))
            total = try await side.measure(count) * Double(count)
        }
        return count
    }
}

extension [Double] {
    var median: Double {
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

/// Keeps a result, so that the compiler cannot remove the computation.
@inline(never)
@_optimize(none)
func blackHole(_ value: some Any) {
    withExtendedLifetime(value) {}
}

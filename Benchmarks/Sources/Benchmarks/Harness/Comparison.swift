/// An operation of the package, and a baseline that does as little as possible.
struct Comparison: Sendable {
    let name: String
    /// The maximum ratio to the baseline; nil for no goal.
    let goal: Double?
    /// A description of one run, for the reader of the report.
    let unit: String
    /// Performs the operation `count` times.
    let ours: @Sendable (_ count: Int) async throws -> Void
    let baseline: @Sendable (_ count: Int) async throws -> Void
    /// Whether a run starts a program. Such a run is a whole round.
    var isProcess = false
    /// A limit for comparisons that take seconds.
    var maximumRounds = Int.max
}

/// A benchmark: a comparison to measure, a measured amount of memory or share of a core, or a name that is skipped.
enum Entry: Sendable {
    case comparison(Comparison)
    /// A program that the benchmark needs is missing.
    case skipped(name: String, reason: String)
    /// The resident memory of a process.
    case memory(name: String, bytes: Int, goal: Int)
    /// The share of one core that a process uses.
    case share(name: String, share: Double, goal: Double)

    var name: String {
        switch self {
        case .comparison(let comparison): comparison.name
        case .skipped(let name, _), .memory(let name, _, _), .share(let name, _, _): name
        }
    }
}

/// The times of all rounds, in nanoseconds per run.
struct Measurement: Sendable {
    let comparison: Comparison
    private(set) var ours: [Double] = []
    private(set) var baseline: [Double] = []

    init(_ comparison: Comparison) {
        self.comparison = comparison
    }

    /// Measures a comparison. A round times both sides, one right after the other, so that other load on the machine
    /// affects both equally. Every second round begins with the baseline.
    static func measure(_ comparison: Comparison, rounds: Int) async throws -> Measurement {
        var measurement = Measurement(comparison)
        let ours = try await count(comparison.ours, comparison)
        let baseline = try await count(comparison.baseline, comparison)
        // Quick operations have more rounds.
        for round in 0..<min(comparison.maximumRounds, comparison.isProcess ? rounds : 10 * rounds) {
            if round % 2 == 0 { measurement.ours.append(try await time(comparison.ours, ours)) }
            measurement.baseline.append(try await time(comparison.baseline, baseline))
            if round % 2 == 1 { measurement.ours.append(try await time(comparison.ours, ours)) }
        }
        return measurement
    }

    /// The median of the rounds' ratios, because both sides of a round run under the same load.
    var ratio: Double { ratios.median }

    /// The first and the third quartile of the rounds' ratios.
    var quartiles: ClosedRange<Double> {
        let sorted = ratios.sorted()
        return sorted[sorted.count / 4]...sorted[sorted.count * 3 / 4]
    }

    var isMet: Bool? { comparison.goal.map { ratio <= $0 } }

    private var ratios: [Double] { zip(ours, baseline).map { $0 / $1 } }

    /// Determines the number of runs per round, which take about a millisecond together. The runs also warm up caches.
    private static func count(
        _ body: (Int) async throws -> Void, _ comparison: Comparison
    ) async throws -> Int {
        var count = 1
        var total = try await time(body, count)
        while !comparison.isProcess, total < 1e6, count < 1 << 20 {
            count = Int((Double(count) * min(10, max(1.5, 1.2e6 / total))).rounded(.up))
            total = try await time(body, count) * Double(count)
        }
        return count
    }

    private static func time(_ body: (Int) async throws -> Void, _ count: Int) async throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try await body(count)
        let time = (clock.now - start).components
        return (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(count)
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
func blackHole(_ value: some Any) {
    withExtendedLifetime(value) {}
}

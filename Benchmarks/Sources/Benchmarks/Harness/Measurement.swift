/// The times of several rounds, in nanoseconds for one run.
struct Measurement: Sendable {
    let comparison: Comparison
    private(set) var ours: [Double] = []
    private(set) var yardstick: [Double] = []

    init(_ comparison: Comparison) {
        self.comparison = comparison
    }

    /// Rounds of both, one right after the other, so that what else the machine does falls on both alike. Every
    /// second round begins with the yardstick.
    static func take(_ comparison: Comparison, rounds: Int) async throws -> Measurement {
        var measurement = Measurement(comparison)
        let ours = try await count(comparison.ours, comparison)
        let yardstick = try await count(comparison.yardstick, comparison)
        // What is done several times a round is quick: there is time for more rounds.
        for round in 0..<min(comparison.mostRounds, comparison.isProcess ? rounds : 10 * rounds) {
            if round % 2 == 0 { measurement.ours.append(try await time(comparison.ours, ours)) }
            measurement.yardstick.append(try await time(comparison.yardstick, yardstick))
            if round % 2 == 1 { measurement.ours.append(try await time(comparison.ours, ours)) }
        }
        return measurement
    }

    /// Of the ratios of the rounds, not the ratio of the medians: a round's two halves share their circumstances.
    var ratio: Double { ratios.median }

    /// From the first to the third quarter of the rounds.
    var spread: ClosedRange<Double> {
        let sorted = ratios.sorted()
        return sorted[sorted.count / 4]...sorted[sorted.count * 3 / 4]
    }

    var isMet: Bool? { comparison.goal.map { ratio <= $0 } }

    private var ratios: [Double] { zip(ours, yardstick).map { $0 / $1 } }

    /// So many that a round takes a millisecond, which is long for the clock and short for what else wants the
    /// processor; they also warm up.
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

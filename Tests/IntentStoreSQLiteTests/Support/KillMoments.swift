import IntentTestSupport

/// When to kill a process so that it is in the middle of its work, found by trying: machines differ.
struct KillMoments {
    /// How far a killed process had come.
    enum Progress {
        case nothing, some, all

        init(_ count: Int, of total: Int) {
            self = count == 0 ? .nothing : count < total ? .some : .all
        }
    }

    /// From the moment that the store is open.
    private(set) var microseconds = 10_000
    /// How often a process was killed in the middle.
    private(set) var hits = 0
    private(set) var tries = 0
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Until there were enough hits, or too many tries.
    var wantsMore: Bool { hits < 5 && tries < 80 }

    mutating func note(_ progress: Progress) {
        tries += 1
        switch progress {
        case .nothing: microseconds += microseconds / 3
        case .all: microseconds -= microseconds / 3
        case .some: hits += 1
        }
        microseconds += Int.random(in: -microseconds / 8...microseconds / 8, using: &random)
        microseconds = max(500, microseconds)
    }
}

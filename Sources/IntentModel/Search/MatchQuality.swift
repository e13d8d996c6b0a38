/// How well a field matches a term, the best first.
enum MatchQuality: Int, CaseIterable, Comparable {
    case equal, prefix, wordStart, inside

    static func < (first: MatchQuality, second: MatchQuality) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Gathers matches item by item and keeps the best of each, without sorting.
struct Ranking {
    private let limit: Int
    private var buckets = [[Int]](repeating: [], count: MatchQuality.allCases.count)
    private var current: (item: Int, quality: MatchQuality)?
    /// The worst quality that still finds a place among the best; nil when the places are taken.
    private(set) var worstUseful: MatchQuality?

    init(limit: Int) {
        self.limit = limit
        worstUseful = limit > 0 ? .inside : nil
    }

    /// - Precondition: Items come in ascending order, each as often as it matches.
    mutating func add(_ item: Int, _ quality: MatchQuality) {
        guard let current, current.item == item else {
            settle()
            self.current = (item, quality)
            return
        }
        if quality < current.quality { self.current = (item, quality) }
    }

    /// The best items, at most as many as the limit.
    var best: [Int] {
        var ranking = self
        ranking.settle()
        return Array(ranking.buckets.joined().prefix(max(0, limit)))
    }

    private mutating func settle() {
        guard let (item, quality) = current, let worst = worstUseful, quality <= worst else { return }
        buckets[quality.rawValue].append(item)
        // Who comes later stands behind all that are as good or better.
        var count = 0
        for quality in MatchQuality.allCases {
            count += buckets[quality.rawValue].count
            guard count >= limit else { continue }
            worstUseful = MatchQuality(rawValue: quality.rawValue - 1)
            return
        }
    }
}

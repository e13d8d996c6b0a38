/// A unit of time as a definition names it, and as a duration's literal ends.
package enum TimeUnit: String, CaseIterable, Hashable, Sendable, Comparable {
    case milliseconds, seconds, minutes, hours, days

    /// Behind a number: `30s`.
    package var symbol: String {
        switch self {
        case .milliseconds: "ms"
        case .seconds: "s"
        case .minutes: "m"
        case .hours: "h"
        case .days: "d"
        }
    }

    /// By name or symbol.
    package init?(named text: String) {
        guard let unit = TimeUnit.allCases.first(where: { $0.rawValue == text || $0.symbol == text }) else {
            return nil
        }
        self = unit
    }

    /// Whether the first is the smaller one.
    package static func < (first: TimeUnit, second: TimeUnit) -> Bool {
        first.rank < second.rank
    }

    private var rank: Int {
        switch self {
        case .milliseconds: 0
        case .seconds: 1
        case .minutes: 2
        case .hours: 3
        case .days: 4
        }
    }

    /// The unit in attoseconds, as a factor and a power of ten.
    var attoseconds: (factor: Int128, power: Int) {
        switch self {
        case .milliseconds: (1, 15)
        case .seconds: (1, 18)
        case .minutes: (6, 19)
        case .hours: (36, 20)
        case .days: (864, 20)
        }
    }
}

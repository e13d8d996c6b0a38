/// The times of the counted reloads of the last 24 hours, exactly, at four bytes each.
struct ReloadWindow: Equatable, Sendable {
    static let length = 24 * 60 * 60 * 1_000

    /// The time to which the offsets are relative, in milliseconds since 1970.
    private(set) var base = 0
    /// Milliseconds since ``base``, ascending.
    private(set) var offsets: [UInt32] = []

    var count: Int { offsets.count }

    /// The times in milliseconds since 1970, ascending.
    var times: [Int] { offsets.map { base + Int($0) } }

    /// - Parameter times: Ascending times of less than 49 days.
    init(times: [Int] = []) {
        guard let first = times.first else { return }
        base = first
        offsets = times.map { UInt32($0 - first) }
    }

    static func == (first: ReloadWindow, second: ReloadWindow) -> Bool { first.times == second.times }

    /// Removes what is 24 hours old or older. What is later than now, by a clock that has been set back since, counts as now.
    mutating func advance(to now: Int) {
        guard let last = offsets.last else { return }
        if base + Int(last) > now { self = ReloadWindow(times: times.map { min($0, now) }) }
        let expired = offsets.prefix { base + Int($0) <= now - Self.length }.count
        if expired > 0 { offsets.removeFirst(expired) }
    }

    /// Adds a reload now. The window has been advanced to now.
    /// - Parameter capacity: The number of reloads for which memory is reserved.
    mutating func add(_ now: Int, capacity: Int) {
        if offsets.isEmpty {
            base = now
            offsets.reserveCapacity(min(capacity, 256))
        } else if now - base > Int(UInt32.max) {
            self = ReloadWindow(times: times)
        }
        offsets.append(UInt32(now - base))
    }

    /// The time at which there is room for one more reload within a limit of at least 1, if there is none now.
    func roomTime(limit: Int) -> Int? {
        guard offsets.count >= limit else { return nil }
        return base + Int(offsets[offsets.count - limit]) + Self.length
    }

    /// The time from which one more reload is not ahead of an even pace; nil if it is not at any time.
    /// - Parameters:
    ///   - limit: The number of reloads in 24 hours.
    ///   - allowance: How many of them may be used at once, at least 1. The others become available one by one over 24 hours.
    func pacedTime(limit: Int, allowance: Int) -> Int? {
        guard allowance < limit, offsets.count >= allowance else { return nil }
        let waits = limit - allowance + 1
        let interval = (Self.length + waits - 1) / waits
        // The time at which all of the allowance is available again.
        let full = offsets.reduce(Int.min) { max($0, base + Int($1)) + interval }
        return full - (allowance - 1) * interval
    }
}

/// In which of the last 24 hours an instance was visible. Hours are counted from 1970 in UTC.
struct VisibleHours: Hashable, Sendable {
    private static let all: UInt32 = 0xFF_FFFF

    /// The newest hour.
    private(set) var hour: Int32
    /// One bit for each hour, the newest in the lowest.
    private(set) var bits: UInt32

    init(hour: Int32, bits: UInt32) {
        self.hour = hour
        self.bits = bits & Self.all
    }

    /// Nothing is known of a new instance, so it counts as visible all the time.
    init(from now: Int) {
        self.init(hour: Self.hour(of: now), bits: Self.all)
    }

    var count: Int { bits.nonzeroBitCount }

    /// Advances to the hour of a time. After a clock was set back, the hours stay as they are.
    /// - Parameter isVisible: Whether the instance has been visible since the previous call.
    mutating func advance(to now: Int, isVisible: Bool) {
        let passed = Int(Self.hour(of: now)) - Int(hour)
        hour = Self.hour(of: now)
        guard passed > 0 else { return }
        if passed >= 24 {
            bits = isVisible ? Self.all : 0
            return
        }
        bits = bits << passed & Self.all
        if isVisible { bits |= 1 << passed - 1 }
    }

    /// Records that the instance is visible in the newest hour.
    mutating func mark() {
        bits |= 1
    }

    private static func hour(of time: Int) -> Int32 {
        Int32(clamping: (time >= 0 ? time : time - 3_599_999) / 3_600_000)
    }
}

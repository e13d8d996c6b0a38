/// The units in which a time interval is asked for.
package struct IntervalSettings: Hashable, Sendable {
    package let smallest: TimeUnit
    /// Not smaller than ``smallest``; equal to it where one unit is asked for.
    package let largest: TimeUnit
    /// What a bare number is meant in; one of the units.
    package let defaultUnit: TimeUnit

    /// - Parameter defaultUnit: Nil for seconds, or the smallest unit where these are not among the units.
    /// - Precondition: `smallest <= largest`, and the default unit is among them.
    package init(smallest: TimeUnit = .seconds, largest: TimeUnit = .days, defaultUnit: TimeUnit? = nil) {
        precondition(smallest <= largest, "the units of an interval are ordered")
        self.smallest = smallest
        self.largest = largest
        self.defaultUnit = defaultUnit ?? (smallest...largest ~= .seconds ? .seconds : smallest)
        precondition(smallest...largest ~= self.defaultUnit, "the default unit of an interval is among its units")
    }
}

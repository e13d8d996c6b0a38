/// Tells the time, and calls back when a moment has come. Tests keep a clock that they move by hand.
package protocol DeadlineKeeping: Sendable {
    var now: ContinuousClock.Instant { get }

    /// Calls `action` once, soon after `instant`, on a thread of the keeper's own; it must be quick.
    func schedule(at instant: ContinuousClock.Instant, _ action: @escaping @Sendable () -> Void) -> DeadlineToken

    /// Afterwards the action is not begun any more.
    func cancel(_ token: DeadlineToken)
}

/// One scheduled action.
package struct DeadlineToken: Hashable, Sendable {
    package let number: Int

    package init(number: Int) {
        self.number = number
    }
}

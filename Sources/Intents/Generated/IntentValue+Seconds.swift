import IntentRuntime

extension IntentValue {
    /// Nil for what is no length of time.
    init?(seconds: Double) {
        // Beyond it a Duration traps; it is more than the age of the universe.
        guard seconds.magnitude < 1e18 else { return nil }
        self = .timeInterval(.seconds(seconds))
    }

    /// The seconds of a length of time as Foundation counts them.
    static func seconds(of duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}

#if PostgreSQL
    /// When what failed is tried again: at once, then after pauses that grow, until the time is over.
    package struct RetryPlan: Hashable, Sendable {
        private static let longestPause = Duration.seconds(1)

        private let time: Duration
        private var pause = Duration.zero

        /// - Parameter time: From the first try on.
        package init(atMost time: Duration) {
            self.time = time
        }

        /// - Parameter elapsed: Since the first try.
        /// - Returns: How long to pause before the next; nil to give up.
        package mutating func nextPause(elapsed: Duration) -> Duration? {
            guard elapsed + pause < time else { return nil }
            defer { pause = pause == .zero ? .milliseconds(10) : min(pause * 2, RetryPlan.longestPause) }
            return pause
        }
    }
#endif

internal import IntentDiagnostics
internal import Synchronization

/// A line on a terminal that shows how much of an operation is done. It appears after a second, and disappears at the end.
package final class ProgressLine: Sendable {
    private struct State: Sendable {
        /// The line that is shown; empty before the first one.
        var shown = ""
        /// When the line can be drawn again, in time since the start.
        var nextDrawing = ProgressLine.delay
        var hasEnded = false
    }

    private static let delay = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let label: String
    private let elapsed: @Sendable () -> Duration
    private let write: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - label: What is being done, such as `simulating 3 days`.
    ///   - elapsed: Returns the time since the start.
    ///   - write: Writes to the terminal.
    package init(
        _ label: String, elapsed: @escaping @Sendable () -> Duration, write: @escaping @Sendable (String) -> Void
    ) {
        self.label = label
        self.elapsed = elapsed
        self.write = write
    }

    /// Creates a line on standard error; returns nil if that is not a terminal.
    package convenience init?(onTerminal label: String) {
        guard StandardStream.error.isTerminal else { return nil }
        let start = ContinuousClock.now
        self.init(label, elapsed: { start.duration(to: .now) }, write: { try? StandardStream.error.write($0) })
    }

    /// Shows that a share, from 0 to 1, is done. Can be called often, from any thread.
    package func report(_ share: Double) {
        let elapsed = elapsed()
        state.withLock { state in
            guard !state.hasEnded, elapsed >= state.nextDrawing else { return }
            state.nextDrawing = elapsed + Self.interval
            let percent = String(Int(min(max(share, 0), 1) * 100))
            let line = label + String(repeating: " ", count: 4 - percent.count) + percent + " %"
            guard line != state.shown else { return }
            state.shown = line
            write("\r" + line)
        }
    }

    /// Removes the line.
    package func end() {
        state.withLock { state in
            state.hasEnded = true
            guard !state.shown.isEmpty else { return }
            write("\r" + String(repeating: " ", count: state.shown.columns) + "\r")
            state.shown = ""
        }
    }
}

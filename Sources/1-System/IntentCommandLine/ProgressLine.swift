internal import IntentDiagnostics
internal import IntentSystem
internal import Synchronization

/// A line on a terminal that shows the progress of an operation.
///
/// It appears after half a second, follows the width of the terminal, and is removed at the end, also if an interrupt ends
/// the program.
package final class ProgressLine: Sendable {
    private struct State: Sendable {
        var label: String
        /// When the current step began, in time since the start.
        var stepStart = Duration.zero
        /// The line that is shown; empty before the first one.
        var shown = ""
        /// When the line can be drawn again, in time since the start.
        var nextDrawing = ProgressLine.delay
        var hasEnded = false
    }

    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let elapsed: @Sendable () -> Duration
    private let columns: @Sendable () -> Int
    private let write: @Sendable (String) -> Void
    private let state: Mutex<State>

    /// - Parameters:
    ///   - label: What is being done, such as `simulating 3 days`.
    ///   - elapsed: Returns the time since the start.
    ///   - columns: Returns the width of the terminal.
    ///   - write: Writes to the terminal.
    package init(
        _ label: String, elapsed: @escaping @Sendable () -> Duration, columns: @escaping @Sendable () -> Int,
        write: @escaping @Sendable (String) -> Void
    ) {
        self.elapsed = elapsed
        self.columns = columns
        self.write = write
        state = Mutex(State(label: label))
    }

    /// Creates a line on standard error; returns nil if that is no terminal, or one that cannot rewrite a line.
    package convenience init?(onTerminal label: String, environment: Environment = .process) {
        guard StandardStream.error.isTerminal, environment["TERM"] != "dumb" else { return nil }
        let start = ContinuousClock.now
        self.init(
            label, elapsed: { start.duration(to: .now) }, columns: { StandardStream.error.terminalColumns ?? 80 },
            write: { try? StandardStream.error.write($0) })
        CurrentProcess.setInterruptAction { [weak self] in self?.endSoon() }
    }

    /// Begins the next step of the operation, if it has not begun yet.
    /// - Parameter label: What is being done now.
    package func begin(_ label: String) {
        let elapsed = elapsed()
        state.withLock { state in
            guard label != state.label else { return }
            state.label = label
            state.stepStart = elapsed
        }
    }

    /// Shows that a share of the step, from 0 to 1, is done. Can be called often, from any thread.
    package func report(_ share: Double) {
        draw { ProgressText(label: $0, share: share, elapsed: $1) }
    }

    /// Shows how many things are done, if their total is not known. Can be called often, from any thread.
    /// - Parameter unit: What is counted, in the singular.
    package func report(_ count: Int, _ unit: String) {
        draw { ProgressText(label: $0, count: count, unit: unit, elapsed: $1) }
    }

    /// Removes the line.
    package func end() {
        state.withLock { remove(&$0) }
    }

    /// Removes the line, unless another thread is still drawing it after a moment, such as one that waits for the terminal.
    private func endSoon() {
        for _ in 0..<50 {
            if state.withLockIfAvailable({ remove(&$0) }) != nil { return }
            PlatformThread.sleep(for: .milliseconds(10))
        }
    }

    private func remove(_ state: inout State) {
        state.hasEnded = true
        guard !state.shown.isEmpty else { return }
        write("\r" + String(repeating: " ", count: state.shown.columns) + "\r")
        state.shown = ""
    }

    private func draw(_ text: (String, Duration) -> ProgressText) {
        let elapsed = elapsed()
        state.withLock { state in
            guard !state.hasEnded, elapsed >= state.nextDrawing else { return }
            state.nextDrawing = elapsed + Self.interval
            // The cursor stays behind the line; in the last column, it would begin a new one.
            let line = text(state.label, elapsed - state.stepStart).line(columns: columns() - 1)
            guard line != state.shown else { return }
            let rest = max(0, state.shown.columns - line.columns)
            state.shown = line
            write("\r" + line + String(repeating: " ", count: rest))
        }
    }
}

/// The text of a ``ProgressLine``.
package struct ProgressText: Hashable, Sendable {
    private static let barWidths = 10...32
    /// The time and the share from which the remaining time is estimated. Before, the estimate would be arbitrary.
    private static let estimate = (elapsed: Duration.seconds(2), share: 0.05)

    private let label: String
    /// From 0 to 1; nil if it is not known.
    private let share: Double?
    private let details: [String]

    /// - Parameter elapsed: The time since the operation began.
    package init(label: String, share: Double, elapsed: Duration) {
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        self.label = label
        self.share = share
        let isKnown = elapsed >= Self.estimate.elapsed && share >= Self.estimate.share && share < 1
        details = isKnown ? [Self.text(of: elapsed / share * (1 - share)) + " left"] : []
    }

    /// - Parameter unit: What is counted, in the singular.
    package init(label: String, count: Int, unit: String, elapsed: Duration) {
        self.label = label
        share = nil
        let seconds = elapsed / .seconds(1)
        let rate = seconds >= 1 ? Int(Double(count) / seconds) : 0
        details =
            [count.inGroups + (count == 1 ? " \(unit)" : " \(unit)s")]
            + (rate > 0 ? ["\(rate.inGroups)/s"] : [])
    }

    /// Returns the line: the label, and as much of the rest as fits.
    /// - Parameter columns: The maximum width.
    package func line(columns: Int) -> String {
        var parts: [String] = []
        if let share {
            let percent = String(Int(share * 100))
            parts.append(String(repeating: " ", count: 3 - percent.count) + percent + " %")
        }
        parts += details
        // What comes last is left out first, and the label is shortened last.
        while parts.count > 1, label.columns + width(of: parts) > columns { parts.removeLast() }
        let label = fitted(columns: columns - width(of: parts))
        if let share {
            let room = min(columns - label.columns - width(of: parts) - 2, Self.barWidths.upperBound)
            if room >= Self.barWidths.lowerBound { parts.insert(Self.bar(share, width: room), at: 0) }
        }
        return ([label] + parts).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private func width(of parts: [String]) -> Int { parts.reduce(0) { $0 + 2 + $1.columns } }

    private func fitted(columns: Int) -> String {
        guard label.columns > columns else { return label }
        var (text, width) = ("", 0)
        for character in label {
            width += String(character).columns
            guard width < columns else { break }
            text.append(character)
        }
        return text.isEmpty ? "" : text + "…"
    }

    private static func bar(_ share: Double, width: Int) -> String {
        let filled = Int(share * Double(width - 2))
        let head = filled > 0 && share < 1 ? ">" : ""
        let done = String(repeating: "=", count: filled - head.count) + head
        return "[\(done)\(String(repeating: " ", count: width - 2 - filled))]"
    }

    private static func text(of duration: Duration) -> String {
        let seconds = Int((duration + .milliseconds(999)) / .seconds(1))
        if seconds < 60 { return "\(seconds) s" }
        return seconds < 5_400 ? "\((seconds + 30) / 60) min" : "\((seconds + 1_800) / 3_600) h"
    }
}

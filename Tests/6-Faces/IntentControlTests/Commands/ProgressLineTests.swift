import Foundation
import IntentCommandLine
import IntentControl
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// The line that shows the progress of long commands.
struct ProgressLineTests {
    @Test func `progress appears after half a second and disappears`() {
        let terminal = Terminal(columns: 30)
        let line = terminal.line("simulating 3 days")
        line.report(0.1)
        terminal.elapsed.withLock { $0 = .milliseconds(499) }
        line.report(0.2)
        expectEqual(terminal.text, "")
        terminal.elapsed.withLock { $0 = .milliseconds(500) }
        line.report(0.256)
        line.report(0.3)
        terminal.elapsed.withLock { $0 = .milliseconds(600) }
        line.report(1)
        line.end()
        line.report(1)
        let blank = String(repeating: " ", count: 24)
        expectEqual(terminal.text, "\rsimulating 3 days   25 %\rsimulating 3 days  100 %\r\(blank)\r")
    }

    @Test func `a short operation shows no progress`() {
        let terminal = Terminal(columns: 80)
        let line = terminal.line("asking")
        line.report(0.5)
        line.end()
        expectEqual(terminal.text, "")
    }

    @Test func `a shorter line covers the longer one`() {
        let terminal = Terminal(columns: 30)
        let line = terminal.line("reading instances")
        terminal.elapsed.withLock { $0 = .seconds(1) }
        line.report(0.5)
        line.begin("writing")
        terminal.elapsed.withLock { $0 = .milliseconds(1_100) }
        terminal.columns.withLock { $0 = 12 }
        line.report(0.25)
        expectEqual(terminal.text, "\rreading instances   50 %\rwri…   25 %" + String(repeating: " ", count: 13))
    }

    @Test(arguments: [
        (0.5, 1, 60, "importing  [==============>               ]   50 %"),
        (0, 10, 60, "importing  [                              ]    0 %"),
        (1, 10, 60, "importing  [==============================]  100 %"),
        (0.25, 10, 60, "importing  [======>                      ]   25 %  30 s left"),
        (0.25, 600, 40, "importing   25 %  30 min left"),
        (0.25, 4_000, 24, "importing   25 %"), (0.04, 10, 60, "importing  [>                             ]    4 %"),
        (0.25, 10, 12, "impo…   25 %"), (0.25, 10, 6, " 25 %"), (.nan, 1, 20, "importing    0 %"),
    ])
    func `the line fits the terminal`(share: Double, seconds: Int, columns: Int, line: String) {
        let text = ProgressText(label: "importing", share: share, elapsed: .seconds(seconds))
        let shown = text.line(columns: columns)
        expectEqual(shown, line)
        #expect(shown.count <= columns)
    }

    @Test(arguments: [
        (1, 0, "exporting  1 instance"), (999, 0, "exporting  999 instances"),
        (1_234_567, 10, "exporting  1,234,567 instances  123,456/s"),
    ])
    func `without a total, the line counts`(count: Int, seconds: Int, line: String) {
        let text = ProgressText(label: "exporting", count: count, unit: "instance", elapsed: .seconds(seconds))
        expectEqual(text.line(columns: 80), line)
    }

    @Test func `a wide label is shortened by columns`() {
        let text = ProgressText(label: "读取小组件实例", share: 0.5, elapsed: .seconds(1))
        expectEqual(text.line(columns: 14), "读取小…   50 %")
    }

    @Test func `export, import and migrate report what is done`() async throws {
        let program = try WidgetProgram([:])
        for id in ["a", "b"] { try await program.add("Clock", id: id) }
        var counts: [Int] = []
        var document: [UInt8] = []
        try program.session.export(ids: [], isPretty: false, progress: { counts.append($0) }, to: { document += $0 })
        expectEqual(counts.last, 2)

        let path = program.home + "/document.json"
        try Data(document).write(to: URL(fileURLWithPath: path))
        let other = try WidgetProgram([:])
        let steps = Mutex<[ImportProgress]>([])
        let shares = Mutex<[Double?]>([])
        _ = try await other.session.importDocument(path: path, settings: ImportSettings()) { step, share in
            steps.withLock { $0.append(step) }
            shares.withLock { $0.append(share) }
        }
        expectEqual(steps.withLock { $0 }, [.validated(2), .written(2, of: 2)])
        expectEqual(shares.withLock { $0 }, [1, 1])

        let migrated = Mutex<[Double]>([])
        _ = try await other.session.migrate(isDryRun: true) { share in migrated.withLock { $0.append(share) } }
        expectEqual(migrated.withLock { $0 }, [0, 0.5])
    }

    /// A terminal that keeps what is written, and the time since the start.
    private final class Terminal: Sendable {
        let elapsed = Mutex(Duration.zero)
        let columns: Mutex<Int>
        private let written = Mutex("")

        init(columns: Int) {
            self.columns = Mutex(columns)
        }

        var text: String { written.withLock { $0 } }

        func line(_ label: String) -> ProgressLine {
            ProgressLine(
                label, elapsed: { self.elapsed.withLock { $0 } }, columns: { self.columns.withLock { $0 } },
                write: { text in self.written.withLock { $0 += text } })
        }
    }
}

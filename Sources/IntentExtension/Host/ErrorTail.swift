/// The last lines that a process wrote on its standard error, however much it was.
struct ErrorTail: Sendable {
    private static let mostLines = 5
    /// Of a line that is longer only the beginning is kept.
    private static let mostBytes = 500
    /// How Swift's report of a crash begins. It fills pages, and the reason stands before it.
    private static let reports = ["*** Signal ", "*** Program crashed", "💣 Program crashed"].map { Array($0.utf8) }

    private var lines: [[UInt8]] = []
    private var line: [UInt8] = []
    private var isInReport = false

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard !isInReport else { return }
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { endLine() }
            line.append(contentsOf: part.element.prefix(Self.mostBytes - line.count))
        }
    }

    /// Joined by ` / `; empty where nothing was written.
    var text: String {
        var all = self
        all.endLine()
        return all.lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " / ")
    }

    private mutating func endLine() {
        defer { line = [] }
        if Self.reports.contains(where: line.starts) { isInReport = true }
        guard !isInReport, line.contains(where: { $0 > 0x20 }) else { return }
        lines.append(line)
        if lines.count > Self.mostLines { lines.removeFirst() }
    }
}

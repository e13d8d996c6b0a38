import Foundation
import Testing

/// What the README shows is what happens. After a wanted change, `INTENT_REWRITE_REFERENCES=1 swift test --filter
/// ReadmeTests` writes it anew, and fails once so that nobody takes the rewriting for a pass.
struct ReadmeTests {
    private let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func showsWhatItsCommandsPrint() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let shell = ReadmeShell(repository: repository, tools: toolsFolder, home: home)
        let file = repository.appendingPathComponent("README.md")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let blocks = ReadmeBlock.blocks(in: lines)
        #expect(
            Set(blocks.map(\.source)).count > 3, "the README shows a definition, its Swift, a handler and a session")

        var fresh: [(block: ReadmeBlock, text: [String])] = []
        for block in blocks {
            let text =
                switch block.source {
                case .session: try shell.session(block.text)
                case .command(let command): try shell.output(of: command)
                }
            fresh.append((block, text))
        }
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] != nil else {
            for (block, text) in fresh {
                #expect(block.text == text, "README.md, line \(block.lines.lowerBound + 1)")
            }
            return
        }
        for (block, text) in fresh.reversed() { lines.replaceSubrange(block.lines, with: text) }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        Issue.record("README.md was rewritten; read the difference and run again")
    }

    /// Where the tools were built: beside the tests.
    private var toolsFolder: URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let named = { FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("intentgen").path) }
        while folder.pathComponents.count > 1, !named() { folder.deleteLastPathComponent() }
        return folder
    }
}

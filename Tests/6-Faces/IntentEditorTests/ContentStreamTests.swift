import IntentEditor
import IntentModel
import IntentTestSupport
import Testing

/// Readers of the content that come and go.
@Suite(.timeLimit(.minutes(1))) struct ContentStreamTests {
    @Test func `a reader that ends never blocks a change`() async throws {
        let board = try await Board()
        let editor = board.editor
        await withTaskGroup { group in
            group.addTask {
                for number in 0..<300 { _ = try? editor.perform(.set("labelSize", .integer(8 + number % 10))) }
            }
            for _ in 0..<3 {
                group.addTask {
                    for _ in 0..<100 {
                        let reader = Task { for await _ in editor.contents() {} }
                        await Task.yield()
                        reader.cancel()
                    }
                }
            }
        }
        try expectEqual(board.row("labelSize").value, .integer(17))
    }

    @Test func `a list that is closed while it changes blocks nothing`() async throws {
        let board = try await Board()
        for _ in 0..<50 {
            let list = board.editor.optionList(for: "mode")
            let reader = Task { for await _ in list.contents() {} }
            let change = Task { try board.editor.perform(.set("mode", .enumeration("slow"))) }
            list.search("fa")
            reader.cancel()
            list.cancel()
            _ = try await change.value
        }
        try expectEqual(board.row("mode").value, .enumeration("slow"))
    }
}

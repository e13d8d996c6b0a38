import FuzzDriver
import FuzzFixture
import IntentBoard
import IntentModel
import IntentRuntime
import IntentServer
import IntentWidgets

/// Sends any bytes as requests to a board with a store in memory, and checks the answers and what is stored in the end.
func requestAnything(_ bytes: [UInt8]) {
    let requests = bytes.split(separator: 0x1D).prefix(16).map { WrittenRequest($0) }
    FuzzFixture.run {
        let client = try BoardClient()
        for request in requests { try await client.send(request) }
        try await checkDocument(of: client.engine)
    }
}

/// Checks that the document of all instances can be imported into another store, and is then the same.
private func checkDocument(of engine: IntentEngine) async throws {
    let document = try await engine.export()
    let bytes = document.json.renderedBytes()
    let read = try InstanceDocument(parsing: bytes)
    require(read == document, "reading a document changes it")
    let other = try IntentEngine(schema: engine.schema, store: InMemoryStore())
    let report = try await other.import(document, settings: ImportSettings(isExact: true))
    require(report.isWritten, "a document that was exported is rejected")
    let exported = try await other.export()
    require(exported == document, "importing a document changes it")
}

/// A request in an input: the method and the address, header fields and, after an empty line, the content.
struct WrittenRequest: Sendable {
    let method: String
    let path: String
    let query: String
    let fields: [(name: String, value: String)]
    let body: [UInt8]

    init(_ bytes: ArraySlice<UInt8>) {
        var lines: [String] = []
        var rest = bytes
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
            if line.isEmpty { break }
            lines.append(String(decoding: line, as: UTF8.self))
        }
        body = Array(rest)
        let words = (lines.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
        method = words.first ?? "GET"
        let address = (words.count > 1 ? words[1] : "/").split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = address.first.map(String.init) ?? "/"
        query = address.count > 1 ? String(address[1]) : ""
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
    }
}

import FuzzDriver
import IntentDiagnostics
import IntentModel
import IntentSchema

@testable import IntentLanguageServer

/// Sends any messages to a language server: each part of an input, after a control character, is one. Then the server reports of
/// its open texts what a new server reports of them.
///
/// The first byte of a part determines what it is:
///
/// - `O`: the number of a file, and the text with which it is opened.
/// - `C`: the number of a file, the start and the length of what is replaced, and the text that replaces it.
/// - `D`: the number of a file that is closed.
/// - `R`: the number of a request, that of a file, and a place in it.
/// - `X`: a message in JSON.
/// - `F`: bytes that are no messages, perhaps.
/// - `S`: nothing. The server computes its diagnostics.
func serveAnything(_ bytes: [UInt8]) {
    var server = started()
    for part in bytes.split(separator: 0x1D).prefix(64) {
        var rest = part.dropFirst()
        switch part.first {
        case UInt8(ascii: "O"): open(number(&rest), Array(rest), &server)
        case UInt8(ascii: "C"): change(number(&rest), number(&rest), number(&rest), Array(rest), &server)
        case UInt8(ascii: "D"): _ = notify("textDocument/didClose", document(number(&rest)), &server)
        case UInt8(ascii: "R"): request(number(&rest), number(&rest), number(&rest), &server)
        case UInt8(ascii: "X"): if let json = try? JSONValue(parsing: Array(rest)) { _ = server.receive(json) }
        case UInt8(ascii: "F"): divide(Array(rest))
        default: _ = server.settle()
        }
    }
    guard !server.hasExited, !server.hasShutDown else { return }
    compare(&server)
}

private let names = [
    "a.intent.yaml", "b.intent.yaml", "a.intent.de.yaml", "intent-policy.yaml", "intentgen-config.yaml",
]

/// A folder that does not exist, so that no file is read.
private let folder = "/nonexistent/fuzz"

private func started() -> LanguageServer {
    var server = LanguageServer(version: "1")
    let params: JSONValue = [
        "capabilities": [
            "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]],
            "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
        ]
    ]
    _ = server.receive(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params])
    return server
}

/// The byte at the beginning, which is removed.
private func number(_ bytes: inout ArraySlice<UInt8>) -> Int { bytes.popFirst().map(Int.init) ?? 0 }

private func path(_ file: Int) -> String { "\(folder)/\(names[file % names.count])" }

private func document(_ file: Int) -> JSONValue { ["textDocument": ["uri": .string("file://\(path(file))")]] }

private func notify(_ method: String, _ params: JSONValue, _ server: inout LanguageServer) -> [JSONValue] {
    server.receive(["jsonrpc": "2.0", "method": .string(method), "params": params])
}

private func open(_ file: Int, _ text: [UInt8], _ server: inout LanguageServer) {
    let item: JSONValue = [
        "uri": .string("file://\(path(file))"), "languageId": "yaml", "version": 1,
        "text": .string(String(decoding: text, as: UTF8.self)),
    ]
    _ = notify("textDocument/didOpen", ["textDocument": item], &server)
}

private func change(_ file: Int, _ start: Int, _ count: Int, _ text: [UInt8], _ server: inout LanguageServer) {
    let range = range(file, start, count, server)
    let change: JSONValue = ["range": range, "text": .string(String(decoding: text, as: UTF8.self))]
    _ = notify("textDocument/didChange", document(file).adding("contentChanges", [change]), &server)
}

/// The range between two bytes of an open text.
private func range(_ file: Int, _ start: Int, _ count: Int, _ server: LanguageServer) -> JSONValue {
    guard let text = (server.documents[path(file)] ?? server.policies[path(file)])?.text, !text.bytes.isEmpty else {
        return ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    }
    let first = start * 4 % text.bytes.count
    return text.range(ofBytes: first..<min(first + count, text.bytes.count), server.client.encoding).json
}

private func request(_ number: Int, _ file: Int, _ place: Int, _ server: inout LanguageServer) {
    let methods = LanguageServer.requests.keys.sorted()
    let range = range(file, place, 1, server)
    let position = range["start"] ?? .null
    let params = document(file).adding([
        "position": position, "positions": [position], "range": range, "newName": "renamed", "query": "a",
        "context": ["diagnostics": [], "includeDeclaration": true], "options": ["tabSize": 2, "insertSpaces": true],
    ])
    let method = methods[number % methods.count]
    let answers = server.receive(["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params])
    let results = answers.filter { answer in answer["id"] == .integer(1) && answer["method"] == nil }
    require(results.count == 1, "'\(method)' has no answer")
    guard method == "textDocument/codeAction" else { return }
    for action in results.last?["result"]?.arrayValue ?? [] where action["data"] != nil {
        _ = server.receive(["jsonrpc": "2.0", "id": 2, "method": "codeAction/resolve", "params": action])
    }
}

/// Divides bytes into messages, as a whole and byte by byte.
private func divide(_ bytes: [UInt8]) {
    func frames(_ pieces: [[UInt8]]) -> [MessageFraming.Frame] {
        var framing = MessageFraming()
        return pieces.flatMap { piece in
            framing.append(piece)
            var frames: [MessageFraming.Frame] = []
            while let frame = framing.next() { frames.append(frame) }
            return frames
        }
    }
    let messages = { (frames: [MessageFraming.Frame]) in
        frames.compactMap { if case .message(let bytes) = $0 { bytes } else { nil } }
    }
    let whole = frames([bytes])
    let parts = frames(bytes.map { [$0] })
    // What is malformed may end elsewhere.
    if whole.allSatisfy({ if case .message = $0 { true } else { false } }) {
        require(messages(whole) == messages(parts), "messages depend on how they arrive")
    }
}

/// Requires that the server reports what a new one reports, whatever was open before.
private func compare(_ server: inout LanguageServer) {
    var other = started()
    let open = (Array(server.documents) + Array(server.policies)).sorted { $0.key < $1.key }
    for (path, document) in open where path.hasPrefix(folder) {
        let item: JSONValue = [
            "uri": .string(document.uri), "languageId": "yaml", "version": 1,
            "text": .string(String(decoding: document.text.bytes, as: UTF8.self)),
        ]
        _ = notify("textDocument/didOpen", ["textDocument": item], &other)
    }
    var hasErrors = false
    for (path, document) in open where path.hasPrefix(folder) && !document.isPolicy {
        guard let same = other.documents[path] else { fatalError("a text cannot be opened again") }
        let (results, expected) = (server.results(of: document.root), other.results(of: same.root))
        hasErrors = hasErrors || expected.resolved.diagnostics.hasErrors
        let (items, expectedItems) = (server.items(of: path, in: results), other.items(of: path, in: expected))
        require(JSONValue.array(items) == .array(expectedItems), "the problems depend on former texts")
    }
    // While definitions have errors, those before them are used.
    if hasErrors { return }
    for (path, document) in open where path.hasPrefix(folder) && document.isPolicy {
        guard let same = other.policies[path] else { fatalError("a policy cannot be opened again") }
        require(
            JSONValue.array(server.policyItems(of: document)) == .array(other.policyItems(of: same)),
            "the problems of a policy depend on former texts")
    }
}

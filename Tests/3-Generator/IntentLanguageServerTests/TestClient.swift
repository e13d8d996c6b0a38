import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentLanguageServer
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// An editor that talks to a server in the same process.
final class TestClient {
    private(set) var server: LanguageServer
    let folder: TemporaryFolder
    /// The notifications and requests of the server.
    private(set) var received: [JSONValue] = []
    private var lastID = 0

    /// - Parameter capabilities: Members to add to those of an editor that supports everything but pulled diagnostics.
    init(
        _ files: [String: String] = [:], encoding: String = "utf-16", capabilities: JSONValue = [:],
        opensFolder: Bool = true
    ) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        server = LanguageServer(version: "1")
        let all: JSONValue = [
            "general": ["positionEncodings": [.string(encoding), "utf-16"]],
            "textDocument": [
                "completion": ["completionItem": ["snippetSupport": true]],
                "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
            ],
            "workspace": ["workspaceEdit": ["documentChanges": true]],
        ]
        let params: JSONValue = ["capabilities": all.adding(capabilities)]
        let root = ["workspaceFolders": [["uri": .string(Self.uri(folder.path)), "name": "x"]]] as JSONValue
        _ = request("initialize", opensFolder ? params.adding(root) : params)
        notify("initialized", [:])
    }

    static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }
    func uri(_ name: String) -> String { Self.uri("\(folder.path)/\(name)") }

    /// Returns the result of a request, or its error.
    @discardableResult
    func request(_ method: String, _ params: JSONValue) -> JSONValue {
        lastID += 1
        let id = JSONValue.integer(lastID)
        let answers = server.receive(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
        received += answers.filter { $0["id"] != id || $0["method"] != nil }
        let answer = answers.first { $0["id"] == id && $0["method"] == nil }
        return answer?["result"] ?? answer?["error"] ?? .null
    }

    func notify(_ method: String, _ params: JSONValue) {
        received += server.receive(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    func open(_ name: String, _ text: String, version: Int = 1) {
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(uri(name)), "languageId": "yaml", "version": .integer(version),
                    "text": .string(text),
                ]
            ])
    }

    /// Replaces the whole text, or a range of it.
    func change(_ name: String, _ text: String, range: JSONValue? = nil, version: Int) {
        let change = JSONValue.object(["text": .string(text)]).adding("range", range)
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(uri(name)), "version": .integer(version)],
                "contentChanges": [change],
            ])
    }

    func place(_ name: String, _ line: Int, _ character: Int) -> JSONValue {
        document(name).adding("position", ["line": .integer(line), "character": .integer(character)])
    }

    func close(_ name: String) {
        notify("textDocument/didClose", document(name))
    }

    func document(_ name: String) -> JSONValue { ["textDocument": ["uri": .string(uri(name))]] }

    /// Opens a text in which `|` is the cursor, and makes a request there.
    func request(_ method: String, at marked: String, in name: String = "a.intent.yaml") -> JSONValue {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        open(name, parts.joined())
        let position: JSONValue = [
            "line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0),
        ]
        let range: JSONValue = ["start": position, "end": position]
        return request(
            method, document(name).adding(["position": position, "range": range, "context": ["diagnostics": []]]))
    }

    /// Returns the code actions at a place, by their titles.
    func actions(at marked: String, in name: String = "a.intent.yaml") -> [String: JSONValue] {
        let actions = request("textDocument/codeAction", at: marked, in: name).arrayValue ?? []
        return Dictionary(actions.map { ($0["title"]?.stringValue ?? "", $0) }) { first, _ in first }
    }

    /// Applies a workspace edit to the files, and returns the texts that it changes by the names of the files.
    @discardableResult
    func apply(_ edit: JSONValue) throws -> [String: String] {
        var texts: [String: String] = [:]
        for change in edit["documentChanges"]?.arrayValue ?? [] {
            let uri = change["uri"] ?? change.at("textDocument", "uri")
            let path = try #require(URL(string: uri?.stringValue ?? "")).path
            if change["kind"] == "create" {
                #expect(!FileManager.default.fileExists(atPath: path))
                #expect(FileManager.default.createFile(atPath: path, contents: nil))
                continue
            }
            var text = TextDocument(SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
            for edit in change["edits"]?.arrayValue?.reversed() ?? [] {
                let places = try ["start", "end"].map { key in
                    Position(
                        line: try #require(edit.at("range", key, "line")?.integerValue),
                        character: try #require(edit.at("range", key, "character")?.integerValue))
                }
                text = text.replacing(
                    PositionRange(start: places[0], end: places[1]), with: edit["newText"]?.stringValue ?? "", .utf16)
            }
            let result = String(decoding: text.bytes, as: UTF8.self)
            texts[URL(filePath: path).lastPathComponent] = result
            try result.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return texts
    }

    /// Lets the server compute diagnostics, and returns those of a file that it sends; nil if it sends none.
    func settle(_ name: String = "a.intent.yaml") -> JSONValue? {
        received += server.settle()
        return published(name)
    }

    /// The last diagnostics of a file that the server sent.
    func published(_ name: String) -> JSONValue? {
        received.last {
            $0["method"] == "textDocument/publishDiagnostics" && $0.at("params", "uri") == .string(uri(name))
        }?["params"]
    }
}

extension TestClient {
    /// Renames at a place, and expects the new name wherever the old one stands as a word, and a valid definition.
    static func expectRenamed(
        _ name: String, _ newName: String, in definition: String, _ line: Int, _ character: Int
    ) throws {
        let client = try TestClient(["a.json": "[]", "a.intent.yaml": definition])
        client.open("a.intent.yaml", definition)
        expectEqual(client.settle()?["diagnostics"], [])
        let params = client.place("a.intent.yaml", line, character)
        let edit = client.request("textDocument/rename", params.adding("newName", .string(newName)))
        expectEqual(
            try client.apply(edit)["a.intent.yaml"],
            definition.replacingOccurrences(of: "\\b\(name)\\b", with: newName, options: .regularExpression),
            "\(edit.rendered())")
        expectEqual(try loadDefinitions(at: [client.folder.path]).diagnostics.sorted().map(\.message), [])
    }
}

extension JSONValue {
    /// Returns the value at the end of a path of keys.
    func at(_ keys: String...) -> JSONValue? { keys.reduce(self as JSONValue?) { $0?[$1] } }

    subscript(index: Int) -> JSONValue? {
        guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The labels of completed items.
    var labels: [String] { self["items"]?.arrayValue?.compactMap { $0["label"]?.stringValue } ?? [] }

    func item(_ label: String) -> JSONValue? {
        self["items"]?.arrayValue?.first { $0["label"] == .string(label) }
    }

    static func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSONValue {
        [
            "start": ["line": .integer(startLine), "character": .integer(start)],
            "end": ["line": .integer(endLine), "character": .integer(end)],
        ]
    }
}

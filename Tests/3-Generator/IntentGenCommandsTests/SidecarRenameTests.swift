import Foundation
import IntentDiagnostics
import IntentGenCommands
import IntentLanguageServer
import IntentModel
import IntentTestSupport
import Testing

/// Renames in an editor, which reach the sidecars of Xcode's files.
@Suite(.blocking) struct SidecarRenameTests {
    private static let file = "Bread.intentdefinition"
    private static let definition = "definitions/Bread.intent.yaml"
    private static let sidecar = "definitions/Bread.intent.xcode.json"

    /// Requests a rename at the first place of a text, and returns the answer.
    private func rename(_ old: String, to new: String, in project: XcodeProject) throws -> JSONValue {
        var server = LanguageServer(version: "1", companions: .xcode)
        let uri = JSONValue.string(URL(filePath: "\(project.folder.path)/\(Self.definition)").absoluteString)
        let text = try project.text(Self.definition)
        let place = try #require(text.range(of: old)).lowerBound
        let lines = text[..<place].split(separator: "\n", omittingEmptySubsequences: false)
        let position: JSONValue = [
            "line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0),
        ]
        let document: JSONValue = ["uri": uri, "languageId": "yaml", "version": 1, "text": .string(text)]
        let capabilities: JSONValue = ["workspace": ["workspaceEdit": ["documentChanges": true]]]
        let messages: [JSONValue] = [
            ["id": 1, "method": "initialize", "params": ["capabilities": capabilities]],
            ["method": "textDocument/didOpen", "params": ["textDocument": document]],
            [
                "id": 2, "method": "textDocument/rename",
                "params": ["textDocument": ["uri": uri], "position": position, "newName": .string(new)],
            ],
        ]
        return try #require(messages.map { server.receive($0) }.last?.first)
    }

    private func apply(_ edit: JSONValue) throws {
        for change in edit["documentChanges"]?.arrayValue ?? [] {
            let path = try #require(URL(string: change["textDocument"]?["uri"]?.stringValue ?? "")).path
            var text = TextDocument(SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8)))
            for edit in change["edits"]?.arrayValue?.reversed() ?? [] {
                let places = try ["start", "end"].map { key in
                    Position(
                        line: try #require(edit["range"]?[key]?["line"]?.integerValue),
                        character: try #require(edit["range"]?[key]?["character"]?.integerValue))
                }
                text = text.replacing(
                    PositionRange(start: places[0], end: places[1]), with: edit["newText"]?.stringValue ?? "", .utf16)
            }
            try Data(text.bytes).write(to: URL(filePath: path))
        }
    }

    @Test(arguments: [
        ("count: {", "loaves"), ("bread: {", "loaf"), ("rye", "barley"), ("Bread:", "Loaf"),
        ("OrderBread:", "BuyBread"),
        ("street", "address"), ("Bakery:", "Shop"),
    ])
    func `a renamed declaration keeps its identifiers and tags in Xcode`(_ place: String, _ new: String) throws {
        let project = try XcodeProject()
        let old = place.filter(\.isLetter)
        let (before, sidecar) = (try project.text(Self.file), try project.text(Self.sidecar))
        let answer = try rename(place, to: new, in: project)
        try apply(try #require(answer["result"], "\(answer.rendered())"))
        #expect(try project.text(Self.sidecar) != sidecar)
        let export = try project.run("export", "definitions", "--output", Self.file)
        expectEqual(export.errors, "")
        let (removed, added) = XcodeProject.difference(before, try project.text(Self.file))
        // Only names and the titles that follow from them are other ones.
        #expect(
            removed.allSatisfy { $0.localizedCaseInsensitiveContains(old) || $0.contains("Order Bread") }, "\(removed)")
        expectEqual(removed.count, added.count, "\(removed) \(added)")
        #expect(!removed.isEmpty)
    }

    @Test func `a damaged sidecar prevents a rename`() throws {
        let project = try XcodeProject()
        try project.folder.write("{ \"intentSidecar\": 1, \"tags\": {} }", to: Self.sidecar)
        let answer = try rename("count: {", to: "loaves", in: project)
        let message = answer["error"]?["message"]?.stringValue
        #expect(message?.contains("is damaged, so the name in it would stay") == true, "\(answer.rendered())")
    }
}

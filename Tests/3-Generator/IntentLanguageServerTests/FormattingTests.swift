import Foundation
import IntentModel
import IntentTestSupport
import Testing

@Suite(.blocking) struct FormattingTests {
    private static let text = """
        intentDefinition: 1
        enums:
            Tone: {cases: [calm,   loud]}
        intents:
          Greeting:
            parameters:
                tone:   { type: Tone }

                # 😀 中
                city:   String
        """

    /// Applies edits in the units of UTF-16 to a text, from the last to the first.
    private func applying(_ edits: JSONValue, to text: String) throws -> String {
        var text = text as NSString
        for edit in try #require(edits.arrayValue).reversed() {
            func offset(_ end: String) throws -> Int {
                let line = try #require(edit.at("range", end, "line")?.integerValue)
                let lines = text.components(separatedBy: "\n")
                let before = lines.prefix(line).map { ($0 as NSString).length + 1 }.reduce(0, +)
                return min(before, text.length) + (try #require(edit.at("range", end, "character")?.integerValue))
            }
            let range = try NSRange(location: offset("start"), length: offset("end") - offset("start"))
            text = text.replacingCharacters(in: range, with: edit["newText"]?.stringValue ?? "") as NSString
        }
        return text as String
    }

    private func formatted(_ text: String, lines: ClosedRange<Int>? = nil, encoding: String = "utf-16") throws -> String
    {
        let client = try TestClient([:], encoding: encoding)
        client.open("a.intent.yaml", text)
        let options: JSONValue = ["options": ["tabSize": 4, "insertSpaces": true]]
        let params = client.document("a.intent.yaml").adding(options)
        guard let lines else {
            return try applying(client.request("textDocument/formatting", params), to: text)
        }
        let range = JSONValue.range(lines.lowerBound, 0, lines.upperBound + 1, 0)
        return try applying(client.request("textDocument/rangeFormatting", params.adding("range", range)), to: text)
    }

    @Test func `a document is formatted as by the command`() throws {
        expectEqual(
            try formatted(Self.text),
            """
            intentDefinition: 1
            enums:
              Tone: { cases: [calm, loud] }
            intents:
              Greeting:
                parameters:
                  tone: { type: Tone }

                  # 😀 中
                  city: String

            """)
        let crlf = Self.text.replacing("\n", with: "\r\n")
        expectEqual(try formatted(crlf), try formatted(Self.text).replacing("\n", with: "\r\n"))
    }

    @Test func `only lines that change are edited`() throws {
        let client = try TestClient([:])
        let once = try formatted(Self.text)
        client.open("a.intent.yaml", once)
        expectEqual(client.request("textDocument/formatting", client.document("a.intent.yaml")), [])
        client.open("b.intent.yaml", once.replacing("tone: {", with: "tone:   {"))
        let edits = client.request("textDocument/formatting", client.document("b.intent.yaml"))
        expectEqual(edits.arrayValue?.map { $0["range"] }, [.range(6, 0, 7, 0)])
    }

    @Test func `lines of a selection are formatted if they can be alone`() throws {
        // The line of the enum alone; the lines of the parameters, whose indentation is one.
        expectEqual(
            try formatted(Self.text, lines: 2...2),
            Self.text.replacing("    Tone: {cases: [calm,   loud]}", with: "  Tone: { cases: [calm, loud] }"))
        expectEqual(
            try formatted(Self.text, lines: 6...9),
            Self.text.replacing("        tone:   {", with: "      tone: {").replacing(
                "        # 😀 中", with: "      # 😀 中"
            )
            .replacing("        city:   String", with: "      city: String\n"))
        // One of two rows, which would no longer be beside the other.
        expectEqual(try formatted(Self.text, lines: 6...6), Self.text)
    }

    @Test func `a broken document is left as it is, and a range is required`() throws {
        let client = try TestClient([:])
        client.open("a.intent.yaml", "intentDefinition: 1\nenums: { A\n")
        expectEqual(client.request("textDocument/formatting", client.document("a.intent.yaml")), .null)
        expectEqual(client.request("textDocument/rangeFormatting", client.document("a.intent.yaml"))["code"], -32_602)
    }
}

internal import IntentAuthoring
internal import IntentDiagnostics
internal import IntentModel

/// Formatting, which is that of `intentgen format`.
extension LanguageServer {
    mutating func formatting(_ params: JSONValue) throws(RequestError) -> JSONValue {
        try formattingEdits(of: document(params), in: nil)
    }

    mutating func rangeFormatting(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let range = PositionRange(params["range"]) else { throw .invalidParameters("'range' is expected") }
        // A selection of whole lines ends at the beginning of the next one.
        let last = range.end.character == 0 ? range.end.line - 1 : range.end.line
        let first = max(range.start.line, 0)
        return try formattingEdits(of: document, in: first...max(first, last))
    }

    /// Returns the edits of a document. One that is no valid YAML is left as it is: its problems say why.
    private func formattingEdits(of document: OpenDocument, in lines: ClosedRange<Int>?) throws(RequestError)
        -> JSONValue
    {
        let text = document.text
        let start = text.file.textStart
        do throws(FormattingFailure) {
            return .array(
                try DefinitionFormatter().changes(of: text.file, in: lines).map { change in
                    let bytes = change.bytes.lowerBound + start..<change.bytes.upperBound + start
                    return TextEdit(range: text.range(ofBytes: bytes, client.encoding), text: change.replacement).json
                })
        } catch {
            guard let reason = error.reason else { return .null }
            throw .failed("the text is left as it is, because \(reason)")
        }
    }
}

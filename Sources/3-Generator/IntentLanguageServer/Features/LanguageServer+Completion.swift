internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem
internal import IntentYAML

/// Completion of keys, values and names.
extension LanguageServer {
    /// The most items of an answer; more are found when the client has sent more letters.
    private static let limit = 500

    mutating func completion(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let (document, byte) = try place(params)
        guard let place = CompletionPlace(document.text.bytes, at: byte, isPolicy: document.isPolicy),
            let shapes = editorSchema(of: document).map({ SchemaShapes(place.outline, $0) })
        else { return .null }
        // The schema of a policy contains all names.
        let index =
            document.isPolicy
            ? SymbolIndex() : symbols(of: document.root, replacing: (document.path, place.outline))
        let completion = Completion(
            place, index, shapes, projects[document.root]?.lastSchema?.schema, hasSnippets: client.hasSnippets)
        let placeholder = completion.placeholder(in: document.text.bytes, at: byte)
        let replaced = placeholder?.replaced ?? place.replaced
        let range = document.text.range(ofBytes: replaced, client.encoding)
        let typed = String(decoding: document.text.bytes[replaced.lowerBound..<byte], as: UTF8.self)
        let candidates =
            placeholder?.candidates ?? fileCandidates(at: place, typed: typed, in: document.path)
            ?? completion.candidates()
        let matching = candidates.filter { typed.isEmpty || $0.label.lowercased().contains(typed.lowercased()) }
        let found = matching.isEmpty ? candidates : matching
        return [
            "isIncomplete": .boolean(found.count > Self.limit || found.count < candidates.count),
            "items": .array(
                found.prefix(Self.limit).enumerated().map { $1.item(order: $0, range, isInQuotes: place.isInQuotes) }),
        ]
    }

    /// Adds the documentation of a key, which is found again from what the item contains.
    mutating func resolveCompletion(_ params: JSONValue) -> JSONValue {
        guard let text = params.at("data", "documentation")?.stringValue else { return params }
        return params.adding("documentation", .markdown(text))
    }
}

/// Something that a completion inserts.
struct CompletionCandidate: Sendable {
    /// The numbers of kinds in the protocol.
    enum Kind: Int, Sendable {
        case property = 10
        case value = 12
        case `enum` = 13
        case snippet = 15
        case file = 17
        case folder = 19
        case enumMember = 20
        case `struct` = 22
        case variable = 6
    }

    let label: String
    let kind: Kind
    var detail: String?
    var documentation: String?
    /// The inserted text, if it is not the label.
    var text: String?
    /// Whether the label is a string, which may need quotes.
    var isString = false
    var isSnippet = false
    var isRequired = false

    /// - Parameter isInQuotes: Whether what is replaced is already in quotes.
    func item(order: Int, _ range: PositionRange, isInQuotes: Bool) -> JSONValue {
        let inserted = isString && !isInQuotes ? YAMLQuoting.written(label) : text ?? label
        var item: JSONObject = [
            "label": .string(label), "kind": .integer(kind.rawValue),
            "sortText": .string((isRequired ? "0" : kind == .snippet ? "2" : "1") + order.padded(to: 4)),
            "filterText": .string(label),
            "insertTextFormat": .integer(isSnippet ? 2 : 1),
            "textEdit": ["range": range.json, "newText": .string(inserted)],
        ]
        item["detail"] = detail.map { .string($0) }
        if let documentation { item["data"] = ["documentation": .string(documentation)] }
        if inserted.contains("\n") { item["insertTextMode"] = 2 }
        return .object(item)
    }
}

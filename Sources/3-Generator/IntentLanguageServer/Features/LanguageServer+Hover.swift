internal import IntentAuthoring
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema

/// What a place means: its problems, the documentation of a key or type, and the declaration that it names.
extension LanguageServer {
    mutating func hover(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let (document, byte) = try place(params)
        guard let outline = outline(of: document.path, in: document.root) else { return .null }
        let node = outline.node(at: byte)
        guard node != Outline.root else { return .null }
        let part = outline[node]
        let isKey = part.key != nil && part.keyRange.lowerBound <= byte && byte <= part.keyRange.upperBound
        let range = isKey || part.kind != .scalar ? part.keyRange : part.valueRange
        guard range.lowerBound <= byte, byte <= range.upperBound, !range.isEmpty else { return .null }
        let index = symbols(of: document.root)
        var texts: [String] = []
        let use = outline.symbolUse(at: byte, in: index)
        if let use, let text = description(of: use.symbol, index, in: document.root) { texts.append(text) }
        if use == nil || isKey, let schema = editorSchema(of: document),
            let text = documentation(of: node, isKey: isKey, in: outline, schema)
        {
            texts.append(text)
        }
        texts += explanations(at: byte, of: document)
        guard !texts.isEmpty else { return .null }
        let text = texts.joined(separator: "\n\n---\n\n")
        let shown = use?.range ?? range
        return [
            "contents": client.hasMarkdown
                ? .markdown(text) : ["kind": "plaintext", "value": .string(text.filter { $0 != "`" })],
            "range": document.text.range(ofBytes: shown, client.encoding).json,
        ]
    }

    private func documentation(
        of node: Int, isKey: Bool, in outline: Outline, _ schema: JSONValue
    ) -> String? {
        let shapes = SchemaShapes(outline, schema).shapes(at: node)
        if !isKey {
            let text = outline.text(of: node)
            if !outline.isPolicy, case .type? = NamePlace.value(at: outline.keys(of: node), in: SymbolIndex()),
                let type = TypeDocumentation.all.first(where: { $0.name == text })
            {
                let literal = type.literal.map { "\n\n```yaml\n\($0)\n```" } ?? ""
                return "`\(type.name)` is `\(type.swift)` in Swift.\n\n\(type.text)\(literal)"
            }
            for shape in shapes {
                guard let position = shape["enum"]?.arrayValue?.firstIndex(where: { $0.plainText == text }),
                    let texts = shape["markdownEnumDescriptions"]?.arrayValue, texts.indices.contains(position)
                else { continue }
                return texts[position].stringValue
            }
        }
        return SchemaShapes.documentation(of: shapes)
    }

    /// Returns the pages of the diagnostics at a place that are already known.
    private mutating func explanations(at byte: Int, of document: OpenDocument) -> [String] {
        let known =
            document.isPolicy
            ? policyFile(of: document)?.diagnostics.sorted()
            : projects[document.root]?.results?.diagnostics[document.path]
        let found = (known ?? []).filter { diagnostic in
            let range = document.text.bytes(of: diagnostic.range)
            return range.lowerBound <= byte && byte <= range.upperBound
        }
        return found.prefix(3).map { diagnostic in
            let page = DiagnosticPage(for: diagnostic.code)
            let text = ([page?.rule].compactMap { $0 } + (page?.paragraphs ?? [])).joined(separator: "\n\n")
            return "**\(diagnostic.code)**: \(diagnostic.message)\n\n\(text)"
        }
    }

    /// Returns what a name is, with what the resolved schema knows of it.
    private mutating func description(of symbol: Symbol, _ index: SymbolIndex, in root: String) -> String? {
        guard let declared = index.declared(symbol) else { return nil }
        let schema = projects[root]?.lastSchema?.schema
        let name = "\(declared.declaration.kind.rawValue) `\(declared.declaration.name)`"
        let facts: [String] =
            switch symbol.kind {
            case .type, .enum:
                schema?.enumeration(named: symbol.name).map { type in
                    [
                        "Swift: `\(type.swiftName)`",
                        "Cases: \(type.cases.map { "`\($0.name)`" }.joined(separator: ", "))",
                    ]
                } ?? schema?.type(named: symbol.name).map { ["Swift: `\($0.swiftName)`"] } ?? []
            case .intent: schema?.intent(named: symbol.name).map { ["Swift: `\($0.swiftName)`"] } ?? []
            case .parameter:
                (schema?.intent(named: symbol.container ?? "")?.parameter(named: symbol.name)).map(Self.facts) ?? []
            default: []
            }
        let form = preview(of: symbol, in: root).map { ["```text\n\($0)\n```"] } ?? []
        return ([name] + facts + form).joined(separator: "\n\n")
    }

    private static func facts(of parameter: Parameter) -> [String] {
        var facts = ["Type: `\(parameter.type.notation)`"]
        facts.append("Swift: `\(parameter.swiftName)`")
        if let size = parameter.size {
            let counts =
                size.families.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, $0.value) }
                + (size.otherwise.map { [("otherwise", $0)] } ?? [])
            let texts = counts.map { family, count in
                "\(family) \(count.isFixed ? "\(count.maximum)" : "\(count.minimum)...\(count.maximum)")"
            }
            facts.append("Slots: \(texts.joined(separator: ", "))")
        }
        return facts
    }
}

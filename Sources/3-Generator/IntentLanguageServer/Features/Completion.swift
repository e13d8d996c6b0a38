internal import IntentAuthoring
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// Finds what can be written at a place.
struct Completion {
    let place: CompletionPlace
    let index: SymbolIndex
    private let hasSnippets: Bool
    private let shapes: SchemaShapes
    /// The last schema without errors, for what a union or a record contains; nil if there was none.
    private let schema: Schema?

    init(
        _ place: CompletionPlace, _ index: SymbolIndex, _ shapes: SchemaShapes, _ schema: Schema?, hasSnippets: Bool
    ) {
        self.place = place
        self.index = index
        self.hasSnippets = hasSnippets
        self.shapes = shapes
        self.schema = schema
    }

    func candidates() -> [CompletionCandidate] {
        let keys = place.mapping.map(self.keys) ?? []
        return unique(keys + (place.isKey ? [] : values()))
    }

    private func unique(_ candidates: [CompletionCandidate]) -> [CompletionCandidate] {
        var seen: Set<String> = []
        return candidates.filter { seen.insert($0.label).inserted }
    }

    // MARK: Keys

    private func keys(of mapping: Int) -> [CompletionCandidate] {
        let siblings = Set(place.siblings)
        let outline = place.outline
        let path = outline.keys(of: mapping)
        let alternatives = shapes.shapes(at: mapping) + givenShapes(at: mapping)
        let required = alternatives.flatMap { $0["required"]?.arrayValue ?? [] }
        // A condition rejects keys that do not apply to what is written.
        let properties: [JSONObject.Member] = alternatives.flatMap { $0["properties"]?.objectValue?.members ?? [] }
        let rejected = Set(properties.filter { $0.value.rejectsAll }.map(\.key))
            .union(inapplicableKeys(of: mapping, path))
        var found: [CompletionCandidate] = []
        for member in properties where !siblings.contains(member.key) && !rejected.contains(member.key) {
            found.append(key(member.key, in: alternatives, isRequired: required.contains(.string(member.key))))
        }
        found += names(of: mapping, path).filter { !siblings.contains($0) }.map { name in
            key(name, in: alternatives, isRequired: false)
        }
        return found + (hasSnippets && !place.hasColon ? snippets(alternatives) : [])
    }

    private func key(_ name: String, in mapping: [JSONValue], isRequired: Bool) -> CompletionCandidate {
        let values = shapes.shapes(ofKey: name, in: mapping)
        var candidate = CompletionCandidate(label: name, kind: .property)
        candidate.documentation = SchemaShapes.documentation(of: values)
        candidate.isRequired = isRequired
        guard !place.hasColon else { return candidate }
        let types = Set(values.flatMap { $0["type"]?.arrayValue ?? [$0["type"]].compactMap { $0 } })
        let isMapping = types == ["object"] && !place.isFlow
        let end = isMapping ? "\n  " : types == ["array"] ? " [$0]" : " "
        let cursor = hasSnippets ? end : end.replacing("$0", with: "").replacing("[]", with: "")
        candidate.text = "\(name):\(cursor)"
        candidate.isSnippet = hasSnippets && end.contains("$0")
        return candidate
    }

    /// Returns the names that the keys of a mapping can be: parameters, languages and the paths of texts.
    private func names(of mapping: Int, _ path: [String]) -> [String] {
        let outline = place.outline
        if mapping == Outline.root, outline.child("intentTexts", of: mapping) != nil {
            return declarationPaths.map { "\($0).title" }
        }
        if path == ["names"], outline.child("intentgenConfig", of: Outline.root) != nil { return declarationPaths }
        // Fields and members are keys of the shapes of a default.
        let named = NamePlace.key(at: path + [""], in: index)
        let isShaped = path.count > 4 && (path[4] == "default" || path.count > 5 && path[4] == "values")
        if let named, !isShaped { return names(named) }
        let isText = shapes.shapes(at: mapping).contains { $0.at("propertyNames", "pattern") != nil }
        guard isText, let languages = outline.child("languages", of: Outline.root) else { return [] }
        return outline.scalars(of: languages).map(outline.text)
    }

    /// The paths of declarations, which translations and settings contain.
    private var declarationPaths: [String] {
        var section: DeclarationSection?
        return index.all.compactMap { declared in
            let declaration = declared.declaration
            if let found = DeclarationSection.all.first(where: { $0.kind == declaration.kind }) {
                section = found
                return "\(found.key).\(declaration.name)"
            }
            guard let section, let part = section.parts.first(where: { $0.kind == declaration.kind }) else {
                return nil
            }
            return "\(section.key).\(declaration.container ?? "").\(part.key).\(declaration.name)"
        }
    }

    // MARK: Values

    private func values() -> [CompletionCandidate] {
        let outline = place.outline
        let alternatives = shapes.shapes(at: place.node) + givenShapes(at: place.node)
        let named = outline.namePlace(of: place.node, at: outline.keys(of: place.node), in: index)
        var found = (named.map(candidates) ?? []) + options() + comparedMembers()
        found += alternatives.flatMap(values)
        if outline.keys(of: place.node).last == "languages" || outline.keys(of: place.node).last == "language" {
            found += alternatives.flatMap { $0["examples"]?.arrayValue ?? [] }
                .map { CompletionCandidate(label: $0.plainText, kind: .value) }
        }
        return found
    }

    /// Returns the listed options that a default or a value of a preset can be: those of the parameter, or else of its type.
    private func options() -> [CompletionCandidate] {
        let outline = place.outline
        guard outline[place.node].key != "row", outline[place.node].key != "property", let parameter = chosenParameter()
        else { return [] }
        let type = outline.child("type", of: parameter).map(outline.scalars)?.first.map(outline.text)
        let declared = outline.child("types", of: Outline.root).flatMap { types in
            type.flatMap { outline.child($0, of: types) }
        }
        let listed = [parameter, declared].lazy.compactMap { $0 }.compactMap { outline.child("options", of: $0) }.first
        guard let listed, outline[listed].kind != .scalar else { return [] }
        return outline.children(of: listed).compactMap { option in
            let name = outline[option].key ?? outline.text(of: option)
            return name.isEmpty ? nil : CompletionCandidate(label: name, kind: .value, isString: true)
        }
    }

    /// Returns the shapes of a value within the default, or the value in a preset, of a parameter with records or unions.
    private func givenShapes(at node: Int) -> [JSONValue] {
        let outline = place.outline
        let steps = outline.ancestry(of: node)
        let keys = steps.map { outline[$0].key ?? "" }
        guard let schema, !outline.isPolicy, keys.count > 4 else { return [] }
        let given: (intent: String?, parameter: String, value: Int)
        if keys[0] == "intents", keys[2] == "parameters", keys[4] == "default" {
            given = (keys[1], keys[3], steps[4])
        } else if keys[0] == "widgets", keys.count > 5, keys[2] == "presets", keys[4] == "values" {
            given = (index.typeName(of: .widget(keys[1])), keys[5], steps[5])
        } else {
            return []
        }
        guard let parameter = parameter(given.parameter, of: given.intent), parameter.type.element.isRecord else {
            return []
        }
        let shape = JSONValue.object(PolicySchema(schema).values(of: parameter))
        return shapes.shapes(at: node, below: given.value, of: shape)
    }

    private func parameter(_ name: String, of intent: String?) -> Parameter? {
        intent.flatMap { schema?.intent(named: $0) }?.parameters.first { $0.name == name }
    }

    /// Returns the members of the union with which a condition or a rule compares a row.
    private func comparedMembers() -> [CompletionCandidate] {
        let keys = place.outline.keys(of: place.node)
        guard keys.count > 4, keys[0] == "intents" else { return [] }
        let condition = keys[2] == "rules" ? keys.dropFirst(4) : keys.dropFirst(5)
        guard keys[2] == "rules" ? keys[3] == "require" : keys[4] == "when", let row = condition.first,
            condition.count == 1 || condition.count == 2 && condition.last == "not",
            let parameter = parameter(row, of: keys[1]), let type = schema?.type(of: parameter), type.isUnion
        else { return [] }
        return type.recordFields.map { CompletionCandidate(label: $0.name, kind: .enumMember) }
    }

    /// Returns the node of the parameter whose default, or value in a preset, is being written.
    private func chosenParameter() -> Int? {
        let outline = place.outline
        let steps = outline.ancestry(of: place.node)
        let keys = steps.map { outline[$0].key ?? "" }
        guard keys.count > 4 else { return nil }
        if keys[0] == "intents", keys[4] == "default" { return steps[3] }
        guard keys[0] == "widgets", keys.count > 5, keys[2] == "presets", keys[4] == "values" else { return nil }
        let path = ["intents", index.typeName(of: .widget(keys[1])) ?? "", "parameters", keys[5]]
        return path.reduce(Outline.root) { node, key in node.flatMap { outline.child(key, of: $0) } }
    }

    private func values(of shape: JSONValue) -> [CompletionCandidate] {
        let documentation = shape["markdownEnumDescriptions"]?.arrayValue ?? []
        var found = (shape["enum"]?.arrayValue ?? []).enumerated().map { position, value in
            CompletionCandidate(
                label: value.plainText, kind: .enumMember,
                documentation: documentation.indices.contains(position) ? documentation[position].stringValue : nil,
                isString: value.stringValue != nil)
        }
        if let value = shape["const"] { found.append(CompletionCandidate(label: value.plainText, kind: .value)) }
        if shape["type"] == "boolean" {
            found += ["true", "false"].map { CompletionCandidate(label: $0, kind: .value) }
        }
        found += (shape["examples"]?.arrayValue ?? []).map {
            CompletionCandidate(label: $0.plainText, kind: .value)
        }
        return found
    }

    private func candidates(_ place: NamePlace) -> [CompletionCandidate] {
        switch place {
        case .type:
            index.all.filter { [.type, .enum].contains($0.declaration.kind) }.map {
                CompletionCandidate(
                    label: $0.declaration.name, kind: $0.declaration.kind == .enum ? .enum : .struct,
                    detail: FilePath($0.path).name)
            }
        case .value("Boolean"): ["true", "false"].map { CompletionCandidate(label: $0, kind: .value) }
        case .intent, .parameter, .row, .fieldOrRow, .widget, .section, .property, .value:
            names(place).map {
                CompletionCandidate(
                    label: $0, kind: place.isValue ? .enumMember : .variable, isString: place.isValue)
            }
        }
    }

    private func names(_ place: NamePlace) -> [String] {
        switch place {
        case .type: index.names(of: .type, .enum)
        case .intent: index.names(of: .intent)
        case .parameter(let intent): index.names(of: .parameter, in: intent)
        case .row(let type): index.intents(using: type).flatMap { index.names(of: .parameter, in: $0) }
        case .fieldOrRow(let type): index.names(of: .field, in: type) + names(.row(ofType: type))
        case .widget: index.names(of: .widget, .control)
        case .section(let intent): index.names(of: .section, in: intent)
        case .property(let type): index.names(of: .property, .field, in: type)
        case .value(let type): index.names(of: .case, in: type)
        }
    }

    /// Returns the parameters and fields that a placeholder can name, if the cursor is within `${`.
    func placeholder(in bytes: [UInt8], at byte: Int) -> (candidates: [CompletionCandidate], replaced: Range<Int>)? {
        let keys = place.outline.keys(of: place.node)
        guard !place.isKey, let rows = NamePlace.placeholder(at: keys, in: index) else { return nil }
        let start = bytes[..<byte].lastIndex { !($0 >= 0x80 || $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_")) }
        guard let start, start > 0, bytes[start] == UInt8(ascii: "{"), bytes[start - 1] == UInt8(ascii: "$") else {
            return nil
        }
        let closing = byte < bytes.count && bytes[byte] == UInt8(ascii: "}") ? "" : "}"
        let names = names(rows).map { CompletionCandidate(label: $0, kind: .variable, text: $0 + closing) }
        return (unique(names), start + 1..<byte)
    }

    // MARK: Snippets

    private func snippets(_ shapes: [JSONValue]) -> [CompletionCandidate] {
        shapes.flatMap { $0["defaultSnippets"]?.arrayValue ?? [] }.compactMap { snippet in
            guard let label = snippet["label"]?.stringValue, let body = snippet["body"] else { return nil }
            let text = place.isFlow ? flow(body, isOuter: true) : block(body, "").joined(separator: "\n")
            return CompletionCandidate(
                label: label, kind: .snippet, documentation: snippet["description"]?.stringValue, text: text,
                isSnippet: true)
        }
    }

    private func block(_ value: JSONValue, _ indentation: String) -> [String] {
        (value.objectValue?.members ?? []).flatMap { member -> [String] in
            guard member.value.objectValue != nil else { return ["\(indentation)\(member.key): \(flow(member.value))"] }
            return ["\(indentation)\(member.key):"] + block(member.value, indentation + "  ")
        }
    }

    private func flow(_ value: JSONValue, isOuter: Bool = false) -> String {
        switch value {
        case .object(let object):
            let text = object.members.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ")
            return isOuter ? text : "{ \(text) }"
        case .array(let elements): return "[\(elements.map { flow($0) }.joined(separator: ", "))]"
        // A dollar sign that is not that of a tab stop begins a placeholder, whose braces need quotes.
        case .string(let text) where text.contains("\\$"): return quotedForYAML(text)
        default: return value.plainText
        }
    }
}

extension JSONValue {
    /// Whether no value matches the schema.
    fileprivate var rejectsAll: Bool { self == .boolean(false) || self["not"] == .object([:]) }
}

extension NamePlace {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

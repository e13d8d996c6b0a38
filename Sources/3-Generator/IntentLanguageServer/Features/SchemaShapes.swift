internal import IntentAuthoring
internal import IntentGeneratorRun
internal import IntentModel
internal import IntentSystem

/// The parts of the JSON Schema of definitions that apply at a place of an outline.
///
/// A shape is a schema without references; alternatives are separate shapes, and conditions are decided by what is written.
struct SchemaShapes {
    /// The schema of definitions.
    static let definitionSchema = EditorSchema.json
    static let translationSchema = EditorSchema.translations
    static let settingsSchema = EditorSchema.settings(
        accesses: SettingsSelection.accesses, targets: SettingsSelection.targets)

    private let outline: Outline
    private let schema: JSONValue
    private let definitions: JSONValue

    /// - Parameter schema: That of the whole text.
    init(_ outline: Outline, _ schema: JSONValue) {
        self.outline = outline
        self.schema = schema
        definitions = schema["definitions"] ?? .null
    }

    /// Returns the shapes of a node's value, the most specific ones first.
    func shapes(at node: Int) -> [JSONValue] { shapes(at: node, below: Outline.root, of: schema) }

    /// Returns the shapes of a node's value within another value.
    /// - Parameters:
    ///   - top: The node of the other value.
    ///   - schema: The schema of the other value.
    func shapes(at node: Int, below top: Int, of schema: JSONValue) -> [JSONValue] {
        var shapes = expanded(schema, at: top)
        let steps = outline.ancestry(of: node)
        for step in top == Outline.root ? steps[...] : steps.drop(while: { $0 != top }).dropFirst() {
            let schemas = shapes.compactMap { part(outline[step].key, of: $0) }
            shapes = schemas.flatMap { expanded($0, at: step) }
        }
        return shapes
    }

    /// Returns the shapes of the value of a key that is not written.
    /// - Parameter mapping: The shapes of the mapping.
    func shapes(ofKey key: String, in mapping: [JSONValue]) -> [JSONValue] {
        mapping.compactMap { part(key, of: $0) }.flatMap { expanded($0, at: nil) }
    }

    private func part(_ key: String?, of shape: JSONValue) -> JSONValue? {
        guard let key else { return shape["items"] }
        if let property = shape.at("properties", key) { return property }
        let patterns = shape["patternProperties"]?.objectValue?.members ?? []
        return patterns.first?.value ?? shape["additionalProperties"]
    }

    /// - Parameter node: The value, which decides conditions; nil for a value that is not written.
    private func expanded(_ schema: JSONValue, at node: Int?, depth: Int = 0) -> [JSONValue] {
        guard schema.objectValue != nil, depth < 24 else { return [] }
        if let name = schema["$ref"]?.stringValue?.removingPrefix("#/definitions/") {
            return expanded(definitions[name] ?? .null, at: node, depth: depth + 1)
        }
        var shapes = [schema]
        for part in schema["allOf"]?.arrayValue ?? [] { shapes += expanded(part, at: node, depth: depth + 1) }
        for part in schema["anyOf"]?.arrayValue ?? [] {
            let alternative = expanded(part, at: node, depth: depth + 1)
            if !excludes(alternative, node) { shapes += alternative }
        }
        if let condition = schema["if"] {
            let branch = node.map { matches(condition, $0) } ?? false ? "then" : "else"
            if let part = schema[branch] { shapes += expanded(part, at: node, depth: depth + 1) }
        }
        return shapes
    }

    /// Whether what is written decides against an alternative: a key that it requires is missing, and one that it does not know is
    /// there.
    private func excludes(_ alternative: [JSONValue], _ node: Int?) -> Bool {
        guard let node, outline[node].kind == .mapping else { return false }
        let written = outline.children(of: node).filter { !outline[$0].isIncomplete }.compactMap { outline[$0].key }
        let required = alternative.flatMap { $0["required"]?.arrayValue ?? [] }.compactMap(\.stringValue)
        let known = alternative.flatMap { $0["properties"]?.objectValue?.members ?? [] }.map(\.key)
        return !required.allSatisfy(written.contains) && !written.allSatisfy(known.contains)
    }

    /// Returns whether a value satisfies the parts of a schema that conditions use.
    private func matches(_ schema: JSONValue, _ node: Int) -> Bool {
        if let value = schema.booleanValue { return value }
        if let names = schema["required"]?.arrayValue {
            guard names.allSatisfy({ $0.stringValue.flatMap { outline.child($0, of: node) } != nil }) else {
                return false
            }
        }
        for member in schema["properties"]?.objectValue?.members ?? [] {
            if let child = outline.child(member.key, of: node), !matches(member.value, child) { return false }
        }
        if let items = schema["items"] {
            guard outline.children(of: node).allSatisfy({ matches(items, $0) }) else { return false }
        }
        if let values = schema["enum"]?.arrayValue, !values.contains(where: { isWritten($0, at: node) }) {
            return false
        }
        if let value = schema["const"], !isWritten(value, at: node) { return false }
        if let type = schema["type"], !hasType(type, node) { return false }
        if let parts = schema["anyOf"]?.arrayValue, !parts.contains(where: { matches($0, node) }) { return false }
        if let not = schema["not"], matches(not, node) { return false }
        return true
    }

    private func isWritten(_ value: JSONValue, at node: Int) -> Bool {
        outline[node].kind == .scalar && outline.text(of: node) == value.plainText
    }

    private func hasType(_ type: JSONValue, _ node: Int) -> Bool {
        let types = type.arrayValue ?? [type]
        return switch outline[node].kind {
        case .mapping: types.contains("object")
        case .sequence: types.contains("array")
        case .scalar, .empty: types.contains { $0 != "object" && $0 != "array" }
        }
    }

    /// Returns the documentation of some shapes in Markdown; nil if there is none.
    static func documentation(of shapes: [JSONValue]) -> String? {
        shapes.lazy.compactMap { ($0["markdownDescription"] ?? $0["description"])?.stringValue }.first
    }
}

extension JSONValue {
    /// A scalar as definitions contain it.
    var plainText: String { stringValue ?? rendered() }
}

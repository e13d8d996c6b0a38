internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Reads one file and divides it into its declarations, whose values are not read yet.
///
/// The document is nil for a file that cannot be parsed or has an unsupported version.
func readDocument(
    _ source: SourceFile, index: FileIndex, limits: YAMLLimits, folder: String?
) -> (document: Document?, diagnostics: [Diagnostic]) {
    let parsed = FileKind.definition.parse(source, index: index, limits: limits, folder: folder)
    guard let document = parsed.document else { return (nil, parsed.diagnostics) }
    var reader = DocumentReader(document)
    let isReadable = reader.read()
    let diagnostics = parsed.diagnostics + reader.context.diagnostics
    reader.result.hasReadingErrors = diagnostics.contains { $0.severity == .error }
    return (isReadable ? reader.result : nil, diagnostics)
}

/// Fills in a document from the keys at its root.
private struct DocumentReader: ContextResolver {
    let context: ResolvingContext
    var result: Document

    init(_ document: Document) {
        context = ResolvingContext(document)
        result = document
    }

    /// Returns false if the file has an unsupported version.
    mutating func read() -> Bool {
        guard let fields = reader.fields(of: .definition) else { return false }
        readLanguages(fields)
        readGroup(fields[.group])
        result.classPrefix = fields[.classPrefix].flatMap { nameResolver.classPrefix($0) }
        result.types = declarations(fields[.types], "types")
        result.enums = declarations(fields[.enums], "enums")
        result.intents = declarations(fields[.intents], "intents")
        addInlineTypes()
        result.widgets = declarations(fields[.widgets], "widgets")
        result.controls = declarations(fields[.controls], "controls")
        result.appShortcuts = declarations(fields[.appShortcuts], "App Shortcuts")
        result.hasUnreadSection = [.types, .enums, .intents].contains { isUnread($0, of: fields) }
        return true
    }

    private mutating func readLanguages(_ fields: Fields) {
        if let value = fields[.language], let tag = reader.languageTag(value) { result.language = tag }
        let tags = reader.names(fields[.languages], expected: "a list of language tags, such as [en, de]") ?? []
        result.languages = tags.compactMap { tag in
            reader.languageTag(Value(tag.node, after: nil)).map { Document.Language(tag: $0, node: tag.node) }
        }
    }

    private mutating func readGroup(_ value: Value?) {
        let expected = "the name of a group: letters, digits, '.', '-' and '_', beginning with a letter or digit"
        guard let value, let name = reader.string(value, expected: expected) else { return }
        guard isGroupName(name) else { return reader.reportWrongType(value, expected: expected) }
        result.group = Document.GroupName(name: name, node: value.node)
    }

    /// Whether a name can be the name of a folder without leading anywhere else.
    private func isGroupName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isASCIILetterOrDigit, name.utf8.count <= 200 else { return false }
        return name.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// Whether a section is written, perhaps with a misspelled key, but is not a mapping.
    private func isUnread(_ section: Word, of fields: Fields) -> Bool {
        guard fields.mentions(section) else { return false }
        return fields[section].map { tree.kind($0.node) != .mapping } ?? true
    }

    private func declarations(_ value: Value?, _ section: String) -> [Declaration] {
        guard let value, reader.isSection(value, of: section) else { return [] }
        return tree.entries(of: value.node).map { entry in
            Declaration(name: text(entry.key), key: entry.key, value: entry.value)
        }
    }
}

// MARK: - Types of one parameter

extension DocumentReader {
    /// Declares the unions that parameters have as their types. Each is named after its intent and parameter.
    private mutating func addInlineTypes() {
        for intent in result.intents {
            guard let parameters = value(of: .parameters, in: intent.value) else { continue }
            for entry in tree.entries(of: parameters) {
                guard let type = value(of: .type, in: entry.value), let map = union(type) else { continue }
                let names = ([intent.name] + formerNames(intent.value)).flatMap { intent in
                    ([text(entry.key)] + formerNames(entry.value)).map { parameter in
                        InlineUnion.name(of: parameter, in: intent)
                    }
                }
                guard let name = names.first else { continue }
                result.inlineTypes[map] = name
                result.formerInlineNames[map] = Array(names.dropFirst())
                result.types.append(Declaration(name: name, key: entry.key, value: map))
            }
        }
    }

    /// Returns the map with `oneOf` that is a type, or the only element of a list.
    private func union(_ type: NodeID) -> NodeID? {
        var map = type
        if tree.kind(type) == .sequence {
            var elements = tree.elements(of: type).makeIterator()
            guard let only = elements.next(), elements.next() == nil else { return nil }
            map = only
        }
        return value(of: .oneOf, in: map) == nil ? nil : map
    }

    /// Returns the names in `renamedFrom`, the newest first.
    private func formerNames(_ node: NodeID) -> [String] {
        guard let names = value(of: .renamedFrom, in: node) else { return [] }
        let elements = tree.kind(names) == .sequence ? Array(tree.elements(of: names)) : [names]
        return elements.filter { tree.kind($0) == .scalar }.map(text)
    }

    private func value(of word: Word, in node: NodeID) -> NodeID? {
        guard tree.kind(node) == .mapping else { return nil }
        return tree.entries(of: node).first { Word(tree.symbol(of: $0.key)) == word }?.value
    }
}

/// A union that is written as the type of a parameter.
package enum InlineUnion {
    /// Returns the name of the type, which follows from those of the parameter and its intent.
    package static func name(of parameter: String, in intent: String) -> String {
        SwiftName.upperCamel(intent) + SwiftName.upperCamel(parameter)
    }
}

extension FieldReader {
    func languageTag(_ value: Value) -> String? {
        let expected = "a language tag, such as en or zh-Hans"
        guard let tag = string(value, expected: expected) else { return nil }
        guard LanguageTag.isUsual(tag) else {
            reportWrongType(value, expected: expected, near: LanguageTag.usual(for: tag))
            return nil
        }
        return tag
    }
}

extension Word {
    /// The vocabulary for the YAML reader, in which the symbol of a word is its raw value. The names of types follow.
    static let vocabulary = YAMLVocabulary(allCases.map(\.text) + ElementKind.withWords.compactMap(\.word))

    /// Returns nil for ``Symbol/other``.
    init?(_ symbol: Symbol) {
        self.init(rawValue: Int(symbol.rawValue))
    }
}

extension ElementKind {
    /// Returns nil if the symbol is not the name of a type.
    init?(_ symbol: Symbol) {
        let index = Int(symbol.rawValue) - Word.allCases.count
        guard Self.withWords.indices.contains(index) else { return nil }
        self = Self.withWords[index]
    }
}

internal import IntentModel

/// Texts with placeholders, and their variants for single values.
extension FileImporter {
    /// Returns a text with placeholders; nil if there is none, or if a definition cannot contain it.
    /// - Parameters:
    ///   - key: The key of the text; the key of the id has the suffix `ID`.
    ///   - names: The valid placeholders.
    mutating func dialog(
        _ key: String, of declaration: LocatedDeclaration, _ names: PlaceholderNames
    ) -> LocalizedText? {
        let corrected = representableText(key, of: declaration) { names.unknownPlaceholder(in: $0) == nil }
        guard let text = corrected else { return nil }
        if let unknown = names.unknownPlaceholder(in: text) {
            warn(
                "\(quoted(unknown)) is not a valid placeholder; the text is kept in the sidecar", of: declaration, key)
            return nil
        }
        let placeholders = Set(Placeholder.all(in: text).placeholders)
        var refused: [String] = []
        let others = texts.translations(declaration.string("\(key)ID"), of: text) { translation in
            let (others, unclosed) = Placeholder.all(in: translation.text)
            let isRight = unclosed == nil && placeholders.isSuperset(of: others)
            if !isRight { refused.append(translation.language) }
            return isRight
        }
        for language in refused.sorted() {
            warn(
                "the translation for '\(language)' has a placeholder that the original does not; it is kept in the sidecar",
                of: declaration, key)
        }
        return LocalizedText(text, language: texts.language, others: others)
    }

    /// Returns a text with placeholders; nil also if it is empty and has no translations.
    mutating func nonEmptyDialog(
        _ key: String, of declaration: LocatedDeclaration, _ names: PlaceholderNames
    ) -> LocalizedText? {
        let dialog = dialog(key, of: declaration, names)
        return dialog?.text.isEmpty == true && dialog?.others.isEmpty == true ? nil : dialog
    }

    /// Returns the variants of a dialog for single values.
    /// - Parameters:
    ///   - key: The key of the dialog's text.
    ///   - path: The path of the dialog below its intent.
    mutating func variants(
        _ key: String, of declaration: LocatedDeclaration, at path: String, _ names: PlaceholderNames,
        _ values: DialogValues
    ) -> [DialogVariant] {
        guard let id = declaration.nonEmptyString("\(key)ID") else { return [] }
        let found = texts.values(ofVariants: id)
        if found.isEmpty { return [] }
        let mentioned = Placeholder.all(in: declaration.string(key) ?? "").placeholders.map(\.content)
        let ranked = values.ranked(found.map(String.init), casesByTitle, mentioned: mentioned)
        return ranked.uniqued { $0.value }.flatMap { title, value in
            texts.variants(id, value: title) { names.unknownPlaceholder(in: $0.text) == nil }
                .map { DialogVariant(path: path, value: value, language: $0.language, text: $0.text) }
        }
    }
}

/// A value that a placeholder can have: the case of an enum, `true` or `false`.
struct DialogValue {
    enum Source: Hashable {
        case enumeration(String)
        /// A Boolean parameter or property, by its position.
        case boolean(Int)
    }

    let source: Source
    let name: String
}

/// The values that placeholders of an intent can have.
struct DialogValues {
    private var owners: [(name: String, source: DialogValue.Source)] = []
    /// The positions of the owners with a name.
    private var positions: [String: [Int]] = [:]
    /// The position of the first owner of each source.
    private var sources: [DialogValue.Source: Int] = [:]
    /// The values of Booleans by the ids of their titles.
    private var booleans: [String: [DialogValue]] = [:]

    init(_ declarations: [LocatedDeclaration], _ types: [ElementType]) {
        add(declarations, types)
    }

    /// Adds the values of parameters or properties.
    mutating func add(_ declarations: [LocatedDeclaration], _ types: [ElementType]) {
        for (declaration, type) in zip(declarations, types) {
            switch type {
            case .enumeration(let name): add(declaration.name, .enumeration(name))
            case .boolean:
                let source = DialogValue.Source.boolean(owners.count)
                add(declaration.name, source)
                for (name, key) in [("true", "Metadata.TrueDisplayNameID"), ("false", "Metadata.FalseDisplayNameID")] {
                    guard let id = declaration.nonEmptyString(key) else { continue }
                    booleans[id, default: []].append(DialogValue(source: source, name: name))
                }
            default: break
            }
        }
    }

    private mutating func add(_ owner: String, _ source: DialogValue.Source) {
        let position = owners.count
        owners.append((owner, source))
        positions[owner, default: []].append(position)
        if sources[source] == nil { sources[source] = position }
    }

    /// Returns the values with certain titles. Cases of two enums can have the same name; the enum that the text mentions
    /// takes precedence.
    /// - Parameters:
    ///   - titles: The ids of the titles.
    ///   - cases: The cases of all enums by the ids of their titles.
    func ranked(
        _ titles: [String], _ cases: [String: [DialogValue]], mentioned: [String]
    ) -> [(title: String, value: String)] {
        var ranks: [DialogValue.Source: Int] = [:]
        for position in mentioned.flatMap({ positions[$0] ?? [] }) {
            let source = owners[position].source
            ranks[source] = min(ranks[source] ?? .max, position - owners.count)
        }
        return titles.flatMap { title -> [(rank: Int, title: String, value: String)] in
            ((cases[title] ?? []) + (booleans[title] ?? [])).compactMap { value in
                sources[value.source].map { (ranks[value.source] ?? $0, title, value.name) }
            }
        }.sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }.map { ($0.title, $0.value) }
    }
}

/// The valid placeholders in the texts of an intent.
struct PlaceholderNames {
    private let parameters: [String: ElementType]
    /// The properties of a response.
    private let properties: [String: ElementType]
    /// Placeholders with a special meaning, such as `count`.
    private var keywords: Set<String>
    /// The names of properties by type.
    private let types: [String: Set<String>]

    init(
        _ parameters: [Parameter], properties: [Property] = [], keywords: Set<String> = [],
        types: [String: Set<String>]
    ) {
        self.parameters = Dictionary(parameters.map { ($0.name, $0.type.element) }) { first, _ in first }
        self.properties = Dictionary(properties.map { ($0.name, $0.type.element) }) { first, _ in first }
        self.keywords = keywords
        self.types = types
    }

    /// Returns the same placeholders with other keywords.
    func with(keywords: Set<String>) -> PlaceholderNames {
        var names = self
        names.keywords = keywords
        return names
    }

    /// Returns the first invalid placeholder in a text, or the beginning of one that is not closed.
    func unknownPlaceholder(in text: String) -> String? {
        let (placeholders, unclosed) = Placeholder.all(in: text)
        return unclosed ?? placeholders.first { !isKnown($0) }?.text
    }

    private func isKnown(_ placeholder: Placeholder) -> Bool {
        let content = placeholder.content
        if keywords.contains(content) || parameters[content] != nil || properties[content] != nil { return true }
        for (owner, name) in placeholder.properties {
            guard let element = properties[owner] ?? parameters[owner] else { continue }
            guard case .object(let type) = element else { return false }
            return types[type]?.contains(name) == true || ObjectType.builtInProperties.contains(name)
        }
        return false
    }
}

package import IntentModel

/// Returns the `.strings` files of a file: its texts in other languages, and their variants.
///
/// The file's own language also has a table with all texts, if the language has variants, or had a table when the
/// definition was imported.
/// - Parameters:
///   - file: A numbered file.
///   - unused: Texts that belong to nothing in the file, which are kept.
///   - unlisted: The ids of texts that the table of the file's own language does not contain.
package func stringsTables(
    of file: XcodeFile, schema: Schema, unused: StringsTables, unlisted: Set<String> = []
) -> StringsTables {
    var writer = StringsWriter(file, schema, hasOwnTable: unused[schema.language] != nil, unlisted: unlisted)
    writer.addTexts()
    writer.addVariants()
    // Texts of the own language that differ from the file were not imported, so they are kept.
    let own = writer.tables[schema.language, default: [:]].merging(unused[schema.language] ?? [:]) { $1 }
    var tables = writer.tables.merging(unused) { declaration, unused in
        declaration.merging(unused) { declaration, _ in declaration }
    }
    if !own.isEmpty { tables[schema.language] = own }
    return tables
}

/// A writer of tables for a file.
private struct StringsWriter {
    private(set) var tables: StringsTables = [:]
    private let file: XcodeFile
    private let schema: Schema
    /// The file's own language, if it has a table.
    private let ownLanguage: String?
    /// The ids of texts that this table does not contain.
    private let unlisted: Set<String>

    init(_ file: XcodeFile, _ schema: Schema, hasOwnTable: Bool, unlisted: Set<String>) {
        self.file = file
        self.schema = schema
        self.unlisted = unlisted
        let hasOwnVariants = schema.intents.contains { intent in
            (intent.actions?.variants ?? []).contains { $0.language == schema.language }
        }
        ownLanguage = hasOwnVariants || hasOwnTable ? schema.language : nil
    }

    mutating func addTexts() {
        for declaration in (file.types ?? []) + (file.enums ?? []) + (file.intents ?? []) { addTexts(of: declaration) }
    }

    private mutating func addTexts(of declaration: XcodeDeclaration) {
        for (key, leaf) in declaration.leaves {
            guard let text = leaf.text, let id = declaration.id(of: key) else { continue }
            for other in text.others { add(other.text, as: id, to: other.language) }
            if let ownLanguage, !unlisted.contains(id) { add(text.text, as: id, to: ownLanguage) }
        }
        for child in declaration.children { addTexts(of: child) }
    }

    /// Adds a text. If texts share an id, the first one by bytes is used, so that the result is always the same.
    private mutating func add(_ text: String, as key: String, to language: String) {
        if let other = tables[language]?[key], other <= text { return }
        tables[language, default: [:]][key] = text
    }

    // MARK: Variants

    mutating func addVariants() {
        let intents = Dictionary((file.intents ?? []).map { ($0.name, $0) }) { first, _ in first }
        for intent in schema.intents {
            guard let variants = intent.actions?.variants, !variants.isEmpty, let declaration = intents[intent.name]
            else {
                continue
            }
            let dialogs = Dialogs(of: declaration)
            for variant in variants {
                for (id, text) in dialogs.byPath[variant.path] ?? [] {
                    guard let value = valueID(of: variant.value, in: text, of: intent, declaration) else { continue }
                    add(variant.text, as: "\(id)-\(value)", to: variant.language)
                }
            }
        }
    }

    /// Returns the id of a value's title: of a case, preferably in an enum that the text mentions, or of true or false.
    private func valueID(of value: String, in text: String, of intent: Intent, _ declaration: XcodeDeclaration)
        -> String?
    {
        let names = Placeholder.all(in: text).placeholders.map(\.content)
        let mentioned = names.compactMap { name in
            declaration.allValues.first { $0.name == name }
        }
        for declaration in mentioned + declaration.allValues {
            if let id = titleID(of: value, as: declaration) { return id }
        }
        return nil
    }

    private func titleID(of value: String, as declaration: XcodeDeclaration) -> String? {
        if case .string(let name)? = declaration.leaves["EnumType"]?.value {
            let type = file.enums?.first { $0.name == name }
            return type?.members?.first { $0.name == value }?.id(of: "DisplayName")
        }
        switch value {
        case "true": return declaration.id(of: "Metadata.TrueDisplayName")
        case "false": return declaration.id(of: "Metadata.FalseDisplayName")
        default: return nil
        }
    }
}

/// The ids and texts of an intent's dialogs, by path.
private struct Dialogs {
    private(set) var byPath: [String: [(id: String, text: String)]] = [:]

    init(of declaration: XcodeDeclaration) { add(declaration) }

    private mutating func add(_ declaration: XcodeDeclaration) {
        for (key, leaf) in declaration.leaves {
            guard let path = leaf.dialogPath, let text = leaf.text, let id = declaration.id(of: key) else { continue }
            byPath[path, default: []].append((id, text.text))
        }
        for child in declaration.children { add(child) }
    }
}

extension XcodeDeclaration {
    /// The declarations that placeholders of an intent can refer to.
    fileprivate var allValues: [XcodeDeclaration] { (members ?? []) + response.flatMap { $0.members ?? [] } }

    /// Returns the id of a text; nil if it has none.
    fileprivate func id(of key: String) -> String? {
        guard case .string(let id)? = leaves["\(key)ID"]?.value, !id.isEmpty else { return nil }
        return id
    }
}

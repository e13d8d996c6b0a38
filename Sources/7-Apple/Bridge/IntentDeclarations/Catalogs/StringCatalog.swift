internal import IntentDiagnostics
internal import IntentModel
internal import IntentSystem

/// The texts of an Xcode string catalog, an `.xcstrings` file, by key and language.
package struct StringCatalog: Sendable {
    /// The name of the string table: the name of the file without its extension.
    package let table: String
    /// The BCP 47 tag of the language that the keys and defaults are written in.
    let sourceLanguage: String
    private let entries: [ExactText: Entry]

    /// The texts of one key.
    struct Entry: Hashable, Sendable {
        /// The translated texts by language tag, the source language included if the catalog contains it.
        var texts: [String: String] = [:]
        /// What a definition cannot contain and what it has instead, as phrases, in the order of the languages.
        var losses: [String] = []
    }

    /// The name of the table of texts without a table.
    static let defaultTable = "Localizable"

    /// Returns the texts of a key; nil if the catalog does not contain it.
    subscript(key: String) -> Entry? { entries[ExactText(key)] }
}

/// An error that indicates that a string catalog is damaged.
package struct StringCatalogError: Error, Hashable, CustomStringConvertible {
    /// The path of the file with the place in it: a line and a column, or the path of a member.
    package let place: String
    /// A phrase without a full stop.
    package let message: String

    package var description: String { "\(place): \(message)" }
}

// MARK: - Reading

extension StringCatalog {
    /// Reads a catalog from the bytes of a file.
    package init(path: String, bytes: [UInt8]) throws(StringCatalogError) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: bytes)
        } catch {
            throw StringCatalogError(
                place: "\(path):\(Self.position(of: error.offset, in: bytes))", message: error.message)
        }
        let reader = CatalogReader(root: Member(json: json, keys: [], path: path))
        table = FilePath(path).baseName
        (sourceLanguage, entries) = try reader.read()
    }

    /// Returns the line and the column of a byte, which are counted from 1; the column in characters of UTF-8.
    private static func position(of offset: Int, in bytes: [UInt8]) -> String {
        let before = bytes.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return "\(line):\(before[start...].count { $0 & 0xC0 != 0x80 } + 1)"
    }
}

/// A member of a catalog's JSON, with its place for errors.
private struct Member {
    let json: JSONValue
    let keys: [String]
    /// The path of the file.
    let path: String

    /// - Returns: Nil if there is no such member.
    func member(_ key: String) throws(StringCatalogError) -> Member? {
        try object()[key].map { Member(json: $0, keys: keys + [key], path: path) }
    }

    func members() throws(StringCatalogError) -> [(key: String, member: Member)] {
        try object().members.map { ($0.key, Member(json: $0.value, keys: keys + [$0.key], path: path)) }
    }

    func text() throws(StringCatalogError) -> String {
        guard let text = json.stringValue else { throw error("\(json.kindPhrase) is not a string") }
        return text
    }

    func elements() throws(StringCatalogError) -> [JSONValue] {
        guard let elements = json.arrayValue else { throw error("\(json.kindPhrase) is not an array") }
        return elements
    }

    private func object() throws(StringCatalogError) -> JSONObject {
        guard let object = json.objectValue else { throw error("\(json.kindPhrase) is not an object") }
        return object
    }

    func error(_ message: String) -> StringCatalogError {
        // Keys are texts, so they are quoted.
        let place = keys.map { "\"\($0.onOneVisibleLine)\"" }.joined(separator: ".")
        return StringCatalogError(place: keys.isEmpty ? path : "\(path): \(place)", message: message)
    }
}

/// Reads the members of a catalog.
private struct CatalogReader {
    let root: Member

    func read() throws(StringCatalogError) -> (language: String, entries: [ExactText: StringCatalog.Entry]) {
        guard let language = try root.member("sourceLanguage") else {
            throw root.error("this is not a string catalog: \"sourceLanguage\" is missing")
        }
        guard let strings = try root.member("strings") else {
            throw root.error("this is not a string catalog: \"strings\" is missing")
        }
        if let version = try root.member("version"), !(try version.text()).hasPrefix("1.") {
            throw version.error("this version of the format is not supported; 1.0 is")
        }
        var entries: [ExactText: StringCatalog.Entry] = [:]
        let tag = try self.language(language)
        for (key, member) in try strings.members() {
            entries[ExactText(key)] = try entry(member)
            for (phrase, texts) in try phrases(member, in: tag) {
                entries[ExactText(phrase)] = StringCatalog.Entry(texts: texts)
            }
        }
        return (tag, entries)
    }

    private func language(_ member: Member) throws(StringCatalogError) -> String {
        let tag = try member.text()
        guard LanguageTag.isTag(tag) else { throw member.error("'\(tag)' is not a language tag") }
        return tag
    }

    private func entry(_ member: Member) throws(StringCatalogError) -> StringCatalog.Entry {
        var entry = StringCatalog.Entry()
        guard let localizations = try member.member("localizations") else { return entry }
        for (language, localization) in try localizations.members() {
            guard LanguageTag.isTag(language) else { throw localization.error("'\(language)' is not a language tag") }
            try read(localization, in: language, to: &entry)
        }
        return entry
    }

    private func read(
        _ localization: Member, in language: String, to entry: inout StringCatalog.Entry
    ) throws(StringCatalogError) {
        if try localization.member("substitutions") != nil {
            entry.losses.append("\(language) has substitutions; the definition leaves them out")
            return
        }
        if let unit = try localization.member("stringUnit") {
            entry.texts[language] = try text(of: unit)
        } else if let variations = try localization.member("variations") {
            let kinds = try variations.members()
            let names = kinds.map(\.key).joined(separator: " and ")
            entry.losses.append("\(language) varies by \(names); the definition uses the general text")
            entry.texts[language] = try general(of: variations)
        }
    }

    /// Returns the phrases of an App Shortcut, each in all languages. They are a set in one entry, and translations have the same
    /// order.
    private func phrases(
        _ member: Member, in language: String
    ) throws(StringCatalogError) -> [(phrase: String, texts: [String: String])] {
        var sets: [String: [String]] = [:]
        for (language, localization) in try member.member("localizations")?.members() ?? [] {
            guard let values = try localization.member("stringSet")?.member("values") else { continue }
            sets[language] = try values.elements().compactMap(\.stringValue)
        }
        return (sets[language] ?? []).enumerated().map { index, phrase in
            (phrase, sets.compactMapValues { $0.indices.contains(index) ? $0[index] : nil })
        }
    }

    /// Returns the text of a unit; nil if it is not translated yet.
    private func text(of unit: Member) throws(StringCatalogError) -> String? {
        guard let value = try unit.member("value") else { throw unit.error("\"value\" is missing") }
        let text = try value.text()
        guard try unit.member("state")?.text() == "new" else { return text }
        return nil
    }

    /// Returns the text of the variant `other`, or else of the first one.
    private func general(of variations: Member) throws(StringCatalogError) -> String? {
        for (_, variants) in try variations.members() {
            let all = try variants.members()
            guard let variant = (all.first { $0.key == "other" } ?? all.first)?.member else { continue }
            if let unit = try variant.member("stringUnit") { return try text(of: unit) }
            if let nested = try variant.member("variations") { return try general(of: nested) }
        }
        return nil
    }
}

package import IntentModel

/// Converts an `.intentdefinition` file to a schema.
///
/// What a valid definition cannot contain is left out with a warning; a sidecar keeps it.
/// - Parameter language: The language of the texts in the file, a BCP 47 tag.
/// - Throws: ``XcodeFileError`` if nothing in the file can be converted.
package func importXcodeFile(
    _ file: XcodeFile, strings: StringsTables, language: String
) throws(XcodeFileError) -> ImportedDefinition {
    guard file.types != nil || file.enums != nil || file.intents != nil else {
        throw XcodeFileError("", "the file has no declarations: INIntents, INTypes and INEnums are missing")
    }
    guard file.isWithinDefinitionLimits else {
        throw XcodeFileError("", "the file exceeds the size limit of a definition")
    }
    var importer = FileImporter(texts: ImportedTexts(strings, language: language))
    let schema = importer.schema(of: file)
    if schema.types.isEmpty, schema.enums.isEmpty, schema.intents.isEmpty, let first = importer.warnings.first {
        throw XcodeFileError(first.keyPath, "nothing in the file can be converted to a definition: \(first.message)")
    }
    let warnings = [file.versionWarning].compactMap(\.self) + importer.warnings
    return ImportedDefinition(schema: schema, warnings: warnings, unusedStrings: importer.texts.unused)
}

extension XcodeFile {
    /// The newest version of the format that the importer and the exporter know.
    static let newestModelVersion = "1.2"

    /// A warning if the file has a newer version of the format than ``newestModelVersion``, or none that can be read.
    fileprivate var versionWarning: ImportWarning? {
        guard let value = leaves["ModelVersion"]?.value else { return nil }
        let key = "INIntentDefinitionModelVersion"
        guard case .string(let version) = value, let numbers = Self.numbers(of: version),
            let known = Self.numbers(of: Self.newestModelVersion)
        else {
            return ImportWarning(key, "found \(value.phrase), expected a version such as \(Self.newestModelVersion)")
        }
        guard known.lexicographicallyPrecedes(numbers) else { return nil }
        return ImportWarning(
            key,
            "the model version \(version) is newer than \(Self.newestModelVersion), the newest that is supported; what "
                + "it adds is kept in the sidecar or may be read incorrectly")
    }

    private static func numbers(of version: String) -> [Int]? {
        let parts = version.split(separator: ".", omittingEmptySubsequences: false)
        var numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return nil }
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}

extension XcodeFile {
    /// Whether the definition stays within the limits for reading: 8 MiB and a million nodes.
    fileprivate var isWithinDefinitionLimits: Bool {
        var rest = 1 << 22
        for declaration in (types ?? []) + (enums ?? []) + (intents ?? []) {
            declaration.subtractSize(from: &rest)
            if rest < 0 { return false }
        }
        return true
    }
}

extension XcodeDeclaration {
    /// Each leaf counts as its text, a key and punctuation.
    fileprivate func subtractSize(from rest: inout Int) {
        for (key, leaf) in leaves where rest >= 0 {
            rest -= key.utf8.count + 16
            if case .string(let text) = leaf.value { rest -= text.utf8.count }
        }
        for child in children where rest >= 0 { child.subtractSize(from: &rest) }
    }
}

/// The result of converting an `.intentdefinition` file.
package struct ImportedDefinition: Sendable {
    /// The schema, which is always valid.
    package let schema: Schema
    package let warnings: [ImportWarning]
    /// Texts of `.strings` files that belong to nothing in the file.
    package let unusedStrings: StringsTables
}

/// A part of an `.intentdefinition` file that cannot be imported, or is probably a mistake.
package struct ImportWarning: Hashable, Sendable {
    /// The path of the value, such as `INIntents[0].INIntentParameters[2].INIntentParameterRelationship`.
    package let keyPath: String
    package let message: String

    package init(_ keyPath: String, _ message: String) {
        self.keyPath = keyPath
        self.message = message
    }
}

/// The limits of definition files.
enum DefinitionLimits {
    /// Returns whether a definition file can contain a text.
    static func allowsText(_ text: String) -> Bool {
        guard text.utf8.count <= 1 << 19 else { return false }
        var run = 0
        for byte in text.utf8 {
            run = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D ? run + 1 : 0
            if run > 1 << 10 { return false }
        }
        return true
    }

    /// Returns whether a text can be a name, which is a key in YAML and must be short.
    static func allowsName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.prefix(101).count <= 100
    }
}

internal import IntentModel

/// Says in the words of definitions what one of Xcode's files says.
///
/// What cannot be said in a valid definition is left out, with a warning: a sidecar keeps it.
/// - Parameter language: Of the file's own texts, a BCP 47 tag.
/// - Throws: ``XcodeFileError`` where nothing honest can be made of the file.
package func importXcodeFile(
    _ file: XcodeFile, strings: StringsTables, language: String
) throws(XcodeFileError) -> ImportedDefinition {
    guard file.types != nil || file.enums != nil || file.intents != nil else {
        throw XcodeFileError("", "the file declares nothing: it has neither INIntents nor INTypes nor INEnums")
    }
    guard file.isOfSensibleSize else { throw XcodeFileError("", "the file says more than a definition may hold") }
    var importer = FileImporter(texts: ImportedTexts(strings, language: language))
    let schema = importer.schema(of: file)
    if schema.types.isEmpty, schema.enums.isEmpty, schema.intents.isEmpty, let first = importer.warnings.first {
        throw XcodeFileError(first.keyPath, "nothing of the file can be said in a definition: \(first.message)")
    }
    return ImportedDefinition(schema: schema, warnings: importer.warnings, unusedStrings: importer.texts.unused)
}

extension XcodeFile {
    /// A definition has at most 8 MiB and a million nodes, see its reader's limits.
    fileprivate var isOfSensibleSize: Bool {
        var rest = 1 << 22
        for declaration in (types ?? []) + (enums ?? []) + (intents ?? []) {
            declaration.weigh(against: &rest)
            if rest < 0 { return false }
        }
        return true
    }
}

extension XcodeDeclaration {
    /// Each leaf counts as many bytes as a key and what punctuation it needs.
    fileprivate func weigh(against rest: inout Int) {
        for (key, leaf) in leaves where rest >= 0 {
            rest -= key.utf8.count + 16
            if case .string(let text) = leaf.value { rest -= text.utf8.count }
        }
        for child in (members ?? []) + (codes ?? []) + response where rest >= 0 { child.weigh(against: &rest) }
    }
}

/// Says in the words of definitions what one of Xcode's files says.
/// - Throws: ``XcodeFileError`` where nothing honest can be made of the file.
package func importXcodeFile(
    _ file: XcodeFile, strings: StringsTables, language: String
) throws(XcodeFileError) -> ImportedDefinition {
    fatalError("to come")
}

/// The language of a file's own texts: the one whose `.strings` file agrees with most of them; `en` where none does.
package func developmentLanguage(of file: XcodeFile, strings: StringsTables) -> String {
    fatalError("to come")
}

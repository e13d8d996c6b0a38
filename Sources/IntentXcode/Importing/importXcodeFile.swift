/// Says in the words of definitions what one of Xcode's files says.
/// - Throws: ``XcodeFileError`` where nothing honest can be made of the file.
package func importXcodeFile(
    _ file: XcodeFile, strings: StringsTables, language: String
) throws(XcodeFileError) -> ImportedDefinition {
    fatalError("to come")
}

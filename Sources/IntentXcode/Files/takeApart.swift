/// Takes a property list apart into declarations. ``assemble(_:)`` gives the very same list back.
/// - Throws: ``XcodeFileError`` where it is no definition file, with the key path.
package func takeApart(_ root: PropertyListValue) throws(XcodeFileError) -> XcodeFile {
    fatalError("to come")
}

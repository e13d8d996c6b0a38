/// The property list of a file.
package func assemble(_ file: XcodeFile) -> PropertyListValue {
    fatalError("to come")
}

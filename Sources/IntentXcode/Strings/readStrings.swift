/// Reads a `.strings` file, in UTF-8 or in UTF-16 with a byte order mark.
/// - Throws: ``StringsError`` where the bytes are none.
package func readStrings(_ bytes: [UInt8]) throws(StringsError) -> [String: String] {
    fatalError("to come")
}

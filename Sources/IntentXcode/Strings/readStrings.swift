internal import IntentDiagnostics

/// Reads a `.strings` file: UTF-8, or UTF-16 with a byte order mark or, since it begins with an ASCII character, without.
///
/// Of a key that stands twice the last text counts, as for Apple's reader; a key without a text is its own. An escape is
/// a backslash and `"`, `'`, `\`, `n`, `r`, `t`, `a`, `b`, `f`, `v`, up to three octal digits of a NeXTSTEP character,
/// `U` and up to four hexadecimal digits, two such for a surrogate pair; before anything else the backslash is dropped.
/// - Throws: ``StringsError`` where the bytes are none, at the first line that is wrong.
package func readStrings(_ bytes: [UInt8]) throws(StringsError) -> [String: String] {
    let text = try textOfStrings(bytes)
    do throws(StringsProblem) {
        var parser = StringsParser(text)
        return try parser.table()
    } catch {
        let map = SourceMap(SourceFile(path: "", bytes: text))
        let line = map.position(at: map.scalarOffset(ofByte: error.offset)).line
        throw StringsError(line: line, message: error.message)
    }
}

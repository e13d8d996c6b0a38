/// The text of a `.strings` file as Xcode writes it: keys sorted by their bytes, an empty line behind each entry.
///
/// ``readStrings(_:)`` gives the table back.
package func renderStrings(_ table: [String: String]) -> String {
    table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { key, text in "\(quoted(key)) = \(quoted(text));\n\n" }
        .joined()
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0"..."\u{1F}", "\u{7F}": result += "\\U00" + hexadecimal(scalar)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// - Precondition: Below U+0100.
private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
}

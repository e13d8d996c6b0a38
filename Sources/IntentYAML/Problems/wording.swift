/// A text in single quotation marks, cut where it would fill the line.
func quoted(_ text: String) -> String {
    let limit = 40
    guard text.unicodeScalars.prefix(limit + 1).count > limit else { return "'\(text)'" }
    return "'\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))))…'"
}

/// A number with its thousands apart: 1,000,000.
func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: position)
        position -= 3
    }
    return String(digits)
}

/// A text as YAML in quotes: double ones, unless they or a backslash are in it.
func inYAMLQuotes(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}

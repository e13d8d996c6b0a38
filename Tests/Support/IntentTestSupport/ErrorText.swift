import Foundation

/// Returns what is wrong with the text of an error as a program prints it; empty if it is one readable line.
package func problems(inTextOf error: any Error) -> [String] {
    let text = "\(error)"
    var problems: [String] = []
    if text.isEmpty { problems.append("there is no text") }
    if text.contains(where: \.isNewline) { problems.append("several lines: \(text)") }
    if text.hasSuffix(".") { problems.append("a full stop at the end: \(text)") }
    let isDump = text.contains(/[A-Z]\w*\(|\bIntent[A-Z]\w*\.|\bOptional\b/)
    if isDump { problems.append("a value and not a text: \(text)") }
    // Swift prints this form for an error that a program's main function throws.
    if String(reflecting: error) != text { problems.append("another text if uncaught: \(String(reflecting: error))") }
    if error is any LocalizedError, error.localizedDescription != text {
        problems.append("another localized description: \(error.localizedDescription)")
    }
    return problems
}

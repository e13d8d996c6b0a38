internal import IntentModel

/// Words as a shell reads them back.
enum ShellText {
    /// The word alone where every shell takes it so, else in single quotes.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { $0.isASCIILetterOrDigit || "._-/:@%+=".utf8.contains($0) }
        return isPlain
            ? word
            : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

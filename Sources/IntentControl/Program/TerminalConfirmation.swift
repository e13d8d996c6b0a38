internal import IntentDiagnostics

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Asks a person yes or no.
enum TerminalConfirmation {
    /// Nil where nobody can be asked: standard input and standard error are not both terminals.
    static func ask(_ question: String) -> Bool? {
        guard isatty(STDIN_FILENO) == 1, StandardStream.error.isTerminal else { return nil }
        guard (try? StandardStream.error.write(question)) != nil else { return nil }
        let answer = readLine()?.lowercased() ?? ""
        return answer == "y" || answer == "yes"
    }
}

internal import ArgumentParser

/// Some words of a command line, which the parser takes as one argument.
///
/// The parser needs time in proportion to the square of the number of arguments: twenty thousand take it twenty seconds. A
/// long run of words is therefore joined before it is parsed, and split again here.
struct ArgumentWords: ExpressibleByArgument, Sendable {
    let words: [String]

    init?(argument: String) {
        words = argument.utf8.split(separator: ArgumentWords.separator, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }

    /// Returns the arguments, joining those that can only be elements of a command's last argument.
    ///
    /// In a run of words without options, the first can be the value of an option, and the second an argument before the
    /// list. Short runs stay as they are.
    /// - Parameter arguments: The name of a command, whose last argument is a list of ``ArgumentWords``, and its arguments.
    static func joined(_ arguments: [String]) -> [String] {
        var joined = Array(arguments.prefix(1))
        var run: [String] = []
        for (index, word) in arguments.enumerated().dropFirst() {
            guard word.utf8.first != UInt8(ascii: "-") else {
                joined += shortened(run) + [word]
                run = []
                // Behind the terminator, a word may begin with a hyphen.
                if word.utf8.elementsEqual("--".utf8) { return joined + arguments[(index + 1)...] }
                continue
            }
            run.append(word)
        }
        return joined + shortened(run)
    }

    private static func shortened(_ run: [String]) -> [String] {
        guard run.count > maximumRunLength else { return run }
        return run.prefix(2) + [run.dropFirst(2).joined(separator: "\0")]
    }

    /// No word contains this byte, since it ends a word in the arguments of a process.
    private static let separator: UInt8 = 0
    /// The number of words in a run that is parsed as it is.
    static let maximumRunLength = 256
}

/// A command whose last argument is a list of ``ArgumentWords``.
protocol WordListCommand: ParsableCommand {}

extension [ArgumentWords] {
    /// All words in their order.
    var words: [String] { flatMap(\.words) }
}

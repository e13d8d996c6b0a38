import IntentTestSupport
import Testing

@testable import IntentControl

/// Long lists of words on a command line.
struct ArgumentWordsTests {
    private func words(_ count: Int) -> [String] { (0..<count).map { "tags+=x\($0)" } }

    /// Splits the arguments as the parser's elements do.
    private func split(_ arguments: [String]) -> [String] {
        arguments.compactMap(ArgumentWords.init(argument:)).words
    }

    @Test(arguments: [
        [], ["set"], ["set", "desk", "a=b"], ["set", "--", "-x", "a=b"], ["set", "desk", "", "a="],
        ["set", "--store", "x", "desk", "a=b", "--json"],
    ])
    func `short command lines stay as they are`(arguments: [String]) {
        expectEqual(ArgumentWords.joined(arguments), arguments)
        expectEqual(split(arguments), arguments)
    }

    @Test func `a long list is parsed as few arguments`() {
        let arguments = ["set", "--store", "x", "desk"] + words(20_000) + ["--unchecked"] + words(5_000)
        let joined = ArgumentWords.joined(arguments)
        expectEqual(joined.count, 9)
        expectEqual(Array(joined.prefix(4)), ["set", "--store", "x", "desk"])
        expectEqual(split(joined), arguments)
    }

    @Test func `the value of an option and an identifier stay separate`() {
        let joined = ArgumentWords.joined(["add", "Desk", "--family", "systemSmall"] + words(300))
        expectEqual(Array(joined.prefix(5)), ["add", "Desk", "--family", "systemSmall", "tags+=x0"])
        expectEqual(joined.count, 6)
    }

    @Test func `words after the terminator stay as they are`() {
        let arguments = ["set", "desk", "--"] + words(300)
        expectEqual(ArgumentWords.joined(arguments), arguments)
    }
}

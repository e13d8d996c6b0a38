/// What a keyboard does to a text while it is typed. The defaults are those for sentences.
package struct TextInput: Hashable, Sendable {
    package var capitalization: Capitalization = .sentences
    package var autocorrects = true
    package var hasSmartQuotes = true
    package var hasSmartDashes = true
    package var keyboard: Keyboard = .default
    /// What an empty field shows.
    package var placeholder: LocalizedText?

    package init() {}

    /// The text as it is typed: no capitals, correction, smart quotes or dashes.
    package static var verbatim: TextInput {
        var input = TextInput()
        input.capitalization = .none
        input.autocorrects = false
        input.hasSmartQuotes = false
        input.hasSmartDashes = false
        return input
    }

    package enum Capitalization: String, CaseIterable, Hashable, Sendable {
        case none, words, sentences, characters
    }

    /// Keyboards by UIKit's names.
    package enum Keyboard: String, CaseIterable, Hashable, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
}

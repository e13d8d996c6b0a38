/// A key, or text that was pasted.
package enum Key: Hashable, Sendable {
    case character(Character)
    /// Text between the marks of a bracketed paste.
    case paste(String)
    /// A letter with Ctrl, in lowercase; `[`, which is Escape on many terminals, is ``escape``.
    case control(Character)
    case enter, escape, tab, backTab
    /// Enter with Alt: a new line in a text of several lines.
    case newLine
    case up, down, left, right, shiftUp, shiftDown
    case home, end, pageUp, pageDown
    case backspace, delete
    case wordLeft, wordRight, deleteWord, deleteNextWord
}

/// A line of text that is being typed, with the keys of readline.
package struct LineField: Hashable, Sendable {
    /// The text as characters.
    package private(set) var characters: [Character]
    /// The number of characters before the cursor.
    package private(set) var cursor: Int
    /// Whether the text may contain line ends.
    package let allowsLines: Bool
    /// What was cut last, for Ctrl-Y.
    private var cut: [Character] = []

    package init(_ text: String = "", allowsLines: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.allowsLines = allowsLines
    }

    package var text: String { String(characters) }
    package var textBeforeCursor: String { String(characters[..<cursor]) }

    /// The field with a dot for each character.
    var hidden: LineField {
        var field = self
        field.characters = characters.map { _ in "•" }
        return field
    }

    /// Performs an editing key.
    /// - Returns: False for a key that edits no text.
    package mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): insert(allowsLines ? text : text.withoutLineEnd)
        case .newLine where allowsLines: insert("\n")
        case .left, .control("b"): cursor = max(cursor - 1, 0)
        case .right, .control("f"): cursor = min(cursor + 1, characters.count)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = characters.count
        case .wordLeft: cursor = startOfWord()
        case .wordRight: cursor = endOfWord()
        case .backspace, .control("h"): if cursor > 0 { remove(from: cursor - 1, to: cursor) }
        case .delete, .control("d"): if cursor < characters.count { remove(from: cursor, to: cursor + 1) }
        case .control("u"): cut(from: 0, to: cursor)
        case .control("k"): cut(from: cursor, to: characters.count)
        case .control("w"): cut(from: startOfBlankSeparatedWord(), to: cursor)
        case .deleteWord: cut(from: startOfWord(), to: cursor)
        case .deleteNextWord: cut(from: cursor, to: endOfWord())
        case .control("y"): insert(String(cut))
        case .control("t"): transpose()
        default: return false
        }
        return true
    }

    /// Line ends become spaces where they are not allowed; other control characters are left out.
    private mutating func insert(_ text: String) {
        let inserted = text.compactMap { character -> Character? in
            if character.isNewline { return allowsLines ? "\n" : " " }
            if character == "\t" { return allowsLines ? "\t" : " " }
            let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
            return isControl ? nil : character
        }
        // What is typed may join the character before it, such as a combining mark.
        let before = Array(String(characters[..<cursor]) + String(inserted))
        characters = Array(String(before) + String(characters[cursor...]))
        cursor = min(before.count, characters.count)
    }

    private mutating func remove(from start: Int, to end: Int) {
        characters.removeSubrange(start..<end)
        cursor = start
    }

    private mutating func cut(from start: Int, to end: Int) {
        guard start < end else { return }
        cut = Array(characters[start..<end])
        remove(from: start, to: end)
    }

    private mutating func transpose() {
        guard characters.count > 1, cursor > 0 else { return }
        let second = min(cursor, characters.count - 1)
        characters.swapAt(second - 1, second)
        cursor = second + 1
    }

    private func startOfBlankSeparatedWord() -> Int { start { !$0.isWhitespace } }

    private func startOfWord() -> Int { start { $0.isLetter || $0.isNumber } }

    private func start(where isInWord: (Character) -> Bool) -> Int {
        var index = cursor
        while index > 0, !isInWord(characters[index - 1]) { index -= 1 }
        while index > 0, isInWord(characters[index - 1]) { index -= 1 }
        return index
    }

    private func endOfWord() -> Int {
        var index = cursor
        while index < characters.count, !(characters[index].isLetter || characters[index].isNumber) { index += 1 }
        while index < characters.count, characters[index].isLetter || characters[index].isNumber { index += 1 }
        return index
    }
}

extension String {
    /// The text without the line ends that are copied with a line.
    fileprivate var withoutLineEnd: String {
        String(self[..<(lastIndex { !$0.isNewline }.map(index(after:)) ?? startIndex)])
    }
}

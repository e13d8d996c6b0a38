import WidgetDrawing

/// A part of a text with Markdown in its lines, in one style.
package struct MarkdownSpan: Equatable {
    package struct Style: OptionSet {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let emphasized = Style(rawValue: 1)
        package static let strong = Style(rawValue: 2)
        package static let struckThrough = Style(rawValue: 4)
        package static let code = Style(rawValue: 8)
        package static let link = Style(rawValue: 16)
        /// The words agree with the numbers beside them.
        package static let inflected = Style(rawValue: 32)
    }

    package var text: String
    package var style: Style = []
    /// The address of a link.
    package var address: String?

    /// Returns the parts of a text. Marks without a counterpart stay as they are.
    package static func spans(of text: String) -> [MarkdownSpan] {
        // Most texts have no marks, and longer ones are not drawn.
        guard text.utf8.count <= DrawingLimits.textBytes, text.utf8.contains(where: isMark) else {
            return [MarkdownSpan(text: text)]
        }
        var parser = MarkdownParser(text: Array(text))
        return parser.spans(from: 0, to: parser.text.count, style: [])
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "*", "_", "~", "`", "[", "\\", "<": true
        default: false
        }
    }
}

/// Finds the marks of a text and what is between them.
private struct MarkdownParser {
    let text: [Character]
    /// For each character, the end of the equal ones from there on.
    private let runEnds: [Int]
    /// The steps that are left: a text with many marks without counterparts stays as it is.
    private var steps: Int

    init(text: [Character]) {
        self.text = text
        var ends = [Int](repeating: text.count, count: text.count)
        for index in text.indices.dropLast().reversed() {
            ends[index] = text[index] == text[index + 1] ? ends[index + 1] : index + 1
        }
        runEnds = ends
        steps = 4 * text.count + 1_000
    }

    mutating func spans(from start: Int, to end: Int, style: MarkdownSpan.Style) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        func add(_ text: String) {
            if spans.last?.style == style, spans.last?.address == nil {
                spans[spans.count - 1].text += text
            } else {
                spans.append(MarkdownSpan(text: text, style: style))
            }
        }
        var index = start
        while index < end {
            let character = text[index]
            if character == "\\", index + 1 < end, text[index + 1].isPunctuation || text[index + 1].isSymbol {
                add(String(text[index + 1]))
                index += 2
            } else if let marked = marked(at: index, to: end, style: style) {
                spans += marked.spans
                index = marked.next
            } else {
                add(String(character))
                index += 1
            }
        }
        return spans
    }

    /// Returns what is between a mark and its counterpart, and the place after it.
    private mutating func marked(
        at start: Int, to end: Int, style: MarkdownSpan.Style
    ) -> (spans: [MarkdownSpan], next: Int)? {
        let character = text[start]
        switch character {
        case "`":
            let count = run(of: "`", at: start, to: end)
            guard let close = closing("`", count, from: start + count, to: end, isCode: true) else { return nil }
            return ([MarkdownSpan(text: String(text[start + count..<close]), style: [style, .code])], close + count)
        case "*", "_", "~":
            let count = min(run(of: character, at: start, to: end), 2)
            let isInWord = start > 0 && (text[start - 1].isLetter || text[start - 1].isNumber)
            guard start + count < end, !text[start + count].isWhitespace, character != "_" || !isInWord else {
                return nil
            }
            for length in stride(from: count, through: 1, by: -1) {
                guard let close = closing(character, length, from: start + length, to: end, isCode: false) else {
                    continue
                }
                let inner: MarkdownSpan.Style =
                    character == "~" ? .struckThrough : length == 2 ? .strong : .emphasized
                return (spans(from: start + length, to: close, style: [style, inner]), close + length)
            }
            return nil
        case "[":
            guard let link = bracketed(at: start, to: end) else { return nil }
            let address = String(link.target.prefix { !$0.isWhitespace })
            var spans = spans(from: start + 1, to: link.close, style: [style, .link])
            for index in spans.indices { spans[index].address = address }
            return (spans, link.next)
        case "^" where start + 1 < end && text[start + 1] == "[":
            // Attributes take the place of the address.
            guard let words = bracketed(at: start + 1, to: end) else { return nil }
            let isInflected = String(words.target).contains("inflect")
            return (
                spans(from: start + 2, to: words.close, style: isInflected ? [style, .inflected] : style), words.next
            )
        case "<":
            let rest = text[start + 1..<end]
            guard ["http://", "https://", "mailto:"].contains(where: { rest.starts(with: $0) }),
                let close = place(of: ">", from: start, to: end)
            else { return nil }
            let address = String(text[start + 1..<close])
            return ([MarkdownSpan(text: address, style: [style, .link], address: address)], close + 1)
        default: return nil
        }
    }

    /// Returns the end of a text in brackets, what is in parentheses after it, and the place after them.
    private mutating func bracketed(
        at start: Int, to end: Int
    ) -> (close: Int, target: ArraySlice<Character>, next: Int)? {
        guard let close = closing("]", 1, from: start + 1, to: end, isCode: true), close + 1 < end,
            text[close + 1] == "(", let last = place(of: ")", from: close + 2, to: end)
        else { return nil }
        return (close, text[close + 2..<last], last + 1)
    }

    /// Returns the next place of a character, with a step for each character before it.
    private mutating func place(of character: Character, from start: Int, to end: Int) -> Int? {
        let limit = min(end, start + max(steps, 0))
        let place = text[start..<limit].firstIndex(of: character)
        steps -= (place ?? limit) - start
        return place
    }

    private func run(of character: Character, at start: Int, to end: Int) -> Int {
        text[start] == character ? min(runEnds[start], end) - start : 0
    }

    /// Returns the place of the counterpart of a mark. One after a space is none, but for code.
    private mutating func closing(
        _ character: Character, _ count: Int, from start: Int, to end: Int, isCode: Bool
    ) -> Int? {
        var index = start
        while index < end {
            steps -= 1
            guard steps > 0 else { return nil }
            if text[index] == "\\", !isCode {
                index += 2
                continue
            }
            let length = run(of: character, at: index, to: end)
            // Of three marks, the inner one or the inner two close the inner style.
            let fits = length == count || (!isCode && length == 3)
            if fits, index > start, isCode || !text[index - 1].isWhitespace {
                let next = index + length
                let isInWord = next < end && (text[next].isLetter || text[next].isNumber)
                if character != "_" || !isInWord { return length == 3 ? index + 3 - count : index }
            }
            index += max(length, 1)
        }
        return nil
    }
}

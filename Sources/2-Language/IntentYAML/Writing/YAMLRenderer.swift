internal import IntentDiagnostics

/// Writes YAML into a buffer.
///
/// The renderer first writes a collection on a single line, and removes it again if it does not fit. This is cheap,
/// because it stops at the end of the line.
struct YAMLRenderer {
    /// The maximum column of mappings and lists on one line.
    private static let maximumColumns = 100
    /// The maximum length of a key without `?`. libyaml requires the colon within 1024 characters.
    private static let maximumKeyLength = 1000

    private(set) var bytes: [UInt8] = []
    private var lineStart = 0
    /// The current column of a collection on one line.
    private var columns = 0

    init() {
        bytes.reserveCapacity(16 * 1024)
    }

    mutating func render(_ root: YAMLContent) {
        switch root {
        case .scalar(let scalar):
            append(scalar, isFlow: false)
            endLine()
        case .sequence, .mapping: renderBlock(root, indent: 0)
        }
    }

    // MARK: Blocks

    /// - Parameter indent: The indentation of all lines except the first, which has already begun.
    private mutating func renderBlock(_ content: YAMLContent, indent: Int) {
        switch content {
        case .sequence(let elements) where !elements.isEmpty:
            for (index, element) in elements.enumerated() {
                if index > 0 { appendIndent(indent) }
                bytes.append(UInt8(ascii: "-"))
                renderElement(element, indent: indent)
            }
        case .mapping(let mapping) where !mapping.isEmpty: renderBlock(mapping, indent: indent)
        case .scalar, .sequence, .mapping:
            _ = renderFlow(content)
            endLine()
        }
    }

    private mutating func renderBlock(_ mapping: YAMLMapping, indent: Int) {
        var wasLong = false
        for (index, entry) in mapping.entries.enumerated() {
            let start = bytes.count
            if index > 0 { appendIndent(indent) }
            renderEntry(entry, indent: indent)
            guard mapping.layout == .spaced else { continue }
            let isLong = bytes[start...].dropLast().contains(UInt8(ascii: "\n"))
            if index > 0, isLong || wasLong {
                bytes.insert(UInt8(ascii: "\n"), at: start)
                lineStart = bytes.count
            }
            wasLong = isLong
        }
    }

    private mutating func renderEntry(_ entry: YAMLMapping.Entry, indent: Int) {
        let start = bytes.count
        append(entry.key, isFlow: false)
        if bytes.count - start > Self.maximumKeyLength {
            bytes.insert(contentsOf: [UInt8(ascii: "?"), UInt8(ascii: " ")], at: start)
            endLine()
            appendIndent(indent)
        }
        bytes.append(UInt8(ascii: ":"))
        renderValue(entry.value, indent: indent)
    }

    /// Renders the value after a colon, including the line end.
    private mutating func renderValue(_ value: YAMLContent, indent: Int) {
        if renderOnLine(value, indent: indent) { return }
        endLine()
        appendIndent(indent + 2)
        renderBlock(value, indent: indent + 2)
    }

    /// Renders the element after a dash, including the line end. A block begins on the same line.
    private mutating func renderElement(_ element: YAMLContent, indent: Int) {
        if renderOnLine(element, indent: indent) { return }
        bytes.append(UInt8(ascii: " "))
        renderBlock(element, indent: indent + 2)
    }

    /// Renders a value on the current line. Returns `false` without rendering anything if the value needs a block.
    private mutating func renderOnLine(_ value: YAMLContent, indent: Int) -> Bool {
        let start = bytes.count
        bytes.append(UInt8(ascii: " "))
        if case .scalar(let scalar) = value {
            if case .text(let text) = scalar, appendLiteral(text, indent: indent + 2) { return true }
            append(scalar, isFlow: false)
        } else {
            columns = String(decoding: bytes[lineStart...], as: UTF8.self).columns
            guard renderFlow(value) || value.isEmpty else {
                bytes.removeSubrange(start...)
                return false
            }
        }
        endLine()
        return true
    }

    // MARK: One line

    /// Renders a value in flow style. Returns `false`, leaving incomplete output, if the value does not fit or must not be on
    /// one line.
    private mutating func renderFlow(_ content: YAMLContent) -> Bool {
        switch content {
        case .scalar(let scalar): return renderFlow(scalar)
        case .sequence(let elements):
            appendFlow("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { appendFlow(", ") }
                guard renderFlow(element) else { return false }
            }
            appendFlow("]")
        case .mapping(let mapping):
            if mapping.isEmpty {
                appendFlow("{}")
                break
            }
            guard mapping.layout == .compact else { return false }
            appendFlow("{ ")
            for (index, entry) in mapping.entries.enumerated() {
                if index > 0 { appendFlow(", ") }
                guard renderFlow(entry.key) else { return false }
                appendFlow(": ")
                guard renderFlow(entry.value) else { return false }
            }
            appendFlow(" }")
        }
        return columns <= Self.maximumColumns
    }

    private mutating func renderFlow(_ scalar: YAMLScalar) -> Bool {
        let start = bytes.count
        let shape = append(scalar, isFlow: true)
        columns += shape.isASCII ? bytes.count - start : String(decoding: bytes[start...], as: UTF8.self).columns
        return columns <= Self.maximumColumns && !shape.hasPlaceholder
    }

    private mutating func appendFlow(_ text: StaticString) {
        append(text)
        columns += text.utf8CodeUnitCount
    }

    // MARK: Pieces

    @discardableResult
    private mutating func append(_ scalar: YAMLScalar, isFlow: Bool) -> TextShape {
        switch scalar {
        case .plain(let text):
            bytes.append(contentsOf: text.utf8)
            return TextShape()
        case .text(var text):
            return text.withUTF8 { text in
                let shape = TextShape(of: text)
                switch shape.style(isFlow: isFlow) {
                case .plain: bytes.append(contentsOf: text)
                case .singleQuotes: appendInSingleQuotes(text)
                case .doubleQuotes: appendInDoubleQuotes(text)
                }
                return shape
            }
        }
    }

    private mutating func appendInSingleQuotes(_ text: UnsafeBufferPointer<UInt8>) {
        let quote = UInt8(ascii: "'")
        bytes.append(quote)
        for byte in text {
            if byte == quote { bytes.append(quote) }
            bytes.append(byte)
        }
        bytes.append(quote)
    }

    private mutating func appendInDoubleQuotes(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        DoubleQuotes.append(text, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a text of several lines as a block scalar. Returns `false` without appending anything if that is unsuitable.
    private mutating func appendLiteral(_ text: String, indent: Int) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "\n")), LiteralText.isLegible(text) else { return false }
        let endsLine = text.utf8.last == UInt8(ascii: "\n")
        append(endsLine ? "|" : "|-")
        endLine()
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in endsLine ? lines.dropLast() : lines[...] {
            if !line.isEmpty { appendIndent(indent) }
            bytes.append(contentsOf: line)
            endLine()
        }
        return true
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func appendIndent(_ indent: Int) {
        for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
    }
}

extension YAMLContent {
    fileprivate var isEmpty: Bool {
        switch self {
        case .scalar: false
        case .sequence(let elements): elements.isEmpty
        case .mapping(let mapping): mapping.isEmpty
        }
    }
}

/// Texts of several lines that can be written as a literal block scalar, after `|`.
enum LiteralText {
    /// Whether all characters of a text are visible and editors preserve them.
    ///
    /// The first line must not be indented or empty, lines must not end with blanks, there must not be two consecutive empty
    /// lines or several line ends at the end, and no character may need an escape.
    static func isLegible(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard text.first != UInt8(ascii: " "), text.first != UInt8(ascii: "\n"),
                text.dropLast().contains(UInt8(ascii: "\n"))
            else { return false }
            var previous: UInt8 = 0
            var emptyLines = 0
            var spaces = 0
            for index in text.indices {
                let byte = text[index]
                spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
                if byte == UInt8(ascii: "\n") {
                    emptyLines = previous == byte ? emptyLines + 1 : 0
                    if previous == UInt8(ascii: " ") || emptyLines > 1 { return false }
                } else if byte < 0x20 || byte == 0x7F || spaces > DoubleQuotes.maximumSpaces {
                    return false
                } else if byte >= 0x80, text.hiddenScalar(at: index) != nil {
                    return false
                }
                previous = byte
            }
            return previous != UInt8(ascii: " ") && (previous != UInt8(ascii: "\n") || emptyLines == 0)
        }
    }
}

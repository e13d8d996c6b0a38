/// Writes JSON values as UTF-8.
struct JSONRenderer {
    private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var lineStart = 0
    private var isOnOneLine = false

    enum Layout: Equatable {
        /// No spaces at all.
        case compact
        /// A line for each member and element.
        case lines
        /// The same, but for what has room on one line; and a whole number that is no integer keeps its fraction.
        case fitting(columns: Int)
    }

    init(_ layout: Layout) {
        self.layout = layout
    }

    mutating func render(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): append(String(value))
        case .number(let value):
            precondition(value.isFinite, "a JSON number is finite")
            append(value.shortText)
            if keepsFractions, value.shortText.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIIDecimalDigit }) {
                append(".0")
            }
        case .string(let text): string(text)
        case .array(let elements):
            list(elements, open: "[", close: "]", padding: "") { renderer, element in renderer.render(element) }
        case .object(let object):
            list(object.members, open: "{", close: "}", padding: " ") { renderer, member in
                renderer.string(member.key)
                renderer.append(renderer.layout == .compact ? ":" : ": ")
                renderer.render(member.value)
            }
        }
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private var keepsFractions: Bool { if case .fitting = layout { true } else { false } }

    private mutating func list<Element>(
        _ elements: [Element], open: String, close: String, padding: String,
        _ body: (inout JSONRenderer, Element) -> Void
    ) {
        if elements.isEmpty { return append(open + close) }
        if case .fitting(let columns) = layout, depth > 0 {
            let isInside = isOnOneLine
            let start = bytes.count
            isOnOneLine = true
            line(elements, open: open + padding, close: padding + close, columns: columns, body)
            isOnOneLine = isInside
            if isInside || fits(columns) { return }
            bytes.removeSubrange(start...)
        }
        append(open)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            newLine()
            body(&self, element)
        }
        depth -= 1
        newLine()
        append(close)
    }

    /// Everything on one line, or as much of it as shows that there is no room for it.
    private mutating func line<Element>(
        _ elements: [Element], open: String, close: String, columns: Int, _ body: (inout JSONRenderer, Element) -> Void
    ) {
        append(open)
        for (index, element) in elements.enumerated() where fits(columns) {
            if index > 0 { append(", ") }
            body(&self, element)
        }
        append(close)
    }

    /// With a comma behind.
    private func fits(_ columns: Int) -> Bool { bytes.count - lineStart < columns }

    private mutating func newLine() {
        guard layout != .compact else { return }
        bytes.append(UInt8(ascii: "\n"))
        lineStart = bytes.count
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { characters in
            guard characters.allSatisfy(JSONRenderer.isPlain) else { return false }
            bytes.append(contentsOf: characters)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { escapeWhereNeeded(scalar) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte stands for itself, whatever follows: ASCII without quotes, backslashes and controls, and
    /// the bytes of scalars none of which is escaped.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: false
        // The first bytes of U+0080–00BF, U+0600–063F and U+2000–2FFF.
        case 0xC2, 0xD8, 0xE2: false
        default: true
        }
    }

    private mutating func escapeWhereNeeded(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case _ where scalar.isHiddenInText:
            let digits = String(scalar.value, radix: 16)
            append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        default: bytes.append(contentsOf: scalar.utf8)
        }
    }
}

extension Unicode.Scalar {
    /// Control characters, line and paragraph separators, and marks that turn the direction of text: what a
    /// terminal or an editor would obey instead of showing it.
    package var isHiddenInText: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

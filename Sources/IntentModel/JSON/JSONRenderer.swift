/// Writes JSON values as UTF-8.
struct JSONRenderer {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    mutating func render(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): append(String(value))
        case .number(let value):
            precondition(value.isFinite, "a JSON number is finite")
            append(value.shortText)
        case .string(let text): string(text)
        case .array(let elements):
            list(elements, open: "[", close: "]") { renderer, element in renderer.render(element) }
        case .object(let object):
            list(object.members, open: "{", close: "}") { renderer, member in
                renderer.string(member.key)
                renderer.append(renderer.isPretty ? ": " : ":")
                renderer.render(member.value)
            }
        }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func list<Element>(
        _ elements: [Element], open: String, close: String, _ body: (inout JSONRenderer, Element) -> Void
    ) {
        append(open)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            newLine()
            body(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { newLine() }
        append(close)
    }

    private mutating func newLine() {
        guard isPretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy(JSONRenderer.isPlain) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for scalar in text.unicodeScalars { escapeWhereNeeded(scalar) }
        }
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

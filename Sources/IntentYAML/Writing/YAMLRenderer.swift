internal import IntentDiagnostics

/// Writes values behind each other into one buffer.
///
/// A collection is first tried on the line that it begins on, and what was written of it taken back where it does not
/// fit; the tries cost little, since none is longer than a line.
struct YAMLRenderer {
    /// The last column of maps and lists on one line.
    static let mostColumns = 100
    /// libyaml wants the colon of a key within 1024 characters; longer ones are written behind `?`.
    private static let longestKey = 1000

    private(set) var bytes: [UInt8] = []
    private var lineStart = 0
    /// Columns that a collection on one line has taken so far.
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

    /// - Parameter indent: That of every line but the first, which is begun already.
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
        if bytes.count - start > Self.longestKey {
            bytes.insert(contentsOf: [UInt8(ascii: "?"), UInt8(ascii: " ")], at: start)
            endLine()
            appendIndent(indent)
        }
        bytes.append(UInt8(ascii: ":"))
        renderValue(entry.value, indent: indent)
    }

    /// What stands behind a colon, and the end of its line.
    private mutating func renderValue(_ value: YAMLContent, indent: Int) {
        if renderOnLine(value, indent: indent) { return }
        endLine()
        appendIndent(indent + 2)
        renderBlock(value, indent: indent + 2)
    }

    /// What stands behind a dash, and the end of its line. A block begins on that line.
    private mutating func renderElement(_ element: YAMLContent, indent: Int) {
        if renderOnLine(element, indent: indent) { return }
        bytes.append(UInt8(ascii: " "))
        renderBlock(element, indent: indent + 2)
    }

    /// False, and nothing written, where the value needs a block of entries or elements.
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

    /// False where the value does not fit, or is not to stand on one line; what was written then has no end.
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
        return columns <= Self.mostColumns
    }

    private mutating func renderFlow(_ scalar: YAMLScalar) -> Bool {
        let start = bytes.count
        let shape = append(scalar, isFlow: true)
        columns += shape.isASCII ? bytes.count - start : String(decoding: bytes[start...], as: UTF8.self).columns
        return columns <= Self.mostColumns && !shape.hasPlaceholder
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

    /// A text of several lines as such; false, and nothing written, for one that would be hard to read or to keep so.
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

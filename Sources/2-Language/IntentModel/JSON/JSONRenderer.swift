import IntentSystem

extension JSONValue {
    /// Returns the value as JSON text. Equal values with members in the same order return equal text.
    ///
    /// Numbers have the shortest form that preserves their value, so a ``number(_:)`` that is whole is parsed as an
    /// ``integer(_:)``. Control characters, U+2028, U+2029 and characters that change the direction of text are escaped.
    /// - Parameter pretty: Whether each member and element is on its own line, indented by two spaces. If `false`, the text
    ///   contains no whitespace.
    public func rendered(pretty: Bool = false) -> String {
        var renderer = JSONRenderer(pretty ? .lines : .compact)
        renderer.render(self)
        return renderer.output.text
    }

    /// Returns the UTF-8 bytes of ``rendered(pretty:)``.
    public func renderedBytes(pretty: Bool = false) -> [UInt8] {
        var renderer = JSONRenderer(pretty ? .lines : .compact)
        renderer.render(self)
        return renderer.output.bytes
    }

    /// Returns elements of an array inside other arrays or objects, each after a comma, as ``renderedBytes(pretty:)`` of the
    /// whole contains them.
    /// - Parameter depth: How many arrays and objects enclose the elements.
    package static func renderedElements(
        _ elements: some Sequence<JSONValue>, pretty: Bool, depth: Int
    ) -> [UInt8] {
        var renderer = JSONRenderer(pretty ? .lines : .compact, depth: depth)
        for element in elements { renderer.renderFollowing(element) }
        return renderer.output.bytes
    }

    /// An upper bound for the length of the compact ``renderedBytes(pretty:)``, computed without rendering.
    package var maximumRenderedByteCount: Int {
        // An escape has six bytes and stands for at least one byte.
        func maximum(_ text: String) -> Int { 6 * text.utf8.count + 2 }
        switch self {
        case .null, .boolean: return 5
        case .integer, .number: return 32
        case .digits(let value): return value.text.utf8.count
        case .string(let text): return maximum(text)
        case .array(let elements): return elements.reduce(2) { $0 + $1.maximumRenderedByteCount + 1 }
        case .object(let object):
            return object.members.reduce(2) { $0 + maximum($1.key) + $1.value.maximumRenderedByteCount + 2 }
        }
    }

    /// Returns the value as readable JSON text, in which arrays and objects that are too long for one line have a line for
    /// each element, indented by two spaces.
    ///
    /// Parsing the text returns an equal value; a ``number(_:)`` that is whole is written with a fraction, `1.0`.
    /// - Parameter columns: The maximum length of a line in UTF-8 bytes. Only a long string can exceed it.
    package func rendered(columns: Int) -> String {
        var renderer = JSONRenderer(.fitting(columns: columns))
        renderer.render(self)
        return renderer.output.text
    }
}

extension JSONObject {
    /// Writes the text that ``JSONValue/rendered(columns:)`` returns, in pieces, so that a long array is never in memory.
    /// - Parameters:
    ///   - key: The member with the array, whose own value is not written.
    ///   - elements: The elements, which are created when they are written.
    package func render<Failure: Error>(
        columns: Int, elementsOf key: String, _ elements: some Collection<JSONValue>,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var renderer = JSONRenderer(.fitting(columns: columns))
        try renderer.render(self, elementsOf: key, elements, to: output)
        try output(renderer.output.text)
    }
}

/// Renders JSON values as UTF-8.
struct JSONRenderer: ~Copyable {
    private(set) var output = OutputBuffer()
    private let layout: Layout
    private var depth: Int
    private var lineStart = 0
    private var isOnOneLine = false

    enum Layout: Equatable {
        /// Without whitespace.
        case compact
        /// A line for each member and element.
        case lines
        /// A line for each member and element unless all fit on one line. Whole numbers that are not integers keep their
        /// fraction.
        case fitting(columns: Int)
    }

    /// - Parameter depth: How many arrays and objects enclose what is rendered.
    init(_ layout: Layout, depth: Int = 0) {
        self.layout = layout
        self.depth = depth
    }

    /// Renders an element of an array that follows another one.
    mutating func renderFollowing(_ value: JSONValue) {
        output.append(UInt8(ascii: ","))
        newLine()
        render(value)
    }

    mutating func render(_ value: JSONValue) {
        switch value {
        case .null: append("null")
        case .boolean(let value): append(value ? "true" : "false")
        case .integer(let value): output.append(text: String(value))
        case .number(let value):
            precondition(value.isFinite, "a JSON number is finite")
            output.append(text: value.shortText)
            if keepsFractions, value.shortText.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIIDigit }) {
                append(".0")
            }
        case .digits(let value): output.append(text: value.text)
        case .string(let text): string(text)
        case .array(let elements):
            list(elements, open: "[", close: "]", padding: "") { renderer, element in renderer.render(element) }
        case .object(let object):
            list(object.members, open: "{", close: "}", padding: " ") { renderer, member in
                renderer.name(member.key)
                renderer.render(member.value)
            }
        }
    }

    /// Renders an object with the elements of one array, and passes on what fills a piece.
    mutating func render<Failure: Error>(
        _ object: JSONObject, elementsOf key: String, _ elements: some Collection<JSONValue>,
        to receive: (String) throws(Failure) -> Void
    ) throws(Failure) {
        try list(object.members, open: "{", close: "}", padding: " ") { (renderer, member) throws(Failure) in
            renderer.name(member.key)
            guard member.key == key else { return renderer.render(member.value) }
            try renderer.list(elements, open: "[", close: "]", padding: "") { (renderer, element) throws(Failure) in
                renderer.render(element)
                if renderer.output.count < JSONRenderer.pieceSize || renderer.isOnOneLine { return }
                try receive(renderer.output.text)
                renderer.lineStart -= renderer.output.count
                renderer.output.removeAll(from: 0)
            }
        }
    }

    private static let pieceSize = 1 << 20

    private mutating func append(_ text: StaticString) {
        output.append(literal: text)
    }

    private var keepsFractions: Bool { if case .fitting = layout { true } else { false } }

    private mutating func name(_ key: String) {
        string(key)
        append(layout == .compact ? ":" : ": ")
    }

    private mutating func list<Elements: Collection, Failure: Error>(
        _ elements: Elements, open: StaticString, close: StaticString, padding: StaticString,
        _ body: (inout JSONRenderer, Elements.Element) throws(Failure) -> Void
    ) throws(Failure) {
        if elements.isEmpty {
            append(open)
            return append(close)
        }
        if case .fitting(let columns) = layout, depth > 0 {
            let isInside = isOnOneLine
            let start = output.count
            isOnOneLine = true
            append(open)
            append(padding)
            try line(elements, columns: columns, body)
            append(padding)
            append(close)
            isOnOneLine = isInside
            if isInside || fits(columns) { return }
            output.removeAll(from: start)
        }
        append(open)
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            newLine()
            try body(&self, element)
        }
        depth -= 1
        newLine()
        append(close)
    }

    /// Renders all elements on one line, stopping once they do not fit.
    private mutating func line<Elements: Collection, Failure: Error>(
        _ elements: Elements, columns: Int, _ body: (inout JSONRenderer, Elements.Element) throws(Failure) -> Void
    ) throws(Failure) {
        for (index, element) in elements.enumerated() {
            guard fits(columns) else { return }
            if index > 0 { append(", ") }
            try body(&self, element)
        }
    }

    /// Whether the current line fits, including a comma.
    private func fits(_ columns: Int) -> Bool { output.count - lineStart < columns }

    private mutating func newLine() {
        guard layout != .compact else { return }
        output.append(UInt8(ascii: "\n"))
        lineStart = output.count
        output.append(repeating: UInt8(ascii: " "), count: 2 * depth)
    }

    private mutating func string(_ text: String) {
        output.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { characters in
            guard characters.allSatisfy(JSONRenderer.isPlain) else { return false }
            output.append(characters)
            return true
        }
        if !isPlain { for scalar in text.unicodeScalars { appendEscaped(scalar) } }
        output.append(UInt8(ascii: "\""))
    }

    /// Whether a byte never needs an escape, regardless of the following bytes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        // Most bytes are letters.
        if byte &- 0x5D < 0x22 { return true }
        return switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: false
        // The first bytes of U+0080–00BF, U+0600–063F and U+2000–2FFF, which contain escaped scalars.
        case 0xC2, 0xD8, 0xE2: false
        default: true
        }
    }

    private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        case _ where scalar.isHiddenInText:
            output.append(text: "\\u" + scalar.value.padded(to: 4, radix: 16))
        default: output.append(text: String(scalar))
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal or an editor interprets the character instead of displaying it: control characters, line and
    /// paragraph separators, and characters that change the direction of text.
    package var isHiddenInText: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

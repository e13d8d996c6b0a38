import IntentModel

/// A piece of Swift text: an expression, a type, a clause.
///
/// A piece is a literal in our own source, or is composed of identifiers, literals and other pieces. Its interpolation
/// does not accept a plain `String`, so text from a definition cannot become code by mistake.
struct SwiftCode: Hashable, Sendable, ExpressibleByStringInterpolation {
    private enum Storage {
        /// A literal in our own source, which needs no memory of its own.
        case literal(StaticString)
        /// UTF-8. An array of bytes grows several times faster than a string.
        case composed([UInt8])
    }

    private let storage: Storage

    var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

    init(stringLiteral value: StaticString) {
        storage = .literal(value)
    }

    init(stringInterpolation: StringInterpolation) {
        storage = .composed(stringInterpolation.bytes)
    }

    fileprivate init(trusted bytes: [UInt8]) {
        storage = .composed(bytes)
    }

    static func == (first: SwiftCode, second: SwiftCode) -> Bool {
        first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Calls the closure with the text.
    func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch storage {
        case .literal(let text): text.withUTF8Buffer(body)
        case .composed(let bytes): bytes.withUnsafeBufferPointer(body)
        }
    }

    struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = StaticString
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        mutating func appendInterpolation(_ code: SwiftCode) {
            bytes.append(code)
        }

        /// The code after a prefix; nothing if there is no code.
        mutating func appendInterpolation(_ code: SwiftCode?, after prefix: StaticString) {
            guard let code else { return }
            appendLiteral(prefix)
            appendInterpolation(code)
        }

        mutating func appendInterpolation(joined pieces: [SwiftCode], by separator: StaticString = ", ") {
            for (index, piece) in pieces.enumerated() {
                if index > 0 { appendLiteral(separator) }
                appendInterpolation(piece)
            }
        }

        mutating func appendInterpolation(_ identifier: SwiftIdentifier) {
            bytes.append(text: identifier.escaped)
        }

        /// The name as an argument label. Of the reserved words, only `inout` needs backticks there.
        mutating func appendInterpolation(label: SwiftIdentifier) {
            bytes.append(text: label.name == "inout" ? label.escaped : label.name)
        }

        /// `$name`, the projected value of a property wrapper. After `$`, reserved words need no backticks.
        mutating func appendInterpolation(projected identifier: SwiftIdentifier) {
            bytes.append(UInt8(ascii: "$"))
            bytes.append(text: identifier.name)
        }

        mutating func appendInterpolation(_ number: Int) {
            bytes.append(text: String(number))
        }

        /// The text as a string literal.
        mutating func appendInterpolation(literal content: String) {
            SwiftLiteral.append(content, to: &bytes)
        }
    }
}

extension SwiftCode {
    init(_ identifier: SwiftIdentifier) {
        self.init(trusted: Array(identifier.escaped.utf8))
    }

    /// A reference to a type of a module; with the module's name if a declared name would shadow it.
    init(_ type: SwiftIdentifier, in module: SwiftCode, shadowedBy declared: Set<String>) {
        self = declared.contains(type.name) ? "\(module).\(type)" : SwiftCode(type)
    }

    /// A declared type as the start of an expression in an extension of ours, whose members begin with a lowercase letter and would
    /// hide a type of their name.
    init(inExpression type: SwiftIdentifier) {
        self = type.name.first?.isLowercase == true ? "Swift.Array<\(type)>.Element" : SwiftCode(type)
    }

    /// Code from text that the caller has proved to be a single literal.
    static func literal(_ text: String) -> SwiftCode {
        SwiftCode(trusted: Array(text.utf8))
    }

    /// Code from UTF-8 that the caller has proved to be a single literal.
    static func literal(utf8 bytes: [UInt8]) -> SwiftCode {
        SwiftCode(trusted: bytes)
    }

    static func joined(_ pieces: [SwiftCode], by separator: StaticString = ", ") -> SwiftCode {
        "\(joined: pieces, by: separator)"
    }
}

extension [UInt8] {
    mutating func append(_ code: SwiftCode) {
        code.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text in UTF-8.
    mutating func append(text: some StringProtocol) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isContiguous == nil { append(contentsOf: text.utf8) }
    }
}

/// A Swift identifier, with backticks if the word is reserved.
struct SwiftIdentifier: Hashable, Sendable {
    /// The identifier without backticks.
    let name: String
    /// The identifier as it is written in code.
    let escaped: String

    /// - Precondition: `name` is a Swift identifier, apart from backticks. The schema guarantees that.
    init(_ name: String) {
        precondition(SwiftName.isIdentifier(name), "a Swift name in the schema is not an identifier")
        self.name = name
        escaped = SwiftName.escaped(name)
    }

    /// Returns this identifier, followed by as many underscores as are needed to differ from the given names.
    func avoiding(_ taken: Set<String>) -> SwiftIdentifier {
        var result = self
        while taken.contains(result.name) { result = SwiftIdentifier(result.name + "_") }
        return result
    }
}

import IntentModel

/// A piece of Swift text: an expression, a type, a clause.
///
/// A piece is a literal in our own source, or is composed of identifiers, literals and other pieces. Its interpolation
/// does not accept a plain `String`, so text from a definition cannot become code by mistake.
struct SwiftCode: Hashable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral value: StaticString) {
        text = "\(value)"
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    fileprivate init(trusted text: String) {
        self.text = text
    }

    struct StringInterpolation: StringInterpolationProtocol {
        typealias StringLiteralType = StaticString
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            text += "\(literal)"
        }

        mutating func appendInterpolation(_ code: SwiftCode) {
            text += code.text
        }

        mutating func appendInterpolation(_ identifier: SwiftIdentifier) {
            text += identifier.escaped
        }

        /// The name as an argument label. Of the reserved words, only `inout` needs backticks there.
        mutating func appendInterpolation(label: SwiftIdentifier) {
            text += label.name == "inout" ? label.escaped : label.name
        }

        /// `$name`, the projected value of a property wrapper. After `$`, reserved words need no backticks.
        mutating func appendInterpolation(projected identifier: SwiftIdentifier) {
            text += "$" + identifier.name
        }

        mutating func appendInterpolation(_ number: Int) {
            text += String(number)
        }

        /// The text as a string literal.
        mutating func appendInterpolation(literal content: String) {
            text += SwiftLiteral.string(content).text
        }
    }
}

extension SwiftCode {
    init(_ identifier: SwiftIdentifier) {
        self.init(trusted: identifier.escaped)
    }

    /// Code from text that the caller has proved to be a single literal.
    static func literal(_ text: String) -> SwiftCode {
        SwiftCode(trusted: text)
    }

    static func joined(_ pieces: [SwiftCode], by separator: StaticString = ", ") -> SwiftCode {
        SwiftCode(trusted: pieces.map(\.text).joined(separator: "\(separator)"))
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

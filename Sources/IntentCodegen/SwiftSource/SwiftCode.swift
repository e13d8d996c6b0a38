/// A piece of Swift text: an expression, a type, a clause.
///
/// It is written in our own source or put together from identifiers, literals and other pieces; its interpolation
/// has no place for a plain `String`, so a definition's text cannot become code by oversight.
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

        /// The name as an argument's label, which one word needs back-quotes for.
        mutating func appendInterpolation(label: SwiftIdentifier) {
            text += label.name == "inout" ? label.escaped : label.name
        }

        /// `$name`, a wrapper's projected value; the sign makes a name of every word.
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

    /// Only for makers of literals, which prove what they hand over.
    static func literal(_ text: String) -> SwiftCode {
        SwiftCode(trusted: text)
    }

    static func joined(_ pieces: [SwiftCode], by separator: StaticString = ", ") -> SwiftCode {
        SwiftCode(trusted: pieces.map(\.text).joined(separator: "\(separator)"))
    }
}

/// The identifier of a widget instance, which is unique in its store and never reused.
///
/// A generated identifier consists of eight lowercase letters and digits and begins with a letter. An identifier that you
/// choose matches `[A-Za-z0-9][A-Za-z0-9._-]{0,63}`.
public struct InstanceID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String

    /// Creates an identifier; returns `nil` if the text does not have the form described above.
    public init?(_ text: String) {
        guard let first = text.utf8.first, first.isASCIILetterOrDigit, text.utf8.count <= 64,
            text.utf8.allSatisfy({ $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) })
        else { return nil }
        self.text = text
    }

    /// Creates an identifier from a literal, such as `let kitchen: InstanceID = "kitchen"`.
    ///
    /// To create an identifier from a text that is not a literal, use ``init(_:)``.
    /// - Precondition: The literal has the form described above.
    public init(stringLiteral literal: String) {
        guard let id = InstanceID(literal) else {
            preconditionFailure(
                "'\(literal)' is not a valid instance identifier: use 1 to 64 letters, digits and '._-', "
                    + "and begin with a letter or digit")
        }
        self = id
    }

    /// Generates an identifier with the given random number generator.
    public static func make(using generator: inout some RandomNumberGenerator) -> InstanceID {
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        let all = letters + Array("0123456789".utf8)
        var bytes = [letters[Int.random(in: letters.indices, using: &generator)]]
        for _ in 1..<8 { bytes.append(all[Int.random(in: all.indices, using: &generator)]) }
        return InstanceID(generated: String(decoding: bytes, as: UTF8.self))
    }

    private init(generated text: String) {
        self.text = text
    }

    public var description: String { text }
}

/// The name of one placed widget, unique in its store for ever: a removed one is not given again.
///
/// Made ones are eight lower-case letters and digits, a letter first; given ones match
/// `[A-Za-z0-9][A-Za-z0-9._-]{0,63}`.
public struct InstanceID: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// Nil where the text is not of the form above.
    public init?(_ text: String) {
        guard let first = text.utf8.first, first.isASCIILetterOrDigit, text.utf8.count <= 64,
            text.utf8.allSatisfy({ $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) })
        else { return nil }
        self.text = text
    }

    /// A new id from a source of randomness.
    public static func make(using generator: inout some RandomNumberGenerator) -> InstanceID {
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        let all = letters + Array("0123456789".utf8)
        var bytes = [letters[Int.random(in: letters.indices, using: &generator)]]
        for _ in 1..<8 { bytes.append(all[Int.random(in: all.indices, using: &generator)]) }
        return InstanceID(made: String(decoding: bytes, as: UTF8.self))
    }

    private init(made text: String) {
        self.text = text
    }

    public var description: String { text }
}

/// A text is not the JSON that we read.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the problem begins, in UTF-8 bytes from 0.
    public let offset: Int
    /// A phrase without a full stop. It holds no part of the text, which may be private.
    public let message: String

    init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }

    public var description: String { "\(message), at byte \(offset)" }
}

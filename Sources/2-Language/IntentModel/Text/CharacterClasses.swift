extension UInt8 {
    @inlinable package var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
    @inlinable package var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    @inlinable package var isASCIILetter: Bool { isASCIILowercase || isASCIIUppercase }
    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
    @inlinable package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension String {
    /// Returns the bytes of a text that consists of ASCII letters, digits and an additional allowed character, or `nil`.
    func asciiName(allowing other: UInt8? = nil) -> [UInt8]? {
        var text = self
        return text.withUTF8 { bytes in
            bytes.allSatisfy { $0.isASCIILetterOrDigit || $0 == other } ? Array(bytes) : nil
        }
    }
}

extension StringProtocol {
    /// The text with a capital first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
    /// The elements as a phrase: `a, b and c`.
    package var listed: String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}

extension String {
    /// The text with a space in place of each run of line ends, for a message that may contain text from elsewhere.
    package var onOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}

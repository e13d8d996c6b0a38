extension UInt8 {
    @inlinable package var isASCIISmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
    @inlinable package var isASCIICapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    @inlinable package var isASCIILetter: Bool { isASCIISmall || isASCIICapital }
    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDecimalDigit }
    @inlinable package var isASCIIDecimalDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension String {
    /// The bytes of a text that is nothing but ASCII letters, digits and what else is allowed; nil for any other.
    func asciiName(allowing other: UInt8? = nil) -> [UInt8]? {
        var text = self
        return text.withUTF8 { bytes in
            bytes.allSatisfy { $0.isASCIILetterOrDigit || $0 == other } ? Array(bytes) : nil
        }
    }
}

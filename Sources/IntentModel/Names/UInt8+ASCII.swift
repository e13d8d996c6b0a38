extension UInt8 {
    var isASCIISmall: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
    var isASCIICapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
    var isASCIILetterOrDigit: Bool { isASCIISmall || isASCIICapital || isASCIIDecimalDigit }
    var isASCIIDecimalDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
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

extension String {
    /// Whether it has the shape of a uniform type identifier: parts of letters, digits and `-`, at least two, with points between.
    package var isTypeIdentifier: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count >= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
            }
    }
}

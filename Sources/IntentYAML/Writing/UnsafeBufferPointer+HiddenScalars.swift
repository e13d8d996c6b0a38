extension UnsafeBufferPointer<UInt8> {
    /// The scalar beyond ASCII that begins here, if it is one that nobody sees or that YAML does not bear: C1 controls,
    /// the other line ends of Unicode, the byte order mark, what turns the direction of writing, U+FFFE and U+FFFF.
    func hiddenScalar(at index: Int) -> Unicode.Scalar? {
        let following = index + 1 < count ? self[index + 1] : 0
        let last = index + 2 < count ? self[index + 2] : 0
        switch (self[index], following, last) {
        case (0xC2, 0x80...0x9F, _): return Unicode.Scalar(following)
        case (0xE2, 0x80, 0xA8...0xAE): return Unicode.Scalar(0x2000 + UInt32(last & 0x3F))
        case (0xE2, 0x81, 0xA6...0xA9): return Unicode.Scalar(0x2040 + UInt32(last & 0x3F))
        case (0xEF, 0xBB, 0xBF): return "\u{FEFF}"
        case (0xEF, 0xBF, 0xBE...0xBF): return Unicode.Scalar(0xFFC0 + UInt32(last & 0x3F))
        default: return nil
        }
    }
}

internal import IntentYAML

/// Refuses what is no XML in UTF-8, by the name of what it is.
func checkPropertyListEncoding(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
        throw PropertyListProblem(
            at: 0, "a binary property list, where only XML is read; 'plutil -convert xml1' makes it XML")
    }
    if let encoding = ForeignEncoding(of: bytes)?.rawValue {
        throw PropertyListProblem(at: 0, "\(encoding), where only UTF-8 is read")
    }
    // Most files are ASCII, which is seen without a copy.
    guard !bytes.allSatisfy({ $0 < 0x80 }), String(validating: bytes, as: UTF8.self) == nil else { return }
    throw PropertyListProblem(at: validCount(of: bytes, as: UTF8.self), "bad UTF-8")
}

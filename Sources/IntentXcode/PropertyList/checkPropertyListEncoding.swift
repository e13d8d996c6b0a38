internal import IntentYAML

/// Refuses what is no XML in UTF-8, by the name of what it is.
func checkPropertyListEncoding(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
        throw PropertyListProblem(
            at: 0, "a binary property list, where only XML is read; 'plutil -convert xml1' makes it XML")
    }
    if let encoding = foreignEncoding(of: Array(bytes.prefix(4))) {
        throw PropertyListProblem(at: 0, "\(encoding), where only UTF-8 is read")
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw PropertyListProblem(at: validUTF8Count(of: bytes), "bad UTF-8")
}

/// How many bytes come before the first that are no UTF-8.
private func validUTF8Count(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
}

internal import IntentDiagnostics
internal import IntentYAML

/// Reads an XML property list.
///
/// What it takes: UTF-8 with or without a byte order mark, any line ends, comments, CDATA, the five entities of XML and
/// characters by number, control characters as Apple's own reader does, whole numbers in decimal and as `0x1F`.
/// What it does not: a DOCTYPE that defines entities, a key twice in one dictionary, more than ``propertyListDepthLimit``
/// dictionaries and arrays in each other. The time it takes grows with the bytes alone.
/// - Throws: ``PropertyListError`` where the bytes are none, at the first place that is wrong.
package func readPropertyList(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    let result = bytes.withUnsafeBufferPointer { buffer in
        Result { () throws(PropertyListProblem) in
            try checkPropertyListEncoding(buffer)
            var parser = PropertyListParser(buffer)
            return try parser.document()
        }
    }
    return try result.mapError { error(for: $0, in: bytes) }.get()
}

/// Xcode's own files nest 10 deep.
package let propertyListDepthLimit = 128

private func error(for problem: PropertyListProblem, in bytes: [UInt8]) -> PropertyListError {
    let map = SourceMap(SourceFile(path: "", bytes: bytes))
    let place = map.position(at: map.scalarOffset(ofByte: problem.offset))
    return PropertyListError(
        line: place.line, column: place.column, keyPath: problem.keyPath, message: problem.message)
}

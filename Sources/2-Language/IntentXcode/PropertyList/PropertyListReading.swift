internal import IntentDiagnostics
internal import IntentSystem
internal import IntentYAML

/// Reads an XML property list.
///
/// Supported are UTF-8 with or without a byte order mark, all line endings, comments, CDATA, XML's five entities,
/// character references, control characters (as in Apple's own parser), and integers in decimal or in hexadecimal
/// (`0x1F`). A DOCTYPE with definitions, a duplicate key in a dictionary, and nesting deeper than
/// ``propertyListDepthLimit`` are errors. The running time is linear in the size of the file.
/// - Throws: ``PropertyListError`` for the first problem.
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

/// The maximum nesting of dictionaries and arrays. Xcode's own files are 10 levels deep.
package let propertyListDepthLimit = 128

private func error(for problem: PropertyListProblem, in bytes: [UInt8]) -> PropertyListError {
    let map = SourceMap(SourceFile(path: "", bytes: bytes))
    let place = map.position(at: map.scalarOffset(ofByte: problem.offset))
    return PropertyListError(
        line: place.line, column: place.column, keyPath: problem.keyPath, message: problem.message)
}

/// A problem in the text of a property list.
package struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
    /// 1-based.
    package let line: Int
    /// 1-based, in Unicode scalars.
    package let column: Int
    /// The path of the value with the problem, such as `INIntents[0].INIntentName`; empty for the root.
    package let keyPath: String
    /// A phrase without a full stop.
    package let message: String

    /// The place in the file, and the message.
    package var description: String {
        "\(line):\(column): \(keyPath.isEmpty ? "" : "\(keyPath): ")\(message)"
    }
}

/// A parsing problem, on its way out of the parser.
struct PropertyListProblem: Error {
    /// The offset in bytes from the beginning of the file.
    let offset: Int
    let message: String
    /// The keys and indices on the way to the value, innermost first.
    private var steps: [Step] = []

    init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }

    func inside(_ step: Step) -> PropertyListProblem {
        var problem = self
        problem.steps.append(step)
        return problem
    }

    /// The path, such as `INIntents[0].INIntentName`; shortened if it is very long.
    var keyPath: String {
        let path = steps.suffix(16).reversed().reduce(into: "") { path, step in
            switch step {
            case .key(let key): path += path.isEmpty ? key : ".\(key)"
            case .index(let index): path += "[\(index)]"
            }
        }
        let isComplete = steps.count <= 16 && path.utf8.count <= 1000
        return isComplete ? path : String(path.unicodeScalars.prefix(250)) + "…"
    }

    enum Step {
        case key(String)
        case index(Int)
    }
}

/// Checks that the bytes are XML in UTF-8, and names the format or encoding if they are not.
private func checkPropertyListEncoding(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListProblem) {
    if bytes.starts(with: "bplist".utf8) {
        throw PropertyListProblem(
            at: 0, "binary property lists are not supported; convert the file with 'plutil -convert xml1'")
    }
    if let encoding = UnsupportedEncoding(of: bytes)?.rawValue {
        throw PropertyListProblem(at: 0, "\(encoding) is not supported; use UTF-8")
    }
    // Most files are ASCII, which can be checked without a copy.
    guard !bytes.allSatisfy({ $0 < 0x80 }), String(validating: bytes, as: UTF8.self) == nil else { return }
    throw PropertyListProblem(at: validCount(of: bytes, as: UTF8.self), "invalid UTF-8")
}

/// Returns the number of code units before the first one that cannot be decoded.
func validCount<Encoding: UnicodeCodec>(
    of units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
) -> Int {
    var decoder = Encoding()
    var iterator = units.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { count += Encoding.encode(scalar)?.count ?? 0 }
    return count
}

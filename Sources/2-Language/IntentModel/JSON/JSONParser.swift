internal import IntentSystem

extension JSONValue {
    /// Parses a JSON text strictly according to RFC 8259: without comments, trailing commas or text after the value. A byte
    /// order mark before it is ignored.
    ///
    /// Whole numbers that fit in 64 bits become ``JSONValue/integer(_:)``. `-0` and all other numbers become
    /// ``JSONValue/number(_:)``, or ``JSONValue/digits(_:)`` if a `Double` does not keep them; a number that is too large is an
    /// error. Repeated keys are errors, even if they differ in
    /// their Unicode normalization.
    /// - Parameter depthLimit: The maximum nesting depth of arrays and objects, up to 512.
    public init(parsing text: String, depthLimit: Int = 64) throws(JSONError) {
        var text = text
        self = try text.withUTF8 { JSONValue.parse($0, depthLimit: depthLimit) }.get()
    }

    /// Parses a JSON text from UTF-8 bytes; see ``init(parsing:depthLimit:)``. Invalid UTF-8 is an error.
    public init(parsing bytes: [UInt8], depthLimit: Int = 64) throws(JSONError) {
        self = try bytes.withUnsafeBufferPointer { JSONValue.parse($0, depthLimit: depthLimit) }.get()
    }

    /// Parses a JSON text from UTF-8 bytes; see ``init(parsing:depthLimit:)``. Invalid UTF-8 is an error.
    public init(parsing bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int = 64) throws(JSONError) {
        self = try JSONValue.parse(bytes, depthLimit: depthLimit).get()
    }

    private static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            var parser = JSONParser(bytes, depthLimit: min(depthLimit, 512))
            if bytes.starts(with: JSONParser.byteOrderMark) { parser.position = JSONParser.byteOrderMark.count }
            do throws(JSONError) { return try parser.text() } catch { throw error.located(in: bytes, after: .start) }
        }
    }
}

/// An error that indicates that a text is not valid JSON.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    private let place: JSONPlace
    /// A phrase without a full stop. It contains no part of the text, which may be private.
    public let message: String

    /// The position of the problem in UTF-8 bytes, counted from 0.
    public var offset: Int { place.offset }
    /// The line of the problem, counted from 1.
    public var line: Int { place.line }
    /// The column of the problem, in Unicode scalars counted from 1.
    public var column: Int { place.column }

    /// - Parameter offset: The position in the bytes that ``located(in:after:)`` receives.
    init(at offset: Int, _ message: String) {
        self.init(JSONPlace(offset: offset, line: 1, column: 1), message)
    }

    private init(_ place: JSONPlace, _ message: String) {
        self.place = place
        self.message = message
    }

    /// Returns the error with its place in the text.
    /// - Parameters:
    ///   - bytes: Those in which the parser counts.
    ///   - start: The place of the first of them.
    func located(in bytes: some Collection<UInt8>, after start: JSONPlace) -> JSONError {
        if start == .start, let encoding = UnsupportedEncoding(of: bytes)?.rawValue {
            return JSONError(start, "the text is encoded as \(encoding), not as UTF-8")
        }
        return JSONError(start.advanced(over: bytes.prefix(offset)), message)
    }

    public var description: String { "\(message), at line \(line), column \(column)" }
}

/// A place in a JSON text.
struct JSONPlace: Hashable, Sendable {
    static let start = JSONPlace(offset: 0, line: 1, column: 1)

    /// In bytes.
    var offset: Int
    var line: Int
    var column: Int

    /// Returns the place after some bytes that begin here. A byte order mark has no column.
    func advanced(over bytes: some Collection<UInt8>) -> JSONPlace {
        var place = self
        place.offset += bytes.count
        if self == .start, bytes.starts(with: JSONParser.byteOrderMark) { place.column -= 1 }
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                (place.line, place.column) = (place.line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                place.column += 1
            }
        }
        return place
    }
}

/// Parses a JSON text from bytes that the caller keeps alive.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    private var depthLeft: Int
    private let depthLimit: Int

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// - Parameter depth: How many arrays and objects of the same text enclose the bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, depth: Int = 0) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        depthLeft = depthLimit - depth
    }

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Parses the text, which must be a single value.
    mutating func text() throws(JSONError) -> JSONValue {
        skipSpace()
        let value = try self.value()
        skipSpace()
        if next != nil { throw error("text after the value") }
        return value
    }

    func error(_ message: String) -> JSONError { JSONError(at: position, message) }

    private mutating func value() throws(JSONError) -> JSONValue {
        guard let first = next else { throw error("the text ends where a value is expected") }
        switch first {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw error("a value is expected: an object, an array, a string, a number, true, false or null")
        }
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        try enter()
        var members: [JSONObject.Member] = []
        var keys = KeySet()
        var hasNext = !skip(UInt8(ascii: "}"))
        if hasNext { members.reserveCapacity(4) }
        while hasNext {
            let start = position
            guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
            let key = try string()
            guard keys.insert(key, after: members) else { throw JSONError(at: start, "the key is repeated") }
            skipSpace()
            guard skip(UInt8(ascii: ":")) else { throw error("':' is expected after a key") }
            skipSpace()
            members.append(JSONObject.Member(key: key, value: try value()))
            hasNext = try skipSeparator(orEnd: UInt8(ascii: "}"), "',' or '}' is expected")
        }
        depthLeft += 1
        return JSONObject(uniqueMembers: members)
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        try enter()
        var elements: [JSONValue] = []
        var hasNext = !skip(UInt8(ascii: "]"))
        while hasNext {
            elements.append(try value())
            hasNext = try skipSeparator(orEnd: UInt8(ascii: "]"), "',' or ']' is expected")
        }
        depthLeft += 1
        return elements
    }

    private mutating func enter() throws(JSONError) {
        guard depthLeft > 0 else { throw error("arrays and objects nest deeper than \(depthLimit)") }
        depthLeft -= 1
        position += 1
        skipSpace()
    }

    /// Skips a comma and the space after it; returns `false` at the end of the array or object.
    private mutating func skipSeparator(orEnd end: UInt8, _ message: String) throws(JSONError) -> Bool {
        skipSpace()
        if skip(end) { return false }
        guard skip(UInt8(ascii: ",")) else { throw error(message) }
        skipSpace()
        if next == end { throw error(Self.trailingComma) }
        return true
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let length = word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: length)
        guard bytes.count - position >= length, bytes[position..<position + length].elementsEqual(expected) else {
            throw error("'\(word)' is expected")
        }
        position += length
        return value
    }

    /// Skips a byte if it comes next; returns whether it did.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, JSONParser.isSpace(byte) { position += 1 }
    }

    static let trailingComma = "no ',' is allowed before the end of an array or object"

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

extension JSONParser {
    /// The previous keys of an object. The first few are compared one by one, and then a set is used.
    private struct KeySet {
        private var set: Set<String> = []

        mutating func insert(_ key: String, after members: [JSONObject.Member]) -> Bool {
            if members.count < 8 { return !members.contains { $0.key == key } }
            if set.isEmpty { set = Set(members.map(\.key)) }
            return set.insert(key).inserted
        }
    }
}

extension JSONParser {
    mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = skip(UInt8(ascii: "-"))
        let whole = position
        let startsWithZero = next == UInt8(ascii: "0")
        guard skipDigits() else { throw error("a digit is expected") }
        if startsWithZero, position - whole > 1 {
            throw JSONError(at: whole, "a number cannot begin with 0")
        }
        let isWhole = try !skipFractionAndExponent()
        if isWhole, let value = integer(whole..<position, isNegative: isNegative) { return .integer(value) }
        guard let number = JSONValue(decimal: String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw JSONError(at: start, "a number is too large for 64 bits")
        }
        return number
    }

    /// Returns whether there was a fraction or an exponent.
    private mutating func skipFractionAndExponent() throws(JSONError) -> Bool {
        let start = position
        if skip(UInt8(ascii: ".")) {
            guard skipDigits() else { throw error("a digit is expected after the decimal point") }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
            guard skipDigits() else { throw error("a digit is expected in the exponent") }
        }
        return position > start
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        return position > start
    }

    /// Returns `nil` for a number that does not fit in 64 bits, and for -0, which is not an integer.
    private func integer(_ digits: Range<Int>, isNegative: Bool) -> Int? {
        var value: Int64 = 0
        for byte in bytes[digits] {
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            // Subtracts for negative numbers, whose range is larger by one.
            let (sum, overflowedToo) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            if overflowed || overflowedToo { return nil }
            value = sum
        }
        return isNegative && value == 0 ? nil : Int(exactly: value)
    }
}

/// Reads one JSON text from bytes that the caller keeps alive.
struct JSONParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    private var depthLeft: Int
    private let depthLimit: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        depthLeft = depthLimit
    }

    /// The next byte; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The whole text: one value and nothing else.
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
        var goesOn = !take(UInt8(ascii: "}"))
        if goesOn { members.reserveCapacity(4) }
        while goesOn {
            let start = position
            guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
            let key = try string()
            guard keys.insert(key, after: members) else { throw JSONError(at: start, "a key stands twice") }
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("':' is expected after a key") }
            skipSpace()
            members.append(JSONObject.Member(key: key, value: try value()))
            goesOn = try separates(orEndsWith: UInt8(ascii: "}"), "',' or '}' is expected")
        }
        depthLeft += 1
        return JSONObject(uniqueMembers: members)
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        try enter()
        var elements: [JSONValue] = []
        var goesOn = !take(UInt8(ascii: "]"))
        while goesOn {
            elements.append(try value())
            goesOn = try separates(orEndsWith: UInt8(ascii: "]"), "',' or ']' is expected")
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

    /// Goes past a comma and to what follows it; false at the end.
    private mutating func separates(orEndsWith end: UInt8, _ message: String) throws(JSONError) -> Bool {
        skipSpace()
        if take(end) { return false }
        guard take(UInt8(ascii: ",")) else { throw error(message) }
        skipSpace()
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

    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }
}

extension JSONParser {
    /// The keys of an object so far: compared one by one while they are few, then through a set.
    private struct KeySet {
        private var set: Set<String> = []

        mutating func insert(_ key: String, after members: [JSONObject.Member]) -> Bool {
            if members.count < 8 { return !members.contains { $0.key == key } }
            if set.isEmpty { set = Set(members.map(\.key)) }
            return set.insert(key).inserted
        }
    }
}

internal import IntentSystem

/// Reads a JSON object piece by piece, of which one member is an array of any length.
///
/// The elements of the array are returned in batches, unparsed, so that several threads can parse them. The other members
/// are parsed and kept. The text is checked as strictly as by ``JSONValue/init(parsing:depthLimit:)``, provided that every
/// batch is parsed and ``next()`` is called until it returns nil.
package struct JSONElementStream {
    private enum State {
        case beginning, elements, rest, end
    }

    /// The maximum number of bytes of all members without the array together.
    private static let maximumMemberBytes = 1 << 20

    /// The members that were read so far, without the array.
    package var members: JSONObject { JSONObject(uniqueMembers: otherMembers) }
    /// Whether the array was found.
    package private(set) var hasArray = false
    private let arrayKey: String
    private let limits: Limits
    private let read: () throws -> [UInt8]
    private var state = State.beginning
    private var otherMembers: [JSONObject.Member] = []
    private var keys: Set<String> = []
    private var memberBytes = 0
    /// What was read and not returned, from `position` on; the rest of it belongs to the value that is read.
    private var bytes: [UInt8] = []
    private var position = 0
    /// The place of the first of these bytes in the text.
    private var start = JSONPlace.start
    private var isAtEnd = false
    private var isAfterElement = false
    private var elementCount = 0

    /// The limits of a text.
    package struct Limits: Sendable {
        /// The maximum nesting depth of the whole text, up to 512.
        package var depth: Int
        /// The maximum number of bytes of one element, and of each other member.
        package var valueBytes: Int

        package init(depth: Int, valueBytes: Int) {
            self.depth = depth
            self.valueBytes = valueBytes
        }
    }

    /// - Parameters:
    ///   - arrayKey: The key of the array. If its value is not an array, it is one of ``members``.
    ///   - read: Returns the next bytes of the text, of any number; none at the end. A batch contains the elements that
    ///     one call completes.
    package init(arrayKey: String, limits: Limits, read: @escaping () throws -> [UInt8]) {
        self.arrayKey = arrayKey
        self.limits = limits
        self.read = read
    }

    /// Returns the next elements, at least one; nil at the end of the text, and if the text is not an object.
    /// - Throws: ``JSONError``; any error of `read`.
    package mutating func next() throws -> JSONElementBatch? {
        if state == .beginning { try begin() }
        if state == .elements {
            let batch = try batch()
            // After the last element, the end of the array may follow in the next bytes.
            if batch.count > 0 { return batch }
        }
        if state == .rest { try readMembersAfterArray() }
        return nil
    }
}

/// Some consecutive elements of a JSON array, unparsed.
package struct JSONElementBatch: Sendable {
    /// The index of the first element in the array.
    package let firstIndex: Int
    fileprivate let bytes: [UInt8]
    /// The place of the first byte in the text.
    fileprivate let start: JSONPlace
    fileprivate let ranges: [Range<Int>]
    fileprivate let depthLimit: Int

    package var count: Int { ranges.count }

    /// Parses an element.
    /// - Parameter index: Its index in the batch.
    package func value(at index: Int) throws(JSONError) -> JSONValue {
        let range = ranges[index]
        return try bytes.withUnsafeBufferPointer { buffer in
            JSONElementBatch.parse(buffer, range, start: start, depthLimit: depthLimit, depth: 2)
        }.get()
    }

    fileprivate static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, start: JSONPlace, depthLimit: Int, depth: Int
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            var parser = JSONParser(
                UnsafeBufferPointer(rebasing: bytes[range]), depthLimit: depthLimit, depth: depth)
            do throws(JSONError) {
                return try parser.text()
            } catch {
                throw JSONError(at: range.lowerBound + error.offset, error.message).located(in: bytes, after: start)
            }
        }
    }
}

/// The members around the array.
extension JSONElementStream {
    private mutating func begin() throws {
        let mark = JSONParser.byteOrderMark
        // As many bytes as show the encoding.
        while bytes.count < 4, try fill() {}
        if bytes.starts(with: mark) { position = mark.count }
        try skipSpace()
        guard let first = try peek() else { throw error("the text ends where a value is expected") }
        guard first == UInt8(ascii: "{") else {
            if UnsupportedEncoding(of: bytes) != nil { throw error("an object is expected") }
            state = .end
            return
        }
        position += 1
        try skipSpace()
        if try skip(UInt8(ascii: "}")) { try end() } else { try readMembers() }
    }

    private mutating func readMembersAfterArray() throws {
        if try skipSeparator(orEnd: UInt8(ascii: "}"), "',' or '}' is expected") {
            try readMembers()
        } else {
            try end()
        }
    }

    /// Reads members up to the first element of the array, or to the end of the text.
    private mutating func readMembers() throws {
        repeat {
            discardReadBytes()
            let keyStart = position
            let key = try key()
            guard keys.insert(key).inserted else { throw error("the key is repeated", at: keyStart) }
            try skipSpace()
            guard try skip(UInt8(ascii: ":")) else { throw error("':' is expected after a key") }
            try skipSpace()
            if try key == arrayKey && skip(UInt8(ascii: "[")) {
                hasArray = true
                try skipSpace()
                guard try skip(UInt8(ascii: "]")) else {
                    state = .elements
                    return
                }
            } else {
                let range = try extent()
                otherMembers.append(JSONObject.Member(key: key, value: try parse(range, depth: 1)))
                memberBytes += position - keyStart
                guard memberBytes <= Self.maximumMemberBytes else {
                    throw error("the members besides '\(arrayKey)' are larger than 1 MiB", at: keyStart)
                }
            }
        } while try skipSeparator(orEnd: UInt8(ascii: "}"), "',' or '}' is expected")
        try end()
    }

    private mutating func end() throws {
        try skipSpace()
        if try peek() != nil { throw error("text after the value") }
        state = .end
    }

    private mutating func key() throws -> String {
        guard try peek() == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
        let start = position
        position += 1
        var isEscaped = false
        while let byte = try peek(), isEscaped || byte != UInt8(ascii: "\"") {
            isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            position += 1
            try requireSize(since: start)
        }
        if try peek() != nil { position += 1 }
        guard case .string(let key) = try parse(start..<position, depth: 1) else {
            throw error("a key in quotes is expected", at: start)
        }
        return key
    }

    private func parse(_ range: Range<Int>, depth: Int) throws(JSONError) -> JSONValue {
        try bytes.withUnsafeBufferPointer { buffer in
            JSONElementBatch.parse(buffer, range, start: start, depthLimit: limits.depth, depth: depth)
        }.get()
    }
}

/// The elements.
extension JSONElementStream {
    private mutating func batch() throws -> JSONElementBatch {
        discardReadBytes()
        var ranges: [Range<Int>] = []
        while true {
            if isAfterElement {
                skipPresentSpace()
                if position == bytes.count, !ranges.isEmpty { break }
                guard try skipSeparator(orEnd: UInt8(ascii: "]"), "',' or ']' is expected") else {
                    state = .rest
                    break
                }
                isAfterElement = false
            }
            let start = position
            guard let range = try extent(mayRead: ranges.isEmpty) else {
                position = start
                break
            }
            ranges.append(range)
            isAfterElement = true
        }
        isAfterElement = isAfterElement && state == .elements
        return take(ranges)
    }

    /// Returns the batch with all bytes up to the position.
    private mutating func take(_ ranges: [Range<Int>]) -> JSONElementBatch {
        let rest = Array(bytes[position...])
        let batch = JSONElementBatch(
            firstIndex: elementCount, bytes: bytes, start: start, ranges: ranges, depthLimit: limits.depth)
        elementCount += ranges.count
        start = start.advanced(over: bytes[..<position])
        (bytes, position) = (rest, 0)
        return batch
    }

    private mutating func extent() throws -> Range<Int> {
        // With permission to read, there is an extent.
        try extent(mayRead: true) ?? position..<position
    }

    /// Moves to the comma or bracket after a value, or to the end of the text, without checking the value.
    /// - Parameter mayRead: Whether to read more bytes if the value is not complete.
    /// - Returns: Nil if the value is not complete.
    private mutating func extent(mayRead: Bool) throws -> Range<Int>? {
        let start = position
        var scan = ValueScan()
        while true {
            position = bytes.withUnsafeBufferPointer { scan.end(in: $0, from: position) }
            try requireSize(since: start)
            if position < bytes.count { return start..<position }
            guard mayRead else { return nil }
            guard try fill() else { return start..<position }
        }
    }

    private func requireSize(since start: Int) throws(JSONError) {
        guard position - start <= limits.valueBytes else {
            throw error("a value is larger than \(limits.valueBytes >> 20) MiB", at: start)
        }
    }
}

/// Finds the end of a value by its brackets and quotes.
private struct ValueScan {
    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    /// Returns the index of the comma or closing bracket after the value; the number of bytes if there is none yet.
    mutating func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return index }
                    depth -= 1
                case UInt8(ascii: ","): if depth == 0 { return index }
                default: break
                }
            }
            index += 1
        }
        return index
    }
}

/// The bytes.
extension JSONElementStream {
    /// - Parameter index: An index in the bytes; nil for the position.
    private func error(_ message: String, at index: Int? = nil) -> JSONError {
        JSONError(at: index ?? position, message).located(in: bytes, after: start)
    }

    /// - Returns: False at the end of the text.
    private mutating func fill() throws -> Bool {
        if isAtEnd { return false }
        let more = try read()
        isAtEnd = more.isEmpty
        if bytes.isEmpty { bytes = more } else { bytes += more }
        return !isAtEnd
    }

    /// Discards bytes only if they are at least half of all, so that the time for it is proportional to the text.
    private mutating func discardReadBytes() {
        guard position > bytes.count / 2 else { return }
        start = start.advanced(over: bytes[..<position])
        bytes.removeFirst(position)
        position = 0
    }

    /// The next byte; nil at the end of the text.
    private mutating func peek() throws -> UInt8? {
        while position == bytes.count { guard try fill() else { return nil } }
        return bytes[position]
    }

    private mutating func skip(_ byte: UInt8) throws -> Bool {
        guard try peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() throws {
        repeat { skipPresentSpace() } while try position == bytes.count && fill()
    }

    private mutating func skipPresentSpace() {
        while position < bytes.count, JSONParser.isSpace(bytes[position]) { position += 1 }
    }

    /// Skips a comma and the space after it; returns false at the end of the array or object.
    private mutating func skipSeparator(orEnd end: UInt8, _ message: String) throws -> Bool {
        try skipSpace()
        if try skip(end) { return false }
        guard try skip(UInt8(ascii: ",")) else { throw error(message) }
        try skipSpace()
        if try peek() == end { throw error(JSONParser.trailingComma) }
        return true
    }
}

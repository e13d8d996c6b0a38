import IntentModel
import IntentTestSupport
import Testing

/// Reading a JSON object piece by piece, with one array of any length.
@Suite struct JSONElementStreamTests {
    private static let text = #"""
         { "a" : [1, {"b": "x]}\"\\"}], "list": [ {"k": "[,{\\\""} , [ ] ,3,"\\",
        null , "é\u00e9" ] , "z": {"list": [1]} , "last": true }
        """#

    private let limits = JSONElementStream.Limits(depth: 64, valueBytes: 1 << 20)

    private func stream(
        _ bytes: [UInt8], pieces size: Int = .max, limits: JSONElementStream.Limits? = nil
    ) -> JSONElementStream {
        var rest = bytes[...]
        return JSONElementStream(arrayKey: "list", limits: limits ?? self.limits) {
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
    }

    /// Reads everything, and requires that the batches are consecutive.
    private func read(_ stream: inout JSONElementStream) throws -> [JSONValue] {
        var elements: [JSONValue] = []
        while let batch = try stream.next() {
            expectEqual(batch.firstIndex, elements.count)
            #expect(batch.count > 0)
            for index in 0..<batch.count { elements.append(try batch.value(at: index)) }
        }
        return elements
    }

    @Test func `elements and members do not depend on the pieces`() throws {
        let bytes = Array(Self.text.utf8)
        let whole = try JSONValue(parsing: bytes)
        for size in 1...bytes.count {
            var stream = stream(bytes, pieces: size)
            try expectEqual(read(&stream), whole["list"]?.arrayValue)
            #expect(stream.hasArray)
            expectEqual(stream.members.members, whole.objectValue?.members.filter { $0.key != "list" })
        }
    }

    @Test func `a truncated text is never complete`() {
        let bytes = Array(Self.text.utf8)
        for length in 0..<bytes.count {
            #expect(throws: JSONError.self) {
                var stream = stream(Array(bytes[..<length]), pieces: 7)
                _ = try read(&stream)
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func `many members before a long array are read in time`() throws {
        let members = (0..<60_000).map { "\"\($0)\":1," }.joined()
        let elements = Array(repeating: "\"\(String(repeating: "x", count: 1_000_000))\"", count: 6)
        var stream = stream(Array("{\(members)\"list\":[\(elements.joined(separator: ","))]}".utf8))
        try expectEqual(read(&stream).count, 6)
        expectEqual(stream.members.members.count, 60_000)
    }

    @Test func `members besides the array are limited together`() {
        let members = (0..<11).map { "\"\($0)\":\"\(String(repeating: "x", count: 100_000))\"," }.joined()
        #expect {
            var stream = stream(Array("{\(members)\"list\":[1]}".utf8), pieces: 65_536)
            _ = try read(&stream)
        } throws: {
            ($0 as? JSONError)?.message == "the members besides 'list' are larger than 1 MiB"
        }
    }

    @Test(arguments: [
        (#"{"list":[]}"#, 0), (#"{"x":1}"#, 0), ("{}", 0), (" {\"list\" : [ ] }\n", 0), ("[1]", 0), ("7", 0),
        (#"{"list":7}"#, 0), (#"{"list":[7]}"#, 1),
    ])
    func `an array may be empty, missing or another value`(text: String, count: Int) throws {
        var stream = stream(Array(text.utf8), pieces: 3)
        try expectEqual(read(&stream).count, count)
        expectEqual(stream.members["list"], (text.contains(":7}") ? 7 : nil))
    }

    @Test(arguments: [
        (#"{"list":[1,nul]}"#, 11), (#"{"list":[1,,2]}"#, 11), (#"{"list":[1,]}"#, 11), (#"{"list":[1 2]}"#, 11),
        (#"{"list":[1}"#, 10), (#"{"list":[1]]"#, 11), (#"{"list":[1]}x"#, 12), (#"{"list":[],"list":[]}"#, 11),
        (#"{"a":1,"a":2}"#, 7), (#"{"a" 1}"#, 5), ("{a:1}", 1), (#"{"list":[{"a":[}]}"#, 17), ("", 0), ("{", 1),
        (#"{"a":1"#, 6), (#"{"a":"#, 5), (#"{"list":[{"b":1,"b":2}]}"#, 16),
    ])
    func `the offset of an error is that in the text`(text: String, offset: Int) {
        for size in [1, 4, 100] {
            var stream = stream(Array(text.utf8), pieces: size)
            #expect {
                _ = try read(&stream)
            } throws: {
                ($0 as? JSONError)?.offset == offset
            }
        }
    }

    @Test(arguments: [
        ("\u{FEFF}{\n \"list\": [\n  1,\n  ü\n]}", 4, 3), ("{\"list\":[\n1,\n2,\n]}", 4, 1),
        ("{\n\"ä\": 1,\n\"ä\": 2}", 3, 1),
        ("\u{FEFF}x", 1, 1), ("{\n\"list\": [1]\n}\n}", 4, 1),
    ])
    func `an error has the line and column of the text`(text: String, line: Int, column: Int) {
        for size in [1, 4, 100] {
            var stream = stream(Array(text.utf8), pieces: size)
            #expect {
                _ = try read(&stream)
                _ = try JSONValue(parsing: text)
            } throws: {
                ($0 as? JSONError)?.line == line && ($0 as? JSONError)?.column == column
            }
        }
    }

    @Test func `the depth counts from the beginning of the text`() throws {
        func text(_ depth: Int) -> [UInt8] {
            let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return Array(#"{"list":[\#(value)]}"#.utf8)
        }
        var deepest = stream(text(62))
        try expectEqual(read(&deepest).count, 1)
        var tooDeep = stream(text(63))
        #expect(throws: JSONError.self) { try read(&tooDeep) }
    }

    @Test func `a value beyond the limit is refused without reading on`() {
        var count = 0
        var stream = JSONElementStream(
            arrayKey: "list", limits: JSONElementStream.Limits(depth: 64, valueBytes: 1 << 20)
        ) {
            count += 1
            return count == 1 ? Array(#"{"list":[""#.utf8) : [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
        }
        #expect {
            _ = try stream.next()
        } throws: {
            ($0 as? JSONError)?.message == "a value is larger than 1 MiB"
        }
        #expect(count < 20)
    }

    @Test(arguments: [false, true])
    func `elements rendered separately equal the whole`(isPretty: Bool) {
        let elements: [JSONValue] = [["a": [1, [:]]], [], "x", ["b": .null]]
        let whole = JSONValue.object(["list": .array(elements)]).rendered(pretty: isPretty)
        let parts = elements.map { JSONValue.renderedElements([$0], pretty: isPretty, depth: 2) }
        let joined = String(decoding: parts.joined().dropFirst(), as: UTF8.self)
        expectEqual(whole, (isPretty ? "{\n  \"list\": [\(joined)\n  ]\n}" : "{\"list\":[\(joined)]}"))
    }
}

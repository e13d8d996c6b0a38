import IntentModel
import IntentTestSupport
import Testing

@Suite struct JSONRenderingTests {
    @Test func `pieces of an object are the text of the whole`() {
        for count in [0, 1, 3, 20_000] {
            let elements = (0..<count).map { number in
                JSONValue.object([
                    "number": .integer(number), "text": .string(String(repeating: "é", count: 20 + number % 40)),
                ])
            }
            let object: JSONObject = ["first": 1, "elements": .array(elements), "last": [1, 2]]
            var pieces: [String] = []
            object.render(columns: 100, elementsOf: "elements", elements.lazy.map { $0 }) { pieces.append($0) }
            expectEqual(pieces.joined(), JSONValue.object(object).rendered(columns: 100))
            expectEqual(pieces.count > 1, count == 20_000)
        }
    }

    @Test(
        arguments: [
            (JSONValue.null, "null"), (true, "true"), (.integer(.min), "-9223372036854775808"), (.number(1), "1"),
            (.number(-0.0), "-0"), (.number(0.1), "0.1"), (.number(1e21), "1e21"), (.number(1.5e-7), "1.5e-7"),
            (.number(.greatestFiniteMagnitude), "1.7976931348623157e308"), ([], "[]"), ([:], "{}"),
            (["b": 1, "a": [1, .null]], #"{"b":1,"a":[1,null]}"#), ("a\"b\\c/\n\r\t", #""a\"b\\c/\n\r\t""#),
            ("\u{0}\u{8}\u{1B}\u{7F}\u{85}\u{9F}", #""\u0000\u0008\u001b\u007f\u0085\u009f""#),
            (
                "\u{61C}\u{200E}\u{2028}\u{2029}\u{202E}\u{2066}\u{2069}",
                #""\u061c\u200e\u2028\u2029\u202e\u2066\u2069""#
            ),
            ("é ء … 车🚗\u{A0}\u{200D}", "\"é ء … 车🚗\u{A0}\u{200D}\""),
        ] as [(JSONValue, String)])
    func `renders each value in one form`(value: JSONValue, text: String) {
        expectEqual(Array(value.rendered().utf8), Array(text.utf8))
        expectEqual(value.renderedBytes(), Array(text.utf8))
    }

    @Test func `pretty rendering indents by two spaces`() {
        let value: JSONValue = ["a": [1, "x"], "b": [:], "c": []]
        expectEqual(
            value.rendered(pretty: true),
            """
            {
              "a": [
                1,
                "x"
              ],
              "b": {},
              "c": []
            }
            """)
    }

    @Test(arguments: 0..<200)
    func `parsing rendered JSON returns the original value`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = JSONValue.random(depth: 4, using: &generator)
        let text = value.rendered()
        try expectEqual(JSONValue(parsing: text), value)
        try expectEqual(JSONValue(parsing: value.rendered(pretty: true)).rendered(), text)
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
        case 0: return .null
        case 1: return .boolean(.random(using: &generator))
        case 2:
            return .integer(Int(truncatingIfNeeded: generator.next() >> UInt64.random(in: 0..<64, using: &generator)))
        case 3:
            let number = Double(bitPattern: generator.next())
            // Whole numbers are parsed as integers.
            return number.isFinite && number != number.rounded() ? .number(number) : .number(0.5)
        case 4: return .string(generator.text())
        case 5:
            return .array(
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in .random(depth: depth - 1, using: &generator) }
            )
        default:
            var object = JSONObject()
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                object[generator.text()] = .random(depth: depth - 1, using: &generator)
            }
            return .object(object)
        }
    }
}

@Suite struct JSONFittingTests {
    @Test(arguments: [
        (20, "{\n  \"a\": [1, 2.0],\n  \"b\": {}\n}"), (14, "{\n  \"a\": [\n    1,\n    2.0\n  ],\n  \"b\": {}\n}"),
    ])
    func `breaks values that do not fit on a line`(_ columns: Int, _ text: String) {
        let value: JSONValue = ["a": [1, 2.0], "b": [:]]
        expectEqual(value.rendered(columns: columns), text)
    }

    @Test(arguments: [1.0, -0.0, 1e21, 0.5, -3.0, 9_007_199_254_740_992] as [Double])
    func `distinguishes whole numbers from integers`(_ number: Double) throws {
        let read = try JSONValue(parsing: JSONValue.number(number).rendered(columns: 80))
        expectEqual(read, .number(number))
    }

    /// The line must also have room for a trailing comma.
    @Test func `fills a line up to the column limit`() {
        for count in 0..<40 {
            let value: JSONValue = ["k": ["x": .string(String(repeating: "y", count: count))]]
            let lines = value.rendered(columns: 40).split(separator: "\n")
            expectEqual(lines.count, (count <= 21 ? 3 : 5), "\(count)")
        }
    }
}

import IntentTestSupport
import Testing

@testable import IntentEmitters

@Suite struct SwiftCommentTests {
    @Test(arguments: [
        ("a\nb\r\nc\rd", "a b c d"), ("  a \u{2028} b\u{85}", "a b"), ("\u{202E}x\0", "\\u{202E}x\\u{0}"),
        ("*/ ok", "*/ ok"), ("a b ", "a b"), ("", ""),
    ])
    func `a comment text becomes one line`(text: String, line: String) {
        expectEqual(SwiftComment.oneLine(text), line)
    }

    @Test func `lines break between words`() {
        expectEqual(SwiftComment.wrapped("one two three", width: 7), ["one two", "three"])
        expectEqual(SwiftComment.wrapped("unbreakable", width: 4), ["unbreakable"])
        expectEqual(SwiftComment.wrapped("", width: 4), [])
    }

    @Test(arguments: Sample.hostileTextParts)
    func `no text can escape its comment`(_ text: String) {
        let lines = SwiftComment.wrapped(text, width: 10)
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: \.isUnsafeInSource) })
    }
}

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain 车", #""plain 车""#), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\0\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#), ("\u{2028}\u{202E}\u{FEFF}", #""\u{2028}\u{202E}\u{FEFF}""#),
    ])
    func `a string literal is a single token`(content: String, literal: String) {
        expectEqual(SwiftLiteral.string(content).text, literal)
    }

    @Test(arguments: [
        ("{}", "#\"{}\"#"), ("\"#", "##\"\"#\"##"), ("a\"##b\\###c", "####\"a\"##b\\###c\"####"),
        ("###", "#\"###\"#"), ("\\", "#\"\\\"#"), ("\"", "#\"\"\"#"), ("车门 é 🚗", "#\"车门 é 🚗\"#"), ("", "#\"\"#"),
    ])
    func `a raw string has as many number signs as needed`(content: String, literal: String) {
        expectEqual(SwiftLiteral.rawString(utf8: Array(content.utf8)).text, literal)
    }

    @Test(arguments: [
        ("a\n\u{202E}", #""a\n\u{202E}""#), ("a\u{7F}", #""a\u{7F}""#), ("车\u{202E}门", #""车\u{202E}门""#),
        ("车 a\u{85}", #""车 a\u{85}""#), ("\t", #""\t""#),
    ])
    func `a raw string with invisible characters becomes an ordinary literal`(content: String, literal: String) {
        expectEqual(SwiftLiteral.rawString(utf8: Array(content.utf8)).text, literal)
    }

    @Test func `number literals preserve the value`() {
        expectEqual(SwiftLiteral.integer(.min).text, "-9223372036854775808")
        expectEqual(SwiftLiteral.decimal(1e300).text, "1e+300")
        expectEqual(SwiftLiteral.decimal(12).text, "12.0")
        expectEqual(SwiftLiteral.decimal(0).text, "0.0")
        expectEqual(SwiftLiteral.decimal(-.greatestFiniteMagnitude).text, "-1.7976931348623157e+308")
    }

    @Test func `a number that a compiler could read as another is hexadecimal`() {
        let near: [(Double?, String, Double)] = [
            (Double("30.94066516"), "0x1.ef0cf6e92afc5p4 /* 30.94066516 */", 0x1.ef0cf6e92afc5p4),
            (.leastNonzeroMagnitude, "0x1.0000000000000p-1074 /* 5e-324 */", 0x1.0000000000000p-1074),
            (Double("-82.25350538"), "-0x1.490396ea11d71p6 /* -82.25350538 */", -0x1.490396ea11d71p6),
        ]
        for (number, literal, compiled) in near {
            expectEqual(number.map { SwiftLiteral.decimal($0).text }, literal)
            expectEqual(number, compiled)
        }
    }

    #if arch(x86_64) && !os(Windows)
        @Test func `decimal literals are those that two roundings preserve`() {
            var generator = SeededGenerator(seed: 36)
            var hexadecimal = 0
            for _ in 0..<20_000 {
                let digits = Int.random(in: 1...100_000_000_000_000_000, using: &generator)
                guard let number = Double("\(digits)e\(Int.random(in: -320...290, using: &generator))") else {
                    continue
                }
                let text = SwiftLiteral.decimal(number).text
                if text.hasPrefix("0x") {
                    hexadecimal += 1
                } else {
                    expectEqual(Float80(text).map(Double.init), number)
                }
            }
            #expect(1...100 ~= hexadecimal)
        }
    #endif
}

@Suite struct SwiftPrinterTests {
    private func lines(_ declaration: SwiftDeclaration) -> [Substring] {
        let file = SwiftFile(heading: [], imports: [], access: .internal, parts: [{ [declaration] }])
        return String(decoding: SwiftPrinter.render(file), as: UTF8.self).split(separator: "\n")
    }

    @Test(arguments: ["a", "\u{E9}", "车"])
    func `a line has at most 120 characters`(letter: String) {
        for count in 1...120 {
            let name = SwiftIdentifier(String(repeating: letter, count: count))
            let body = SwiftDeclaration(kind: .computed(name: name, type: "Int", body: [.code("1")]))
            expectEqual(lines(body).count, (count + "var : Int { 1 }".count <= 120 ? 1 : 3), "\(count)")
            let function = SwiftDeclaration(
                kind: .function(
                    SwiftFunction(
                        name: "func \(SwiftIdentifier(String(repeating: "f", count: count)))",
                        arguments: [.init(name: "a", type: "Int")], result: SwiftCode(SwiftIdentifier(letter)))))
            expectEqual(lines(function).count, (count + "func (a: Int) -> \(letter)".count <= 120 ? 1 : 3), "\(count)")
        }
    }

    @Test func `only functions without bodies are grouped`() {
        let functions: [(SwiftCode, [SwiftStatement]?)] = [("a", nil), ("b", nil), ("c", []), ("d", []), ("e", nil)]
        let members = functions.map { name, body in
            SwiftDeclaration(kind: .function(SwiftFunction(name: "func \(name)", body: body)))
        }
        let type = SwiftDeclaration(kind: .type(keyword: .protocol, name: "P", members: members))
        let file = SwiftFile(heading: [], imports: [], access: .internal, parts: [{ [type] }])
        let text = String(decoding: SwiftPrinter.render(file), as: UTF8.self)
        let lines = ["protocol P {", "    func a()", "    func b()", "", "    func c() {}", "", "    func d() {}", ""]
        expectEqual(text, "\n" + (lines + ["    func e()", "}", ""]).joined(separator: "\n"))
    }
}

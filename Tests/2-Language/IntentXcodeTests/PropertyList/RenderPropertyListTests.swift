import Foundation
import IntentTestSupport
import IntentXcode
import Testing

@Suite struct RenderPropertyListTests {
    @Test func `values are written in Xcode's format`() {
        let root = PropertyListValue.dictionary([
            "b": .array([.string("a \"quote\" & <more>"), .string(""), .array([]), .dictionary([:])]),
            "a": .dictionary(["Title": .string("Soup"), "TitleID": .string("x1Y2z3"), "Limit": .data([])]),
            "ä": .boolean(false),
            "B": .real(0.1),
            "": .boolean(true),
            "aB": .integer(-3),
        ])
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key></key>
            \t<true/>
            \t<key>B</key>
            \t<real>0.10000000000000001</real>
            \t<key>a</key>
            \t<dict>
            \t\t<key>Limit</key>
            \t\t<data>
            \t\t</data>
            \t\t<key>Title</key>
            \t\t<string>Soup</string>
            \t\t<key>TitleID</key>
            \t\t<string>x1Y2z3</string>
            \t</dict>
            \t<key>aB</key>
            \t<integer>-3</integer>
            \t<key>b</key>
            \t<array>
            \t\t<string>a "quote" &amp; &lt;more&gt;</string>
            \t\t<string></string>
            \t\t<array/>
            \t\t<dict/>
            \t</array>
            \t<key>ä</key>
            \t<false/>
            </dict>
            </plist>

            """
        expectEqual(String(decoding: renderPropertyList(root), as: UTF8.self), expected)
    }

    @Test(
        arguments: [
            (1, "1"), (0.5, "0.5"), (100, "100"), (9999, "9999"), (-2.25, "-2.25"), (0, "0.0"), (-0.0, "-0.0"),
            (0.1, "0.10000000000000001"), (0.3, "0.29999999999999999"), (2.0 / 3, "0.66666666666666663"),
            (0.0001, "0.0001"), (0.00001, "1.0000000000000001e-05"), (1e16, "10000000000000000"), (1e17, "1e+17"),
            (123_456_789_012_345_680, "1.2345678901234568e+17"), (1e100, "1e+100"), (1e-100, "1e-100"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "4.9406564584124654e-324"),
            (.leastNormalMagnitude, "2.2250738585072014e-308"), (0x1.fffffffffffffp52, "9007199254740991"),
            (.infinity, "+infinity"), (-.infinity, "-infinity"), (.nan, "nan"),
        ] as [(Double, String)])
    func `reals are written like Apple's writer does`(_ value: Double, _ text: String) {
        expectEqual(element(.real(value)), "<real>\(text)</real>")
    }

    @Test func `data is wrapped at 76 columns`() {
        let data = PropertyListValue.data(Array(repeating: 0xFF, count: 58))
        expectEqual(element(data), "<data>\n\(String(repeating: "/", count: 76))\n/w==\n</data>")
        let nested = element(.array([.array([.data(Array(repeating: 0, count: 46))])]))
        #expect(nested.contains("\n\t\t\(String(repeating: "A", count: 60))\n\t\tAA==\n\t\t</data>\n"))
    }

    @Test func `at most eight tabs count as columns`() {
        let deep = (0..<20).reduce(PropertyListValue.data([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])) { value, _ in .array([value])
        }
        let tabs = String(repeating: "\t", count: 8)
        #expect(
            element(deep).contains("\n\(tabs)AAAAAAAAAAAA\n\(tabs)AA==\n\(String(repeating: "\t", count: 20))</data>"))
    }

    @Test(
        arguments: [
            .string("a\r\nb\rc\n\td"), .string("\0\u{1}\u{7F}\u{FFFF}\u{10FFFF}"), .string("]]>&amp;<![CDATA["),
            .string("e\u{301}"),
            .dictionary([
                "a,b": .array([.integer(.min), .real(.nan), .real(-0.0), .data([1, 2, 3, 4])]),
                "<&>": .date("1999-12-31T23:59:60Z"),
            ]),
        ] as [PropertyListValue])
    func `rendered values are read back unchanged`(_ value: PropertyListValue) throws {
        try expectEqual(readPropertyList(renderPropertyList(value)), value)
    }
}

private func element(_ value: PropertyListValue) -> String {
    let text = String(decoding: renderPropertyList(value), as: UTF8.self)
    return String(text.split(separator: "<plist version=\"1.0\">\n")[1].dropLast("\n</plist>\n".count))
}

/// Real files, which are kept beside the project if they are available.
@Suite(.enabled(if: !SharedFiles.definitions.isEmpty, "the shared definition files are not available"))
struct PropertyListCorpusTests {
    @Test(arguments: SharedFiles.definitions)
    func `real files are written byte for byte`(_ path: String) throws {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let written = renderPropertyList(try readPropertyList(bytes))
        let lines = zip(bytes.split(separator: 0x0A), written.split(separator: 0x0A))
        let difference = lines.first { $0 != $1 }.map { before, after in
            "expected \(String(decoding: before, as: UTF8.self)), found \(String(decoding: after, as: UTF8.self))"
        }
        expectEqual(written, bytes, "\(difference ?? "the lengths differ")")
    }
}

@Suite struct PropertyListValueTests {
    @Test func `numbers, Booleans and strings are distinct`() {
        let values: [PropertyListValue] = [.integer(1), .real(1), .boolean(true), .string("1")]
        expectEqual(Set(values).count, values.count)
    }
}

import IntentModel
import IntentTestSupport
import Testing

@Suite struct ColorValueTests {
    @Test(arguments: [
        ("#FF8800", "#ff8800"), ("#ff8800ff", "#ff8800"), ("#000000", "#000000"), ("#0000000a", "#0000000a"),
        ("orange", "orange"), ("accent", "accent"),
    ])
    func `has one text`(literal: String, text: String) throws {
        let color = try #require(ColorValue(literal))
        expectEqual(color.text, text)
        expectEqual(ColorValue(text), color)
        expectEqual(IntentValue.color(color).optionIdentifier, text)
    }

    @Test func `components are sRGB in 0 to 1`() throws {
        let components = try #require(ColorValue(intentText: "#ff008033").components)
        expectEqual([components.red, components.green, components.opacity], [1, 0, 0.2])
        expectEqual(components.blue, 128 / 255)
        let limited = ColorValue(red: 7, green: -1, blue: .nan, opacity: .infinity)
        expectEqual(limited.text, "#ff0000")
    }

    @Test(arguments: ColorValue.Name.allCases)
    func `a name stays a name`(name: ColorValue.Name) {
        let color = ColorValue(name)
        expectEqual(color.text, name.rawValue)
        expectEqual(color.name, name)
        expectEqual(color.components == nil, [.primary, .secondary, .accent].contains(name))
    }

    @Test func `a name differs from its components`() throws {
        let components = try #require(ColorValue(.red).components)
        let color = ColorValue(red: components.red, green: components.green, blue: components.blue)
        expectEqual(color.text, "#ff3b30")
        #expect(color != ColorValue(.red))
    }

    @Test(
        arguments: [
            ("#f80", "#ff8800"), ("#F80C", "#ff8800cc"), ("ff8800", "#ff8800"), ("##ff8800", "#ff8800"),
            ("Orange", "orange"), ("gren", "green"), ("#ff88001", nil), ("#+f8800", nil), ("", nil),
        ] as [(String, String?)])
    func `suggests a color`(text: String, suggestion: String?) throws {
        let error = #expect(throws: ValueTextError.self) { try ColorValue.literal(text) }
        expectEqual(error?.suggestion, suggestion)
    }
}

import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Markdown, attributes and pictures in texts, and texts that are read from the right.
@MainActor @Suite struct StyledTextTests {
    private func texts(_ text: Text) throws -> [TextItem] {
        let picture = try drawing(of: text.lineLimit(1).fixedSize())
        expectEqual(picture.findings.undrawn, [])
        return picture.items.texts
    }

    @Test func `marks of Markdown are styles`() throws {
        let parts = try texts(Text("a **b** *c* `d` ~~e~~"))
        expectEqual(parts.map(\.text).joined(), "a b c d e")
        expectEqual(parts.filter { $0.font.weight == .bold }.map(\.text), ["b"])
        expectEqual(parts.filter(\.font.isItalic).map(\.text), ["c"])
        expectEqual(parts.filter { $0.font.design == .monospaced }.map(\.text), ["d"])
        expectEqual(parts.filter(\.isStruckThrough).map(\.text), ["e"])
    }

    @Test(arguments: [
        ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"),
        ("\\*a\\*", "*a*"), ("***a***", "a"), ("[a](https://a.example) b", "a b"), ("[a] (b)", "[a] (b)"),
        ("a<b>c", "a<b>c"), ("<https://a.example>", "https://a.example"), ("*a **b** c*", "a b c"),
        ("^[3 item](inflect: true).", "3 item."), ("^[*a*](rainbow: 'extreme')", "a"), ("2^[a]", "2^[a]"),
        ("<https://a", "<https://a"), ("[a](b", "[a](b"),
    ])
    func `marks without a counterpart are characters`(markdown: String, text: String) {
        expectEqual(MarkdownSpan.spans(of: markdown).map(\.text).joined(), text)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["*a [b ", "*", "[a](", "<https://"])
    func `many marks take time in proportion to the text`(part: String) {
        let text = String(repeating: part, count: 60_000 / part.count)
        expectEqual(MarkdownSpan.spans(of: text).map(\.text).joined(), text)
    }

    @Test func `words that would agree with a number are drawn as they are`() throws {
        let picture = try drawing(of: Text("^[\(3) item](inflect: true)").foregroundColor(.white))
        expectEqual(picture.lines, ["3 item"])
        expectEqual(picture.items.texts.map(\.paint), [.color(.white), .color(.white)])
        expectEqual(picture.findings.undrawn, ["inflect"])
    }

    @Test func `Foundation's links are attributes of texts`() throws {
        var text = AttributedString("a")
        text.link = URL(string: "https://a.example")
        let link = try #require(try texts(Text(text)).first)
        expectEqual(link.paint, try texts(Text("[a](https://a.example)")).first?.paint)
        let markdown = try AttributedString(markdown: "[a](https://a.example)")
        #expect(markdown.runs.contains { $0.link?.host() == "a.example" })
    }

    @Test func `a value is no Markdown, and has the style around it`() throws {
        let name = "N*a*me"
        let parts = try texts(Text("Hello **\(name)**, \(3)!"))
        expectEqual(parts.map(\.text), ["Hello ", "N*a*me", ", ", "3", "!"])
        expectEqual(parts.map { $0.font.weight == .bold }, [false, true, false, false, false])
        let view = Text("Hello **\(name)**")
        expectEqual(view.string(in: EnvironmentValues(), now: Date()), "Hello N*a*me")
    }

    @Test func `attributes are styles`() throws {
        var first = AttributedString("a")
        first.foregroundColor = .white
        first.font = .headline
        var second = AttributedString("b")
        second.underlineStyle = .single
        second.kern = 2
        let parts = try texts(Text(first + second + AttributedString(markdown: "**c**")))
        expectEqual(parts.map(\.text), ["a", "b", "c"])
        expectEqual(parts[0].paint, .color(.white))
        expectEqual(parts.map(\.font.weight), [.semibold, .regular, .bold])
        expectEqual(parts.map(\.isUnderlined), [false, true, false])
        #expect(parts[1].letterSpacing > 1.5)
    }

    @Test func `a picture in a text is as large as its letters`() throws {
        let picture = try drawing(of: Text("a \(Image(systemName: "star.fill")) b").foregroundColor(.white))
        expectEqual(picture.findings.undrawn, [])
        expectEqual(picture.items.texts.map(\.text), ["a ", " b"])
        let image = try #require(picture.items.images.first)
        let text = picture.items.texts[0]
        #expect(image.frame.minX >= text.origin.x + text.width - 0.01)
        #expect(image.frame.minY > text.origin.y - 20 && image.frame.maxY < text.origin.y + 6)
        let alone = try drawing(of: Text(Image(systemName: "star.fill")))
        expectEqual(alone.items.images.count, 1)
    }

    @Test func `of several modifiers of a text the innermost wins`() throws {
        let text = Text("a").font(.largeTitle).foregroundColor(.white).kerning(3)
        let alone = try texts(text.font(.caption).foregroundColor(.black).kerning(9))
        let joined = try texts((text + Text("b")).font(.caption).foregroundColor(.black).kerning(9))
        expectEqual(alone.map(\.paint), [.color(.white)])
        expectEqual(alone.map(\.font.size), [34])
        expectEqual(joined.map(\.paint), [.color(.white), .color(.black)])
        expectEqual(joined.map(\.font.size), [34, 12])
        #expect(alone.map(\.letterSpacing).allSatisfy { $0 < 4 })
    }

    @Test func `an empty text or picture keeps its place, and is not read`() throws {
        let grid = try drawing(
            of: Grid {
                GridRow {
                    Text("")
                    Text("Mon")
                }
                GridRow {
                    Text("Row")
                    Text("b")
                }
            })
        let texts = grid.items.texts
        #expect(texts[0].origin.x > texts[1].origin.x + 30)
        expectEqual(grid.lines, ["Mon", "Row b"])
        let framed = VStack(spacing: 0) {
            Text(verbatim: "").frame(width: 40, height: 10).background(.red)
            Image(uiImage: UIImage()).resizable().frame(width: 20, height: 10).background(.red)
        }
        let places = [Rect(x: 80, y: 40, width: 40, height: 10), Rect(x: 90, y: 50, width: 20, height: 10)]
        let picture = try drawing(of: framed)
        expectEqual(picture.items.fills.map(\.bounds), places)
        expectEqual(picture.lines, [])
        expectEqual(picture.findings.undrawn, [])
        let url = try #require(URL(string: "app://more"))
        let link = Link(destination: url) { Text("").frame(maxWidth: .infinity, maxHeight: .infinity) }
        let content = try drawing(of: link).content
        expectEqual(content.links.map(\.title), [""])
        expectEqual(content.links.first?.frame?.width, 200)
        let hidden = try drawing(of: Text("").redacted(reason: .placeholder))
        expectEqual(hidden.items.fills.count, 0)
        expectEqual(hidden.lines, [])
    }

    /// A length that grows with the text size.
    private struct Bar: View {
        @ScaledMetric private var usual: CGFloat = 10
        @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 10

        var body: some View { Text(verbatim: "\(Int(usual * 100)) \(Int(large * 100))") }
    }

    @Test func `lengths and fonts of the app grow with the text size`() throws {
        let fonts: [SwiftUI.Font] = [
            .custom("A", size: 17), .custom("A", size: 34, relativeTo: .largeTitle), .custom("A", fixedSize: 20),
            SwiftUI.Font(try #require(UIFont(name: "A", size: 20))),
        ]
        let view = VStack(spacing: 0) {
            ForEach(fonts, id: \.self) { Text("a").font($0) }
            Bar()
        }
        func sizes(_ size: DynamicTypeSize) throws -> [Double] {
            try drawing(of: view) { $0.dynamicTypeSize = size }.items.texts.prefix(4).map(\.font.size)
        }
        expectEqual(try sizes(.large), [17, 34, 20, 20])
        expectEqual(try sizes(.accessibility1), [28, 44, 20, 20])
        expectEqual(try drawing(of: Bar()).lines, ["1000 1000"])
        expectEqual(try drawing(of: Bar()) { $0.dynamicTypeSize = .accessibility1 }.lines, ["1647 1294"])
    }

    @Test func `what a picture lacks of a font is listed`() throws {
        func undrawn(_ font: SwiftUI.Font) throws -> [String] {
            try drawing(of: Text("a").font(font)).findings.undrawn
        }
        expectEqual(try undrawn(.body.smallCaps()), ["smallCaps"])
        expectEqual(
            try undrawn(.body.uppercaseSmallCaps().lowercaseSmallCaps()), ["uppercaseSmallCaps", "lowercaseSmallCaps"])
        expectEqual(try undrawn(.body.leading(.loose)), ["leading"])
        expectEqual(try undrawn(.body.leading(.standard)), [])
    }

    @Test func `the first part of a text from the right is at the right`() throws {
        let parts = try texts(Text("שלום ").bold() + Text("עולם"))
        expectEqual(parts.map(\.isRightToLeft), [true, true])
        let (bold, regular) = (parts.first { $0.font.weight == .bold }, parts.first { $0.font.weight == .regular })
        #expect(try #require(bold).origin.x > #require(regular).origin.x)
        let svg = try drawing(of: Text("שלום")).svg
        #expect(svg.contains("direction=\"rtl\""))
        expectEqual(try texts(Text("Tide שלום")).map(\.isRightToLeft), [false])
    }
}

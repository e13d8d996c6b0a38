import IntentTestSupport
import Testing

@testable import WidgetSymbols

@Suite struct SystemSymbolTests {
    @Test func `every drawing fits into the square, in both forms`() throws {
        let names = SymbolTable.rows.split(separator: "\n").filter { !"#+".contains($0.prefix(1)) }
            .compactMap { $0.split(separator: ":").first.map(String.init) }
        #expect(names.count > 300)
        for name in names {
            let symbol = try #require(SystemSymbol(named: name))
            let filled = try #require(SystemSymbol(named: name + ".fill"))
            for bounds in [symbol.bounds, filled.bounds] {
                let right = bounds.origin.x + bounds.width
                let bottom = bounds.origin.y + bounds.height
                #expect(
                    bounds.origin.x >= -0.5 && bounds.origin.y >= -0.5 && right <= 24.5 && bottom <= 24.5, "\(name)")
                #expect(max(bounds.width, bounds.height) > 8, "\(name)")
            }
        }
    }

    @Test func `names are unique`() {
        let names = SymbolTable.rows.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            $0.prefix { $0 != ":" }
        }
        expectEqual(Set(names).count, names.count)
    }

    @Test(arguments: [
        "heart.fill", "trash.circle", "trash.circle.fill", "bell.slash", "bell.slash.fill", "wifi.slash",
        "person.badge.plus", "person.fill.badge.plus", "photo.badge.exclamationmark.fill", "square.badge.plus.fill",
        "cloud.rain", "cloud.sun.rain.fill", "cloud.moon.bolt", "exclamationmark.triangle.fill", "7.square",
        "12.circle.fill",
        "p.square.fill", "checkmark.seal", "xmark.shield.fill", "exclamationmark.bubble", "arrow.up.forward.circle",
    ])
    func `a name is composed of its words`(name: String) {
        #expect(SystemSymbol(named: name) != nil)
    }

    @Test(arguments: [
        "", ".", "fill", ".fill", "circle.fill.fill", "heart.text.square", "cloud.", "cloud.sun.heart", "badge.plus",
        "person.badge", "person.badge.", "nothing.circle", "123.circle", "slash.badge.nothing", "Heart",
        "plus" + String(repeating: ".circle", count: 100_000),
    ])
    func `another name has no drawing`(name: String) {
        #expect(SystemSymbol(named: name) == nil)
    }

    @Test func `a filled form has another drawing, and one of lines has not`() {
        #expect(SystemSymbol(named: "heart") != SystemSymbol(named: "heart.fill"))
        expectEqual(SystemSymbol(named: "plus"), SystemSymbol(named: "plus.fill"))
    }

    @Test func `a filled circle has a hole in the form of its content`() throws {
        let circle = try #require(SystemSymbol(named: "checkmark.circle.fill"))
        expectEqual(circle.layers.count, 1)
        expectEqual(circle.layers.first?.drawn.count, 2)
        expectEqual(circle.layers.first?.removed.count, 1)
    }

    @Test func `what a hole contains is drawn again`() throws {
        // The clock's hands are removed from its face, which is removed from the square.
        let square = try #require(SystemSymbol(named: "clock.square.fill"))
        expectEqual(square.layers.map(\.drawn.count), [2, 1])
    }

    @Test func `a slash stands clear of the symbol`() throws {
        let bell = try #require(SystemSymbol(named: "bell.slash"))
        expectEqual(bell.layers.count, 2)
        #expect((bell.layers.first?.removed.first?.lineWidth ?? 0) > (bell.layers.last?.drawn.first?.lineWidth ?? 0))
    }

    @Test func `forward is the direction of reading`() {
        expectEqual(SystemSymbol(named: "chevron.forward"), SystemSymbol(named: "chevron.right"))
        expectEqual(
            SystemSymbol(named: "chevron.forward", isRightToLeft: true), SystemSymbol(named: "chevron.left"))
        // The sign on a player's button is the same everywhere.
        expectEqual(
            SystemSymbol(named: "forward.fill", isRightToLeft: true), SystemSymbol(named: "forward.fill"))
    }

    @Test func `bounds contain lines and the turns of curves`() throws {
        let minus = try #require(SystemSymbol(named: "minus")).bounds
        #expect(abs(minus.width - 17.9) < 0.001 && abs(minus.height - 1.9) < 0.001)
        let circle = try #require(SystemSymbol(named: "circle")).bounds
        #expect(abs(circle.origin.x - 2.05) < 0.001 && abs(circle.width - 19.9) < 0.001)
    }

    @Test func `a name without a drawing shows its first letter`() {
        expectEqual(SystemSymbol(placeholderFor: "zigzag"), SystemSymbol(named: "z.square"))
        expectEqual(SystemSymbol(placeholderFor: "/"), SystemSymbol(named: "square"))
    }
}

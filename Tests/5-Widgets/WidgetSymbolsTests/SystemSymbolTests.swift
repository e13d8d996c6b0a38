import IntentTestSupport
import Testing

@testable import WidgetSymbols

@Suite struct SystemSymbolTests {
    /// The names of drawings; other rows are parts of drawings.
    private static let names = SymbolTable.rows.keys.filter { !$0.hasPrefix("+") }.map(String.init)

    @Test func `every drawing fits into the square, in both forms`() throws {
        #expect(Self.names.count > 1_000)
        for name in Self.names {
            let symbol = try #require(SystemSymbol(named: name), "\(name)")
            let filled = try #require(SystemSymbol(named: name + ".fill"), "\(name)")
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
        let rows = SymbolTable.texts.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("#") }
        let names = rows.flatMap { $0.prefix { $0 != ":" }.split(separator: " ") }
        expectEqual(SymbolTable.rows.count, names.count)
    }

    @Test func `a drawing with an inside has another filled form`() {
        for name in Self.names {
            guard case .drawing(let drawing)? = SymbolTable.entry(name[...]) else { continue }
            let isSame = SystemSymbol(named: name) == SystemSymbol(named: name + ".fill")
            expectEqual(isSame, !drawing.parts.contains { $0.style.map("/%".contains) ?? true }, "\(name)")
        }
    }

    @Test(arguments: [
        "heart.fill", "trash.circle", "trash.circle.fill", "bell.slash", "bell.slash.fill", "wifi.slash",
        "person.badge.plus", "person.fill.badge.plus", "photo.badge.exclamationmark.fill", "square.badge.plus.fill",
        "cloud.rain", "cloud.sun.rain.fill", "cloud.moon.bolt", "exclamationmark.triangle.fill", "7.square",
        "12.circle.fill",
        "p.square.fill", "checkmark.seal", "xmark.shield.fill", "exclamationmark.bubble", "arrow.up.forward.circle",
        "bell.badge.fill", "lock.open.trianglebadge.exclamationmark.fill", "person.crop.circle.badge.questionmark",
        "network.badge.shield.half.filled", "person.badge.shield.checkmark", "questionmark.square.dashed",
        "location.fill.viewfinder", "person.icloud.fill", "photo.on.rectangle", "plus.rectangle.on.rectangle",
        "square.and.arrow.up.on.square", "macwindow.and.cursorarrow", "doc.text.magnifyingglass", "photo.stack",
        "iphone.radiowaves.left.and.right", "bell.and.waves.left.and.right", "sensor.tag.radiowaves.forward.fill",
        "star.leadinghalf.filled", "square.dashed.inset.filled", "rectangle.trailinghalf.inset.filled",
        "gearshape.arrow.triangle.2.circlepath", "bolt.house.fill", "arrow.down.forward.and.arrow.up.backward.circle",
    ])
    func `a name is composed of its words`(name: String) {
        #expect(SystemSymbol(named: name) != nil)
    }

    @Test(arguments: [
        "", ".", "fill", ".fill", "circle.fill.fill", "heart.text.circle", "cloud.", "cloud.sun.wind", "badge.plus",
        "person.badge.", "person.and.", "nothing.badge", "person.on.nothing", "half.filled", "circle.half", "stack",
        "inset.filled", "circle.waves.around", "goforward.", "page", "he", "nothing.he", "nothing.circle", "123.circle",
        "slash.badge.nothing", "Heart",
        "plus" + String(repeating: ".circle", count: 100_000),
        // No name takes more than a moment.
        "nothing" + String(repeating: ".app", count: 23), "nothing" + String(repeating: ".and.a", count: 15),
        "nothing" + String(repeating: ".on.a", count: 18),
        "nothing.fill" + String(repeating: ".badge.app.fill", count: 5),
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

    @Test(arguments: [
        ("document.badge.clock", "doc.badge.clock"),
        ("text.page.badge.magnifyingglass", "doc.text.badge.magnifyingglass"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
        ("10.arrow.trianglehead.counterclockwise", "gobackward.10"), ("goforward.30", "30.arrow.clockwise"),
        ("battery.50percent", "battery.50"), ("character.book.closed.he", "character.book.closed"),
        ("list.number.rtl", "list.number"), ("wand.and.stars.inverse", "wand.and.stars"),
        ("star.leadinghalf.filled", "star.lefthalf.filled"),
    ])
    func `names of the same meaning have one drawing`(name: String, other: String) {
        #expect(SystemSymbol(named: name) != nil)
        expectEqual(SystemSymbol(named: name), SystemSymbol(named: other))
    }

    @Test func `a sign with an inside is a badge without a circle`() throws {
        let plus = try #require(SystemSymbol(named: "folder.badge.plus")?.layers.last)
        let gear = try #require(SystemSymbol(named: "folder.badge.gearshape")?.layers.last)
        #expect(plus.removesContent)
        #expect(!gear.removesContent)
    }

    @Test func `a half is filled behind the outline`() throws {
        let circle = try #require(SystemSymbol(named: "circle.lefthalf.filled"))
        expectEqual(circle.layers.map(\.removed.count), [1, 0])
        expectEqual(circle.layers.last, SystemSymbol(named: "circle")?.layers.last)
        #expect(circle != SystemSymbol(named: "circle.righthalf.filled"))
        expectEqual(
            SystemSymbol(named: "circle.leadinghalf.filled", isRightToLeft: true),
            SystemSymbol(named: "circle.righthalf.filled"))
    }

    @Test func `the last word encloses two joined symbols`() throws {
        let circle = try #require(SystemSymbol(named: "arrow.up.left.and.arrow.down.right.circle"))
        #expect(circle.layers.first?.isSecondary == true)
        // In a badge, the last word is the sign.
        #expect(SystemSymbol(named: "person.badge.shield")?.layers.count == 2)
    }

    @Test func `a mirrored drawing is as far from the other side`() throws {
        let left = try #require(SystemSymbol(named: "signpost.left")).bounds
        let right = try #require(SystemSymbol(named: "signpost.right")).bounds
        #expect(abs(left.origin.x - (SystemSymbol.side - right.origin.x - right.width)) < 0.001)
    }

    @Test func `an arc ends at its angles and bulges between them`() {
        let arc = SymbolPath("A 12 12 9 0 180")
        let (left, bottom) = (arc.extremes.map(\.x).min() ?? 0, arc.extremes.map(\.y).max() ?? 0)
        #expect(abs(left - 3) < 0.001 && abs(bottom - 21) < 0.01)
        expectEqual(arc.steps.count, 3)
        #expect(SymbolPath("M 0 0 J 12 12 9 0 90").steps.count == 3)
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

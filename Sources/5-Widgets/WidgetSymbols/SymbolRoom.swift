/// The room for a smaller symbol in another one, as in `heart.circle`.
struct SymbolRoom {
    let drawing: Substring
    /// The size of the smaller symbol, as a share.
    let scale: Double
    let center: SymbolPath.Point

    /// The room in a symbol; a dashed one has that of the continuous one.
    static func named(_ name: Substring) -> SymbolRoom? {
        let continuous = name.removing(suffix: ".dashed") ?? name.removing(suffix: ".dotted") ?? name
        return rooms[continuous].map {
            SymbolRoom(drawing: name, scale: $0.scale, center: SymbolPath.Point($0.x, $0.y))
        }
    }

    private static let rooms: [Substring: (scale: Double, x: Double, y: Double)] = [
        "circle": (0.52, 12, 12), "square": (0.56, 12, 12), "app": (0.56, 12, 12), "rectangle": (0.42, 12, 12),
        "rectangle.portrait": (0.48, 12, 12), "capsule": (0.34, 12, 12), "triangle": (0.42, 12, 14.6),
        "diamond": (0.42, 12, 12), "hexagon": (0.5, 12, 12), "octagon": (0.52, 12, 12), "seal": (0.5, 12, 12),
        "shield": (0.48, 12, 11.5), "viewfinder": (0.56, 12, 12), "heart": (0.4, 12, 11.2),
        "bubble": (0.44, 12, 10.5), "bubble.left": (0.44, 12, 10.5), "bubble.right": (0.44, 12, 10.5),
        "message": (0.46, 12, 11.3), "icloud": (0.4, 12, 13.2), "doc": (0.42, 12, 14.8), "folder": (0.4, 12, 13),
        "tv": (0.42, 12, 11), "display": (0.42, 12, 10), "desktopcomputer": (0.42, 12, 10), "house": (0.4, 12, 14.5),
        "iphone": (0.34, 12, 11), "magnifyingglass": (0.36, 10.5, 10.5), "bag": (0.4, 12, 14.5),
        "bookmark": (0.36, 12, 9.4), "book.closed": (0.42, 12.7, 9.8), "creditcard": (0.3, 16.5, 15),
        "arrow.clockwise": (0.46, 12, 13.6), "arrow.counterclockwise": (0.46, 12, 13.6),
        "arrow.circlepath": (0.44, 12, 12), "arrow.triangle.2.circlepath": (0.4, 12, 12),
        "arrow.2.circlepath": (0.44, 12, 12), "rectangle.stack": (0.38, 12, 14.8), "square.stack": (0.42, 12, 14.2),
    ]
}

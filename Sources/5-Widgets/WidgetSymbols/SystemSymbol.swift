/// A system symbol, drawn by this package: Apple's own drawings may be used on Apple's systems only.
///
/// A name is looked up as a whole, and then composed as Apple's names are: `trash.circle.fill` is the trash in a filled circle,
/// `bell.slash` is crossed out, `person.badge.plus` has a badge, and `cloud.sun.rain` is a cloud with what is beside and below it.
package struct SystemSymbol: Hashable, Sendable {
    /// The side of the square in which symbols are drawn. A unit is a point at a font size of ``pointSize``.
    package static let side = 24.0
    /// The font size at which a unit is a point.
    package static let pointSize = 21.0
    /// The space around a symbol beside others, as in Apple's pictures: `calendar` of 32 points is 29 points high in a space of
    /// less than 33.8, and two pixels, at three for a point, are beside `arrow.clockwise` of 9 points.
    package static let margin = 1.55

    package struct Shape: Hashable, Sendable {
        package var path: SymbolPath
        /// The width of a line along the path, with round ends and corners; nil for a filled path.
        package var lineWidth: Double?
    }

    /// Shapes that are drawn in the color of the symbol, and then shapes that are removed from what this layer has drawn.
    package struct Layer: Hashable, Sendable {
        package var drawn: [Shape] = []
        package var removed: [Shape] = []
        /// Whether what is removed is a layer of its own where layers have colors, such as the letter in a filled circle.
        package var removesContent = false
        /// Whether the layer is behind another one, such as a circle around a letter.
        package var isSecondary = false
    }

    package let layers: [Layer]

    /// Composes the symbol with this name; nil if there is no drawing for it.
    /// - Parameter isRightToLeft: Whether `forward` is to the left.
    package init?(named name: String, isRightToLeft: Bool = false) {
        // Each word can be a symbol around another; no name of Apple's is this long.
        guard name.utf8.count <= 100,
            let layers = SymbolComposition(isRightToLeft: isRightToLeft).layers(of: name[...])
        else { return nil }
        self.layers = layers
    }

    /// What is drawn for a name without a drawing: its first letter in a square.
    package init(placeholderFor name: String) {
        let letter = name.prefix(1).lowercased()
        layers = SystemSymbol(named: letter + ".square")?.layers ?? SystemSymbol(named: "square")?.layers ?? []
    }

    /// The smallest rectangle that contains what is drawn, lines included.
    package var bounds: (origin: SymbolPath.Point, width: Double, height: Double) {
        var (left, top, right, bottom) = (SystemSymbol.side, SystemSymbol.side, 0.0, 0.0)
        for shape in layers.flatMap(\.drawn) {
            let margin = (shape.lineWidth ?? 0) / 2
            for point in shape.path.extremes {
                left = min(left, point.x - margin)
                top = min(top, point.y - margin)
                right = max(right, point.x + margin)
                bottom = max(bottom, point.y + margin)
            }
        }
        return (SymbolPath.Point(left, top), max(0, right - left), max(0, bottom - top))
    }
}

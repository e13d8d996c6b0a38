/// A system symbol, drawn by this package: Apple's own drawings may be used on Apple's systems only.
///
/// A name is looked up as a whole, and then composed as Apple's names are: `trash.circle.fill` is the trash in a filled circle,
/// `bell.slash` is crossed out, `person.badge.plus` has a badge, and `cloud.sun.rain` is a cloud with what is beside and below it.
package struct SystemSymbol: Hashable, Sendable {
    /// The side of the square in which symbols are drawn. A unit is a point at a font size of ``pointSize``.
    package static let side = 24.0
    /// The font size at which a unit is a point.
    package static let pointSize = 21.0

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
            let layers = Composition(isRightToLeft: isRightToLeft).layers(of: name[...], isFilled: false)
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

/// Composes symbols of the drawings of ``SymbolTable``.
private struct Composition {
    typealias Layer = SystemSymbol.Layer
    typealias Shape = SystemSymbol.Shape
    typealias Point = SymbolPath.Point

    let isRightToLeft: Bool

    /// The width of lines.
    private static let lineWidth = 1.9
    /// The width of lines within another symbol.
    private static let innerLineWidth = 1.6

    func layers(of name: Substring, isFilled: Bool) -> [Layer]? {
        if let parts = Composition.drawings[name] { return [Composition.layer(parts, isFilled: isFilled)] }
        if let rest = name.removing(suffix: ".fill") { return isFilled ? nil : layers(of: rest, isFilled: true) }
        return directed(name, isFilled: isFilled)
            ?? slashed(name, isFilled: isFilled)
            ?? badged(name, isFilled: isFilled)
            ?? cloud(name, isFilled: isFilled)
            ?? enclosed(name, isFilled: isFilled)
            ?? number(name)
    }

    // MARK: Drawings of the table

    private struct Part: Sendable {
        let style: Character?
        let path: SymbolPath
    }

    private static let drawings: [Substring: [Part]] = {
        var drawings: [Substring: [Part]] = [:]
        var others: [(name: Substring, drawing: Substring)] = []
        for row in SymbolTable.rows.split(separator: "\n") where !row.hasPrefix("#") {
            guard let colon = row.firstIndex(of: ":") else { preconditionFailure("no name in the row \(row)") }
            let text = row[row.index(after: colon)...].drop { $0 == " " }
            if text.hasPrefix("=") {
                others.append((row[..<colon], text.dropFirst()))
            } else {
                drawings[row[..<colon]] = text.split(separator: ";").map { text in
                    let style = text.first.flatMap { "-*/%".contains($0) ? $0 : nil }
                    return Part(style: style, path: SymbolPath(style == nil ? text : text.dropFirst()))
                }
            }
        }
        for (name, drawing) in others { drawings[name] = drawings[drawing] }
        return drawings
    }()

    private static func layer(_ parts: [Part], isFilled: Bool) -> Layer {
        var layer = Layer()
        for part in parts {
            let line = Shape(path: part.path, lineWidth: lineWidth)
            let area = Shape(path: part.path, lineWidth: nil)
            switch (part.style, isFilled) {
            case (nil, true): layer.drawn += [area, line]
            case (nil, false), ("-", _), ("/", false): layer.drawn.append(line)
            case ("/", true): layer.removed.append(line)
            case ("%", true): layer.removed.append(area)
            default: layer.drawn.append(area)
            }
        }
        return layer
    }

    // MARK: Names that are composed

    /// `forward` and `backward` are directions of reading.
    private func directed(_ name: Substring, isFilled: Bool) -> [Layer]? {
        let (forward, backward) = isRightToLeft ? ("left", "right") : ("right", "left")
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map {
            $0 == "forward" ? forward : $0 == "backward" ? backward : String($0)
        }
        let directed = words.joined(separator: ".")
        return directed == name ? nil : layers(of: directed[...], isFilled: isFilled)
    }

    private func slashed(_ name: Substring, isFilled: Bool) -> [Layer]? {
        guard let rest = name.removing(suffix: ".slash"), let base = layers(of: rest, isFilled: isFilled) else {
            return nil
        }
        let slash = SymbolPath("M 3.5 3.5 L 20.5 20.5")
        let gap = Shape(path: slash, lineWidth: 3 * Composition.lineWidth)
        return removing(gap, from: base) + [Layer(drawn: [Shape(path: slash, lineWidth: Composition.lineWidth)])]
    }

    private func badged(_ name: Substring, isFilled: Bool) -> [Layer]? {
        let words = name.split(separator: ".")
        guard let badge = words.lastIndex(of: "badge"), badge > 0, badge + 1 < words.count,
            let base = layers(of: name[..<words[badge - 1].endIndex], isFilled: isFilled),
            let sign = enclosed(name[words[badge + 1].startIndex...] + ".circle", isFilled: true)
        else { return nil }
        let gap = Shape(path: SymbolPath("O 18.3 18.3 6.4"), lineWidth: nil)
        return removing(gap, from: base) + placed(sign, scale: 0.54, at: Point(11.8, 11.8), lineWidth: 1.1)
    }

    /// A cloud, perhaps with the sun or the moon, and what falls from it.
    private func cloud(_ name: Substring, isFilled: Bool) -> [Layer]? {
        var words = name.split(separator: ".")[...]
        guard words.popFirst() == "cloud", let next = words.first else { return nil }
        var base: Substring = "cloud"
        if next == "sun" || next == "moon" {
            base += "." + next
            words.removeFirst()
        }
        let falling = words.compactMap { Composition.drawings["+" + $0] }
        guard !words.isEmpty, falling.count == words.count, let cloud = layers(of: base, isFilled: isFilled) else {
            return nil
        }
        return placed(cloud, scale: 0.85, at: Point(1.8, -1.2), lineWidth: Composition.lineWidth)
            + falling.map { Composition.layer($0, isFilled: false) }
    }

    /// A symbol in a shape, smaller and filled.
    private func enclosed(_ name: Substring, isFilled: Bool) -> [Layer]? {
        guard let dot = name.lastIndex(of: "."), let room = Composition.rooms[name[name.index(after: dot)...]],
            let shape = Composition.drawings[room.drawing],
            let content = layers(of: name[..<dot], isFilled: true) ?? layers(of: name[..<dot], isFilled: false)
        else { return nil }
        let half = SystemSymbol.side / 2
        let offset = Point(half * (1 - room.scale), half * (1 - room.scale) + room.lower)
        let inner = placed(content, scale: room.scale, at: offset, lineWidth: Composition.innerLineWidth)
        var outer = Composition.layer(shape, isFilled: isFilled)
        outer.isSecondary = true
        guard isFilled else { return [outer] + inner }
        outer.removesContent = true
        outer.removed += inner.flatMap(\.drawn)
        return [outer] + inner.filter { !$0.removed.isEmpty }.map { Layer(drawn: $0.removed) }
    }

    private struct Room {
        let drawing: Substring
        /// The size of the content, as a share.
        let scale: Double
        /// By how much the content is below the center.
        var lower = 0.0
    }

    private static let rooms: [Substring: Room] = [
        "circle": Room(drawing: "circle", scale: 0.52), "square": Room(drawing: "square", scale: 0.56),
        "app": Room(drawing: "app", scale: 0.56), "rectangle": Room(drawing: "rectangle", scale: 0.42),
        "capsule": Room(drawing: "capsule", scale: 0.34),
        "triangle": Room(drawing: "triangle", scale: 0.42, lower: 2.6),
        "diamond": Room(drawing: "diamond", scale: 0.42), "hexagon": Room(drawing: "hexagon", scale: 0.5),
        "octagon": Room(drawing: "octagon", scale: 0.52), "seal": Room(drawing: "seal", scale: 0.5),
        "shield": Room(drawing: "shield", scale: 0.48, lower: -0.5),
        "bubble": Room(drawing: "bubble", scale: 0.44, lower: -1.5),
        "message": Room(drawing: "message", scale: 0.46, lower: -0.7),
    ]

    /// A number of two digits.
    private func number(_ name: Substring) -> [Layer]? {
        guard name.count == 2, let first = name.first, let last = name.last, first.isNumber, last.isNumber,
            let tens = layers(of: String(first)[...], isFilled: false),
            let ones = layers(of: String(last)[...], isFilled: false)
        else { return nil }
        return placed(tens, scale: 0.85, at: Point(-4.2, 1.8), lineWidth: Composition.lineWidth)
            + placed(ones, scale: 0.85, at: Point(7.8, 1.8), lineWidth: Composition.lineWidth)
    }

    // MARK: Layers

    private func removing(_ shape: Shape, from layers: [Layer]) -> [Layer] {
        layers.map { layer in
            var layer = layer
            layer.removed.append(shape)
            (layer.isSecondary, layer.removesContent) = (true, false)
            return layer
        }
    }

    private func placed(_ layers: [Layer], scale: Double, at offset: Point, lineWidth: Double) -> [Layer] {
        func place(_ shape: Shape) -> Shape {
            Shape(
                path: shape.path.scaled(by: scale, movedBy: offset),
                lineWidth: shape.lineWidth.map { min($0, lineWidth) })
        }
        return layers.map { layer in
            var layer = layer
            (layer.drawn, layer.removed) = (layer.drawn.map(place), layer.removed.map(place))
            return layer
        }
    }
}

extension Substring {
    /// The words before the last one, if that is the given one with its period.
    fileprivate func removing(suffix: String) -> Substring? {
        guard let period = lastIndex(of: "."), self[period...] == suffix else { return nil }
        return self[..<period]
    }
}

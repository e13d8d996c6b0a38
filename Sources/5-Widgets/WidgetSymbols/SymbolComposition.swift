/// Composes symbols of the drawings of ``SymbolTable``, by the words of their names.
struct SymbolComposition {
    typealias Layer = SystemSymbol.Layer
    typealias Shape = SystemSymbol.Shape
    typealias Point = SymbolPath.Point

    let isRightToLeft: Bool

    /// The width of lines.
    private static let lineWidth = 1.9
    /// The width of lines within another symbol.
    private static let innerLineWidth = 1.6

    func layers(of name: Substring, isFilled: Bool = false) -> [Layer]? {
        switch SymbolTable.entry(name) {
        case .drawing(let drawing): return [drawing.layer(isFilled: isFilled, lineWidth: Self.lineWidth)]
        case .otherName(let name): return layers(of: name, isFilled: isFilled)
        case nil: break
        }
        if let rest = name.removing(suffix: ".fill") {
            return rest.hasSuffix(".fill") ? nil : layers(of: rest, isFilled: true)
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return renamed(words, of: name, isFilled: isFilled)
            ?? slashed(name, isFilled: isFilled)
            ?? cloud(words, isFilled: isFilled)
            ?? enclosed(name, isFilled: isFilled)
            ?? joined(words, of: name, isFilled: isFilled)
            ?? dotted(name, isFilled: isFilled)
            ?? partlyFilled(name)
            ?? stacked(name, isFilled: isFilled)
            ?? number(name)
    }

    // MARK: Signs on a symbol

    /// A name whose words have other ones with the same meaning.
    private func renamed(_ words: [Substring], of name: Substring, isFilled: Bool) -> [Layer]? {
        guard let other = SymbolNames(isRightToLeft: isRightToLeft).usual(words), other != name else { return nil }
        return layers(of: other[...], isFilled: isFilled)
    }

    private func slashed(_ name: Substring, isFilled: Bool) -> [Layer]? {
        guard let rest = name.removing(suffix: ".slash"), let base = layers(of: rest, isFilled: isFilled) else {
            return nil
        }
        let slash = SymbolPath("M 3.5 3.5 L 20.5 20.5")
        let gap = Shape(path: slash, lineWidth: 3 * Self.lineWidth)
        return removing([gap], from: base) + [Layer(drawn: [Shape(path: slash, lineWidth: Self.lineWidth)])]
    }

    /// A symbol with a dot at the top.
    private func dotted(_ name: Substring, isFilled: Bool) -> [Layer]? {
        guard let rest = name.removing(suffix: ".badge"), let base = layers(of: rest, isFilled: isFilled) else {
            return nil
        }
        let (dot, gap) = (SymbolPath("O 18.6 5.6 3.6"), SymbolPath("O 18.6 5.6 5.4"))
        return removing([Shape(path: gap, lineWidth: nil)], from: base)
            + [Layer(drawn: [Shape(path: dot, lineWidth: nil)])]
    }

    /// A cloud, perhaps with the sun or the moon, and what falls from it.
    private func cloud(_ words: [Substring], isFilled: Bool) -> [Layer]? {
        var words = words[...]
        guard words.popFirst() == "cloud", let next = words.first else { return nil }
        var base: Substring = "cloud"
        if next == "sun" || next == "moon" {
            base += "." + next
            words.removeFirst()
        }
        let falling = words.compactMap { drawing("+" + $0) }
        guard !words.isEmpty, falling.count == words.count, let cloud = layers(of: base, isFilled: isFilled) else {
            return nil
        }
        return placed(cloud, scale: 0.85, at: Point(1.8, -1.2), lineWidth: Self.lineWidth)
            + falling.map { $0.layer(isFilled: false, lineWidth: Self.lineWidth) }
    }

    /// A symbol of which a half is filled, or a smaller one in it.
    private func partlyFilled(_ name: Substring) -> [Layer]? {
        guard var rest = name.removing(suffix: ".filled") else { return nil }
        let inset = rest.removing(suffix: ".inset")
        rest = inset ?? rest
        let dot = rest.lastIndex(of: ".")
        let empty = dot.flatMap { Self.empty[rest[rest.index(after: $0)...]] }
        if let dot, empty != nil { rest = rest[..<dot] }
        guard inset != nil || empty != nil, let outline = layers(of: rest),
            let filled = layers(of: rest.removing(suffix: ".dashed") ?? rest, isFilled: true)
        else { return nil }
        var areas = filled.map { Layer(drawn: $0.drawn.filter { $0.lineWidth == nil }, removed: $0.removed) }
        if inset != nil { areas = placed(areas, scale: 0.62, at: Point(4.56, 4.56), lineWidth: Self.lineWidth) }
        if let empty { areas = removing([Shape(path: SymbolPath(empty), lineWidth: nil)], from: areas) }
        return areas + outline
    }

    /// What is empty in a symbol that is partly filled.
    private static let empty: [Substring: Substring] = [
        "half": "R 12 0 12 24 0", "lefthalf": "R 12 0 12 24 0", "righthalf": "R 0 0 12 24 0",
        "tophalf": "R 0 12 24 12 0", "bottomhalf": "R 0 0 24 12 0",
        "leftthird": "R 9 0 15 24 0", "rightthird": "R 0 0 15 24 0", "topthird": "R 0 10 24 14 0",
        "bottomthird": "R 0 0 24 14 0",
    ]

    // MARK: Two symbols

    /// Two symbols that a word of the name joins.
    private func joined(_ words: [Substring], of name: Substring, isFilled: Bool) -> [Layer]? {
        let joints = words.indices.dropFirst().dropLast().filter { Self.joints.contains(words[$0]) }
        // No name of Apple's has more, and each is a way to divide it.
        guard joints.count <= 4 else { return nil }
        for joint in joints.reversed() {
            let first = name[..<words[joint - 1].endIndex]
            let second = name[words[joint + 1].startIndex...]
            let layers =
                switch words[joint] {
                case "badge": badged(first, second, isFilled: isFilled)
                case "trianglebadge": signed(first, second + ".triangle", isFilled: isFilled)
                case "on": front(first, of: second, isFilled: isFilled)
                case "and": beside(first, second, isFilled: isFilled)
                default: emitting(first, second, isFilled: isFilled)
                }
            if let layers { return layers }
        }
        return nil
    }

    private static let joints: Set<Substring> = ["and", "badge", "on", "radiowaves", "trianglebadge", "waves"]

    /// A symbol with a sign at the bottom: in a circle, or by itself if the sign has an inside.
    private func badged(_ name: Substring, _ sign: Substring, isFilled: Bool) -> [Layer]? {
        guard drawing(sign)?.hasInside == true else { return signed(name, sign + ".circle", isFilled: isFilled) }
        guard let base = layers(of: name, isFilled: isFilled), let sign = layers(of: sign, isFilled: true) else {
            return nil
        }
        return inFront(sign, of: base, scale: 0.5, at: Point(11.8, 11.8))
    }

    /// A symbol with a sign in a circle or a triangle.
    private func signed(_ name: Substring, _ sign: Substring, isFilled: Bool) -> [Layer]? {
        guard let base = layers(of: name, isFilled: isFilled), let sign = layers(of: sign, isFilled: true) else {
            return nil
        }
        return inFront(sign, of: base, scale: 0.54, at: Point(11.8, 11.8), lineWidth: 1.1)
    }

    /// A symbol from which waves go out.
    private func emitting(_ name: Substring, _ direction: Substring, isFilled: Bool) -> [Layer]? {
        guard let waves = drawing("+waves." + direction),
            let base = layers(of: name.removing(suffix: ".and") ?? name, isFilled: isFilled)
        else { return nil }
        let corner: Point =
            switch direction {
            case "left": Point(8.2, 4.1)
            case "right": Point(-0.4, 4.1)
            case "up": Point(4.1, 8.2)
            default: Point(4.1, 4.1)
            }
        return placed(base, scale: 0.66, at: corner, lineWidth: Self.innerLineWidth)
            + [waves.layer(isFilled: false, lineWidth: Self.innerLineWidth)]
    }

    /// A symbol in front of another one of the same size.
    private func front(_ front: Substring, of back: Substring, isFilled: Bool) -> [Layer]? {
        guard let back = layers(of: back), let front = layers(of: front, isFilled: isFilled) else { return nil }
        let base = placed(back, scale: 0.78, at: Point(0, 0), lineWidth: Self.lineWidth)
        return inFront(front, of: base, scale: 0.72, at: Point(6.7, 6.7))
    }

    /// A symbol with a smaller one.
    private func beside(_ first: Substring, _ second: Substring, isFilled: Bool) -> [Layer]? {
        guard let first = layers(of: first, isFilled: isFilled), let second = layers(of: second, isFilled: isFilled)
        else { return nil }
        let base = placed(first, scale: 0.86, at: Point(0, 0), lineWidth: Self.lineWidth)
        return inFront(second, of: base, scale: 0.56, at: Point(10.4, 10.4))
    }

    private func stacked(_ name: Substring, isFilled: Bool) -> [Layer]? {
        guard let rest = name.removing(suffix: ".stack"), let front = layers(of: rest, isFilled: isFilled),
            let lines = drawing("+stack")
        else { return nil }
        return placed(front, scale: 0.84, at: Point(1.92, 3.8), lineWidth: Self.lineWidth)
            + [lines.layer(isFilled: false, lineWidth: Self.innerLineWidth)]
    }

    /// Draws a smaller symbol in front of another one, from which it stands clear.
    private func inFront(
        _ front: [Layer], of base: [Layer], scale: Double, at offset: Point, lineWidth: Double = innerLineWidth
    ) -> [Layer] {
        let front = placed(front, scale: scale, at: offset, lineWidth: lineWidth)
        let gap = front.flatMap(\.drawn).flatMap { shape in
            let around = Shape(path: shape.path, lineWidth: (shape.lineWidth ?? 0) + 2.6)
            return shape.lineWidth == nil ? [shape, around] : [around]
        }
        return removing(gap, from: base) + front
    }

    /// A symbol in a shape, smaller and filled.
    private func enclosed(_ name: Substring, isFilled: Bool) -> [Layer]? {
        for dot in name.indices where name[dot] == "." {
            guard let room = SymbolRoom.named(name[name.index(after: dot)...]),
                let shape = drawing("+" + room.drawing) ?? drawing(room.drawing)
            else { continue }
            let inside = name[..<dot].removing(suffix: ".fill") ?? name[..<dot]
            // In `person.badge.shield`, the shield is what is joined.
            guard !Self.joints.contains(where: { inside.hasSuffix("." + $0) }) else { continue }
            guard let content = layers(of: inside, isFilled: true) else { return nil }
            let half = SystemSymbol.side / 2
            let offset = Point(room.center.x - half * room.scale, room.center.y - half * room.scale)
            let inner = placed(content, scale: room.scale, at: offset, lineWidth: Self.innerLineWidth)
            var outer = shape.layer(isFilled: isFilled, lineWidth: Self.lineWidth)
            outer.isSecondary = true
            guard isFilled, shape.hasInside else { return [outer] + inner }
            outer.removesContent = true
            outer.removed += inner.flatMap(\.drawn)
            return [outer] + inner.filter { !$0.removed.isEmpty }.map { Layer(drawn: $0.removed) }
        }
        return nil
    }

    /// A number of two digits.
    private func number(_ name: Substring) -> [Layer]? {
        guard name.count == 2, let first = name.first, let last = name.last, first.isNumber, last.isNumber,
            let tens = layers(of: String(first)[...]), let ones = layers(of: String(last)[...])
        else { return nil }
        return placed(tens, scale: 0.85, at: Point(-4.2, 1.8), lineWidth: Self.lineWidth)
            + placed(ones, scale: 0.85, at: Point(7.8, 1.8), lineWidth: Self.lineWidth)
    }

    // MARK: Layers

    private func drawing(_ name: Substring) -> SymbolDrawing? {
        switch SymbolTable.entry(name) {
        case .drawing(let drawing): drawing
        case .otherName(let name): drawing(name)
        case nil: nil
        }
    }

    private func removing(_ shapes: [Shape], from layers: [Layer]) -> [Layer] {
        layers.map { layer in
            var layer = layer
            layer.removed += shapes
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
    func removing(suffix: String) -> Substring? {
        hasSuffix(suffix) ? dropLast(suffix.count) : nil
    }
}

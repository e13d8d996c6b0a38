/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    private var margin: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: margin, dy: margin)) }

    public func inset(by amount: CGFloat) -> Rectangle {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    private var margin: CGFloat = 0

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect.insetBy(dx: margin, dy: margin), cornerSize: cornerSize, style: style)
        return path
    }

    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// A rectangle whose corners are rounded differently.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    private let radius: CGFloat
    private var margin: CGFloat = 0

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
    }

    /// The outline, with the largest radius at all corners.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: margin, dy: margin), cornerRadius: radius)
    }

    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// A rectangle with half circles at its ends.
public nonisolated struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    private var margin: CGFloat = 0

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: margin, dy: margin)
        return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    public func inset(by amount: CGFloat) -> Capsule {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    private var margin: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: margin, dy: margin)) }

    public func inset(by amount: CGFloat) -> Ellipse {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
    private var margin: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path {
        let diameter = min(rect.width, rect.height) - 2 * margin
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }

    public func inset(by amount: CGFloat) -> Circle {
        var copy = self
        copy.margin += amount
        return copy
    }
}

/// The shape of the container, such as a widget. Its outline here is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    private var margin: CGFloat = 0

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: margin, dy: margin)) }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.margin += amount
        return copy
    }
}

nonisolated extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

nonisolated extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

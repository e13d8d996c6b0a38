/// A resolved part of a view: what is drawn, and how its children are placed.
///
/// A node limits the depth of its tree and the number of nodes in it, so that neither a layout nor the end of its life can
/// exhaust memory or the stack.
package struct Node {
    package enum Content {
        /// A form in a color.
        case shape(Shape, ShapeDrawing)
        case text(StyledText)
        case image(ImageContent)
        /// What a closure draws in a size, which takes the proposed space.
        case canvas((Size) throws(DrawingError) -> DisplayList)
        /// Space that grows along the axis of its stack, or along both.
        case spacer(along: Axis?, minLength: Double?)
        /// A line across its stack, whose axis is given.
        case divider(in: Axis, Color)
        /// Children that are placed by a layout.
        case layout(any NodeLayout)
        /// Content that depends on the place in the picture.
        case reader((Rect) throws(DrawingError) -> Node)
        /// One child, which is drawn in another way.
        case effect(Effect)
        /// One child, which containers treat in another way.
        case trait(Trait)
        /// One child, whose place is a link or an action.
        case region(any Region)
        /// One child, which people read in another way.
        case description(Description)
        /// One child, and what is drawn behind the whole widget.
        case containerBackground
    }

    package let content: Content
    package let children: [Node]
    /// The longest path to a leaf.
    let depth: Int
    /// The number of nodes.
    let count: Int

    /// Creates a node.
    /// - Throws: `tooDeep` or `tooManyNodes`.
    package init(_ content: Content, _ children: [Node] = []) throws(DrawingError) {
        self.content = content
        self.children = children
        depth = (children.lazy.map(\.depth).max() ?? 0) + 1
        count = children.reduce(1) { $0 + $1.count }
        guard depth <= DrawingLimits.depth else { throw .tooDeep }
        guard count <= DrawingLimits.nodes else { throw .tooManyNodes }
    }

    /// The background of the container, from the first node that declares one.
    package var containerBackground: Node? {
        if case .containerBackground = content, children.count == 2 { return children[1] }
        for child in children {
            if let background = child.containerBackground { return background }
        }
        return nil
    }
}

/// What a shape does with its form.
package enum ShapeDrawing {
    case fill(Paint)
    case stroke(Paint, StrokeStyle)
}

/// An image.
package struct ImageContent {
    package var picture: Picture
    /// The size in points.
    package var size: Size
    /// Whether it takes the proposed size.
    package var isResizable: Bool
    /// The name of the symbol or asset.
    package var name = ""
    /// The name that assistive technologies read.
    package var label: String?

    package init(picture: Picture, size: Size, isResizable: Bool = false, label: String? = nil) {
        self.picture = picture
        self.size = size
        self.isResizable = isResizable
        self.label = label
    }
}

/// A change of how a view is drawn, which its layout ignores.
package enum Effect {
    case opacity(Double)
    case offset(Size)
    /// A mapping around a point of the view.
    case transform(AffineTransform, anchor: UnitPoint)
    case clip(Shape)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    case colors(ColorMatrix)
    case blend(BlendMode)
    case composition(Composition)
    /// Blending and compositions reach no further than the content.
    case isolated
    case hidden
}

/// A property of a view that its container reads.
package enum Trait {
    case layoutPriority(Double)
    case zIndex(Double)
    case guide(AlignmentGuide, (ViewDimensions) -> Double)
    /// The number of columns of a grid that a cell takes.
    case gridColumns(Int)
    /// The alignment of the column of a grid.
    case gridColumnAlignment(AlignmentGuide)
    /// The place in its cell of a grid.
    case gridAnchor(UnitPoint)
    /// The axes along which a cell does not size its column or row.
    case gridUnsized(Set<Axis>)
    /// A value for the layout of the container, by its key.
    case value(ObjectIdentifier, Any)
}

/// Why a view cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooDeep
    case tooManyNodes
    case tooMuchLayout
    case textTooLong(Int)
    case notFinite

    package var description: String {
        switch self {
        case .tooDeep: "views are nested more than \(DrawingLimits.depth) deep"
        case .tooManyNodes: "the view has more than \(DrawingLimits.nodes) parts"
        case .tooMuchLayout: "the layout takes more than \(DrawingLimits.measurements) measurements"
        case .textTooLong(let length): "a text has \(length) bytes; at most \(DrawingLimits.textBytes) are drawn"
        case .notFinite: "a view has a place or a size that is no finite number"
        }
    }
}

/// How much a picture can contain.
package enum DrawingLimits {
    /// The depth of a tree. Its layout needs less than 2 MB of stack, also in a debug build.
    package static let depth = 200
    package static let nodes = 20_000
    /// The number of views that are resolved to nodes, with those that only contain others.
    package static let views = 400_000
    package static let measurements = 1_000_000
    package static let textBytes = 65_536
}

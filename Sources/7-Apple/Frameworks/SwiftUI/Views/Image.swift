/// A picture, by its name.
public nonisolated struct Image: PrimitiveView, Equatable, Sendable {
    /// Where a picture comes from.
    package enum Source: Hashable, Sendable {
        case asset(AssetName)
        case symbol(String)
        /// A picture's file, and the pixels of a point.
        case data(Data, scale: Double)
    }

    /// Whether a picture is drawn with its colors or as a mask.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How pixels are scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How a picture fills a space.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// The size of a symbol relative to text.
    public enum Scale: CaseIterable, Hashable, Sendable { case small, medium, large }

    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1
        case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }

    /// Where the picture comes from.
    package let source: Source
    /// The text for accessibility, if any.
    package var label: Text? { labels.first }
    private var labels: [Text] = []
    /// The names and arguments of the modifiers, in the order in which they were applied.
    package private(set) var attributes: [TextAttribute] = []

    init(_ source: Source) { self.source = source }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(AssetName(name, in: bundle))) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .asset(AssetName(name, in: bundle))
        labels = [label]
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self = Image(name, bundle: bundle).varied(by: variableValue)
    }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    public init(systemName: String) { source = .symbol(systemName) }
    public init(systemName: String, variableValue: Double?) {
        self = Image(systemName: systemName).varied(by: variableValue)
    }

    /// A symbol of which a part is emphasized.
    private func varied(by value: Double?) -> Image {
        value.map { with($0, name: "variableValue") } ?? self
    }

    private func with(_ arguments: (any Sendable)?..., name: String = #function) -> Image {
        var copy = self
        copy.attributes.append(TextAttribute(name: baseName(of: name), arguments: arguments))
        return copy
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with(capInsets, resizingMode)
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with(renderingMode) }
    public func interpolation(_ interpolation: Interpolation) -> Image { with(interpolation) }
    public func antialiased(_ isAntialiased: Bool) -> Image { with(isAntialiased) }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with(mode) }

    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        with(renderingMode)
    }
}

/// How the layers of a symbol are colored.
public enum SymbolRenderingMode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

/// Variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    /// The words that the variants add to a name, in the order of names.
    private var words: Set<String> = []

    private init(_ word: String? = nil) { words = word.map { [$0] } ?? [] }

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants("circle")
    public static let square = SymbolVariants("square")
    public static let rectangle = SymbolVariants("rectangle")
    public static let fill = SymbolVariants("fill")
    public static let slash = SymbolVariants("slash")

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { words.isSuperset(of: other.words) }

    /// Adds variants; none removes all.
    package mutating func add(_ other: SymbolVariants) { self = other == .none ? .none : adding(other) }

    private func adding(_ other: SymbolVariants) -> SymbolVariants {
        var copy = self
        copy.words.formUnion(other.words)
        return copy
    }

    /// What the variants add to a name.
    var suffix: String {
        ["slash", "circle", "square", "rectangle", "fill"].filter(words.contains).map { ".\($0)" }.joined()
    }
}

/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView, CompoundView {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    package var children: [any View] { [icon, title] }
}

nonisolated extension Label where Title == Text, Icon == Image {
    @PlainText @TranslatedText
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    @PlainText @TranslatedText
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

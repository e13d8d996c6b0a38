public import IntentFoundation

/// A text.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    enum Storage: Equatable, Sendable {
        case string(String)
        case key(LocalizedStringKey)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case date(Date, DateStyle)
        case dates(Date, Date)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case image(Image)
        case joined([Text])
    }

    let storage: Storage
    /// The names and arguments of the modifiers, in the order in which they were applied.
    package private(set) var attributes: [TextAttribute] = []

    init(_ storage: Storage) { self.storage = storage }

    public init(verbatim content: String) { storage = .string(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .string(String(content)) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        var key = key
        (key.table, key.bundle) = (tableName, bundle)
        storage = .key(key)
    }

    // A literal is a key, although it can be an attributed text, too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    public init(_ image: Image) { storage = .image(image) }

    /// Returns the text with a further modifier.
    func with(_ arguments: (any Sendable)?..., name: String = #function) -> Text {
        var copy = self
        copy.attributes.append(TextAttribute(name: baseName(of: name), arguments: arguments))
        return copy
    }

    public static func + (first: Text, second: Text) -> Text {
        switch (first.storage, second.storage) {
        case (.joined(let texts), _) where first.attributes.isEmpty: Text(.joined(texts + [second]))
        default: Text(.joined([first, second]))
        }
    }

    /// How lines that are too long are shortened.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Whether text is shown in upper or lower case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// The scale of a text.
    public enum Scale: Hashable, Sendable { case `default`, secondary }
}

/// The description of a modifier of a text.
package struct TextAttribute: Sendable, Equatable {
    /// The name of the modifier.
    package let name: String
    /// The arguments in the order of the declaration.
    package let arguments: [(any Sendable)?]

    package static func == (first: TextAttribute, second: TextAttribute) -> Bool {
        first.name == second.name && String(describing: first.arguments) == String(describing: second.arguments)
    }
}

nonisolated extension Text {
    /// What the picture lacks of a line under or through a text.
    static func undrawnLine(_ modifier: String, _ pattern: LineStyle.Pattern, _ color: Color?) -> [String] {
        (pattern == .solid ? [] : ["\(modifier)(pattern:)"]) + (color == nil ? [] : ["\(modifier)(color:)"])
    }
}

// Modifiers that return a text again, so that texts can be joined.
nonisolated extension Text {
    public func font(_ font: Font?) -> Text { with(font) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(weight) }
    public func fontWidth(_ width: Font.Width?) -> Text { with(width) }
    public func fontDesign(_ design: Font.Design?) -> Text { with(design) }
    public func foregroundColor(_ color: Color?) -> Text { with(color) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(style) }
    public func bold() -> Text { with(true) }
    public func bold(_ isActive: Bool) -> Text { with(isActive) }
    public func italic() -> Text { with(true) }
    public func italic(_ isActive: Bool) -> Text { with(isActive) }
    public func monospaced(_ isActive: Bool = true) -> Text { with(isActive) }
    public func monospacedDigit() -> Text { with() }
    public func kerning(_ kerning: CGFloat) -> Text { with(kerning) }
    public func tracking(_ tracking: CGFloat) -> Text { with(tracking) }
    public func baselineOffset(_ offset: CGFloat) -> Text { with(offset) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { with(scale, isEnabled) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(isActive, color) }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with(isActive, pattern, color) }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { with(isActive, color) }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { with(isActive, pattern, color) }

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { with(label) }
    @PlainText
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { accessibilityLabel(Text(label)) }
}

nonisolated extension Text {
    /// Creates a text that is translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}

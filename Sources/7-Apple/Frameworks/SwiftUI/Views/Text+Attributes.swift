// The attributes of texts, which Apple has in SwiftUI and in Foundation, and Markdown in attributed texts.

extension AttributeScopes {
    /// The scope with the attributes of views.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of texts in views.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes, such as `link`.
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kerning"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
    ) -> Key { self[Key.self] }
}

/// How Markdown marks a part of a text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
    /// What of Markdown is read: the marks in lines. Blocks, such as lists, stay as they are.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        public var interpretedSyntax: InterpretedSyntax

        public init(interpretedSyntax: InterpretedSyntax = .full) { self.interpretedSyntax = interpretedSyntax }
    }

    /// Creates a text whose parts have the attributes that Markdown gives them.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for span in MarkdownSpan.spans(of: markdown) {
            var part = AttributedString(span.text)
            let intents = span.style.intents
            if !intents.isEmpty {
                part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intents
            }
            if let address = span.address {
                part.link = URL(string: address, relativeTo: baseURL)
            }
            append(part)
        }
    }
}

extension MarkdownSpan.Style {
    private static let table: [(style: MarkdownSpan.Style, intent: InlinePresentationIntent, modifier: String)] = [
        (.emphasized, .emphasized, "italic"), (.strong, .stronglyEmphasized, "bold"),
        (.struckThrough, .strikethrough, "strikethrough"), (.code, .code, "monospaced"),
    ]

    fileprivate var intents: InlinePresentationIntent {
        InlinePresentationIntent(Self.table.filter { contains($0.style) }.map(\.intent))
    }

    fileprivate init(_ intents: InlinePresentationIntent) {
        self.init(Self.table.filter { intents.contains($0.intent) }.map(\.style))
    }

    /// The modifiers of texts that the style stands for.
    var attributes: [TextAttribute] {
        Self.table.filter { contains($0.style) }.map { TextAttribute(name: $0.modifier, arguments: [true]) }
            + (contains(.link) ? [TextAttribute(name: "foregroundColor", arguments: [Color.accentColor])] : [])
            + (contains(.inflected) ? [TextAttribute(name: "inflect", arguments: [])] : [])
    }
}

extension AttributedString.Runs.Run {
    /// The modifiers that the attributes of the run stand for.
    var textAttributes: [TextAttribute] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var style = MarkdownSpan.Style(self[Scope.InlinePresentationIntentAttribute.self] ?? [])
        if self.link != nil { style.insert(.link) }
        let values: [(name: String, value: (any Sendable)?)] = [
            ("font", self[Scope.FontAttribute.self]), ("foregroundColor", self[Scope.ForegroundColorAttribute.self]),
            ("kerning", self[Scope.KerningAttribute.self]), ("tracking", self[Scope.TrackingAttribute.self]),
            ("baselineOffset", self[Scope.BaselineOffsetAttribute.self]),
        ]
        let lines: [(name: String, line: Text.LineStyle?)] = [
            ("strikethrough", self[Scope.StrikethroughStyleAttribute.self]),
            ("underline", self[Scope.UnderlineStyleAttribute.self]),
        ]
        return style.attributes
            + lines.compactMap { name, line in
                line.map { TextAttribute(name: name, arguments: [true, $0.pattern, $0.color]) }
            }
            + values.compactMap { name, value in value.map { TextAttribute(name: name, arguments: [$0]) } }
    }

    /// Whether the run has a color behind it, which is not drawn.
    var hasBackground: Bool { self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] != nil }
}

public import IntentFoundation

/// Options in sections.
///
/// ```swift
/// ItemCollection {
///     ItemSection("Rivers") {
///         "Elbe"
///         "Oder"
///     }
/// }
/// ```
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
    /// The text above the options.
    public let promptLabel: LocalizedStringResource?
    /// Whether the options have an index by first letter.
    public let usesIndexedCollation: Bool
    /// The sections.
    public let sections: [IntentItemSection<Result>]

    /// A collection without options.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

    /// Creates a collection with sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Creates a collection of options in one section without a title.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// Creates a collection with a list of sections or options.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }
}

/// Options below one title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// The title; nil for options without one.
    public let title: LocalizedStringResource?
    /// The line below the title.
    public let subtitle: LocalizedStringResource?
    /// The image beside the title.
    public let image: DisplayRepresentation.Image?
    /// The options.
    public let items: [IntentItem<Result>]

    private init(
        _ title: LocalizedStringResource?, _ subtitle: LocalizedStringResource?, _ image: DisplayRepresentation.Image?,
        _ items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    public init(items: [IntentItem<Result>]) { self.init(nil, nil, nil, items) }

    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, nil, nil, items) }

    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, nil, nil, items) }

    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, nil, nil, items.map { IntentItem($0) })
    }

    /// Creates a section with a list of options.
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle, image, itemsBuilder())
    }

    /// Builds a list of sections. Options outside of a section are one without a title.
    @resultBuilder
    public enum Builder: ListBuilder {
        public typealias Element = IntentItemSection<Result>

        public static func buildExpression(_ item: IntentItem<Result>) -> [Element] { [Element(items: [item])] }
        public static func buildExpression(_ value: Result) -> [Element] { buildExpression(IntentItem(value)) }
    }
}

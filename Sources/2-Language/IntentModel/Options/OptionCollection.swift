import IntentSystem

/// The options of a parameter, in display order.
///
/// An empty collection is valid and means that there is nothing to choose from. If several options have the same
/// identifier, the engine uses the first and drops the others.
public struct OptionCollection<Value: Hashable & Sendable>: Hashable, Sendable {
    public var sections: [OptionSection<Value>]
    /// The text that an editor displays above the list.
    public var promptLabel: String?
    /// Whether an editor displays an alphabetical index beside the list.
    public var usesIndexedCollation: Bool
    /// A text with which the handler finds the next page; `nil` on the last page.
    public var cursor: String?
    /// What was left out because it is odd.
    package var omissions = Omissions()

    public init(
        sections: [OptionSection<Value>], promptLabel: String? = nil, usesIndexedCollation: Bool = false,
        cursor: String? = nil
    ) {
        self.sections = sections
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.cursor = cursor
    }

    /// The items of all sections in display order.
    public var items: [OptionItem<Value>] {
        sections.flatMap { $0.items }
    }
}

/// A section of options under a common title.
public struct OptionSection<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The title; `nil` for a section without one.
    public var title: String?
    public var subtitle: String?
    public var image: ImageValue?
    public var items: [OptionItem<Value>]

    public init(
        title: String? = nil, subtitle: String? = nil, image: ImageValue? = nil, items: [OptionItem<Value>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    /// Returns whether both sections have the same title, subtitle and image.
    package func hasSameHeading(as other: OptionSection) -> Bool {
        title.isExactly(other.title) && subtitle.isExactly(other.subtitle) && image == other.image
    }

    public static func == (first: OptionSection, second: OptionSection) -> Bool {
        first.hasSameHeading(as: second) && first.items == second.items
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(items)
    }
}

/// An option: a value that can be chosen, and the texts that represent it.
public struct OptionItem<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// The title to display.
    public var title: String
    public var subtitle: String?
    public var image: ImageValue?
    /// Other texts that a search finds the option by.
    public var synonyms: [String]
    /// Why the option cannot be chosen, such as `Closed until May`; `nil` if it can. An editor displays the option with the
    /// reason. A value that is already chosen stays.
    public var disabledReason: String?

    public init(
        _ value: Value, title: String, subtitle: String? = nil, image: ImageValue? = nil, synonyms: [String] = [],
        disabledReason: String? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
        self.disabledReason = disabledReason
    }

    public static func == (first: OptionItem, second: OptionItem) -> Bool {
        first.value == second.value && first.title.isExactly(second.title) && first.subtitle.isExactly(second.subtitle)
            && first.image == second.image && first.synonyms.isExactly(second.synonyms)
            && first.disabledReason.isExactly(second.disabledReason)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}

extension OptionItem<IntentValue> {
    /// Creates an option whose title and image come from its value.
    package init(showing value: IntentValue) {
        switch value {
        case .object(let object):
            self.init(
                value, title: object.displayString, subtitle: object.subtitleString, image: object.displayImage,
                synonyms: object.alternativeSpeakableMatches)
        case .person(let person): self.init(value, title: person.displayName, image: person.image)
        case .file(let file): self.init(value, title: file.name)
        case let other: self.init(value, title: other.optionIdentifier ?? "")
        }
    }
}

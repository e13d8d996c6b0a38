/// Options offered for one parameter of one widget instance, in display order.
///
/// An empty collection is valid and means "nothing to choose". Where a handler repeats an identifier, the first
/// counts; the engine drops the rest.
public struct OptionCollection<Value: Hashable & Sendable>: Hashable, Sendable {
    public var sections: [OptionSection<Value>]
    /// What an editor says above the list.
    public var promptLabel: String?
    /// Whether an editor shows an alphabetical index beside the list.
    public var usesIndexedCollation: Bool
    /// Where the next page begins, in the handler's own words; nil when this is the end.
    public var cursor: String?

    public init(
        sections: [OptionSection<Value>], promptLabel: String? = nil, usesIndexedCollation: Bool = false,
        cursor: String? = nil
    ) {
        self.sections = sections
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.cursor = cursor
    }

    /// The items of all sections, in display order.
    public var items: [OptionItem<Value>] {
        sections.flatMap(\.items)
    }
}

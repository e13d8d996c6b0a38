/// A group of options under a heading.
public struct OptionSection<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nil for a group without a heading.
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
}

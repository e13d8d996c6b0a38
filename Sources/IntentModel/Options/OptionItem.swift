/// One thing that may be chosen, and how it is shown.
public struct OptionItem<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    /// What the list shows.
    public var title: String
    public var subtitle: String?
    public var image: ImageValue?
    /// Other words that a search finds it by.
    public var synonyms: [String]

    public init(
        _ value: Value, title: String, subtitle: String? = nil, image: ImageValue? = nil, synonyms: [String] = []
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
}

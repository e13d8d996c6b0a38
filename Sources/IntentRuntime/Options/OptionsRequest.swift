/// What is asked when a parameter's options are shown.
public struct OptionsRequest: Sendable {
    /// The slot of a list that is being edited, counted from 0: it keeps its own value among the options. Nil for
    /// adding one.
    public var slot: Int?
    /// Nil, or the empty text, for all options.
    public var searchTerm: String?
    /// Most items to return, 1 or more.
    public var limit: Int
    /// Where to go on: what an earlier answer's collection carried. It belongs to the same question.
    public var cursor: String?
    /// Whether what is chosen already stays among the items, named in ``OptionsAnswer/chosen``.
    public var includesChosen: Bool
    /// A BCP 47 tag; nil for the engine's.
    public var locale: String?
    /// How long the answer may take; nil for the engine's ``EngineSettings/optionsDeadline``. Never more than
    /// ``EngineSettings/longestDeadline``.
    public var deadline: Duration?

    /// Without arguments: the first hundred options for adding a value, in the engine's language and time.
    public init(
        slot: Int? = nil, searchTerm: String? = nil, limit: Int = 100, cursor: String? = nil,
        includesChosen: Bool = false, locale: String? = nil, deadline: Duration? = nil
    ) {
        self.slot = slot
        self.searchTerm = searchTerm
        self.limit = limit
        self.cursor = cursor
        self.includesChosen = includesChosen
        self.locale = locale
        self.deadline = deadline
    }
}

/// A request for the options of a parameter.
public struct OptionsRequest: Sendable {
    /// The slot of the list that is being edited, counted from 0, whose own value stays among the options. Nil to add a
    /// value.
    public var slot: Int?
    /// The search term; nil or empty for all options.
    public var searchTerm: String?
    /// The title of the only section to return; empty for the options without a section, and nil for all. Results of a
    /// search have no sections.
    public var section: String?
    /// The maximum number of options to return, at least 1.
    public var limit: Int
    /// The cursor of an earlier answer to the same request, to get the next page; nil for the first page.
    public var cursor: String?
    /// Whether options that are already chosen are included and listed in ``OptionsAnswer/chosen``.
    public var includesChosen: Bool
    /// The BCP 47 tag of the language; nil for the language of the engine.
    public var locale: String?
    /// The timeout of the request; nil for ``EngineSettings/optionsTimeout``. At most
    /// ``EngineSettings/requestTimeout``.
    public var timeout: Duration?

    /// Creates a request. By default, it requests the first hundred options for adding a value, in the language of the
    /// engine.
    public init(
        slot: Int? = nil, searchTerm: String? = nil, section: String? = nil, limit: Int = 100, cursor: String? = nil,
        includesChosen: Bool = false, locale: String? = nil, timeout: Duration? = nil
    ) {
        self.slot = slot
        self.searchTerm = searchTerm
        self.section = section
        self.limit = limit
        self.cursor = cursor
        self.includesChosen = includesChosen
        self.locale = locale
        self.timeout = timeout
    }
}

/// The answer to a request for options. There is always a collection, and a state that describes it.
public struct OptionsAnswer: Hashable, Sendable {
    /// The state of an answer.
    public enum State: Hashable, Sendable {
        /// The options are current. If the collection is empty, there is nothing to choose.
        case answered
        /// The options are the last good answer, with its age and the reason why there is no current one.
        case stale(age: Duration, OptionsFailure)
        /// There are no options, with the reason.
        case failed(OptionsFailure)
        /// A parent has no value yet, so the provider was not called.
        case needs(parent: String)
    }

    /// The options in sections; empty if the state explains why. Use its cursor for the next request.
    public var collection: OptionCollection<IntentValue>
    /// The state of the answer.
    public var state: State
    /// The age of the options: zero if they were requested just now. It is measured by the system's clock if another
    /// process requested them.
    public var age: Duration
    /// The identifiers of the options that are already chosen, in the order of the options, if the request includes them.
    public var chosen: [String]

    /// Creates an answer.
    public init(
        collection: OptionCollection<IntentValue>, state: State, age: Duration = .zero, chosen: [String] = []
    ) {
        self.collection = collection
        self.state = state
        self.age = age
        self.chosen = chosen
    }
}

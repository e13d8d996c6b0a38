/// What came of asking for options: a collection, always, and how good it is.
public struct OptionsAnswer: Hashable, Sendable {
    /// How the collection was come by.
    public enum State: Hashable, Sendable {
        /// Fresh. An empty collection then means that there is nothing to choose.
        case answered
        /// The last good answer, so old, because of the reason.
        case stale(age: Duration, HandlerFailure)
        /// Nothing to show, because of the reason.
        case failed(HandlerFailure)
        /// A parent has no value yet; nobody was asked.
        case needs(parent: String)
    }

    /// What may be chosen, in sections; empty where the state says why. Its cursor goes into the next request.
    public var collection: OptionCollection<IntentValue>
    /// How the collection was come by.
    public var state: State
    /// How old the collection is: zero where it was asked for just now, more where an earlier answer still holds, and
    /// with `stale`. By the wall clock where another process asked.
    public var age: Duration
    /// Identifiers among the items that are chosen already; only where they were asked for, else left out.
    public var chosen: Set<String>

    /// An answer; the engine makes them, and tests and previews may.
    public init(
        collection: OptionCollection<IntentValue>, state: State, age: Duration = .zero, chosen: Set<String> = []
    ) {
        self.collection = collection
        self.state = state
        self.age = age
        self.chosen = chosen
    }
}

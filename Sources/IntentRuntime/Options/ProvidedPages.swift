/// The pages of one parameter's provided options, fresh where the provider answers, else as it last answered.
struct ProvidedPages: Sendable {
    /// A page, how old it is, and why it is not fresh.
    struct Page: Sendable {
        let collection: OptionCollection<IntentValue>
        let age: Duration
        let staleness: Staleness?
    }

    struct Staleness: Sendable {
        let age: Duration
        let failure: HandlerFailure
    }

    /// More pages than this are not asked for by one request: a provider whose cursors never end is cut short.
    static let mostPages = 1000
    /// More items than this are neither gathered for a search or a default nor answered at once.
    static let mostItems = 100_000
    /// What is asked for at a time where everything is wanted.
    private static let gatheringLimit = 1000

    let providers: OptionProviders
    let parameter: Parameter
    let subject: ProviderSubject
    let deadline: ContinuousClock.Instant

    /// - Parameter searchTerm: For the handler; the runtime's own search is not a page's.
    func page(
        searchTerm: String?, limit: Int, cursor: String?
    ) async throws(CancellationError) -> Result<Page, HandlerFailure> {
        let source = DocumentSource(parameter.options)
        let key = subject.key(of: parameter, source: source, searchTerm: searchTerm, cursor: cursor)
        let answer = try await providers.page(
            of: parameter, for: subject, searchTerm: searchTerm, limit: limit, cursor: cursor, by: deadline)
        switch answer {
        case .success(let page):
            // Documents were remembered when they came.
            if source == nil { try await providers.answers.remember(page.collection, for: key) }
            return .success(Page(collection: page.collection, age: page.age, staleness: nil))
        // What was allowed once and is no longer is not shown either.
        case .failure(.sourceNotTrusted(let message)): return .failure(.sourceNotTrusted(message))
        case .failure(let failure):
            guard let last = try await providers.answers.last(for: key, of: parameter) else {
                return .failure(failure)
            }
            let staleness = Staleness(age: last.age, failure: failure)
            return .success(Page(collection: last.page, age: last.age, staleness: staleness))
        }
    }

    /// The complete list, without repeats, as one page.
    /// - Parameter count: Enough items; nil for all.
    func all(atLeast count: Int? = nil) async throws(CancellationError) -> Result<Page, HandlerFailure> {
        var taking = OptionTaking(excluding: [], limit: min(count ?? Self.mostItems, Self.mostItems))
        var cursors: Set<String?> = []
        var cursor: String?
        var first: Page?
        var staleness: Staleness?
        var age = Duration.zero
        repeat {
            let limit = min(count ?? Self.gatheringLimit, Self.gatheringLimit)
            let page: Page
            switch try await self.page(searchTerm: nil, limit: max(1, limit), cursor: cursor) {
            case .success(let answer): page = answer
            case .failure(let failure): return .failure(failure)
            }
            cursors.insert(cursor)
            first = first ?? page
            staleness = staleness.older(page.staleness)
            age = max(age, page.age)
            _ = taking.take(page.collection, from: 0)
            cursor = page.collection.cursor
        } while cursor != nil && !cursors.contains(cursor) && !taking.isFull && cursors.count < Self.mostPages
        let collection = OptionCollection(
            sections: taking.sections, promptLabel: first?.collection.promptLabel,
            usesIndexedCollation: first?.collection.usesIndexedCollation ?? false)
        return .success(Page(collection: collection, age: age, staleness: staleness))
    }
}

extension ProvidedPages.Staleness? {
    func older(_ other: ProvidedPages.Staleness?) -> ProvidedPages.Staleness? {
        guard let self else { return other }
        guard let other else { return self }
        return self.age >= other.age ? self : other
    }
}

/// Answers one request for options.
///
/// What is in effect in other shown slots is left out after the search and before limit and cursor.
struct OptionListing: Sendable {
    let schema: Schema
    let parameter: Parameter
    let request: OptionsRequest
    let locale: String
    let cursor: OptionCursor
    /// What is in effect for this parameter.
    let effective: IntentValue?
    let pages: ProvidedPages
    let searches: SearchIndexes
    let searchSubject: SearchIndexes.Subject

    func answer() async throws(CancellationError) -> OptionsAnswer {
        guard parameter.hasProvidedOptions else { return literal() }
        let isSearchedHere = searchTerm != nil && !parameter.searchesInHandler
        if isSearchedHere || isDocument { return try await gathered() }
        return try await paged()
    }

    /// The empty term is no search.
    private var searchTerm: String? {
        request.searchTerm.flatMap { $0.isEmpty ? nil : $0 }
    }

    private var limit: Int { min(request.limit, ProvidedPages.mostItems) }

    /// A document is a complete list.
    private var isDocument: Bool { DocumentSource(parameter.options) != nil }

    /// Identifiers in effect in the slots that are shown.
    private var chosen: Set<String> {
        Set((effective?.slots ?? []).compactMap { $0?.optionIdentifier })
    }

    private var excluded: Set<String> {
        guard parameter.hasUniqueValues, parameter.type.isList, !request.includesChosen else { return [] }
        let slots = (effective?.slots ?? []).enumerated().filter { $0.offset != request.slot }
        return Set(slots.compactMap { $0.element?.optionIdentifier })
    }

    private func literal() -> OptionsAnswer {
        let collection = parameter.literalOptions(in: schema, locale: locale) ?? OptionCollection(sections: [])
        return cut(collection, state: .answered)
    }

    /// The complete list, searched by the runtime.
    private func gathered() async throws(CancellationError) -> OptionsAnswer {
        switch try await pages.all() {
        case .success(let page): return cut(page.collection, state: page.state, age: page.age)
        case .failure(let failure): return .empty(.failed(failure))
        }
    }

    private func cut(
        _ collection: OptionCollection<IntentValue>, state: OptionsAnswer.State, age: Duration = .zero
    ) -> OptionsAnswer {
        let found = searchTerm.map { searched(collection, $0) } ?? collection
        var taking = OptionTaking(excluding: excluded, limit: limit)
        let next = taking.take(found, from: cursor.offset).map { OptionCursor(provider: nil, offset: $0) }
        return answer(taking, like: found, next: next, state: state, age: age)
    }

    /// What a search finds, the best first: rank goes before sections, so there are none. Enough for this answer, and
    /// to tell whether there is more.
    private func searched(_ collection: OptionCollection<IntentValue>, _ term: String) -> OptionCollection<IntentValue>
    {
        let items = collection.items
        let enough = cursor.offset + limit + excluded.count + 1
        let found = searches.index(of: items, for: searchSubject).matches(term, limit: enough).map { items[$0] }
        return OptionCollection(sections: [OptionSection(items: found)], promptLabel: collection.promptLabel)
    }

    /// Page after page of the provider's, until there are enough.
    private func paged() async throws(CancellationError) -> OptionsAnswer {
        var taking = OptionTaking(excluding: excluded, limit: limit)
        var position: OptionCursor? = cursor
        var first: ProvidedPages.Page?
        var staleness: ProvidedPages.Staleness?
        var age = Duration.zero
        var seen: Set<String?> = []
        while let here = position, !taking.isFull, seen.count < ProvidedPages.mostPages {
            // Enough for what earlier answers used of the page, and for what is left out of it.
            let limit = here.offset + self.limit - taking.count + excluded.count
            switch try await pages.page(searchTerm: searchTerm, limit: limit, cursor: here.provider) {
            case .success(let page):
                first = first ?? page
                staleness = staleness.older(page.staleness)
                age = max(age, page.age)
                seen.insert(here.provider)
                position =
                    taking.take(page.collection, from: here.offset)
                    .map { OptionCursor(provider: here.provider, offset: $0) }
                    ?? page.nextCursor(unless: seen)
            case .failure(let failure):
                // What is there is answered; who goes on from here meets the failure.
                guard let first, taking.count > 0 else { return .empty(.failed(failure)) }
                return answer(taking, like: first.collection, next: here, state: staleness.state, age: age)
            }
        }
        let like = first?.collection ?? OptionCollection(sections: [])
        return answer(taking, like: like, next: position, state: staleness.state, age: age)
    }

    private func answer(
        _ taking: OptionTaking, like page: OptionCollection<IntentValue>, next: OptionCursor?,
        state: OptionsAnswer.State, age: Duration
    ) -> OptionsAnswer {
        let collection = OptionCollection(
            sections: taking.sections, promptLabel: page.promptLabel,
            usesIndexedCollation: page.usesIndexedCollation, cursor: next?.text)
        return OptionsAnswer(
            collection: collection, state: state, age: age,
            chosen: request.includesChosen ? chosenOptions(of: collection) : [])
    }

    private func chosenOptions(of collection: OptionCollection<IntentValue>) -> Set<String> {
        chosen.intersection(collection.items.compactMap(\.value.optionIdentifier))
    }
}

extension ProvidedPages.Page {
    var state: OptionsAnswer.State { staleness.state }

    /// Nil at the end, and where the provider goes in a circle.
    fileprivate func nextCursor(unless seen: Set<String?>) -> OptionCursor? {
        guard let next = collection.cursor, !seen.contains(next) else { return nil }
        return OptionCursor(provider: next, offset: 0)
    }
}

extension ProvidedPages.Staleness? {
    fileprivate var state: OptionsAnswer.State {
        map { .stale(age: $0.age, $0.failure) } ?? .answered
    }
}

extension OptionsAnswer {
    static func empty(_ state: State) -> OptionsAnswer {
        OptionsAnswer(collection: OptionCollection(sections: []), state: state)
    }
}

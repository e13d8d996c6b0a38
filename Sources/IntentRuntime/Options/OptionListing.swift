internal import IntentSystem

/// Answers one request for options.
///
/// Values in effect in other visible slots are omitted after the search and before limit and cursor apply.
struct OptionListing: Sendable {
    let schema: Schema
    let parameter: Parameter
    let request: OptionsRequest
    let locale: String
    let cursor: OptionCursor
    /// The effective value of the parameter.
    let effective: IntentValue?
    let pages: ProvidedPages
    let searches: SearchIndexes
    let searchKey: SearchIndexes.Key

    func answer() async throws(CancellationError) -> OptionsAnswer {
        guard parameter.hasProvidedOptions else { return literal() }
        let isSearchedByEngine = searchTerm != nil && !parameter.searchesInHandler
        if isSearchedByEngine || isDocument { return try await completeList() }
        return try await pageByPage()
    }

    /// An empty term counts as no search.
    private var searchTerm: String? {
        request.searchTerm.flatMap { $0.isEmpty ? nil : $0 }
    }

    private var limit: Int { min(request.limit, ProvidedPages.maximumItemCount) }

    /// A document is a complete list.
    private var isDocument: Bool { OptionDocumentSource(parameter.options) != nil }

    /// The identifiers in effect in the visible slots.
    private var chosen: Set<ExactText> {
        Set((effective?.slots ?? []).compactMap { $0?.optionKey })
    }

    private var excluded: Set<ExactText> {
        guard parameter.hasUniqueValues, parameter.type.isList, !request.includesChosen else { return [] }
        let slots = (effective?.slots ?? []).enumerated().filter { $0.offset != request.slot }
        return Set(slots.compactMap { $0.element?.optionKey })
    }

    private var pageBuilder: OptionPageBuilder {
        OptionPageBuilder(section: searchTerm == nil ? request.section : nil, excluding: excluded, limit: limit)
    }

    private func literal() -> OptionsAnswer {
        let collection = parameter.literalOptions(in: schema, locale: locale) ?? OptionCollection(sections: [])
        return listed(collection, state: .answered)
    }

    /// The complete list, searched by the engine.
    private func completeList() async throws(CancellationError) -> OptionsAnswer {
        switch try await pages.all() {
        case .success(let page): return listed(page.collection, state: page.state, age: page.age)
        case .failure(let failure): return .empty(.failed(failure))
        }
    }

    private func listed(
        _ collection: OptionCollection<IntentValue>, state: OptionsAnswer.State, age: Duration = .zero
    ) -> OptionsAnswer {
        let found = searchTerm.map { searched(collection, $0) } ?? collection
        var builder = pageBuilder
        let next = builder.append(found, from: cursor.offset).map { OptionCursor(provider: nil, offset: $0) }
        return answer(builder, like: found, next: next, state: state, age: age)
    }

    /// Returns the results of a search, best first and without sections, because ranking crosses sections. There is at
    /// least one result more than the answer needs, to determine whether there is a next page.
    private func searched(_ collection: OptionCollection<IntentValue>, _ term: String) -> OptionCollection<IntentValue>
    {
        let items = collection.items
        let needed = cursor.offset + limit + excluded.count + 1
        let found = searches.index(of: items, for: searchKey).matches(term, limit: needed).map { items[$0] }
        return OptionCollection(sections: [OptionSection(items: found)], promptLabel: collection.promptLabel)
    }

    /// Requests pages from the provider until there are enough options.
    private func pageByPage() async throws(CancellationError) -> OptionsAnswer {
        var builder = pageBuilder
        var position: OptionCursor? = cursor
        var first: ProvidedPages.Page?
        var staleness: ProvidedPages.Staleness?
        var age = Duration.zero
        var seen: Set<String?> = []
        while let here = position, !builder.isFull, seen.count < ProvidedPages.maximumPageCount {
            // Includes the items that earlier answers used and the excluded ones.
            let limit = here.offset + self.limit - builder.count + excluded.count
            switch try await pages.page(searchTerm: searchTerm, limit: limit, cursor: here.provider) {
            case .success(let page):
                first = first ?? page
                staleness = staleness.older(page.staleness)
                age = max(age, page.age)
                seen.insert(here.provider)
                position =
                    builder.append(page.collection, from: here.offset)
                    .map { OptionCursor(provider: here.provider, offset: $0) }
                    ?? page.nextCursor(unless: seen)
            case .failure(let failure):
                // Returns the options so far. The next request encounters the failure.
                guard let first, builder.count > 0 else { return .empty(.failed(failure)) }
                return answer(builder, like: first.collection, next: here, state: staleness.state, age: age)
            }
        }
        let like = first?.collection ?? OptionCollection(sections: [])
        return answer(builder, like: like, next: position, state: staleness.state, age: age)
    }

    private func answer(
        _ builder: OptionPageBuilder, like page: OptionCollection<IntentValue>, next: OptionCursor?,
        state: OptionsAnswer.State, age: Duration
    ) -> OptionsAnswer {
        let collection = OptionCollection(
            sections: builder.sections, promptLabel: page.promptLabel,
            usesIndexedCollation: page.usesIndexedCollation, cursor: next?.text)
        return OptionsAnswer(
            collection: collection, state: state, age: age,
            chosen: request.includesChosen ? chosenOptions(of: collection) : [])
    }

    private func chosenOptions(of collection: OptionCollection<IntentValue>) -> [String] {
        let chosen = chosen
        return collection.items.compactMap(\.value.optionIdentifier).filter { chosen.contains($0) }
    }
}

extension ProvidedPages.Page {
    var state: OptionsAnswer.State { staleness.state }

    /// Returns nil at the end, and if the provider repeats a cursor.
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

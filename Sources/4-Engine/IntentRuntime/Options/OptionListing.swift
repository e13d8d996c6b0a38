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
        OptionPageBuilder(section: searchTerm == nil ? request.section : nil, excluding: excluded, limit: request.limit)
    }

    /// The complete list, searched by the engine.
    private func completeList() async throws(CancellationError) -> OptionsAnswer {
        let now = pages.now
        if let searchTerm, let held = searches.held(for: parameter.name, in: pages.context, at: now) {
            if let failure = try await pages.refusal() { return .empty(.failed(failure)) }
            return found(searchTerm, in: held.list, state: .answered, age: held.age(at: now))
        }
        switch try await pages.all() {
        case .success(let page):
            guard let searchTerm else { return listed(page.collection, state: page.state, age: page.age) }
            let list = SearchedList(page.collection, searches, searchKey)
            if page.staleness == nil {
                searches.hold(list, of: page.age, for: parameter.name, in: pages.context, at: pages.now)
            }
            var answer = found(searchTerm, in: list, state: page.state, age: page.age)
            answer.collection.omissions = page.collection.omissions
            return answer
        case .failure(let failure): return .empty(.failed(failure))
        }
    }

    private func literal() -> OptionsAnswer {
        let collection =
            parameter.literalOptions(in: schema, locale: locale) { pages.context.values[$0] }
            ?? OptionCollection(sections: [])
        guard let searchTerm else { return listed(collection, state: .answered) }
        return found(searchTerm, in: SearchedList(collection, searches, searchKey), state: .answered)
    }

    /// Returns the results of a search, best first and without sections, because ranking crosses sections.
    private func found(
        _ term: String, in list: SearchedList, state: OptionsAnswer.State, age: Duration = .zero
    ) -> OptionsAnswer {
        // At least one result more than the answer needs, to determine whether there is a next page.
        let needed = cursor.offset + request.limit + excluded.count + 1
        let items = list.search.matches(term, limit: needed).map { list.items[$0] }
        let collection = OptionCollection(sections: [OptionSection(items: items)], promptLabel: list.promptLabel)
        return listed(collection, state: state, age: age)
    }

    private func listed(
        _ collection: OptionCollection<IntentValue>, state: OptionsAnswer.State, age: Duration = .zero
    ) -> OptionsAnswer {
        var builder = pageBuilder
        let next = builder.append(collection, from: cursor.offset).map { OptionCursor(provider: nil, offset: $0) }
        return answer(builder, like: collection, next: next, state: state, age: age)
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
            let needed = here.offset + request.limit - builder.count + excluded.count
            switch try await pages.page(searchTerm: searchTerm, limit: needed, cursor: here.provider) {
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
        var collection = OptionCollection(
            sections: builder.sections, promptLabel: page.promptLabel,
            usesIndexedCollation: page.usesIndexedCollation, cursor: next?.text)
        collection.omissions = builder.omissions
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

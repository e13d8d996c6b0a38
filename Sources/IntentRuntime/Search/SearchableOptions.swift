/// A complete list of options for a handler, with search, pages, and lookup by identifier.
///
/// Create it once: it stores the options in packed form and folded for searching, in about twice the size of their texts.
/// An extension with a memory limit of 30 MB can hold a hundred thousand options.
///
/// ```swift
/// struct StationHandler: BoardIntentHandling {
///     let stations = SearchableOptions(Timetable.stations.lazy.map { OptionItem(Station($0)) })
///
///     func provideStationOptionsCollection(
///         for intent: BoardIntent, searchTerm: String?, context: OptionsContext
///     ) -> OptionCollection<Station> {
///         stations.collection(matching: searchTerm, context: context)
///     }
///
///     func station(for identifiers: [String], context: LookupContext) -> [Station] {
///         stations.values(for: identifiers)
///     }
/// }
/// ```
public struct SearchableOptions<Value: ConfigurableValue>: Sendable {
    private var options = PackedOptions()
    private var search = OptionSearch()
    /// The text that an editor shows above the list.
    public var promptLabel: String?

    /// Creates a list.
    /// - Parameters:
    ///   - items: The options in display order, read one by one: a lazy sequence is never completely in memory. Of
    ///     options with the same identifier, lookups return the first.
    ///   - promptLabel: The text that an editor shows above the list.
    public init(_ items: some Sequence<OptionItem<Value>>, promptLabel: String? = nil) {
        self.promptLabel = promptLabel
        for item in items {
            options.append(
                OptionItem(
                    item.value.intentValue, title: item.title, subtitle: item.subtitle, image: item.image,
                    synonyms: item.synonyms))
            search.add(title: item.title, subtitle: item.subtitle, synonyms: item.synonyms)
        }
        options.finish()
        search.finish()
    }

    /// The number of options.
    public var count: Int { options.count }

    /// Returns the options that match a term, ranked as by ``OptionSearch``; without a term, all options in their
    /// order.
    /// - Parameters:
    ///   - term: The search term; nil or empty for no search.
    ///   - limit: The maximum number of options.
    ///   - cursor: The cursor of an earlier answer to the same request. Nil and invalid cursors begin with the first
    ///     option.
    public func collection(matching term: String?, limit: Int, cursor: String? = nil) -> OptionCollection<Value> {
        let start = max(0, cursor.flatMap { Int($0) } ?? 0)
        let limit = max(0, min(limit, count))
        let places: [Int]
        if let term, !term.isEmpty {
            places = Array(search.matches(term, limit: min(start, count) + limit + 1).dropFirst(start))
        } else {
            places = Array((0..<count).dropFirst(start).prefix(limit + 1))
        }
        let items = places.prefix(limit).compactMap(item)
        return OptionCollection(
            sections: items.isEmpty ? [] : [OptionSection(items: items)], promptLabel: promptLabel,
            cursor: places.count > limit ? String(start + limit) : nil)
    }

    /// Returns the options that match a term, with the limit and the cursor of a handler's context.
    public func collection(matching term: String? = nil, context: OptionsContext) -> OptionCollection<Value> {
        collection(matching: term, limit: context.limit, cursor: context.cursor)
    }

    /// Returns the values with these identifiers, in the same order and without unknown ones, as a handler's lookup
    /// does.
    public func values(for identifiers: [String]) -> [Value] {
        identifiers.compactMap { options.item(identifiedBy: $0).flatMap { Value(intentValue: $0.value) } }
    }

    private func item(at index: Int) -> OptionItem<Value>? {
        let item = options[index]
        return Value(intentValue: item.value).map { value in
            OptionItem(
                value, title: item.title, subtitle: item.subtitle, image: item.image, synonyms: item.synonyms)
        }
    }
}

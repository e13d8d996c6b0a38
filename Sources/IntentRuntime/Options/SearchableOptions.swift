/// A complete list of options for a handler to answer from: searched, cut into pages, and looked up by identifier.
///
/// Made once, it keeps the list packed and folded for searching, in about twice the bytes that the texts have: what an
/// extension with 30 MB can hold of a hundred thousand options.
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
public struct SearchableOptions<Value: IntentValueConvertible>: Sendable {
    private var options = PackedOptions()
    private var search = OptionSearch()
    /// What an editor says above the list.
    public var promptLabel: String?

    /// - Parameter items: In display order, taken one by one: a lazy sequence is never in memory as a whole. Of repeated
    ///   identifiers the first should be meant.
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

    /// How many options there are.
    public var count: Int { options.count }

    /// The options that match, as ``OptionSearch`` finds and ranks them; without a term all in their order.
    /// - Parameters:
    ///   - term: Nil or empty for no search.
    ///   - limit: Most options to return.
    ///   - cursor: What an earlier answer to the same question carried; nil, and any other text, for the beginning.
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

    /// The same with the limit and the cursor that a handler is asked with.
    public func collection(matching term: String? = nil, context: OptionsContext) -> OptionCollection<Value> {
        collection(matching: term, limit: context.limit, cursor: context.cursor)
    }

    /// The values with these identifiers, in their order, unknown ones left out: a handler's lookup.
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

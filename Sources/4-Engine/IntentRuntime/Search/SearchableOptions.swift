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
///     func station(for identifiers: [String], in intent: BoardIntent, context: LookupContext) -> [Station] {
///         stations.values(for: identifiers)
///     }
/// }
/// ```
///
/// A list can have sections, which it shows unless the user searches; see ``init(sections:promptLabel:usesIndexedCollation:)``.
public struct SearchableOptions<Value: ConfigurableValue>: Sendable {
    /// A section without its items.
    private struct Heading: Sendable {
        let section: OptionSection<Value>
        /// The place of the first item.
        let start: Int
    }

    private var options = PackedOptions()
    private var search = OptionSearch()
    private var headings: [Heading] = []
    /// The text that an editor shows above the list.
    public var promptLabel: String?
    /// Whether an editor shows an alphabetical index beside the list, unless the user searches.
    public var usesIndexedCollation = false

    /// Creates a list without sections.
    /// - Parameters:
    ///   - items: The options in display order, read one by one: a lazy sequence is never completely in memory. Of
    ///     options with the same identifier, lookups return the first.
    ///   - promptLabel: The text that an editor shows above the list.
    public init(_ items: some Sequence<OptionItem<Value>>, promptLabel: String? = nil) {
        self.promptLabel = promptLabel
        append(items, under: OptionSection(items: []))
        options.finish()
        search.finish()
    }

    /// Creates a list with sections.
    ///
    /// ```swift
    /// SearchableOptions(
    ///     sections: Timetable.cities.lazy.map { city in
    ///         OptionSection(title: city.name, city.stations.map { Station($0) })
    ///     })
    /// ```
    /// - Parameters:
    ///   - sections: The sections in display order, read one by one: with a lazy sequence, one section is in memory. Of
    ///     options with the same identifier, lookups return the first.
    ///   - promptLabel: The text that an editor shows above the list.
    ///   - usesIndexedCollation: Whether an editor shows an alphabetical index beside the list.
    public init(
        sections: some Sequence<OptionSection<Value>>, promptLabel: String? = nil, usesIndexedCollation: Bool = false
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        for section in sections { append(section.items, under: section) }
        options.finish()
        search.finish()
    }

    private mutating func append(_ items: some Sequence<OptionItem<Value>>, under section: OptionSection<Value>) {
        var heading = section
        heading.items = []
        headings.append(Heading(section: heading, start: count))
        for item in items {
            let item = OptionItem(
                item.value.intentValue, title: item.title, subtitle: item.subtitle, image: item.image,
                synonyms: item.synonyms, disabledReason: item.disabledReason)
            options.append(item)
            search.add(item)
        }
    }

    /// The number of options.
    public var count: Int { options.count }

    /// Returns the options that match a term, ranked as by ``OptionSearch`` and without sections; without a term, all
    /// options in their sections and order.
    /// - Parameters:
    ///   - term: The search term; nil or empty for no search.
    ///   - limit: The maximum number of options.
    ///   - cursor: The cursor of an earlier answer to the same request. Nil and invalid cursors begin with the first
    ///     option. A section that continues on the next page has the same heading there.
    public func collection(matching term: String? = nil, limit: Int, cursor: String? = nil) -> OptionCollection<Value> {
        let start = min(max(0, cursor.flatMap { Int($0) } ?? 0), count)
        let limit = max(0, min(limit, count))
        guard let term, !term.isEmpty else {
            let end = min(start + limit, count)
            return OptionCollection(
                sections: sections(of: start..<end), promptLabel: promptLabel,
                usesIndexedCollation: usesIndexedCollation, cursor: end < count ? String(end) : nil)
        }
        let places = search.matches(term, limit: start + limit + 1).dropFirst(start)
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

    /// Returns the options at these places, in their sections and without empty sections.
    private func sections(of places: Range<Int>) -> [OptionSection<Value>] {
        let ends = headings.dropFirst().map(\.start) + [count]
        return zip(headings, ends).compactMap { heading, end in
            let shown = places.clamped(to: heading.start..<end)
            guard !shown.isEmpty else { return nil }
            var section = heading.section
            section.items = shown.compactMap(item)
            return section
        }
    }

    private func item(at index: Int) -> OptionItem<Value>? {
        let item = options[index]
        return Value(intentValue: item.value).map { value in
            OptionItem(
                value, title: item.title, subtitle: item.subtitle, image: item.image, synonyms: item.synonyms,
                disabledReason: item.disabledReason)
        }
    }
}

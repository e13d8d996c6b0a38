internal import IntentSystem

/// The pages of a parameter's options from its provider: current ones, or the last good answer if the provider fails.
struct ProvidedPages: Sendable {
    /// A page with its age, and why it is not current.
    struct Page: Sendable {
        let collection: OptionCollection<IntentValue>
        let age: Duration
        let staleness: Staleness?
    }

    struct Staleness: Sendable {
        let age: Duration
        let failure: OptionsFailure
    }

    /// The maximum number of pages for one request, for providers whose cursors never end.
    static let maximumPageCount = 1000
    /// The maximum number of items that are gathered for a search or a default, or returned at once.
    static let maximumItemCount = 100_000
    /// The limit for each page when the complete list is needed.
    private static let pageSize = 1000

    let providers: OptionProviders
    let parameter: Parameter
    let context: ProviderContext
    let deadline: ContinuousClock.Instant

    /// The time on the clock of deadlines.
    var now: ContinuousClock.Instant { providers.calls.now }

    /// Returns why earlier answers must not be shown, such as that their source is no longer trusted; nil if they may.
    func refusal() async throws(CancellationError) -> OptionsFailure? {
        guard let source = OptionDocumentSource(parameter.options) else { return nil }
        return try await providers.refusal(of: source, context, by: deadline)
    }

    /// - Parameters:
    ///   - searchTerm: The search term for the handler. The engine searches complete lists.
    ///   - limit: The number of items that suffices. The provider is asked for at least 1 and at most ``maximumItemCount``.
    func page(
        searchTerm: String?, limit: Int, cursor: String?
    ) async throws(CancellationError) -> Result<Page, OptionsFailure> {
        let source = OptionDocumentSource(parameter.options)
        let key = context.key(of: parameter, source: source, searchTerm: searchTerm, cursor: cursor)
        let answer = try await providers.page(
            of: parameter, in: context, searchTerm: searchTerm, limit: min(max(1, limit), Self.maximumItemCount),
            cursor: cursor, by: deadline)
        switch answer {
        case .success(let page):
            // Documents are cached when they are read.
            if source == nil { try await providers.answers.remember(page.collection, for: key) }
            return .success(Page(collection: page.collection, age: page.age, staleness: nil))
        // Options whose source is no longer trusted are not shown either.
        case .failure(let failure) where failure.code == .sourceNotTrusted: return .failure(failure)
        case .failure(let failure):
            guard let last = try await providers.answers.last(for: key, of: parameter) else {
                return .failure(failure)
            }
            let staleness = Staleness(age: last.age, failure: failure)
            return .success(Page(collection: last.page, age: last.age, staleness: staleness))
        }
    }

    /// Returns the complete list, without duplicates, as one page.
    /// - Parameter count: The number of items that suffices; nil for all.
    func all(atLeast count: Int? = nil) async throws(CancellationError) -> Result<Page, OptionsFailure> {
        var builder = OptionPageBuilder(excluding: [], limit: count ?? Self.maximumItemCount)
        var cursors: Set<String?> = []
        var cursor: String?
        var first: Page?
        var staleness: Staleness?
        var age = Duration.zero
        repeat {
            let page: Page
            switch try await self.page(searchTerm: nil, limit: min(count ?? .max, Self.pageSize), cursor: cursor) {
            case .success(let answer): page = answer
            case .failure(let failure): return .failure(failure)
            }
            cursors.insert(cursor)
            first = first ?? page
            staleness = staleness.older(page.staleness)
            age = max(age, page.age)
            _ = builder.append(page.collection, from: 0)
            cursor = page.collection.cursor
        } while cursor != nil && !cursors.contains(cursor) && !builder.isFull && cursors.count < Self.maximumPageCount
        var collection = OptionCollection(
            sections: builder.sections, promptLabel: first?.collection.promptLabel,
            usesIndexedCollation: first?.collection.usesIndexedCollation ?? false)
        collection.omissions = builder.omissions
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

/// Collects the items of an answer from pages, without duplicates and excluded items, up to a limit.
struct OptionPageBuilder {
    /// The title of the only section whose items are added; nil for all.
    private let section: String?
    private let excluded: Set<ExactText>
    private let limit: Int
    private var seen: Set<ExactText> = []
    private(set) var sections: [OptionSection<IntentValue>] = []
    private(set) var count = 0
    /// What was left out of the pages.
    private(set) var omissions = Omissions()

    init(section: String? = nil, excluding excluded: Set<ExactText>, limit: Int) {
        self.section = section
        self.excluded = excluded
        self.limit = limit
    }

    var isFull: Bool { count >= limit }

    /// Appends the items of a page.
    /// - Parameter offset: The number of items at the beginning of the page that earlier answers used.
    /// - Returns: The offset at which the next answer continues in this page; nil if nothing of it is left.
    mutating func append(_ page: OptionCollection<IntentValue>, from offset: Int) -> Int? {
        omissions.append(page.omissions)
        var position = 0
        for (number, section) in page.sections.enumerated() {
            var added = section
            added.items = []
            let isWanted = self.section.map { $0.isExactly(section.title ?? "") } ?? true
            for (index, item) in section.items.enumerated() {
                position += 1
                guard isWanted else { continue }
                // Earlier answers reported what they left out.
                let isNext = position > offset
                do throws(WireError) { try seen.insert(identifierOf: item.value) } catch {
                    if isNext { omissions.append(WireError(error.message, item: index, ofSection: number)) }
                    continue
                }
                guard isNext, !excluded.contains(item.value.optionIdentifier ?? "") else { continue }
                if isFull {
                    add(added)
                    return position - 1
                }
                added.items.append(item)
                count += 1
            }
            add(added)
        }
        return nil
    }

    /// Combines sections that continue across pages.
    private mutating func add(_ section: OptionSection<IntentValue>) {
        guard !section.items.isEmpty else { return }
        guard let last = sections.indices.last, sections[last].hasSameHeading(as: section) else {
            return sections.append(section)
        }
        sections[last].items += section.items
    }
}

/// A position in the options of a provider: a page, and an offset into it.
package struct OptionCursor: Hashable, Sendable {
    package static let start = OptionCursor(provider: nil, offset: 0)

    /// The cursor of the provider; nil for its first page.
    package let provider: String?
    /// The number of items of the page to skip, including repeated and excluded ones.
    package let offset: Int

    package init(provider: String?, offset: Int) {
        self.provider = provider
        self.offset = offset
    }

    /// Returns nil for a text that is not a cursor.
    package init?(text: String) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let offset = Int(first), 0...1_000_000_000 ~= offset else { return nil }
        self.offset = offset
        guard parts.count == 2 else {
            provider = nil
            return
        }
        guard let bytes = [UInt8](hexadecimal: parts[1]), let provider = String(validating: bytes, as: UTF8.self)
        else { return nil }
        self.provider = provider
    }

    /// The cursor as letters, digits and a hyphen, whatever the provider's cursor contains.
    package var text: String {
        provider.map { "\(offset)-\([UInt8]($0.utf8).hexadecimal)" } ?? String(offset)
    }
}

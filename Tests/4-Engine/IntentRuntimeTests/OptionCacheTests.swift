import IntentModel
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The limits of the cache of last good answers.
@Suite struct OptionCacheTests {
    private func key(_ number: Int) -> OptionCache.Key {
        OptionCache.Key(
            instance: .one, family: .systemSmall, intent: "Config",
            lookup: LookupKey(thing("hero"), values: IntentValues()), locale: "en", searchTerm: nil,
            cursor: "\(number)")
    }

    private func page(_ count: Int) -> OptionCollection<IntentValue> {
        .flat((0..<count).map { "\($0)" })
    }

    private func kept(_ cache: OptionCache, _ numbers: ClosedRange<Int>) -> [Int] {
        numbers.filter { cache.entry(for: key($0)) != nil }
    }

    @Test func `the least recently used answers are discarded first`() {
        let cache = OptionCache(maximumPageCount: 3, maximumItemCount: 100)
        for number in 1...3 { cache.store(page(1), for: key(number), at: .now) }
        _ = cache.entry(for: key(1))
        cache.store(page(1), for: key(4), at: .now)
        expectEqual(kept(cache, 1...4), [1, 3, 4])
    }

    @Test func `the number of items is limited, too`() {
        let cache = OptionCache(maximumPageCount: 100, maximumItemCount: 10)
        cache.store(page(6), for: key(1), at: .now)
        cache.store(page(5), for: key(2), at: .now)
        expectEqual(kept(cache, 1...2), [2])
        cache.store(page(11), for: key(3), at: .now)
        expectEqual(kept(cache, 1...3), [2], "what is too big alone is not kept, and drives nothing out")
        cache.store(page(10), for: key(2), at: .now)
        expectEqual(kept(cache, 1...3), [2])
    }
}

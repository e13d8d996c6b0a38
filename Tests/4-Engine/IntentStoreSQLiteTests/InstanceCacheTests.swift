#if SQLite
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite struct InstanceCacheTests {
        @Test func `the oldest instances make room for one miss in eight`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            let ids = try (0..<272).map { try #require(InstanceID("i\($0)")) }
            try store.writeTogether(
                ids.map { .placement(StoredInstance(id: $0, kind: "k", family: .systemSmall, intent: nil)) },
                at: StoreTime(milliseconds: 0))
            // 256 fit; of the 16 others, the eighth and the sixteenth are kept.
            for id in ids { try expectEqual(store.instance(id)?.id, id) }
            // Reading the table would now fail.
            try place.execute("DROP TABLE instance_values")
            let kept = ids.indices.filter { (try? store.instance(ids[$0])) != nil }
            expectEqual(kept, Array(2..<256) + [263, 271])
        }
    }
#endif

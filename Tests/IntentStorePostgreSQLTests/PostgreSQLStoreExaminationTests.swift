#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// What `doctor` is told of a database.
    @Suite(.blocking, .needsServer)
    struct PostgreSQLStoreExaminationTests {
        private let unsynchronised =
            "the server does not wait for its disk: a crash of its machine can take edits that were acknowledged"

        @Test func aGroupIsCountedAndTheServerNamed() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("a")
            _ = try store.increment(id)
            let gone = try store.place("b")
            try store.forget(gone, at: StoreTime(milliseconds: 0))
            let facts = try store.examination().facts
            #expect(facts["format"] == "1.0")
            #expect(facts["server"]?.stringValue?.hasPrefix("PostgreSQL 1") == true)
            #expect(facts["instances"] == 1)
            #expect(facts["removed"] == 0)
            #expect(facts["forgotten"] == 1)
            #expect(facts["changes"] == 3)
            #expect(facts["newestSequence"] == 4)
            #expect((facts["databaseBytes"]?.integerValue ?? 0) > 100_000)
        }

        @Test func aServerThatLiesAboutItsDiskIsFound() throws {
            #expect(try TestGroup().open().examination().faults.map(\.message) == [unsynchronised])
            let server = try TestServer(isDurable: true)
            #expect(try TestGroup(on: server.url).open().examination().faults.isEmpty)
        }

        @Test func aLogThatDoesNotBelongToItsInstancesIsFound() throws {
            let group = try TestGroup()
            let store = try group.open()
            _ = try store.place("a")
            _ = try group.query("UPDATE intents.instances SET revision = 7 WHERE group_id = GROUP_ID")
            _ = try group.query("UPDATE intents.groups SET newest = 9 WHERE id = GROUP_ID")
            #expect(
                try store.examination().faults.map(\.message) == [
                    unsynchronised, "the log does not end where the group's count says",
                    "the log says another revision than the instances themselves, of 1",
                ])
        }
    }
#endif

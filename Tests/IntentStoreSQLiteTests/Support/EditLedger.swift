#if SQLite
    import GRDB
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import Testing

    /// Compares an instance, which fault writers count up, with its log, round after round.
    struct EditLedger {
        let store: SQLiteStore
        let place: TemporaryStore
        let id: InstanceID
        /// Everything up to here was found in order.
        private(set) var revision = 1
        private var sequence: Int

        /// Places the instance.
        init(_ place: TemporaryStore) throws {
            self.place = place
            store = try place.open()
            try store.setRetention(.unlimited)
            id = try #require(InstanceID("counted1"))
            try store.place(
                StoredInstance(id: id, kind: "counter", family: "systemSmall", intent: "Count"),
                at: StoreTime(milliseconds: 0))
            sequence = try store.newestSequence()
        }

        var option: String { "instance=\(id)" }

        /// Each acknowledged edit is in the log and counted, revisions and sequences are dense, and SQLite finds no
        /// fault with the file.
        mutating func check(acknowledged: [String]) throws {
            let changes = try store.changes(of: id, after: sequence, limit: .max)
            let first = revision + 1
            let newest = revision + changes.count
            #expect(changes.map(\.revision) == Array(first..<first + changes.count))
            #expect(changes.map(\.sequence) == Array(sequence + 1..<sequence + 1 + changes.count))
            for line in acknowledged {
                let edit = try #require(Int(line), "an acknowledged revision")
                #expect(edit <= newest, "the acknowledged edit \(edit) is lost; the newest is \(newest)")
            }
            let instance = try #require(try store.instance(id))
            #expect(instance.revision == newest)
            #expect(instance.values["total"]?.wire.integerValue ?? 0 == newest - 1)
            revision = newest
            sequence += changes.count
            try EditLedger.checkIntegrity(of: place)
        }

        /// Through a connection that can change nothing.
        static func checkIntegrity(of place: TemporaryStore) throws {
            var configuration = Configuration()
            configuration.readonly = true
            let database = try DatabaseQueue(path: place.path, configuration: configuration)
            #expect(try database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") } == ["ok"])
        }
    }
#endif

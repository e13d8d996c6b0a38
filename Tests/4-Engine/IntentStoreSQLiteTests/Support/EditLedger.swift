#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import Testing

    /// Compares an instance whose values fault writers increment with its log, round after round.
    struct EditLedger {
        let store: SQLiteStore
        let place: TemporaryStore
        let id: InstanceID
        /// The newest revision that was checked.
        private(set) var revision = 1
        private var sequence: Int

        /// Creates a store with the instance.
        init(_ place: TemporaryStore) throws {
            self.place = place
            store = try place.open()
            try store.setRetention(.unlimited)
            id = InstanceID("counted1")
            try store.place(
                StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: "Count"),
                at: StoreTime(milliseconds: 0))
            sequence = try store.newestSequence()
        }

        /// Opens a store that contained nothing but the new instance before the edits to check.
        init(opening place: TemporaryStore) throws {
            self.place = place
            store = try place.open()
            id = InstanceID("counted1")
            sequence = 1
        }

        var option: String { "instance=\(id)" }

        /// Requires that the log and the value include each acknowledged edit, that revisions and sequence numbers have no
        /// gaps, and that SQLite reports no damage.
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

        static func checkIntegrity(of place: TemporaryStore) throws {
            #expect(try place.connect(.reading).texts("PRAGMA integrity_check") == ["ok"])
        }
    }
#endif

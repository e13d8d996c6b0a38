#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Kills processes while they prune, forget, migrate values and import.
    @Suite(.blocking, .timeLimit(.minutes(5))) struct SQLiteStoreKeepingFaultTests {
        private let names = (0..<40).map { "i\($0)" }

        /// Creates a store with 40 instances, each with `edits` edits.
        private func filled(edits: Int) throws -> (TemporaryStore, SQLiteStore) {
            let place = try TemporaryStore()
            let store = try place.open()
            try store.setRetention(.unlimited)
            for (number, name) in names.enumerated() {
                let id = try #require(InstanceID(name))
                try store.place(
                    StoredInstance(
                        id: id, kind: "counter", family: .systemSmall, intent: "Count",
                        values: ["labelSize": StoredValue(type: "Integer", wire: .integer(number))]),
                    at: StoreTime(milliseconds: 0))
                for _ in 0..<edits {
                    try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
                        InstanceUpdate(cause: .edited, isEdit: true)
                    }
                }
            }
            return (place, store)
        }

        private func ids() throws -> [InstanceID] { try names.map { try #require(InstanceID($0)) } }

        @Test func `killing a process leaves no partially pruned log`() throws {
            let (place, store) = try filled(edits: 60)
            var moments = KillMoments(seed: 0x9121)
            var seen: Set<Bool> = []
            // Each attempt leaves less to prune, and the first that is not killed leaves the least.
            for keep in stride(from: 59, through: 5, by: -2) where seen.count < 2 || moments.tries < 12 {
                _ = try FaultWriter(
                    place.path, "prune", ["edits=\(keep)", "killMicroseconds=\(moments.microseconds)"]
                ).finish()
                var pruned = 0
                for id in try ids() {
                    let page = try store.log(of: id, after: 0, limit: .max)
                    let first = try #require(page.changes.first)
                    expectEqual(page.changes.map(\.revision), Array(first.revision...61))
                    #expect(page.changes.count >= keep)
                    expectEqual((page.prunedSequence == 0), (first.revision == 1))
                    #expect(page.prunedSequence < first.sequence)
                    if page.changes.count == keep { pruned += 1 }
                }
                // All instances are pruned in one transaction.
                #expect(pruned == 0 || pruned == names.count)
                seen.insert(pruned > 0)
                moments.note(pruned == 0 ? .nothing : .all)
                try EditLedger.checkIntegrity(of: place)
            }
            expectEqual(seen.count, 2, "all were killed on one side of the commit")
            try expectEqual(FaultWriter(place.path, "prune", ["edits=4"]).finish().first, "opened")
            for id in try ids() { try expectEqual(store.changes(of: id, after: 0, limit: .max).count, 4) }
            try expectEqual(store.newestSequence(), 40 * 61)
        }

        @Test func `killing a process leaves no partially forgotten instance`() throws {
            var moments = KillMoments(seed: 0xF02)
            while moments.wantsMore {
                let (place, store) = try filled(edits: 3)
                let acknowledged = try FaultWriter(
                    place.path, "forget", ["killMicroseconds=\(moments.microseconds)"]
                ).finish().dropFirst()
                var forgottenCount = 0
                for id in try ids() {
                    let log = try store.changes(of: id, after: 0, limit: .max)
                    if let instance = try store.instance(id) {
                        #expect(!acknowledged.contains(id.text))
                        expectEqual(instance.values.count, 1)
                        expectEqual(log.map(\.revision), [1, 2, 3, 4])
                    } else {
                        forgottenCount += 1
                        expectEqual(log.map(\.cause), [.forgotten])
                    }
                }
                #expect(forgottenCount >= acknowledged.count)
                moments.note(KillMoments.Progress(forgottenCount, of: names.count))
                try EditLedger.checkIntegrity(of: place)
            }
            expectEqual(moments.hits, 5)
        }

        @Test func `the next migration of values completes a killed one`() throws {
            var moments = KillMoments(seed: 0x316)
            while moments.wantsMore {
                let (place, store) = try filled(edits: 0)
                _ = try FaultWriter(place.path, "migrate", ["killMicroseconds=\(moments.microseconds)"]).finish()
                var migrated = 0
                for (number, id) in try ids().enumerated() {
                    let values = try store.instance(id)?.values
                    if values == ["size": StoredValue(type: "Decimal", wire: .integer(number))] {
                        migrated += 1
                    } else {
                        expectEqual(values, ["labelSize": StoredValue(type: "Integer", wire: .integer(number))])
                    }
                }
                moments.note(KillMoments.Progress(migrated, of: names.count))
                try expectEqual(FaultWriter(place.path, "migrate").finish(), ["opened", "\(40 - migrated)"])
                try expectEqual(FaultWriter(place.path, "migrate").finish(), ["opened", "0"])
                for id in try ids() {
                    try expectEqual(store.changes(of: id, after: 0, limit: 9).map(\.cause), [.placed, .migrated])
                }
            }
            expectEqual(moments.hits, 5)
        }

        @Test func `the next import completes a killed one`() throws {
            // Batches of 256 instances are written completely or not at all.
            let count = 768
            var moments = KillMoments(seed: 0x1329)
            while moments.wantsMore {
                let place = try TemporaryStore()
                let store = try place.open()
                _ = try FaultWriter(
                    place.path, "import", ["count=\(count)", "killMicroseconds=\(moments.microseconds)"]
                ).finish()
                let written = try store.instances(of: nil).count
                #expect(written.isMultiple(of: 256))
                moments.note(KillMoments.Progress(written, of: count))
                try expectEqual(
                    FaultWriter(place.path, "import", ["count=\(count)"]).finish(), ["opened", "0 refused"])
                let instances = try store.instances(of: nil)
                expectEqual(instances.map(\.id.text), (0..<count).map { "i\($0)" })
                let values = (0..<count).map { ["size": StoredValue(type: "Decimal", wire: .integer($0))] }
                expectEqual(instances.map(\.values), values)
                let log = try store.changes(of: nil, after: 0, limit: .max)
                expectEqual(log.map(\.sequence), Array(1...count))
                expectEqual(log.map(\.instance), instances.map(\.id))
            }
            expectEqual(moments.hits, 5)
        }
    }

    /// Finds the moment at which a killed process is in the middle of its work, by trial, since machines differ.
    private struct KillMoments {
        /// How much of its work a killed process had done.
        enum Progress {
            case nothing, some, all

            init(_ count: Int, of total: Int) {
                self = count == 0 ? .nothing : count < total ? .some : .all
            }
        }

        /// From the opening of the store.
        private(set) var microseconds = 10_000
        /// How often a process was killed in the middle of its work.
        private(set) var hits = 0
        private(set) var tries = 0
        private var random: SeededGenerator

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
        }

        /// Whether there were neither enough hits nor too many attempts.
        var wantsMore: Bool { hits < 5 && tries < 80 }

        mutating func note(_ progress: Progress) {
            tries += 1
            switch progress {
            case .nothing: microseconds += microseconds / 3
            case .all: microseconds -= microseconds / 3
            case .some: hits += 1
            }
            microseconds += Int.random(in: -microseconds / 8...microseconds / 8, using: &random)
            microseconds = max(500, microseconds)
        }
    }
#endif

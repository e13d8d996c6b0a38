#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Processes killed while they take away, migrate and import.
    @Suite(.serialized, .blocking, .timeLimit(.minutes(5))) struct SQLiteStoreKeepingFaultTests {
        private let names = (0..<40).map { "i\($0)" }

        /// Each with `edits` edits.
        private func filled(edits: Int) throws -> (TemporaryStore, SQLiteStore) {
            let place = try TemporaryStore()
            let store = try place.open()
            try store.setRetention(.unlimited)
            for (number, name) in names.enumerated() {
                let id = try #require(InstanceID(name))
                try store.place(
                    StoredInstance(
                        id: id, kind: "counter", family: "systemSmall", intent: "Count",
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

        @Test func aProcessKilledWhileItPrunesLeavesWholeLogs() throws {
            let (place, store) = try filled(edits: 30)
            var random = SeededGenerator(seed: 0x9121)
            var lengths: Set<Int> = []
            for keep in stride(from: 28, through: 4, by: -2) {
                let moment = Int.random(in: 0..<40_000, using: &random)
                _ = try FaultWriter(place.path, "prune", ["edits=\(keep)", "killMicroseconds=\(moment)"]).finish()
                for id in try ids() {
                    let page = try store.log(of: id, after: 0, limit: .max)
                    let first = try #require(page.changes.first)
                    #expect(page.changes.map(\.revision) == Array(first.revision...31))
                    #expect(page.changes.count >= keep)
                    #expect((page.prunedSequence == 0) == (first.revision == 1))
                    #expect(page.prunedSequence < first.sequence)
                    lengths.insert(page.changes.count)
                }
                try EditLedger.checkIntegrity(of: place)
            }
            #expect(lengths.count > 1)
            #expect(try FaultWriter(place.path, "prune", ["edits=4"]).finish().first == "opened")
            for id in try ids() { #expect(try store.changes(of: id, after: 0, limit: .max).count == 4) }
            #expect(try store.newestSequence() == 40 * 31)
        }

        @Test func aProcessKilledWhileItForgetsLeavesWholeInstancesOrNone() throws {
            var random = SeededGenerator(seed: 0xF02)
            var forgotten: Set<Int> = []
            for _ in 0..<8 {
                let (place, store) = try filled(edits: 3)
                let moment = Int.random(in: 0..<30_000, using: &random)
                let acknowledged = try FaultWriter(place.path, "forget", ["killMicroseconds=\(moment)"]).finish()
                    .dropFirst()
                var gone = 0
                for id in try ids() {
                    let log = try store.changes(of: id, after: 0, limit: .max)
                    if let instance = try store.instance(id) {
                        #expect(!acknowledged.contains(id.text))
                        #expect(instance.values.count == 1)
                        #expect(log.map(\.revision) == [1, 2, 3, 4])
                    } else {
                        gone += 1
                        #expect(log.map(\.cause) == [.forgotten])
                    }
                }
                forgotten.insert(gone)
                try EditLedger.checkIntegrity(of: place)
            }
            #expect(forgotten.count > 1, "all were killed at the same place")
        }

        @Test func aProcessKilledWhileItMigratesLeavesWholeInstancesAndTheNextGoesOn() throws {
            var random = SeededGenerator(seed: 0x316)
            var counts: Set<Int> = []
            for _ in 0..<8 {
                let (place, store) = try filled(edits: 0)
                let moment = Int.random(in: 0..<30_000, using: &random)
                _ = try FaultWriter(place.path, "migrate", ["killMicroseconds=\(moment)"]).finish()
                var migrated = 0
                for (number, id) in try ids().enumerated() {
                    let values = try store.instance(id)?.values
                    if values == ["size": StoredValue(type: "Decimal", wire: .integer(number))] {
                        migrated += 1
                    } else {
                        #expect(values == ["labelSize": StoredValue(type: "Integer", wire: .integer(number))])
                    }
                }
                counts.insert(migrated)
                #expect(try FaultWriter(place.path, "migrate").finish() == ["opened", "\(40 - migrated)"])
                #expect(try FaultWriter(place.path, "migrate").finish() == ["opened", "0"])
                for id in try ids() {
                    #expect(try store.changes(of: id, after: 0, limit: 9).map(\.cause) == [.placed, .migrated])
                }
            }
            #expect(counts.count > 1, "all were killed at the same place")
        }

        @Test func aProcessKilledWhileItImportsLeavesWholeInstancesAndTheNextTakesTheRest() throws {
            var random = SeededGenerator(seed: 0x1329)
            var counts: Set<Int> = []
            for _ in 0..<8 {
                let place = try TemporaryStore()
                let store = try place.open()
                let moment = Int.random(in: 0..<30_000, using: &random)
                _ = try FaultWriter(place.path, "import", ["count=40", "killMicroseconds=\(moment)"]).finish()
                counts.insert(try store.instances(of: nil).count)
                #expect(try FaultWriter(place.path, "import", ["count=40"]).finish() == ["opened", "0 refused"])
                let instances = try store.instances(of: nil)
                #expect(instances.map(\.id.text) == names)
                for (number, instance) in instances.enumerated() {
                    #expect(instance.values == ["size": StoredValue(type: "Decimal", wire: .integer(number))])
                    #expect(try store.changes(of: instance.id, after: 0, limit: 9).count == 1)
                }
            }
            #expect(counts.count > 1, "all were killed at the same place")
        }
    }
#endif

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
            let (place, store) = try filled(edits: 60)
            var moments = KillMoments(seed: 0x9121)
            var keep = 61
            while moments.hits + moments.tries < 24, keep > 4 {
                keep -= 2
                _ = try FaultWriter(
                    place.path, "prune", ["edits=\(keep)", "killMicroseconds=\(moments.microseconds)"]
                ).finish()
                var pruned = 0
                for id in try ids() {
                    let page = try store.log(of: id, after: 0, limit: .max)
                    let first = try #require(page.changes.first)
                    #expect(page.changes.map(\.revision) == Array(first.revision...61))
                    #expect(page.changes.count >= keep)
                    #expect((page.prunedSequence == 0) == (first.revision == 1))
                    #expect(page.prunedSequence < first.sequence)
                    if page.changes.count == keep { pruned += 1 }
                }
                // All instances are one transaction here.
                #expect(pruned == 0 || pruned == names.count)
                moments.note(pruned == 0 ? .nothing : .all)
                try EditLedger.checkIntegrity(of: place)
            }
            #expect(try FaultWriter(place.path, "prune", ["edits=4"]).finish().first == "opened")
            for id in try ids() { #expect(try store.changes(of: id, after: 0, limit: .max).count == 4) }
            #expect(try store.newestSequence() == 40 * 61)
        }

        @Test func aProcessKilledWhileItForgetsLeavesWholeInstancesOrNone() throws {
            var moments = KillMoments(seed: 0xF02)
            while moments.wantsMore {
                let (place, store) = try filled(edits: 3)
                let acknowledged = try FaultWriter(
                    place.path, "forget", ["killMicroseconds=\(moments.microseconds)"]
                ).finish().dropFirst()
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
                #expect(gone >= acknowledged.count)
                moments.note(KillMoments.Progress(gone, of: names.count))
                try EditLedger.checkIntegrity(of: place)
            }
            #expect(moments.hits == 5)
        }

        @Test func aProcessKilledWhileItMigratesLeavesWholeInstancesAndTheNextGoesOn() throws {
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
                        #expect(values == ["labelSize": StoredValue(type: "Integer", wire: .integer(number))])
                    }
                }
                moments.note(KillMoments.Progress(migrated, of: names.count))
                #expect(try FaultWriter(place.path, "migrate").finish() == ["opened", "\(40 - migrated)"])
                #expect(try FaultWriter(place.path, "migrate").finish() == ["opened", "0"])
                for id in try ids() {
                    #expect(try store.changes(of: id, after: 0, limit: 9).map(\.cause) == [.placed, .migrated])
                }
            }
            #expect(moments.hits == 5)
        }

        @Test func aProcessKilledWhileItImportsLeavesWholeInstancesAndTheNextTakesTheRest() throws {
            var moments = KillMoments(seed: 0x1329)
            while moments.wantsMore {
                let place = try TemporaryStore()
                let store = try place.open()
                _ = try FaultWriter(
                    place.path, "import", ["count=40", "killMicroseconds=\(moments.microseconds)"]
                ).finish()
                moments.note(KillMoments.Progress(try store.instances(of: nil).count, of: names.count))
                #expect(try FaultWriter(place.path, "import", ["count=40"]).finish() == ["opened", "0 refused"])
                let instances = try store.instances(of: nil)
                #expect(instances.map(\.id.text) == names)
                for (number, instance) in instances.enumerated() {
                    #expect(instance.values == ["size": StoredValue(type: "Decimal", wire: .integer(number))])
                    #expect(try store.changes(of: instance.id, after: 0, limit: 9).count == 1)
                }
            }
            #expect(moments.hits == 5)
        }
    }
#endif

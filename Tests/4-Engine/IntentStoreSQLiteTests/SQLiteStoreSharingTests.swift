#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Several real processes use one store at the same time.
    @Suite(.blocking, .timeLimit(.minutes(5))) struct SQLiteStoreSharingTests {
        private func place(_ names: [String], in store: SQLiteStore, _ values: [String: StoredValue] = [:]) throws {
            for name in names {
                try store.place(
                    StoredInstance(
                        id: try #require(InstanceID(name)), kind: "counter", family: .systemSmall, intent: "Count",
                        values: values),
                    at: StoreTime(milliseconds: 0))
            }
        }

        private func wholeLog(of store: SQLiteStore) throws -> [LoggedChange] {
            var log: [LoggedChange] = []
            while case let page = try store.changes(of: nil, after: log.last?.sequence ?? 0, limit: 500), !page.isEmpty
            {
                log += page
            }
            return log
        }

        /// Returns the values that the log alone leads to.
        private func replay(_ log: [LoggedChange]) -> [InstanceID: [String: StoredValue]] {
            var instances: [InstanceID: [String: StoredValue]] = [:]
            for change in log {
                for difference in change.differences {
                    guard case .value(let name) = difference.subject else { continue }
                    let before = instances[change.instance]?[name]
                    expectEqual(before, difference.before, "sequence \(change.sequence)")
                    instances[change.instance, default: [:]][name] = difference.after
                }
            }
            return instances
        }

        @Test func `watchers see ten thousand edits of eight processes in order`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            try store.setRetention(.unlimited)
            let names = ["a", "b", "c", "d"]
            try self.place(names, in: store)
            let (writers, edits) = (8, 1_250)
            let total = writers * edits
            let watchers = try (0..<2).map { _ in try FaultWriter(place.path, "watch", ["since=4", "count=\(total)"]) }
            for watcher in watchers { expectEqual([watcher.nextLine(), watcher.nextLine()], ["opened", "watching"]) }
            let running = try (0..<writers).map { index in
                try FaultWriter(
                    place.path, "edit",
                    ["instance=\(names.joined(separator: ","))", "name=writer\(index)", "count=\(edits)"])
            }
            for writer in running { expectEqual(writer.finish().count, 1 + edits) }

            let log = try wholeLog(of: store)
            expectEqual(log.map(\.sequence), Array(1...4 + total))
            expectEqual(log.count { $0.cause == .edited }, total)
            let replayed = replay(log)
            for instance in try store.instances(of: nil) { expectEqual(instance.values, replayed[instance.id]) }
            let counted = replayed.values.compactMap { $0["total"]?.wire.integerValue }.reduce(0, +)
            expectEqual(counted, total)
            for watcher in watchers {
                let seen = watcher.finish().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
                expectEqual(seen, Array(5...4 + total))
            }
            try EditLedger.checkIntegrity(of: place)
        }

        @Test func `retention holds while several processes write`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            try store.setRetention(StoreRetention(edits: 20, removedDays: nil))
            try self.place(["a"], in: store)
            let running = try (0..<4).map { index in
                try FaultWriter(place.path, "edit", ["instance=a", "name=writer\(index)", "count=150"])
            }
            for writer in running { expectEqual(writer.finish().count, 151) }
            let id = InstanceID("a")
            try expectEqual(store.instance(id)?.values["total"]?.wire, 600)
            let page = try store.log(of: id, after: 0, limit: .max)
            #expect((20...52).contains(page.changes.count))
            let first = try #require(page.changes.first)
            expectEqual(page.changes.map(\.revision), Array(first.revision...601))
            expectEqual(page.prunedSequence, first.sequence - 1)
            try EditLedger.checkIntegrity(of: place)
        }

        @Test func `an edit wakes a watcher in another process`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            try self.place(["a"], in: store)
            let watcher = try FaultWriter(place.path, "watch", ["count=50"])
            expectEqual([watcher.nextLine(), watcher.nextLine()], ["opened", "watching"])
            for number in 1...50 {
                // The watcher sleeps again before the next edit.
                _ = try store.update(InstanceID("a"), at: StoreTime.now()) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true)
                }
                expectEqual(watcher.nextLine()?.hasPrefix("\(number + 1) "), true)
                if number == 25 { try store.moveLog() }
            }
            _ = watcher.finish()
        }

        /// The watcher opens the writers' lock when the first edit is reported.
        @Test func `a watcher without descriptors sees edits`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            try self.place(["a"], in: store)
            let watcher = try FaultWriter(place.path, "watch", ["count=2", "takeDescriptors=1"])
            expectEqual([watcher.nextLine(), watcher.nextLine()], ["opened", "watching"])
            for revision in 2...3 {
                _ = try store.update(InstanceID("a"), at: StoreTime.now()) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true)
                }
                expectEqual(watcher.nextLine()?.hasPrefix("\(revision) "), true)
            }
            _ = watcher.finish()
        }

        @Test func `a watcher sees every edit despite checkpoints`() throws {
            let place = try TemporaryStore()
            try self.place(["a"], in: place.open())
            let watcher = try FaultWriter(place.path, "watch", ["count=40"])
            expectEqual([watcher.nextLine(), watcher.nextLine()], ["opened", "watching"])
            let writer = try FaultWriter(place.path, "move", ["instance=a", "name=n", "count=40"])
            let seen = watcher.finish().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
            expectEqual(seen, Array(2...41))
            _ = writer.finish()
        }

        @Test func `a killed writer does not block watchers`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            try self.place(["a"], in: store)
            let watcher = try FaultWriter(place.path, "watch", ["count=100000"])
            expectEqual([watcher.nextLine(), watcher.nextLine()], ["opened", "watching"])
            let writer = try FaultWriter(place.path, "edit", ["instance=a", "name=n"])
            for _ in 0..<20 { _ = writer.nextLine() }
            writer.kill()
            _ = writer.finish()
            let newest = try store.newestSequence()
            var seen = 1
            while seen < newest, let line = watcher.nextLine() {
                seen += 1
                #expect(line.hasPrefix("\(seen) "))
            }
            try store.forget(InstanceID("a"), at: StoreTime.now())
            expectEqual(watcher.nextLine()?.hasPrefix("\(newest + 1) "), true)
            watcher.kill()
            _ = watcher.finish()
        }

        @Test func `an update that writes nothing signals nothing`() async throws {
            let place = try TemporaryStore()
            var store: SQLiteStore? = try place.open()
            try self.place(["a"], in: try #require(store))
            let signals = try #require(try store?.signals())
            _ = try store?.update("a", at: StoreTime(milliseconds: 0)) { _ in nil }
            store = nil
            // A signal would still be in the stream.
            for await _ in signals { Issue.record("there is a signal") }
        }

        @Test func `a host is not woken by its own writes`() async throws {
            let place = try TemporaryStore()
            var store: SQLiteStore? = try place.open()
            try self.place(["a"], in: try #require(store))
            var lease = try store?.beginHosting(as: "host")
            let (signals, all) = (try #require(try lease?.signals()), try #require(try store?.signals()))
            let record = HostRecord(instance: "a", due: nil, state: [1])
            for content: UInt8 in 0..<20 {
                try lease?.write(HostWrite([.init(record, content: [content])]), in: try #require(lease?.share))
            }
            lease?.end()
            (lease, store) = (nil, nil)
            // A signal would still be in the stream.
            for await _ in signals { Issue.record("there is a signal") }
            var count = 0
            for await _ in all { count += 1 }
            expectEqual(count, 1)
        }

        @Test func `releasing a store ends its streams`() async throws {
            let place = try TemporaryStore()
            var store: SQLiteStore? = try place.open()
            let signals = try #require(try store?.signals())
            store = nil
            for await _ in signals {}
        }
    }
#endif

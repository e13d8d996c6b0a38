#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// A process is stopped, as by Ctrl-Z, while it holds the writers' lock.
    @Suite(.serialized, .blocking, .timeLimit(.minutes(2))) struct SQLiteStoreStoppedWriterTests {
        private let ledger: EditLedger
        private let writer: FaultWriter
        /// The identifier of the stopped process.
        private let process: Int

        init() throws {
            ledger = try EditLedger(TemporaryStore())
            writer = try FaultWriter(ledger.place.path, "hold", [ledger.option])
            expectEqual(writer.nextLine(), "opened")
            let line = try #require(writer.nextLine())
            process = try #require(line.split(separator: " ").last.flatMap { Int($0) }, "\(line)")
        }

        private func end() {
            writer.kill()
            _ = writer.finish()
        }

        @Test func `a stopped writer delays no reader`() throws {
            defer { end() }
            for createIfMissing in [true, false] {
                let store = try SQLiteStore(path: ledger.place.path, createIfMissing: createIfMissing)
                try expectEqual(store.instance(ledger.id)?.revision, 1)
                try expectEqual(store.instances(of: nil).count, 1)
                try expectEqual(store.changes(of: nil, after: 0, limit: .max).count, 1)
                let examination = try store.examination()
                #expect(examination.faults.isEmpty)
                expectEqual(examination.facts["isLocked"], true)
                expectEqual(examination.facts["lockHolder"], .integer(process))
            }
        }

        @Test func `a write names the stopped process`() throws {
            defer { end() }
            let store = try SQLiteStore(path: ledger.place.path, lockTimeout: .milliseconds(50))
            for _ in 0..<2 {
                let error = #expect(throws: StoreError.self) { try edit(store) }
                expectEqual(error?.code, .unavailable)
                expectEqual(error?.message.contains("locked by process \(process), and nothing was written"), true)
            }
        }

        @Test func `a write succeeds after the stopped process is killed`() throws {
            let store = try SQLiteStore(path: ledger.place.path, lockTimeout: .seconds(1))
            #expect(throws: StoreError.self) { try edit(store) }
            end()
            let patient = try SQLiteStore(path: ledger.place.path)
            try expectEqual(edit(patient).revision, 2)
            try expectEqual(edit(store).revision, 3)
            try expectEqual(patient.examination().facts["isLocked"], false)
        }

        @Test func `a migration does not wait forever`() throws {
            defer { end() }
            let later = StoreMigration(
                name: "1.7 for a test", minor: 7, statements: "CREATE TABLE later (n INTEGER) STRICT")
            let error = #expect(throws: StoreError.self) {
                _ = try SQLiteStore(
                    path: ledger.place.path, lockTimeout: .milliseconds(50),
                    migrations: SQLiteStore.migrations + [later])
            }
            expectEqual(error?.code, .unavailable)
            expectEqual(error?.message.contains("process \(process)"), true)
        }

        @discardableResult
        private func edit(_ store: SQLiteStore) throws -> StoredInstance {
            try store.update(ledger.id, at: StoreTime(milliseconds: 1)) { _ in
                InstanceUpdate(cause: .edited, isEdit: true)
            }
        }
    }
#endif

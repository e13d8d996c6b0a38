#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Whether there is a store, and what happens if only parts of it are left.
    @Suite struct SQLiteStoreExistenceTests {
        private func refusal(
            of place: TemporaryStore, createIfMissing: Bool = true, at location: SourceLocation = #_sourceLocation
        ) -> StoreError? {
            #expect(throws: StoreError.self, sourceLocation: location) {
                _ = try SQLiteStore(path: place.path, createIfMissing: createIfMissing)
            }
        }

        @Test(arguments: ["store.sqlite", "folder/store.sqlite"])
        func `a wrong path is an error and creates nothing`(_ name: String) throws {
            let place = try TemporaryStore()
            let path = place.folder + "/" + name
            let error = #expect(throws: StoreError.self) { _ = try SQLiteStore(path: path, createIfMissing: false) }
            expectEqual(error?.code, .missing)
            expectEqual(error?.message, "the store '\(path)' does not exist")
            #expect(try !SQLiteStore.exists(at: path))
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder).isEmpty)
        }

        @Test func `an existing store is opened without being created`() throws {
            let ledger = try EditLedger(TemporaryStore())
            #expect(try SQLiteStore.exists(at: ledger.place.path))
            let store = try SQLiteStore(path: ledger.place.path, createIfMissing: false)
            try expectEqual(store.instance(ledger.id), ledger.store.instance(ledger.id))
        }

        @Test(arguments: [["-wal", "-shm"], ["-wal"], ["-shm"]])
        func `the remains of a lost database are refused`(_ remains: [String]) throws {
            let place = try TemporaryStore(copying: EditLedger(TemporaryStore()).place)
            for ending in Set(["", "-wal", "-shm"]).subtracting(remains) {
                try FileManager.default.removeItem(atPath: place.path + ending)
            }
            for createIfMissing in [true, false] {
                let error = refusal(of: place, createIfMissing: createIfMissing)
                expectEqual(error?.code, .damaged)
                expectEqual(error?.message.contains("'\(place.path)' is lost, but '\(place.path)\(remains[0])'"), true)
                expectEqual(error?.message.contains("and may contain edits"), remains.contains("-wal"))
            }
            let error = #expect(throws: StoreError.self) { try SQLiteStore.exists(at: place.path) }
            expectEqual(error?.code, .damaged)
            for ending in remains { try FileManager.default.removeItem(atPath: place.path + ending) }
            #expect(try place.open().instances(of: nil).isEmpty)
        }

        @Test(arguments: [0, 1])
        func `a short log without its database is refused`(_ size: Int) throws {
            let place = try TemporaryStore()
            try place.write(Data(count: size), to: "store.sqlite-wal")
            let error = refusal(of: place)
            expectEqual(error?.code, .damaged)
            expectEqual(error?.message.contains("edits"), (size > 0))
        }

        @Test func `an empty database beside a log is refused`() throws {
            let place = try TemporaryStore(copying: EditLedger(TemporaryStore()).place)
            try place.write(Data())
            expectEqual(refusal(of: place)?.code, .damaged)
            #expect(throws: StoreError.self) { try SQLiteStore.exists(at: place.path) }
        }

        @Test func `a lock file alone is no store`() throws {
            let place = try TemporaryStore()
            try place.write(Data(), to: "store.sqlite.lock")
            #expect(try !SQLiteStore.exists(at: place.path))
            #expect(try place.open().instances(of: nil).isEmpty)
        }

        @Test(arguments: ["", "-wal", "-shm", ".lock"])
        func `a file without access is named`(_ ending: String) throws {
            let place = try EditLedger(TemporaryStore()).place
            for (permissions, code) in [
                (0o200, StoreError.Code.notPermitted), (0o000, .notPermitted), (0o400, .readOnly),
            ] {
                try place.setPermissions(permissions, of: "store.sqlite" + ending)
                let error = refusal(of: place)
                expectEqual(error?.code, code)
                expectEqual(
                    error?.message.hasPrefix("'\(place.path)\(ending)' is not "), true, "\(error?.message ?? "")")
            }
        }

        @Test(arguments: [Int.max, 1 << 53 + 1])
        func `a revision out of range is damage`(_ revision: Int) throws {
            let ledger = try EditLedger(TemporaryStore())
            try ledger.place.execute("UPDATE instances SET revision = \(revision)")
            let store = try ledger.place.open()
            let reads: [() throws -> Void] = [
                { _ = try store.instance(ledger.id) }, { _ = try store.instances(of: nil) },
                { try store.forget(ledger.id, at: StoreTime(milliseconds: 1)) },
                {
                    try store.update(ledger.id, at: StoreTime(milliseconds: 1)) { _ in
                        InstanceUpdate(cause: .edited, isEdit: true)
                    }
                },
            ]
            for read in reads {
                let error = #expect(throws: StoreError.self) { try read() }
                expectEqual(error?.code, .damaged)
            }
        }

        @Test(arguments: [
            ("group.example.my-cars_2", true), ("天空 寺院", true), ("e\u{301}", true), ("٣", true), ("-cars", false),
            (".cars", false), ("a/b", false), ("a\\b", false), ("a\nb", false), ("a\u{0}", false), ("a🚗", false),
            ("", false),
            (String(repeating: "a", count: 200), true), (String(repeating: "a", count: 201), false),
        ])
        func `a group names one visible folder`(group: String, isName: Bool) {
            expectEqual(DefaultLocation.isFolderName(group), isName)
        }

        @Test func `a group has the default location of control programs`() throws {
            let path = try SQLiteStore.defaultPath(group: "group.cars")
            #expect(path.hasSuffix("/intents/group.cars/store.sqlite"))
            let environment = ProcessInfo.processInfo.environment
            try expectEqual(path, DefaultLocation.path(group: "group.cars") { environment[$0] })
            let error = #expect(throws: StoreError.self) { try SQLiteStore.defaultPath(group: "../cars") }
            expectEqual(error?.code, .unavailable)
        }
    }
#endif

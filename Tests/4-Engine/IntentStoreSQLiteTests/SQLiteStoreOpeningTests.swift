#if SQLite
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite struct SQLiteStoreOpeningTests {
        /// Requires that opening fails with `code` and changes no file.
        private func expectRefusal(
            _ code: StoreError.Code, of place: TemporaryStore, _ comment: Comment? = nil,
            at location: SourceLocation = #_sourceLocation
        ) throws {
            let before = try place.contents()
            let error = #expect(throws: StoreError.self, comment, sourceLocation: location) { _ = try place.open() }
            expectEqual(error?.code, code, comment, sourceLocation: location)
            expectEqual(error?.message.hasSuffix("."), false, sourceLocation: location)
            try expectEqual(place.contents(), before, comment, sourceLocation: location)
        }

        /// Creates a store with two instances and an empty write-ahead log.
        private func filledStore() throws -> TemporaryStore {
            let place = try TemporaryStore()
            let store = try place.open()
            for name in ["a", "b"] {
                let id = try #require(InstanceID(name))
                try store.place(
                    StoredInstance(id: id, kind: "k", family: .systemSmall, intent: nil),
                    at: StoreTime(milliseconds: 0))
                for number in 0..<40 {
                    try store.update(id, at: StoreTime(milliseconds: number)) { _ in
                        let wire = JSONValue.string(String(repeating: "\(number) ", count: 200))
                        return InstanceUpdate(
                            cause: .edited, isEdit: true,
                            values: ["v\(number)": StoredValue(type: "String", wire: wire)])
                    }
                }
            }
            try store.moveLog()
            return place
        }

        /// Creates a store whose last page contains the end of a document.
        private func filledStore(pageSize: Int) throws -> TemporaryStore {
            let place = try filledStore()
            try place.execute(
                """
                PRAGMA journal_mode = DELETE; PRAGMA page_size = \(pageSize); VACUUM;
                INSERT INTO documents VALUES ('d', 1, zeroblob(200000)); PRAGMA journal_mode = WAL
                """)
            try expectEqual(place.connect().integer("PRAGMA page_size"), pageSize)
            return place
        }

        @Test func `reopening keeps all content`() throws {
            let place = try filledStore()
            let first = try place.open()
            let instances = try first.instances(of: nil)
            expectEqual(instances.map(\.values.count), [40, 40])
            let second = try place.open()
            try expectEqual(second.instances(of: nil), instances)
            try expectEqual(second.newestSequence(), 82)
        }

        @Test func `created folders and files are open to their owner alone`() throws {
            let place = try TemporaryStore()
            let store = try SQLiteStore(path: place.folder + "/one/two/store.sqlite")
            try store.place(
                StoredInstance(id: InstanceID("a"), kind: "k", family: .unrecognized("f"), intent: nil),
                at: StoreTime(milliseconds: 0))
            for folder in ["one", "one/two"] { try expectEqual(place.permissions(of: folder), 0o700) }
            for ending in ["", "-wal", "-shm", ".lock"] {
                try expectEqual(place.permissions(of: "one/two/store.sqlite" + ending), 0o600)
            }
        }

        @Test(arguments: ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.lock"])
        func `refuses files that others can open`(_ name: String) throws {
            let place = try filledStore()
            for permissions in [0o640, 0o604, 0o620, 0o666] {
                try place.setPermissions(permissions, of: name)
                try expectRefusal(.notPermitted, of: place)
                try expectEqual(place.permissions(of: name), permissions)
            }
            try place.setPermissions(0o600, of: name)
            _ = try place.open()
        }

        @Test(arguments: [0o750, 0o701, 0o777])
        func `refuses a folder that others can enter`(_ permissions: Int) throws {
            let place = try filledStore()
            try place.setPermissions(permissions, of: ".")
            try expectRefusal(.notPermitted, of: place)
        }

        @Test(arguments: ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.lock"])
        func `refuses a symbolic link in place of a file`(_ name: String) throws {
            let place = try filledStore()
            let path = place.folder + "/" + name
            try FileManager.default.moveItem(atPath: path, toPath: place.folder + "/elsewhere")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "elsewhere")
            try expectRefusal(.notPermitted, of: place)
        }

        @Test func `refuses a dangling link`() throws {
            let place = try TemporaryStore()
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "elsewhere")
            #expect(throws: StoreError.self) { _ = try place.open() }
            #expect(!FileManager.default.fileExists(atPath: place.folder + "/elsewhere"))
        }

        @Test func `refuses a symbolic link in place of the folder`() throws {
            let place = try filledStore()
            let link = place.folder + "/link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
            let error = #expect(throws: StoreError.self) { _ = try SQLiteStore(path: link + "/store.sqlite") }
            expectEqual(error?.code, .notPermitted)
        }

        @Test func `refuses a folder in place of the file`() throws {
            let place = try TemporaryStore()
            try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
            // The permissions of the folder that contains it do not matter.
            expectEqual(chmod(place.folder, 0o755), 0)
            let error = #expect(throws: StoreError.self) { _ = try place.open() }
            expectEqual(error?.message, "'\(place.path)' is a folder, not a file")
        }

        @Test(arguments: ["store.sqlite", "store.sqlite-wal", "store.sqlite.lock"])
        func `refuses a file with a second hard link`(_ name: String) throws {
            let place = try filledStore()
            try FileManager.default.linkItem(
                atPath: place.folder + "/" + name, toPath: place.folder + "/second")
            try expectRefusal(.notPermitted, of: place)
        }

        @Test(.enabled(if: geteuid() == 0, "only root can give a file away"), arguments: ["", ".lock", "-wal"])
        func `refuses a file of another user`(_ ending: String) throws {
            let place = try filledStore()
            expectEqual(chown(place.path + ending, 12_345, 12_345), 0)
            try expectRefusal(.notPermitted, of: place)
        }

        @Test(arguments: ["", ".lock", "-wal"])
        func `refuses a folder in place of a file`(_ ending: String) throws {
            let place = try TemporaryStore()
            try FileManager.default.createDirectory(atPath: place.path + ending, withIntermediateDirectories: false)
            let error = #expect(throws: StoreError.self) { _ = try place.open() }
            expectEqual(error?.code, .unavailable)
        }

        @Test(arguments: ["", "store/", "/dev/null/store"])
        func `refuses a path that does not name a file`(_ path: String) {
            let error = #expect(throws: StoreError.self) { _ = try SQLiteStore(path: path) }
            expectEqual(error?.code, .unavailable)
        }

        @Test func `refuses a file in place of the folder`() throws {
            let place = try TemporaryStore()
            try place.write(Data("text".utf8), to: "folder")
            let error = #expect(throws: StoreError.self) {
                _ = try SQLiteStore(path: place.folder + "/folder/store.sqlite")
            }
            expectEqual(error?.code, .unavailable)
        }

        @Test(arguments: [
            "", "x", "A text.\n", String(repeating: "intentDefinition: 1\n", count: 1_000), "SQLite format 3\0",
        ])
        func `refuses files that are not stores`(_ text: String) throws {
            let place = try TemporaryStore()
            try place.write(Data(text.utf8))
            try expectRefusal(.damaged, of: place)
        }

        @Test func `refuses the database of another program`() throws {
            let place = try TemporaryStore()
            try place.write(Data())
            try place.execute("CREATE TABLE t (n); INSERT INTO t VALUES (1)")
            try expectRefusal(.damaged, of: place)
        }

        @Test func `refuses a store without one of its tables`() throws {
            let place = try filledStore()
            try place.execute("DROP TABLE changes")
            try expectRefusal(.damaged, of: place)
        }

        @Test(arguments: ["before", "inTheLog"])
        func `refuses another major version`(_ place: String) throws {
            let store = try filledStore()
            // As long as another connection is open, the change stays in the write-ahead log.
            let open = place == "inTheLog" ? try store.open() : nil
            for version in [2_000, 17_003, 999, 0] {
                try store.execute("PRAGMA user_version = \(version)")
                try expectRefusal(.otherVersion, of: store, "\(version)")
            }
            withExtendedLifetime(open) {}
        }

        @Test func `preserves unknown tables and columns of a newer minor version`() throws {
            let place = try filledStore()
            try place.execute(
                """
                ALTER TABLE instances ADD COLUMN extra TEXT DEFAULT 'x';
                ALTER TABLE instance_values ADD COLUMN extra TEXT DEFAULT 'x';
                ALTER TABLE changes ADD COLUMN extra TEXT;
                UPDATE instances SET extra = 'kept';
                UPDATE instance_values SET extra = 'kept';
                CREATE TABLE more (n INTEGER);
                INSERT INTO more VALUES (7);
                INSERT INTO migrations VALUES (7, '1.7 of a newer program');
                PRAGMA user_version = 1007;
                """)
            let store = try place.open()
            let id = InstanceID("a")
            let updated = try store.update(id, at: StoreTime(milliseconds: 9)) { _ in
                InstanceUpdate(
                    cause: .edited, isEdit: true, family: .systemLarge,
                    values: ["v1": StoredValue(type: "Integer", wire: .integer(1)), "v2": nil])
            }
            try expectEqual(store.instance(id), updated)
            let database = try place.connect()
            try expectEqual(database.integer("PRAGMA user_version"), 1_007)
            try expectEqual(database.integer("SELECT n FROM more"), 7)
            try expectEqual(database.texts("SELECT extra FROM instances WHERE id = 'a'"), ["kept"])
            let extras = try database.texts("SELECT extra FROM instance_values WHERE instance = 1")
            expectEqual(extras, Array(repeating: "kept", count: 39))
        }

        @Test func `refuses a store that is truncated anywhere`() throws {
            let place = try filledStore()
            let whole = try place.bytes()
            let pages = Array(stride(from: 0, to: whole.count, by: 4_096))
            for length in pages + [1, 15, 16, 99, 100, 101, 511, 4_095, 4_097, 10_000, whole.count - 1] {
                let short = try TemporaryStore()
                try short.write(whole.prefix(length))
                try expectRefusal(.damaged, of: short, "cut to \(length) of \(whole.count) bytes")
            }
            let copy = try TemporaryStore()
            try copy.write(whole)
            try expectEqual(copy.open().instances(of: nil), place.open().instances(of: nil))
        }

        /// SQLite itself does not use a page count that is 0, or that belongs to an older state of the file.
        @Test(arguments: [512, 4_096, 65_536], [28, 92])
        func `a lost page is noticed whatever the header says`(_ pageSize: Int, offset: Int) throws {
            var short = try filledStore(pageSize: pageSize).bytes().dropLast(pageSize)
            short.replaceSubrange(offset..<offset + 4, with: Data(count: 4))
            let place = try TemporaryStore()
            try place.write(short)
            try expectRefusal(.damaged, of: place)
        }

        @Test(arguments: [512, 4_096, 65_536])
        func `a damaged table does not prevent reading the others`(_ pageSize: Int) throws {
            let place = try filledStore(pageSize: pageSize)
            let page = try place.connect().integer("SELECT rootpage FROM sqlite_schema WHERE name = 'host_contents'")
            var damaged = try place.bytes()
            damaged.replaceSubrange(
                (page - 1) * pageSize..<page * pageSize, with: Data(repeating: 0xA5, count: pageSize))
            try place.write(damaged)
            try expectEqual(place.open().instances(of: nil).map(\.values.count), [40, 40])
        }

        @Test func `a truncated store with its log is complete or refused`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            let id = InstanceID("a")
            try store.place(
                StoredInstance(id: id, kind: "k", family: .unrecognized("f"), intent: nil),
                at: StoreTime(milliseconds: 0))
            let files = try place.contents()
            let whole = try #require(files["store.sqlite"])
            let log = try #require(files["store.sqlite-wal"])
            #expect(!log.isEmpty)
            for length in stride(from: 0, through: whole.count, by: 2_048) {
                let short = try TemporaryStore()
                try short.write(whole.prefix(length))
                try short.write(log, to: "store.sqlite-wal")
                do {
                    try expectEqual(short.open().instances(of: nil), store.instances(of: nil))
                } catch let error as StoreError {
                    expectEqual(error.code, .damaged, "cut to \(length)")
                    try expectEqual(short.bytes(), whole.prefix(length))
                    try expectEqual(short.bytes(of: "store.sqlite-wal"), log)
                }
            }
        }

        @Test func `refuses a log without its database`() throws {
            let place = try TemporaryStore()
            try place.open().place(
                StoredInstance(id: InstanceID("a"), kind: "k", family: .unrecognized("f"), intent: nil),
                at: StoreTime(milliseconds: 0))
            try FileManager.default.removeItem(atPath: place.path)
            try expectRefusal(.damaged, of: place)
        }

        @Test func `a damaged page is reported as damage`() throws {
            let place = try filledStore()
            let whole = try place.bytes()
            let expected = try place.open().instances(of: nil)
            for page in 0..<whole.count / 4_096 {
                var damaged = whole
                damaged.replaceSubrange(
                    page * 4_096..<(page + 1) * 4_096, with: Data(repeating: 0xA5, count: 4_096))
                let copy = try TemporaryStore()
                try copy.write(damaged)
                do {
                    let store = try copy.open()
                    let instances = try store.instances(of: nil)
                    _ = try store.changes(of: nil, after: 0, limit: .max)
                    expectEqual(instances, expected, "page \(page)")
                } catch let error as StoreError {
                    expectEqual(error.code, .damaged, "page \(page): \(error.message)")
                }
                try expectEqual(copy.bytes(), damaged, "page \(page)")
            }
        }

        @Test(arguments: [".", "store.sqlite"])
        func `refuses a read-only folder or file`(_ name: String) throws {
            let place = try filledStore()
            try place.setPermissions(name == "." ? 0o500 : 0o400, of: name)
            defer { try? place.setPermissions(0o700, of: name) }
            try expectRefusal(.readOnly, of: place)
        }

        @Test func `writers notice a deleted lock file`() throws {
            let place = try filledStore()
            let first = try place.open()
            try FileManager.default.removeItem(atPath: place.path + ".lock")
            let second = try place.open()
            let id = InstanceID("a")
            for store in [first, second, first] {
                try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true)
                }
            }
            try expectEqual(first.instance(id)?.revision, 44)
        }

        @Test func `the log of changes is append-only`() throws {
            let place = try filledStore()
            _ = try place.open()
            for statement in ["DELETE FROM changes", "UPDATE changes SET cause = 'x'", "DELETE FROM instances"] {
                #expect(throws: SQLiteError.self) { try place.execute(statement) }
            }
        }
    }
#endif

#if SQLite
    import Foundation
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Kills a writer, or makes a system call fail, at each system call of its work in turn.
    @Suite(
        .blocking, .timeLimit(.minutes(5)),
        .enabled(if: SystemCallTracer.isAvailable, "strace is not installed or not permitted"))
    struct SQLiteStoreSystemCallTests {
        private let tracer = SystemCallTracer()
        /// A store with the instance that writers edit.
        private let template: TemporaryStore
        private let option: String

        init() throws {
            let ledger = try EditLedger(TemporaryStore())
            (template, option) = (ledger.place, ledger.option)
        }

        @Test func `the trace parser joins an interrupted call`() {
            let calls = [SystemCall](
                trace: """
                    12 fdatasync(5</a/store.sqlite-wal> <unfinished ...>
                    13 futex(0x7f, FUTEX_WAIT, 1, NULL <unfinished ...>
                    12 <... fdatasync resumed>)        = 0
                    12 write(1<pipe:[7]>, "2\\n", 2)   = 2
                    12 +++ exited with 0 +++
                    """)
            expectEqual(calls.map(\.name), ["fdatasync", "futex", "write"])
            expectEqual(calls.first?.synchronizes("/a/store.sqlite-wal"), true)
            expectEqual(calls.first?.lines, 0...2)
            expectEqual(calls.last?.printedLine, "2")
        }

        @Test func `an edit returns after the log is synchronized`() throws {
            let place = try TemporaryStore(copying: template)
            let calls = try tracer.calls(on: place, "edit", [option, "name=a", "count=5"])
            let answers = calls.indices.filter { calls[$0].printedLine != nil }
            expectEqual(answers.map { calls[$0].printedLine }, ["opened", "2", "3", "4", "5", "6"])
            for (before, answer) in zip(answers, answers.dropFirst()) {
                let written = try #require(
                    calls[before..<answer].last { $0.name.hasPrefix("pwrite") && $0.concerns("store.sqlite-wal>") },
                    "the edit wrote nothing to the log")
                #expect(
                    calls.contains { call in
                        call.synchronizes(place.path + "-wal") && call.lines.lowerBound > written.lines.upperBound
                            && call.lines.upperBound < calls[answer].lines.lowerBound
                    },
                    "the log was not synchronized between the last write and the answer")
            }
        }

        @Test func `a new store is named after its folders are synchronized`() throws {
            let folder = try TemporaryStore().folder
            let calls = try tracer.calls(at: folder + "/one/two/store.sqlite", "open", [])
            let created = try #require(calls.lastIndex { $0.name.hasPrefix("mkdir") && $0.concerns("/one/two") })
            let named = try #require(calls.firstIndex { $0.name.hasPrefix("rename") && $0.hasSucceeded })
            let opened = try #require(calls.firstIndex { $0.printedLine == "opened" })
            for parent in [folder, folder + "/one"] {
                #expect(calls[created..<named].contains { $0.synchronizes(parent) })
            }
            #expect(calls[named..<opened].contains { $0.synchronizes(folder + "/one/two") })
        }

        @Test func `edits submitted together are one commit`() throws {
            let place = try TemporaryStore(copying: template)
            let calls = try calls(of: "edit", [option, "name=a", "count=3", "together=4"], on: place)
            let order = calls.compactMap { call in
                call.printedLine ?? (call.synchronizes(place.path + "-wal") ? "fsync" : nil)
            }
            let fsync = "fsync"
            expectEqual(
                order,
                [
                    fsync, "2", "3", "4", "5", fsync, "6", "7", "8", "9", fsync, "10", "11", "12", "13",
                ])
        }

        @Test(arguments: [("edit", 1), ("move", 1), ("edit", 3)])
        func `a kill at any system call loses no acknowledged edit`(_ task: String, together: Int) throws {
            let options = [option, "name=a", "count=3", "together=\(together)"]
            var kills = 0
            for call in try calls(of: task, options).filter(\.isVisible) {
                let place = try TemporaryStore(copying: template)
                let lines = try tracer.lines(on: place, task, options, call, .kill)
                let wasKilled = lines.count < 1 + 3 * together
                if wasKilled { kills += 1 }
                // Calls that concern no file, such as those for signal masks, are not the same in each run.
                #expect(wasKilled || !call.concernsFile, "it was not killed at \(call.name) \(call.ordinal)")
                try check(place, lines, mayHold: together)
            }
            #expect(kills > (task == "move" ? 100 : 60))
        }

        @Test func `a kill at any system call leaves no partial store`() throws {
            let calls = try tracer.calls(on: TemporaryStore(), "open", []).filter { $0.concerns("/store.sqlite") }
            for call in calls {
                let place = try TemporaryStore()
                _ = try tracer.lines(on: place, "open", [], call, .kill)
                var ledger = try EditLedger(place)
                try ledger.check(acknowledged: [])
                #expect(!FileManager.default.fileExists(atPath: place.path + ".new"))
            }
            #expect(calls.count > 100)
        }

        /// The disk is full, or fails, at each write in turn.
        @Test(arguments: ["edit", "move"], [SystemCallTracer.Fault.fail("ENOSPC"), .fail("EIO")])
        func `a failed write fails one edit and keeps the others`(_ task: String, _ fault: SystemCallTracer.Fault)
            throws
        {
            let options = [option, "name=a", "count=3"]
            let calls = try calls(of: task, options).filter { $0.name.hasPrefix("pwrite") || $0.name == "ftruncate" }
            var refusals = 0
            for call in calls {
                let place = try TemporaryStore(copying: template)
                var lines = try tracer.lines(on: place, task, options, call, fault)
                if lines.last?.hasPrefix("refused") == true {
                    expectEqual(lines.removeLast(), "refused inputOutput")
                    refusals += 1
                }
                try check(place, lines, mayHold: 0)
            }
            #expect(refusals > 10)
        }

        /// The disk is full for a moment, so the store retries each edit on its own.
        @Test func `edits that fail together are retried one by one`() throws {
            let options = [option, "name=a", "count=2", "together=3"]
            let calls = try calls(of: "edit", options).filter { $0.name.hasPrefix("pwrite") }
            for call in calls {
                let place = try TemporaryStore(copying: template)
                let lines = try tracer.lines(on: place, "edit", options, call, .fail("ENOSPC"))
                expectEqual(lines, ["opened", "2", "3", "4", "5", "6", "7"])
                try check(place, lines, mayHold: 0)
            }
            #expect(calls.count > 5)
        }

        @Test func `a failed fsync reports unknownOutcome`() throws {
            let options = [option, "name=a", "count=3"]
            let calls = try calls(of: "edit", options).filter {
                ($0.name == "fdatasync" || $0.name == "fsync") && $0.concerns("store.sqlite-wal>")
            }
            for call in calls {
                let place = try TemporaryStore(copying: template)
                var lines = try tracer.lines(on: place, "edit", options, call, .fail("EIO"))
                expectEqual(lines.removeLast(), "refused unknownOutcome")
                // The next program to open the store may find what was written but not synchronized.
                try check(place, lines, mayHold: 1)
            }
            #expect(calls.count >= 3)
        }

        /// Returns the calls of the main thread from the opening of the store to the last answer.
        private func calls(
            of task: String, _ options: [String], on place: TemporaryStore? = nil
        ) throws -> [SystemCall] {
            let all = try tracer.calls(on: place ?? TemporaryStore(copying: template), task, options)
            let opened = try #require(all.firstIndex { $0.printedLine == "opened" })
            let answered = try #require(all.lastIndex { $0.printedLine != nil })
            // Otherwise the injection would count the calls of another thread.
            try #require(all[opened].thread == all[answered].thread)
            return all[opened + 1...answered].filter { $0.thread == all[answered].thread }
        }

        /// Requires that every acknowledged edit is stored, that edits submitted together are stored all or none, and that
        /// the store can still be written.
        private func check(_ place: TemporaryStore, _ lines: [String], mayHold together: Int) throws {
            var ledger = try EditLedger(opening: place)
            let acknowledged = Array(lines.drop { $0 == "opened" })
            try ledger.check(acknowledged: acknowledged)
            let answered = together > 1 ? acknowledged.count / together * together : acknowledged.count
            #expect([1 + answered, 1 + answered + together].contains(ledger.revision))
            let after = try FaultWriter(place.path, "edit", [option, "name=b", "count=1"]).finish()
            try ledger.check(acknowledged: Array(after.dropFirst()))
            expectEqual(after.count, 2)
        }
    }
#endif

#if SQLite
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// A whole widget host in its own process, over a file, that is killed or has no room on its disk.
    @Suite(.blocking, .timeLimit(.minutes(5))) struct SQLiteWidgetHostFaultTests {
        private let tracer = SystemCallTracer()
        private let template: WidgetLedger

        init() throws {
            template = try WidgetLedger()
        }

        @Test(.enabled(if: SystemCallTracer.isAvailable, "strace is not installed or not permitted"))
        func `a host killed at any system call loses nothing`() throws {
            var (kills, granted, shown) = (0, 0, 0)
            for call in try calls().filter(\.isVisible) {
                let ledger = try WidgetLedger(copying: template)
                let lines = try tracer.lines(on: ledger.place, "widgets", ledger.options, call, .kill)
                if lines.contains("idle") { continue }
                kills += 1
                let state = try ledger.continueHosting()
                granted += state.filter { !$0.isQueued && $0.text == 1 }.count
                shown += state.filter { $0.text == 2 }.count
            }
            #expect(kills > 80)
            #expect(granted > 4, "none was killed between a decision and its content")
            #expect(shown > 0, "none was killed after it had stored a content")
        }

        @Test(.enabled(if: SystemCallTracer.isAvailable, "strace is not installed or not permitted"))
        func `a host with a failing disk loses nothing`() throws {
            var failures = 0
            let calls = try calls().filter { $0.name.hasPrefix("pwrite") }
            for call in calls {
                let ledger = try WidgetLedger(copying: template)
                let lines = try tracer.lines(
                    on: ledger.place, "widgets", ledger.options, call, .fail("ENOSPC"))
                guard lines.contains(where: { $0.hasPrefix("notice store-failed ") }) else {
                    ledger.check(try ledger.state())
                    continue
                }
                failures += 1
                // A provider that was asked together with another one may still print that it was called.
                let last = lines.last { !$0.hasPrefix("called ") }
                expectEqual(last?.hasPrefix("refused inputOutput"), true, "\(lines)")
                try ledger.continueHosting()
            }
            #expect(failures > 2)
        }

        @Test func `content waits for room on the disk`() throws {
            let ledger = try WidgetLedger(copying: template)
            // Room for decisions, not for contents.
            let length = try #require(try ledger.place.contents().values.map(\.count).max())
            let lines = try FaultWriter(
                ledger.place.path, "widgets",
                ledger.options + ["virtual=1", "contentBytes=400000", "fileLimit=\(length + 200_000)", "roomAfter=3"]
            ).finish()
            expectEqual(lines.filter { $0.hasPrefix("notice store-failed ") }.count, 3)
            expectEqual(lines.suffix(2), ["shows a 2 \(ledger.budget - 1)", "shows b 2 \(ledger.budget - 1)"])
            try expectEqual(ledger.calls(), ["a": 2, "b": 2], "an answer that cannot be stored is kept")
            try EditLedger.checkIntegrity(of: ledger.place)
        }

        @Test func `without room for a decision no provider is asked`() throws {
            let length = try #require(try template.place.contents().values.map(\.count).max())
            var failures: [Int] = []
            // Room for the beginning of a host, and for a few pages more.
            for pages in 0..<8 {
                let ledger = try WidgetLedger(copying: template)
                let limit = length + pages * 4_200
                let lines = try FaultWriter(
                    ledger.place.path, "widgets", ledger.options + ["virtual=1", "fileLimit=\(limit)"]
                ).finish()
                ledger.check(try ledger.state())
                let count = lines.filter { $0.hasPrefix("notice store-failed ") }.count
                guard count > 0, try ledger.calls() == ["a": 1, "b": 1] else { continue }
                failures.append(count)
                expectEqual(lines.suffix(2), ["shows a 1 \(ledger.budget)", "shows b 1 \(ledger.budget)"])
                try ledger.continueHosting()
            }
            #expect(!failures.isEmpty)
            // The pauses between attempts grow from a second to a minute.
            #expect(failures.allSatisfy { (5...20).contains($0) }, "\(failures)")
        }

        /// Returns the system calls of a host's decisions, from its start until it has nothing left to do. Each name occurs once
        /// with each ordinal, as an injection counts the calls of every thread.
        private func calls() throws -> [SystemCall] {
            let ledger = try WidgetLedger(copying: template)
            let all = try tracer.calls(on: ledger.place, "widgets", ledger.options)
            let start = try #require(all.firstIndex { $0.printedLine == "hosting" })
            let end = try #require(all.lastIndex { $0.printedLine == "idle" })
            var seen = Set(all[...start].map(Position.init))
            return all[start + 1..<end].filter { seen.insert(Position($0)).inserted }
        }

        private struct Position: Hashable {
            let name: String
            let ordinal: Int

            init(_ call: SystemCall) {
                (name, ordinal) = (call.name, call.ordinal)
            }
        }
    }

    /// A store with two instances that show their first timeline, and a request to reload each of them.
    private struct WidgetLedger {
        /// What an instance shows, and what is recorded of its request.
        struct State {
            let id: String
            /// The number of the reload that is shown.
            let text: Int?
            let budget: Int?
            let isQueued: Bool
            /// How often the provider was asked.
            let calls: Int
        }

        let place: TemporaryStore
        let store: SQLiteStore
        /// The reloads that the budget has before the first one that it counts.
        let budget: Int
        private let ids = ["a", "b"]

        init() throws {
            place = try TemporaryStore()
            store = try place.open()
            for id in ids.compactMap(InstanceID.init) {
                try store.place(
                    StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: nil),
                    at: StoreTime(milliseconds: 0))
            }
            let lines = try FaultWriter(place.path, "widgets", ["calls=\(place.folder)/calls"]).finish()
            let last = try #require(lines.last?.split(separator: " "))
            try #require(last.count == 4 && last[2] == "1", "\(lines)")
            budget = try #require(Int(last[3]))
            try store.addRequests(
                ids.compactMap(InstanceID.init).map {
                    HostRequest(.reload, of: .instance($0), at: StoreTime(milliseconds: 1))
                })
        }

        init(copying other: WidgetLedger) throws {
            place = try TemporaryStore(copying: other.place)
            store = try place.open()
            budget = other.budget
        }

        var options: [String] { ["calls=\(place.folder)/calls"] }

        /// How often the provider was asked, by instance.
        func calls() throws -> [String: Int] {
            let lines = String(decoding: try place.bytes(of: "calls"), as: UTF8.self).split(separator: "\n")
            return Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
        }

        /// Reads what any process can read while no host runs.
        func state() throws -> [State] {
            let counts = try counts()
            return try states(FaultWriter(place.path, "shown", options).finish().dropFirst(), counts)
        }

        /// The targets of the queued requests, and how often the provider was asked.
        private func counts() throws -> (queued: [HostRequest.Target], calls: [String: Int]) {
            (try store.requests(in: nil, after: 0, limit: .max).map(\.request.target), try calls())
        }

        /// Reads the lines in which a process prints what it read.
        private func states(
            _ lines: ArraySlice<String>, _ counts: (queued: [HostRequest.Target], calls: [String: Int])
        ) throws -> [State] {
            try #require(lines.count >= ids.count, "\(lines)")
            return try zip(ids, lines).map { id, line in
                let words = line.split(separator: " ")
                try #require(words.count == 4 && words[1] == id, "\(line)")
                return State(
                    id: id, text: Int(words[2]), budget: Int(words[3]),
                    isQueued: counts.queued.contains { $0 == InstanceID(id).map(HostRequest.Target.instance) },
                    calls: counts.calls[id] ?? 0)
            }
        }

        /// Requires that each instance shows a timeline, that a request is queued or was granted and
        /// counted once, and that the provider was asked only after that.
        func check(_ states: [State]) {
            expectEqual(states.count, ids.count)
            for state in states {
                expectEqual(state.text.map { (1...state.calls).contains($0) }, true, "\(state)")
                expectEqual(state.budget, (state.isQueued ? budget : budget - 1), "\(state)")
                #expect(state.calls == 1 || !state.isQueued, "\(state)")
            }
        }

        /// Runs another host, which prints what it reads before and after it works. Requires that nothing was lost before, and
        /// that each instance then shows the newest answer, and has paid for one reload.
        /// - Returns: The state before the host.
        @discardableResult
        func continueHosting() throws -> [State] {
            let found = try counts()
            let lines = try FaultWriter(place.path, "widgets", options).finish()
            #expect(lines.contains("idle"), "\(lines)")
            let before = try states(lines.dropFirst(), found)
            check(before)
            let states = try states(lines.suffix(ids.count), counts())
            check(states)
            for state in states {
                #expect(state.budget == budget - 1 && state.text == state.calls, "\(state)")
                #expect(state.calls > 1 && state.calls <= (found.calls[state.id] ?? 0) + 1, "\(state)")
            }
            try expectEqual(store.requests(in: nil, after: 0, limit: .max), [])
            try EditLedger.checkIntegrity(of: place)
            return before
        }
    }
#endif

#if PostgreSQL
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// Two whole widget hosts as processes that share a group, one of which is killed.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLWidgetHostTests {
        private let group: TestGroup
        private let store: PostgreSQLStore
        private let folder: TemporaryFolder
        private let names = (0..<12).map { "w\($0)" }

        init() throws {
            group = try TestGroup()
            store = try group.open()
            folder = try TemporaryFolder("hosts")
            for id in names.compactMap(InstanceID.init) {
                try store.place(
                    StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: nil),
                    at: StoreTime(milliseconds: 0))
            }
        }

        @Test func `after a kill every instance is reloaded once`() throws {
            // It answers for the first timelines, and then never again.
            let first = try host("first", ["answers=\(names.count)"])
            #expect(try lines(of: first) { $0.count(where: \.isCall) == names.count } != nil)
            let second = try host("second")
            let divided = try #require(
                try lines(of: second) { $0.last?.hasPrefix("notice share-changed 16 of 32 shards") == true })
            // What the first one had not stored yet is asked for again, outside the budget.
            #expect(divided.allSatisfy { !$0.contains(" granted ") })

            try store.addRequests([HostRequest(.reload, of: .kind("counter"), at: StoreTime(milliseconds: 1))])
            let granted = try #require(try lines(of: first) { $0.last?.isCall == true })
                .filter { $0.contains(" granted ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(granted.count > 1)
            first.kill()
            _ = first.finish()
            let shown = try shown()
            expectEqual(shown.map(\.name).sorted(), names.sorted())
            #expect(shown.allSatisfy { $0.text >= 1 })

            try expireLeases(of: "first")
            let missing = Set(granted.map { "called \($0)" })
            #expect(try lines(of: second) { missing.isSubset(of: $0) } != nil)
            second.kill()
            _ = second.finish()
            try continueHosting()
        }

        @Test(arguments: [10, 40, 80, 160])
        func `hosts killed at any moment lose no reload`(_ milliseconds: Int) throws {
            #expect(try host("fault", waits: false).finish().contains("idle"))
            try store.addRequests([HostRequest(.reload, of: .kind("counter"), at: StoreTime(milliseconds: 1))])
            for moment in [milliseconds * 1_000, milliseconds * 600] {
                _ = try host("fault", ["killMicroseconds=\(moment)"], waits: false).finish()
                try group.waitForKilled()
                let isQueued = try !store.requests(in: nil, after: 0, limit: 1).isEmpty
                for instance in try shown() {
                    #expect(instance.text >= 1)
                    expectEqual(instance.budget, (isQueued ? 70 : 69), "\(instance)")
                }
                try expireLeases()
            }
            try continueHosting()
        }

        /// Runs another host, and requires that each instance then shows the newest answer, and has paid for one reload.
        private func continueHosting() throws {
            try expireLeases()
            #expect(try host("last", waits: false).finish().contains("idle"))
            let calls = try calls()
            for instance in try shown() {
                #expect(instance.text > 1, "\(instance) was not reloaded")
                expectEqual(instance.text, calls[instance.name], "\(instance) shows an older answer")
                expectEqual(instance.budget, 69, "\(instance) has not paid for exactly one reload")
            }
            try expectEqual(store.requests(in: nil, after: 0, limit: .max), [])
        }

        /// Moves the end of leases into the past: those of hosts with a name, or all of the group.
        private func expireLeases(of name: String? = nil) throws {
            _ = try group.query(
                """
                UPDATE intents.hosts SET expires = now() - interval '1 second'
                WHERE group_id = GROUP_ID AND name = \(name.map { "'\($0)'" } ?? "name")
                """)
        }

        private func host(_ name: String, _ options: [String] = [], waits: Bool = true) throws -> FaultWriter {
            try FaultWriter(
                group.killedURL, "widgets",
                ["group=\(group.name)", "name=\(name)", "calls=\(file)", "leaseSeconds=6"] + (waits ? ["wait=1"] : [])
                    + options)
        }

        private var file: String { folder.path + "/calls" }

        /// Returns the lines that a process prints until they satisfy a condition; nil if it ends before that.
        private func lines(of process: FaultWriter, until isComplete: ([String]) -> Bool) throws -> [String]? {
            var lines: [String] = []
            while !isComplete(lines) {
                guard let line = process.nextLine() else { return nil }
                lines.append(line)
            }
            return lines
        }

        /// How often the provider was asked, by instance.
        private func calls() throws -> [String: Int] {
            let lines = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
                .split(separator: "\n")
            return Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
        }

        /// What each instance shows, as a process that is no host reads it.
        private func shown() throws -> [(name: String, text: Int, budget: Int)] {
            let lines = try FaultWriter(group.url, "shown", ["group=\(group.name)", "calls=\(file)"]).finish()
            return try lines.dropFirst().map { line in
                let words = line.split(separator: " ").map(String.init)
                try #require(words.count == 4 && words[0] == "shows", "\(line)")
                return (words[1], try #require(Int(words[2]), "\(line)"), try #require(Int(words[3]), "\(line)"))
            }
        }
    }

    extension String {
        fileprivate var isCall: Bool { hasPrefix("called ") }
    }
#endif

#if SQLite
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Removals of an instance that others follow, which are killed at each system call in turn.
    @Suite(
        .blocking, .timeLimit(.minutes(5)),
        .enabled(if: SystemCallTracer.isAvailable, "strace is not installed or not permitted"))
    struct SQLiteFollowingFaultTests {
        private let tracer = SystemCallTracer()

        @Test(arguments: [false, true])
        func `a killed removal keeps what followers show`(isForgotten: Bool) throws {
            let template = try TemporaryStore()
            try FollowedInstances.place(in: template.open())
            let options = ["instance=source", "forgets=\(isForgotten ? 1 : 0)"]
            let all = try tracer.calls(on: TemporaryStore(copying: template), "remove", options)
            let opened = try #require(all.firstIndex { $0.printedLine == "opened" })
            let removed = try #require(all.lastIndex { $0.printedLine == "source" })
            var kills = 0
            for call in Set(all[opened + 1...removed].filter(\.isVisible)) {
                let place = try TemporaryStore(copying: template)
                let lines = try tracer.lines(on: place, "remove", options, call, .kill)
                if lines == ["opened"] { kills += 1 }
                let isRemoved = try FollowedInstances.isSourceRemoved(in: place.open())
                #expect(isRemoved || !lines.contains("source"), "a removal that was reported is lost")
                if isRemoved { continue }
                expectEqual(try FaultWriter(place.path, "remove", options).finish(), ["opened", "source"])
                #expect(try FollowedInstances.isSourceRemoved(in: place.open()))
            }
            #expect(kills > (isForgotten ? 12 : 6), "\(kills)")
        }
    }
#endif

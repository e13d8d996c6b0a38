#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// Removals of an instance that others follow, whose connection is cut at and within every message.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(5))) struct PostgreSQLFollowingFaultTests {
        @Test(arguments: CuttingProxy.Direction.allCases, [false, true])
        func `a removal that is cut keeps what followers show`(
            _ direction: CuttingProxy.Direction, isForgotten: Bool
        ) async throws {
            let proxy = try CuttingProxy(before: TestGroup().url)
            var ends: [Int] = []
            let whole = try await removal(proxy, isForgotten, fault: { proxy.watch() }) { ends = proxy.ends(direction) }
            expectEqual(whole.code, nil)
            #expect(ends.count > 8, "the messages of a removal")
            var codes: Set<String> = []
            for cut in ([0] + ends.dropLast()).flatMap({ [$0, $0 + 1] }) {
                let (code, isRemoved) = try await removal(
                    proxy, isForgotten, fault: { proxy.cut(direction, after: cut, refusingOthers: true) })
                codes.insert(code ?? "removed")
                if code == nil { #expect(isRemoved, "cut after \(cut) bytes") }
                if code == "unavailable" { #expect(!isRemoved, "cut after \(cut) bytes") }
            }
            #expect(codes.isSuperset(of: ["unavailable", "unknownOutcome"]), "\(codes)")
        }

        /// Removes the source of a new group, and checks its followers.
        /// - Parameters:
        ///   - fault: Called when the store is open.
        ///   - end: Called after the removal.
        /// - Returns: The code of the error, if there is one, and whether the source was removed.
        private func removal(
            _ proxy: CuttingProxy, _ isForgotten: Bool, fault: () -> Void, end: () -> Void = {}
        ) async throws -> (code: String?, isRemoved: Bool) {
            let group = try TestGroup()
            let witness = try group.open()
            try FollowedInstances.place(in: witness)
            let store = try group.open(through: proxy.url) { $0.retryTimeout = .milliseconds(40) }
            let engine = try IntentEngine(schema: FollowedInstances.schema, store: store)
            // The first transaction also prepares the statements.
            fault()
            var code: String?
            do {
                if isForgotten {
                    try await engine.forget(FollowedInstances.source)
                } else {
                    try await engine.remove(FollowedInstances.source)
                }
            } catch let error as StoreError {
                code = "\(error.code)"
            }
            end()
            proxy.watch()
            // This waits until the server has ended the transaction.
            for id in ["near", FollowedInstances.source] as [InstanceID] {
                _ = try? witness.update(id, at: StoreTime(milliseconds: 0)) { _ in nil }
            }
            return (code, try FollowedInstances.isSourceRemoved(in: witness))
        }
    }
#endif

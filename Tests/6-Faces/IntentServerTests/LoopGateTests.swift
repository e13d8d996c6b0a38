#if Server
    import NIOCore
    import NIOPosix
    import Synchronization
    import IntentTestSupport
    import Testing

    @testable import IntentServer

    @Suite struct LoopGateTests {
        @Test func `a closed gate lets no work through`() async throws {
            let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            let gate = LoopGate(group.next())
            try await expectEqual(gate.submit { 1 }, 1)
            await gate.close()
            try await group.shutdownGracefully()
            #expect(!gate.execute { Issue.record("the work was done") })
            await #expect(throws: CancellationError.self) { try await gate.submit { 2 } }
            await #expect(throws: CancellationError.self) {
                try await gate.flatSubmit { gate.loop.makeSucceededVoidFuture() }
            }
        }

        @Test func `closing waits for what came before`() async throws {
            let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            let gate = LoopGate(group.next())
            let count = Mutex(0)
            for _ in 0..<1_000 { gate.execute { count.withLock { $0 += 1 } } }
            await gate.close()
            expectEqual(count.withLock(\.self), 1_000)
            try await group.shutdownGracefully()
        }

        @Test func `an error of the work reaches the caller`() async throws {
            struct Failure: Error {}
            let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            let gate = LoopGate(group.next())
            await #expect(throws: Failure.self) { try await gate.submit { throw Failure() } }
            await #expect(throws: Failure.self) {
                try await gate.flatSubmit { gate.loop.makeFailedFuture(Failure()) as EventLoopFuture<Void> }
            }
            await gate.close()
            try await group.shutdownGracefully()
        }
    }
#endif

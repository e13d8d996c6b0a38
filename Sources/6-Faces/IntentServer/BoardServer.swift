#if Server
    internal import IntentBoard
    internal import IntentModel
    internal import IntentSystem
    internal import NIOCore
    internal import NIOHTTP1
    internal import NIOPosix

    /// The server of the board: accepts connections, reads requests within the limits, and sends the board's answers.
    package final class BoardServer: Sendable {
        /// The port on which it listens.
        package let port: Int
        private let group: MultiThreadedEventLoopGroup
        private let gate: LoopGate
        private let listener: any Channel
        private let state: NIOLoopBound<ServerState>

        private init(
            group: MultiThreadedEventLoopGroup, gate: LoopGate, listener: any Channel, state: NIOLoopBound<ServerState>
        ) {
            self.group = group
            self.gate = gate
            self.listener = listener
            self.state = state
            port = listener.localAddress?.port ?? 0
        }

        /// Starts a server.
        /// - Parameters:
        ///   - address: An address of this machine.
        ///   - port: The port; 0 for one that is free.
        ///   - log: Receives each answered request, on the thread that reads all connections.
        ///   - makeBoard: Creates the board that answers, for the port on which the server listens.
        /// - Throws: ``ServerSettingsError`` if the server cannot listen there.
        package static func start(
            address: String, port: Int, limits: ServerLimits = ServerLimits(),
            log: (@Sendable (AccessRecord) -> Void)? = nil, makeBoard: @escaping @Sendable (Int) -> SecuredBoard
        ) async throws(ServerSettingsError) -> BoardServer {
            // Besides connections: the store, extensions, standard streams.
            let files = CurrentProcess.raiseOpenFileLimit(to: limits.connections + 256)
            var limits = limits
            limits.connections = max(1, min(limits.connections, files - 64))
            // One thread reads and writes all connections; the board answers on the threads of its tasks.
            let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
            let gate = LoopGate(group.next())
            do {
                let box = NIOLoopBoundBox.makeEmptyBox(valueType: ServerState.self, eventLoop: gate.loop)
                let listener = try await bootstrap(group, box).bind(host: address, port: port).get()
                let (boundPort, limits) = (listener.localAddress?.port ?? 0, limits)
                let state = try await gate.submit {
                    let state = ServerState(board: makeBoard(boundPort), limits: limits, log: log, gate: gate)
                    box.value = state
                    return NIOLoopBound(state, eventLoop: gate.loop)
                }
                try await listener.setOption(.autoRead, value: true).get()
                return BoardServer(group: group, gate: gate, listener: listener, state: state)
            } catch {
                try? await group.shutdownGracefully()
                throw ServerSettingsError(address: address, port: port, error)
            }
        }

        private static func bootstrap(
            _ group: MultiThreadedEventLoopGroup, _ box: NIOLoopBoundBox<ServerState?>
        ) -> ServerBootstrap {
            ServerBootstrap(group: group)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .serverChannelOption(.backlog, value: 512)
                // One connection is accepted at a time, so that the limit is exact; the first one when the board is ready.
                .serverChannelOption(.maxMessagesPerRead, value: 1)
                .serverChannelOption(.autoRead, value: false)
                .serverChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandlers([
                            AcceptBackoffHandler(shouldForwardIOErrorCaught: false), AcceptGate(box),
                        ])
                    }
                }
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        guard let state = box.value else { throw ChannelError.ioOnClosedChannel }
                        try channel.pipeline.syncOperations.addHandlers(handlers(state))
                    }
                }
        }

        private static func handlers(_ state: ServerState) -> [any ChannelHandler] {
            var limits = NIOHTTPDecoderLimitConfiguration()
            // Twice the limit, so that an address or a header that is a little too large receives its own refusal.
            limits.maxHeaderFieldSize = 2 * state.limits.headerBytes
            limits.maxHeaderListSize = 2 * state.limits.headerBytes
            limits.maxHeaderFieldCount = state.limits.headerFields
            var encoding = HTTPResponseEncoder.Configuration()
            encoding.automaticallySetFramingHeaders = false
            return [
                HTTPResponseEncoder(configuration: encoding),
                ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)),
                NIOHTTPResponseHeadersValidator(), ConnectionHandler(server: state),
            ]
        }

        /// Accepts no more connections, closes idle ones and event streams, waits for answers that are being sent, and closes the
        /// rest. What the board still works on is not sent.
        package func stop() async {
            try? await listener.close().get()
            try? await gate.flatSubmit { [state] in state.value.stop() }
            await gate.close()
            try? await group.shutdownGracefully()
        }
    }

    extension ServerSettingsError {
        /// The error for a server that cannot listen.
        init(address: String, port: Int, _ error: any Error) {
            guard let error = error as? IOError else {
                self.init("cannotListen", "the server cannot listen on \(address): \(error)")
                return
            }
            let failure = SystemFailure(number: error.errnoCode)
            self.init("cannotListen", "the server cannot listen on \(address) port \(port): \(failure.message)")
        }
    }
#endif

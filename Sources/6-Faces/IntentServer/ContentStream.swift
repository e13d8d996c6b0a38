#if Server
    internal import IntentBoard
    internal import NIOCore

    /// The content of a request that the board reads while it arrives. The connection is read only while the board asks for more.
    struct ContentStream {
        typealias Producer = NIOThrowingAsyncSequenceProducer<
            [UInt8], any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Demand
        >

        /// What the board iterates.
        let body: BoardBody
        private let source: Producer.Source

        /// - Parameters:
        ///   - onDemand: Called on the event loop when the board asks for more than what has arrived.
        init(_ gate: LoopGate, onDemand: @escaping @Sendable () -> Void) {
            let producer = Producer.makeSequence(
                elementType: [UInt8].self, failureType: (any Error).self,
                backPressureStrategy: .init(lowWatermark: 2, highWatermark: 4), finishOnDeinit: false,
                delegate: Demand(gate: gate, onDemand: onDemand))
            body = .stream(producer.sequence)
            source = producer.source
        }

        /// Adds a part.
        /// - Returns: Whether the connection may be read further.
        func add(_ bytes: [UInt8]) -> Bool {
            switch source.yield(bytes) {
            case .produceMore, .dropped: true
            case .stopProducing: false
            }
        }

        func finish() { source.finish() }

        func fail(_ error: any Error) { source.finish(error) }

        struct Demand: NIOAsyncSequenceProducerDelegate {
            let gate: LoopGate
            let onDemand: @Sendable () -> Void

            func produceMore() { gate.execute(onDemand) }
            func didTerminate() { gate.execute(onDemand) }
        }
    }
#endif

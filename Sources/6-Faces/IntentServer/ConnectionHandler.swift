#if Server
    internal import IntentBoard
    internal import IntentSystem
    internal import NIOCore
    internal import NIOHTTP1

    /// One connection: reads requests one after the other, lets the board answer them, and keeps the limits of time and size.
    ///
    /// It belongs to the event loop; the board's tasks reach it through `NIOLoopBound`.
    final class ConnectionHandler: ChannelDuplexHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundIn = HTTPServerResponsePart
        typealias OutboundOut = HTTPServerResponsePart

        /// What is read from the client.
        private enum Phase {
            /// Nothing of a request has arrived.
            case idle
            /// A header arrives.
            case header
            /// The content arrives and is collected.
            case content(RequestHead)
            /// The content arrives while the board reads it.
            case stream(RequestHead, ContentStream, count: Int)
            /// The request is complete.
            case complete
            /// What else arrives is ignored, so that the client can read the last answer before the connection is closed.
            case draining
        }

        /// How many bytes are written at once.
        private static let partSize = 1 << 16

        private let server: ServerState
        private var context: ChannelHandlerContext?
        private var phase = Phase.idle
        /// The content that has been collected.
        private var content = ByteBuffer()
        /// Parts of the next requests, which arrived before the answer to this one was complete.
        private var waiting = CircularBuffer<HTTPServerRequestPart>()
        private var waitingFailure: RequestFailure?
        /// Whether the board has not yet read the content that has arrived.
        private var isReadPaused = false
        private var isReadPending = false
        private var answer: Task<Void, Never>?
        /// Distinguishes answers, so that one that comes too late is not sent.
        private var answerNumber = 0
        private var isResponding = false
        private var isEventStream = false
        private var closesAfterAnswer = false
        private var keepsConnection = false
        private var isHeadRequest = false
        private var isVersion10 = false
        private var record: AccessRecord?
        private var deadline: Scheduled<Void>?

        init(server: ServerState) {
            self.server = server
        }

        func handlerAdded(context: ChannelHandlerContext) {
            self.context = context
            server.add(self)
            setDeadline(min(server.limits.requestTime, server.limits.idleTime))
        }

        func handlerRemoved(context: ChannelHandlerContext) {
            end()
            self.context = nil
        }

        func channelInactive(context: ChannelHandlerContext) {
            end()
            context.fireChannelInactive()
        }

        /// Releases everything; called once or twice.
        private func end() {
            deadline?.cancel()
            answer?.cancel()
            answer = nil
            waiting.removeAll()
            if case .stream(_, let stream, _) = phase { stream.fail(CancellationError()) }
            phase = .draining
            releaseEventStream()
            server.remove(self)
        }

        /// Closes the connection at once.
        func close() { context?.close(promise: nil) }

        /// Closes the connection when the answer that is being sent is complete; an event stream ends at once.
        func stop() {
            switch phase {
            case .idle, .header: context?.close(promise: nil)
            case .draining: break
            case .content, .stream, .complete:
                if isEventStream { context?.close(promise: nil) } else { closesAfterAnswer = true }
            }
        }
    }

    /// Requests.
    extension ConnectionHandler {
        func channelRead(context: ChannelHandlerContext, data: NIOAny) { receive(unwrapInboundIn(data)) }

        private func receive(_ part: HTTPServerRequestPart) {
            switch (part, phase) {
            case (.head(let head), .idle), (.head(let head), .header): receive(head)
            case (.body(let part), .content): collect(part)
            case (.body(let part), .stream(let head, let stream, let count)): receive(part, in: stream, count, of: head)
            case (.end, .content(let head)):
                phase = .complete
                var request = head.request
                request.body = .bytes(Array(content.readableBytesView))
                content = ByteBuffer()
                startAnswer(to: request)
            case (.end, .stream(_, let stream, _)):
                phase = .complete
                stream.finish()
                if !isResponding { setDeadline(server.limits.answerTime) }
            case (_, .complete): waiting.append(part)
            default: break
            }
        }

        /// Receives what arrived while the last request was answered.
        private func receiveWaiting() {
            while let part = waiting.first {
                if isComplete { return }
                waiting.removeFirst()
                receive(part)
            }
            // What isn't HTTP is refused after the requests before it have been answered.
            if let waitingFailure, !isComplete { refuse(waitingFailure) }
            continueReading()
        }

        func channelReadComplete(context: ChannelHandlerContext) {
            // Bytes have arrived that are not a complete header yet.
            if case .idle = phase {
                phase = .header
                setDeadline(server.limits.requestTime)
            }
            context.fireChannelReadComplete()
        }

        func read(context: ChannelHandlerContext) {
            // While a request is answered, nothing is read, so that a client cannot send more than is kept.
            if isReadPaused || isComplete { isReadPending = true } else { context.read() }
        }

        private var isComplete: Bool { if case .complete = phase { true } else { false } }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            switch error {
            case let error as HTTPParserError:
                let failure = RequestFailure(error, limits: server.limits)
                if isComplete { waitingFailure = failure } else { refuse(failure) }
            // What follows an error of the parser; the answer to it is on its way.
            case is ByteToMessageDecoderError: break
            default: context.close(promise: nil)
            }
        }

        private func receive(_ received: HTTPRequestHead) {
            if case .idle = phase { setDeadline(server.limits.requestTime) }
            isHeadRequest = received.method == .HEAD
            isVersion10 = received.version == .http1_0
            keepsConnection = false
            do throws(RequestFailure) {
                let head = try RequestHead(received, limits: server.limits)
                record = AccessRecord(head.request)
                let hasContent = head.contentLength != 0
                // The board checks again. Content is not even read for a client that may not send it.
                if hasContent, let refusal = server.board.refusal(of: head.request) { throw refusal }
                let isStreamed = server.isStreamed(head.request)
                let limit = isStreamed ? server.limits.importBytes : server.limits.bodyBytes
                if let length = head.contentLength, length > limit { throw .tooLarge(limit: limit) }
                keepsConnection = head.keepsConnection
                if head.expectsContinue, hasContent {
                    let consent = HTTPResponseHead(version: .http1_1, status: .continue)
                    context?.writeAndFlush(wrapOutboundOut(.head(consent)), promise: nil)
                }
                if isStreamed { startStream(of: head) } else { phase = .content(head) }
            } catch {
                refuse(error)
            }
        }

        private func collect(_ part: ByteBuffer) {
            guard content.readableBytes + part.readableBytes <= server.limits.bodyBytes else {
                return refuse(.tooLarge(limit: server.limits.bodyBytes))
            }
            content.writeImmutableBuffer(part)
        }

        private func startStream(of head: RequestHead) {
            guard let context else { return }
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            let stream = ContentStream(server.gate) { bound.value.continueReading() }
            phase = .stream(head, stream, count: 0)
            var request = head.request
            request.body = stream.body
            startAnswer(to: request)
            setDeadline(server.limits.requestTime)
        }

        private func receive(_ part: ByteBuffer, in stream: ContentStream, _ count: Int, of head: RequestHead) {
            // The answer that is being sent does not need the rest.
            guard !isResponding else { return }
            let count = count + part.readableBytes
            guard count <= server.limits.importBytes else {
                return refuse(.tooLarge(limit: server.limits.importBytes))
            }
            phase = .stream(head, stream, count: count)
            isReadPaused = !stream.add(Array(part.readableBytesView))
            setDeadline(isReadPaused ? server.limits.answerTime : server.limits.requestTime)
        }

        private func continueReading() {
            isReadPaused = false
            if case .stream = phase, !isResponding { setDeadline(server.limits.requestTime) }
            guard isReadPending, !isComplete else { return }
            isReadPending = false
            context?.read()
        }
    }

    /// Answers.
    extension ConnectionHandler {
        private func startAnswer(to request: BoardRequest) {
            guard let context else { return }
            setDeadline(server.limits.answerTime)
            answerNumber += 1
            let (board, number, gate) = (server.board, answerNumber, server.gate)
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            answer = Task {
                let response = await board.respond(to: request)
                do {
                    let content = try await gate.submit { try bound.value.begin(response, number: number) }
                    guard let content else { return }
                    for try await part in content {
                        // A part is written to the socket before the next one is made.
                        try await gate.flatSubmit { bound.value.write(part, number: number) }
                    }
                    try await gate.submit { try bound.value.finish(number: number) }
                } catch {
                    gate.execute { bound.value.abort(number: number) }
                }
            }
        }

        /// Answers a request that is not passed to the board, or not completely, and closes the connection.
        private func refuse(_ failure: RequestFailure) {
            if case .draining = phase { return }
            guard !isResponding else { return abort(number: answerNumber) }
            answer?.cancel()
            answerNumber += 1
            if case .stream(_, let stream, _) = phase { stream.fail(failure) }
            if record == nil { record = AccessRecord(BoardRequest("-", "-")) }
            phase = .draining
            content = ByteBuffer()
            closesAfterAnswer = true
            do {
                _ = try begin(server.board.response(to: failure), number: answerNumber)
            } catch {
                abort(number: answerNumber)
            }
        }

        /// Writes the header of a response, and its content if that is complete.
        /// - Returns: The content that the caller writes in parts.
        private func begin(
            _ response: BoardResponse, number: Int
        ) throws -> (any AsyncSequence<[UInt8], any Error> & Sendable)? {
            guard let context, number == answerNumber, !isResponding, context.channel.isActive else {
                throw CancellationError()
            }
            var response = response
            if isEventStreamResponse(response), !isHeadRequest {
                if server.takeEventStream() {
                    isEventStream = true
                } else {
                    response = server.board.response(to: .tooManyStreams)
                }
            }
            isResponding = true
            record?.status = response.status
            if !keepsConnection || server.isStopping { closesAfterAnswer = true }
            if case .stream = phase { closesAfterAnswer = true }
            if case .stream = response.body, isVersion10 { closesAfterAnswer = true }
            let hasContent = !isHeadRequest && response.status >= 200 && ![204, 304].contains(response.status)
            let head = HTTPResponseHead(
                response, hasContent: hasContent, isVersion10: isVersion10, closes: closesAfterAnswer,
                date: server.date())
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            switch response.body {
            case .bytes(let bytes):
                send(ByteBuffer(bytes: hasContent ? bytes : []), number: number)
                return nil
            case .stream(let content) where hasContent:
                context.flush()
                deadline?.cancel()
                return content
            case .stream:
                send(ByteBuffer(), number: number)
                return nil
            }
        }

        private func isEventStreamResponse(_ response: BoardResponse) -> Bool {
            response.headers["Content-Type"]?.hasPrefix("text/event-stream") ?? false
        }

        /// Writes complete content in parts, each after the one before has reached the socket.
        private func send(_ content: ByteBuffer, number: Int) {
            guard let context, number == answerNumber else { return }
            var rest = content
            let size = min(rest.readableBytes, Self.partSize)
            let part = rest.readSlice(length: size) ?? ByteBuffer()
            setDeadline(server.limits.writeTime)
            let bound = NIOLoopBound((self, rest), eventLoop: context.eventLoop)
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part)))).whenComplete { result in
                let (handler, rest) = bound.value
                switch result {
                case .success where rest.readableBytes > 0: handler.send(rest, number: number)
                case .success: try? handler.finish(number: number)
                case .failure: handler.abort(number: number)
                }
            }
        }

        /// Writes a part of a stream.
        private func write(_ part: [UInt8], number: Int) -> EventLoopFuture<Void> {
            guard let context, number == answerNumber, isResponding else {
                return server.loop.makeFailedFuture(CancellationError())
            }
            guard !part.isEmpty else { return server.loop.makeSucceededVoidFuture() }
            setDeadline(server.limits.writeTime)
            let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
            let data = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: part)))
            return context.writeAndFlush(wrapOutboundOut(data)).map { bound.value.deadline?.cancel() }
        }

        /// Ends an answer whose content has reached the socket.
        private func finish(number: Int) throws {
            guard let context, number == answerNumber, isResponding else { throw CancellationError() }
            isResponding = false
            answer = nil
            releaseEventStream()
            logRecord()
            let end = wrapOutboundOut(.end(nil))
            guard closesAfterAnswer else {
                phase = .idle
                setDeadline(server.limits.idleTime)
                context.writeAndFlush(end, promise: nil)
                return receiveWaiting()
            }
            // The board did not need the rest of the content.
            if case .stream(_, let stream, _) = phase { stream.fail(CancellationError()) }
            phase = .draining
            waiting.removeAll()
            setDeadline(server.limits.drainTime)
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            context.writeAndFlush(end).whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
            continueReading()
        }

        /// Closes the connection in the middle of an answer, so that the client sees that the answer is not complete.
        private func abort(number: Int) {
            guard number == answerNumber else { return }
            logRecord()
            context?.close(promise: nil)
        }

        private func releaseEventStream() {
            if isEventStream { server.releaseEventStream() }
            isEventStream = false
        }

        private func logRecord() {
            if let record { server.log(record) }
            record = nil
        }
    }

    /// Deadlines.
    extension ConnectionHandler {
        /// Replaces the deadline.
        private func setDeadline(_ duration: Duration) {
            deadline?.cancel()
            guard context != nil else { return }
            let bound = NIOLoopBound(self, eventLoop: server.loop)
            deadline = server.loop.scheduleTask(in: TimeAmount(duration)) { bound.value.deadlinePassed() }
        }

        private func deadlinePassed() {
            if isResponding { return abort(number: answerNumber) }
            switch phase {
            case .idle, .draining: context?.close(promise: nil)
            case .header, .content: refuse(.timeout)
            case .stream: refuse(isReadPaused ? .answerTimeout : .timeout)
            case .complete: refuse(.answerTimeout)
            }
        }
    }
#endif

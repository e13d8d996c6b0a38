internal import IntentModel
package import IntentSystem

/// Runs a language server over two streams.
///
/// One thread reads messages, so that a request that was canceled or followed by its cancellation is never computed. The calling
/// thread answers in order. Diagnostics follow when the client has been silent for a moment, and always of the newest texts.
package struct LanguageServerProgram: Sendable {
    private let input: Descriptor
    private let output: Descriptor
    private let inbox = Monitor(Inbox())

    /// How long the client is silent before diagnostics are computed.
    private static let quiet = Duration.milliseconds(100)

    private struct Inbox: Sendable {
        var messages: [Incoming] = []
        var isClosed = false
    }

    private enum Incoming: Sendable {
        case message(JSONValue)
        case canceled(id: JSONValue)
        case malformed(String)
    }

    private enum Event: Sendable {
        case incoming(Incoming)
        case quiet
        case closed
    }

    package init(input: Descriptor, output: Descriptor) {
        self.input = input
        self.output = output
    }

    /// Answers messages until the client sends `exit` or closes the stream.
    /// - Returns: 0 if the client sent `shutdown` before, otherwise 1.
    package func run(_ server: LanguageServer) -> CInt {
        CurrentProcess.blockBrokenPipeSignal()
        guard let reader = WorkThread.started() else { return 1 }
        reader.run { read() }
        defer { reader.end() }
        var server = server
        while !server.hasExited {
            let messages: [JSONValue]
            switch next(hasWork: server.hasStaleDiagnostics) {
            case .incoming(.message(let message)): messages = server.receive(message)
            case .incoming(.canceled(let id)): messages = [.response(to: id, .failure(.canceled))]
            case .incoming(.malformed(let problem)): messages = [.response(to: .null, .failure(.parse(problem)))]
            case .quiet: messages = server.settle()
            case .closed: return server.hasShutDown ? 0 : 1
            }
            guard write(messages) else { return 1 }
        }
        return server.hasShutDown ? 0 : 1
    }

    private func next(hasWork: Bool) -> Event {
        let deadline = ContinuousClock.now + Self.quiet
        return inbox.wait { inbox in
            if !inbox.messages.isEmpty { return .done(.incoming(inbox.messages.removeFirst())) }
            if inbox.isClosed { return .done(.closed) }
            guard hasWork else { return .wait(atMost: nil) }
            let rest = deadline - ContinuousClock.now
            return rest <= .zero ? .done(.quiet) : .wait(atMost: rest)
        }
    }

    private func write(_ messages: [JSONValue]) -> Bool {
        for message in messages {
            guard (try? output.writeAll(MessageFraming.framed(message.renderedBytes()))) != nil else { return false }
        }
        return true
    }

    private func read() {
        var framing = MessageFraming()
        let capacity = 1 << 16
        while true {
            var end = false
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                switch input.read(into: UnsafeMutableRawBufferPointer(buffer)) {
                case .bytes(let read): count = read
                case .nothingYet: Descriptor.wait(toRead: [input])
                case .end, .failed: end = true
                }
            }
            if end { break }
            framing.append(bytes)
            while let frame = framing.next() { receive(frame) }
        }
        inbox.withLock { $0.isClosed = true }
    }

    private func receive(_ frame: MessageFraming.Frame) {
        let incoming: Incoming
        switch frame {
        case .malformed(let problem): incoming = .malformed(problem)
        case .message(let bytes):
            do {
                incoming = .message(try JSONValue(parsing: bytes, depthLimit: 512))
            } catch {
                incoming = .malformed(error.description)
            }
        }
        inbox.withLock { inbox in
            guard case .message(let json) = incoming, json["method"] == "$/cancelRequest",
                let id = json.at("params", "id")
            else { return inbox.messages.append(incoming) }
            // A request that is already being answered is not interrupted.
            inbox.messages = inbox.messages.map { waiting in
                guard case .message(let other) = waiting, other["id"] == id, other["method"] != nil else {
                    return waiting
                }
                return .canceled(id: id)
            }
        }
    }
}

import IntentSystem
import IntentModel
import IntentRuntime
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Answers a host's messages in an extension: each question on a thread of its own, several at once.
final class ExtensionService: Sendable {
    private let registry: HandlerRegistry
    private let output: CInt
    private let threads = ThreadPool()
    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])
    /// A line is written whole.
    private let writing = Mutex(())

    init(registry: HandlerRegistry, output: CInt) {
        self.registry = registry
        self.output = output
    }

    func sayHello() {
        let intents = registry.intentNames.map { name in
            ExtensionHello.AnsweredIntent(name: name, digest: registry.schema.digest(ofIntent: name))
        }
        write(.hello(ExtensionHello(process: Int(getpid()), intents: intents)))
    }

    /// - Throws: ``ProtocolError``, `JSONError` for a line that is not the protocol.
    func receive(_ line: [UInt8]) throws {
        switch try HostMessage(json: JSONValue(parsing: line)) {
        case .ask(let id, let question): ask(id, question)
        case .cancel(let id): tasks.withLock { $0[id] }?.cancel()
        case .unknown: break
        }
    }

    private func ask(_ id: Int, _ question: ExtensionQuestion) {
        guard let thread = threads.take() else {
            return write(.failure(id: id, .unavailable("the system has no thread left"), memory: memory))
        }
        tasks.withLock { tasks in
            tasks[id] = Task.detached(executorPreference: thread) { [self] in
                let bytes = await answer(to: question, id: id)
                forget(id)
                write(bytes)
                threads.giveBack(thread)
            }
        }
    }

    private func forget(_ id: Int) {
        tasks.withLock { $0[id] = nil }
    }

    private func answer(to question: ExtensionQuestion, id: Int) async -> [UInt8] {
        let message: ExtensionMessage
        do {
            let answer = try await HandlerAnswers(registry: registry).answer(to: question)
            let bytes = bytes(of: .answer(id: id, answer, memory: memory))
            if bytes.count <= ExtensionProtocol.longestLine { return bytes }
            message = .failure(
                id: id, .failed("the answer has \(bytes.count) bytes as a line, \(HandlerAnswers.most)"), memory: memory
            )
        } catch {
            message = .failure(id: id, HandlerFailure(thrown: error), memory: memory)
        }
        return bytes(of: message)
    }

    private var memory: Int? { ResidentMemory.bytes(ofProcess: getpid()) }

    private func bytes(of message: ExtensionMessage) -> [UInt8] { message.json.renderedBytes() }

    private func write(_ message: ExtensionMessage) {
        write(bytes(of: message))
    }

    private func write(_ line: [UInt8]) {
        writing.withLock { _ in
            _ = ProgramStreams.write(line + [UInt8(ascii: "\n")], to: output)
        }
    }
}

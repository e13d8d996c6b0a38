import FuzzDriver
import FuzzFixture
import IntentModel
import IntentRuntime
import IntentSystem

@testable import IntentExtension

/// An extension that answers the lines of a host, one after the other, through a pipe.
final class ExtensionSide {
    private let pipe: SystemPipe
    private let service: ExtensionService
    private var output = LineBuffer(maximumLineLength: ExtensionProtocol.maximumLineLength)
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    private static let registry: HandlerRegistry = {
        do { return try HandlerRegistry(handlers: [FuzzHandler()], schema: FuzzFixture.schema) } catch {
            fatalError("the handler does not handle the intent: \(error)")
        }
    }()

    init() {
        do { pipe = try SystemPipe() } catch { fatalError("no pipe: \(error.message)") }
        service = ExtensionService(
            registry: Self.registry, widgets: FuzzProvider.registrations, output: pipe.writing)
        service.sendHello()
        guard case .hello = answer() else { fatalError("an extension begins with a hello message") }
    }

    deinit {
        pipe.closeBoth()
        buffer.deallocate()
    }

    /// - Returns: False if the line is not a message, after which an extension exits.
    func receive(_ line: [UInt8]) -> Bool {
        guard let message = try? HostMessage(json: JSONValue(parsing: line)) else {
            require((try? service.receive(line)) == nil, "a line that is not a message is accepted")
            return false
        }
        require((try? HostMessage(json: message.json)) == message, "writing changes a message")
        require((try? service.receive(line)) != nil, "a message is refused")
        guard case .request(let id, _) = message else { return true }
        switch answer() {
        case .answer(let answered, _, _), .failure(let answered, _, _):
            require(answered == id, "another request is answered")
        case .hello, .unknown: fatalError("a request has no answer")
        }
        return true
    }

    /// Waits for the next message of the extension.
    private func answer() -> ExtensionMessage {
        while true {
            if case .line(let line) = output.next() {
                do { return try ExtensionMessage(json: JSONValue(parsing: line)) } catch {
                    fatalError("the host cannot read an answer: \(error)")
                }
            }
            guard case .bytes(let count) = pipe.reading.read(into: buffer) else {
                fatalError("the extension has closed its output")
            }
            output.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

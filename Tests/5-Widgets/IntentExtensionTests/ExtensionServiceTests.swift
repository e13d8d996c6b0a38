import IntentModel
import IntentRuntime
import IntentSystem
import IntentTestSupport
import SampleHandlers
import Testing

@testable import IntentExtension

/// What an extension answers to a host's lines, in this process.
@Suite struct ExtensionServiceTests {
    @Test(arguments: [Int.max, .min, 0])
    func `a request with any limit is answered`(limit: Int) throws {
        let subject = ExtensionRequest.Subject(
            intent: "WidgetConfig", instance: nil, widget: WidgetKind.carWidget.name, family: "systemSmall",
            locale: "en", values: [:], milliseconds: 60_000)
        let request = ExtensionRequest.options(
            subject, parameter: "carControls", searchTerm: nil, limit: limit,
            cursor: OptionCursor(provider: nil, offset: 1).text)
        guard case .answer(id: 7, .options(let json), memory: _) = try answer(to: .request(id: 7, request)) else {
            Issue.record("the request is not answered")
            return
        }
        let items = json["sections"]?.arrayValue?.first?["items"]?.arrayValue
        expectEqual(items?.isEmpty, false)
    }

    private func answer(to message: HostMessage) throws -> ExtensionMessage {
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        let registry = try HandlerRegistry(
            handlers: Samples.handlers, definitions: Samples.definitions)
        let service = ExtensionService(registry: registry, widgets: [], output: pipe.writing)
        try service.receive(message.json.renderedBytes())
        var lines = LineBuffer(maximumLineLength: ExtensionProtocol.maximumLineLength)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            if case .line(let line) = lines.next() { return try ExtensionMessage(json: JSONValue(parsing: line)) }
            guard case .bytes(let count) = pipe.reading.read(into: buffer) else {
                throw ProtocolError("the extension closed its output")
            }
            lines.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}

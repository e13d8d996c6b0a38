import FuzzDriver
import FuzzFixture
import IntentModel
import IntentRuntime

@testable import IntentExtension

/// What a host does with the lines of an extension, without a process: it decodes them, keeps track of the requests, and reads
/// the answers with its definitions.
struct HostSide {
    private var machine: ExtensionStateMachine
    private var now = ContinuousClock.now
    private var lastRequest = 0
    /// The requests without an answer or a failure.
    private var open: Set<Int> = []
    private var entries: ReceivedEntries?

    init() {
        machine = ExtensionStateMachine(
            ExtensionStateMachine.Rules(
                idleTimeout: .seconds(5), startTimeout: .seconds(5), cancellationGracePeriod: .seconds(2),
                memoryLimit: MemoryLimit(bytes: 64_000_000)))
        submit()
    }

    mutating func receive(_ line: [UInt8]) {
        now += .seconds(1)
        perform(machine.advance(to: now))
        submit()
        guard let process = machine.process else { return }
        guard let message = try? ExtensionMessage(json: JSONValue(parsing: line)) else {
            return perform(machine.fail(.failed("sent an invalid message"), process: process, at: now))
        }
        switch message {
        case .hello(let hello):
            check(message)
            _ = hello.intent(named: ["Everything"])
            perform(machine.receivedHello(process: process, at: now))
        case .answer(let id, let answer, let memory):
            complete(id, memory, process)
            read(answer, message)
        case .failure(let id, _, let memory):
            check(message)
            complete(id, memory, process)
        case .unknown: perform(machine.receivedUnknownMessage(process: process, at: now))
        }
    }

    // MARK: Requests

    private mutating func submit() {
        lastRequest += 1
        open.insert(lastRequest)
        perform(machine.submit(lastRequest, at: now))
        if lastRequest.isMultiple(of: 3) { perform(machine.cancel(lastRequest - 1, at: now)) }
    }

    private mutating func complete(_ id: Int, _ memory: Int?, _ process: Int) {
        guard machine.isPending(id) else {
            return perform(machine.fail(.failed("answered what is not pending"), process: process, at: now))
        }
        let (isAccepted, actions) = machine.receivedAnswer(id, memory: memory, process: process, at: now)
        if isAccepted { require(open.remove(id) != nil, "a request is answered twice") }
        perform(actions)
    }

    private mutating func perform(_ actions: [ExtensionStateMachine.Action]) {
        for case .fail(let id, _) in actions { require(open.remove(id) != nil, "a request fails twice") }
    }

    // MARK: Answers

    private mutating func read(_ answer: ExtensionAnswer, _ message: ExtensionMessage) {
        switch answer {
        case .options(let json):
            check(message)
            for type in FuzzFixture.types { readOptions(json, type) }
        case .values(let wires):
            check(message)
            for type in FuzzFixture.types { readValues(wires, type) }
        case .schema(let json):
            guard let schema = try? Schema(json: json) else { return }
            require((try? Schema(json: schema.json)) == schema, "reading the JSON of a schema changes it")
        case .refusals: check(message)
        // Times are rounded and bounded, so the message that is written can differ.
        case .widget(.entries(let timeline)):
            entries = ReceivedEntries(timeline, limit: 2_000)
            append { try $0.append(timeline.contents) }
        case .widget(.contents(let contents)): append { try $0.append(contents) }
        case .widget(.part(let text, let next)): append { try $0.append(text, next: next) }
        case .widget: check(message)
        }
    }

    private mutating func append(_ contents: (inout ReceivedEntries) throws -> Void) {
        guard var entries, !entries.isComplete else { return }
        do { try contents(&entries) } catch { return self.entries = nil }
        self.entries = entries
    }

    private func readOptions(_ json: JSONValue, _ type: ElementType) {
        for keepsMismatches in [false, true] {
            let reader = OptionsReader(
                .message, of: type, in: FuzzFixture.schema, keepsMismatches: keepsMismatches)
            guard let options = try? reader.page(json) else { continue }
            let written = message(options)
            let again = (try? reader.page(written)).map(message)
            require(again == written, "writing changes \(written.rendered()) of \(type)")
        }
    }

    private func message(_ options: OptionCollection<IntentValue>) -> JSONValue {
        var object = JSONObject()
        OptionsForm.message.write(options, to: &object)
        return .object(object)
    }

    private func readValues(_ wires: [JSONValue], _ type: ElementType) {
        for keepsMismatches in [false, true] {
            let reader = OptionsReader(
                .message, of: type, in: FuzzFixture.schema, keepsMismatches: keepsMismatches)
            guard let values = try? reader.values(wires) else { continue }
            let written = values.map(\.wire)
            let again = (try? reader.values(written))?.map(\.wire)
            require(again == written, "writing changes \(JSONValue.array(written).rendered()) of \(type)")
        }
    }

    /// Checks that a message is written as it was read.
    private func check(_ message: ExtensionMessage) {
        require((try? ExtensionMessage(json: message.json)) == message, "writing changes a message")
    }
}

import Foundation
import IntentExtension
import IntentRuntime
import IntentTestSupport
import Testing

/// Extensions with faults: the error that the caller receives, and that later requests and other instances still work.
@Suite struct ExtensionFaultTests {
    /// A fault, the error that the caller receives, and whether the process is restarted.
    struct Fault: CustomTestStringConvertible {
        let name: String
        let code: String
        let message: String
        let isRestarted: Bool

        init(_ name: String, _ code: String, _ message: String = "", restarts isRestarted: Bool) {
            self.name = name
            self.code = code
            self.message = message
            self.isRestarted = isRestarted
        }

        var testDescription: String { name }
    }

    private static let faults = [
        Fault("throw", "failed", "the garage is closed", restarts: false),
        Fault("signIn", "notSignedIn", restarts: false),
        Fault("mismatch", "failed", "sent an invalid answer for 'hero': invalid value", restarts: false),
        Fault("mismatchedValue", "failed", "an object needs an \"identifier\"", restarts: false),
        Fault("mismatchedForm", "failed", "needs \"sections\", an array", restarts: false),
        Fault("answerForm", "failed", "sent the wrong kind of answer", restarts: false),
        Fault("abort", "crashed", "was terminated by signal 6; its last output: about to abort", restarts: true),
        Fault("segfault", "crashed", "was terminated by signal 11", restarts: true),
        Fault("kill", "crashed", "was terminated by signal 9", restarts: true),
        Fault("exit", "crashed", "exited with status 0", restarts: true),
        Fault("garbage", "failed", "sent an invalid message", restarts: true),
        Fault("array", "failed", "a message must be an object with a \"kind\", not an array", restarts: true),
        Fault("unasked", "failed", "which is not pending", restarts: true),
        Fault("chatter", "failed", " unknown messages", restarts: true),
        Fault("stdout", "failed", "wrote a line of more than", restarts: true),
        Fault("longLine", "failed", "wrote a line of more than", restarts: true),
        Fault("close", "crashed", "closed its output and did not exit", restarts: true),
    ]

    @Test func `an odd item hides no other and is logged once`() async throws {
        let log = Watched<[String]>([])
        let test = try FaultEngine("oddItem") { $0.log = { line in log.change { $0.append(line) } } }
        for _ in 0..<2 {
            let answer = try await test.options("bad")
            expectEqual(answer.state, .answered)
            expectEqual(answer.collection.items.map(\.value.optionIdentifier), ["a", "b"])
            expectEqual(
                answer.collection.omissions.first.map(\.path),
                ["sections[0].items[1].value", "sections[0].items[2].value", "sections[0].items[4]"])
        }
        expectEqual(
            log.change { $0 },
            [
                "options of 'hero' left out: sections[0].items[1].value: an object needs an \"identifier\"",
                "options of 'hero' left out: sections[0].items[2].value: an object needs a nonempty \"identifier\"",
                "options of 'hero' left out: sections[0].items[4]: the identifier 'a' is repeated; the first item with it is used",
            ])
        test.finish()
    }

    @Test(arguments: faults)
    func `a fault is reported and the next request succeeds`(fault: Fault) async throws {
        let test = try FaultEngine(fault.name)
        try await expectEqual(test.state("good"), .answered)
        guard case .failed(let failure) = try await test.state("bad") else {
            Issue.record("expected a failure")
            return
        }
        expectEqual(failure.code.description, fault.code)
        #expect(fault.message.isEmpty || failure.message.contains(fault.message), "\(failure)")
        try await expectEqual(test.state("good"), .answered)
        expectEqual(test.host.startCount, (fault.isRestarted ? 2 : 1))
        test.finish()
    }

    @Test(arguments: ["hang", "spin", "stubborn", "half"])
    func `a handler that never returns times out and is killed`(fault: String) async throws {
        let test = try FaultEngine(fault)
        try await expectEqual(test.state("good"), .answered)
        let process = try #require(test.host.processID)
        async let late = test.state("bad", within: .seconds(1))
        // Other requests are answered, unless the output stopped in the middle of a line.
        if fault != "half" { try await expectEqual(test.state("good"), .answered) }
        try await expectEqual(late, .failed(.timedOut))
        try await test.recovers()
        // After the grace period of 0.2 seconds the process is killed, which frees its memory.
        try await eventually { test.host.processID != process }
        try await test.recovers()
        expectEqual(test.host.startCount, 2)
        test.finish()
    }

    @Test func `a handler that stops when canceled keeps its process`() async throws {
        let test = try FaultEngine("obedient") { $0.cancellationGracePeriod = .seconds(20) }
        try await expectEqual(test.state("bad", within: .seconds(1)), .failed(.timedOut))
        try await expectEqual(test.state("bad", within: .seconds(1)), .failed(.timedOut))
        try await expectEqual(test.state("good"), .answered)
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test func `the first of several options with the same identifier wins`() async throws {
        let test = try FaultEngine("repeat")
        let answer = try await test.options("bad")
        expectEqual(answer.state, .answered)
        expectEqual(answer.collection.items.map(\.title), ["a", "b"])
        test.finish()
    }

    @Test func `text that a handler prints is ignored`() async throws {
        let test = try FaultEngine("print")
        try await expectEqual(test.options("bad").collection.items.map(\.title), ["late"])
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test func `a duplicate answer is ignored`() async throws {
        let test = try FaultEngine("twice")
        try await expectEqual(test.state("bad"), .answered)
        // The second answer is a violation of the protocol, which restarts the process.
        try await test.recovers()
        test.finish()
    }

    @Test func `endless standard error output does not delay the answer`() async throws {
        let test = try FaultEngine("stderr")
        for _ in 0..<3 { try await expectEqual(test.state("bad"), .answered) }
        expectEqual(test.host.startCount, 1)
        test.finish()
    }

    @Test func `after a crash, the last good answer is stale`() async throws {
        let test = try FaultEngine("second")
        try await expectEqual(test.state("bad"), .answered)
        let answer = try await test.options("bad")
        expectEqual(answer.collection.items.map(\.title), ["first"])
        guard case .stale(_, let failure) = answer.state, failure.code == .crashed else {
            Issue.record("\(answer.state)")
            return
        }
        #expect(failure.message.contains("was terminated by signal 6"))
        try await expectEqual(test.state("bad"), .answered)
        test.finish()
    }

    @Test func `an extension with a newer minor version works`() async throws {
        let test = try FaultEngine("newer")
        try await expectEqual(test.state("good"), .answered)
        test.finish()
    }

    @Test(arguments: [
        ("major", "unavailable", "uses version 2 of the extension protocol; this program uses version 1"),
        ("helloGarbage", "failed", "sent an invalid message"),
        ("early", "crashed", "exited with status 1; its last output: the library does not exist"),
        ("other", "unavailable", "no extension handles 'Config'"),
    ])
    func `an unusable extension is reported with the reason`(fault: String, code: String, message: String) async throws
    {
        let test = try FaultEngine(fault)
        for _ in 0..<2 {
            guard case .failed(let failure) = try await test.state("good") else {
                Issue.record("expected a failure")
                return
            }
            expectEqual(failure.code.description, code)
            #expect(failure.message.contains(message), "\(failure)")
        }
        test.finish()
    }

    @Test func `an extension that sends no hello message times out`() async throws {
        let test = try FaultEngine("silent") { $0.startTimeout = .milliseconds(300) }
        guard case .failed(let failure) = try await test.state("good"), failure.code == .unavailable else {
            Issue.record("expected a failure")
            return
        }
        #expect(failure.message.contains("did not send its hello message within 0.3 seconds"))
        test.finish()
    }

    @Test func `an extension that exits immediately is restarted with delays`() async throws {
        let test = try FaultEngine("early")
        for _ in 0..<100 { #expect(try await test.state("good") != .answered) }
        // The delays are 0, 0.25, 0.5, 1 … seconds, and a hundred requests take less than a minute.
        #expect(test.host.startCount <= 9)
        test.finish()
    }

    @Test(arguments: ["grow", "millions"])
    func `an extension that exceeds its memory limit is killed`(fault: String) async throws {
        let test = try FaultEngine(fault) { $0.memoryLimit = MemoryLimit(bytes: 150_000_000) }
        try await expectEqual(test.state("good"), .answered)
        guard case .failed(let failure) = try await test.state("bad"), failure.code == .crashed else {
            Issue.record("expected a crash")
            return
        }
        #expect(failure.message.contains("of memory; its limit is 150 MB"), "\(failure.message)")
        try await expectEqual(test.state("good"), .answered)
        expectEqual(test.host.startCount, 2)
        test.finish()
    }

    @Test func `an extension killed while idle is restarted`() async throws {
        let test = try FaultEngine("none")
        for _ in 0..<3 {
            try await expectEqual(test.state("good"), .answered)
            let process = try #require(test.host.processID)
            kill(process, SIGKILL)
            try await eventually { test.host.processID != process }
            try await expectEqual(test.state("other"), .answered)
        }
        test.finish()
    }

    @Test func `an extension that ignores the end of input is killed`() async throws {
        let test = try FaultEngine("deaf")
        try await expectEqual(test.state("good"), .answered)
        test.finish()
    }

    @Test func `an extension that never reads its input times out`() async throws {
        let test = try FaultEngine("unread") { $0.cancellationGracePeriod = .seconds(20) }
        // More than the buffer of a pipe.
        let request = OptionsRequest(
            searchTerm: String(repeating: "x", count: 200_000), timeout: .milliseconds(500))
        let id = InstanceID("good")
        try await expectEqual(test.engine.options(for: "hero", of: id, request: request).state, .failed(.timedOut))
        test.finish()
    }

    @Test func `an idle extension is stopped and restarted on demand`() async throws {
        // On a busy machine, a real clock may reach the timeout between the start and the first request.
        let deadlines = ManualDeadlines()
        let test = try FaultEngine("none") { settings in
            settings.idleTimeout = .seconds(30)
            settings.deadlines = deadlines
        }
        try await expectEqual(test.state("good"), .answered)
        deadlines.advance(by: .seconds(30))
        try await eventually { test.host.processID == nil }
        try await expectEqual(test.state("good"), .answered)
        expectEqual(test.host.startCount, 2)
        test.finish()
    }
}

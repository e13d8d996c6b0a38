import Foundation
import IntentExtension
import IntentRuntime
import Testing

/// Extensions that fail in every way that was thought of, as processes: what the caller saw, and that the next question
/// and other instances are answered.
@Suite struct ExtensionFaultTests {
    /// What the caller sees, and whether the process had to go.
    struct Fault: CustomTestStringConvertible {
        let name: String
        let code: String
        let words: String
        let isRestarted: Bool

        init(_ name: String, _ code: String, _ words: String = "", restarts isRestarted: Bool) {
            self.name = name
            self.code = code
            self.words = words
            self.isRestarted = isRestarted
        }

        var testDescription: String { name }
    }

    private static let faults = [
        Fault("throw", "failed", "the garage is closed", restarts: false),
        Fault("signIn", "notSignedIn", restarts: false),
        Fault("misfit", "failed", "does not fit: a value does not fit", restarts: false),
        Fault("mismatchedValue", "failed", "an object has an \"identifier\"", restarts: false),
        Fault("mismatchedForm", "failed", "has a \"sections\", an array", restarts: false),
        Fault("answerForm", "failed", "answered another question", restarts: false),
        Fault("abort", "crashed", "was ended by signal 6; it said: about to abort", restarts: true),
        Fault("segfault", "crashed", "was ended by signal 11", restarts: true),
        Fault("kill", "crashed", "was ended by signal 9", restarts: true),
        Fault("exit", "crashed", "ended with status 0", restarts: true),
        Fault("garbage", "failed", "wrote what is not the protocol", restarts: true),
        Fault("array", "failed", "a message is an object with a \"kind\", not an array", restarts: true),
        Fault("unasked", "failed", "which was not asked", restarts: true),
        Fault("chatter", "failed", "messages that nobody asked for", restarts: true),
        Fault("stdout", "failed", "wrote a line of more than", restarts: true),
        Fault("longLine", "failed", "wrote a line of more than", restarts: true),
        Fault("close", "crashed", "closed its output and did not end", restarts: true),
    ]

    @Test(arguments: faults)
    func aFaultIsToldWithItsReasonAndTheNextQuestionIsAnswered(fault: Fault) async throws {
        let test = try FaultEngine(fault.name)
        #expect(try await test.state("good") == .answered)
        guard case .failed(let failure) = try await test.state("bad") else {
            Issue.record("expected a failure")
            return
        }
        #expect(failure.summary.code == fault.code)
        #expect(fault.words.isEmpty || failure.summary.words.contains(fault.words), "\(failure)")
        #expect(try await test.state("good") == .answered)
        #expect(test.host.startCount == (fault.isRestarted ? 2 : 1))
        test.finish()
    }

    @Test(arguments: ["hang", "spin", "stubborn", "half"])
    func whoNeverAnswersIsLateAndThenEnded(fault: String) async throws {
        let test = try FaultEngine(fault)
        #expect(try await test.state("good") == .answered)
        let process = try #require(test.host.processID)
        async let late = test.state("bad", within: .seconds(1))
        // Meanwhile others are answered, unless the stream is cut in the middle of a line.
        if fault != "half" { #expect(try await test.state("good") == .answered) }
        #expect(try await late == .failed(.timedOut))
        try await test.recovers()
        // The late one has a second's fifth to say that it stopped; then its memory is had back with its process.
        try await eventually { test.host.processID != process }
        try await test.recovers()
        #expect(test.host.startCount == 2)
        test.finish()
    }

    @Test func whoStopsWhenToldToKeepsItsProcess() async throws {
        let test = try FaultEngine("obedient") { $0.cancellationTime = .seconds(20) }
        #expect(try await test.state("bad", within: .seconds(1)) == .failed(.timedOut))
        #expect(try await test.state("bad", within: .seconds(1)) == .failed(.timedOut))
        #expect(try await test.state("good") == .answered)
        #expect(test.host.startCount == 1)
        test.finish()
    }

    @Test func ofRepeatedIdentifiersTheFirstCounts() async throws {
        let test = try FaultEngine("repeat")
        let answer = try await test.options("bad")
        #expect(answer.state == .answered)
        #expect(answer.collection.items.map(\.title) == ["a", "b"])
        test.finish()
    }

    @Test func whatAHandlerPrintsIsNoPartOfTheProtocol() async throws {
        let test = try FaultEngine("print")
        #expect(try await test.options("bad").collection.items.map(\.title) == ["late"])
        #expect(test.host.startCount == 1)
        test.finish()
    }

    @Test func anAnswerThatComesTwiceCountsOnce() async throws {
        let test = try FaultEngine("twice")
        #expect(try await test.state("bad") == .answered)
        // The second one was an answer to nobody.
        try await test.recovers()
        test.finish()
    }

    @Test func standardErrorWithoutEndHoldsUpNothing() async throws {
        let test = try FaultEngine("stderr")
        for _ in 0..<3 { #expect(try await test.state("bad") == .answered) }
        #expect(test.host.startCount == 1)
        test.finish()
    }

    @Test func theLastGoodAnswerIsGivenWithItsAgeAndTheReason() async throws {
        let test = try FaultEngine("second")
        #expect(try await test.state("bad") == .answered)
        let answer = try await test.options("bad")
        #expect(answer.collection.items.map(\.title) == ["first"])
        guard case .stale(_, .crashed(let words)) = answer.state else {
            Issue.record("\(answer.state)")
            return
        }
        #expect(words.contains("was ended by signal 6"))
        #expect(try await test.state("bad") == .answered)
        test.finish()
    }

    @Test func whatSpeaksANewerMinorVersionIsUnderstood() async throws {
        let test = try FaultEngine("newer")
        #expect(try await test.state("good") == .answered)
        test.finish()
    }

    @Test(arguments: [
        ("major", "unavailable", "speaks version 2 of the protocol of extensions, this program version 1"),
        ("helloGarbage", "failed", "wrote what is not the protocol"),
        ("early", "crashed", "ended with status 1; it said: the library is not there"),
        ("other", "unavailable", "no extension answers for 'Config'"),
    ])
    func whatCannotBeAskedIsToldWithItsReason(fault: String, code: String, words: String) async throws {
        let test = try FaultEngine(fault)
        for _ in 0..<2 {
            guard case .failed(let failure) = try await test.state("good") else {
                Issue.record("expected a failure")
                return
            }
            #expect(failure.summary.code == code)
            #expect(failure.summary.words.contains(words), "\(failure)")
        }
        test.finish()
    }

    @Test func whatNeverSaysHelloIsLate() async throws {
        let test = try FaultEngine("silent") { $0.startTime = .milliseconds(300) }
        guard case .failed(.unavailable(let words)) = try await test.state("good") else {
            Issue.record("expected a failure")
            return
        }
        #expect(words.contains("did not say within 0.3 seconds what it answers for"))
        test.finish()
    }

    @Test func oneThatDiesAtOnceIsNotStartedAgainAndAgain() async throws {
        let test = try FaultEngine("early")
        for _ in 0..<100 { #expect(try await test.state("good") != .answered) }
        // At once, then after 0.25 s, 0.5 s, 1 s …: a hundred questions take less than a minute.
        #expect(test.host.startCount <= 9)
        test.finish()
    }

    @Test(arguments: ["grow", "millions"])
    func overItsMemoryLimitItIsEndedAndTheReasonSaysSo(fault: String) async throws {
        let test = try FaultEngine(fault) { $0.memoryLimit = MemoryLimit(bytes: 150_000_000) }
        #expect(try await test.state("good") == .answered)
        guard case .failed(.crashed(let words)) = try await test.state("bad") else {
            Issue.record("expected a crash")
            return
        }
        #expect(words.contains("of memory, more than its limit of 150 MB"), "\(words)")
        #expect(try await test.state("good") == .answered)
        #expect(test.host.startCount == 2)
        test.finish()
    }

    @Test func killedWhileIdleItIsStartedAnew() async throws {
        let test = try FaultEngine("none")
        for _ in 0..<3 {
            #expect(try await test.state("good") == .answered)
            let process = try #require(test.host.processID)
            kill(process, SIGKILL)
            try await eventually { test.host.processID != process }
            #expect(try await test.state("other") == .answered)
        }
        test.finish()
    }

    @Test func whatDoesNotEndWhenItsInputIsClosedIsEnded() async throws {
        let test = try FaultEngine("deaf")
        #expect(try await test.state("good") == .answered)
        test.finish()
    }

    @Test func whoNeverReadsItsQuestionsIsLateAndThenEnded() async throws {
        let test = try FaultEngine("unread") { $0.cancellationTime = .seconds(20) }
        // More than a pipe holds.
        let request = OptionsRequest(
            searchTerm: String(repeating: "x", count: 200_000), deadline: .milliseconds(500))
        let id = try #require(InstanceID("good"))
        #expect(try await test.engine.options(for: "hero", of: id, request: request).state == .failed(.timedOut))
        test.finish()
    }

    @Test func theExtensionIsStoppedWhenIdleAndStartedByTheNextQuestion() async throws {
        let test = try FaultEngine("none") { $0.idleTime = .milliseconds(50) }
        #expect(try await test.state("good") == .answered)
        try await eventually { test.host.processID == nil }
        #expect(try await test.state("good") == .answered)
        #expect(test.host.startCount == 2)
        test.finish()
    }
}

extension HandlerFailure {
    /// Its case and what it says.
    var summary: (code: String, words: String) {
        switch self {
        case .timedOut: ("timedOut", "")
        case .failed(let words): ("failed", words)
        case .notSignedIn: ("notSignedIn", "")
        case .unavailable(let words): ("unavailable", words)
        case .crashed(let words): ("crashed", words)
        case .sourceNotTrusted(let words): ("source-not-trusted", words)
        }
    }
}

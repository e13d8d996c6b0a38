import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

/// What becomes of commands, well-behaved and others. Real processes; nothing is waited for by the clock but deadlines.
@Suite struct CommandRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("command-run")
    }

    /// Runs a line of shell as the command.
    private func run(
        _ line: String, limit: Int = 1 << 20, patience: Duration = .seconds(120), variables: [String: String] = [:]
    ) async throws(HandlerFailure) -> String {
        try await run(["sh", "-c", line], limit: limit, patience: patience, variables: variables)
    }

    private func run(
        _ arguments: [String], limit: Int = 1 << 20, patience: Duration = .seconds(120),
        variables: [String: String] = [:]
    ) async throws(HandlerFailure) -> String {
        var variables = variables
        variables["PATH"] = "/usr/bin:/bin"
        let question = DocumentQuestion(
            intent: "Drive", parameter: "car", locale: "de", parents: ["city": ["identifier": "oslo"]])
        let run = CommandRun(
            arguments: arguments, folder: folder.path,
            environment: CommandEnvironment(Environment(variables), question), limit: limit,
            deadline: .now + patience)
        let output = try await withTaskExecutorPreference(BlockingExecutor()) { () async throws(HandlerFailure) in
            try await run.output()
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func failure(_ body: () async throws -> Void) async -> HandlerFailure? {
        do {
            try await body()
            return nil
        } catch {
            return error as? HandlerFailure
        }
    }

    /// Waits until the file is there: what a command does is told by what it leaves.
    private func pid(in file: String) throws -> pid_t {
        let text = try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    /// A killed process takes a moment to end.
    private func goes(_ pid: pid_t) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while !isGone(pid) {
            if .now > deadline { return false }
            await Task.yield()
        }
        return true
    }

    private func isGone(_ pid: pid_t) -> Bool {
        // Maybe it was not yet taken note of by whoever adopted it.
        guard kill(pid, 0) == 0 else { return true }
        let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        return state.isEmpty || state.split(separator: " ").dropFirst(2).first == "Z"
    }

    @Test func whatItPrintsIsTheAnswer() async throws {
        #expect(try await run("printf '%s' '[1]'") == "[1]")
    }

    @Test func noShellTakesTheWordsApart() async throws {
        #expect(try await run(["printf", "%s|", "a b", "$HOME", "*", ""]) == "a b|$HOME|*||")
    }

    @Test func itRunsInTheFolderOfItsDefinition() async throws {
        let place = try #require(OpenFile.resolved(folder.path))
        #expect(try await run("pwd -P") == place + "\n")
    }

    @Test func aWordWithASlashBeginsInThatFolder() async throws {
        let script = folder.path + "/list.sh"
        try Data("#!/bin/sh\nprintf own".utf8).write(to: URL(fileURLWithPath: script))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        #expect(try await run(["./list.sh"]) == "own")
        let failure = await failure { _ = try await run(["list.sh"]) }
        #expect(failure == .unavailable("the command 'list.sh' cannot be started: No such file or directory"))
    }

    @Test func itIsToldWhatItNeedsAndNothingElse() async throws {
        let output = try await run(
            "env | grep -v '^PWD=\\|^SHLVL=\\|^_=\\|^OLDPWD=' | sort",
            variables: ["HOME": "/home/x", "LC_TIME": "de_CH", "SECRET": "s", "INTENT_STORE": "x", "LD_PRELOAD": ""])
        #expect(
            output == """
                HOME=/home/x
                INTENT_LOCALE=de
                INTENT_NAME=Drive
                INTENT_OPTIONS=1
                INTENT_PARAMETER=car
                INTENT_PARENTS={"city":{"identifier":"oslo"}}
                LC_TIME=de_CH
                PATH=/usr/bin:/bin

                """)
    }

    @Test func itsStandardInputIsEmptyAndNoDescriptorIsLeftOpen() async throws {
        #expect(try await run("cat; ls /proc/self/fd | wc -l") == "4\n")
    }

    @Test func aStatusIsAFailureWithItsLastWords() async throws {
        let failure = await failure {
            _ = try await run("echo '[]'; echo one >&2; echo '  two  ' >&2; printf 'th\\033ree' >&2; exit 3")
        }
        guard case .failed(let message) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(message.contains("ended with status 3: one / two"))
        #expect(message.contains("ree"))
        #expect(!message.contains("\u{1B}"))
    }

    @Test func aSignalIsAFailure() async throws {
        let failure = await failure { _ = try await run("kill -SEGV $$") }
        guard case .failed(let message) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(message.hasSuffix("was ended by signal 11"))
    }

    @Test func tooMuchOutputIsAFailureAndEndsIt() async throws {
        let failure = await failure { _ = try await run("echo $$ > pid; exec yes", limit: 1 << 20) }
        #expect(failure == .failed("the command 'sh -c echo $$ > pid; exec yes' prints more than 1 MiB"))
        #expect(await goes(try pid(in: "pid")))
    }

    @Test func whatIsSaidOnStandardErrorDoesNotHoldItUp() async throws {
        #expect(try await run("head -c 3000000 /dev/zero >&2; printf done") == "done")
    }

    @Test func aLateOneIsKilledWithAllThatItStarted() async throws {
        let failure = await failure {
            _ = try await run(
                "trap '' TERM; echo $$ > pid; sleep 1000 & echo $! > child; wait", patience: .seconds(1))
        }
        #expect(failure == .timedOut)
        #expect(await goes(try pid(in: "pid")))
        #expect(await goes(try pid(in: "child")))
    }

    @Test func whatItLeavesBehindIsKilledAndHoldsNothingUp() async throws {
        let output = try await run("sleep 1000 & echo $! > child; printf done")
        #expect(output == "done")
        #expect(await goes(try pid(in: "child")))
    }

    @Test func oneThatClosesItsOutputIsStillWaitedFor() async throws {
        let failure = await failure { _ = try await run("exec >&- 2>&-; exit 5") }
        guard case .failed(let message) = failure else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(message.hasSuffix("ended with status 5"))
    }

    @Test func aCancelledOneIsKilled() async throws {
        let task = Task(executorPreference: BlockingExecutor()) { [folder] in
            let run = CommandRun(
                arguments: ["sh", "-c", "echo $$ > pid.new; mv pid.new pid; exec sleep 1000"], folder: folder.path,
                environment: CommandEnvironment(
                    Environment(["PATH": "/usr/bin:/bin"]),
                    DocumentQuestion(intent: "Drive", parameter: "car", locale: "en")), limit: 1 << 20,
                deadline: .now + .seconds(600))
            return try await run.output()
        }
        while !FileManager.default.fileExists(atPath: folder.path + "/pid") { await Task.yield() }
        task.cancel()
        _ = await task.result
        #expect(await goes(try pid(in: "pid")))
    }
}

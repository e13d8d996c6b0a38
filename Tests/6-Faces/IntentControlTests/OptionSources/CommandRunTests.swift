import Foundation
import IntentCommandLine
import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentControl
@testable import IntentRuntime

/// Commands of options, run as real processes. No test depends on the clock except for deadlines.
@Suite struct CommandRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("command-run")
    }

    /// Runs a shell command line.
    private func run(
        _ line: String, limit: Int = 1 << 20, timeout: Duration = .seconds(120), variables: [String: String] = [:]
    ) async throws(OptionsFailure) -> String {
        try await run(["sh", "-c", line], limit: limit, timeout: timeout, variables: variables)
    }

    private func run(
        _ arguments: [String], limit: Int = 1 << 20, timeout: Duration = .seconds(120),
        variables: [String: String] = [:]
    ) async throws(OptionsFailure) -> String {
        var variables = variables
        variables["PATH"] = "/usr/bin:/bin"
        let question = OptionDocumentRequest(
            intent: "Drive", parameter: "car", locale: "de", parents: ["city": ["identifier": "oslo"]])
        let command = try CommandInspection(
            arguments, in: folder.path, searchPath: "/usr/bin:/bin", pins: true)
        let run = CommandRun(
            command: command, environment: CommandEnvironment(Environment(variables), question), limit: limit,
            deadline: .now + timeout)
        let output = try await withTaskExecutorPreference(BlockingExecutor()) { () async throws(OptionsFailure) in
            try await run.output()
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func failure(_ body: () async throws -> Void) async -> OptionsFailure? {
        do {
            try await body()
            return nil
        } catch {
            return error as? OptionsFailure
        }
    }

    /// Reads the process identifier that a command wrote to a file.
    private func pid(in file: String) throws -> pid_t {
        let text = try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    /// Waits for a killed process to end.
    private func ends(_ pid: pid_t) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while !hasEnded(pid) {
            if .now > deadline { return false }
            await Task.yield()
        }
        return true
    }

    private func hasEnded(_ pid: pid_t) -> Bool {
        // The process that adopted it may not have reaped it yet.
        guard kill(pid, 0) == 0 else { return true }
        let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        return state.isEmpty || state.split(separator: " ").dropFirst(2).first == "Z"
    }

    @Test func `the output of a command is the answer`() async throws {
        try await expectEqual(run("printf '%s' '[1]'"), "[1]")
    }

    @Test func `arguments are passed without a shell`() async throws {
        try await expectEqual(run(["printf", "%s|", "a b", "$HOME", "*", ""]), "a b|$HOME|*||")
    }

    @Test func `a command runs in the folder of its definition`() async throws {
        let place = try FileSystem.resolvedPath(folder.path)
        try await expectEqual(run("pwd -P"), place + "\n")
    }

    @Test func `a program with a slash is relative to that folder`() async throws {
        let script = folder.path + "/list.sh"
        try Data("#!/bin/sh\nprintf own".utf8).write(to: URL(fileURLWithPath: script))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try await expectEqual(run(["./list.sh"]), "own")
        let failure = await failure { _ = try await run(["list.sh"]) }
        expectEqual(failure, .unavailable("the command 'list.sh' cannot be started: No such file or directory"))
    }

    @Test func `a command receives only the documented environment`() async throws {
        let output = try await run(
            "env | grep -v '^PWD=\\|^SHLVL=\\|^_=\\|^OLDPWD=' | sort",
            variables: ["HOME": "/home/x", "LC_TIME": "de_CH", "SECRET": "s", "INTENT_STORE": "x", "LD_PRELOAD": ""])
        expectEqual(
            output,
            """
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

    @Test func `standard input is empty and no other descriptor is open`() async throws {
        try await expectEqual(run("cat; ls /proc/self/fd | wc -l"), "4\n")
    }

    @Test func `an error status is reported with the last lines`() async throws {
        let failure = await failure {
            _ = try await run("echo '[]'; echo one >&2; echo '  two  ' >&2; printf 'th\\033ree' >&2; exit 3")
        }
        guard let failure, failure.code == .failed else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(failure.message.contains("exited with status 3: one / two"))
        #expect(failure.message.contains("ree"))
        #expect(!failure.message.contains("\u{1B}"))
    }

    @Test func `a signal is reported as a failure`() async throws {
        let failure = await failure { _ = try await run("kill -SEGV $$") }
        guard let failure, failure.code == .failed else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(failure.message.hasSuffix("was killed by signal 11"))
    }

    @Test func `too much output fails and kills the command`() async throws {
        let failure = await failure { _ = try await run("echo $$ > pid; exec yes", limit: 1 << 20) }
        expectEqual(failure, .failed("the command 'sh -c echo $$ > pid; exec yes' prints more than 1 MiB"))
        #expect(await ends(try pid(in: "pid")))
    }

    @Test func `much output to standard error does not block a command`() async throws {
        try await expectEqual(run("head -c 3000000 /dev/zero >&2; printf done"), "done")
    }

    @Test func `a timeout kills a command and its child processes`() async throws {
        let failure = await failure {
            _ = try await run(
                "trap '' TERM; echo $$ > pid; sleep 1000 & echo $! > child; wait", timeout: .seconds(1))
        }
        expectEqual(failure, .timedOut)
        #expect(await ends(try pid(in: "pid")))
        #expect(await ends(try pid(in: "child")))
    }

    @Test func `child processes left behind are killed without delay`() async throws {
        let output = try await run("sleep 1000 & echo $! > child; printf done")
        expectEqual(output, "done")
        #expect(await ends(try pid(in: "child")))
    }

    @Test func `a command that closes its output is awaited`() async throws {
        let failure = await failure { _ = try await run("exec >&- 2>&-; exit 5") }
        guard let failure, failure.code == .failed else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(failure.message.hasSuffix("exited with status 5"))
    }

    @Test func `cancellation kills a command`() async throws {
        let task = Task(executorPreference: BlockingExecutor()) { [folder] in
            let command = try CommandInspection(
                ["sh", "-c", "echo $$ > pid.new; mv pid.new pid; exec sleep 1000"], in: folder.path,
                searchPath: "/usr/bin:/bin", pins: true)
            let run = CommandRun(
                command: command,
                environment: CommandEnvironment(
                    Environment(["PATH": "/usr/bin:/bin"]),
                    OptionDocumentRequest(intent: "Drive", parameter: "car", locale: "en")), limit: 1 << 20,
                deadline: .now + .seconds(600))
            return try await run.output()
        }
        while !FileManager.default.fileExists(atPath: folder.path + "/pid") { await Task.yield() }
        task.cancel()
        _ = await task.result
        #expect(await ends(try pid(in: "pid")))
    }
}

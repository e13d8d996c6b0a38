import Foundation
import IntentSystem
import IntentTestSupport
import Testing

/// Starts real programs: a shell that runs scripts.
@Suite(.blocking) struct ProgramStartTests {
    /// Runs a script and returns what it prints, and how it terminates.
    private func run(
        _ script: String, environment: [String]? = nil, folder: String? = nil
    ) throws -> (text: String, end: StartedProcess.Termination) {
        let output = try SystemPipe(), errors = try SystemPipe()
        defer { for end in [output.reading, errors.reading, errors.writing] { end.close() } }
        let start = ProgramStart(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: environment, folder: folder,
            separation: .group, input: nil, output: output.writing, errors: errors.writing)
        let process: StartedProcess
        do {
            defer { output.writing.close() }
            process = try start.run()
        }
        let bytes = FileHandle(fileDescriptor: output.reading.number).readDataToEndOfFile()
        process.waitForEnd()
        return (String(decoding: bytes, as: UTF8.self), process.reap())
    }

    @Test func `passes arguments, environment and folder`() throws {
        let folder = try TemporaryFolder("program")
        let (text, end) = try run(
            "pwd -P; echo \"$COLOUR\"; exit 3", environment: ["COLOUR=of umber"], folder: folder.path)
        let lines = text.split(separator: "\n")
        expectEqual(lines.first?.hasSuffix(URL(fileURLWithPath: folder.path).lastPathComponent), true)
        expectEqual(lines.last, "of umber")
        expectEqual(end, .status(3))
    }

    @Test func `inherits the environment by default`() throws {
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        try expectEqual(run("echo \"$PATH\"").text, path + "\n")
    }

    @Test func `inherits no descriptor, not even an unmarked one`() throws {
        let unmarked = open("/dev/null", O_RDONLY)
        try #require(unmarked >= 0)
        _ = fcntl(unmarked, F_SETFD, 0)
        defer { close(unmarked) }
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        func state(of descriptor: CInt) throws -> String {
            try run("test -e /dev/fd/\(descriptor) && echo open || echo closed").text
        }
        try expectEqual(state(of: STDOUT_FILENO), "open\n")
        for descriptor in [unmarked, pipe.reading.number, pipe.writing.number] {
            try expectEqual(state(of: descriptor), "closed\n")
        }
    }

    @Test func `standard input is empty by default`() throws {
        try expectEqual(run("cat; echo end").text, "end\n")
    }

    @Test func `does not inherit blocked signals`() throws {
        var blocked = sigset_t()
        var before = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try expectEqual(run("kill -TERM $$; echo alive").end, .signal(SIGTERM))
    }

    @Test(arguments: [ProgramStart.Separation.group, .session])
    func `killGroup kills the processes that it started`(_ separation: ProgramStart.Separation) throws {
        let output = try SystemPipe()
        defer { output.reading.close() }
        // The inner shell keeps the pipe open as long as it runs.
        let start = ProgramStart(
            path: "/bin/sh", arguments: ["sh", "-c", "sh -c 'echo begun; while :; do sleep 60; done' & wait"],
            separation: separation, input: nil, output: output.writing, errors: output.writing)
        let process = try start.run()
        output.writing.close()
        let reading = FileHandle(fileDescriptor: output.reading.number)
        expectEqual(reading.readData(ofLength: 6), Data("begun\n".utf8))
        #expect(!process.hasEnded)
        process.killGroup()
        #expect(reading.readDataToEndOfFile().isEmpty)
        process.waitForEnd()
        #expect(process.hasEnded)
        expectEqual(process.reap(), .signal(SIGKILL))
    }

    @Test func `a missing program is a SystemFailure`() throws {
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        let start = ProgramStart(
            path: "/nowhere/program", arguments: ["program"], separation: .group, input: nil, output: pipe.writing,
            errors: pipe.writing)
        let failure = #expect(throws: SystemFailure.self) { try start.run() }
        expectEqual(failure, SystemFailure(number: ENOENT))
        expectEqual(failure?.message, "No such file or directory")
    }

    @Test(.enabled(if: PinnedFile.isSupported), arguments: [true, false])
    func `a pinned script runs as it was read`(isCopied: Bool) throws {
        let folder = try TemporaryFolder("pinned")
        let path = folder.path + "/list.sh"
        try FileSystem.createFile(at: path, with: Array("#!/bin/sh\necho checked\n".utf8))
        expectEqual(chmod(path, 0o755), 0)
        let file = try OpenFile(path, followsLink: false)
        let pinned = try PinnedFile(file, copy: isCopied ? try file.bytes(limit: 1_000) : nil)
        try FileSystem.replaceFile(at: path, with: Array("#!/bin/sh\necho other\n".utf8))
        let output = try SystemPipe()
        defer { output.reading.close() }
        var start = ProgramStart(
            path: PinnedFile.path(at: 0), arguments: ["list.sh"], environment: [], folder: folder.path,
            separation: .group, input: nil, output: output.writing, errors: output.writing)
        start.files = [pinned]
        let process = try start.run()
        output.writing.close()
        let bytes = FileHandle(fileDescriptor: output.reading.number).readDataToEndOfFile()
        process.waitForEnd()
        expectEqual(process.reap(), .status(0))
        expectEqual(String(decoding: bytes, as: UTF8.self), "checked\n")
    }
}

import Foundation
import IntentSystem
import IntentTestSupport
import Testing

/// With real programs: a shell that is told what to do.
@Suite struct ProgramStartTests {
    /// What a shell prints, and how it ends.
    private func run(
        _ script: String, environment: [String]? = nil, folder: String? = nil
    ) throws -> (text: String, end: StartedProcess.End) {
        let output = try SystemPipe(), errors = try SystemPipe()
        defer { for end in [output.reading, errors.reading, errors.writing] { close(end) } }
        let start = ProgramStart(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: environment, folder: folder,
            separation: .group, input: nil, output: output.writing, errors: errors.writing)
        let process: StartedProcess
        do {
            defer { close(output.writing) }
            process = try start.run()
        }
        let bytes = FileHandle(fileDescriptor: output.reading).readDataToEndOfFile()
        process.waitForEnd()
        return (String(decoding: bytes, as: UTF8.self), process.reap())
    }

    @Test func itHasItsArgumentsItsEnvironmentAndItsFolder() throws {
        let folder = try TemporaryFolder("program")
        let (text, end) = try run(
            "pwd -P; echo \"$COLOUR\"; exit 3", environment: ["COLOUR=of umber"], folder: folder.path)
        let lines = text.split(separator: "\n")
        #expect(lines.first?.hasSuffix(URL(fileURLWithPath: folder.path).lastPathComponent) == true)
        #expect(lines.last == "of umber")
        #expect(end == .status(3))
    }

    @Test func withoutAnEnvironmentItHasThisProcesss() throws {
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(try run("echo \"$PATH\"").text == path + "\n")
    }

    @Test func itInheritsNoDescriptorEvenOneThatNobodyMarked() throws {
        let unmarked = open("/dev/null", O_RDONLY)
        try #require(unmarked >= 0)
        _ = fcntl(unmarked, F_SETFD, 0)
        defer { close(unmarked) }
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        func state(of descriptor: CInt) throws -> String {
            try run("test -e /dev/fd/\(descriptor) && echo open || echo closed").text
        }
        #expect(try state(of: STDOUT_FILENO) == "open\n")
        for descriptor in [unmarked, pipe.reading, pipe.writing] {
            #expect(try state(of: descriptor) == "closed\n")
        }
    }

    @Test func withoutAnInputThereIsNothingToRead() throws {
        #expect(try run("cat; echo end").text == "end\n")
    }

    @Test func signalsThatAreBlockedHereAreNotBlockedThere() throws {
        var blocked = sigset_t()
        var before = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        #expect(try run("kill -TERM $$; echo alive").end == .signal(SIGTERM))
    }

    @Test(arguments: [ProgramStart.Separation.group, .session])
    func whatItStartedIsKilledWithIt(_ separation: ProgramStart.Separation) throws {
        let output = try SystemPipe()
        defer { close(output.reading) }
        // The inner shell holds the pipe open for as long as it lives.
        let start = ProgramStart(
            path: "/bin/sh", arguments: ["sh", "-c", "sh -c 'echo begun; while :; do sleep 60; done' & wait"],
            separation: separation, input: nil, output: output.writing, errors: output.writing)
        let process = try start.run()
        close(output.writing)
        let reading = FileHandle(fileDescriptor: output.reading)
        #expect(reading.readData(ofLength: 6) == Data("begun\n".utf8))
        #expect(!process.hasEnded)
        process.killGroup()
        #expect(reading.readDataToEndOfFile().isEmpty)
        process.waitForEnd()
        #expect(process.hasEnded)
        #expect(process.reap() == .signal(SIGKILL))
    }

    @Test func whatIsNoProgramIsTheSystemsFailure() throws {
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        let start = ProgramStart(
            path: "/nowhere/program", arguments: ["program"], separation: .group, input: nil, output: pipe.writing,
            errors: pipe.writing)
        let failure = #expect(throws: SystemFailure.self) { try start.run() }
        #expect(failure == SystemFailure(number: ENOENT))
        #expect(failure?.words == "No such file or directory")
    }
}

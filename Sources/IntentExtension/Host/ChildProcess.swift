import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process that was started from this one, with pipes at its standard streams, and a group of its own so that what
/// it starts is ended with it.
///
/// Its descriptors are not closed here: whoever uses them does that.
struct ChildProcess: Sendable {
    /// The system's words for what it would not do.
    struct StartError: Error {
        let code: CInt
        var words: String { String(cString: strerror(code)) }
    }

    let id: pid_t
    /// Non-blocking, as the other two.
    let input: CInt
    let output: CInt
    let errors: CInt

    static func start(_ path: String) throws(StartError) -> ChildProcess {
        try starting.withLock { _ throws(StartError) in try startAlone(path) }
    }

    private static func startAlone(_ path: String) throws(StartError) -> ChildProcess {
        let (input, output, errors) = try pipes()
        let ends = [(input.reading, STDIN_FILENO), (output.writing, STDOUT_FILENO), (errors.writing, STDERR_FILENO)]
        let (code, id) = spawn(path, ends)
        for end in ends { close(end.0) }
        let own = [input.writing, output.reading, errors.reading]
        guard code == 0 else {
            for end in own { close(end) }
            throw StartError(code: code)
        }
        for end in own { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        return ChildProcess(id: id, input: input.writing, output: output.reading, errors: errors.reading)
    }

    /// The process and all that it started and that did not leave its group.
    /// - Precondition: ``reap()`` was not called.
    func kill() {
        _ = killpg(id, SIGKILL)
    }

    /// Waits for its end and leaves it to be reaped, so that its number is not given to another process.
    func waitForEnd() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }

    /// How it ended, in words. Afterwards its number may be another process's.
    func reap() -> String {
        var status: CInt = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? "ended with status \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
    }

    private static func spawn(_ path: String, _ ends: [(CInt, CInt)]) -> (code: CInt, id: pid_t) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            let closing = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            let closing: Int16 = 0
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (end, stream) in ends { posix_spawn_file_actions_adddup2(&actions, end, stream) }
        // As a shell would start it, whatever this thread blocks and this program ignores.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, flags | closing)
        var id = pid_t()
        var words = [strdup(path), nil]
        defer { free(words[0]) }
        return (posix_spawn(&id, path, &actions, &attributes, &words, environ), id)
    }

    /// A pipe that no process started from here inherits.
    static func pipe() throws(StartError) -> ProcessPipe {
        try starting.withLock { _ throws(StartError) in try ProcessPipe() }
    }

    /// All or none.
    private static func pipes() throws(StartError) -> (ProcessPipe, ProcessPipe, ProcessPipe) {
        var made: [ProcessPipe] = []
        do {
            for _ in 0..<3 { made.append(try ProcessPipe()) }
        } catch {
            for pipe in made { pipe.closeBoth() }
            throw error
        }
        return (made[0], made[1], made[2])
    }

    /// Until both ends are marked to be closed in other processes, none is started from here: it would inherit them.
    private static let starting = Mutex(())
}

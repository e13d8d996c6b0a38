internal import CSpawn
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A started program with all that it starts: a session of its own, without a terminal.
///
/// Its end is looked at before it is taken note of, so that its group's number is still its own when what it left
/// behind is killed.
final class CommandProcess: Sendable {
    /// How a program ended.
    enum End: Hashable {
        case status(Int32)
        case signal(Int32)
        /// Somebody else took note of it.
        case unknown
    }

    /// Nil once the end was taken note of.
    private let number: Mutex<pid_t?>

    private init(_ number: pid_t) {
        self.number = Mutex(number)
    }

    /// - Parameters:
    ///   - path: Of the program, absolute.
    ///   - arguments: With the program's name as the first.
    ///   - environment: `NAME=value`; nothing else is inherited.
    ///   - output: Where the program writes; its standard input is empty.
    static func start(
        _ path: String, _ arguments: [String], environment: [String], folder: String, output: Int32, error: Int32
    ) throws(OpenFile.Failure) -> CommandProcess {
        var setup = SpawnSetup()
        defer { setup.end() }
        setup.prepare(folder: folder, output: output, error: error)
        let words = CStrings(arguments)
        let variables = CStrings(environment)
        var number: pid_t = 0
        let problem = posix_spawn(
            &number, path, &setup.actions, &setup.attributes, words.pointers, variables.pointers)
        guard problem == 0 else { throw OpenFile.Failure(number: problem) }
        return CommandProcess(number)
    }

    var hasEnded: Bool {
        number.withLock { number in
            guard let number else { return true }
            var information = siginfo_t()
            let result = waitid(P_PID, id_t(number), &information, WEXITED | WNOHANG | WNOWAIT)
            return result != 0 || information.si_signo == SIGCHLD
        }
    }

    /// Ends the program and what it started; nothing once the end was taken note of.
    func killAll() {
        number.withLock { number in
            if let number { _ = kill(-number, SIGKILL) }
        }
    }

    /// Waits for the end, and kills what the program left behind.
    func end() -> End {
        guard let number = number.withLock({ $0 }) else { return .unknown }
        var information = siginfo_t()
        while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        killAll()
        return self.number.withLock { number in
            guard let ended = number else { return .unknown }
            number = nil
            var status: Int32 = 0
            while waitpid(ended, &status, 0) < 0 {
                guard errno == EINTR else { return .unknown }
            }
            // As the macros of wait(2) take a status apart.
            let signal = status & 0x7F
            return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
        }
    }
}

/// What `posix_spawn` is told beside the program.
private struct SpawnSetup {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        private static let ownSession = Int16(POSIX_SPAWN_SETSID)
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        /// `POSIX_SPAWN_SETSID`, which the headers show to GNU sources only.
        private static let ownSession: Int16 = 0x80
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
    }

    mutating func end() {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func prepare(folder: String, output: Int32, error: Int32) {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, error, 2)
        posix_spawn_file_actions_addchdir_np(&actions, folder)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = Self.ownSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        #if canImport(Darwin)
            flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #elseif canImport(Glibc)
            posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        #endif
        posix_spawnattr_setflags(&attributes, flags)
    }
}

/// Texts for C, the last followed by nil.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import CIntentSystem
    import Musl
#else
    import CIntentSystem
    import Glibc
#endif

/// A program to start, and how.
///
/// The new process inherits no descriptor except the three standard streams and ``files``, and no blocked or ignored
/// signal.
package struct ProgramStart {
    /// What separates the process, and all processes that it starts, from this one.
    package enum Separation: Hashable, Sendable {
        /// A process group in this process's session.
        case group
        /// A session without a terminal.
        case session
    }

    /// The program's path.
    package var path: String
    /// The program's name, then its arguments.
    package var arguments: [String]
    /// Strings of the form `NAME=value`; nil for the environment of this process.
    package var environment: [String]?
    /// The folder that its relative paths begin in; nil for that of this process.
    package var folder: String?
    package var separation: Separation
    /// Standard input; nil for one that is empty.
    package var input: Descriptor?
    package var output: Descriptor
    package var errors: Descriptor
    /// Files that the program can open by ``PinnedFile/path(at:)``, whatever their own paths lead to by then.
    package var files: [PinnedFile] = []

    package init(
        path: String, arguments: [String], environment: [String]? = nil, folder: String? = nil,
        separation: Separation, input: Descriptor?, output: Descriptor, errors: Descriptor
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.separation = separation
        self.input = input
        self.output = output
        self.errors = errors
    }

    #if os(tvOS) || os(watchOS)
        /// - Throws: Always: an app cannot start programs there.
        package func run() throws(SystemFailure) -> StartedProcess { throw .notSupported }
    #else
        package func run() throws(SystemFailure) -> StartedProcess {
            try RunningPrograms.adding { () throws(SystemFailure) in try spawn() }
        }

        private func spawn() throws(SystemFailure) -> StartedProcess {
            var setup = SpawnSetup(for: self)
            defer { setup.destroy() }
            let arguments = CStrings(arguments)
            let variables = environment.map(CStrings.init)
            var id = pid_t()
            // The strings must live until the call returns.
            let problem = withExtendedLifetime((arguments, variables)) {
                posix_spawn(
                    &id, path, &setup.actions, &setup.attributes, arguments.start, variables?.start ?? environ)
            }
            guard problem == 0 else { throw SystemFailure(number: problem) }
            return StartedProcess(id: id)
        }
    #endif
}

#if !os(tvOS) && !os(watchOS)
    /// The actions and attributes for `posix_spawn`.
    private struct SpawnSetup {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            private static let newSession = Int16(POSIX_SPAWN_SETSID)
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            /// `POSIX_SPAWN_SETSID`, which the headers declare for GNU sources only.
            private static let newSession: Int16 = 0x80
        #endif

        init(for start: ProgramStart) {
            posix_spawn_file_actions_init(&actions)
            posix_spawnattr_init(&attributes)
            addFiles(of: start)
            addAttributes(of: start)
        }

        mutating func destroy() {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }

        private mutating func addFiles(of start: ProgramStart) {
            if let input = start.input {
                posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
            } else {
                posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
            }
            posix_spawn_file_actions_adddup2(&actions, start.output.number, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, start.errors.number, STDERR_FILENO)
            // Their own numbers are higher than all of these, so that none is overwritten before it is copied.
            for (index, file) in start.files.enumerated() {
                posix_spawn_file_actions_adddup2(&actions, file.number, PinnedFile.number(at: index))
            }
            if let folder = start.folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
            #if canImport(Glibc)
                posix_spawn_file_actions_addclosefrom_np(&actions, PinnedFile.number(at: start.files.count))
            #endif
        }

        private mutating func addAttributes(of start: ProgramStart) {
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            sigfillset(&signals)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            posix_spawnattr_setpgroup(&attributes, 0)
            var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
            flags |= start.separation == .session ? Self.newSession : Int16(POSIX_SPAWN_SETPGROUP)
            #if canImport(Darwin)
                flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
            #endif
            posix_spawnattr_setflags(&attributes, flags)
        }
    }

    /// An array of C strings that ends with nil.
    private final class CStrings {
        let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        private let count: Int

        init(_ strings: [String]) {
            count = strings.count
            start = .allocate(capacity: count + 1)
            for (index, string) in strings.enumerated() { (start + index).initialize(to: strdup(string)) }
            (start + count).initialize(to: nil)
        }

        deinit {
            for index in 0..<count { free(start[index]) }
            start.deallocate()
        }
    }
#endif

/// A process that this one started, which leads a process group.
///
/// Wait for its termination before you reap it: until then its identifier, and that of its group, belong to no other
/// process, so what it left running can be killed.
package struct StartedProcess: Hashable, Sendable {
    /// How a process terminated.
    package enum Termination: Hashable, Sendable {
        case status(CInt)
        case signal(CInt)
        /// Other code of this program has reaped the process.
        case unknown
    }

    /// The process identifier, a `pid_t`.
    package let id: CInt

    /// Kills the process and all processes that it started and that are still in its group.
    /// - Precondition: ``reap()`` was not called.
    package func killGroup() {
        _ = killpg(id, SIGKILL)
    }

    /// Whether it has terminated and can be reaped, or does not exist.
    package var hasEnded: Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(bitPattern: id), &information, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || information.si_signo == SIGCHLD
    }

    /// Waits for its termination, without reaping it.
    package func waitForEnd() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(bitPattern: id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }

    /// Waits for its termination and returns how it happened. Its identifier may then be given to another process.
    package func reap() -> Termination {
        RunningPrograms.remove(self)
        var status: CInt = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { return .unknown }
        }
        // What the macros of wait(2) do.
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// How many bytes of memory it occupies; nil if it has terminated.
    package var residentBytes: Int? { residentMemory(ofProcess: id) }
}

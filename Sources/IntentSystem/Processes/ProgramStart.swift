internal import CSpawn

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a program is started with. It inherits no other descriptor, and no signal that is blocked or ignored here.
package struct ProgramStart {
    /// What keeps it, with all that it starts, apart from this process.
    package enum Separation: Hashable, Sendable {
        /// A group, in this process's session.
        case group
        /// A session, without a terminal.
        case session
    }

    /// The program's path.
    package var path: String
    /// The program's name first.
    package var arguments: [String]
    /// `NAME=value`; nil for this process's own.
    package var environment: [String]?
    /// Where it starts; nil for this process's folder.
    package var folder: String?
    package var separation: Separation
    /// Nil for one that is empty.
    package var input: CInt?
    package var output: CInt
    package var errors: CInt

    package init(
        path: String, arguments: [String], environment: [String]? = nil, folder: String? = nil,
        separation: Separation, input: CInt?, output: CInt, errors: CInt
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

    package func run() throws(SystemFailure) -> StartedProcess {
        var setup = SpawnSetup()
        defer { setup.end() }
        setup.addFiles(of: self)
        setup.addAttributes(of: self)
        let words = CStrings(arguments)
        let variables = environment.map(CStrings.init)
        var id = pid_t()
        // The texts must live until the call is over.
        let problem = withExtendedLifetime((words, variables)) {
            posix_spawn(&id, path, &setup.actions, &setup.attributes, words.start, variables?.start ?? environ)
        }
        guard problem == 0 else { throw SystemFailure(number: problem) }
        return StartedProcess(id: id)
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

    mutating func addFiles(of start: ProgramStart) {
        if let input = start.input {
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, start.output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, start.errors, STDERR_FILENO)
        if let folder = start.folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
        #if canImport(Glibc)
            posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
        #endif
    }

    mutating func addAttributes(of start: ProgramStart) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
        flags |= start.separation == .session ? Self.ownSession : Int16(POSIX_SPAWN_SETPGROUP)
        #if canImport(Darwin)
            flags |= Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        posix_spawnattr_setflags(&attributes, flags)
    }
}

/// Texts for C, the last followed by nil.
private final class CStrings {
    let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
        count = texts.count
        start = .allocate(capacity: count + 1)
        for (index, text) in texts.enumerated() { (start + index).initialize(to: strdup(text)) }
        (start + count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count { free(start[index]) }
        start.deallocate()
    }
}

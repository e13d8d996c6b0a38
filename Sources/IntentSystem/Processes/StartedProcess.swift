#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process that was started from this one and leads a group of its own.
///
/// Its end is waited for before it is reaped, so that its number, and its group's, are still its own when what it left
/// behind is killed.
package struct StartedProcess: Hashable, Sendable {
    /// How a process ended.
    package enum End: Hashable, Sendable {
        case status(CInt)
        case signal(CInt)
        /// Somebody else took note of it.
        case unknown
    }

    /// Its number, a `pid_t`.
    package let id: CInt

    /// The process and all that it started and that did not leave its group.
    /// - Precondition: ``reap()`` was not called.
    package func killGroup() {
        _ = killpg(id, SIGKILL)
    }

    /// Whether it has ended, and waits to be reaped, or nobody knows of it.
    package var hasEnded: Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
        return result != 0 || information.si_signo == SIGCHLD
    }

    /// Waits for its end and leaves it to be reaped.
    package func waitForEnd() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }

    /// Waits for its end and says how it was. Afterwards its number may be another process's.
    package func reap() -> End {
        var status: CInt = 0
        while waitpid(id, &status, 0) < 0 {
            guard errno == EINTR else { return .unknown }
        }
        // As the macros of wait(2) take a status apart.
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
}

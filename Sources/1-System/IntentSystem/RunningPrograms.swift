internal import Synchronization

/// The process groups of the programs that this process started and that it has not reaped yet.
///
/// Each program leads its own group, so a signal that a terminal sends to this process does not reach it.
enum RunningPrograms {
    private static let groups = Mutex<Set<CInt>>([])

    /// Starts a program. It is among the running programs before another thread can end this process.
    static func adding(
        _ start: () throws(SystemFailure) -> StartedProcess
    ) throws(SystemFailure) -> StartedProcess {
        try groups.withLock { groups throws(SystemFailure) in
            let process = try start()
            groups.insert(process.id)
            return process
        }
    }

    static func remove(_ process: StartedProcess) {
        groups.withLock { _ = $0.remove(process.id) }
    }

    /// Kills all groups, and calls `body` before another program can be started.
    static func killAll(then body: () -> Never) -> Never {
        groups.withLock { groups in
            kill(groups)
            body()
        }
    }

    /// Kills all groups, unless another program is being started or reaped at this moment. It neither waits nor allocates
    /// memory, so the handler of a signal can call it.
    static func killAllWithoutWaiting() {
        groups.withLockIfAvailable { kill($0) }
    }

    private static func kill(_ groups: Set<CInt>) {
        for id in groups { StartedProcess(id: id).killGroup() }
    }
}

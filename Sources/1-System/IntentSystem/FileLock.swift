#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An advisory lock between processes, on a file that is created for it and stays.
///
/// The kernel lets waiting processes sleep, and releases the lock when its holder dies or the object is released. One
/// thread at a time may use an object.
package final class FileLock: Sendable {
    /// A thread that waits for the lock, because the system's wait has no deadline.
    ///
    /// It stays in the system's queue after a deadline has passed, and the next call waits for the same thread.
    private struct Waiter: Sendable {
        var isWaiting = false
        /// Whether a call waits for the thread. If not, the thread releases the lock as soon as it has it.
        var isWanted = false
        var result: Result<Void, SystemFailure>?
    }

    private let descriptor: Descriptor
    private let waiter = Monitor(Waiter())

    /// Opens the file, and creates it with mode 0600 if it does not exist; a symbolic link is an error.
    package init(_ path: String) throws(SystemFailure) {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        var number = open(path, flags, 0o600)
        while number < 0, errno == EINTR { number = open(path, flags, 0o600) }
        guard number >= 0 else { throw .last }
        descriptor = Descriptor(number)
    }

    deinit {
        descriptor.close()
    }

    package func status() throws(SystemFailure) -> FileStatus { try FileStatus(of: descriptor) }

    package func setPermissions(_ permissions: UInt16) {
        _ = fchmod(descriptor.number, mode_t(permissions))
    }

    /// Waits until no other holder is left.
    package func acquire() throws(SystemFailure) {
        while flock(descriptor.number, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .last }
        }
        mark(CInt(F_WRLCK))
    }

    /// Waits until no other holder is left, or until the deadline.
    /// - Returns: Whether the lock was acquired.
    package func acquire(until deadline: ContinuousClock.Instant) throws(SystemFailure) -> Bool {
        let isWaiting = waiter.withLock { waiter in
            waiter.isWanted = waiter.isWaiting
            return waiter.isWaiting
        }
        if !isWaiting {
            if try acquireIfFree() { return true }
            try startWaiter()
        }
        let result: Result<Void, SystemFailure>? = waiter.wait { waiter in
            if let result = waiter.result { return .done(result) }
            let left = ContinuousClock.now.duration(to: deadline)
            if left > .zero { return .wait(atMost: left) }
            waiter.isWanted = false
            return .done(nil)
        }
        guard let result else { return false }
        waiter.withLock { $0 = Waiter() }
        try result.get()
        return true
    }

    private func startWaiter() throws(SystemFailure) {
        waiter.withLock { $0 = Waiter(isWaiting: true, isWanted: true) }
        let isStarted = PlatformThread.start { [self] in
            let result = Result { () throws(SystemFailure) in try acquire() }
            waiter.withLock { waiter in
                waiter.isWaiting = false
                if waiter.isWanted {
                    waiter.result = result
                } else {
                    release()
                }
            }
        }
        guard !isStarted else { return }
        waiter.withLock { $0 = Waiter() }
        throw SystemFailure(number: EAGAIN)
    }

    /// Acquires the lock unless another holder has it.
    /// - Returns: Whether it was acquired.
    package func acquireIfFree() throws(SystemFailure) -> Bool {
        if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 {
            mark(CInt(F_WRLCK))
            return true
        }
        guard errno == EWOULDBLOCK else { throw .last }
        return false
    }

    package func release() {
        mark(CInt(F_UNLCK))
        _ = flock(descriptor.number, LOCK_UN)
    }
}

/// The holder. The system does not report the holder of a lock of `flock`. The holder therefore also has a record lock on
/// the first byte, whose holder the system reports; it is never waited for. On Apple's systems, the two kinds of locks
/// exclude each other, so the holder stays unknown.
extension FileLock {
    /// The identifier of the process that holds the lock; nil if it is free, held by this process, or unknown.
    package func holder() -> CInt? {
        var record = firstByte(CInt(F_WRLCK))
        guard fcntl(descriptor.number, F_GETLK, &record) == 0, CInt(record.l_type) != CInt(F_UNLCK) else { return nil }
        return record.l_pid > 0 ? record.l_pid : nil
    }

    private func mark(_ type: CInt) {
        var record = firstByte(type)
        _ = fcntl(descriptor.number, F_SETLK, &record)
    }

    private func firstByte(_ type: CInt) -> flock {
        var record = flock()
        record.l_type = Int16(type)
        record.l_whence = Int16(SEEK_SET)
        record.l_start = 0
        record.l_len = 1
        return record
    }
}

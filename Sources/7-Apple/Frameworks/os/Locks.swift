// A library that finds a module `os` takes its locks from there, and the C library with them. They need no code of this module.
#if canImport(Musl)
    @_exported import Musl
#elseif canImport(Glibc)
    @_exported import Glibc
#endif

/// A lock of the C library, in which all bytes are 0 until it is used.
public typealias os_unfair_lock = pthread_mutex_t
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }

@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// A lock with the state that it protects.
///
/// Unchecked: the state is read and changed with the lock only. A program that calls an `unchecked` function answers for the rest.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let mutex = os_unfair_lock_t.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            mutex.initialize(to: os_unfair_lock())
            self.state = state
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    private let storage: Storage

    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(storage.mutex)
        defer { os_unfair_lock_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard os_unfair_lock_trylock(storage.mutex) else { return nil }
        defer { os_unfair_lock_unlock(storage.mutex) }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { storage = Storage(()) }

    public func lock() { os_unfair_lock_lock(storage.mutex) }
    public func unlock() { os_unfair_lock_unlock(storage.mutex) }
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.mutex) }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(storage.mutex)
        defer { os_unfair_lock_unlock(storage.mutex) }
        return try body()
    }
}

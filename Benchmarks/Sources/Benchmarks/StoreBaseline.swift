import CBenchmarks
import Synchronization

/// A store accessed through SQLite's C interface: one connection with prepared statements.
///
/// `@unchecked Sendable`: a round ends before the next one begins, so that it has one caller at a time.
final class StoreBaseline: @unchecked Sendable {
    private let store: OpaquePointer

    init(path: String) throws(Failure) {
        guard let store = baseline_store_open(path) else { throw Failure("'\(path)' cannot be opened") }
        self.store = store
    }

    deinit {
        baseline_store_close(store)
    }

    func select(_ instance: String) throws(Failure) -> (sum: Int64, rows: Int32) {
        var rows: Int32 = 0
        let sum = baseline_store_select(store, instance, &rows)
        guard sum > 0 else { throw Failure("'\(instance)' cannot be selected") }
        return (sum, rows)
    }

    /// Sets one value, increases the revision and logs the change in one durable transaction.
    func edit(_ instance: String, _ name: String, revision: Int, wire: String, differences: String) throws(Failure) {
        let code = baseline_store_edit(store, instance, name, Int32(revision), wire, differences)
        guard code == 0 else { throw Failure("'\(instance)' cannot be edited: \(code)") }
    }

    /// Adds instances to a new store.
    static func fill(_ path: String, _ count: Int) throws(Failure) {
        let code = baseline_store_fill(path, Int32(count))
        guard code == 0 else { throw Failure("'\(path)' cannot be filled: \(code)") }
    }
}

/// A counter that continues from round to round, so that all instances are used in turn.
final class Turns: Sendable {
    private let next = Atomic(0)

    func advance(by count: Int) -> Range<Int> {
        let end = next.add(count, ordering: .relaxed).newValue
        return end - count..<end
    }
}

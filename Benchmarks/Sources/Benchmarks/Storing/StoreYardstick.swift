import CBenchmarks

/// A store through SQLite's own interface: one connection with its statements. `@unchecked Sendable`: a round ends before the next one begins, so that it has one
/// caller at a time.
final class StoreYardstick: @unchecked Sendable {
    private let store: OpaquePointer

    init(path: String) throws(Failure) {
        guard let store = yardstick_store_open(path) else { throw Failure("'\(path)' cannot be opened") }
        self.store = store
    }

    deinit {
        yardstick_store_close(store)
    }

    func select(_ instance: String) throws(Failure) -> (sum: Int64, rows: Int32) {
        var rows: Int32 = 0
        let sum = yardstick_store_select(store, instance, &rows)
        guard sum > 0 else { throw Failure("'\(instance)' cannot be selected") }
        return (sum, rows)
    }

    /// One value set, the revision raised, the change logged: one durable transaction.
    func edit(_ instance: String, _ name: String, revision: Int, wire: String, differences: String) throws(Failure) {
        let code = yardstick_store_edit(store, instance, name, Int32(revision), wire, differences)
        guard code == 0 else { throw Failure("'\(instance)' cannot be edited: \(code)") }
    }

    /// Fills a store that was just made.
    static func fill(_ path: String, _ count: Int) throws(Failure) {
        let code = yardstick_store_fill(path, Int32(count))
        guard code == 0 else { throw Failure("'\(path)' cannot be filled: \(code)") }
    }
}

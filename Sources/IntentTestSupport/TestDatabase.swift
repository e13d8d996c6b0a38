import Foundation

/// The PostgreSQL database that tests may fill: `Scripts/postgresql run` starts a server and names it.
package enum TestDatabase {
    /// Nil where no server was started for the tests.
    package static let url = ProcessInfo.processInfo.environment["INTENT_TEST_POSTGRESQL"]

    /// Why tests are left out where there is none.
    package static let absence = "INTENT_TEST_POSTGRESQL is not set; Scripts/test starts a server and sets it"

    /// A group that nobody has used, so an empty store.
    package static func newGroup() -> String { "test-\(UUID().uuidString)" }
}

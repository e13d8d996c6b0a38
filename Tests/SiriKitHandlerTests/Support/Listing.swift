import Synchronization

/// What a handler lists at first, and what only a search finds; a test may change it.
final class Listing: Sendable {
    private let identifiers = Mutex(["inbox", "drafts"])
    let found = ["archive"]

    var first: [String] {
        get { identifiers.withLock { $0 } }
        set { identifiers.withLock { $0 = newValue } }
    }
}

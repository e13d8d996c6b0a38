import IntentModel
import IntentRuntime

extension StoreCheck {
    /// A check of one requirement of ``DocumentStore``.
    init(documents name: String, _ body: @escaping @Sendable (any DocumentStore) async throws -> Void) {
        self.init(name) { store in
            guard let store = store as? any DocumentStore else {
                throw StoreCheckFailure("the store does not keep documents")
            }
            try await body(store)
        }
    }
}

extension StoreConformance {
    static let documents = [
        StoreCheck(documents: "Documents are returned as they were written") { store in
            let bytes = (0..<1_000).map { UInt8($0 % 256) }
            try require(try store.document(named: "board"), is: nil, "the document before the first write")
            try require(try store.setDocument(bytes, named: "board", ifRevision: nil), is: 1, "the first revision")
            try require(try store.setDocument([], named: "other", ifRevision: nil), is: 1, "the other's revision")
            try require(
                try store.document(named: "board"), is: StoredDocument(revision: 1, content: bytes), "the document")
            try require(
                try store.document(named: "other"), is: StoredDocument(revision: 1, content: []), "the empty document")
            try require(try store.setDocument([1], named: "board", ifRevision: nil), is: 2, "the second revision")
            try require(
                try store.document(named: "board"), is: StoredDocument(revision: 2, content: [1]), "the new document")
            try require(try store.newestSequence(), is: 0, "the log")
        },
        StoreCheck(documents: "A document with another revision is not written") { store in
            try require(try store.setDocument([1], named: "board", ifRevision: 1), is: nil, "a write to no document")
            try require(try store.document(named: "board"), is: nil, "the document that was not written")
            try require(try store.setDocument([1], named: "board", ifRevision: 0), is: 1, "the first revision")
            for other in [0, 2] {
                try require(
                    try store.setDocument([2], named: "board", ifRevision: other), is: nil, "a write to \(other)")
            }
            try require(
                try store.document(named: "board"), is: StoredDocument(revision: 1, content: [1]), "the document")
            try require(try store.setDocument([2], named: "board", ifRevision: 1), is: 2, "the second revision")
        },
        StoreCheck(documents: "Names of documents are compared by their bytes") { store in
            _ = try store.setDocument([1], named: "caf\u{E9}", ifRevision: nil)
            try require(
                try store.document(named: "cafe\u{301}"), is: nil, "the document with another spelling of the name")
        },
        StoreCheck(documents: "A document that is written signals") { store in
            let signals = try store.signals()
            _ = try store.setDocument([1], named: "board", ifRevision: nil)
            var iterator = signals.makeAsyncIterator()
            try require(await iterator.next() != nil, is: true, "the signal")
        },
    ]
}

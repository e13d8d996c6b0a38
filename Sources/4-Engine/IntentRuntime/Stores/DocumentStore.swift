import IntentSystem
import Synchronization

/// A store that also keeps small documents of programs, such as the layout of a board.
///
/// A document belongs to no instance and is not part of the log. ``InstanceStore/signals()`` also covers commits that write
/// documents, except if a store on a server loses the connection between the commit and its signal. All calls are synchronous and may block, and each takes effect as a whole or not at all, as those of
/// ``InstanceStore`` do.
public protocol DocumentStore: InstanceStore {
    /// Returns a document; nil if it was never written.
    func document(named name: String) throws -> StoredDocument?

    /// Writes a document and increases its revision by one.
    /// - Parameters:
    ///   - content: The new content, in the program's own form.
    ///   - name: The name, which is compared by its bytes.
    ///   - ifRevision: The revision that the document must have, 0 for one that was never written; nil for any.
    /// - Returns: The new revision; nil if the document has another revision, and nothing was written.
    func setDocument(_ content: [UInt8], named name: String, ifRevision: Int?) throws -> Int?
}

/// A document of a program in a store.
public struct StoredDocument: Hashable, Sendable {
    /// The revision: 1 for a new document, increased by every write.
    public var revision: Int
    /// The content, in the program's own form.
    public var content: [UInt8]

    /// Creates a value, for implementations of ``DocumentStore``.
    public init(revision: Int, content: [UInt8]) {
        self.revision = revision
        self.content = content
    }
}

extension InMemoryStore: DocumentStore {
    public func document(named name: String) -> StoredDocument? {
        contents.withLock { $0.documents[ExactText(name)] }
    }

    public func setDocument(_ content: [UInt8], named name: String, ifRevision: Int?) -> Int? {
        let revision: Int? = contents.withLock { contents in
            let present = contents.documents[ExactText(name)]?.revision ?? 0
            if let ifRevision, ifRevision != present { return nil }
            contents.documents[ExactText(name)] = StoredDocument(revision: present + 1, content: content)
            return present + 1
        }
        if revision != nil { listeners.signal() }
        return revision
    }
}

import IntentModel

/// The instances for which one host is responsible.
///
/// A store divides the instances into shards by a hash of their identifiers. A share is a set of shards, each with a term: a
/// number that increases each time the shard changes hands, so that a host that was replaced cannot write. A store with one
/// host has one shard.
public struct HostShare: Hashable, Sendable {
    /// How many shards the store has.
    public let shardCount: Int
    /// The terms of the shards by number, from 0 to one less than ``shardCount``.
    public let terms: [Int: Int]

    /// Creates a share, for implementations of ``HostStore``.
    /// - Precondition: `shardCount` is positive.
    public init(shardCount: Int, terms: [Int: Int]) {
        precondition(shardCount > 0, "a store has at least one shard")
        self.shardCount = shardCount
        self.terms = terms
    }

    /// The numbers of the shards.
    public var shards: Set<Int> { Set(terms.keys) }

    /// Whether the share contains no shards.
    public var isEmpty: Bool { terms.isEmpty }

    /// Returns whether an instance belongs to the share.
    public func contains(_ id: InstanceID) -> Bool {
        terms[shard(of: id)] != nil
    }

    /// Returns the shard of an instance. All programs compute the same one.
    public func shard(of id: InstanceID) -> Int {
        HostShare.shard(of: id, among: shardCount)
    }

    /// Returns the shard of an instance among `count` shards.
    package static func shard(of id: InstanceID, among count: Int) -> Int {
        // FNV-1a with 32 bits. Stored rows contain its results, so it never changes.
        let hash = id.text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash) % count
    }

    /// Returns the shards whose records a host has to read: those that it did not have, and those that another host had in
    /// between.
    /// - Parameter earlier: The share before a renewal.
    public func gained(since earlier: HostShare) -> HostShare {
        HostShare(shardCount: shardCount, terms: terms.filter { earlier.terms[$0.key] != $0.value })
    }

    /// Returns the shards whose records a host may keep: those that no other host had in between.
    /// - Parameter earlier: The share before a renewal.
    package func kept(since earlier: HostShare) -> HostShare {
        HostShare(shardCount: shardCount, terms: terms.filter { earlier.terms[$0.key] == $0.value })
    }

    /// Returns the shards whose records a host has to discard: those that it no longer has, and those that another host had in
    /// between.
    /// - Parameter earlier: The share before a renewal.
    public func lost(since earlier: HostShare) -> HostShare {
        earlier.gained(since: self)
    }
}

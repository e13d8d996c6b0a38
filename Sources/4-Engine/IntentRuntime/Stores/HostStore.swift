/// A store that also keeps the state of widget hosts: per instance a record and the archived content, and the requests that
/// other programs make of a host.
///
/// Any process reads records and content and adds requests. Only a host that holds a lease writes records. A host works in
/// this order, so that it loses no request and spends no budget twice even if it is killed between two steps:
///
/// 1. ``beginHosting(as:)``, then read ``hostRecords(in:after:limit:)`` page by page.
/// 2. Read ``requests(in:after:limit:)``, now and after each signal of ``HostLease/signals()``, from the first one on: a store
///    that is restored from a backup assigns sequence numbers again.
/// 3. Write the decision and consume the request, in one ``HostLease/write(_:in:)``.
/// 4. Ask the provider, and write the new record and the content, in another one.
///
/// All calls are synchronous and may block, and each takes effect as a whole or not at all, as those of ``InstanceStore`` do.
/// ``InstanceStore/signals()`` also covers commits that add requests, and commits that replace content unless a connection is
/// lost at that moment. A store deletes the record, the content and the requests of an instance in the transaction that forgets
/// the instance; removed instances keep them.
public protocol HostStore: InstanceStore {
    /// Returns the records of instances and their content, from one consistent read. Instances for which no host has written a
    /// record are missing.
    func hostedInstances(_ ids: [InstanceID]) throws -> [InstanceID: HostedInstance]

    /// Returns records without their content, in an order of the store's choice.
    ///
    /// To read all records page by page, pass the instance of the last record, until a page has fewer records than `limit`.
    /// - Parameters:
    ///   - share: Only records of instances in this share are returned; nil for all.
    ///   - id: The instance after which the page begins; nil for the first page.
    ///   - limit: The maximum number of records. Zero or less returns none.
    func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord]

    /// Returns which records were written or deleted after a sequence number, each instance once, in the order of the newest
    /// changes.
    ///
    /// Sequence numbers are in commit order: no change appears later with a number below one that was returned.
    /// - Parameters:
    ///   - sequence: Only changes after this sequence number are returned; 0 for all.
    ///   - limit: The maximum number of changes. Zero or less returns none.
    func recordChanges(after sequence: Int, limit: Int) throws -> [RecordChange]

    /// Returns the sequence number of the newest change of a record; 0 if there is none.
    func newestRecordChange() throws -> Int

    /// Adds requests to the queue of the hosts, in one transaction. They remain there until a host consumes them.
    ///
    /// A request that equals a queued one except for its time replaces it, under a new sequence number, so that the queue stays
    /// short while no host runs.
    /// - Throws: ``StoreError`` with code `unknownInstance` if a target does not exist or was forgotten.
    func addRequests(_ requests: [HostRequest]) throws

    /// Returns queued requests in the order of their sequence numbers.
    ///
    /// Sequence numbers are in commit order: no request appears later with a number below one that was returned.
    /// - Parameters:
    ///   - share: Only requests that concern this share are returned; nil for all.
    ///   - sequence: Only requests after this sequence number are returned; 0 for all.
    ///   - limit: The maximum number of requests. Zero or less returns none.
    func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest]

    /// Returns the hosts that hold a lease, those that began first coming first.
    func hosts() throws -> [HostInfo]

    /// Makes the caller a host of the instances, alone or together with others, until the lease ends.
    ///
    /// The lease ends with ``HostLease/end()`` and with the process. On a server, it also ends if the host does not renew it
    /// in time.
    /// - Parameter name: The name under which other programs see the host, such as `samplectl host on kitchen-1`.
    /// - Throws: ``StoreError`` with code `hostExists` if the store allows one host and has one.
    func beginHosting(as name: String) throws -> any HostLease
}

extension HostStore {
    /// Returns the record of an instance and its content, from one consistent read. Nil if no host has written a record.
    public func hostedInstance(_ id: InstanceID) throws -> HostedInstance? { try hostedInstances([id])[id] }
}

/// The right of one host to write host state, for all instances or for a share of them.
public protocol HostLease: AnyObject, Sendable {
    /// The share as of the last renewal. It may have been lost since, which the next write or renewal reports.
    var share: HostShare { get }

    /// Returns a stream as ``InstanceStore/signals()`` does, without elements for the writes of this lease.
    func signals() throws -> AsyncStream<Void>

    /// How often to call ``renew()``; nil if the lease does not have to be renewed.
    var renewalInterval: Duration? { get }

    /// Extends the lease, and divides the instances among the hosts again if one has begun or ended.
    ///
    /// The new share may contain shards of hosts that ended, and may lack shards that other hosts received. Compare it with
    /// ``HostShare/gained(since:)`` and ``HostShare/lost(since:)``, and read the records and the requests of gained shards from
    /// the beginning. A lease that expired begins again.
    /// - Returns: The new share.
    func renew() throws -> HostShare

    /// Writes records and content, and consumes requests, in one transaction.
    ///
    /// Records of instances that do not exist or were forgotten are not written. Requests that are no longer queued are ignored.
    /// Write to one instance from one thread at a time.
    /// - Parameters:
    ///   - write: What to write. Every instance and every request belongs to `share`.
    ///   - share: The share for which the host has read the records that it writes.
    /// - Throws: ``StoreError`` with code `leaseLost` if the lease has expired or another host has taken over a shard that the
    ///   write concerns; nothing was written. With code `unknownOutcome`, read the records again.
    func write(_ write: HostWrite, in share: HostShare) throws

    /// Ends the lease, so that other hosts can take over immediately. Calling it again does nothing.
    func end()
}

/// What a host knows of one instance, in the host's own form.
public struct HostRecord: Hashable, Sendable {
    /// The instance.
    public let instance: InstanceID
    /// When the host acts on the instance next; nil if it waits for a request.
    public var due: StoreTime?
    /// The state of the instance in the host's own form. Stores do not interpret it.
    public var state: [UInt8]

    /// Creates a record.
    public init(instance: InstanceID, due: StoreTime?, state: [UInt8]) {
        self.instance = instance
        self.due = due
        self.state = state
    }
}

/// A change of the record of an instance.
public struct RecordChange: Hashable, Sendable {
    /// The sequence number. Numbers increase and are never reused.
    public let sequence: Int
    /// The instance whose record was written, or deleted because the instance was forgotten.
    public let instance: InstanceID

    /// Creates a change, for implementations of ``HostStore``.
    public init(sequence: Int, instance: InstanceID) {
        self.sequence = sequence
        self.instance = instance
    }
}

/// The record of an instance together with its archived content.
public struct HostedInstance: Hashable, Sendable {
    /// The record.
    public var record: HostRecord
    /// The content in the host's own form; nil if no host has written content yet.
    public var content: [UInt8]?

    /// Creates a value, for implementations of ``HostStore``.
    public init(record: HostRecord, content: [UInt8]?) {
        self.record = record
        self.content = content
    }
}

/// One transaction of a host.
public struct HostWrite: Sendable {
    /// A record to write, with its content.
    public struct Entry: Sendable {
        /// The record, which replaces the stored one.
        public var record: HostRecord
        /// The content that replaces the stored one; nil to keep the stored content.
        public var content: [UInt8]?

        /// Creates an entry.
        public init(_ record: HostRecord, content: [UInt8]? = nil) {
            self.record = record
            self.content = content
        }
    }

    /// The records to write, at most one for each instance.
    public var entries: [Entry]
    /// The requests to remove from the queue.
    public var consumed: [QueuedRequest]

    /// Creates a transaction.
    public init(_ entries: [Entry], consuming consumed: [QueuedRequest] = []) {
        self.entries = entries
        self.consumed = consumed
    }

    /// Whether the transaction changes nothing.
    public var isEmpty: Bool { entries.isEmpty && consumed.isEmpty }

    package var replacesContent: Bool { entries.contains { $0.content != nil } }
}

/// A host that holds a lease.
public struct HostInfo: Hashable, Sendable {
    /// The name that was passed to ``HostStore/beginHosting(as:)``.
    public var name: String
    /// When the lease began.
    public var began: StoreTime
    /// How many shards the host has.
    public var shards: Int
    /// How many shards the store has.
    public var totalShards: Int
    /// When the lease ends unless the host renews it, by the clock of this process; nil for a lease that ends with its process.
    public var leaseEnd: StoreTime?

    /// Creates a value, for implementations of ``HostStore``.
    public init(name: String, began: StoreTime, shards: Int, of totalShards: Int, leaseEnd: StoreTime? = nil) {
        self.leaseEnd = leaseEnd
        self.name = name
        self.began = began
        self.shards = shards
        self.totalShards = totalShards
    }
}

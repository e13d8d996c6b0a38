import IntentSystem
import Synchronization

extension InMemoryStore: HostStore {
    public func hostedInstances(_ ids: [InstanceID]) -> [InstanceID: HostedInstance] {
        contents.withLock { contents in
            var hosted: [InstanceID: HostedInstance] = [:]
            for id in ids {
                guard let record = contents.hosting.records[id] else { continue }
                hosted[id] = HostedInstance(record: record, content: contents.hosting.contents[id])
            }
            return hosted
        }
    }

    public func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) -> [HostRecord] {
        contents.withLock { $0.hosting.page(in: share, after: id, limit: limit) }
    }

    public func recordChanges(after sequence: Int, limit: Int) -> [RecordChange] {
        contents.withLock { Array($0.hosting.changes.elements(after: sequence).prefix(max(0, limit))) }
    }

    public func newestRecordChange() -> Int { contents.withLock { $0.hosting.changes.last?.sequence ?? 0 } }

    public func addRequests(_ requests: [HostRequest]) throws {
        try contents.withLock { contents in
            for case .instance(let id) in requests.map(\.target) where contents.instance(id) == nil {
                throw StoreError.unknownInstance(id)
            }
            for request in requests { contents.hosting.add(request) }
        }
        if !requests.isEmpty { listeners.signal() }
    }

    public func requests(in share: HostShare?, after sequence: Int, limit: Int) -> [QueuedRequest] {
        if share?.isEmpty == true { return [] }
        return contents.withLock { Array($0.hosting.requests.elements(after: sequence).prefix(max(0, limit))) }
    }

    public func hosts() -> [HostInfo] {
        contents.withLock { contents in contents.hosting.host.map { [$0] } ?? [] }
    }

    /// A second host has to wait until the lease of the first one ends or is released.
    public func beginHosting(as name: String) throws -> any HostLease {
        let term = try contents.withLock { contents in
            if let host = contents.hosting.host {
                throw StoreError.hostExists(at: "the store in memory", "'\(host.name)'")
            }
            return contents.hosting.begin(name)
        }
        return InMemoryLease(self, term: term)
    }
}

/// The lease of the only host of an ``InMemoryStore``.
private final class InMemoryLease: HostLease {
    let share: HostShare
    private let store: InMemoryStore
    private let term: Int

    init(_ store: InMemoryStore, term: Int) {
        self.store = store
        self.term = term
        share = HostShare(shardCount: 1, terms: [0: term])
    }

    deinit {
        end()
    }

    private var origin: String { String(term) }

    func signals() -> AsyncStream<Void> { store.listeners.stream(ignoring: origin) }

    var renewalInterval: Duration? { nil }

    func renew() throws -> HostShare {
        guard store.contents.withLock({ $0.hosting.isHeld(in: term) }) else { throw StoreError.leaseLost }
        return share
    }

    func write(_ write: HostWrite, in share: HostShare) throws {
        try store.contents.withLock { contents in
            guard share == self.share, contents.hosting.isHeld(in: term) else { throw StoreError.leaseLost }
            for entry in write.entries where contents.instance(entry.record.instance) != nil {
                contents.hosting.write(entry)
            }
            contents.hosting.consume(write.consumed)
        }
        if write.replacesContent { store.listeners.signal(from: origin) }
    }

    func end() {
        store.contents.withLock { $0.hosting.end(term) }
    }
}

/// The state of hosts in an ``InMemoryStore``.
struct InMemoryHosting: Sendable {
    private(set) var records: [InstanceID: HostRecord] = [:]
    private(set) var contents: [InstanceID: [UInt8]] = [:]
    /// The instances in the order of their first records, also those that were forgotten since.
    private var order: [InstanceID] = []
    private var positions: [InstanceID: Int] = [:]
    /// The newest change of each record, in the order of their sequence numbers.
    private(set) var changes: [RecordChange] = []
    private var changeSequences: [InstanceID: Int] = [:]
    /// In the order of their sequence numbers.
    private(set) var requests: [QueuedRequest] = []
    private var newestSequence = 0
    private(set) var host: HostInfo?
    /// The term of the newest lease.
    private var term = 0
}

extension InMemoryHosting {
    func isHeld(in term: Int) -> Bool { host != nil && term == self.term }

    mutating func begin(_ name: String) -> Int {
        term += 1
        host = HostInfo(name: name, began: .now(), shards: 1, of: 1)
        return term
    }

    mutating func end(_ term: Int) {
        if term == self.term { host = nil }
    }

    func page(in share: HostShare?, after id: InstanceID?, limit: Int) -> [HostRecord] {
        let start = id.flatMap { positions[$0] }.map { $0 + 1 } ?? 0
        let found = order[start...].lazy.filter { share?.contains($0) ?? true }.compactMap { records[$0] }
        return Array(found.prefix(max(0, limit)))
    }

    mutating func write(_ entry: HostWrite.Entry) {
        let id = entry.record.instance
        if positions[id] == nil {
            positions[id] = order.count
            order.append(id)
        }
        records[id] = entry.record
        noteChange(of: id)
        if let content = entry.content { contents[id] = content }
    }

    private mutating func noteChange(of id: InstanceID) {
        let sequence = (changes.last?.sequence ?? 0) + 1
        if let earlier = changeSequences.updateValue(sequence, forKey: id) {
            changes.remove(at: changes.elements(after: earlier - 1).startIndex)
        }
        changes.append(RecordChange(sequence: sequence, instance: id))
    }

    mutating func add(_ request: HostRequest) {
        requests.removeAll { $0.request.isSame(as: request) }
        newestSequence += 1
        requests.append(QueuedRequest(sequence: newestSequence, shard: 0, request: request))
    }

    mutating func consume(_ consumed: [QueuedRequest]) {
        if consumed.isEmpty { return }
        let sequences = Set(consumed.map(\.sequence))
        requests.removeAll { sequences.contains($0.sequence) }
    }

    mutating func forget(_ id: InstanceID) {
        if records.removeValue(forKey: id) != nil { noteChange(of: id) }
        contents[id] = nil
        requests.removeAll { $0.request.target == .instance(id) }
    }
}

/// An element of a list in the order of sequence numbers.
protocol Sequenced {
    var sequence: Int { get }
}

extension RecordChange: Sequenced {}
extension LoggedChange: Sequenced {}
extension QueuedRequest: Sequenced {}

extension Array where Element: Sequenced {
    /// Returns the elements after a sequence number.
    func elements(after sequence: Int) -> ArraySlice<Element> {
        self[partitionPoint { $0.sequence <= sequence }...]
    }
}

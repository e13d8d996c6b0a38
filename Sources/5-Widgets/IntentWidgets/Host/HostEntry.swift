import IntentModel
import IntentRuntime
import IntentSystem

/// What a host keeps in memory of one instance, and stores in its record.
struct HostEntry: Sendable {
    /// The reason why the newest attempt to get a timeline failed.
    struct Failure: Hashable, Sendable {
        var time: StoreTime
        var message: String
    }

    /// Decides when the timeline is reloaded.
    var reload: ReloadState
    /// Whether the provider has been asked about the newest attempt, by this host or an earlier one. It is not stored.
    var isAsked = true
    /// The kind under which the widget is registered.
    var kind: WidgetKind
    var family: SizeFamily
    /// The newest revision of the configuration that the host has seen.
    var revision: Int
    /// Nil after a success.
    var failure: Failure?
    /// The buttons and toggles whose effect the timeline does not show yet, in the order of the taps.
    var pending: [PendingAction] = []
    /// The instances that this one follows, the nearest first. They are not stored.
    var sources: [Source] = []
    /// What else the values depended on when the timeline was requested last; see ``influences(policy:)``.
    var influences: UInt64?
    /// For what the provider was asked last: ``WidgetHost/environment`` of the host. Nil until then.
    var environment: UInt64?
    /// The number for ``sources`` in the record that was read; nil if it has none.
    private(set) var storedSources: UInt64?
}

extension HostEntry {
    /// Whether the provider is being asked, so that its answer may lack what happens now.
    var isBeingAsked: Bool { reload.attempt != nil && isAsked }
}

extension HostEntry {
    /// A followed instance.
    struct Source: Hashable, Sendable {
        let instance: InstanceID
        let revision: Int
    }

    /// Returns a number for what the values depend on besides the instance: the policy of an administrator, and the revisions of
    /// the instances that it follows. Nil if there is neither.
    /// - Parameter policy: The digest of the policy for the kind.
    func influences(policy: UInt64?) -> UInt64? {
        guard policy != nil || !sources.isEmpty else { return nil }
        return sources.digest(after: policy.map { String($0, radix: 16) } ?? "")
    }
}

extension [HostEntry.Source] {
    /// A number for the instances and their revisions.
    var digest: UInt64 { digest(after: "") }

    fileprivate func digest(after text: String) -> UInt64 {
        ([text] + map { "\($0.instance.text) \($0.revision)" }).joined(separator: "\n").digest
    }
}

extension String {
    /// A number for the text, the same on every machine.
    var digest: UInt64 {
        var hash = FNV1a()
        hash.add(self)
        return hash.value
    }
}

extension HostEntry {
    private static let version: UInt8 = 1
    /// Messages of providers may be long.
    private static let maximumMessageBytes = 2_000

    /// The state of a record.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.version)
        writer.write(counted: reload.bytes)
        writer.write(Int64(revision))
        writer.write(counted: Array(family.rawValue.utf8))
        writer.write(UInt8(failure == nil ? 0 : 1))
        if let failure {
            writer.write(Int64(failure.time.milliseconds))
            writer.write(counted: Array(failure.message.utf8.prefix(Self.maximumMessageBytes)))
        }
        // Former versions read to here, or to one of the numbers.
        writer.write(pending)
        for digest in [influences, sources.isEmpty ? nil : sources.digest, environment] { writer.write(digest ?? 0) }
        return writer.bytes
    }

    /// Reads the state of a record.
    /// - Throws: ``ContentError`` or ``ReloadStateError`` if this version cannot read it.
    init(bytes: [UInt8], kind: WidgetKind) throws {
        var reader = ByteReader(bytes[...])
        guard let version = reader.number(UInt8.self) else { throw ContentError("the record of the host is damaged") }
        guard version == Self.version else {
            throw ContentError("the record of the host has version \(version), which is newer than this program")
        }
        guard let reload = reader.counted(), let revision = reader.number(Int64.self), let family = reader.counted(),
            let hasFailure = reader.number(UInt8.self)
        else { throw ContentError("the record of the host is damaged") }
        self.reload = try ReloadState(bytes: Array(reload))
        self.kind = kind
        self.family = SizeFamily(rawValue: String(decoding: family, as: UTF8.self))
        self.revision = Int(revision)
        if hasFailure != 0, let time = reader.number(Int64.self), let message = reader.counted() {
            failure = Failure(
                time: StoreTime(milliseconds: Int(time)), message: String(decoding: message, as: UTF8.self))
        }
        guard let pending = reader.pendingActions() else { return }
        self.pending = pending
        influences = reader.digest()
        storedSources = reader.digest()
        environment = reader.digest()
    }

    /// The record of an instance.
    func record(of id: InstanceID) -> HostRecord {
        HostRecord(instance: id, due: reload.nextDue, state: bytes)
    }
}

extension ByteReader {
    /// Nil at the end of the bytes, and for 0, which stands for no digest.
    fileprivate mutating func digest() -> UInt64? { number(UInt64.self).flatMap { $0 == 0 ? nil : $0 } }
}

/// The times at which instances are due, the earliest first. An entry that no longer holds is ignored when its time comes.
struct DueTimes: Sendable {
    private struct Entry: Comparable {
        let time: StoreTime
        let instance: InstanceID

        static func < (first: Entry, second: Entry) -> Bool { first.time < second.time }
    }

    private var entries = Heap<Entry>()

    init(_ times: [(InstanceID, StoreTime)] = []) {
        entries = Heap(times.map { Entry(time: $1, instance: $0) })
    }

    var count: Int { entries.count }

    mutating func insert(_ instance: InstanceID, at time: StoreTime) {
        entries.insert(Entry(time: time, instance: instance))
    }

    /// Returns the earliest time that holds, without the entries before it.
    /// - Parameter isValid: Whether an instance is due at a time.
    mutating func earliest(where isValid: (InstanceID, StoreTime) -> Bool) -> StoreTime? {
        _ = entries.removeAll { !isValid($0.instance, $0.time) }
        return entries.first?.time
    }

    /// Removes the entries up to a time, and returns their instances, the earliest first, each once.
    mutating func removeAll(until time: StoreTime) -> [InstanceID] {
        var seen: Set<InstanceID> = []
        return entries.removeAll { $0.time <= time }.map(\.instance).filter { seen.insert($0).inserted }
    }
}

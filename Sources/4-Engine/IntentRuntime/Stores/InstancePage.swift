import IntentModel
import IntentSystem

/// Some of the instances that are not removed, in the order in which they were placed.
public struct InstancePage: Hashable, Sendable {
    /// The instances.
    public var instances: [StoredInstance]
    /// Where the next page begins; nil if no instance follows.
    public var next: Int?

    /// Creates a page, for implementations of ``InstanceStore``.
    public init(instances: [StoredInstance], next: Int?) {
        self.instances = instances
        self.next = next
    }
}

/// Which instances a page contains, and how much of each.
public struct InstancePageRequest: Hashable, Sendable {
    /// The kind under which the instances are stored; nil for all kinds.
    public var kind: WidgetKind?
    /// ``InstancePage/next`` of the page before; 0 for the first page.
    public var start: Int
    /// The maximum number of instances. Zero or less returns none.
    public var limit: Int
    /// Whether to read the values and remembered defaults. Without them, a page is read several times as fast, and the
    /// dictionaries of its instances are empty.
    public var includesValues: Bool
    /// Whether to read ``StoredInstance/followed``, the instances that those of the page follow. Instances without values are
    /// read without them.
    public var includesSources: Bool

    /// Creates a request.
    public init(
        kind: WidgetKind? = nil, start: Int = 0, limit: Int = .max, includesValues: Bool = true,
        includesSources: Bool = true
    ) {
        self.kind = kind
        self.start = start
        self.limit = limit
        self.includesValues = includesValues
        self.includesSources = includesSources
    }
}

extension InstanceStore {
    /// Returns the instances that are not removed, in the order in which they were placed, from one consistent read.
    ///
    /// To read many instances without holding all of them in memory, use ``page(_:)``.
    /// - Parameter kind: The kind under which they are stored, or nil for all kinds.
    public func instances(of kind: WidgetKind?) throws -> [StoredInstance] {
        try page(InstancePageRequest(kind: kind)).instances
    }

    /// Returns the instances that are not removed, without their values and remembered defaults.
    /// - Parameter kinds: The kinds under which they are stored, as ``Schema/storedKinds(of:)`` returns them; nil for all.
    package func headings(of kinds: Set<WidgetKind>?) throws -> [StoredInstance] {
        try page(InstancePageRequest(includesValues: false), of: kinds).instances
    }

    /// Returns a page of instances that are stored under any of several kinds.
    ///
    /// If a widget's kind was renamed, instances of other kinds are read, too, so that the order is that of all instances. Then the
    /// page after this one may be empty.
    /// - Parameters:
    ///   - request: Which instances; its kind is not used.
    ///   - kinds: The kinds, as ``Schema/storedKinds(of:)`` returns them; nil for all.
    package func page(_ request: InstancePageRequest, of kinds: Set<WidgetKind>?) throws -> InstancePage {
        var request = request
        request.kind = kinds.flatMap { $0.count == 1 ? $0.first : nil }
        guard let kinds, kinds.count > 1 else { return try page(request) }
        var found: [StoredInstance] = []
        let limit = request.limit
        while true {
            let page = try page(request)
            found += page.instances.filter { kinds.contains($0.kind) }
            guard let next = page.next, found.count < limit else {
                return InstancePage(instances: found, next: page.next)
            }
            (request.start, request.limit) = (next, limit - found.count)
        }
    }

    /// Returns those of some instances that are not removed, without their values and remembered defaults, in the given order.
    package func headings(of ids: [InstanceID]) throws -> [StoredInstance] {
        try uses(of: ids).compactMap { use in
            if case .stored(let instance) = use, !instance.isRemoved { instance } else { nil }
        }
    }
}

extension Schema {
    /// Returns the kinds under which instances of a widget or control may be stored: its kind and former ones.
    /// - Parameter kind: Its kind, or a former one; a kind that is not declared stands for itself alone.
    package func storedKinds(of kind: WidgetKind) -> Set<WidgetKind> {
        guard let widget = presentWidget(of: kind) else { return [kind] }
        // A former kind may be that of another widget now.
        let former = widget.formerNames.map { WidgetKind($0) }.filter { presentWidget(of: $0)?.kind == widget.kind }
        return Set([widget.kind] + former)
    }
}

extension StoredInstance {
    /// The instance without its values and remembered defaults.
    var withoutValues: StoredInstance {
        StoredInstance(
            id: id, kind: kind, family: family, intent: intent, revision: revision, isRemoved: isRemoved,
            follows: follows)
    }
}

extension InstanceStore {
    /// Reads the instances that are not removed page by page, and transforms parts of a page on all cores while the next
    /// page is read.
    ///
    /// The memory that this needs does not depend on the number of instances. Blocks the calling thread.
    /// - Parameters:
    ///   - transform: Called with the instances of a part of a page, on any thread.
    ///   - consume: Called with each result, in the order of the instances, on the calling thread.
    package func forEachPage<Output: Sendable>(
        of kind: WidgetKind? = nil, includesValues: Bool = true, includesSources: Bool = true,
        transform: @escaping @Sendable ([StoredInstance]) -> Output, consume: (Output) throws -> Void
    ) throws {
        var request = InstancePageRequest(
            kind: kind, limit: instancesPerPage, includesValues: includesValues, includesSources: includesSources)
        var page = try self.page(request)
        while true {
            let instances = page.instances
            let partSize = max(1, instances.count / (2 * availableCores()))
            let starts = Array(stride(from: 0, to: instances.count, by: partSize))
            let next = page.next
            request.start = next ?? 0
            // Reading begins first, because it takes longest.
            let steps = mapInParallel((next == nil ? 0 : -1)..<starts.count) { [request] index -> PageStep<Output> in
                guard index >= 0 else { return .page(Result { try self.page(request) }) }
                return .output(transform(Array(instances[starts[index]...].prefix(partSize))))
            }
            for case .output(let output) in steps { try consume(output) }
            guard case .page(let following)? = steps.first else { return }
            page = try following.get()
        }
    }

    private var instancesPerPage: Int { 1_024 }
}

/// One of the steps that take place at the same time.
private enum PageStep<Output: Sendable>: Sendable {
    case page(Result<InstancePage, any Error>)
    case output(Output)
}

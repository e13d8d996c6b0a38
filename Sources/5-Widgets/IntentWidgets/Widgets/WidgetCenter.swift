public import IntentModel
public import IntentRuntime
internal import IntentSystem
import Synchronization

/// Requests reloads, and lists the placed widgets, in any process that shares the store of the instances.
///
/// The center needs to know the engine whose store it uses: call ``use(_:)`` when the program starts. The `main()` function of a
/// widget or bundle does so.
///
/// A request is stored before its function returns, so that it is not lost, even if no host runs or the program exits
/// immediately. A request that equals one that still waits replaces it.
public final class WidgetCenter: Sendable {
    private struct State: Sendable {
        var engine: IntentEngine?
        var reportsFailure: @Sendable (any Error) -> Void = { error in
            Array("WidgetCenter: \(error)\n".utf8).withUnsafeBytes { _ = try? Descriptor.standardError.write($0) }
        }
    }

    /// The center of the process.
    public static let shared = WidgetCenter()

    private let state = Mutex(State())

    /// Creates a center of its own, such as for a test. Programs use ``shared``.
    package init() {}

    /// Sets the engine whose instances the center concerns.
    public func use(_ engine: IntentEngine) {
        state.withLock { $0.engine = engine }
    }

    /// Sets the function that receives the failures of requests: ``WidgetCenterError``, `StoreError` or ``HostError``. By default,
    /// they are written to standard error, as the functions for requests do not throw.
    public func onFailure(_ report: @escaping @Sendable (any Error) -> Void) {
        state.withLock { $0.reportsFailure = report }
    }

    /// Requests new timelines of all instances of a kind.
    public func reloadTimelines(ofKind kind: String) {
        request(.reload, of: .kind(WidgetKind(kind)))
    }

    /// Requests new timelines of all instances.
    public func reloadAllTimelines() {
        request(.reload, of: .everything)
    }

    /// Requests a new timeline of one instance.
    public func reloadTimeline(of instance: InstanceID) {
        request(.reload, of: .instance(instance))
    }

    /// Requests that the host asks the providers for their recommended configurations again.
    public func invalidateConfigurationRecommendations() {
        request(.recommendations, of: .everything)
    }

    /// Requests that the host asks for the relevance of a kind again. As a host asks for it with each timeline, this reloads the
    /// timelines of the kind.
    public func invalidateRelevance(ofKind kind: String) {
        request(.relevance, of: .kind(WidgetKind(kind)))
    }

    /// Passes the placed widgets to a closure, on any thread, or the reason why they cannot be listed.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        let completion = Completion(call: completion)
        Task {
            do { completion.call(.success(try await currentConfigurations())) } catch {
                completion.call(.failure(error))
            }
        }
    }

    /// Returns the placed widgets in the order in which they were placed.
    /// - Throws: ``WidgetCenterError`` if the center has no engine; `StoreError`.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await placements(ofControls: false)
    }

    /// Returns the placed widgets or the placed controls.
    func placements(ofControls areControls: Bool) async throws -> [WidgetInfo] {
        let engine = try presentEngine()
        let controls = Set(engine.schema.controls.map(\.kind.name))
        return try await engine.readFromStore {
            var found: [WidgetInfo] = []
            try engine.resolveAllSynchronously(transform: { $0.filter { !$0.isOrphan }.map(WidgetInfo.init) }) {
                found += $0.filter { controls.contains($0.kind) == areControls }
            }
            return found
        }
    }

    private func request(_ action: HostRequest.Action, of target: HostRequest.Target) {
        request { [HostRequest(action, of: target, at: $0.time)] }
    }

    /// Stores the requests that a closure returns for the engine.
    func request(_ requests: (IntentEngine) -> [HostRequest]) {
        do {
            let engine = try presentEngine()
            try engine.hostStore.addRequests(requests(engine))
        } catch {
            state.withLock { $0.reportsFailure }(error)
        }
    }

    private func presentEngine() throws(WidgetCenterError) -> IntentEngine {
        guard let engine = state.withLock({ $0.engine }) else { throw WidgetCenterError.noEngine }
        return engine
    }

    /// A closure that is called once, by one task.
    private struct Completion: @unchecked Sendable {
        // Unchecked: the caller passes the closure on, as for Apple's function, which states no isolation either.
        let call: (Result<[WidgetInfo], any Error>) -> Void
    }
}

/// The reason why a center cannot do anything.
public enum WidgetCenterError: Error, Hashable, CustomStringConvertible {
    /// No engine was set.
    case noEngine

    /// A phrase without a full stop.
    public var description: String {
        "no store of widget instances is known; call WidgetCenter.shared.use(engine) when the program starts"
    }
}

/// A placed widget.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// The family.
    public let family: SizeFamily
    /// The identifier of the instance, which distinguishes placements with equal configurations.
    public let instance: InstanceID
    /// The declared name of the intent; nil for a widget that cannot be configured.
    public let intent: String?
    /// The effective values of the configuration by declared name.
    public let values: IntentValues

    init(_ resolved: ResolvedConfiguration) {
        kind = resolved.instance.kind.name
        family = resolved.family
        instance = resolved.instance.id
        intent = resolved.instance.intent
        values = resolved.values
    }
}

extension WidgetInfo: Identifiable {
    /// The identifier of the instance.
    public var id: InstanceID { instance }
}

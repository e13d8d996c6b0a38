public import IntentModel
public import IntentRuntime

// What a program reports to its host. Other processes use ``WidgetCenter`` or ``IntentRuntime/IntentEngine/request(_:)``.
extension WidgetHost {
    /// Reports whether the app is in the foreground. Reloads that are requested then are outside the budget, and merged until it
    /// leaves the foreground or a short time has passed.
    public func setForeground(_ isInForeground: Bool) {
        foregroundEnd = nil
        if isInForeground { conditions.isInForeground = true } else { endForeground() }
        wake()
    }

    /// Reports whether the app has an active audio or navigation session, which exempts reloads from the budget.
    public func setSession(_ isActive: Bool) {
        conditions.hasSession = isActive
    }

    /// Reports whether an instance is visible. One that becomes visible with an overdue timeline is reloaded first, and one that
    /// is hidden waits. How often an instance is visible determines its budget.
    public func setVisible(_ isVisible: Bool, of id: InstanceID) {
        guard entries[id].map({ $0.reload.isVisible != isVisible }) == true else { return }
        let time = clock.time
        change(id) { reload in
            reload.setVisible(isVisible, at: time, limits: limits)
            return []
        }
        wake()
    }

    /// Reports that a setting of accessibility has changed, which reloads all instances outside the budget. A host that starts with
    /// another language or device than the one before does so by itself.
    public func environmentChanged() {
        for id in instances(of: .everything) { decide(.environmentChanged, on: id) }
        wake()
    }

    /// Requests a reload because a server has new data. The request is stored, so that it is not lost if the host ends.
    /// - Parameters:
    ///   - target: The instances to reload.
    ///   - isExempt: Whether the reload is outside the budget; nil for what ``HostSettings/pushesAreExempt`` specifies.
    /// - Throws: `StoreError`, with code `unknownInstance` if the instance does not exist.
    public func reload(_ target: HostRequest.Target, isExempt: Bool? = nil) async throws {
        try await engine.request(.push(target, isExempt: isExempt, at: clock.time))
    }

    /// Notices that the app is no longer in the foreground.
    func endForeground() {
        foregroundEnd = nil
        guard conditions.isInForeground else { return }
        conditions.isInForeground = false
        let time = clock.time
        for (id, entry) in entries.sorted(by: { $0.key.text < $1.key.text }) {
            var reload = entry.reload
            reload.foregroundEnded(at: time, limits: limits)
            guard reload.nextDue != entry.reload.nextDue else { continue }
            change(id) { state in
                state = reload
                return []
            }
        }
    }
}

extension HostRequest.Action {
    /// An instance became visible or hidden, as the argument states.
    package static let visibility = HostRequest.Action(rawValue: "visibility")
    /// The app entered or left the foreground, as the argument states.
    package static let foreground = HostRequest.Action(rawValue: "foreground")
}

extension HostRequest {
    /// The arguments of ``Action/visibility`` and ``Action/foreground``.
    static let visible = "visible"
    static let hidden = "hidden"
    /// The arguments of ``Action/push``.
    private static let exempt = "exempt"
    private static let counted = "counted"

    /// A request to reload because a server has new data.
    /// - Parameters:
    ///   - target: The instances to reload.
    ///   - isExempt: Whether the reload is outside the budget; nil for what the settings of the host specify.
    ///   - time: The time of the request.
    public static func push(_ target: Target, isExempt: Bool? = nil, at time: StoreTime) -> HostRequest {
        HostRequest(.push, of: target, argument: isExempt.map { $0 ? exempt : counted }, at: time)
    }

    /// A report that an instance is visible or hidden, from a process other than the host.
    public static func visibility(_ isVisible: Bool, of id: InstanceID, at time: StoreTime) -> HostRequest {
        HostRequest(.visibility, of: .instance(id), argument: isVisible ? visible : hidden, at: time)
    }

    /// A report that the app entered or left the foreground, from a process other than the host. The host forgets it after
    /// ``HostSettings/foregroundReport``, in case the app has crashed.
    public static func foreground(_ isInForeground: Bool, at time: StoreTime) -> HostRequest {
        HostRequest(.foreground, of: .everything, argument: isInForeground ? visible : hidden, at: time)
    }

    /// Whether the argument of a push exempts it; nil for other arguments.
    static func isExempt(_ argument: String) -> Bool? {
        switch argument {
        case exempt: true
        case counted: false
        default: nil
        }
    }
}

extension IntentEngine {
    /// Adds a request to the queue of the hosts of the store. It remains there until a host performs it.
    /// - Throws: ``HostError`` with code `unsuitableStore` if the store cannot keep requests; `StoreError`, with code
    ///   `unknownInstance` if the target does not exist.
    public func request(_ request: HostRequest) async throws {
        let store = try hostStore
        try await writeToStore { try store.addRequests([request]) }
    }

    /// The store in its form for hosts.
    var hostStore: any HostStore {
        get throws(HostError) {
            guard let store = store as? any HostStore else { throw HostError.unsuitableStore }
            return store
        }
    }
}

extension ReloadLimits {
    /// The limits with another rule for pushes; nil for that of the settings.
    convenience init(_ settings: HostSettings, pushesAreExempt: Bool?) {
        var settings = settings
        settings.pushesAreExempt = pushesAreExempt ?? settings.pushesAreExempt
        self.init(settings)
    }
}

import IntentModel
public import IntentRuntime

/// Requests new values of controls, and lists the placed controls, in any process that shares the store of the instances.
///
/// It uses the engine of ``WidgetCenter/shared``. A request is stored before its function returns, so that it is not lost, even if
/// no host runs.
public final class ControlCenter: Sendable {
    /// The center of the process.
    public static let shared = ControlCenter(.shared)

    private let widgets: WidgetCenter

    /// Creates a center of its own, such as for a test. Programs use ``shared``.
    package init(_ widgets: WidgetCenter) {
        self.widgets = widgets
    }

    /// Requests new values of all controls of a kind.
    public func reloadControls(ofKind kind: String) {
        widgets.reloadTimelines(ofKind: kind)
    }

    /// Requests new values of all controls of the engine's definitions.
    public func reloadAllControls() {
        widgets.request { engine in
            engine.schema.controls.map {
                HostRequest(.reload, of: .kind(WidgetKind($0.kind.name)), at: engine.time)
            }
        }
    }

    /// Returns the placed controls in the order in which they were placed.
    /// - Throws: ``WidgetCenterError`` if the center has no engine; `StoreError`.
    public func currentControls() async throws -> [ControlInfo] {
        try await widgets.placements(ofControls: true).map(ControlInfo.init)
    }
}

/// A placed control.
public struct ControlInfo: Hashable, Sendable {
    /// The kind.
    public let kind: String
    /// The identifier of the instance.
    public let instance: InstanceID
    /// The declared name of the intent that configures the control; nil for a control that cannot be configured.
    public let intent: String?
    /// The effective values of the configuration by declared name.
    public let values: IntentValues

    fileprivate init(_ info: WidgetInfo) {
        kind = info.kind
        instance = info.instance
        intent = info.intent
        values = info.values
    }
}

extension ControlInfo: Identifiable {
    /// The identifier of the instance.
    public var id: InstanceID { instance }
}

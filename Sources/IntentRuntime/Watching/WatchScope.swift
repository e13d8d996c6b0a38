/// Whose changes are watched.
public enum WatchScope: Hashable, Sendable {
    /// Every instance's.
    case everything
    /// Those of the instances of one kind.
    case kind(WidgetKind)
    /// One instance's.
    case instance(InstanceID)

    /// The instance whose log tells all; nil where everybody's has to be read.
    var instance: InstanceID? {
        if case .instance(let id) = self { id } else { nil }
    }
}

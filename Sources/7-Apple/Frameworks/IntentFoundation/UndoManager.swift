/// Records how to undo what a person did. Foundation has it on Apple's systems only; nothing creates one here.
public final class UndoManager: Sendable {
    private init() {}

    /// Records how to undo a change of an object.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
    ) {}

    /// Names the change for a menu.
    public func setActionName(_ actionName: String) {}
}

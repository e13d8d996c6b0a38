/// An edit that is prepared over a while, as in an editor with a Done button.
///
/// It carries the revision it began with. Applying it is refused only where one of its parameters, or a parent of
/// one, was changed since by somebody else; the refusal names both values, see ``EngineError/Problem/conflict``.
public struct Draft: Sendable {
    /// The instance that applying it edits.
    public let instance: InstanceID
    /// The instance's revision when the draft began.
    public let baseRevision: Int
    /// What was stored then, by stored name. The draft brings it along, since the log may be shorter by now.
    package let baseValues: [String: StoredValue]
    /// What applying it will do.
    public var edit: Edit

    package init(of instance: StoredInstance, edit: Edit = Edit()) {
        self.instance = instance.id
        baseRevision = instance.revision
        baseValues = instance.values
        self.edit = edit
    }
}

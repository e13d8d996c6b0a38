/// An edit that is prepared over a while, as in an editor with a Done button.
///
/// It carries the revision it began with. Applying it is refused only where one of its parameters, or a parent of
/// one, was changed since by somebody else; the refusal names both values, see ``EngineError/Problem/conflict``.
public struct Draft: Sendable {
    /// The instance that applying it edits.
    public let instance: InstanceID
    /// The instance's revision when the draft began.
    public let baseRevision: Int
    /// The newest change that the draft knows of.
    package let baseSequence: Int
    /// What applying it will do.
    public var edit: Edit

    package init(instance: InstanceID, baseRevision: Int, baseSequence: Int, edit: Edit = Edit()) {
        self.instance = instance
        self.baseRevision = baseRevision
        self.baseSequence = baseSequence
        self.edit = edit
    }
}

internal import IntentModel

/// A section of an editor: rows under a common heading.
public struct EditorSection: Hashable, Sendable, Identifiable {
    /// The section's declared name.
    public var name: String
    /// The heading.
    public var title: String
    /// One or more sentences of help; nil if the definition has none.
    public var help: String?
    /// Whether only the heading is shown until the user opens the section.
    ///
    /// An editor also opens it while ``needsAttention`` is true, so that no problem is hidden.
    public var isFolded: Bool
    /// Whether a row of the section is visible.
    public var isVisible: Bool
    /// Whether a visible row of the section has a problem or a conflict.
    public var needsAttention: Bool

    /// The same as ``name``.
    public var id: String { name }

    /// - Parameter rows: The rows of the section.
    package init(name: String, title: String, help: String?, isFolded: Bool, rows: [EditorRow]) {
        (self.name, self.title, self.help, self.isFolded) = (name, title, help, isFolded)
        let visible = rows.filter(\.isVisible)
        isVisible = !visible.isEmpty
        needsAttention = visible.contains { !$0.allProblems.isEmpty || $0.conflict != nil }
    }

    /// Whether only the heading is shown to a user who did not open the section.
    public var isClosed: Bool { isFolded && !needsAttention }
}

/// Visible rows that are shown together.
public struct EditorRowGroup: Hashable, Sendable {
    /// The section of the rows; nil for those without one.
    public var section: EditorSection?
    /// The visible rows in their order; at least one.
    public var rows: [EditorRow]
}

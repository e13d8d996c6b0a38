public import IntentModel
internal import IntentRuntime

/// All that an editor of one instance shows, at one moment.
public struct EditorContent: Hashable, Sendable {
    /// Whether there is something to edit.
    public enum Status: String, Hashable, Sendable {
        case ready
        /// The kind or the intent is gone from the definitions: no rows; the values are kept.
        case orphan
        /// Somebody removed the instance: it shows what was there last, and nothing can be applied.
        case removed
    }

    public var status: Status
    public var instance: InstanceID
    public var kind: WidgetKind
    /// The widget's; the kind's name for an orphan.
    public var title: String
    /// What the widget is for; nil where the definition does not say.
    public var help: String?
    /// The family whose slots are shown, by name.
    public var family: String
    /// Those that the widget has, in declared order.
    public var families: [SizeFamily]
    /// That of what the draft builds on.
    public var revision: Int
    /// The BCP 47 tag of labels and titles.
    public var locale: String
    /// All parameters in declared order, hidden ones too; none for a static widget.
    public var rows: [EditorRow]

    /// Those that are there now.
    public var visibleRows: [EditorRow] { rows.filter(\.isVisible) }

    /// Nil for a name that the intent does not declare.
    public func row(named name: String) -> EditorRow? { rows.first { $0.name == name } }

    /// Whether there is a draft to apply or to revert.
    public var isEdited: Bool { rows.contains { $0.change == .set || $0.change == .reset } }

    /// Whether values of the draft met others, so that it has to be settled which hold.
    public var hasConflicts: Bool { rows.contains { $0.conflict != nil } }

    /// Whether the draft may be applied, as far as that can be told without asking anybody.
    public var canBeApplied: Bool {
        status == .ready && isEdited && !hasConflicts && !rows.contains { $0.problems.contains(where: \.isError) }
    }
}

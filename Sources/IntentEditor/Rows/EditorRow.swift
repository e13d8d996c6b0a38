public import IntentModel
public import IntentRuntime

/// One parameter as an editor shows it: what it is, what it holds, and what may be done with it.
///
/// Labels and help are in the editor's language, where the definition has them in it; what the engine says, such as the
/// message of a problem, is in English.
public struct EditorRow: Hashable, Sendable, Identifiable {
    /// The parameter's declared name.
    public var name: String
    /// What stands before the value.
    public var label: String
    /// One or more sentences; nil where the definition has none.
    public var help: String?
    /// What an empty row says; nil where the definition has nothing for it.
    public var emptyText: String?
    /// How the value is asked for.
    public var control: EditorControl
    /// The declared type as stored values are tagged: `Integer`, `[object:CarControl]`.
    public var type: String
    /// What is in effect with the draft: also a drafted value that is refused. Of a list the slots that are shown.
    public var value: IntentValue?
    /// The value in words, empty for none; of a list its values divided by commas.
    public var text: String
    /// What is in effect without the draft.
    public var savedValue: IntentValue?
    /// Where ``value`` comes from.
    public var origin: ValueOrigin
    /// Whether the row is there now. A hidden one keeps what it holds.
    public var isVisible: Bool
    /// What the draft does to it.
    public var change: EditorRowChange
    /// Whether "no value" can be set; a parameter with a default of its own always has one.
    public var canBeCleared: Bool
    /// Of a list; nil for what is none.
    public var slots: EditorSlots?
    /// What may be chosen, where the definition tells it; nil where it must be asked for, and where anything may be.
    public var choices: OptionCollection<IntentValue>?
    /// Parameters whose change asks for the options again.
    public var dependsOn: [String]
    /// The first of ``dependsOn`` that has no value: nothing can be chosen before.
    public var needsParent: String?
    /// In the order of ``ValueMark``'s cases.
    public var marks: [ValueMark]
    /// The gravest first.
    public var problems: [EditorProblem]
    /// Somebody else changed what the draft builds on; see ``InstanceEditor/settle(_:_:)``.
    public var conflict: EngineError.Conflict?
    /// Why it should not be used any more; nil where nothing speaks against it.
    public var deprecation: String?

    /// The same as ``name``.
    public var id: String { name }
}

/// What a draft does to a row.
public enum EditorRowChange: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// It has another value.
    case set
    /// The user's value is taken away, so that the default holds.
    case reset
    /// The same, because a parent changes.
    case resetByParent
}

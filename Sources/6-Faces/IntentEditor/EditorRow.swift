public import IntentModel
public import IntentRuntime
internal import IntentSystem

/// A parameter, or a field of a record, as an editor shows it: its label, control, value and problems.
///
/// Labels and help are in the editor's language if the definition is translated into it. Messages of the engine, such as
/// those of problems, are in English.
public struct EditorRow: Hashable, Sendable, Identifiable {
    /// The parameter's declared name; for a field of a record its path, such as `home.label` or `stations[2].label`, which
    /// counts slots from 1. Changes and requests for options accept it in place of a parameter's name.
    public var name: String
    /// The name of the section that the row is in; nil for a row above all sections.
    public var section: String?
    /// The label in front of the value.
    public var label: String
    /// One or more sentences of help; nil if the definition has none.
    public var help: String?
    /// The text that an empty row shows; nil if the definition has none.
    public var emptyText: String?
    /// The text that an empty field shows while the user enters a value, such as an example; nil to show ``emptyText``.
    public var placeholder: String?
    /// The control with which the value is edited.
    public var control: EditorControl
    /// The declared type in the notation of stored values, such as `Integer` or `[object:CarControl]`.
    public var type: String
    /// The effective value with the draft, including a drafted value that is refused. For a list, the visible slots. For a
    /// secret, a mask, which means the stored text when a change contains it.
    public var value: IntentValue?
    /// The value as text; empty if there is none. The values of a list are separated by commas.
    public var text: String
    /// The text with which a text field for the value begins, which `setText` accepts; empty for a list and for no value. A number
    /// has the notation of the interface's language, and a duration a unit of the row if it has an end in one.
    public var entryText: String
    /// The effective value without the draft.
    public var savedValue: IntentValue?
    /// ``savedValue`` as text, in the form of ``text``.
    public var savedText: String
    /// The allowed range, such as `8…24`, `5m…1h` or `-30…10 °C`; nil if there is none.
    public var range: String?
    /// What a text field accepts, as a phrase in English such as `a whole number`; nil if the value is not typed.
    public var format: String?
    /// The origin of ``value``.
    public var origin: ValueOrigin
    /// Whether the row is visible. A hidden row keeps its value.
    public var isVisible: Bool
    /// What the draft changes in the row.
    public var change: EditorRowChange
    /// Whether the row gets a default that is not requested yet; see ``InstanceEditor/requestDefaults()``.
    public var awaitsDefault: Bool
    /// Whether the value can be set to nil. A parameter with a static default always has a value.
    public var canBeCleared: Bool
    /// The slots of a list; nil for a single value.
    public var slots: EditorSlots?
    /// The rows of the shown fields of a single record, in declared order; nil for another value, and without a record.
    public var fields: [EditorRow]?
    /// The options that the definition lists; nil if they are dynamic or if any value is allowed.
    public var choices: OptionCollection<IntentValue>?
    /// The names of the parameters that the options depend on.
    public var dependsOn: [String]
    /// The name of the parameter whose row the default comes from, or for a field the path of the field that it follows; nil if it
    /// has another source. ``origin`` says whether the default is in effect.
    public var defaultRow: String?
    /// The first of ``dependsOn`` without a value, which the user must set first; nil if all have one.
    public var needsParent: String?
    /// The marks of the value, in the order of the cases of `ValueMark`.
    public var marks: [ValueMark]
    /// The problems of the row: errors before warnings.
    public var problems: [EditorProblem]
    /// A change by another editor that conflicts with the draft; see ``EditorChange/resolve(_:_:)``.
    public var conflict: EditorConflict?
    /// What provides the options, such as `the handler` or `the file stops.json`; nil if the definition contains them. An
    /// interface shows it only in details.
    public var optionSource: String?
    /// The reason why the parameter is deprecated; nil if it is not.
    public var deprecation: String?
    /// Who has locked the row, such as `Locked by Station operations`; nil if it is not locked. A locked row has no actions, and
    /// a change of it is refused.
    public var lock: String?

    /// The same as ``name``.
    public var id: String { name }

    /// What a user can do with the row, the usual action first; empty for a row that is only shown.
    ///
    /// For a list, `toggle`, `step`, `type` and `choose` concern a slot.
    public var actions: [EditorAction] {
        if lock != nil { return [] }
        var actions = control.actions
        guard !actions.isEmpty || origin == .user else { return [] }
        let count = slots?.filledCount ?? (value == nil ? 0 : 1)
        if canBeCleared, count > 0 { actions.append(.clear) }
        if slots != nil, count > 0, (slots?.shown.count ?? 0) > 1 { actions.append(.move) }
        if origin == .user { actions.append(.reset) }
        return actions
    }

    /// The rows of the fields of its record, or of the records in its visible slots.
    public var fieldRows: [EditorRow] { (fields ?? []) + (slots?.shown ?? []).flatMap { $0.fields ?? [] } }

    /// The row that chooses the type of a union that has no value; nil for another row.
    package var memberChoice: EditorRow? { slots == nil && value == nil ? fields?.first : nil }

    /// The problems of the row and of its fields.
    public var allProblems: [EditorProblem] { problems + fieldRows.flatMap(\.problems) }

    /// The color to show beside ``text``, as components; nil for other values, and for a color that only the system knows.
    public var swatch: ColorValue? { value?.swatch }

    /// Whether the value is a secret, of which ``value`` and the texts only show whether it is set.
    public var isSecret: Bool {
        if case .textField(let input) = control { input.isSecret } else { false }
    }

    /// Whether a typed text may have several lines.
    public var acceptsLines: Bool {
        if case .textField(let input) = control { input.isMultiline } else { false }
    }

    /// The position of a slider's value between its limits, from 0 to 1; nil without a value, and for another control.
    public var fraction: Double? {
        guard case .slider(let limits) = control, let value else { return nil }
        return limits.fraction(of: value)
    }
}

/// Something that a user can do with a row. Each is one ``EditorChange``.
public enum EditorAction: String, Hashable, Sendable {
    /// Switches between two states.
    case toggle
    /// Chooses one of the options of an ``EditorOptionList``.
    case choose
    /// Types a text.
    case type
    /// Adds a record with the defaults of its fields, whose rows then change it.
    case add
    /// Increases or decreases a number.
    case step
    /// Removes the value.
    case clear
    /// Moves values of a list to other slots.
    case move
    /// Removes the user's value, so that the default applies.
    case reset
}

/// A change by another editor that conflicts with the draft. Nil values mean that the user set none.
public struct EditorConflict: Hashable, Sendable {
    /// The values: the common ancestor, the stored value, and the drafted one.
    public var values: EngineError.Conflict
    /// The stored value when the draft began, as text; empty for no value.
    public var beforeText: String
    /// The value that is stored now.
    public var storedText: String
    /// The value in the draft.
    public var draftedText: String
}

/// What a draft changes in a row.
public enum EditorRowChange: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// The value is set.
    case set
    /// The user's value is removed, so that the default applies.
    case reset
    /// The user's value is removed, or the default replaced, because a parameter that it depends on changes.
    case resetByParent
    /// The default, which follows another row, changes with that row.
    case followed
}

/// The slots of a list.
public struct EditorSlots: Hashable, Sendable {
    /// The minimum number of values. Fewer values cause a warning.
    public var minimum: Int
    /// The number of slots in the current size family; nil for no limit.
    public var maximum: Int?
    /// The visible slots in order, including empty ones. Their number is ``maximum`` or, without a limit, the number of
    /// values.
    public var shown: [EditorSlot]
    /// The slots that only a larger size family shows.
    public var tail: [EditorSlot]
    /// Whether each value may fill only one slot.
    public var isUnique: Bool
    /// Whether an empty slot stays where it is. Otherwise, the values after it move up.
    public var keepsSlots: Bool

    /// Whether another value can be added.
    public var hasRoom: Bool { nextIndex != nil }

    /// The number of visible slots with a value.
    public var filledCount: Int { shown.count { $0.value != nil } }

    /// The index of the slot that a new value fills: the first empty one, or else a new one; nil if there is none.
    public var nextIndex: Int? {
        shown.first { $0.value == nil }?.index ?? (shown.count < maximum ?? .max ? shown.count : nil)
    }
}

/// A slot of a list.
public struct EditorSlot: Hashable, Sendable {
    /// The zero-based index.
    public var index: Int
    /// The value; nil for an empty slot.
    public var value: IntentValue?
    /// The value as text; empty for an empty slot.
    public var text: String
    /// The text with which a text field for the value begins; see ``EditorRow/entryText``.
    public var entryText: String
    /// The marks of the value: `vanished`, `unrecognized` and `unchecked`.
    public var marks: [ValueMark]
    /// The rows of the shown fields of a record, in declared order; nil for another value, and for an empty slot.
    public var fields: [EditorRow]?

    /// The color to show beside ``text``; see ``EditorRow/swatch``.
    public var swatch: ColorValue? { value?.swatch }
}

/// An error or a warning about a row.
public struct EditorProblem: Hashable, Sendable {
    /// The reason for a problem.
    public enum Reason: Hashable, Sendable {
        /// The engine refuses the drafted value.
        case refused(EngineError.Code)
        /// The chosen options with these identifiers no longer exist.
        case vanished([String])
        /// The enum does not declare the chosen cases with these names. They are preserved and in effect.
        case unrecognized([String])
        /// The options with these identifiers were stored without a lookup.
        case unchecked([String])
        /// The definition disables the chosen option with this identifier. It is preserved and in effect.
        case disabled(String)
        /// The stored value does not match the definition. It is preserved, and the default applies.
        case incompatible
        /// The stored values break a rule of the definition. They are preserved and in effect.
        case brokenRule
        /// The list has fewer values than the minimum: the number of values, then the minimum.
        case tooFew(Int, of: Int)
        /// The source of the default did not provide it. It is requested again when the instance is refreshed.
        case missingDefault(OptionsFailure.Code)
        /// A change of a kept draft no longer fits the definition, and the draft continues without it.
        case leftOut(EngineError.Code)
    }

    /// The reason for the problem.
    public var reason: Reason
    /// A phrase in the language of the interface, without a full stop.
    public var message: String
    /// A similar allowed name or value, if there is one.
    public var suggestion: String?

    /// Whether the problem prevents applying the draft.
    public var isError: Bool {
        if case .refused = reason { true } else { false }
    }

    /// Creates a problem.
    public init(_ reason: Reason, _ message: String, suggestion: String? = nil) {
        self.reason = reason
        self.message = message
        self.suggestion = suggestion
    }
}

/// How a text is typed.
public struct EditorTextInput: Hashable, Sendable {
    /// Where the words come from that a field may offer while it is typed in.
    public enum Suggestions: String, Hashable, Sendable {
        case none
        /// ``EditorRow/choices``.
        case listed
        /// Those that are asked for, see ``InstanceEditor/options(for:request:)``.
        case asked
    }

    /// Whether it may have several lines.
    public var isMultiline: Bool
    /// `none`, `words`, `sentences` or `characters`.
    public var capitalization: String
    /// Whether what is typed is corrected.
    public var isCorrected: Bool
    /// Whether quotes become typographic ones.
    public var hasSmartQuotes: Bool
    /// Whether hyphens become dashes.
    public var hasSmartDashes: Bool
    /// By UIKit's name: `default`, `emailAddress`, `numberPad`.
    public var keyboard: String
    /// What the empty field shows; nil for ``EditorRow/emptyText``.
    public var placeholder: String?
    /// Whether there are words to offer; any other text may be typed all the same.
    public var suggestions: Suggestions
}

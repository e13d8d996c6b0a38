package import IntentModel

/// One value of a declaration that is no dictionary of the format's own.
package struct XcodeLeaf: Hashable, Sendable {
    /// Of an id that is yet to be given, the empty string.
    package var value: PropertyListValue
    /// The definition does not say it: it is what Xcode would have written anyway.
    package var isImplied: Bool
    /// The text behind the value, where it has translations or may have.
    package var text: LocalizedText?
    /// The path of that text below its intent, `parameters.soup.siri.confirm`: that of its variants. For dialogs only.
    package var dialogPath: String?

    package init(
        _ value: PropertyListValue, isImplied: Bool = false, text: LocalizedText? = nil, dialogPath: String? = nil
    ) {
        self.value = value
        self.isImplied = isImplied
        self.text = text
        self.dialogPath = dialogPath
    }
}

/// The leaves of a declaration by key: without the prefix of its kind, and joined by dots where it is nested.
///
/// - `Title`, `TitleID`, `Metadata.DefaultValue`, `Relationship.ParentName`;
/// - `PromptDialogs.Primary.FormatString`, by the dialog's type, and `PromptDialogs.order`, an array of the types; in
///   the same way `UnsupportedReasons.CODE.FormatString` by the code, and `ArraySizes.Small`, whose value is the size;
/// - `ManagedParameterCombinations.a,b.Title`: the names in the order of the parameters, and `….a,b.key` where the file
///   has them in another order; in the same way `ParameterCombinations`;
/// - `Synonyms.0.Synonym`, by position;
/// - an empty array or dictionary by its own key, `Metadata`;
/// - a key without the prefix behind an equals sign, `=Foreign`, with its whole value, as has everything that this
///   version does not know: `Unheard`.
package typealias XcodeLeaves = [String: XcodeLeaf]

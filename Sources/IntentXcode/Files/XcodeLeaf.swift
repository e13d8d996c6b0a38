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
    /// What it is to Xcode alone; nil in a file that was read and in an export that is not yet ``opened(_:)``.
    package var role: Role?

    package init(
        _ value: PropertyListValue, isImplied: Bool = false, text: LocalizedText? = nil, dialogPath: String? = nil,
        role: Role? = nil
    ) {
        self.value = value
        self.isImplied = isImplied
        self.text = text
        self.dialogPath = dialogPath
        self.role = role
    }

    /// What is not of the definition but of the file.
    package enum Role: Hashable, Sendable {
        /// With the name of its text in a sidecar; nil where it goes by the leaf's key.
        case id(String?)
        case tag
        case lastTag
        /// Among its siblings, from 1.
        case position
        /// That of the file, in a reference to one of its types.
        case namespace
    }

    /// Whether its value is yet to be given.
    var isOpen: Bool { role != nil && isImplied }
}

/// The leaves of a declaration by key: without the prefix of its kind, and joined by dots where it is nested.
///
/// - `Title`, `TitleID`, `Metadata.DefaultValue`, `Relationship.ParentName`;
/// - `PromptDialogs.Primary.FormatString`, by the dialog's type, and `PromptDialogs.order`, an array of the types; in
///   the same way `UnsupportedReasons.CODE.FormatString` by the code, and `ArraySizes.Small`, whose value is the size;
/// - `ManagedParameterCombinations.a,b.Title`: the names in the order of the parameters, and `….a,b.key` where the file
///   has them in another order; in the same way `ParameterCombinations`;
/// - `Synonyms.0.Synonym`, by position;
/// - an empty array or dictionary by its own key, `Metadata`, and so whatever has another shape than these;
/// - a key without the prefix behind an equals sign, `=Foreign`, with its whole value, as has everything that this
///   version does not know: `Unheard`;
/// - `Name` only where the declaration is not called what it says, see ``XcodeDeclaration/name``.
package typealias XcodeLeaves = [String: XcodeLeaf]

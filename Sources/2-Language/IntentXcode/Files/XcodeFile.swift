package import IntentModel

/// An `.intentdefinition` file, split into its declarations.
///
/// Both directions use this form: a file that was read, and a schema to be written.
package struct XcodeFile: Hashable, Sendable {
    /// The file's own values: `ModelVersion`, `Namespace`, `ToolsVersion` and so on.
    package var leaves: XcodeLeaves = [:]
    /// Nil if the file has no such array, as in model version 1.0.
    package var types: [XcodeDeclaration]? = []
    package var enums: [XcodeDeclaration]? = []
    package var intents: [XcodeDeclaration]? = []
}

/// A declaration in an `.intentdefinition` file, such as a type, an intent or a parameter.
package struct XcodeDeclaration: Hashable, Renamable {
    package var kind: Kind
    /// The last component of the declaration's path in a sidecar, unique among its siblings; `response` for a response.
    ///
    /// A second declaration named `soup` has the name `soup#2`; its leaf `Name` holds the name in the file.
    package var name: String
    /// Former names, newest first.
    package var renamedFrom: [String] = []
    /// The values of the declaration, without its children.
    package var leaves: XcodeLeaves
    /// The parameters of an intent, properties of a type or a response, or cases of an enum; nil if there is no such
    /// array.
    package var members: [XcodeDeclaration]?
    /// The codes of a response.
    package var codes: [XcodeDeclaration]?
    /// The response of an intent; at most one element.
    package var response: [XcodeDeclaration] = []

    package init(
        _ kind: Kind, name: String, leaves: XcodeLeaves = [:], members: [XcodeDeclaration]? = nil,
        codes: [XcodeDeclaration]? = nil, response: XcodeDeclaration? = nil
    ) {
        self.kind = kind
        self.name = name
        self.leaves = leaves
        self.members = members
        self.codes = codes
        self.response = response.map { [$0] } ?? []
    }

    /// All declarations directly below.
    var children: [XcodeDeclaration] { (members ?? []) + (codes ?? []) + response }

    package enum Kind: Hashable, Sendable, CaseIterable {
        case type, property, enumeration, enumCase, intent, parameter, response, responseProperty, responseCode

        /// The prefix of the keys in the declaration's dictionary.
        package var keyPrefix: String {
            switch self {
            case .type: "INType"
            case .property: "INTypeProperty"
            case .enumeration: "INEnum"
            case .enumCase: "INEnumValue"
            case .intent: "INIntent"
            case .parameter: "INIntentParameter"
            case .response: "INIntentResponse"
            case .responseProperty: "INIntentResponseParameter"
            case .responseCode: "INIntentResponseCode"
            }
        }
    }
}

/// A value of a declaration. The format's own dictionaries and arrays are flattened into leaves.
package struct XcodeLeaf: Hashable, Sendable {
    /// The value; an empty string for an id that is not assigned yet.
    package var value: PropertyListValue
    /// Whether the definition does not specify the value, and Xcode would write it by itself.
    package var isImplied: Bool
    /// The localized text, if the value is a text that can have translations.
    package var text: LocalizedText?
    /// The path of a dialog's text below its intent, such as `parameters.soup.siri.confirm`, which its variants refer
    /// to.
    package var dialogPath: String?
    /// The role of a value that belongs to the file and not to the definition; nil in a file that was read, and in an
    /// export before placeholders are added.
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

    /// The kinds of values that belong to the file and not to the definition.
    package enum Role: Hashable, Sendable {
        /// An id, with the name of its text in a sidecar; nil if the sidecar uses the leaf's key.
        case id(String?)
        case tag
        case lastTag
        /// The position among its siblings, from 1.
        case position
        /// The namespace of the file, in a reference to one of its types.
        case namespace
    }

    /// Whether the value is not assigned yet.
    var isPlaceholder: Bool { role != nil && isImplied }
}

/// The leaves of a declaration by key. Keys omit the prefix of the declaration's kind; nested keys are joined by dots.
///
/// - `Title`, `TitleID`, `Metadata.DefaultValue`, `Relationship.ParentName`
/// - `PromptDialogs.Primary.FormatString`, by the type of the dialog, and `PromptDialogs.order`, the array of the
///   types. In the same way `UnsupportedReasons.CODE.FormatString`, by code, and `ArraySizes.Small`, whose value is the
///   size
/// - `ManagedParameterCombinations.a,b.Title`, with the names in the order of the parameters; `….a,b.key` if the file
///   has another order. `ParameterCombinations` in the same way
/// - `Synonyms.0.Synonym`, by position
/// - the key itself for an empty array or dictionary, such as `Metadata`, and for any value with another shape
/// - `=Foreign`, with an equals sign, for a key without the prefix. An unknown key with the prefix has its whole value:
///   `Unheard`
/// - `Name` only if the name in the file differs from ``XcodeDeclaration/name``
package typealias XcodeLeaves = [String: XcodeLeaf]

/// The reason why a property list is not a valid `.intentdefinition` file.
package struct XcodeFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the invalid value, such as `INIntents[0].INIntentName`; empty for the whole file.
    package let keyPath: String
    package let message: String
    /// Whether the cause is a bug in this package and not the file.
    package let isInternalError: Bool

    package init(_ keyPath: String, _ message: String, isInternalError: Bool = false) {
        self.keyPath = keyPath
        self.message = message
        self.isInternalError = isInternalError
    }

    /// The path of the value, if it has one, and the message.
    package var description: String { keyPath.isEmpty ? message : "\(keyPath): \(message)" }
}

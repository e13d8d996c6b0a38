/// Something with a name in one of Xcode's files: a type, an intent, a parameter.
package struct XcodeDeclaration: Hashable, Sendable {
    package var kind: Kind
    /// The last part of its path in a sidecar, unlike its siblings'; of a response, `response`.
    ///
    /// A second sibling of a name is called `soup#2`, and the leaf `Name` says what it is in the file.
    package var name: String
    /// Former names, newest first.
    package var renamedFrom: [String] = []
    /// What it says, but for its children.
    package var leaves: XcodeLeaves
    /// Parameters of an intent, properties of a type or a response, cases of an enum; nil where there is no such array.
    package var members: [XcodeDeclaration]?
    /// Codes of a response.
    package var codes: [XcodeDeclaration]?
    /// Of an intent; at most one.
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

    package enum Kind: Hashable, Sendable, CaseIterable {
        case type, property, enumeration, enumCase, intent, parameter, response, responseProperty, responseCode

        /// What the keys of its dictionary begin with.
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

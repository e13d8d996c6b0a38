/// The leaves that this version knows, by kind of declaration, and the shapes of their values.
enum KnownLeaves {
    enum Shape {
        case text, flag, integer
        /// A number, or empty data for no limit.
        case limit
        case array
        /// A value of several possible kinds, which the reader of the key checks.
        case any

        func accepts(_ value: PropertyListValue) -> Bool {
            switch (self, value) {
            case (.any, _), (.text, .string), (.array, .array), (.limit, .integer), (.limit, .real), (.limit, .data):
                true
            case (.flag, _): value.flag != nil
            case (.integer, _): value.wholeNumber != nil
            default: false
            }
        }

        /// A description for messages.
        var phrase: String {
            switch self {
            case .text: "a string"
            case .flag: "true or false"
            case .integer: "a whole number"
            case .limit: "a number"
            case .array: "an array"
            case .any: "a value"
            }
        }
    }

    /// Returns the shape of a leaf; nil if this version does not know the key.
    static func shape(of key: String, in kind: XcodeDeclaration.Kind) -> Shape? {
        if let shape = plain[kind]?[key] { return shape }
        guard let dot = key.firstIndex(of: "."), let last = key.lastIndex(of: ".") else { return nil }
        let group = String(key[..<dot])
        guard groups[kind]?.contains(group) == true else { return nil }
        let inner = String(key[key.index(after: last)...])
        if group == "ArraySizes" { return inner == "order" ? .array : .integer }
        // The group's own keys have no element: `PromptDialogs.order`.
        return grouped[group]?[inner]
    }

    private static let groups: [XcodeDeclaration.Kind: Set<String>] = [
        .enumCase: ["Synonyms"],
        .intent: ["ManagedParameterCombinations", "ParameterCombinations"],
        .parameter: ["PromptDialogs", "UnsupportedReasons", "ArraySizes"],
    ]

    private static let grouped: [String: [String: Shape]] = [
        "Synonyms": [
            "Synonym": .text, "SynonymID": .text, "PronunciationHint": .text, "PronunciationHintID": .text,
        ],
        "PromptDialogs": [
            "FormatString": .text, "FormatStringID": .text, "Type": .text, "Custom": .flag, "order": .array,
        ],
        "UnsupportedReasons": [
            "FormatString": .text, "FormatStringID": .text, "Code": .text, "Custom": .flag, "Default": .flag,
            "order": .array,
        ],
        "ManagedParameterCombinations": combination, "ParameterCombinations": combination,
    ]

    private static let combination: [String: Shape] = [
        "Title": .text, "TitleID": .text, "Subtitle": .text, "SubtitleID": .text, "SupportsBackgroundExecution": .flag,
        "UpdatesLinked": .flag, "IsLinked": .flag, "IsPrimary": .flag, "key": .text,
    ]

    private static let plain: [XcodeDeclaration.Kind: [String: Shape]] = [
        .type: [
            "Name": .text, "DisplayName": .text, "DisplayNameID": .text, "LastPropertyTag": .integer,
            "ClassName": .text,
            "ClassPrefix": .text, "Properties": .array,
        ],
        .property: value.merging(["Default": .flag]) { $1 },
        .enumeration: [
            "Name": .text, "DisplayName": .text, "DisplayNameID": .text, "ClassName": .text, "ClassPrefix": .text,
            "Type": .text, "GeneratesHeader": .flag, "Values": .array,
        ],
        .enumCase: [
            "Name": .text, "DisplayName": .text, "DisplayNameID": .text, "Index": .integer, "PronunciationHint": .text,
            "PronunciationHintID": .text, "Synonyms": .array,
        ],
        .intent: [
            "Name": .text, "Title": .text, "TitleID": .text, "Description": .text, "DescriptionID": .text,
            "Type": .text,
            "Category": .text, "Verb": .text, "ClassName": .text, "ClassPrefix": .text, "Configurable": .flag,
            "Customizable": .flag, "DefaultImageName": .text, "Domain": .text, "EligibleForWidgets": .flag,
            "IneligibleForSuggestions": .flag, "Input": .text, "KeyParameter": .text, "LastParameterTag": .integer,
            "ManagedParameterCombinations": .any, "ParameterCombinations": .any, "Parameters": .array,
            "Restrictions": .integer, "UserConfirmationRequired": .flag,
        ],
        .parameter: value.merging([
            "ArraySizes": .array, "Configurable": .flag, "CustomDisambiguation": .flag, "FixedSizeArray": .flag,
            "PromptDialogs": .array, "Relationship": .any, "SupportsDynamicEnumeration": .flag,
            "SupportsResolution": .flag, "SupportsSearch": .flag, "UnsupportedReasons": .array,
            "Metadata.Capitalization": .text, "Metadata.DefaultValue": .any, "Metadata.DefaultValueID": .text,
            "Metadata.Multiline": .flag, "Metadata.DisableAutocorrect": .flag, "Metadata.DisableSmartQuotes": .flag,
            "Metadata.DisableSmartDashes": .flag, "Metadata.KeyboardType": .text, "Metadata.Placeholder": .text,
            "Metadata.PlaceholderID": .text, "Metadata.MinimumValue": .limit, "Metadata.MaximumValue": .limit,
            "Metadata.SupportsNegativeNumbers": .flag, "Relationship.ParentName": .text,
            "Relationship.PredicateName": .text, "Relationship.PredicateValue": .any,
        ]) { $1 },
        .response: ["LastParameterTag": .integer, "Output": .text, "Codes": .array, "Parameters": .array],
        .responseProperty: value,
        .responseCode: [
            "Name": .text, "FormatString": .text, "FormatStringID": .text, "ConciseFormatString": .text,
            "ConciseFormatStringID": .text, "Success": .flag,
        ],
    ]

    /// The leaves that parameters and properties have in common.
    private static let value: [String: Shape] = [
        "Name": .text, "DisplayName": .text, "DisplayNameID": .text, "DisplayPriority": .integer, "Tag": .integer,
        "Type": .text, "ObjectType": .text, "ObjectTypeNamespace": .text, "EnumType": .text, "EnumTypeNamespace": .text,
        "SupportsMultipleValues": .flag, "Metadata": .any, "Metadata.Type": .text, "Metadata.TrueDisplayName": .text,
        "Metadata.TrueDisplayNameID": .text, "Metadata.FalseDisplayName": .text, "Metadata.FalseDisplayNameID": .text,
        "Metadata.CustomUTIs": .array, "Metadata.Format": .text, "Metadata.DateStyle": .text,
        "Metadata.TimeStyle": .text, "Metadata.Template": .text, "Metadata.TemplateID": .text, "Metadata.Unit": .text,
        "Metadata.DefaultUnit": .text, "Metadata.MinimumUnit": .text, "Metadata.MaximumUnit": .text,
    ]
}

extension SwiftName {
    /// Where a definition's names stand among members that generated code, or what it conforms to, has already.
    package enum Scope: CaseIterable, Hashable, Sendable {
        /// Parameters, in a configuration's struct and its `Parameters`.
        case configuration
        /// Own properties of a type.
        case object
        /// Cases of an enum.
        case enumeration
        /// Constants of `WidgetKind` and `IntentDefinition`.
        case constant
        /// Types of the user's module, whose name would be out of reach inside generated types.
        case module

        /// What cannot be declared again here. Static members and methods whose names have labels, such as
        /// `definition` and `encode(to:)`, stand beside a property of that name, and so are not among them.
        package var taken: Set<String> {
            switch self {
            case .configuration:
                Scope.unspeakable.union(["self", "hashValue", "intentValues", "Slots", "Parameters"])
            case .object:
                Scope.unspeakable
                    .union(["self", "hashValue", "id", "intentValue", "objectValue", "ID"])
                    .union(ObjectType.builtInProperties)
            case .enumeration:
                Scope.unspeakable.union([
                    "hashValue", "caseName", "declaredCases", "enumDefinition", "intentValue", "unrecognized",
                ])
            case .constant: Scope.unspeakable
            case .module:
                Scope.unspeakable.union(["self", "Self", "init"])
                    .union([
                        "Intent", "ID", "Slots", "Parameters", "Swift", "Foundation", "IntentRuntime",
                        "generatedCodeFormat",
                    ])
            }
        }

        /// Not to be reached after a dot even in back-quotes. The argument `self` of an initialiser would hide the
        /// value that is made, and so is no property; as a case it is one like others.
        private static let unspeakable: Set<String> = ["Type", "Protocol"]
    }
}

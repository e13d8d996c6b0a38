import IntentModel

// What people read, as the definition has it in each of its languages.
extension IntentEnumeration {
    /// What the whole choice is called.
    public static var title: LocalizedText { enumeration?.title ?? .words(of: enumDefinition.name) }

    /// The case's title; of a case that the definition does not know, its stored name.
    public var title: LocalizedText {
        Self.enumeration?.enumCase(named: caseName)?.title ?? LocalizedText(caseName, language: "en")
    }

    /// What a list shows beside the case.
    public var image: ImageValue? { Self.enumeration?.enumCase(named: caseName)?.image }

    private static var enumeration: EnumType? {
        enumDefinition.name.flatMap { name in enumDefinition.knownSchema.enumeration(named: name) }
    }
}

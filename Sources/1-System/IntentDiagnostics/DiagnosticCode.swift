/// The stable, kebab-case name of a kind of problem, which appears in brackets and is an argument of `intentgen explain`.
///
/// To add a code, declare it here and add it to ``all``; the tests then require its explanation page.
package struct DiagnosticCode: RawRepresentable, Sendable, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension DiagnosticCode {
    // YAML.
    package static let yamlSyntax = DiagnosticCode("yaml-syntax")
    package static let yamlUnsupported = DiagnosticCode("yaml-unsupported")
    package static let encoding = DiagnosticCode("encoding")
    package static let limitExceeded = DiagnosticCode("limit-exceeded")
    package static let duplicateKey = DiagnosticCode("duplicate-key")
    package static let textCut = DiagnosticCode("text-cut")

    // Keys and types of values.
    package static let unsupportedVersion = DiagnosticCode("unsupported-version")
    package static let unknownKey = DiagnosticCode("unknown-key")
    package static let missingKey = DiagnosticCode("missing-key")
    package static let wrongType = DiagnosticCode("wrong-type")
    package static let ambiguousBoolean = DiagnosticCode("ambiguous-boolean")
    package static let invalidPattern = DiagnosticCode("invalid-pattern")
    package static let sliderWithoutRange = DiagnosticCode("slider-without-range")

    // Names.
    package static let unknownType = DiagnosticCode("unknown-type")
    package static let unknownEnumCase = DiagnosticCode("unknown-enum-case")
    package static let unknownFamily = DiagnosticCode("unknown-family")
    package static let unknownParameter = DiagnosticCode("unknown-parameter")
    package static let unknownSection = DiagnosticCode("unknown-section")
    package static let unusedSection = DiagnosticCode("unused-section")
    package static let unknownIntent = DiagnosticCode("unknown-intent")
    package static let nameNotSwift = DiagnosticCode("name-not-swift")
    package static let nameCollision = DiagnosticCode("name-collision")
    package static let reservedNameUsed = DiagnosticCode("reserved-name-used")
    package static let renamedNameInUse = DiagnosticCode("renamed-name-in-use")
    package static let duplicateOption = DiagnosticCode("duplicate-option")
    package static let duplicateCase = DiagnosticCode("duplicate-case")

    // Defaults and sizes.
    package static let defaultOutOfRange = DiagnosticCode("default-out-of-range")
    package static let defaultNotAnOption = DiagnosticCode("default-not-an-option")
    package static let defaultTooLong = DiagnosticCode("default-too-long")
    package static let defaultRow = DiagnosticCode("default-row")
    package static let defaultCycle = DiagnosticCode("default-cycle")
    package static let defaultPlaceholder = DiagnosticCode("default-placeholder")
    package static let invalidSecret = DiagnosticCode("invalid-secret")
    package static let invalidRecord = DiagnosticCode("invalid-record")
    package static let invalidUnion = DiagnosticCode("invalid-union")
    package static let invalidPreset = DiagnosticCode("invalid-preset")
    package static let sizeWithoutArray = DiagnosticCode("size-without-array")
    package static let sizeMissingFamily = DiagnosticCode("size-missing-family")
    package static let sizeForUnsupportedFamily = DiagnosticCode("size-for-unsupported-family")

    // Dependencies.
    package static let whenCycle = DiagnosticCode("when-cycle")
    package static let rowComparison = DiagnosticCode("row-comparison")
    package static let whenNever = DiagnosticCode("when-never")
    package static let whenAlways = DiagnosticCode("when-always")
    package static let ruleNever = DiagnosticCode("rule-never")
    package static let defaultBreaksRule = DiagnosticCode("default-breaks-rule")
    package static let dependsOnLater = DiagnosticCode("depends-on-later")
    package static let dependsOnNothing = DiagnosticCode("depends-on-nothing")

    // Widgets, App Shortcuts, texts, Xcode.
    package static let intentNotForWidgets = DiagnosticCode("intent-not-for-widgets")
    package static let overBudget = DiagnosticCode("over-budget")
    package static let tooManyShortcuts = DiagnosticCode("too-many-shortcuts")
    package static let phraseWithoutName = DiagnosticCode("phrase-without-app-name")
    package static let missingTranslation = DiagnosticCode("missing-translation")
    package static let unknownPlaceholder = DiagnosticCode("unknown-placeholder")
    package static let summaryNever = DiagnosticCode("summary-never")
    package static let notExportable = DiagnosticCode("not-exportable")
    package static let siriKitText = DiagnosticCode("sirikit-text")
    package static let siriKitType = DiagnosticCode("sirikit-type")

    // What App Intents cannot express.
    package static let appIntentsSize = DiagnosticCode("app-intents-size")
    package static let appIntentsStep = DiagnosticCode("app-intents-step")
    package static let appIntentsRange = DiagnosticCode("app-intents-range")
    package static let appIntentsText = DiagnosticCode("app-intents-text")
    package static let appIntentsDefault = DiagnosticCode("app-intents-default")
    package static let appIntentsFamilyDefault = DiagnosticCode("app-intents-family-default")
    package static let appIntentsParents = DiagnosticCode("app-intents-parents")
    package static let appIntentsPolicy = DiagnosticCode("app-intents-policy")
    package static let appIntentsCondition = DiagnosticCode("app-intents-condition")
    package static let appIntentsType = DiagnosticCode("app-intents-type")
    package static let appIntentsOptions = DiagnosticCode("app-intents-options")
    package static let appIntentsInput = DiagnosticCode("app-intents-input")
    package static let appIntentsSection = DiagnosticCode("app-intents-section")
    package static let appIntentsRule = DiagnosticCode("app-intents-rule")
    package static let appIntentsPreset = DiagnosticCode("app-intents-preset")
    package static let appIntentsRename = DiagnosticCode("app-intents-rename")
    package static let appIntentsAction = DiagnosticCode("app-intents-action")
    package static let appIntentsSecret = DiagnosticCode("app-intents-secret")

    // What definitions cannot express of App Intents, and what generated code and string catalogs say instead.
    package static let declaredType = DiagnosticCode("declared-type")
    package static let declaredName = DiagnosticCode("declared-name")
    package static let declaredDefault = DiagnosticCode("declared-default")
    package static let declaredOptions = DiagnosticCode("declared-options")
    package static let declaredCondition = DiagnosticCode("declared-condition")
    package static let declaredSentence = DiagnosticCode("declared-sentence")
    package static let declaredSetting = DiagnosticCode("declared-setting")
    package static let declaredText = DiagnosticCode("declared-text")
    package static let catalogText = DiagnosticCode("catalog-text")
    package static let editedCode = DiagnosticCode("edited-code")

    /// All codes, in the order of the definition reference.
    package static let all: [DiagnosticCode] = [
        .yamlSyntax, .yamlUnsupported, .encoding, .limitExceeded, .unsupportedVersion, .duplicateKey, .unknownKey,
        .missingKey, .wrongType, .ambiguousBoolean, .invalidPattern, .sliderWithoutRange, .unknownType,
        .unknownEnumCase,
        .unknownFamily, .unknownParameter, .unknownSection, .unusedSection,
        .unknownIntent, .nameNotSwift, .nameCollision, .reservedNameUsed, .renamedNameInUse, .defaultOutOfRange,
        .defaultNotAnOption, .defaultTooLong, .defaultRow, .defaultCycle, .defaultPlaceholder, .invalidSecret,
        .invalidRecord, .invalidUnion, .invalidPreset, .sizeWithoutArray, .sizeMissingFamily,
        .sizeForUnsupportedFamily,
        .duplicateOption, .duplicateCase, .whenCycle, .whenNever, .whenAlways, .ruleNever,
        .defaultBreaksRule, .rowComparison, .dependsOnLater, .dependsOnNothing, .intentNotForWidgets, .overBudget,
        .tooManyShortcuts, .phraseWithoutName,
        .missingTranslation, .textCut, .unknownPlaceholder,
        .summaryNever, .notExportable, .siriKitText, .siriKitType, .appIntentsSize,
        .appIntentsStep, .appIntentsRange, .appIntentsText, .appIntentsDefault, .appIntentsFamilyDefault,
        .appIntentsParents,
        .appIntentsPolicy, .appIntentsCondition, .appIntentsType, .appIntentsOptions, .appIntentsInput,
        .appIntentsAction, .appIntentsSecret, .appIntentsSection, .appIntentsRule, .appIntentsPreset,
        .appIntentsRename, .declaredType,
        .declaredName,
        .declaredDefault,
        .declaredOptions, .declaredCondition,
        .declaredSentence, .declaredSetting, .declaredText, .catalogText, .editedCode,
    ]
}

extension DiagnosticCode: CustomStringConvertible {
    package var description: String { rawValue }
}

import IntentModel

/// A kind of difference between two schemas, in the order of the article "Changes".
package enum ChangeRule: String, Hashable, Sendable, CaseIterable {
    // Names.
    case swiftNameChanged = "swift-name-changed"
    case formerNameDropped = "former-name-dropped"
    case reservedNameDropped = "reserved-name-dropped"
    case groupChanged = "group-changed"

    // Types and enums.
    case typeRemoved = "type-removed"
    case propertyRemoved = "property-removed"
    case propertyTypeChanged = "property-type-changed"
    case propertyTypeWidened = "property-type-widened"
    case propertiesReordered = "properties-reordered"
    case enumRemoved = "enum-removed"
    case caseRemoved = "case-removed"
    case caseAdded = "case-added"
    case caseNumberChanged = "case-number-changed"

    // Intents and parameters.
    case intentRemoved = "intent-removed"
    case eligibilityLost = "eligibility-lost"
    case parameterRemoved = "parameter-removed"
    case valuesMerged = "values-merged"
    case parameterTypeChanged = "parameter-type-changed"
    case parameterTypeNarrowed = "parameter-type-narrowed"
    case parameterTypeWidened = "parameter-type-widened"
    case conversionChanged = "conversion-changed"
    case optionalityChanged = "optionality-changed"

    // Choices.
    case rangeNarrowed = "range-narrowed"
    case contentsNarrowed = "contents-narrowed"
    case freeTextRemoved = "free-text-removed"
    case uniqueValuesAdded = "unique-values-added"
    case optionsClosed = "options-closed"
    case optionRemoved = "option-removed"
    case optionContentChanged = "option-content-changed"
    case optionSourceChanged = "option-source-changed"
    case unitChanged = "unit-changed"
    case secretChanged = "secret-changed"
    case rulesChanged = "rules-changed"

    // Defaults, slots and rows.
    case defaultChanged = "default-changed"
    case firstOptionsChanged = "first-options-changed"
    case sizeShrunk = "size-shrunk"
    case slotsChanged = "slots-changed"
    case conditionsChanged = "conditions-changed"
    case rowFamiliesChanged = "row-families-changed"
    case dependenciesChanged = "dependencies-changed"
    case policyChanged = "policy-changed"

    // Handlers.
    case handlerRequirementAdded = "handler-requirement-added"
    case handlerProtocolRemoved = "handler-protocol-removed"
    case searchChanged = "search-changed"

    // Widgets and controls.
    case widgetRemoved = "widget-removed"
    case widgetKindChanged = "widget-kind-changed"
    case widgetIntentChanged = "widget-intent-changed"
    case familyRemoved = "family-removed"
    case presetRemoved = "preset-removed"
    case controlRemoved = "control-removed"
    case controlChanged = "control-changed"

    // Actions and responses.
    case systemIntentChanged = "system-intent-changed"
    case actionChanged = "action-changed"
    case shortcutsLost = "shortcuts-lost"
    case suggestionRemoved = "suggestion-removed"
    case siriRequestLost = "siri-request-lost"
    case unsupportedReasonsChanged = "unsupported-reasons-changed"
    case responsePropertyRemoved = "response-property-removed"
    case responsePropertyTypeChanged = "response-property-type-changed"
    case responseCodeRemoved = "response-code-removed"
    case responseCodeAdded = "response-code-added"
    case responseCodeNumberChanged = "response-code-number-changed"
    case responseOutcomeChanged = "response-outcome-changed"
    case responseOutputChanged = "response-output-changed"

    // Changes that break nothing.
    case declarationRenamed = "declaration-renamed"
    case declarationAdded = "declaration-added"
    case formerNameAdded = "former-name-added"
    case reservedNameAdded = "reserved-name-added"
    case deprecationChanged = "deprecation-changed"
    case ruleLoosened = "rule-loosened"
    case orderChanged = "order-changed"
    case presentationChanged = "presentation-changed"

    /// The rules of keys for which any other value is a change.
    static let plain: [Word: ChangeRule] = [
        .ifParentChanges: .policyChanged, .ifVanished: .policyChanged, .requiresConfirmation: .actionChanged,
        .restricted: .actionChanged, .inputParameter: .actionChanged,
    ]

    /// The stable, kebab-case name, which appears in brackets and is an argument of `intentgen explain`.
    package var code: String { rawValue }

    /// The possible effects in the order of ``ChangeEffect``; empty for a compatible change.
    package var effects: [ChangeEffect] {
        switch self {
        case .conversionChanged, .formerNameDropped, .reservedNameDropped, .groupChanged, .rangeNarrowed,
            .contentsNarrowed,
            .freeTextRemoved, .uniqueValuesAdded, .optionsClosed, .optionRemoved, .rulesChanged, .widgetKindChanged,
            .familyRemoved:
            [.stored]
        case .widgetIntentChanged:
            [.stored, .behavior]
        case .propertyRemoved, .propertyTypeChanged, .caseRemoved, .intentRemoved, .parameterRemoved, .valuesMerged,
            .parameterTypeChanged, .parameterTypeNarrowed, .widgetRemoved, .systemIntentChanged:
            [.stored, .source]
        case .swiftNameChanged, .typeRemoved, .propertyTypeWidened, .propertiesReordered, .enumRemoved, .caseAdded,
            .parameterTypeWidened, .optionalityChanged, .slotsChanged, .handlerRequirementAdded,
            .handlerProtocolRemoved, .searchChanged, .unsupportedReasonsChanged, .responsePropertyRemoved,
            .responsePropertyTypeChanged, .responseCodeRemoved, .responseCodeAdded, .presetRemoved:
            [.source]
        case .controlRemoved:
            [.source, .behavior]
        case .caseNumberChanged, .eligibilityLost, .optionContentChanged, .optionSourceChanged, .unitChanged,
            .secretChanged,
            .defaultChanged, .firstOptionsChanged, .sizeShrunk, .conditionsChanged, .rowFamiliesChanged,
            .dependenciesChanged, .policyChanged, .controlChanged, .actionChanged, .shortcutsLost, .suggestionRemoved,
            .siriRequestLost, .responseCodeNumberChanged, .responseOutcomeChanged, .responseOutputChanged:
            [.behavior]
        case .declarationRenamed, .declarationAdded, .formerNameAdded, .reservedNameAdded, .deprecationChanged,
            .ruleLoosened, .orderChanged, .presentationChanged:
            []
        }
    }
}

/// Something that a change can break.
package enum ChangeEffect: String, CaseIterable, Hashable, Sendable {
    /// Stored values cannot be read as before, or the definition no longer allows them.
    case stored
    /// Swift code that uses the generated code no longer compiles.
    case source
    /// Users see or get something else.
    case behavior = "behaviour"
}

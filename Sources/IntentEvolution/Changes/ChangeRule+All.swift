extension ChangeRule {
    // Whole definitions, names.
    static let groupChanged = ChangeRule("group-changed", .stored)
    static let swiftNameChanged = ChangeRule("swift-name-changed", .source)
    static let formerNameDropped = ChangeRule("former-name-dropped", .stored)
    static let reservedNameDropped = ChangeRule("reserved-name-dropped", .stored)

    // Types and enums.
    static let typeRemoved = ChangeRule("type-removed", .source)
    static let propertyRemoved = ChangeRule("property-removed", .stored, .source)
    static let propertyTypeChanged = ChangeRule("property-type-changed", .stored, .source)
    static let propertyTypeWidened = ChangeRule("property-type-widened", .source)
    static let propertiesReordered = ChangeRule("properties-reordered", .source)
    static let enumRemoved = ChangeRule("enum-removed", .source)
    static let caseRemoved = ChangeRule("case-removed", .stored, .source)
    static let caseAdded = ChangeRule("case-added", .source)
    static let caseNumberChanged = ChangeRule("case-number-changed", .behaviour)

    // Intents and parameters.
    static let intentRemoved = ChangeRule("intent-removed", .stored, .source)
    static let eligibilityLost = ChangeRule("eligibility-lost", .behaviour)
    static let parameterRemoved = ChangeRule("parameter-removed", .stored, .source)
    static let valuesMerged = ChangeRule("values-merged", .stored, .source)
    static let parameterTypeChanged = ChangeRule("parameter-type-changed", .stored, .source)
    static let parameterTypeNarrowed = ChangeRule("parameter-type-narrowed", .stored, .source)
    static let parameterTypeWidened = ChangeRule("parameter-type-widened", .source)
    static let optionalityChanged = ChangeRule("optionality-changed", .source)

    // What may be chosen.
    static let rangeNarrowed = ChangeRule("range-narrowed", .stored)
    static let contentsNarrowed = ChangeRule("contents-narrowed", .stored)
    static let freeTextRemoved = ChangeRule("free-text-removed", .stored)
    static let uniqueValuesAdded = ChangeRule("unique-values-added", .stored)
    static let optionsClosed = ChangeRule("options-closed", .stored)
    static let optionRemoved = ChangeRule("option-removed", .stored)
    static let optionContentChanged = ChangeRule("option-content-changed", .behaviour)
    static let optionSourceChanged = ChangeRule("option-source-changed", .behaviour)
    static let unitChanged = ChangeRule("unit-changed", .behaviour)

    // Defaults, slots, rows.
    static let defaultChanged = ChangeRule("default-changed", .behaviour)
    static let firstOptionsChanged = ChangeRule("first-options-changed", .behaviour)
    static let sizeShrunk = ChangeRule("size-shrunk", .behaviour)
    static let slotsChanged = ChangeRule("slots-changed", .source)
    static let conditionsChanged = ChangeRule("conditions-changed", .behaviour)
    static let rowFamiliesChanged = ChangeRule("row-families-changed", .behaviour)
    static let dependenciesChanged = ChangeRule("dependencies-changed", .behaviour)
    static let policyChanged = ChangeRule("policy-changed", .behaviour)

    // Handlers.
    static let handlerRequirementAdded = ChangeRule("handler-requirement-added", .source)
    static let handlerProtocolRemoved = ChangeRule("handler-protocol-removed", .source)
    static let searchChanged = ChangeRule("search-changed", .source)

    // Widgets.
    static let widgetRemoved = ChangeRule("widget-removed", .stored, .source)
    static let widgetKindChanged = ChangeRule("widget-kind-changed", .stored)
    static let widgetIntentChanged = ChangeRule("widget-intent-changed", .stored, .behaviour)
    static let familyRemoved = ChangeRule("family-removed", .stored)

    // Siri, Shortcuts, responses.
    static let systemIntentChanged = ChangeRule("system-intent-changed", .stored, .source)
    static let actionChanged = ChangeRule("action-changed", .behaviour)
    static let shortcutsLost = ChangeRule("shortcuts-lost", .behaviour)
    static let suggestionRemoved = ChangeRule("suggestion-removed", .behaviour)
    static let siriRequestLost = ChangeRule("siri-request-lost", .behaviour)
    static let unsupportedReasonsChanged = ChangeRule("unsupported-reasons-changed", .source)
    static let responsePropertyRemoved = ChangeRule("response-property-removed", .source)
    static let responsePropertyTypeChanged = ChangeRule("response-property-type-changed", .source)
    static let responseCodeRemoved = ChangeRule("response-code-removed", .source)
    static let responseCodeAdded = ChangeRule("response-code-added", .source)
    static let responseCodeNumberChanged = ChangeRule("response-code-number-changed", .behaviour)
    static let responseOutcomeChanged = ChangeRule("response-outcome-changed", .behaviour)
    static let responseOutputChanged = ChangeRule("response-output-changed", .behaviour)

    // What breaks nothing.
    static let declarationRenamed = ChangeRule("declaration-renamed")
    static let declarationAdded = ChangeRule("declaration-added")
    static let formerNameAdded = ChangeRule("former-name-added")
    static let reservedNameAdded = ChangeRule("reserved-name-added")
    static let deprecationChanged = ChangeRule("deprecation-changed")
    static let ruleLoosened = ChangeRule("rule-loosened")
    static let orderChanged = ChangeRule("order-changed")
    static let presentationChanged = ChangeRule("presentation-changed")

    /// Every rule there is, in the order of the pages.
    package static var all: [ChangeRule] { ChangePage.all.map(\.rule) }
}

/// A kind of difference between two schemas, and what it can break.
package struct ChangeRule: Hashable, Sendable {
    /// The stable, kebab-case name, which appears in brackets and is an argument of `intentgen explain`.
    package let code: String
    /// The possible effects in the order of ``ChangeEffect``; empty for a compatible change.
    package let effects: [ChangeEffect]

    init(_ code: String, _ effects: ChangeEffect...) {
        self.code = code
        self.effects = effects
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

extension ChangeRule {
    // Names.
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
    static let caseNumberChanged = ChangeRule("case-number-changed", .behavior)

    // Intents and parameters.
    static let intentRemoved = ChangeRule("intent-removed", .stored, .source)
    static let eligibilityLost = ChangeRule("eligibility-lost", .behavior)
    static let parameterRemoved = ChangeRule("parameter-removed", .stored, .source)
    static let valuesMerged = ChangeRule("values-merged", .stored, .source)
    static let parameterTypeChanged = ChangeRule("parameter-type-changed", .stored, .source)
    static let parameterTypeNarrowed = ChangeRule("parameter-type-narrowed", .stored, .source)
    static let parameterTypeWidened = ChangeRule("parameter-type-widened", .source)
    static let optionalityChanged = ChangeRule("optionality-changed", .source)

    // Choices.
    static let rangeNarrowed = ChangeRule("range-narrowed", .stored)
    static let contentsNarrowed = ChangeRule("contents-narrowed", .stored)
    static let freeTextRemoved = ChangeRule("free-text-removed", .stored)
    static let uniqueValuesAdded = ChangeRule("unique-values-added", .stored)
    static let optionsClosed = ChangeRule("options-closed", .stored)
    static let optionRemoved = ChangeRule("option-removed", .stored)
    static let optionContentChanged = ChangeRule("option-content-changed", .behavior)
    static let optionSourceChanged = ChangeRule("option-source-changed", .behavior)
    static let unitChanged = ChangeRule("unit-changed", .behavior)

    // Defaults, slots and rows.
    static let defaultChanged = ChangeRule("default-changed", .behavior)
    static let firstOptionsChanged = ChangeRule("first-options-changed", .behavior)
    static let sizeShrunk = ChangeRule("size-shrunk", .behavior)
    static let slotsChanged = ChangeRule("slots-changed", .source)
    static let conditionsChanged = ChangeRule("conditions-changed", .behavior)
    static let rowFamiliesChanged = ChangeRule("row-families-changed", .behavior)
    static let dependenciesChanged = ChangeRule("dependencies-changed", .behavior)
    static let policyChanged = ChangeRule("policy-changed", .behavior)

    // Handlers.
    static let handlerRequirementAdded = ChangeRule("handler-requirement-added", .source)
    static let handlerProtocolRemoved = ChangeRule("handler-protocol-removed", .source)
    static let searchChanged = ChangeRule("search-changed", .source)

    // Widgets.
    static let widgetRemoved = ChangeRule("widget-removed", .stored, .source)
    static let widgetKindChanged = ChangeRule("widget-kind-changed", .stored)
    static let widgetIntentChanged = ChangeRule("widget-intent-changed", .stored, .behavior)
    static let familyRemoved = ChangeRule("family-removed", .stored)
    static let controlRemoved = ChangeRule("control-removed", .source, .behavior)
    static let controlChanged = ChangeRule("control-changed", .behavior)

    // Actions and responses.
    static let systemIntentChanged = ChangeRule("system-intent-changed", .stored, .source)
    static let actionChanged = ChangeRule("action-changed", .behavior)
    static let shortcutsLost = ChangeRule("shortcuts-lost", .behavior)
    static let suggestionRemoved = ChangeRule("suggestion-removed", .behavior)
    static let siriRequestLost = ChangeRule("siri-request-lost", .behavior)
    static let unsupportedReasonsChanged = ChangeRule("unsupported-reasons-changed", .source)
    static let responsePropertyRemoved = ChangeRule("response-property-removed", .source)
    static let responsePropertyTypeChanged = ChangeRule("response-property-type-changed", .source)
    static let responseCodeRemoved = ChangeRule("response-code-removed", .source)
    static let responseCodeAdded = ChangeRule("response-code-added", .source)
    static let responseCodeNumberChanged = ChangeRule("response-code-number-changed", .behavior)
    static let responseOutcomeChanged = ChangeRule("response-outcome-changed", .behavior)
    static let responseOutputChanged = ChangeRule("response-output-changed", .behavior)

    // Compatible changes.
    static let declarationRenamed = ChangeRule("declaration-renamed")
    static let declarationAdded = ChangeRule("declaration-added")
    static let formerNameAdded = ChangeRule("former-name-added")
    static let reservedNameAdded = ChangeRule("reserved-name-added")
    static let deprecationChanged = ChangeRule("deprecation-changed")
    static let ruleLoosened = ChangeRule("rule-loosened")
    static let orderChanged = ChangeRule("order-changed")
    static let presentationChanged = ChangeRule("presentation-changed")

    /// All rules, in the order of the pages.
    package static var all: [ChangeRule] { ChangePage.all.map(\.rule) }
}

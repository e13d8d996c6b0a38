internal import IntentDiagnostics
package import IntentModel

/// What of a schema App Intents cannot express, in the schema's order; each with the form that stands for it.
package func appIntentsLosses(of schema: Schema) -> [AppIntentsLoss] {
    let plan = AppIntentsPlan(schema: schema)
    return schema.intents.flatMap { losses(of: $0, in: plan) } + schema.types.flatMap { losses(of: $0, in: plan) }
        + schema.enums.flatMap { losses(of: $0, in: plan) }
}

// MARK: Intents

private func losses(of intent: Intent, in plan: AppIntentsPlan) -> [AppIntentsLoss] {
    let path = ["intents", intent.name]
    guard plan.intents.contains(where: { $0.name == intent.name }) else {
        return [
            AppIntentsLoss(
                .appIntentsAction, at: path,
                "'\(intent.name)' is for no widget and is left out: code for App Intents is made for configurations alone"
            )
        ]
    }
    let conditions = RowConditions(plan.parameters(of: intent))
    var losses = intent.parameters.flatMap { parameter in
        ParameterLosses(parameter, of: intent, isUnsaid: conditions.unsaid.contains(parameter.name)).found
    }
    if conditions.tree == nil {
        losses.append(
            AppIntentsLoss(
                .appIntentsCondition, at: path,
                "the conditions of '\(intent.name)' make too many sets of rows to be told apart; all rows are always there"
            ))
    }
    return losses
}

// MARK: Types

private func losses(of type: ObjectType, in plan: AppIntentsPlan) -> [AppIntentsLoss] {
    let uses = plan.uses(ofType: type.name)
    guard !uses.isEmpty else { return [] }
    let path = ["types", type.name]
    var losses = nameLosses(type.swiftName, path)
    if Set(uses.map(\.intent.name)).count > 1, uses.contains(where: { !$0.parents.isEmpty }) {
        losses.append(
            AppIntentsLoss(
                .appIntentsParents, at: path,
                "the options of '\(type.name)' depend on parents in different intents; each row has a query of its own, "
                    + "and the type's own query suggests without parents"))
    }
    return losses
}

private func losses(of type: EnumType, in plan: AppIntentsPlan) -> [AppIntentsLoss] {
    plan.isUsed(enumeration: type.name) ? nameLosses(type.swiftName, ["enums", type.name]) : []
}

/// Names that mean something else inside an entity or an enum of App Intents.
private func nameLosses(_ swiftName: String, _ path: [String]) -> [AppIntentsLoss] {
    guard reservedNames.contains(swiftName) else { return [] }
    return [
        AppIntentsLoss(
            .nameCollision, .error, at: path,
            "'\(swiftName)' is a name that App Intents has inside every entity and enum; give another swiftName")
    ]
}

private let reservedNames: Set<String> = [
    "AllCases", "DefaultQuery", "Property", "RawValue", "Specification", "UnwrappedType", "Value", "ValueType",
]

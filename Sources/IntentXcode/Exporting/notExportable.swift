package import IntentDiagnostics
internal import IntentModel
package import IntentSchema

/// What of the definitions Xcode's files cannot hold, named once per declaration, in the order of the files.
///
/// A warning each; a note where it is only a default that Xcode has no sure word for.
package func notExportable(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    losses(of: definitions.schema).compactMap { loss in
        guard let place = definitions.place(ofDeclaration: loss.path) else { return nil }
        return loss.diagnostic(in: place.file, at: place.range)
    }.sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
}

private func losses(of schema: Schema) -> [ExportLoss] {
    let export = FileExport(schema)
    var losses: [ExportLoss] = []
    for type in schema.types { losses += IntentXcode.losses(of: type) }
    for enumeration in schema.enums { losses += IntentXcode.losses(of: enumeration) }
    for intent in schema.intents { losses += IntentXcode.losses(of: intent, cases: export.cases) }
    return losses + schema.widgets.map(loss)
}

// MARK: Declarations

private func losses(of type: ObjectType) -> [ExportLoss] {
    let path = ["types", type.name]
    var loss = ExportLoss(path)
    if type.description != nil { loss.add("description") }
    if type.deprecated != nil { loss.add("deprecation") }
    return [loss] + type.properties.map { losses(of: $0, in: path + ["properties"]) }
}

private func losses(of property: Property, in path: [String]) -> ExportLoss {
    var loss = ExportLoss(path + [property.name])
    loss.addProperty(property.settings, of: property.type.element)
    if property.deprecated != nil { loss.add("deprecation") }
    return loss
}

private func losses(of type: EnumType) -> [ExportLoss] {
    let path = ["enums", type.name]
    var loss = ExportLoss(path)
    if !type.reserved.isEmpty { loss.add("reserved name", count: type.reserved.count) }
    if type.deprecated != nil { loss.add("deprecation") }
    return [loss]
        + type.cases.map { enumCase in
            var loss = ExportLoss(path + ["cases", enumCase.name])
            if enumCase.image != nil { loss.add("image") }
            if enumCase.deprecated != nil { loss.add("deprecation") }
            return loss
        }
}

private func losses(of intent: Intent, cases: (String) -> [String]) -> [ExportLoss] {
    let path = ["intents", intent.name]
    let rows = XcodeRows(intent, cases: cases)
    var loss = ExportLoss(path)
    let unshown = rows.unshown(of: intent)
    if unshown > 0 { loss.add("sentence", count: unshown) }
    if !intent.reserved.isEmpty { loss.add("reserved name", count: intent.reserved.count) }
    if intent.deprecated != nil { loss.add("deprecation") }
    return [loss]
        + zip(intent.parameters, rows.relationships).map { parameter, relationship in
            ExportLoss(of: parameter, in: path + ["parameters"], relationship)
        }
        + (intent.actions?.response?.properties ?? []).map {
            losses(of: $0, in: path + ["response", "properties"])
        }
}

private func loss(of widget: Widget) -> ExportLoss {
    var loss = ExportLoss(["widgets", widget.name])
    loss.isWhole = true
    return loss
}

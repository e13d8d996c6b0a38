package import IntentDiagnostics
internal import IntentModel
package import IntentSchema

/// What of the definitions Xcode's files cannot hold, named once per declaration, in the order of the files.
///
/// A warning each; a note where it is only a default that Xcode has no sure word for.
package func notExportable(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    let schema = definitions.schema
    let losses =
        schema.types.flatMap(losses) + schema.enums.flatMap(losses)
        + schema.intents.flatMap { losses(of: $0, cases: FileExport(schema).cases) } + schema.widgets.map(loss)
    return losses.compactMap { loss in
        definitions.place(ofDeclaration: loss.path).flatMap { loss.diagnostic(in: $0.file, at: $0.range) }
    }
    .sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
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

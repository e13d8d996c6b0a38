package import IntentModel

/// Returns the intents, types and enums of a schema as the code that is generated for App Intents expresses them.
///
/// Reading the declarations of that code gives this schema, apart from Swift names. What differs from the original is what
/// App Intents cannot express; see ``appIntentsLosses(of:)``.
package func appIntentsForm(of schema: Schema) -> Schema {
    let plan = AppIntentsPlan(schema: schema)
    var form = Schema(language: schema.language)
    form.intents = plan.intents.map { IntentForm(intent: $0, plan: plan).result }
    form.types = schema.types.filter { !plan.uses(ofType: $0.name).isEmpty }.map { type in
        ObjectType(name: type.name, swiftName: type.name, title: type.title, properties: type.properties)
    }
    form.types += schema.types.filter { plan.isUsed(union: $0.name) }.map { unionForm(of: $0, in: plan) }
    form.enums = schema.enums.filter { plan.isUsed(enumeration: $0.name) }.map(enumForm)
    return form
}

/// Whether two forms of an intent show the same rows, whatever the user chooses.
/// - Parameters:
///   - original: The intent of a definition, whose conditions App Intents may not be able to express.
///   - schema: The schema of the definition.
package func showsSameRows(_ intent: Intent, as original: Intent, in schema: Schema) -> Bool {
    let index = SchemaIndex(schema)
    func conditions(of intent: Intent) -> RowConditions {
        RowConditions(AppIntentParameter.rows(of: intent, in: index), in: index)
    }
    var expressed = original
    if conditions(of: original).tree == nil {
        // All rows are always shown.
        for index in expressed.parameters.indices {
            expressed.parameters[index].when = Requirement()
            expressed.parameters[index].families = nil
        }
    }
    return conditions(of: expressed).showsSameRows(as: conditions(of: intent))
}

/// Returns a union whose members have only titles, types and the options of entities.
private func unionForm(of type: ObjectType, in plan: AppIntentsPlan) -> ObjectType {
    var form = ObjectType(name: type.name, swiftName: type.name, title: type.title)
    form.isUnion = true
    form.recordFields = type.recordFields.map { original in
        let name = original.name
        var member = Parameter(
            name: name, swiftName: SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name),
            title: original.title, type: original.type)
        guard case .object(let object) = original.type.element else { return member }
        let suggested = plan.suggested(ofType: object)
        member.options = .dynamic
        member.searchesInHandler = suggested.map { $0.source == .listed || $0.parameter.searchesInHandler } ?? false
        member.dependsOn = suggested?.source == .handler ? suggested?.parents.map(\.name) ?? [] : []
        return member
    }
    return form
}

/// Returns an enum with the texts and images that are known at build time.
private func enumForm(of type: EnumType) -> EnumType {
    let cases = type.cases.enumerated().map { number, entry in
        EnumCase(
            name: entry.name, swiftName: entry.name, index: number + 1, title: entry.title,
            image: entry.image.flatMap { $0.isKnownAtBuildTime ? $0 : nil },
            synonyms: entry.synonyms.map { Synonym($0.text) })
    }
    return EnumType(name: type.name, swiftName: type.name, title: type.title, cases: cases)
}

extension ImageValue {
    fileprivate var isKnownAtBuildTime: Bool {
        switch self {
        case .named, .system: true
        case .file, .url: false
        }
    }
}

/// An intent as its generated code expresses it.
private struct IntentForm {
    let intent: Intent
    let plan: AppIntentsPlan

    var result: Intent {
        let rows = plan.parameters(of: intent)
        return Intent(
            name: intent.name, swiftName: Intent.swiftName(of: intent.name, classPrefix: nil), title: intent.title,
            description: intent.description, parameters: rows.map(parameter), isEligibleForWidgets: true,
            summary: summary)
    }

    /// Returns the sentences, if there are any for the rows. Shortcuts can offer an action without one.
    private var summary: IntentSummary? {
        guard let summary = intent.summary else { return plan.isAction(intent) ? IntentSummary() : nil }
        let rows = Set(plan.parameters(of: intent).map(\.name))
        let sentences = [summary.sentence].compactMap(\.self) + summary.combinations.map(\.sentence)
        let isExpressible = sentences.allSatisfy { sentence in
            Placeholder.all(in: sentence.text).placeholders.allSatisfy { rows.contains($0.content) }
        }
        return isExpressible ? summary : IntentSummary()
    }

    private func parameter(_ row: AppIntentParameter) -> Parameter {
        let original = row.parameter
        var parameter = Parameter(name: row.name, swiftName: row.name, title: original.title, type: original.type)
        parameter.description = original.description
        parameter.settings = settings(of: row)
        parameter.options = options(of: row)
        parameter.searchesInHandler = row.isObject && (row.source == .listed || original.searchesInHandler)
        parameter.defaultRule = defaultRule(of: row)
        parameter.size = size(of: row)
        // No entity appears twice in a list.
        parameter.hasUniqueValues = row.isList && row.isObject
        parameter.when = original.when
        parameter.families = original.families
        parameter.dependsOn = row.source == .handler ? row.parents.map(\.name) : []
        return parameter
    }

    // MARK: Settings

    private func settings(of row: AppIntentParameter) -> TypeSettings {
        let original = row.parameter.settings
        var settings = TypeSettings()
        switch row.element.settingsKind {
        case .number(let isWhole):
            settings.number.range = original.number.range?.withoutStep
            settings.number.control = original.number.usedControl
            if isWhole, settings.number.control == .slider { settings.number.control = .stepper }
        case .boolean:
            if original.boolean.trueTitle != nil, original.boolean.falseTitle != nil {
                settings.boolean = original.boolean
            }
        case .text:
            settings.text = original.text.withoutLimits
            settings.text.input.placeholder = nil
            settings.text.input.keyboard = original.text.input.keyboard.nearest
        case .measurement(let dimension):
            if row.hasProvider { break }
            settings.number.unit = row.measurementUnit(dimension)
            if original.number.isNeverNegative {
                settings.number.range = .decimals(minimum: 0, maximum: nil, step: nil)
            }
        case .interval:
            if row.hasProvider { break }
            settings.interval = IntervalSettings(enteredIn: row.durationUnit)
            if original.interval.isNeverNegative {
                settings.interval.range = Bounds(minimum: .zero, maximum: nil)
            }
        case .file: settings.contentTypes = original.contentTypes
        case .placemark: settings.display = original.display == .city ? .city : .name
        case .amount:
            settings.amount = AmountSettings(
                currencies: original.amount.allowedCurrencies,
                range: original.amount.declarableBounds.map { AmountRange($0) })
        case .date, .person, .address, .empty: break
        }
        return settings
    }

    private func options(of row: AppIntentParameter) -> OptionSource {
        if row.source == .free, case .listed = row.parameter.options, row.element != .boolean {
            // An enum is restricted to the listed cases.
            return row.parameter.options
        }
        return row.source == .free ? .free : .dynamic
    }

    // MARK: Defaults and sizes

    private func defaultRule(of row: AppIntentParameter) -> DefaultRule? {
        if let value = row.literalDefault { return .value(value) }
        if row.hasProvidedDefault { return .handler }
        switch row.listedDefault {
        case .options(let identifiers)?: return .options(identifiers)
        case .first(let count)?:
            guard case .listed(let options) = row.parameter.options else { return nil }
            return .options(options.filter { $0.disabled == nil }.prefix(count).map(\.identifier))
        default: return nil
        }
    }

    /// Returns the sizes of a list of objects or persons in the families of its widgets.
    private func size(of row: AppIntentParameter) -> SlotSizes? {
        guard row.isList, row.isObject || row.element == .person, !row.hasProvider, let sizes = row.parameter.size
        else {
            return nil
        }
        if sizes.families.isEmpty { return sizes }
        var form = SlotSizes()
        for family in plan.families(of: intent) { form.families[family] = sizes.count(in: family) }
        return form.families.isEmpty ? nil : form
    }
}

extension NumberRange {
    fileprivate var withoutStep: NumberRange {
        switch self {
        case .integers(let minimum, let maximum, _): .integers(minimum: minimum, maximum: maximum, step: nil)
        case .decimals(let minimum, let maximum, _): .decimals(minimum: minimum, maximum: maximum, step: nil)
        }
    }
}

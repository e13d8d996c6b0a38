internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Settings that belong to some types only.
extension FileResolver {
    mutating func readSettings(_ fields: Fields, into parameter: inout Parameter) {
        let element = parameter.type.element
        if fields.mentions(anyOf: TypeKeys.all) {
            for word in TypeKeys.all.words where fields.mentions(word) && !TypeKeys.allows(word, element) {
                reportUselessKey(fields.key(word), "is for \(TypeKeys.types(of: word)) only")
            }
        }
        switch element {
        case .string:
            if let value = fields[.multiline], let isMultiline = boolean(value) {
                parameter.settings.isMultiline = isMultiline
            }
        case .boolean:
            parameter.settings.trueTitle = localizedText(fields[.trueTitle])
            parameter.settings.falseTitle = localizedText(fields[.falseTitle])
        case .integer, .decimal:
            parameter.settings.range = fields[.range].flatMap { range($0, isWhole: element == .integer) }
            parameter.settings.control = choice(fields[.control], NumberControl.self) ?? .field
        case .timeInterval:
            parameter.settings.unit = fields[.unit].flatMap { timeUnit($0) }
        case .measurement(let dimension):
            readMeasurement(dimension, fields, into: &parameter.settings)
        case .url, .enumeration, .object: break
        }
    }

    private mutating func readMeasurement(_ dimension: Dimension, _ fields: Fields, into settings: inout TypeSettings) {
        settings.unit = fields[.unit].flatMap {
            word($0, of: dimension.units.map(\.name), "a unit of \(dimension.name)")
        }
        guard let value = fields[.range] else { return }
        if !fields.mentions(.unit), let key = fields.key(.range) {
            report(.missingKey("unit", of: "a range of \(dimension.name)", at: place(key)))
        }
        settings.range = range(value, isWhole: false)
    }

    private mutating func timeUnit(_ value: Value) -> String? {
        word(value, of: TimeUnit.allCases.map(\.rawValue), "a unit of time")
    }

    /// One of some words.
    private mutating func word(_ value: Value, of known: [String], _ subject: String) -> String? {
        let list = known.count > 12 ? known.prefix(12).joined(separator: ", ") + ", …" : known.joined(separator: ", ")
        guard let text = string(value, expected: "\(subject): \(list)") else { return nil }
        if known.contains(text) { return text }
        reportWrongType(
            value, expected: "\(subject): \(list)",
            fixes: DiagnosticFix.didYouMean(NearMatch.best(for: text, in: known), at: place(value.node)))
        return nil
    }
}

/// A stored form as the schema reads it now.
struct ValueReading: Hashable, Sendable {
    /// The name that it is stored under: the parameter's, or a former one.
    let name: String
    let form: StoredValue
    /// Nil for "no value", and where it is incompatible.
    let value: IntentValue?
    /// Stored under a former name, or as another type.
    let isMigrated: Bool
    /// It does not fit the declaration.
    let isIncompatible: Bool

    /// The identifiers that a mark of this kind names.
    func marked(_ kind: StoredMark.Kind) -> Set<String> {
        Set(form.marks.lazy.filter { $0.kind == kind }.map(\.identifier))
    }
}

/// Reads what is stored for parameters: under their names, else under former ones, converted where types agree.
struct ValueReader: Sendable {
    let intent: Intent
    private let conversion: StoredConversion

    /// - Parameter intent: That of the declarations.
    init(_ declarations: InstanceDeclarations, intent: Intent) {
        self.intent = intent
        conversion = StoredConversion(schema: declarations.schema, migration: declarations.migration)
    }

    /// The names under which a parameter's value may be stored, the present one first.
    func names(of parameter: Parameter) -> [String] {
        parameter.storedNames(among: parameter.renamedFrom.isEmpty ? [] : Set(intent.parameters.map(\.name)))
    }

    func read(_ parameter: Parameter, from forms: [String: StoredValue]) -> ValueReading? {
        for name in names(of: parameter) {
            if let form = forms[name] { return read(parameter, form, under: name) }
        }
        return nil
    }

    /// - Parameter name: Where the form lies; a name that is not the parameter's marks it as migrated.
    func read(_ parameter: Parameter, _ form: StoredValue, under name: String) -> ValueReading {
        if form.wire == .null {
            // A static default admits no "no value".
            return ValueReading(
                name: name, form: form, value: nil, isMigrated: name != parameter.name,
                isIncompatible: parameter.hasStaticDefault)
        }
        let converted = conversion.value(of: parameter, from: form)
        return ValueReading(
            name: name, form: form, value: converted?.value,
            isMigrated: converted != nil && (name != parameter.name || converted?.isConverted == true),
            isIncompatible: converted == nil)
    }
}

extension Parameter {
    /// The names under which its value may be stored, the present one first.
    /// - Parameter present: The names of all parameters of its intent; not needed where it has no former ones.
    func storedNames(among present: Set<String>) -> [String] {
        [name] + renamedFrom.filter { !present.contains($0) }
    }
}

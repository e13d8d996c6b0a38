extension ElementType {
    /// Why a single value cannot be stored as this type, an object's own properties looked at too, as a phrase. Nil
    /// where it can. What has no wire form, such as a number that is not finite, never gets past this.
    func misfit(of value: IntentValue, in schema: Schema) -> String? {
        guard admits(value) else { return "\(value.phrase) is found where \(phrase) is expected" }
        guard case .object(let object) = value else { return nil }
        let typeName = if case .object(let name) = self { name } else { "Object" }
        let declared = schema.type(named: typeName)?.properties ?? []
        for (name, value) in object.properties.sorted(by: { $0.key < $1.key }) {
            guard let property = declared.first(where: { $0.name == name }) else {
                return "'\(name)' is no property of '\(typeName)'"
            }
            if let misfit = property.type.misfit(of: value, in: schema) { return "in '\(name)', \(misfit)" }
        }
        return nil
    }
}

extension ValueType {
    fileprivate func misfit(of value: IntentValue, in schema: Schema) -> String? {
        if !isList, case .list = value { return "a list is found where \(element.phrase) is expected" }
        return value.slots.lazy.compactMap { $0.flatMap { element.misfit(of: $0, in: schema) } }.first
    }
}

internal import IntentModel
internal import IntentRuntime

/// Parameters in the shapes of `--json`.
enum ParameterJSON {
    /// By name, in declared order.
    static func explanations(of parameters: [ParameterReport]) -> JSONValue {
        .object(JSONObject(uniqueMembers: parameters.map { .init(key: $0.name, value: explanation(of: $0)) }))
    }

    /// Empty slots are null here, unlike in a plain read.
    private static func explanation(of parameter: ParameterReport) -> JSONValue {
        let resolved = parameter.resolved
        var object: JSONObject = [
            "type": .string(parameter.declaration.type.tag),
            "value": parameter.wire(of: resolved.effective),
            "origin": .string(resolved.origin.word),
            "stored": parameter.wire(of: resolved.stored),
            "default": parameter.wire(of: resolved.defaultValue),
            "marks": .array(resolved.marks.map { .string($0.name) }),
        ]
        if let tail = resolved.marks.lazy.compactMap(\.tailCount).first { object["tail"] = .integer(tail) }
        if let form = resolved.storedForm, !Set(resolved.marks).isDisjoint(with: [.migrated, .incompatible]) {
            object["storedForm"] = self.form(of: form)
        }
        return .object(object)
    }

    /// A value as it lies in the store.
    static func form(of value: StoredValue) -> JSONValue {
        var object: JSONObject = ["type": .string(value.type), "value": value.wire]
        if !value.marks.isEmpty {
            object["marks"] = .array(
                value.marks.map { ["mark": .string($0.kind.rawValue), "identifier": .string($0.identifier)] })
        }
        return .object(object)
    }

    /// By name, sorted.
    static func forms(of values: [String: StoredValue]) -> JSONValue {
        let members = values.sorted { $0.key < $1.key }.map {
            JSONObject.Member(key: $0.key, value: form(of: $0.value))
        }
        return .object(JSONObject(uniqueMembers: members))
    }
}

extension ValueMark {
    /// The mark's name alone.
    var name: String {
        if case .tail = self { "tail" } else { word }
    }

    var tailCount: Int? {
        if case .tail(let count) = self { count } else { nil }
    }
}

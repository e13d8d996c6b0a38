import IntentModel
import Testing

/// The date of a wire text of any kind.
func dateValue(_ text: String) -> IntentValue {
    for kind in DateComponentsKind.allCases {
        let type = ValueType(.dateComponents(kind))
        if let value = try? type.value(fromText: text, in: Schema()) { return value }
    }
    Issue.record("'\(text)' is no date")
    return .string(text)
}

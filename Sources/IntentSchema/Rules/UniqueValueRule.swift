internal import IntentDiagnostics
internal import IntentModel

/// A value fills one slot at most, where `uniqueValues` says so.
struct UniqueValueRule {
    private var first: [IntentValue: Place] = [:]

    mutating func check(_ value: IntentValue, at place: Place) -> Diagnostic? {
        if let other = first[value] {
            return .duplicateOption(value.optionIdentifier ?? "a value", at: place, first: other)
        }
        first[value] = place
        return nil
    }
}

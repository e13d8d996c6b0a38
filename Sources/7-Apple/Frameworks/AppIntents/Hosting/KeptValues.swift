import Foundation
import IntentMeasurements
import IntentModel
import IntentRuntime

// A button or toggle keeps the values of its intent, which its program performs later, perhaps in another process. What it keeps
// is what an instance would store, except where that is another value than the view gave to the intent.

extension IntentValue {
    /// The value nil of a parameter, which may have a default.
    static let keptNil = IntentValue.record(RecordValue())
    /// In the place of a value that cannot be kept, such as a file that is only in memory.
    static let notKept = IntentValue.record(RecordValue(["kept": .boolean(false)]))
}

/// A type of which a button or toggle keeps more than an instance stores.
protocol KeptElement {
    /// What is kept; nil for a value that cannot be kept.
    var kept: IntentValue? { get }
}

extension Date: KeptElement {
    /// The instant in seconds since the reference date, which is the same in every time zone.
    var kept: IntentValue? { timeIntervalSinceReferenceDate.isFinite ? .decimal(timeIntervalSinceReferenceDate) : nil }

    /// Creates the date that a button or toggle kept; nil for another value.
    init?(kept value: IntentValue) {
        guard case .decimal(let seconds) = value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension DateComponents: KeptElement {
    /// All components as JSON.
    var kept: IntentValue? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { .string(String(decoding: $0, as: UTF8.self)) }
    }

    /// Creates the components that a button or toggle kept; nil for another value.
    init?(kept value: IntentValue) {
        guard case .string(let json) = value,
            let components = try? JSONDecoder().decode(DateComponents.self, from: Data(json.utf8))
        else { return nil }
        self = components
    }
}

extension Measurement: KeptElement where UnitType: IntentUnit {
    /// The measurement in its unit, also that of a duration.
    var kept: IntentValue? { value.isFinite ? intentValue : nil }
}

extension HostedParameter {
    /// What a button or toggle keeps of the value; nil for a parameter that is not optional and has none.
    var kept: IntentValue? {
        guard let value = object.effectiveValue else { return object.isOptional ? .keptNil : nil }
        let own = ((value as? [Any]) ?? [value]).compactMap { ($0 as? any KeptElement)?.kept }
        let kept = own.isEmpty ? stored(value) : object.isList ? .list(own) : own.first
        if let kept, kept.slots.count == (value as? [Any])?.count ?? 1 {
            return kept
        }
        // The intent that is performed has the same default.
        return object.anyValue == nil ? nil : .notKept
    }
}

extension HostedIntent {
    /// Makes sure that a button or toggle kept all values.
    func requireKept(_ values: IntentValues) throws(HandlerError) {
        for parameter in parameters where values[parameter.name] == .notKept {
            throw HandlerError(
                .failed,
                message: "a button or toggle cannot keep the value of '\(parameter.name)', such as a file in memory")
        }
    }
}

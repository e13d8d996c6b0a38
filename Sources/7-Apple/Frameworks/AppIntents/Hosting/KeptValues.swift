import Foundation
import IntentModel
import IntentRuntime

// A button or toggle keeps the values of its intent, which its program performs later, perhaps in another process. What it keeps
// is what an instance would store, except where that is another value than the view gave to the intent.

extension IntentValue {
    /// The value nil of a parameter, which may have a default.
    static let keptNil = IntentValue.record(RecordValue())
    /// In the place of a value that cannot be kept, such as a file that is only in memory.
    static let notKept = IntentValue.record(RecordValue(["kept": .boolean(false)]))

    /// A date as its instant, in seconds since the reference date, which is the same in every time zone.
    fileprivate init?(instant date: Date) {
        let seconds = date.timeIntervalSinceReferenceDate
        guard seconds.isFinite else { return nil }
        self = .decimal(seconds)
    }
}

extension Date {
    /// Creates the date that a button or toggle kept; nil for another value.
    init?(kept value: IntentValue) {
        guard case .decimal(let seconds) = value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension HostedParameter {
    /// What a button or toggle keeps of the value; nil for a parameter that is not optional and has none.
    var kept: IntentValue? {
        guard let value = object.effectiveValue else { return object.isOptional ? .keptNil : nil }
        if let kept = instants(of: value) ?? stored(value), kept.slots.count == (value as? [Any])?.count ?? 1 {
            return kept
        }
        // The intent that is performed has the same default.
        return object.anyValue == nil ? nil : .notKept
    }

    private func instants(of value: any Sendable) -> IntentValue? {
        if let date = value as? Date { return IntentValue(instant: date) }
        return (value as? [Date]).map { .list($0.compactMap(IntentValue.init(instant:))) }
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

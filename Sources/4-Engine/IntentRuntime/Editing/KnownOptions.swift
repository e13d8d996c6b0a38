internal import IntentSystem

/// What is known of the options of one parameter: the texts, images and properties that are stored with it.
///
/// A richer stored value is never replaced by a poorer one. Before a value is looked up and written, it is completed with
/// what is known of its option; if a lookup finds the option, the answer of the lookup replaces it all. So a value that
/// only names its option, or lacks a part of it, keeps the rest while the source does not answer or the option is gone.
struct KnownOptions {
    private var options: [ExactText: IntentValue] = [:]

    /// - Parameter values: The values of the parameter, the newest first.
    init(of parameter: Parameter, in values: @autoclosure () -> [IntentValue?]) {
        // What has no source is as the user wrote it, and most types have nothing but their identifiers.
        guard parameter.options != .free, parameter.type.element.isDescribed else { return }
        for case let slot? in values().flatMap({ $0?.slots ?? [] }) {
            guard let key = slot.optionKey else { continue }
            options[key] = options[key]?.completed(from: slot) ?? slot
        }
    }

    /// Returns a value with what it lacks of the known options.
    func completing(_ value: IntentValue) -> IntentValue {
        if options.isEmpty { return value }
        guard case .list(let slots) = value else { return completing(slot: value) }
        return .list(slots.map { $0.map(completing(slot:)) })
    }

    /// Returns a stored value with what it lacks of the known options.
    func completing(_ reading: ValueReading, of parameter: Parameter) -> StoredValue {
        guard let value = reading.value, case let completed = completing(value), completed != value else {
            return reading.form
        }
        return StoredValue(
            type: parameter.storedTag, wire: parameter.type.wire(for: completed), marks: reading.form.marks,
            writeOrder: reading.form.writeOrder)
    }

    private func completing(slot: IntentValue) -> IntentValue {
        slot.optionKey.flatMap { options[$0] }.map(slot.completed(from:)) ?? slot
    }
}

extension ElementType {
    /// Whether values contain more than the text that identifies them.
    fileprivate var isDescribed: Bool { isObject || kind.traits.values != nil }
}

extension LayeredValue {
    /// The options that are stored with the parameter: those of the user's value and of the default.
    var known: KnownOptions { KnownOptions(of: parameter, in: [stored?.value, fallback.value]) }
}

internal import IntentSystem

/// What is known of the options of one parameter: the texts, images and properties that are stored with it.
///
/// A richer stored value is never replaced by a poorer one. Before a value is looked up and written, it is completed with
/// what is known of its option; if a lookup finds the option, the answer of the lookup replaces it all. So a value that
/// only names its option, or lacks a part of it, keeps the rest while the source does not answer or the option is gone.
struct KnownOptions {
    private let parts: [OptionPart]
    private var options: [String?: [ExactText: IntentValue]] = [:]

    /// - Parameters:
    ///   - parts: What the values of the parameter contain of options.
    ///   - values: The values of the parameter, the newest first.
    init(of parts: [OptionPart], in values: @autoclosure () -> [IntentValue?]) {
        // What has no source is as the user wrote it, and most types have nothing but their identifiers.
        self.parts = parts.filter(\.parameter.type.element.isDescribed)
        if self.parts.isEmpty { return }
        let values = values()
        for part in self.parts {
            var known: [ExactText: IntentValue] = [:]
            for choice in values.flatMap(part.choices) {
                guard let key = choice.optionKey else { continue }
                known[key] = known[key]?.completed(from: choice) ?? choice
            }
            if !known.isEmpty { options[part.field] = known }
        }
    }

    /// Returns a value with what it lacks of the known options.
    func completing(_ value: IntentValue) -> IntentValue {
        parts.reduce(value) { value, part in
            guard let known = options[part.field] else { return value }
            return part.replacingChoices(in: value) { choice in
                choice.optionKey.flatMap { known[$0] }.map(choice.completed(from:)) ?? choice
            }
        }
    }

    /// Returns a stored value with what it lacks of the known options.
    func completing(_ reading: ValueReading, of parameter: Parameter) -> StoredValue {
        guard let value = reading.value, case let completed = completing(value), completed != value else {
            return reading.form
        }
        return reading.form.holding(completed, of: parameter)
    }
}

extension ElementType {
    /// Whether values contain more than the text that identifies them.
    fileprivate var isDescribed: Bool { isObject || kind.traits.values != nil }
}

extension LayeredValue {
    /// The options that are stored with the parameter: those of the user's value, of the followed one and of the default.
    var known: KnownOptions {
        KnownOptions(of: plan.parts, in: [stored?.value, followed?.reading?.value, fallback.value])
    }
}

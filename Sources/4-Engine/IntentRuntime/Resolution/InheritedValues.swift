/// What an instance shows of the instances that it follows, in the form in which it can store it itself.
struct InheritedValues {
    private let instance: StoredInstance
    private let scope: InstanceScope
    private let resolver: Resolver
    private let reader: ValueReader

    /// Returns nil for a widget without parameters.
    init?(_ instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard let resolver = Resolver(instance, scope: scope, locale: locale) else { return nil }
        (self.instance, self.scope, self.resolver) = (instance, scope, resolver)
        reader = scope.reader
    }

    /// The values that were chosen in a followed instance and are in effect, by present name. Those of locked rows are not.
    /// - Parameter holder: The instance that stores the values; nil for any.
    func values(of holder: InstanceID? = nil) -> [String: StoredValue] {
        // A value that the program stores beside others with unknown names counts as the newest one.
        let writeOrder = instance.values.values.contains { $0.writeOrder > 0 } ? instance.values.nextWriteOrder : 0
        var values: [String: StoredValue] = [:]
        for parameter in scope.parameters {
            guard let layered = resolver.value(of: parameter.name), case .instance(let found) = layered.origin,
                holder == nil || holder == found, let reading = layered.reading
            else { continue }
            values[parameter.name] = reading.form.holding(reading.value, of: parameter)
            values[parameter.name]?.writeOrder = writeOrder
        }
        return values
    }

    /// The defaults that handlers or lists of options provided for a followed instance and that rows show or would show, as the
    /// names in ``StoredInstance/defaults``.
    var defaults: [String: StoredValue] {
        var defaults: [String: StoredValue] = [:]
        for parameter in scope.parameters where resolver.value(of: parameter.name)?.followed != nil {
            for key in parameter.providedDefaults(in: scope.widget.families).map(\.key) {
                defaults[key] = instance.followed.lazy.compactMap { $0.defaults[key] }.first
            }
        }
        return defaults
    }

    /// The remembered defaults of the instance without those of rows that follow others.
    var ownDefaults: [String: StoredValue] {
        var own = instance.defaults
        for parameter in scope.parameters where resolver.value(of: parameter.name)?.followed != nil {
            for key in reader.names(of: parameter) + parameter.providedDefaults(in: scope.widget.families).map(\.key) {
                own[key] = nil
            }
        }
        return own
    }

    /// The names of the instance's own values that are the same as in the followed instance.
    var namesOfSameValues: [String] {
        scope.parameters.flatMap { parameter -> [String] in
            guard let layered = resolver.value(of: parameter.name), layered.origin == .user,
                let followed = layered.followed?.reading, !followed.isIncompatible,
                layered.stored?.value == followed.value
            else { return [] }
            return reader.names(of: parameter).filter { instance.values[$0] != nil }
        }
    }

    /// The instance with what it shows of others as its own values, following none.
    var independent: StoredInstance {
        var copy = instance
        copy.values.merge(values()) { _, followed in followed }
        copy.defaults.merge(defaults) { _, followed in followed }
        (copy.follows, copy.followed) = (nil, [])
        return copy
    }
}

extension InstanceScope {
    /// Returns an instance with what it shows of the instances that it follows as its own values.
    func independent(_ instance: StoredInstance, locale: String) -> StoredInstance {
        if instance.followed.isEmpty { return instance }
        return InheritedValues(instance, scope: self, locale: locale)?.independent ?? instance
    }
}

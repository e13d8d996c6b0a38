import IntentModel

/// A union as App Intents has it: an enum with `@UnionValue`, whose cases have values of different types.
///
/// The values of a union have neither settings nor options of their own. Objects are chosen from what the default query of their
/// entity suggests.
struct AppIntentUnion {
    let type: ObjectType

    var members: [Parameter] { type.recordFields }

    /// Why App Intents cannot have the union, as a phrase that describes a parameter; nil if it can.
    var obstacle: String? {
        for member in members {
            if let reason = Self.obstacle(to: member) { return "is a union whose member '\(member.name)' \(reason)" }
        }
        var known: [ElementType: String] = [:]
        for member in members {
            if let other = known.updateValue(member.name, forKey: member.type.element.inUnions) {
                return "is a union whose members '\(other)' and '\(member.name)' have one type in App Intents"
            }
        }
        return nil
    }

    private static func obstacle(to member: Parameter) -> String? {
        switch member.type.element {
        case .dateComponents(.date): return "is a date without a time, which App Intents does not have in unions"
        case .dateComponents(.time): return "is a time without a date, which App Intents does not have in unions"
        default: break
        }
        switch member.type.element.appIntents.rows {
        case .none(let reason): return reason ?? "has a type that App Intents does not have"
        case .withOptions where !member.type.element.isObject:
            return "is a payment method, which unions of App Intents cannot offer"
        case .withOptions where AppIntentParameter.source(of: member.options) == .free:
            return "has no options that App Intents can use"
        case .withOptions, .all: return nil
        }
    }
}

extension ElementType {
    /// The type that stands for all types with the same Swift type in App Intents.
    fileprivate var inUnions: ElementType {
        if case .measurement(let dimension) = self, dimension == Dimension("Duration") { return .timeInterval }
        return self
    }
}

extension AppIntentParameter {
    /// Returns the members of a union under the paths under which their options are requested, such as `source.album`; none for
    /// another type.
    func members(in schema: SchemaIndex) -> [AppIntentParameter] {
        guard case .union(let name) = element, let type = schema.type(named: name) else { return [] }
        return AppIntentUnion(type: type).members.map { member in
            var declaration = member
            declaration.name = FieldPath(self.name, slot: nil, field: member.name).description
            return AppIntentParameter(member: declaration, of: intent, in: schema)
        }
    }
}

extension AppIntentParameter {
    /// Whether the options of two members of one type may differ.
    func hasOtherOptions(than other: AppIntentParameter) -> Bool {
        if source == .handler { return name != other.name || intent.name != other.intent.name }
        return parameter.options != other.parameter.options
    }
}

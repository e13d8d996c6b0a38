/// The kind of a type of App Intents, from whose name the name of a declaration follows.
package enum AppIntentTypeKind: Hashable, Sendable {
    case intent, entity, enumeration, union

    /// Returns the declared name that a type has by its own name, without its suffix: `SelectCar` for the intents
    /// `SelectCarAppIntent` and `SelectCarIntent`.
    package func declaredName(ofType name: String) -> String {
        for word in suffixes where name.hasSuffix(word) && name != word {
            return String(name.dropLast(word.count))
        }
        return name
    }

    /// Returns the name of the generated type for a declaration with this name in Swift: `SelectCarAppIntent` for
    /// `SelectCarIntent`.
    package func typeName(for swiftName: String) -> String {
        let base = self == .intent ? Self.base(ofIntent: swiftName) : swiftName
        return base + generatedSuffix
    }

    /// Returns the name in Swift of an intent without the suffix `Intent`, such as `WidgetConfig`.
    package static func base(ofIntent swiftName: String) -> String {
        guard swiftName.hasSuffix("Intent"), swiftName != "Intent" else { return swiftName }
        return String(swiftName.dropLast("Intent".count))
    }

    private var generatedSuffix: String {
        switch self {
        case .intent: "AppIntent"
        case .entity: "Entity"
        case .enumeration: "AppEnum"
        case .union: "UnionValue"
        }
    }

    /// Of several, the first is removed.
    private var suffixes: [String] {
        switch self {
        case .intent: ["AppIntent", "Intent"]
        case .entity: ["AppEntity", "Entity"]
        case .enumeration: ["AppEnum"]
        case .union: ["UnionValue"]
        }
    }
}

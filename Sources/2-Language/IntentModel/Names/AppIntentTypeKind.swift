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

import IntentModel
import IntentSystem

// Names of declarations in definitions, under which values are stored.

/// An intent whose parameters have other names in its definition than its properties. Generated intents have them.
public protocol NamedParameters {
    /// The declared names by the names of the properties; a property that is absent has the same name.
    static var parameterNames: [String: String] { get }
}

extension AppIntent {
    /// The name of the intent in a definition.
    ///
    /// It is the persistent identifier, if the type declares one, or the name under which SiriKit stored the intent, if the
    /// type states it, or the name of the type without `AppIntent` or `Intent`.
    package static var declaredName: String {
        if let declaredIdentifier { return declaredIdentifier }
        let migrated = (self as? any CustomIntentMigratedAppIntent.Type)?.intentClassName
        return AppIntentTypeKind.intent.declaredName(ofType: migrated ?? identifier(of: self))
    }
}

extension AppEntity {
    /// The name of the object type in a definition: the persistent identifier, if the type declares one, or the name of the
    /// type without `AppEntity` or `Entity`.
    package static var declaredName: String {
        declaredIdentifier ?? AppIntentTypeKind.entity.declaredName(ofType: identifier(of: self))
    }
}

extension AppEnum {
    /// The name of the enum in a definition: the persistent identifier, if the type declares one, or the name of the type
    /// without `AppEnum`.
    package static var declaredName: String {
        declaredIdentifier ?? AppIntentTypeKind.enumeration.declaredName(ofType: identifier(of: self))
    }

    /// The name of this case in a definition: its raw value if that is a text, or else its name in Swift.
    package var declaredName: String {
        if let text = rawValue as? String { return text }
        return self is any CustomStringConvertible ? rawValue.description : "\(self)"
    }

    /// Finds the case with a declared name.
    static func named(_ name: String) -> Self? {
        if RawValue.self is String.Type { return RawValue(name).flatMap(Self.init(rawValue:)) }
        return allCases.first { $0.declaredName.isExactly(name) }
    }
}

/// Returns the name of a type as an identifier. Names of generic types contain other characters.
private func identifier(of type: Any.Type) -> String {
    let name = typeName(of: type)
    return SwiftName.isIdentifier(name) ? name : SwiftName.upperCamel(name)
}

import IntentModel
import IntentRuntime
import IntentSystem

// Names of declarations in definitions, under which values are stored.

extension PersistentlyIdentifiable {
    /// The name in a definition that the type states; nil for one that follows from the name of the type.
    fileprivate static var statedName: String? {
        (self as? any NamedDeclaration.Type)?.definitionName ?? declaredIdentifier
    }
}

extension AppIntent {
    /// The name of the intent in a definition.
    ///
    /// It is the one that the type states, as ``NamedDeclaration`` or with a persistent identifier, or the name under which
    /// SiriKit stored the intent, if the type states it, or the name of the type without `AppIntent` or `Intent`.
    package static var declaredName: String {
        if let statedName { return statedName }
        let migrated = (self as? any CustomIntentMigratedAppIntent.Type)?.intentClassName
        return AppIntentTypeKind.intent.declaredName(ofType: migrated ?? identifier(of: self))
    }
}

extension AppEntity {
    /// The name of the object type in a definition: the one that the type states, or the name of the type without `AppEntity`
    /// or `Entity`.
    package static var declaredName: String {
        statedName ?? AppIntentTypeKind.entity.declaredName(ofType: identifier(of: self))
    }
}

extension AppEnum {
    /// The name of the enum in a definition: the one that the type states, or the name of the type without `AppEnum`.
    package static var declaredName: String {
        statedName ?? AppIntentTypeKind.enumeration.declaredName(ofType: identifier(of: self))
    }

    /// The name of this case in a definition: the one that the enum states, or its raw value if that is a text, or else its
    /// name in Swift.
    package var declaredName: String {
        if let named = self as? any NamedCases { return named.caseName }
        if let text = rawValue as? String { return text }
        return self is any CustomStringConvertible ? rawValue.description : "\(self)"
    }

    /// Finds the case with a declared name.
    static func named(_ name: String) -> Self? {
        if let type = self as? any NamedCases.Type { return type.init(caseName: name) as? Self }
        if RawValue.self is String.Type { return RawValue(name).flatMap(Self.init(rawValue:)) }
        return allCases.first { $0.declaredName.isExactly(name) }
    }
}

extension AppUnionValue {
    /// The name of the union in a definition: the one that the type states, or the name of the type without `UnionValue`.
    package static var declaredName: String {
        statedName ?? AppIntentTypeKind.union.declaredName(ofType: identifier(of: self))
    }
}

/// Returns the name of a type as an identifier. Names of generic types contain other characters.
private func identifier(of type: Any.Type) -> String { identifier(typeName(of: type)) }

private func identifier(_ name: String) -> String {
    SwiftName.isIdentifier(name) ? name : SwiftName.upperCamel(name)
}

// MARK: - Types of equal names

extension AppIntent {
    /// The names that the intent has, depending on which other types the program has.
    static var declaredTypeName: DeclaredTypeName {
        let isFixed = statedName != nil || self is any CustomIntentMigratedAppIntent.Type
        return DeclaredTypeName(self, .intent, space: .intents, usual: declaredName, isFixed: isFixed)
    }
}

extension AppEntity {
    /// The names that the object type has, depending on which other types the program has.
    static var declaredTypeName: DeclaredTypeName {
        DeclaredTypeName(self, .entity, space: .values, usual: declaredName, isFixed: statedName != nil)
    }
}

extension AppEnum {
    /// The names that the enum has, depending on which other types the program has.
    static var declaredTypeName: DeclaredTypeName {
        DeclaredTypeName(self, .enumeration, space: .values, usual: declaredName, isFixed: statedName != nil)
    }
}

extension AppUnionValue {
    /// The names that the union has, depending on which other types the program has.
    static var declaredTypeName: DeclaredTypeName {
        DeclaredTypeName(self, .union, space: .values, usual: declaredName, isFixed: statedName != nil)
    }
}

extension DeclaredTypeName {
    /// - Parameter isFixed: Whether the program states the name, so that there is no other.
    fileprivate init(
        _ type: Any.Type, _ kind: AppIntentTypeKind, space: Space, usual: String, isFixed: Bool
    ) {
        // The module, the types that contain the type, and the type; contexts of private types have no names.
        let path = components(ofQualifiedName: _typeName(type, qualified: true)).filter { !$0.hasPrefix("(unknown") }
        let longer = [path.dropFirst(), path[...]].map { path in
            kind.declaredName(ofType: path.map { capitalized(identifier($0)) }.joined())
        }
        self.init(type, space: space, candidates: isFixed ? [usual] : [usual] + longer)
    }
}

private func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

/// Splits `Module.Lights.Toggle` at the periods that are outside of brackets.
private func components(ofQualifiedName name: String) -> [String] {
    var components = [""]
    var depth = 0
    for character in name {
        switch character {
        case "(", "<": depth += 1
        case ")", ">": depth -= 1
        case "." where depth == 0:
            components.append("")
            continue
        default: break
        }
        components[components.count - 1].append(character)
    }
    return components
}

import IntentModel

extension SiriKitTranslation {
    /// The members that `INObject` already has, including the built-in properties.
    private static let inheritedByObjects: Set<String> = objectMembers.union(ObjectType.builtInProperties)
        .union(["spokenPhrase", "vocabularyIdentifier"])

    /// ```swift
    /// public class City: INObject { … }
    /// public class CityResolutionResult: INObjectResolutionResult { … }
    /// ```
    func translateObjectType(_ type: ObjectType) -> [SwiftDeclaration] {
        let name = names.object(type.name)
        let properties = type.properties.filter { !$0.type.element.isSystem }
        let shapes = SiriKitShape.shapes(
            properties.map { ($0.name, $0.swiftName, $0.type) },
            inherited: Self.inheritedByObjects.union(names.usedInClasses),
            names: names)
        let members =
            zip(properties, shapes).map { stored($1, Documentation.property($0)) }
            + reader("readProperties", shapes) + writer("writeProperties", shapes)
        let declaration = self.class(
            name, of: names[.INObject],
            documentation: Documentation.heading(
                type.title, type.description, deprecated: type.deprecated,
                withoutSwift: type.properties.filter(\.type.element.isSystem).map(\.name)),
            members)
        return [declaration, objectResult(name)]
    }

    private func objectResult(_ type: SwiftIdentifier) -> SwiftDeclaration {
        self.class(
            SiriKitNames.result(of: type), of: names[.INObjectResolutionResult],
            documentation: "The result of resolving a value of type \(type.name).",
            [
                maker("success", "with resolvedObject", SwiftCode(type), ".success(resolvedObject)"),
                maker(
                    "disambiguation", "with objectsToDisambiguate", "[\(type)]",
                    ".disambiguation(objectsToDisambiguate)"),
                maker(
                    "confirmationRequired", "with objectToConfirm", "\(type)?",
                    ".confirmationRequired(objectToConfirm, reason: nil)"),
            ])
    }
}

extension SiriKitTranslation {
    /// ```swift
    /// public enum CountType: Int, INStoredEnum { … }
    /// public class CountTypeResolutionResult: INEnumResolutionResult { … }
    /// ```
    func translateEnum(_ enumeration: EnumType) -> [SwiftDeclaration] {
        let type = names.enumeration(enumeration.name)
        let cases = caseNames(of: enumeration)
        let none = SwiftDeclaration(
            documentation: [enumeration.unknownTitle.map(Documentation.title) ?? "No value."],
            kind: .enumCase(name: SwiftIdentifier("unknown"), payload: nil, rawValue: "0"))
        var members = [none]
        members += cases.map { declared, name in
            SwiftDeclaration(
                documentation: [Documentation.heading(declared.title, nil, deprecated: declared.deprecated)],
                kind: .enumCase(name: name, payload: nil, rawValue: "\(declared.index)"))
        }
        members += [reader(cases), writer(cases, of: type)]
        let declaration = typeDeclaration(
            "nonisolated",
            documentation: [Documentation.heading(enumeration.title, nil, deprecated: enumeration.deprecated)],
            keyword: .enum, name: SwiftCode(type), inherited: [names[.Int], names[.INStoredEnum]], members: members)
        return [declaration, enumResult(type)]
    }

    /// The names of the cases in Swift. As Xcode does, a name without a `swiftName` begins with a small letter, unless that is
    /// the name of another case or of a member.
    private func caseNames(of enumeration: EnumType) -> [(declared: EnumCase, name: SwiftIdentifier)] {
        let reserved = SiriKitNames.rawMembers.union(["unknown", "hashValue"])
        var taken = reserved.union(enumeration.cases.map(\.swiftName))
        return enumeration.cases.map { declared in
            let declaredName = declared.swiftName
            if declaredName == declared.name {
                let name = declaredName.prefix(1).lowercased() + declaredName.dropFirst()
                if taken.insert(name).inserted { return (declared, SwiftIdentifier(name)) }
            }
            let name = SwiftIdentifier(declaredName)
            guard reserved.contains(name.name) else { return (declared, name) }
            let free = name.avoiding(taken)
            taken.insert(free.name)
            return (declared, free)
        }
    }

    private func reader(_ cases: [(declared: EnumCase, name: SwiftIdentifier)]) -> SwiftDeclaration {
        let branches = cases.map { declared, name in
            SwiftStatement.Case(patterns: [SwiftLiteral.string(declared.name)], body: [.code("self = .\(name)")])
        }
        return function(
            name: "init", arguments: [.init(name: "storedName", type: names[.String])],
            body: [.switch("storedName", branches + [.init(patterns: nil, body: [.code("self = .unknown")])])])
    }

    private func writer(
        _ cases: [(declared: EnumCase, name: SwiftIdentifier)], of type: SwiftIdentifier
    ) -> SwiftDeclaration {
        let branches = cases.map { declared, name in
            SwiftStatement.Case(patterns: [".\(name)"], body: [.code(SwiftLiteral.string(declared.name))])
        }
        return function(
            "static", name: "func storedName", arguments: [.init(name: "of value", type: SwiftCode(type))],
            result: "\(names[.String])?",
            body: [.switch("value", branches + [.init(patterns: [".unknown"], body: [.code("nil")])])])
    }

    private func enumResult(_ type: SwiftIdentifier) -> SwiftDeclaration {
        self.class(
            SiriKitNames.result(of: type), of: names[.INEnumResolutionResult],
            documentation: "The result of resolving a value of type \(type.name).",
            [
                maker("success", "with resolvedValue", SwiftCode(type), ".success(resolvedValue)"),
                maker(
                    "confirmationRequired", "with valueToConfirm", SwiftCode(type),
                    ".confirmationRequired(valueToConfirm, reason: nil)"),
            ])
    }

    /// `class func success(with resolvedValue: CountType) -> Self { … }`
    func maker(_ name: SwiftCode, _ argument: SwiftCode, _ type: SwiftCode, _ outcome: SwiftCode) -> SwiftDeclaration {
        function(
            "class", name: "func \(name)", arguments: [.init(name: argument, type: type)], result: "Self",
            body: [.code("make(\(outcome))")])
    }
}

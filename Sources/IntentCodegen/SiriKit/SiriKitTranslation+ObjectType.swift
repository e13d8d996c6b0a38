import IntentModel

extension SiriKitTranslation {
    /// What `INObject` has already beside the built-in properties, which no own one may be called.
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
            properties.map { ($0.name, $0.swiftName, $0.type) }, inherited: Self.inheritedByObjects, names: names)
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
            documentation: "What a handler makes of a \(type.name).",
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

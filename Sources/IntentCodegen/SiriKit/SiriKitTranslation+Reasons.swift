import IntentModel

extension SiriKitTranslation {
    /// ```swift
    /// public enum OrderSoupQuantityUnsupportedReason: Int { … }
    /// public class OrderSoupQuantityResolutionResult: INIntegerResolutionResult { … }
    /// ```
    func translateReasons(of parameter: Parameter, in intent: Intent) -> [SwiftDeclaration] {
        guard let own = ResolutionReasons(parameter, of: intent) else { return [] }
        let shape = SiriKitShape(
            stored: parameter.name, swiftName: parameter.swiftName, type: parameter.type, taken: [], names: names)
        let title = Documentation.title(parameter.title)
        let cases = own.reasons.enumerated().map { index, reason in
            SwiftDeclaration(
                documentation: reason.text.map { [Documentation.heading($0, nil)] } ?? [],
                kind: .enumCase(name: reason.identifier, payload: nil, rawValue: "\(index + 1)"))
        }
        let reasons = SwiftDeclaration(
            documentation: ["Why a value of \(title) is refused."], modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(
                    keyword: .enum, name: SwiftCode(own.reasonType), inherited: [names[.Int], names[.Sendable]],
                    members: cases)))
        let refusal = SwiftDeclaration(
            modifiers: visible("class"),
            kind: .function(
                SwiftFunction(
                    name: "func unsupported",
                    arguments: [.init(name: "forReason reason", type: SwiftCode(own.reasonType))], result: "Self",
                    body: [.code("unsupported(withReason: reason.rawValue)")])))
        let result = self.class(
            own.resultType, of: shape.resultType, documentation: "What a handler makes of \(title).", [refusal])
        return [reasons, result]
    }
}

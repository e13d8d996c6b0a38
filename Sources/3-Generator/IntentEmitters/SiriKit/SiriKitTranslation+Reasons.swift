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
        let reasons = typeDeclaration(
            "nonisolated", documentation: ["The reasons why a value of \(title) is not supported."], keyword: .enum,
            name: SwiftCode(own.reasonType), inherited: [names[.Int], names[.Sendable]], members: cases)
        let refusal = function(
            "class", name: "func unsupported",
            arguments: [.init(name: "forReason reason", type: SwiftCode(own.reasonType))], result: "Self",
            body: [.code("unsupported(withReason: reason.rawValue)")])
        let result = self.class(
            own.resultType, of: shape.resultType, documentation: "The result of resolving \(title).", [refusal])
        return [reasons, result]
    }
}

/// The separate result class of a parameter that declares reasons for not supporting a value.
struct ResolutionReasons {
    /// `OrderSoupQuantityUnsupportedReason`
    let reasonType: SwiftIdentifier
    /// `OrderSoupQuantityResolutionResult`
    let resultType: SwiftIdentifier
    /// The reasons in order; the first has the number 1.
    let reasons: [(identifier: SwiftIdentifier, text: LocalizedText?)]

    /// Returns nil for a parameter that is not resolved or has no reasons. Numbers and amounts of money always have
    /// three built-in reasons.
    init?(_ parameter: Parameter, of intent: Intent) {
        guard parameter.siriCanAsk else { return nil }
        let own = parameter.siri?.unsupported ?? []
        let builtIn = parameter.type.element.hasBuiltInReasons ? UnsupportedReason.builtIn.map(\.name) : []
        let names = builtIn + own.map(\.name).filter { !builtIn.contains($0) }
        guard !names.isEmpty else { return nil }
        let texts = Dictionary(own.map { ($0.name, $0.text) }) { first, _ in first }
        var taken = SiriKitNames.rawMembers
        reasons = names.map { name in
            let plain = SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)
            let identifier = SwiftIdentifier(plain).avoiding(taken)
            taken.insert(identifier.name)
            return (identifier, texts[name] ?? nil)
        }
        let subject = intent.siriKitName + parameter.siriKitName
        reasonType = SwiftIdentifier(subject + "UnsupportedReason")
        resultType = SwiftIdentifier(subject + "ResolutionResult")
    }
}

extension ElementType {
    fileprivate var hasBuiltInReasons: Bool {
        switch self {
        case .integer, .decimal, .currencyAmount: true
        default: false
        }
    }
}

extension Intent {
    /// The name inside the names of result types, without prefix and without `Intent`. If the declared name is not a
    /// valid identifier, it is derived from the class name.
    fileprivate var siriKitName: String {
        if SwiftName.isIdentifier(name) { return name }
        return swiftName.hasSuffix("Intent") && swiftName != "Intent" ? String(swiftName.dropLast(6)) : swiftName
    }
}

extension Parameter {
    /// The name inside the names of requirements and results, with an uppercase first letter.
    var siriKitName: String { swiftName.prefix(1).uppercased() + swiftName.dropFirst() }
}

import IntentModel

/// The result class that a parameter has for itself, because there are reasons for which its value is refused.
struct ResolutionReasons {
    /// `OrderSoupQuantityUnsupportedReason`
    let reasonType: SwiftIdentifier
    /// `OrderSoupQuantityResolutionResult`
    let resultType: SwiftIdentifier
    /// In order; the first has the number 1.
    let reasons: [(identifier: SwiftIdentifier, text: LocalizedText?)]

    /// Nil for a parameter that is not asked for, and for one without reasons: numbers and amounts of money have three
    /// always.
    init?(_ parameter: Parameter, of intent: Intent) {
        guard parameter.isAskedFor else { return nil }
        let own = parameter.siri?.unsupported ?? []
        let builtIn = parameter.type.element.hasBuiltInReasons ? UnsupportedReason.builtIn.map(\.name) : []
        let names = builtIn + own.map(\.name).filter { !builtIn.contains($0) }
        guard !names.isEmpty else { return nil }
        var taken: Set<String> = ["rawValue"]
        reasons = names.map { name in
            let plain = SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)
            let identifier = SwiftIdentifier(plain).avoiding(taken)
            taken.insert(identifier.name)
            return (identifier, own.first { $0.name == name }?.text)
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
    /// The name within the names of results: without prefix and without `Intent`. A declared name that Swift does not
    /// take has its class's instead.
    fileprivate var siriKitName: String {
        if SwiftName.isIdentifier(name) { return name }
        return swiftName.hasSuffix("Intent") && swiftName != "Intent" ? String(swiftName.dropLast(6)) : swiftName
    }
}

extension Parameter {
    /// The name within the names of requirements and results: the first letter is a capital.
    var siriKitName: String { swiftName.prefix(1).uppercased() + swiftName.dropFirst() }
}

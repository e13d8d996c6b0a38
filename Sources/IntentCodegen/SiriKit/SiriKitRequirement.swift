import IntentModel

/// One requirement of a handling protocol in its two forms: with a completion, and async.
struct SiriKitRequirement {
    let documentation: String
    /// `resolveSoup`
    let name: SwiftIdentifier
    /// What both forms have: `for intent: OrderSoupIntent`.
    let arguments: [SwiftFunction.Argument]
    /// The labels with colons, as messages name the requirement: `resolveSoup(for:)`.
    let signature: SwiftCode
    /// How the async form is called with the arguments: `for: intent`.
    let call: [SwiftCode]
    let completionLabel: SwiftCode
    let answer: Answer

    enum Answer {
        /// A collection or an error; its element.
        case options(SwiftCode)
        /// What cannot fail, and what is answered where a handler has neither form.
        case value(SwiftCode, fallback: SwiftCode, isOptional: Bool)
    }

    func completionType(_ names: SiriKitNames) -> SwiftCode {
        switch answer {
        case .options(let element):
            "@escaping (\(names[.INObjectCollection])<\(element)>?, (any \(names[.Error]))?) -> \(names[.Void])"
        case .value(let type, _, _): "@escaping (\(type)) -> \(names[.Void])"
        }
    }

    func result(_ names: SiriKitNames) -> SwiftCode {
        switch answer {
        case .options(let element): "\(names[.INObjectCollection])<\(element)>"
        case .value(let type, _, _): type
        }
    }

    var effects: SwiftCode {
        switch answer {
        case .options: "async throws"
        case .value: "async"
        }
    }

    var calling: SwiftCode {
        switch answer {
        case .options: "try await"
        case .value: "await"
        }
    }
}

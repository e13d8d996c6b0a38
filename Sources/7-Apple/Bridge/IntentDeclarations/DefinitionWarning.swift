internal import AppIntents
package import IntentDiagnostics
package import IntentModel

/// Something that the printed definition does not say as the program does.
package struct DefinitionWarning: Hashable, Sendable {
    package let code: DiagnosticCode
    /// The place in the code, in the definition or in a string catalog: `SelectCar.door`, `intents.SelectCar.title`,
    /// `Localizable.xcstrings: car`.
    package let place: String
    /// A phrase without a full stop.
    package let message: String
    /// The name of the declaration in the definition; nil for a warning about several.
    private(set) var declaration: String?

    package init(_ code: DiagnosticCode, at place: String, _ message: String) {
        self.code = code
        self.place = place
        self.message = message
    }

    init(_ loss: DeclarationLoss) {
        self.init(loss.kind.code, at: loss.place, loss.message)
        declaration = loss.declaration
    }

    /// `SelectCar.door: a parameter of type … is left out [declared-type]`
    package var text: String { "\(place): \(message) [\(code)]" }

    package var json: JSONValue {
        ["code": .string(code.rawValue), "place": .string(place), "message": .string(message)]
    }
}

extension DeclarationLoss.Kind {
    var code: DiagnosticCode {
        switch self {
        case .type: .declaredType
        case .name: .declaredName
        case .defaultValue: .declaredDefault
        case .options: .declaredOptions
        case .condition: .declaredCondition
        case .sentence: .declaredSentence
        case .setting: .declaredSetting
        }
    }
}

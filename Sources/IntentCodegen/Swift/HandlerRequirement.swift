import IntentModel

/// One function that a handler has to have.
struct HandlerRequirement {
    enum Kind: String {
        case options = "Options"
        case lookup = "Lookup"
        case initialValue = "Default"
    }

    struct Argument {
        let label: SwiftIdentifier?
        let name: SwiftIdentifier
        let type: SwiftCode

        init(label: StaticString? = nil, _ name: StaticString, _ type: SwiftCode) {
            self.label = label.map { SwiftIdentifier("\($0)") }
            self.name = SwiftIdentifier("\(name)")
            self.type = type
        }

        /// `for intent: WidgetConfigIntent`
        var declared: SwiftFunction.Argument {
            // A label needs no back-quotes, whatever the word.
            SwiftFunction.Argument(name: label.map { "\(label: $0) \(name)" } ?? SwiftCode(name), type: type)
        }
    }

    let kind: Kind
    let shape: ParameterShape
    let name: SwiftIdentifier
    let arguments: [Argument]
    let result: SwiftCode

    init(
        _ kind: Kind, _ shape: ParameterShape, name: SwiftIdentifier, arguments: [Argument], result: SwiftCode
    ) {
        self.kind = kind
        self.shape = shape
        self.name = name
        self.arguments = arguments
        self.result = result
    }

    var documentation: String {
        switch kind {
        case .options: Documentation.options(shape)
        case .lookup: Documentation.lookup(shape)
        case .initialValue: Documentation.initialValue(shape)
        }
    }

    /// A fake's closure: `carControlsOptions`.
    var closure: SwiftIdentifier { SwiftIdentifier(shape.property.name + kind.rawValue) }
}

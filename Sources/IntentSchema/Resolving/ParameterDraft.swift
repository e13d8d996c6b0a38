internal import IntentModel
internal import IntentYAML

/// A parameter while its intent is resolved: what is known of it before its siblings are.
struct ParameterDraft {
    var parameter: Parameter
    let key: NodeID
    /// What gives the Swift name: the key, or the value of `swiftName`.
    var swiftNode: NodeID
    /// False where the type could not be read, so that nothing that depends on it can be judged.
    var isTyped = false
    var options = ResolvedOptions(.free)
    /// What `when` says, to be read once all siblings are known.
    var when: Value?
    /// What `prompt` and `siri` say, whose placeholders name siblings.
    var dialogs: [ParameterDialog] = []
    var dependsOn: [(name: String, node: NodeID)] = []

    init(name: String, key: NodeID, language: String) {
        parameter = Parameter(
            name: name, swiftName: name, title: LocalizedText(name, language: language), type: ValueType(.string))
        self.key = key
        swiftNode = key
    }

    /// Leaves an empty parameter behind, since moving one is cheaper than copying it.
    mutating func moveParameter(to parameters: inout [Parameter]) {
        let nothing = LocalizedText("", language: "")
        parameters.append(Parameter(name: "", swiftName: "", title: nothing, type: ValueType(.string)))
        swap(&parameters[parameters.count - 1], &parameter)
    }

    var element: ElementType { parameter.type.element }

    /// The parameter as the rules about rows may judge it: options that are not all known are none.
    var judged: Parameter {
        guard options.isListed, !options.isComplete else { return parameter }
        var parameter = parameter
        parameter.options = .free
        return parameter
    }

    /// Generated handlers have requirements for it.
    var needsHandler: Bool {
        if case .dynamic = parameter.options { return true }
        switch parameter.defaultRule {
        case .handler?: return true
        case .byFamily(let rules, let otherwise)?: return rules.values.contains(.handler) || otherwise == .handler
        default: return false
        }
    }

    /// A value that is always there: a static default that holds in every family, and a row that never goes.
    var isAlwaysSet: Bool {
        when == nil && parameter.families == nil && parameter.hasLiteralDefault
    }
}

package import IntentModel
package import IntentRuntime

/// Values with origins, stored values, defaults and marks: `get --explain`.
package struct ExplanationResult: CommandResult, Hashable {
    package let instance: StoredInstance
    package let parameters: [ParameterReport]

    package init(instance: StoredInstance, parameters: [ParameterReport]) {
        self.instance = instance
        self.parameters = parameters
    }

    package var json: JSONValue {
        [
            "explain": 1,
            "id": .string(instance.id.text),
            "revision": .integer(instance.revision),
            "parameters": ParameterJSON.explanations(of: parameters),
        ]
    }

    package func text(_ style: TextStyle) -> String {
        parameters.flatMap { ParameterText.explanation(of: $0, style: style) }.map { $0 + "\n" }.joined()
    }
}

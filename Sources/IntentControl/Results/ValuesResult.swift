package import IntentModel

/// The effective values of one instance: `get`.
package struct ValuesResult: CommandResult, Hashable {
    /// In declared order.
    package let parameters: [ParameterReport]

    package init(parameters: [ParameterReport]) {
        self.parameters = parameters
    }

    /// An object by parameter, as a configuration reads and writes itself.
    package var json: JSONValue {
        .object(JSONObject(uniqueMembers: parameters.map { .init(key: $0.name, value: $0.plainWire) }))
    }

    /// `name: value` a line; a list has a line for each value, and a parameter without a value its name alone.
    package func text(_ style: TextStyle) -> String {
        ParameterText.lines(of: parameters, style: style).map { $0 + "\n" }.joined()
    }
}

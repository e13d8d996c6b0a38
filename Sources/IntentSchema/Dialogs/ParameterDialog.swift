/// A text of a parameter whose placeholders name siblings, so that it can be judged only when these are known.
struct ParameterDialog {
    let value: Value
    /// The rest of its path below the parameter: `siri.ask`.
    let name: String
    /// What placeholders may be beside the intent's parameters.
    var words: [String] = []
}

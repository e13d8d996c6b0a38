internal import IntentModel

extension Intent {
    /// For a name that is no parameter's: the nearest one, and all there are.
    func problem(ofUnknown name: String) -> ControlFailure.Problem {
        let names = parameters.map(\.name)
        let known = names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))"
        return ControlFailure.Problem(
            "unknownParameter", parameter: name, "\(self.name) has no parameter '\(name)'; \(known)",
            suggestion: NearMatch.best(for: name, in: names))
    }
}

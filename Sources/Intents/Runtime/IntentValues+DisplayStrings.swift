import IntentRuntime

extension IntentValues {
    /// What showed the value of this identifier when it was chosen; nil for a value that is not in effect.
    func displayString(of identifier: String, in parameter: String) -> String? {
        for case .object(let object)? in self[parameter]?.slots ?? [] where object.identifier == identifier {
            return object.displayString
        }
        return nil
    }
}

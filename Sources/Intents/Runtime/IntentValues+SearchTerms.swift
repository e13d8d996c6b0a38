import IntentRuntime

extension IntentValues {
    /// What a search may find a value by: the text that showed it when it was chosen, else its identifier.
    func searchTerm(for identifier: String, in parameter: String) -> String {
        for case .object(let object)? in self[parameter]?.slots ?? []
        where object.identifier == identifier && !object.displayString.isEmpty {
            return object.displayString
        }
        return identifier
    }
}

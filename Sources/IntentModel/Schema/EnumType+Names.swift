extension EnumType {
    package func enumCase(named name: String) -> EnumCase? { cases.first { $0.name == name } }

    /// The declared name of a stored case: itself where it is declared, else the case that was renamed from it, else
    /// itself, which then is unrecognized.
    package func presentName(of stored: String) -> String {
        if enumCase(named: stored) != nil { return stored }
        return cases.first { $0.renamedFrom.contains(stored) }?.name ?? stored
    }
}

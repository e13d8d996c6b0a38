enum ProgramVersion {
    /// Of the whole package.
    static let text = "0.1.0"
}

extension Int {
    /// So many of what a noun with a plain plural names: `1 instance`, `12 instances`.
    func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

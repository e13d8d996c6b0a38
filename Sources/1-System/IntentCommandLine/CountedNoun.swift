extension Int {
    /// Returns the number with a noun: `1 instance`, `12 instances`.
    /// - Parameters:
    ///   - noun: The singular, possibly with an adjective.
    ///   - plural: The plural; nil if it only ends in an additional "s".
    package func counting(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
    }
}

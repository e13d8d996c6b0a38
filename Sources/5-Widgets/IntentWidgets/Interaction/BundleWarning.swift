extension Collection<WidgetRegistration> {
    /// The numbers of widgets in a bundle beyond which developers report problems on Apple's systems.
    private static var reportedLimits: [Int] { [10, 5] }

    /// The warnings about programs with many widgets: this one, and each extension.
    var bundleWarnings: [String] {
        let byProgram = Dictionary(grouping: self, by: \.extensionPath)
        return byProgram.sorted { ($0.key ?? "") < ($1.key ?? "") }.compactMap { path, widgets in
            guard let limit = Self.reportedLimits.first(where: { widgets.count > $0 }) else { return nil }
            let program = path.map { "the extension '\($0)'" } ?? "this program"
            return
                "\(program) has \(widgets.count) widgets; developers report problems on Apple's systems with more than \(limit) in a bundle"
        }
    }
}

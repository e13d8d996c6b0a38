extension GenerationTarget {
    /// The target whose files declare the same names for another module, so that both cannot be in one folder, and how
    /// the names of its files end.
    package var rival: (target: GenerationTarget, fileEnding: String)? {
        if self == .swift { return (.sirikit, GeneratedFileNames.siriKitFile(for: "")) }
        if self == .sirikit { return (.swift, GeneratedFileNames.swiftFile(for: "")) }
        return nil
    }

    /// What files of ours that hold Swift begin with.
    package static let swiftHeading = "// Made by intentgen from "
}

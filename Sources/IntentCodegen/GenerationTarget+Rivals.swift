extension GenerationTarget {
    /// The target whose files declare the same names for another module, so that both cannot be in one folder.
    package var rival: GenerationTarget? {
        switch self {
        case .swift: .sirikit
        case .sirikit: .swift
        }
    }

    /// How the names of its files end, where another target must know them.
    package var fileEnding: String {
        switch self {
        case .swift: GeneratedFileNames.swiftFile(for: "")
        case .sirikit: GeneratedFileNames.siriKitFile(for: "")
        }
    }

    /// What files of ours that hold Swift begin with.
    package static let swiftHeading = "// Made by intentgen from "
}

/// A module with intents, which other modules list.
public protocol AppIntentsPackage {
    /// The modules whose intents belong to this one.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A module with intents, which other modules list.
public protocol AppIntentsPackage {
    /// The modules whose intents belong to this one.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A program of its own that performs the intents of an app.
public protocol AppIntentsExtension {
    /// Creates the extension.
    init()
}

extension AppIntentsExtension {
    /// Does nothing: the program that shows a widget performs its intents.
    public static func main() {}
}

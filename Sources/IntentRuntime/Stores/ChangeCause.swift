/// Why an instance changed.
public struct ChangeCause: RawRepresentable, Hashable, Sendable {
    /// As it is stored; a newer program may know more.
    public let rawValue: String

    /// A cause by its stored text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The instance was placed.
    public static let placed = ChangeCause(rawValue: "placed")
    /// A user's edit changed values.
    public static let edited = ChangeCause(rawValue: "edited")
    /// It got another family.
    public static let resized = ChangeCause(rawValue: "resized")
    /// It was removed.
    public static let removed = ChangeCause(rawValue: "removed")
    /// It was brought back.
    public static let restored = ChangeCause(rawValue: "restored")
    /// A default was asked for and is kept.
    public static let remembered = ChangeCause(rawValue: "remembered")
    /// A lookup renewed texts or marks.
    public static let refreshed = ChangeCause(rawValue: "refreshed")
    /// A user took earlier edits back.
    public static let undone = ChangeCause(rawValue: "undone")
    /// It got what a document of exported instances says.
    public static let imported = ChangeCause(rawValue: "imported")
    /// What is stored got its present names and types.
    public static let migrated = ChangeCause(rawValue: "migrated")
    /// Its values and its log were taken away for good.
    public static let forgotten = ChangeCause(rawValue: "forgotten")
}

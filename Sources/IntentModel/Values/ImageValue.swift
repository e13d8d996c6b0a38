/// The picture beside an option, by reference: the engine never loads it.
public enum ImageValue: Hashable, Sendable {
    /// An image of the app's own assets.
    case named(String)
    /// A symbol of the system's set.
    case system(String)
    /// A file, by path.
    case file(String)
    /// An address, as text.
    case url(String)
}

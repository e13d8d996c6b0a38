public import Foundation

/// A picture, by name, address or content. Nothing here draws it.
open class INImage: NSObject, NSCopying {
    enum Source: Hashable {
        case named(String)
        case system(String)
        case url(URL, width: Double, height: Double)
        case data(Data)
    }

    let source: Source

    init(source: Source) {
        self.source = source
    }

    /// An image of the app's own assets.
    public convenience init(named name: String) {
        self.init(source: .named(name))
    }

    /// A symbol of the system's set.
    public convenience init(systemImageNamed systemImageName: String) {
        self.init(source: .system(systemImageName))
    }

    /// A symbol of the system's set.
    public class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(systemImageNamed: systemImageName)
    }

    /// Encoded picture data. An option does not carry it: the runtime keeps images by reference.
    public convenience init(imageData: Data) {
        self.init(source: .data(imageData))
    }

    /// A picture behind an address, or in a file.
    public convenience init?(url: URL) {
        self.init(source: .url(url, width: 0, height: 0))
    }

    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public convenience init?(url: URL, width: Double, height: Double) {
        self.init(source: .url(url, width: width, height: height))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INImage)?.source == source
    }

    open override var hash: Int { source.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

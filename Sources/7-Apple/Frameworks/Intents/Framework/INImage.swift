public import Foundation
import IntentRuntime

/// An image, given by name, URL or data. Nothing here displays it.
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

    /// Creates an image from the app's assets.
    public convenience init(named name: String) {
        self.init(source: .named(name))
    }

    /// Creates an image of a system symbol.
    public convenience init(systemImageNamed systemImageName: String) {
        self.init(source: .system(systemImageName))
    }

    /// Returns an image of a system symbol.
    public class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(systemImageNamed: systemImageName)
    }

    /// Creates an image from encoded data. Options cannot contain it, because the runtime stores images by reference.
    public convenience init(imageData: Data) {
        self.init(source: .data(imageData))
    }

    /// Creates an image from a web or file URL.
    public convenience init?(url: URL) {
        self.init(source: .url(url, width: 0, height: 0))
    }

    /// Creates an image from a web or file URL. Its width and height are in points.
    public convenience init?(url: URL, width: Double, height: Double) {
        self.init(source: .url(url, width: width, height: height))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INImage)?.source == source
    }

    open override var hash: Int { source.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension INImage {
    /// The value to store; nil for an image that is only in memory, because images are stored by reference.
    var intentImage: ImageValue? {
        switch source {
        case .named(let name): .named(name)
        case .system(let name): .system(name)
        case .url(let url, _, _): url.isFileURL ? .file(url.path) : .url(url.absoluteString)
        case .data: nil
        }
    }

    convenience init(intentImage image: ImageValue) {
        switch image {
        case .named(let name): self.init(source: .named(name))
        case .system(let name): self.init(source: .system(name))
        case .file(let path): self.init(source: .url(URL(fileURLWithPath: path), width: 0, height: 0))
        case .url(let text): self.init(source: .url(URL(intentText: text), width: 0, height: 0))
        }
    }
}

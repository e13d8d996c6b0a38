/// A picture of UIKit, as Apple's module re-exports UIKit. It is not decoded: it keeps its data or its name.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    /// The data of the picture; nil for a name and for an empty picture.
    private var data: Data? { if case .data(let data, _) = source, !data.isEmpty { data } else { nil } }
    /// The scale of the pixels.
    public let scale: CGFloat
    /// The size in points; zero for data that is no picture, and for a symbol.
    public var size: CGSize { source.size }

    private init(_ source: Image.Source, scale: CGFloat = 1) {
        self.source = source
        self.scale = scale
    }

    /// Creates an empty picture.
    public convenience init() { self.init(.data(Data(), scale: 1)) }

    /// Creates a picture from data; nil without data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates a picture from data; nil without data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty else { return nil }
        self.init(.data(data, scale: Double(scale)), scale: scale)
    }

    /// Creates a picture from a file; nil without data.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture with a name, whether or not there is one with this name.
    public convenience init?(named name: String) { self.init(.asset(AssetName(name))) }

    /// Creates a picture with a name in a bundle, whether or not there is one with this name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(.asset(AssetName(name, in: bundle)))
    }

    public convenience init(resource: ImageResource) { self.init(.asset(resource.name)) }

    /// Creates a picture of a symbol, whether or not there is one with this name.
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }

    /// The data from which the picture was created, in whatever format it has; nil for a name.
    public func pngData() -> Data? { data }

    /// The data from which the picture was created, in whatever format it has; nil for a name.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }

    public static func == (first: UIImage, second: UIImage) -> Bool { first.source == second.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

nonisolated extension Image {
    public init(uiImage image: UIImage) { self.init(image.source) }
}

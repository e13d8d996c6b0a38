/// Makes a picture of a view. Nothing is drawn here, so there is no picture: only its settings are kept.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false

    public init(content: Content) { self.content = content }
}

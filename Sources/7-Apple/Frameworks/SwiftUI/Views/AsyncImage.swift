/// A picture at a URL. As in a widget on Apple's systems, nothing is loaded: the placeholder is shown.
public nonisolated struct AsyncImage<Content: View>: PrimitiveView, ContentContainer {
    package let url: URL?
    package let content: Content

    public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {
        self.url = url
        content = EmptyView()
    }

    public init<Loaded: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalView<Loaded, Placeholder> {
        self.url = url
        self.content = .second(placeholder())
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content(.empty)
    }
}

/// The progress of loading a picture.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

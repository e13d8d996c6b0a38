public import IntentFoundation

/// How a value is shown: a title, and optionally a subtitle and an image.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The title.
    public var title: LocalizedStringResource
    /// The line below the title.
    public var subtitle: LocalizedStringResource?
    /// The image beside the title.
    public var image: Image?
    /// Other names by which the value is found.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation of a value.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    public init(_ title: LocalizedStringResource) { self.init(title: title) }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension DisplayRepresentation {
    /// An image, given by the name of a resource, the name of a symbol, a URL or its contents.
    public struct Image: Hashable, Sendable {
        /// The outline of an image.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        /// The image itself.
        package enum Source: Hashable, Sendable {
            case named(String)
            case system(String)
            case url(URL)
            case data(Data)
        }

        package let source: Source
        /// Whether the image is drawn in one color; nil if the system decides.
        package let isTemplate: Bool?
        package let displayStyle: DisplayStyle

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle = .default) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }

        /// Creates an image of the program's resources.
        public init(
            named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default, bundle: Bundle? = nil
        ) {
            self.init(.named(name), isTemplate, displayStyle)
        }

        /// Creates a symbol of SF Symbols.
        public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.system(name), isTemplate) }

        /// Creates an image at a URL.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url), isTemplate, displayStyle)
        }

        /// Creates an image from its contents, such as those of a PNG file.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }
    }
}

/// How a type is shown: its name, and optionally a format for a number of values.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name of the type, such as `Car`.
    public var name: LocalizedStringResource
    /// A text with a placeholder for a number, such as `%lld cars`.
    public var numericFormat: LocalizedStringResource?
    /// Other names of the type.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation of a type.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

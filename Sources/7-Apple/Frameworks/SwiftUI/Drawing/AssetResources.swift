/// A color of an asset catalog, by the symbol that the plugin IntentGenerator generates.
public struct ColorResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalog, by the symbol that the plugin IntentGenerator generates.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}

nonisolated extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
}

nonisolated extension Label where Title == Text, Icon == Image {
    @PlainText @TranslatedText
    public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

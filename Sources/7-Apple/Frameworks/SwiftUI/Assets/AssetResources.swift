/// A color of an asset catalog, by the symbol that the plugin IntentGenerator generates.
public struct ColorResource: Hashable, Sendable {
    package let name: AssetName

    public init(name: String, bundle: Bundle) { self.name = AssetName(name, in: bundle) }
}

/// A picture of an asset catalog, by the symbol that the plugin IntentGenerator generates.
public struct ImageResource: Hashable, Sendable {
    package let name: AssetName

    public init(name: String, bundle: Bundle) { self.name = AssetName(name, in: bundle) }
}

nonisolated extension Color {
    public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

nonisolated extension Image {
    public init(_ resource: ImageResource) { self.init(.asset(resource.name)) }
}

nonisolated extension Label where Title == Text, Icon == Image {
    @PlainText @TranslatedText
    public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

/// Images of an intent's parameters by key path: `intent.setImage(image, forParameterNamed: \.soup)`.
public protocol INIntentSetImageKeyPath: INIntent {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath {
    /// Kept for ``image(forParameterNamed:)``, and shown by nothing.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        keyPathImages[parameterName] = image
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        keyPathImages[parameterName]
    }
}

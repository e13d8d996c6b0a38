public import IntentFoundation

/// An option, optionally with other texts than those of its value.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The option itself.
    public let value: Value
    /// How the option is shown; nil for the representation of the value.
    package let representation: DisplayRepresentation?

    public init(_ value: Value) {
        self.value = value
        representation = nil
    }

    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        representation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    /// Builds a list of options.
    @resultBuilder
    public enum Builder: ListBuilder {
        public typealias Element = IntentItem<Value>

        public static func buildExpression(_ value: Value) -> [Element] { [IntentItem(value)] }
        public static func buildExpression(_ values: [Value]) -> [Element] { values.map { IntentItem($0) } }
    }
}

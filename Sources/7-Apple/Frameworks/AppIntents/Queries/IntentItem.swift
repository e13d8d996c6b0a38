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
    public enum Builder {
        public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
        public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }

        public static func buildExpression(_ values: [Value]) -> [IntentItem<Value>] {
            values.map { IntentItem($0) }
        }

        public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            items.flatMap(\.self)
        }

        public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
        public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
        public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

        public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            items.flatMap(\.self)
        }
    }
}

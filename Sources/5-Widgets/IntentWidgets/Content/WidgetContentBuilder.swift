/// Builds the content of an entry: the value of one expression, of whatever type, or of several.
@resultBuilder
public enum WidgetContentBuilder {
    public static func buildBlock<Content>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content>(_ content: repeat each Content) -> WidgetContentGroup {
        var parts: [Any] = []
        repeat parts.append(each content)
        return WidgetContentGroup(parts)
    }

    public static func buildOptional(_ content: Any?) -> WidgetContentGroup {
        WidgetContentGroup(content.map { [$0] } ?? [])
    }

    public static func buildEither(first content: Any) -> WidgetContentGroup { WidgetContentGroup([content]) }

    public static func buildEither(second content: Any) -> WidgetContentGroup { WidgetContentGroup([content]) }

    public static func buildLimitedAvailability(_ content: Any) -> WidgetContentGroup { WidgetContentGroup([content]) }
}

/// Content that consists of several values, or of one of several.
public struct WidgetContentGroup: WidgetContentConvertible {
    private let parts: [Any]

    init(_ parts: [Any]) {
        self.parts = parts
    }

    /// The texts of all parts in lines of their own, and the first of each other form.
    public var widgetContent: WidgetContent {
        var whole = WidgetContent()
        for part in parts {
            guard let content = (part as? any WidgetContentConvertible)?.widgetContent else { continue }
            whole.text = lines(whole.text, content.text)
            whole.svg = whole.svg ?? content.svg
            whole.html = lines(whole.html, content.html)
            whole.json = whole.json ?? content.json
            whole.url = whole.url ?? content.url
            whole.links += content.links
            whole.actions += content.actions
            whole.undrawn += content.undrawn
        }
        return whole
    }

    private func lines(_ first: String?, _ second: String?) -> String? {
        guard let first, let second else { return first ?? second }
        return first + "\n" + second
    }
}

import IntentRuntime
public import IntentWidgets
import WidgetDrawing

extension View {
    /// The picture, texts, links and actions of the view, for the family and the date of the entry that a host shows.
    ///
    /// Without a host, there is no picture, since nothing states its size.
    public nonisolated var widgetContent: WidgetContent {
        // A host reads content on the main actor, where the view was created.
        nonisolated(unsafe) let view = self
        return MainActor.assumeIsolated {
            let rendering = RenderingContext.current
            let environment = rendering.map(EnvironmentValues.init(of:)) ?? EnvironmentValues()
            do throws(DrawingError) {
                var content = try WidgetPicture(
                    of: view, in: environment, now: rendering?.date ?? Date(), margin: rendering?.context.contentMargin
                ).content
                if rendering == nil { content.svg = nil }
                return content
            } catch {
                var content = WidgetContent()
                content.undrawn = ["the view: \(error)"]
                return content
            }
        }
    }
}

extension EnvironmentValues {
    /// The environment of a widget's view, as WidgetKit redacts placeholders.
    fileprivate init(of rendering: RenderingContext) {
        self.init(of: rendering.context)
        if rendering.isPlaceholder { redactionReasons = .placeholder }
    }

    /// The environment of a widget's view.
    package init(of context: TimelineProviderContext) {
        self.init()
        widgetFamily = context.family
        widgetSize = CGSize(width: context.displayWidth, height: context.displayHeight)
        let margin = context.family.usualContentMargin
        widgetContentMargins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        locale = context.locale
        layoutDirection = context.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if let scheme = context.colorScheme { colorScheme = scheme == .dark ? .dark : .light }
        displayScale = context.device.scale
        apply(context.reader)
    }
}

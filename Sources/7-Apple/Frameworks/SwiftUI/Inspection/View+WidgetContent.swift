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
            guard let rendering = RenderingContext.current else { return ViewInspection(of: view).content }
            let environment = EnvironmentValues(of: rendering.context)
            var content = ViewInspection(of: view, in: environment, now: rendering.date).content
            do throws(DrawingError) {
                let picture = try WidgetPicture(
                    of: view, in: environment, now: rendering.date, margin: rendering.context.contentMargin)
                content.svg = picture.svg
                content.undrawn = picture.findings.undrawn
            } catch {
                content.undrawn = ["the view: \(error)"]
            }
            return content
        }
    }
}

extension EnvironmentValues {
    /// The environment of a widget's view.
    fileprivate init(of context: TimelineProviderContext) {
        self.init()
        widgetFamily = context.family
        widgetSize = CGSize(width: context.displayWidth, height: context.displayHeight)
        let margin = context.family.usualContentMargin
        widgetContentMargins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        locale = context.locale
        layoutDirection = context.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if let scheme = context.colorScheme { colorScheme = scheme == .dark ? .dark : .light }
    }
}

extension ViewInspection {
    /// What the view shows, in the forms that can leave the process. Links and actions are numbered in their order.
    package var content: WidgetContent {
        WidgetContent(
            text: lines.isEmpty ? nil : lines.joined(separator: "\n"), url: widgetURL,
            links: links.enumerated().map { WidgetLink(region: "link-\($0 + 1)", url: $1.destination) },
            actions: actions.enumerated().compactMap { $1.action(id: "action-\($0 + 1)") })
    }
}

extension ViewInspection.ActionItem {
    /// The action; nil without an intent, or with one of no definition.
    fileprivate func action(id: String) -> WidgetAction? {
        intent.flatMap {
            WidgetAction(id: id, title: title, control: isOn.map { .toggle(isOn: $0) } ?? .button, performing: $0)
        }
    }
}

import IntentRuntime
public import IntentWidgets

extension View {
    /// The texts, links and actions of the view, for the family and the date of the entry that a host shows.
    public nonisolated var widgetContent: WidgetContent {
        // A host reads content on the main actor, where the view was created.
        nonisolated(unsafe) let view = self
        return MainActor.assumeIsolated {
            guard let rendering = RenderingContext.current else { return ViewInspection(of: view).content }
            var environment = EnvironmentValues()
            environment.widgetFamily = rendering.context.family
            environment.widgetSize = CGSize(
                width: rendering.context.displayWidth, height: rendering.context.displayHeight)
            return ViewInspection(of: view, in: environment, now: rendering.date).content
        }
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

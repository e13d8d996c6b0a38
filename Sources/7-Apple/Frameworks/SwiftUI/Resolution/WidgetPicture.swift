import IntentModel
import IntentWidgets
package import WidgetDrawing

/// The picture of a widget's view, and what is found in it.
package struct WidgetPicture {
    /// What is drawn, with the places of links and actions.
    package let displayList: DisplayList
    package let findings: DrawingFindings

    /// The radius of the corners of a widget on a screen, which Apple does not publish.
    package static let cornerRadius = 22.0

    /// Draws a view in the size of the widget.
    /// - Parameter margin: The margin around the content of a view with a container background, in points; nil for that of the family.
    /// - Throws: A `DrawingError` for a view without an end or with sizes that are no numbers.
    @MainActor
    package init(
        of view: some View, in environment: EnvironmentValues = EnvironmentValues(), now: Date = Date(),
        margin: Double? = nil
    ) throws(DrawingError) {
        var resolver = ViewResolver(environment: environment, now: now)
        let node = try resolver.node(of: view)
        let size = environment.pictureSize
        let usualMargin = environment.widgetFamily.usualContentMargin
        displayList = try WidgetDrawing.Layout(scale: Double(environment.displayScale)).drawWidget(
            node, in: Size(width: Double(size.width), height: Double(size.height)),
            margins: Insets(all: margin ?? usualMargin),
            // On a lock screen, widgets have no background of their own.
            cornerRadius: usualMargin > 0 ? Self.cornerRadius : 0,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        findings = resolver.findings
    }

    /// The picture as SVG.
    package var svg: String { SVGWriter.svg(of: displayList) }
}

extension EnvironmentValues {
    /// The size of the widget.
    var pictureSize: CGSize {
        if let size = widgetSize { return size }
        let size = widgetFamily.usualDisplaySize
        return CGSize(width: size.width, height: size.height)
    }
}

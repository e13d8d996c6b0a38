import IntentModel
package import IntentRuntime
import IntentWidgets
package import WidgetDrawing

/// The picture of a widget's view, and what people read and use in it.
package struct WidgetPicture {
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
        let reads = ReadCount()
        var environment = environment
        environment.colorSchemeReads = reads
        if environment.widgetFamily == .accessoryInline { environment.lineLimit = 1 }
        let light = try Self.drawing(of: view, in: environment, now, margin)
        findings = light.findings
        guard reads.count > 0 else {
            displayList = light.list
            return
        }
        environment.drawnColorScheme = .dark
        let dark = try Self.drawing(of: view, in: environment, now, margin)
        findings.add(dark.findings)
        displayList = light.list.or(inTheDark: dark.list)
    }

    /// Draws a view in an environment.
    @MainActor
    private static func drawing(
        of view: some View, in environment: EnvironmentValues, _ now: Date, _ margin: Double?
    ) throws(DrawingError) -> (list: DisplayList, findings: DrawingFindings) {
        var resolver = ViewResolver(environment: environment, now: now)
        let node = try resolver.node(ofBody: { view })
        let family = environment.widgetFamily
        let size = environment.pictureSize.drawn
        // A lock screen shows no background of a widget; what is behind is dark, with the corners of what the system draws there.
        let background = resolver.systemBackground
        let ground = family.isOnLockScreen ? background : background ?? resolver.color(.backgroundOfWidgets)
        let lockScreenRadius = family == .accessoryRectangular ? 12 : min(size.width, size.height) / 2
        let list = try WidgetDrawing.Layout(scale: Double(environment.displayScale)).drawWidget(
            node, in: size, margins: Insets(all: margin ?? family.usualContentMargin),
            cornerRadius: !family.isOnLockScreen ? cornerRadius : ground == nil ? 0 : lockScreenRadius,
            ground: ground.map { .color($0) },
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        return (list, resolver.findings)
    }

    /// The picture as SVG.
    package var svg: String { SVGWriter.svg(of: displayList) }

    /// The texts of the view. Texts that are side by side form one line.
    package var lines: [String] { displayList.readings.lines }

    /// The names of pictures and symbols.
    package var imageNames: [String] { displayList.readings.imageNames }

    /// What the view shows, in the forms that can leave the process. Links and actions are numbered in their order.
    package var content: WidgetContent {
        var content = WidgetContent(text: lines.isEmpty ? nil : lines.joined(separator: "\n"), svg: svg)
        content.undrawn = findings.undrawn
        var actionCount = 0
        var names: Set<String> = []
        func unusedName(of part: PlacedRegion) -> String? {
            part.name.flatMap { names.insert($0).inserted ? $0 : nil }
        }
        for part in displayList.readings.regions {
            let frame = WidgetFrame(part.frame)
            switch part.region as? ViewRegion {
            case .widget(let url): content.url = content.url ?? url
            case .link(let url):
                let name = unusedName(of: part)
                content.links.append(
                    WidgetLink(
                        region: name ?? "link-\(content.links.count + 1)", url: url, title: part.title, frame: frame))
            case .action(let isOn, let intent):
                // Controls that are disabled count too, so that the others keep their identifiers.
                actionCount += 1
                let name = unusedName(of: part)
                let control = isOn.map { WidgetAction.Control.toggle(isOn: $0) } ?? .button
                let action = intent.flatMap {
                    WidgetAction(
                        id: name ?? "action-\(actionCount)", title: part.title, control: control, performing: $0)
                }
                guard var action else { continue }
                action.frame = frame
                content.actions.append(action)
            case nil: break
            }
        }
        return content
    }
}

/// What a tap on a part of a view does.
package enum ViewRegion: Region {
    /// The URL of the whole widget.
    case widget(URL)
    case link(URL)
    /// An action, with the state of a toggle. There is no intent for a closure, and for a control that is disabled.
    case action(isOn: Bool?, (any WidgetIntent)?)

    package var mark: String? {
        guard case .action(let isOn?, _) = self else { return nil }
        return isOn ? "●" : "○"
    }
}

extension WidgetFrame {
    fileprivate init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}

extension CGSize {
    var drawn: Size { Size(width: Double(width), height: Double(height)) }
}

extension EnvironmentValues {
    /// The size of the widget.
    var pictureSize: CGSize {
        if let size = widgetSize { return size }
        let size = widgetFamily.usualDisplaySize
        return CGSize(width: size.width, height: size.height)
    }
}

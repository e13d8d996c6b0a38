public import IntentRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an entry shows, in forms that can leave the process: sent to a host, archived, printed or drawn elsewhere.
///
/// Every form is optional. A host keeps those it is given and shows the one that fits.
public struct WidgetContent: Hashable, Sendable {
    /// Plain text, possibly of several lines.
    public var text: String?
    /// A picture, as the text of an SVG document.
    public var svg: String?
    /// A fragment of HTML without scripts.
    public var html: String?
    /// Data for a renderer of the host, as JSON text.
    public var json: String?
    /// The URL that a tap on the widget opens; the outermost, if views nest several.
    public var url: URL?
    /// The regions with URLs of their own.
    public var links: [WidgetLink]
    /// The buttons and toggles.
    public var actions: [WidgetAction]
    /// What the picture lacks of the view from which it was drawn, such as `blur in TideView`.
    public var undrawn: [String] = []
    /// The margin around ``html`` in points, which a host adds for the widget.
    package var margin = 0.0

    /// Creates content.
    public init(
        text: String? = nil, svg: String? = nil, html: String? = nil, json: String? = nil, url: URL? = nil,
        links: [WidgetLink] = [], actions: [WidgetAction] = []
    ) {
        self.text = text
        self.svg = svg
        self.html = html
        self.json = json
        self.url = url
        self.links = links
        self.actions = actions
    }
}

/// A region of a widget that opens a URL of its own.
public struct WidgetLink: Hashable, Sendable {
    /// The name of the region, unique in the content.
    public var region: String
    /// The URL that a tap on the region opens.
    public var url: URL
    /// What people read of the region; empty if it is unknown.
    public var title: String
    /// The place of the region in the picture, if it is known.
    public var frame: WidgetFrame?

    /// Creates a link.
    public init(region: String, url: URL, title: String = "", frame: WidgetFrame? = nil) {
        self.region = region
        self.url = url
        self.title = title
        self.frame = frame
    }
}

/// The place of a link or an action, in points from the top left corner of the picture.
public struct WidgetFrame: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    /// Creates a frame.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A button or toggle of a widget, which performs an intent.
public struct WidgetAction: Hashable, Sendable {
    /// How the action is shown, and the state of a toggle.
    public enum Control: Hashable, Sendable {
        case button
        case toggle(isOn: Bool)
    }

    /// The identifier of the action, unique in the content.
    public var id: String
    /// The title that people read.
    public var title: String
    /// How the action is shown.
    public var control: Control
    /// The declared name of the intent to perform.
    public var intent: String
    /// The values of the intent's parameters by declared name.
    public var values: IntentValues
    /// The place of the button or toggle in the picture, if it is known.
    public var frame: WidgetFrame?
    /// The name of the intent's type if the intent has a handler of its own.
    package private(set) var typeName: String?

    /// Creates an action.
    public init(
        id: String, title: String, control: Control = .button, intent: String, values: IntentValues = IntentValues()
    ) {
        self.id = id
        self.title = title
        self.control = control
        self.intent = intent
        self.values = values
    }

    package init(
        id: String, title: String, control: Control, intent: String, values: IntentValues, typeName: String?
    ) {
        self.init(id: id, title: title, control: control, intent: intent, values: values)
        self.typeName = typeName
    }
}

extension WidgetAction {
    /// Creates an action that performs an intent with the values that it has.
    ///
    /// An App Intent performs itself; for another intent, a handler of the engine does.
    /// - Returns: Nil if no definition declares the intent, such as a class that is not generated.
    public init?(id: String, title: String, control: Control = .button, performing intent: some WidgetIntent) {
        let type = type(of: intent)
        guard let name = type.widgetIntentDefinition?.name else { return nil }
        self.init(
            id: id, title: title, control: control, intent: name, values: intent.widgetActionValues,
            typeName: IntentTypeNames.name(of: type))
    }
}

/// A type that states what it shows, so that it can leave the process.
///
/// Content of other types compiles and runs, and shows nothing outside its process.
public protocol WidgetContentConvertible {
    /// What the value shows.
    var widgetContent: WidgetContent { get }
}

extension WidgetContent: WidgetContentConvertible {
    public var widgetContent: WidgetContent { self }
}

extension String: WidgetContentConvertible {
    public var widgetContent: WidgetContent { WidgetContent(text: self) }
}

/// An entry as it leaves the provider: its date, its relevance and what it shows.
public struct RenderedEntry: Hashable, Sendable {
    /// The time from which the entry is shown.
    public var date: Date
    /// The importance of the entry, if the provider states one.
    public var relevance: TimelineEntryRelevance?
    /// What the entry shows.
    public var content: WidgetContent

    /// Creates an entry.
    public init(date: Date, relevance: TimelineEntryRelevance? = nil, content: WidgetContent) {
        self.date = date
        self.relevance = relevance
        self.content = content
    }
}

/// A timeline as it leaves the provider.
public struct RenderedTimeline: Hashable, Sendable {
    /// The entries, in the order in which the provider returned them.
    public var entries: [RenderedEntry]
    /// When the provider wants to be asked again.
    public var policy: TimelineReloadPolicy
    /// The times at which the provider lists the configuration as relevant.
    public var relevance: [RelevantContext]

    /// Creates a timeline.
    public init(entries: [RenderedEntry], policy: TimelineReloadPolicy, relevance: [RelevantContext] = []) {
        self.entries = entries
        self.policy = policy
        self.relevance = relevance
    }
}

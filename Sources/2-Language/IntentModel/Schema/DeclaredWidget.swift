/// A widget that a definition declares, of which instances can be added.
package struct DeclaredWidget: Hashable, Sendable {
    package var name: String
    /// The name of the generated ``WidgetKind`` constant: `carWidget`.
    package var swiftName: String
    package var kind: WidgetKind
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The name of its intent; `nil` for a static widget, which cannot be configured.
    package var intent: String?
    /// The supported families in declared order, without duplicates; at least one.
    package var families: [SizeFamily]
    /// The timelines that its provider is declared to return; nil if nothing is declared.
    package var timeline: TimelineModel?
    /// Former names or kinds, most recent first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, kind: WidgetKind, title: LocalizedText, description: LocalizedText? = nil,
        intent: String? = nil, families: [SizeFamily], timeline: TimelineModel? = nil, renamedFrom: [String] = [],
        deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.kind = kind
        self.title = title
        self.description = description
        self.intent = intent
        self.families = families
        self.timeline = timeline
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

/// The kind of a widget, under which its instances are stored.
///
/// Generated code declares a static property for each widget.
public struct WidgetKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}

extension DeclaredWidget {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: SwiftName.lowerCamel(name))
        writer.put("kind", kind.name, unless: name)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("intent", intent)
        writer.put("families", families) { .string($0.rawValue) }
        writer.put("timeline", timeline?.json())
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return DeclaredWidget(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? SwiftName.lowerCamel(name),
                kind: WidgetKind(try fields.remove("kind")?.text() ?? name), title: try fields.title(of: name),
                description: try fields.localized("description"), intent: try fields.remove("intent")?.text(),
                families: try fields.list("families") { node throws(SchemaDecodingError) in try node.family() },
                timeline: try fields.timeline(),
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.remove("deprecated")?.text())
        }
    }
}

extension SchemaFields {
    fileprivate mutating func timeline() throws(SchemaDecodingError) -> TimelineModel? {
        guard let node = remove("timeline") else { return nil }
        return try TimelineModel(schemaNode: node)
    }
}

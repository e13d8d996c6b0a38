/// A widget, of which instances can be added.
package struct Widget: Hashable, Sendable {
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
    /// Former names or kinds, most recent first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, kind: WidgetKind, title: LocalizedText, description: LocalizedText? = nil,
        intent: String? = nil, families: [SizeFamily], renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.kind = kind
        self.title = title
        self.description = description
        self.intent = intent
        self.families = families
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

/// The family, or size, of a widget instance. Names and order are those of WidgetKit.
public enum SizeFamily: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryCorner, accessoryRectangular, accessoryInline

    // Hashing the raw value, as the default implementation does, would take several times as long.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
    }

    /// The position among all cases.
    private var order: UInt8 {
        switch self {
        case .systemSmall: 0
        case .systemMedium: 1
        case .systemLarge: 2
        case .systemExtraLarge: 3
        case .systemExtraLargePortrait: 4
        case .accessoryCircular: 5
        case .accessoryCorner: 6
        case .accessoryRectangular: 7
        case .accessoryInline: 8
        }
    }
}

extension Widget {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("name", name)
        writer.put("swiftName", swiftName, unless: SwiftName.lowerCamel(name))
        writer.put("kind", kind.name, unless: name)
        writer.putTitle(title, of: name)
        writer.put("description", description)
        writer.put("intent", intent)
        writer.put("families", families) { .string($0.rawValue) }
        writer.put("renamedFrom", renamedFrom)
        writer.put("deprecated", deprecated)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let name = try fields.text("name")
            return Widget(
                name: name, swiftName: try fields.remove("swiftName")?.text() ?? SwiftName.lowerCamel(name),
                kind: WidgetKind(try fields.remove("kind")?.text() ?? name), title: try fields.title(of: name),
                description: try fields.localized("description"), intent: try fields.remove("intent")?.text(),
                families: try fields.list("families") { node throws(SchemaDecodingError) in try node.word() },
                renamedFrom: try fields.texts("renamedFrom"), deprecated: try fields.remove("deprecated")?.text())
        }
    }
}

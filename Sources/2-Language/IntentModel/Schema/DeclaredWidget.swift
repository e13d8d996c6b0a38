/// A widget that a definition declares, or a control in the form in which instances of it are added and shown.
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
    /// Values that users can choose together, in declared order.
    package var presets: [WidgetPreset] = []
    /// Whether a user interface opens the editor of an instance that it adds.
    package var asksWhenAdded = false
    /// Former names are those of the widget or its kind.
    package var lifecycle = Lifecycle()
    /// The control that this is; nil for a widget. It is not part of the JSON, where controls have their own section.
    package var control: Control?

    package init(
        name: String, swiftName: String, kind: WidgetKind, title: LocalizedText, description: LocalizedText? = nil,
        intent: String? = nil, families: [SizeFamily], timeline: TimelineModel? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.kind = kind
        self.title = title
        self.description = description
        self.intent = intent
        self.families = families
        self.timeline = timeline
    }

    /// Creates the form of a control.
    package init(_ control: Control) {
        self.init(
            name: control.name, swiftName: control.swiftName, kind: WidgetKind(control.kind.name), title: control.title,
            description: control.description, intent: control.intent, families: [.ofControls])
        lifecycle = control.lifecycle
        asksWhenAdded = control.asksWhenAdded
        self.control = control
    }

    /// What people call it: a widget or a control.
    package var sort: KindSort { control == nil ? .widget : .control }

    /// The family that an instance has without a choice; nil if there are several.
    package var onlyFamily: SizeFamily? { families.count == 1 ? families.first : nil }
}

/// What a kind is the kind of.
package enum KindSort: String, Hashable, Sendable { case widget, control }

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

extension DeclaredWidget: SwiftDeclaration, TitledPart {
    static var empty: DeclaredWidget {
        DeclaredWidget(name: "", swiftName: "", kind: WidgetKind(""), title: .empty, families: [])
    }

    package static let fields: [Field<DeclaredWidget>] =
        [
            .name,
            .swiftName({ $0.swiftName }, { $0.swiftName = $1 }, derivedBy: { SwiftName.lowerCamel($0) }),
            .kind({ $0.kind.name }, { $0.kind = WidgetKind($1) }), .title,
            .localized(.description, { $0.description }, { $0.description = $1 }),
            .text(.intent, { $0.intent }, { $0.intent = $1 }),
            .values(.families, { $0.families }, { $0.families = $1 }),
            .value(.timeline, { $0.timeline }, { $0.timeline = $1 }),
            .values(.presets, { $0.presets }, { $0.presets = $1 }),
            .flag(.askWhenAdded, { $0.asksWhenAdded }, { $0.asksWhenAdded = $1 }).unlocked { $0.asksWhenAdded = false },
        ] + Field.lifecycle()
}

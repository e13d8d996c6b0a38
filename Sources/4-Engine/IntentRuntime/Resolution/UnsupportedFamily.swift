/// The size family of an instance that its widget does not declare, as after a change of the definition. Lists with a size have no
/// slots in it.
package struct UnsupportedFamily: Hashable, Sendable {
    /// The size family of the instance.
    package let family: SizeFamily
    /// The supported family that is nearest.
    package let nearest: SizeFamily
    private let widget: String

    /// Returns nil if the widget supports the family, for a family that this program does not know, and for a control, which has
    /// none.
    init?(_ family: SizeFamily, of widget: DeclaredWidget) {
        guard widget.control == nil, !widget.families.contains(family),
            let position = SizeFamily.allCases.firstIndex(of: family)
        else { return nil }
        func distance(to other: SizeFamily) -> Int {
            SizeFamily.allCases.firstIndex(of: other).map { abs($0 - position) } ?? .max
        }
        guard let nearest = widget.families.min(by: { distance(to: $0) < distance(to: $1) }) else { return nil }
        (self.family, self.nearest, self.widget) = (family, nearest, widget.name)
    }

    /// Returns nil if the widget of an instance supports its family, and for an orphan.
    package init?(of instance: StoredInstance, in schema: Schema) {
        guard let widget = schema.presentWidget(of: instance.kind) else { return nil }
        self.init(instance.family, of: widget)
    }

    /// The message for people who configure the widget.
    var text: UserText {
        UserText("\(widget) no longer supports \(family.rawValue); choose another size, such as \(nearest.rawValue)")
    }

    /// The message for people who run programs, such as `CarWidget no longer supports systemLarge, the family of 'car'`.
    package func message(about id: InstanceID) -> String {
        "\(widget) no longer supports \(family.rawValue), the family of '\(id)'"
    }

    /// How to change the family with a command.
    package func advice(for id: InstanceID) -> String { "run 'resize \(id) --family \(nearest.rawValue)'" }
}

internal import IntentSystem

/// A preset of a widget: values that a user can choose together, by a name.
package struct WidgetPreset: Hashable, Sendable {
    package var name: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The values by the parameter; an object has only its identifier. Other parameters stay as they are.
    package var values: [String: IntentValue]

    package init(name: String, title: LocalizedText, values: [String: IntentValue] = [:]) {
        self.name = name
        self.title = title
        self.values = values
    }
}

extension WidgetPreset: TitledPart {
    static var empty: WidgetPreset { WidgetPreset(name: "", title: .empty) }

    package static let fields: [Field<WidgetPreset>] = [
        .name, .title, .localized(.description, { $0.description }, { $0.description = $1 }),
        // Nothing stored depends on the values, so a lock contains only the names.
        .literals(.values, { $0.values }, { $0.values = $1 }).unlocked { $0.values = [:] },
    ]
}

extension DeclaredWidget {
    package func preset(named name: String) -> WidgetPreset? { presets.first { $0.name.isExactly(name) } }

    /// Returns the families that have enough slots for every value of a preset.
    /// - Parameter intent: The intent of the widget.
    package func families(fitting preset: WidgetPreset, of intent: Intent) -> [SizeFamily] {
        families.filter { family in
            preset.values.allSatisfy { name, value in
                guard case .list(let slots) = value,
                    let size = intent.parameter(named: name)?.size?.count(in: family)
                else { return true }
                return slots.count <= size.maximum
            }
        }
    }
}

/// The name of a preset, which the definition of a widget declares.
///
/// Generated code declares a static property for each preset whose name is an identifier: `WidgetKind.Departures.Presets.morning`.
public struct PresetName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}

/// A control: a button or a toggle in a system space such as Control Center, which runs an intent.
package struct Control: Hashable, Sendable {
    /// What a control looks like and does.
    package enum Style: Hashable, Sendable {
        /// Runs the intent.
        case button
        /// Shows the Boolean parameter with this name, and runs the intent with its new value.
        case toggle(String)
    }

    package var name: String
    /// The name of the generated ``ControlKind`` constant: `doorLock`.
    package var swiftName: String
    package var kind: ControlKind
    package var title: LocalizedText
    package var description: LocalizedText?
    /// The name of the intent that configures the control, and that the control runs.
    package var intent: String
    /// The name of a system symbol.
    package var symbol: String
    package var style: Style
    /// Whether a user interface opens the editor of an instance that it adds.
    package var asksWhenAdded = false
    /// Former names are those of the control or its kind.
    package var lifecycle = Lifecycle()

    package init(
        name: String, swiftName: String, kind: ControlKind, title: LocalizedText, description: LocalizedText? = nil,
        intent: String, symbol: String, style: Style = .button
    ) {
        self.name = name
        self.swiftName = swiftName
        self.kind = kind
        self.title = title
        self.description = description
        self.intent = intent
        self.symbol = symbol
        self.style = style
    }

    /// The Boolean parameter that a toggle shows; nil for a button.
    package var toggle: String? {
        if case .toggle(let parameter) = style { parameter } else { nil }
    }
}

/// The kind of a control, by which the system identifies the controls that a user placed.
///
/// Generated code declares a static property for each control.
public struct ControlKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { name }
}

extension Control: SwiftDeclaration, TitledPart {
    static var empty: Control {
        Control(name: "", swiftName: "", kind: ControlKind(""), title: .empty, intent: "", symbol: "")
    }

    package static let fields: [Field<Control>] =
        [
            .name,
            .swiftName({ $0.swiftName }, { $0.swiftName = $1 }, derivedBy: { SwiftName.lowerCamel($0) }),
            .kind({ $0.kind.name }, { $0.kind = ControlKind($1) }), .title,
            .localized(.description, { $0.description }, { $0.description = $1 }),
            .requiredText(.intent, { $0.intent }, { $0.intent = $1 }),
            .requiredText(.symbol, { $0.symbol }, { $0.symbol = $1 }).unlocked { $0.symbol = "" },
            .text(.toggle, { $0.toggle }, { $0.style = $1.map { .toggle($0) } ?? .button }),
            .flag(.askWhenAdded, { $0.asksWhenAdded }, { $0.asksWhenAdded = $1 }).unlocked { $0.asksWhenAdded = false },
        ] + Field.lifecycle()
}

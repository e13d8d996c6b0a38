import IntentSystem

/// The family, or size, of a widget instance. Names and order are those of WidgetKit.
///
/// In Swift 5 mode, a `switch` over the families of phones and tablets needs no `default`, and `@unknown default` causes no
/// warning, so that files written for WidgetKit compile unchanged: on those devices, Apple's enum has no other families. A family
/// that such a `switch` does not list ends the program, so a definition declares only those that its widget lists. In Swift 6 mode,
/// a `default` is required, as for Apple's enum.
public enum SizeFamily: RawRepresentable, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
    /// A family that this program does not know, as a newer program stored it. The name is preserved.
    @available(swift, introduced: 6)
    case unrecognized(String)
    /// See ``systemExtraLargePortrait``.
    @available(swift, introduced: 6)
    case _systemExtraLargePortrait
    /// See ``accessoryCorner``.
    @available(swift, introduced: 6)
    case _accessoryCorner

    /// An extra large family in portrait orientation.
    public static var systemExtraLargePortrait: SizeFamily { ._systemExtraLargePortrait }
    /// The corner of a watch face.
    public static var accessoryCorner: SizeFamily { ._accessoryCorner }

    /// The families that this program knows, without ``unrecognized(_:)``.
    public static let allCases: [SizeFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular,
        .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ]

    /// The family of controls, which have none: they are stored and shown like the smallest widget.
    package static var ofControls: SizeFamily { .systemSmall }

    /// Creates the family with this name, or ``unrecognized(_:)`` if there is none.
    public init(rawValue: String) {
        self = SizeFamily(known: rawValue) ?? .unrecognized(rawValue)
    }

    /// Creates the family with this name, or nil if there is none.
    package init?(known name: String) {
        guard let family = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
        self = family
    }

    /// The name, under which it is stored.
    public var rawValue: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case ._systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCircular: "accessoryCircular"
        case ._accessoryCorner: "accessoryCorner"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .unrecognized(let name): name
        }
    }

    /// This family, or nil if the program does not know it.
    package var ifKnown: SizeFamily? {
        if case .unrecognized = self { nil } else { self }
    }

    // Comparing and hashing names, as the default implementations do, would take several times as long.
    public static func == (first: SizeFamily, second: SizeFamily) -> Bool {
        guard case .unrecognized(let name) = first, case .unrecognized(let other) = second else {
            return first.order == second.order
        }
        return name.isExactly(other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(order)
        if case .unrecognized(let name) = self { name.hashExactly(into: &hasher) }
    }

    /// The position among all cases.
    private var order: UInt8 {
        switch self {
        case .systemSmall: 0
        case .systemMedium: 1
        case .systemLarge: 2
        case .systemExtraLarge: 3
        case ._systemExtraLargePortrait: 4
        case .accessoryCircular: 5
        case ._accessoryCorner: 6
        case .accessoryRectangular: 7
        case .accessoryInline: 8
        case .unrecognized: 9
        }
    }
}

extension SizeFamily: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}

extension SchemaNode {
    /// Reads the name of a family. A schema contains only families that its program knows.
    func family() throws(SchemaDecodingError) -> SizeFamily {
        let name = try text()
        guard let family = SizeFamily(known: name) else {
            throw error("'\(name)' is not one of \(SizeFamily.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return family
    }
}

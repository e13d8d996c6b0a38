nonisolated extension View {
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attribute(children)
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View { attribute(hidden) }
    public func accessibilityLabel(_ label: Text) -> some View { attribute(label) }
    @PlainText
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { accessibilityLabel(Text(label)) }
    public func accessibilityValue(_ value: Text) -> some View { attribute(value) }
    @PlainText
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { accessibilityValue(Text(value)) }
    public func accessibilityHint(_ hint: Text) -> some View { attribute(hint) }
    @PlainText
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { accessibilityHint(Text(hint)) }
    public func accessibilityIdentifier(_ identifier: String) -> some View { attribute(identifier) }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { attribute(traits) }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { attribute(traits) }
    public func accessibilitySortPriority(_ priority: Double) -> some View { attribute(priority) }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { attribute(active) }

    // The names before 2020.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

/// How the children of an element are treated.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// The nature of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 7)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
}

// There are no touches here, so the closures are not called, and what would be presented is not shown.

/// A movement or a touch that a view recognizes.
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { ObservedGesture<Value>() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { ObservedGesture<Value>() }
}

private struct ObservedGesture<Value>: Gesture {}

/// One or more taps.
public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void

    public init(count: Int = 1) {}
}

/// A touch that stays.
public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: Gesture, Sendable {
    /// Where a touch is.
    public struct Value: Equatable, Sendable {
        public let time: Date
        public let location: CGPoint
        public let startLocation: CGPoint
        public let translation: CGSize
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T) -> some View { attribute() }
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { attribute() }
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { attribute() }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { attribute() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { attribute() }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { attribute() }
    public func textSelection(_ selectability: TextSelectability) -> some View { attribute(selectability) }
    @PlainText
    public func help(_ text: LocalizedStringKey) -> some View { attribute(Text(text)) }
    public func badge(_ count: Int) -> some View { attribute(count) }
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { attribute() }
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { attribute() }

    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { attribute() }

    @PlainText
    public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { attribute() }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { attribute() }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { attribute() }
}

/// A sensation or a sound.
public enum SensoryFeedback: Hashable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
}

/// Whether people can select a text.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

/// A height of a sheet.
public enum PresentationDetent: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
}

// MARK: Accessibility

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The kind of an action for accessibility.
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }

nonisolated extension View {
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { attribute(level) }
    public func accessibilityInputLabels(_ labels: [String]) -> some View { attribute(labels) }
    public func accessibilityShowsLargeContentViewer() -> some View { attribute() }

    public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { attribute(kind) }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { attribute(name) }
    @PlainText
    public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        attribute(Text(name))
    }

    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        attribute(representation())
    }
}

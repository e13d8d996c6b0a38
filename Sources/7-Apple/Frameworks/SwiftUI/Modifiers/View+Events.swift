public import Intents

// A picture of a view is made when it appears. Nothing else happens to it, so other closures are not called.
nonisolated extension View {
    /// Performs an action before the view is drawn. The body that contains the view is then read again.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { attribute(action) }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { attribute() }

    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        attribute(value)
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { attribute(value) }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { attribute(value) }

    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { attribute() }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { attribute() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { attribute(count) }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { attribute() }

    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { attribute() }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { attribute(value) }

    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { attribute() }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { attribute(shape) }
    public func allowsHitTesting(_ enabled: Bool) -> some View { attribute(enabled) }

    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { attribute(activityType) }

    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { attribute(activityType) }
}

// Nothing is presented here, so what would be presented is not shown.
nonisolated extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { attribute() }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { attribute() }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { attribute() }

    @PlainText
    public func alert<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { attribute() }

    @PlainText
    public func alert<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { attribute() }

    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { attribute() }
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { attribute() }
    @PlainText
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { attribute(Text(title)) }
    public func navigationTitle(_ title: Text) -> some View { attribute(title) }
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { navigationTitle(title) }

    public func navigationBarTitle(
        _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        attribute(displayMode)
    }

    public func navigationBarHidden(_ hidden: Bool) -> some View { attribute(hidden) }
    public func listRowBackground<V: View>(_ view: V?) -> some View { attribute(view) }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { attribute(insets) }
    public func listRowSeparator(_ visibility: Visibility) -> some View { attribute(visibility) }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { attribute(visibility) }
    public func scrollDisabled(_ disabled: Bool) -> some View { attribute(disabled) }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { attribute(visibility) }
    public func labelsHidden() -> some View { attribute() }
    public func controlSize(_ controlSize: ControlSize) -> some View { attribute(controlSize) }
}

/// A question to people, with one or two buttons.
public struct Alert: Sendable {
    /// A button of an alert.
    public struct Button: Sendable {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The item of a view in a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Where an item of a toolbar is.
public enum ToolbarItemPlacement: Sendable {
    case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction, bottomBar
    case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing
}

/// An item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveView {
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.content = content()
    }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// Whether the indicators of scrolling are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

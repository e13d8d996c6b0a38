public import IntentWidgets

/// Views for the elements of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Returns the view of an element.
    public var content: (Data.Element) -> Content

    package init(elements: Data, content: @escaping (Data.Element) -> Content) {
        data = elements
        self.content = content
    }
}

extension ForEach: View, DrawnView, WidgetContentConvertible where Content: View {
    public typealias Body = Never

    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, content: content)
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }

    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(elements: data, content: content)
    }

    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(elements: data.elements, content: content)
    }

    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        self.init(elements: data.elements, content: content)
    }
}

extension Binding where Value: MutableCollection {
    /// A binding to each element.
    fileprivate var elements: [Binding<Value.Element>] {
        wrappedValue.indices.map { index in
            Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
        }
    }
}

extension ForEach where Content: View {
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Views with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, DrawnView, CompoundView, WidgetContentConvertible
where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public nonisolated init(
        header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
    ) {
        self.init(header: header, content: content(), footer: footer)
    }

    package var children: [any View] { [header, content, footer] }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @PlainText
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

/// Rows of views.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView, DrawnView {
    package let content: Content

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data, ID, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }
}

/// Controls in groups.
public nonisolated struct Form<Content: View>: PrimitiveView, DrawnView {
    package let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Content that can be scrolled.
public nonisolated struct ScrollView<Content: View>: PrimitiveView, ContentContainer {
    package let axes: Axis.Set
    public var content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

/// A box with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView, DrawnView {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

nonisolated extension GroupBox where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView, DrawnView {
    let label: Label
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

nonisolated extension LabeledContent where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, value: String) {
        self.init(content: { Text(verbatim: value) }, label: { Text(title) })
    }

    @PlainText
    public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

/// Actions that a tap opens. Nothing is opened here: only the label is shown.
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView, DrawnView {
    let label: Label
    package let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

nonisolated extension Menu where Label == Text {
    @PlainText
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

/// A view that is compared before it is drawn again.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView, ContentContainer {
    public var content: Content

    public init(content: Content) { self.content = content }
}

nonisolated extension View where Self: Equatable {
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Several pages.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView, DrawnView {
    package let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { self.content = content() }
}

/// Content with a bar at the top.
public nonisolated struct NavigationView<Content: View>: PrimitiveView, ContentContainer {
    package let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Content with a bar at the top.
public nonisolated struct NavigationStack<Content: View>: PrimitiveView, ContentContainer {
    package let content: Content

    public init(@ViewBuilder root: () -> Content) { content = root() }
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { content = root() }
}

/// A row that leads to another view, which is not shown.
public nonisolated struct NavigationLink<Label: View, Destination: View>: PrimitiveView, DrawnView {
    let label: Label

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {
        label = Text(title)
    }

    public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text { label = Text(title) }

    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) where Destination == Never {
        self.label = label()
    }
}

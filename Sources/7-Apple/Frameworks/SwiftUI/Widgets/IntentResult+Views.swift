public import AppIntents

// Nothing shows the view of a result here.
extension IntentResult {
    /// Creates a result with a view.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        IntentResultContainer(snippet: IntentSnippet(view: view))
    }

    /// Creates a result with a view.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        IntentResultContainer(snippet: IntentSnippet(view: content()))
    }

    /// Creates a result with a text and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(snippet: IntentSnippet(view: view), dialog: dialog)
    }

    /// Creates a result with a text and a view.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(snippet: IntentSnippet(view: content()), dialog: dialog)
    }

    /// Creates a result with a value and a view.
    public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: view))
    }

    /// Creates a result with a value and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: content()))
    }

    /// Creates a result with a value, a text and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: view), dialog: dialog)
    }

    /// Creates a result with a value, a text and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: content()), dialog: dialog)
    }
}

extension IntentSnippet {
    fileprivate init(view: some View) { self.init(ResultView(view: view)) }
}

/// The view of a result. Unchecked: the action passes it on, and does not use it again.
private struct ResultView: @unchecked Sendable {
    let view: any View
}

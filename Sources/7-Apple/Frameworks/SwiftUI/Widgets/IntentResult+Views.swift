public import AppIntents

// Each label names a part of the result. Nothing shows its view here.
extension IntentResult {
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        IntentResultContainer(snippet: IntentSnippet(view: view))
    }

    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, Never> {
        IntentResultContainer(snippet: IntentSnippet(view: content()))
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(snippet: IntentSnippet(view: view), dialog: dialog)
    }

    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(snippet: IntentSnippet(view: content()), dialog: dialog)
    }

    public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content) -> Self
    where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: view))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, Never> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: content()))
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: view), dialog: dialog)
    }

    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Value, Never, IntentSnippet, IntentDialog> {
        IntentResultContainer(value: value, snippet: IntentSnippet(view: content()), dialog: dialog)
    }

    public static func result<Opened: AppIntent, Content: View>(opensIntent: Opened, view: Content) -> Self
    where Self == IntentResultContainer<Never, Opened, IntentSnippet, Never> {
        IntentResultContainer(opened: opensIntent, snippet: IntentSnippet(view: view))
    }

    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, Never> {
        IntentResultContainer(opened: opensIntent, snippet: IntentSnippet(view: content()))
    }

    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, IntentDialog> {
        IntentResultContainer(opened: opensIntent, snippet: IntentSnippet(view: view), dialog: dialog)
    }

    public static func result<Opened: AppIntent, Content: View>(
        opensIntent: Opened, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Opened, IntentSnippet, IntentDialog> {
        IntentResultContainer(opened: opensIntent, snippet: IntentSnippet(view: content()), dialog: dialog)
    }
}

extension IntentSnippet {
    fileprivate init(view: some View) { self.init(ResultView(view: view)) }
}

/// The view of a result. Unchecked: the action passes it on, and does not use it again.
private struct ResultView: @unchecked Sendable {
    let view: any View
}

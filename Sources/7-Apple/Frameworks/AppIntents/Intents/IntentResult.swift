/// What an action returns. Actions create it with the functions named `result`.
public protocol IntentResult: Sendable {}

extension Never: IntentResult {}

/// A result with a value, which the next action of a shortcut receives.
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value: _IntentValue

    /// The value.
    var value: Value? { get }
}

/// A result with a text that is spoken or shown.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result with a view that another intent provides.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result with an action that follows, such as one that opens the app.
public protocol OpensIntent: IntentResult {}

/// A result: `Never` takes the place of each part that it does not have.
public struct IntentResultContainer<Content, Opened, Snippet, Dialog>: IntentResult, DescribedIntentResult, Sendable {
    private let content: (any Sendable)?
    /// The action that follows.
    package let opened: (any AppIntent)?
    /// The view, or the intent that provides it.
    package let snippet: (any Sendable)?
    /// The text that is spoken or shown.
    package let dialog: IntentDialog?

    package var anyValue: (any Sendable)? { content }

    package init(
        value: (any Sendable)? = nil, opened: (any AppIntent)? = nil, snippet: (any Sendable)? = nil,
        dialog: IntentDialog? = nil
    ) {
        content = value
        self.opened = opened
        self.snippet = snippet
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Content: _IntentValue {
    public typealias Value = Content
    public var value: Content? { content as? Content }
}

// An action may return a result without an action that follows, or without a view, although it states one: each branch of
// `perform()` returns its own parts.
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}

/// A view in a result, independent of its type.
public struct IntentSnippet: Sendable {
    /// The view. Only a module with views can read it.
    package let content: any Sendable

    package init(_ content: any Sendable) {
        self.content = content
    }
}

/// The parts of a result, independent of its type.
package protocol DescribedIntentResult {
    /// The value; nil if there is none.
    var anyValue: (any Sendable)? { get }
    /// The action that follows; nil if there is none.
    var opened: (any AppIntent)? { get }
    /// The view, or the intent that provides it; nil if there is none.
    var snippet: (any Sendable)? { get }
    /// The text that is spoken or shown; nil if there is none.
    var dialog: IntentDialog? { get }
}

// Each label names a part of the result.
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        IntentResultContainer(opened: opensIntent)
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> {
        IntentResultContainer(value: value, opened: opensIntent)
    }

    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        IntentResultContainer(opened: opensIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Opened: AppIntent>(
        value: Value, opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        IntentResultContainer(value: value, opened: opensIntent, dialog: dialog)
    }

    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        IntentResultContainer(snippet: snippetIntent)
    }

    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        IntentResultContainer(snippet: snippetIntent, dialog: dialog)
    }

    public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
        value: Value, snippetIntent: Snippet
    ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, Never> {
        IntentResultContainer(value: value, snippet: snippetIntent)
    }
}

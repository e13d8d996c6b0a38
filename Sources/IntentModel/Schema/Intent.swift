/// What can be configured, as one struct of parameters.
package struct Intent: Hashable, Sendable {
    package var name: String
    /// The generated struct's whole name: `WidgetConfigIntent` for the intent WidgetConfig.
    package var swiftName: String
    package var title: LocalizedText
    package var description: LocalizedText?
    /// In the order of the editor's rows.
    package var parameters: [Parameter]
    package var isEligibleForWidgets: Bool
    /// Nil for an intent that Shortcuts does not offer.
    package var summary: IntentSummary?
    /// Former names, newest first.
    package var renamedFrom: [String]
    /// Parameter names that must not be used again.
    package var reserved: [String]
    package var deprecated: String?
    /// Stands before the name in the names of Swift and in Xcode's files; nil where ``swiftName`` was written, too.
    package var classPrefix: String?
    /// `swiftName` is written although it says what follows from the name: Xcode's files name the class then.
    package var repeatsSwiftName = false
    /// Nil where all of it is at its defaults.
    @Boxed package var actions: IntentActions?

    package init(
        name: String, swiftName: String, title: LocalizedText, description: LocalizedText? = nil,
        parameters: [Parameter] = [], isEligibleForWidgets: Bool = false, summary: IntentSummary? = nil,
        renamedFrom: [String] = [], reserved: [String] = [], deprecated: String? = nil, classPrefix: String? = nil,
        actions: IntentActions? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.description = description
        self.parameters = parameters
        self.isEligibleForWidgets = isEligibleForWidgets
        self.summary = summary
        self.renamedFrom = renamedFrom
        self.reserved = reserved
        self.deprecated = deprecated
        self.classPrefix = classPrefix
        self.actions = actions
    }

    /// The struct's name where no `swiftName` is written.
    package static func swiftName(of name: String, classPrefix: String?) -> String {
        (classPrefix ?? "") + name + "Intent"
    }

    package func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

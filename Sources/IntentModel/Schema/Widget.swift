/// A widget that can be placed.
package struct Widget: Hashable, Sendable {
    package var name: String
    /// The generated constant of ``WidgetKind``: `carWidget`.
    package var swiftName: String
    package var kind: WidgetKind
    package var title: LocalizedText
    package var description: LocalizedText?
    /// Nil for a static widget, which has nothing to configure.
    package var intent: String?
    /// In declared order, without repeats, at least one.
    package var families: [SizeFamily]
    /// Former names or kinds, newest first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, kind: WidgetKind, title: LocalizedText, description: LocalizedText? = nil,
        intent: String? = nil, families: [SizeFamily], renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.kind = kind
        self.title = title
        self.description = description
        self.intent = intent
        self.families = families
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

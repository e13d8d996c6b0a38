/// An own property of an object type.
package struct Property: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var type: ValueType
    package var settings: TypeSettings
    /// Former names, newest first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, title: LocalizedText, type: ValueType,
        settings: TypeSettings = TypeSettings(), renamedFrom: [String] = [], deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.type = type
        self.settings = settings
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

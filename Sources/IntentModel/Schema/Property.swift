/// An own property of an object type.
package struct Property: Hashable, Sendable {
    package var name: String
    package var swiftName: String
    package var title: LocalizedText
    package var type: ValueType
    /// Former names, newest first.
    package var renamedFrom: [String]
    package var deprecated: String?

    package init(
        name: String, swiftName: String, title: LocalizedText, type: ValueType, renamedFrom: [String] = [],
        deprecated: String? = nil
    ) {
        self.name = name
        self.swiftName = swiftName
        self.title = title
        self.type = type
        self.renamedFrom = renamedFrom
        self.deprecated = deprecated
    }
}

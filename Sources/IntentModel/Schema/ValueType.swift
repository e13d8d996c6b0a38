/// The declared type of a parameter or property.
package struct ValueType: Hashable, Sendable {
    package var element: ElementType
    /// Written in brackets: supports multiple values.
    package var isList: Bool

    package init(_ element: ElementType, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }
}

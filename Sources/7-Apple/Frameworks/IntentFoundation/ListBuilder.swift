/// A result builder of lists: it collects elements, also those of conditions and loops.
///
/// A builder conforms and adds an expression for each other type that its lists accept.
public protocol ListBuilder {
    /// The elements of the lists.
    associatedtype Element
}

extension ListBuilder {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ lists: [Element]...) -> [Element] { lists.flatMap(\.self) }
    public static func buildOptional(_ list: [Element]?) -> [Element] { list ?? [] }
    public static func buildEither(first list: [Element]) -> [Element] { list }
    public static func buildEither(second list: [Element]) -> [Element] { list }
    public static func buildArray(_ lists: [[Element]]) -> [Element] { lists.flatMap(\.self) }
    public static func buildLimitedAvailability(_ list: [Element]) -> [Element] { list }
}

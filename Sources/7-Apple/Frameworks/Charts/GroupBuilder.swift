/// A result builder whose expressions become groups, which become one group.
public protocol GroupBuilder {
    associatedtype Group

    static func group(_ groups: [Group]) -> Group
}

extension GroupBuilder {
    public static func buildBlock(_ groups: Group...) -> Group { group(groups) }
    public static func buildOptional(_ content: Group?) -> Group { content ?? group([]) }
    public static func buildEither(first: Group) -> Group { first }
    public static func buildEither(second: Group) -> Group { second }
    public static func buildLimitedAvailability(_ content: Group) -> Group { content }
}

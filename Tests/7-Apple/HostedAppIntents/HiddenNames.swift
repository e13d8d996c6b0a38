import AppIntents

public enum Sort: String, AppEnum {
    case team, league
    case none = ""

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sort"
    public static let caseDisplayRepresentations: [Sort: DisplayRepresentation] = [
        .team: "Team", .league: "League", .none: "None",
    ]
}

/// A required parameter that the summary shows only in one case.
public struct HiddenNameIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Hidden Name"

    @Parameter(title: "Sort", default: Sort.none) public var sort: Sort
    @Parameter(title: "Name") public var name: String

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$sort, .equalTo, .team) {
            Summary("Show \(\.$sort) \(\.$name)")
        } otherwise: {
            Summary("Show only \(\.$sort)")
        }
    }
}

/// A default case that never applies, because each case of the enum has its own.
public struct AllCasesIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "All Cases"

    @Parameter(title: "Sort", default: .team) public var sort: Sort
    @Parameter(title: "Some Time") public var first: String?
    @Parameter(title: "Never") public var never: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Switch(\.$sort) {
            Case(.team) {
                Summary {
                    \.$sort
                    \.$first
                }
            }
            Case([.league, .none]) { Summary { \.$sort } }
            DefaultCase {
                Summary {
                    \.$sort
                    \.$never
                }
            }
        }
    }
}

/// A sentence for each of two rows, one of which is always shown.
public struct EitherRowIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Either Row"

    @Parameter(title: "Sort", default: .team) public var sort: Sort
    @Parameter(title: "First") public var first: String?
    @Parameter(title: "Second") public var second: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$sort, .equalTo, .team) {
            Summary("Show \(\.$sort) with \(\.$first)")
        } otherwise: {
            Summary("Show \(\.$sort) and \(\.$second)")
        }
    }
}

/// Two sentences for the same rows.
public struct EqualRowsIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Equal Rows"

    @Parameter(title: "Text") public var text: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$text, .hasAnyValue) {
            Summary("Show \(\.$text)")
        } otherwise: {
            Summary("Show nothing instead of \(\.$text)")
        }
    }
}

import AppIntents
import IntentTestSupport
import Testing

/// The structure of summaries.
@Suite struct SummaryNodeTests {
    /// Describes a structure in one line, with the titles of the parameters.
    private func text(_ node: SummaryNode, _ intent: some AppIntent) -> String {
        switch node {
        case .parameters(let text, let others):
            let parts = text.map { text in
                text.parts.map { part in
                    switch part {
                    case .text(let text): text
                    case .parameter(let keyPath): "<\(title(keyPath, intent))>"
                    }
                }.joined()
            }
            let list = others.map { "[" + $0.map { title($0, intent) }.joined(separator: ", ") + "]" }
            return [parts, list].compactMap(\.self).joined(separator: " ").isEmpty
                ? "all" : [parts, list].compactMap(\.self).joined(separator: " ")
        case .condition(let condition, let then, let otherwise):
            let subject =
                switch condition.subject {
                case .parameter(let keyPath): title(keyPath, intent)
                case .identifier(let keyPath): title(keyPath, intent) + ".id"
                case .widgetFamily: "family"
                }
            let test = "\(subject) \(condition.comparison) \(condition.operands)"
            return "(\(test) ? \(text(then, intent)) : \(text(otherwise, intent)))"
        }
    }

    private func title(_ keyPath: AnyKeyPath, _ intent: Any) -> String {
        (intent[keyPath: keyPath] as? any AnyIntentParameter)?.declaration.title?.key ?? "?"
    }

    @Test func `conditions form a tree`() {
        expectEqual(
            text(VoyageIntent.summaryNode, VoyageIntent()),
            """
            (Night equalTo [true] ? Sail <Ship> with <Cargo> on board [Crew] : \
            (family oneOf [systemSmall, systemMedium] ? [Ship] : all))
            """)
    }

    @Test func `a switch is a chain of conditions`() {
        expectEqual(
            text(SwitchIntent.summaryNode, SwitchIntent()),
            """
            (Cargo equalTo [Optional(AppIntentsTests.Cargo.grain)] ? [Count] : \
            (Cargo oneOf [Optional(AppIntentsTests.Cargo.timber), nil] ? \
            (Count greaterThan [3] ? all : []) : all))
            """)
    }

    @Test func `tests of existence and identifiers are kept`() {
        expectEqual(
            text(ExistenceIntent.summaryNode, ExistenceIntent()),
            """
            (Ship hasAnyValue [] ? (Ship.id oneOf ["1", "2"] ? all : [Ship]) : \
            (family notEqualTo [systemLarge] ? text : all))
            """)
    }

    @Test func `without a summary all parameters are shown`() {
        guard case .parameters(nil, others: nil) = NoSummaryIntent.summaryNode else {
            Issue.record("a list of parameters is expected")
            return
        }
    }
}

private struct SwitchIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "Cargo") var cargo: Cargo?
    @Parameter(title: "Count", default: 1) var count: Int

    static var parameterSummary: some ParameterSummary {
        Switch(\.$cargo) {
            Case(.grain) { Summary { \.$count } }
            Case([.timber, nil]) {
                When(\.$count, .greaterThan, 3) {
                    Summary()
                } otherwise: {
                    Summary {}
                }
            }
        }
    }
}

private struct ExistenceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Existence"
    @Parameter(title: "Ship") var ship: Ship?

    static var parameterSummary: some ParameterSummary {
        When(\.$ship, .hasAnyValue) {
            When(\.$ship, identifier: .oneOf, ["1", "2"]) {
                Summary()
            } otherwise: {
                Summary { \.$ship }
            }
        } otherwise: {
            When(widgetFamily: .notEqualTo, .systemLarge) {
                Summary("text")
            } otherwise: {
                Summary()
            }
        }
    }
}

private struct NoSummaryIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "None"
    @Parameter(title: "Count", default: 1) var count: Int
}

import AppIntents
import HostedAppIntents
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentDeclarations

/// Definitions of App Intents whose summary leaves out parameters, and whose lists leave out families.
@Suite struct HiddenRowTests {
    private func schema() async throws -> (program: ProgramDefinition, intent: Intent) {
        let program = try await ProgramDefinition(handlers: [BoardIntent.handler])
        return (program, try #require(program.schema.intent(named: "Board")))
    }

    @Test func `a definition is valid for a widget of further families`() async throws {
        var schema = try await schema().program.schema
        schema.widgets = [
            DeclaredWidget(
                name: "Board", swiftName: "board", kind: "Board", title: LocalizedText("Board", language: "en"),
                intent: "Board", families: [.systemSmall, .systemMedium, .systemLarge])
        ]
        let definition = renderDefinition(schema).definition
        let resolved = resolveDefinitions([SourceFile(path: "code.intent.yaml", text: definition)])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "", "\(definition)")
    }

    @Test func `a hidden row with a default is shown by a definition and reported`() async throws {
        let (program, intent) = try await schema()
        let count = try #require(intent.parameter(named: "count"))
        #expect(count.options == .free && count.defaultRule == .value(.integer(3)))
        expectEqual(intent.parameter(named: "note")?.options, OptionSource.none)
        expectEqual(
            program.warnings.map(\.text),
            [
                "BoardIntent.parameterSummary: a definition cannot hide the row of 'count', which has a default; it is shown "
                    + "[declared-condition]"
            ])
    }

    @Test func `selected intents have no warnings of others`() async throws {
        var program = try await ProgramDefinition(handlers: [BoardIntent.handler, EqualRowsIntent.handler])
        expectEqual(program.warnings.map(\.code), [.declaredCondition, .declaredSentence])
        program.select(DefinitionFile(fileName: "", language: "en", intents: ["EqualRows"]))
        expectEqual(program.warnings.map(\.code), [.declaredSentence])
    }

    @Test(
        arguments: [
            AllCasesIntent.self, EitherRowIntent.self, HiddenNameIntent.self, MeasuresIntent.self,
        ] as [any WidgetConfigurationIntent.Type])
    func `definitions of rare summaries and empty names are valid`(
        _ intent: any WidgetConfigurationIntent.Type
    ) async throws {
        let program = try await ProgramDefinition(handlers: [intent.handler])
        let definition = renderDefinition(program.schema).definition
        let resolved = resolveDefinitions([SourceFile(path: "code.intent.yaml", text: definition)])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "", "\(definition)")
        expectEqual(resolved.schema, program.schema, "\(definition)")
    }

    @Test func `the runtime hides a row with a default`() throws {
        let schema = DeclaredDefinition(of: [BoardIntent.self]) { LocalizedText($0.developmentText, language: "en") }
            .schema
        let count = try #require(schema.intent(named: "Board")?.parameter(named: "count"))
        #expect(count.options == .none && count.defaultRule == .value(.integer(3)))
        let pals = try #require(schema.intent(named: "Board")?.parameter(named: "pals"))
        expectEqual(pals.slotCount(in: .systemMedium), 4)
        expectEqual(pals.slotCount(in: .systemLarge), 1000)
    }
}

import AppIntents
import HostedAppIntents
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import SwiftUI
import Testing

@testable import IntentDeclarations

/// Definitions of types that have one unqualified name.
@MainActor struct EqualNamesTests {
    @Test func `types of equal names have a valid definition`() async throws {
        let program = try await ProgramDefinition(
            handlers: [Doors.ToggleIntent.handler, Lights.ToggleIntent.handler, Fans.ToggleIntent.handler],
            widgets: ToggleWidgets.registrations + HeaterControl.registrations + LampControl.registrations)
        expectEqual(program.warnings, [])
        expectEqual(
            program.schema.intents.map(\.name),
            ["DoorsToggle", "LightsToggle", "Ventilate", "HeaterControlSwitch", "LampControlSwitch"])
        expectEqual(program.schema.widgets.map(\.intent), ["LightsToggle", "DoorsToggle"])
        expectEqual(program.schema.controls.map(\.intent), ["HeaterControlSwitch", "LampControlSwitch"])
        let definition = renderDefinition(program.schema).definition
        let resolved = resolveDefinitions([SourceFile(path: "code.intent.yaml", text: definition)])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "", "\(definition)")
        expectEqual(resolved.schema, program.schema, "\(definition)")
    }
}

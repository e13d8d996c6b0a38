import AppIntents
import Foundation
import GeneratedAppIntents
import IntentAppIntents
import IntentRuntime
import IntentTestSupport
import Testing

extension GeneratedAppIntentsTests {
    /// Calls the generated queries and intents as a system calls them, without an engine.
    @Suite struct Queries {
        init() {
            AppIntentHandler.add(GarageHandler())
        }

        @Test func `suggestions are the handler's options`() async throws {
            let suggested = try await CarControlEntityQuery().suggestedEntities()
            expectEqual(suggested.sections.flatMap(\.items).map(\.value.id), GarageHandler.garage.map(\.identifier))
        }

        @Test func `the handler searches`() async throws {
            let found = try await CarControlEntityQuery().entities(matching: "L")
            expectEqual(found.sections.flatMap(\.items).map(\.value.id), ["lock", "light"])
        }

        @Test func `a lookup leaves out values that no longer exist`() async throws {
            let known = try await CarControlEntityQuery().entities(for: ["window", "gone", "lock"])
            expectEqual(known.map(\.id), ["window", "lock"])
            expectEqual(known.first?.value.symbol, "window.fill")
        }

        @Test func `a row offers nothing without its parent`() async throws {
            #expect(try await TransitLineEntityQuery().suggestedEntities().sections.isEmpty)
        }

        @Test func `a query without a handler is unavailable`() async throws {
            AppDependencyManager.shared.add(dependency: AppIntentHandler<ForumBoardIntent>.missing)
            let error = await #expect(throws: HandlerError.self) { _ = try await HeroEntityQuery().suggestedEntities() }
            expectEqual(error?.code, .unavailable)
            await expectEqual(ForumBoardAppIntent().configuration(in: .systemSmall), ForumBoardIntent())
        }

        @Test func `a configuration has the defaults of its family`() async {
            let intent = WidgetConfigAppIntent()
            #expect(intent.configuration.carControls.isEmpty)
            await expectEqual(intent.configuration(in: .systemSmall).carControls.map(\.identifier), ["lock", "trunk"])
            await expectEqual(intent.configuration(in: .systemMedium).carControls.count, 4)
        }

        @Test func `a configuration has what its rows follow`() async {
            let intent = LightingAppIntent()
            await expectEqual(intent.configuration(in: .systemSmall), LightingIntent())
            intent.lamp = LampEntity(Lamp(identifier: "floor", displayString: "Floor lamp", room: "salon"))
            let configuration = await intent.configuration(in: .systemSmall)
            expectEqual(configuration.label, "Floor lamp")
            expectEqual(configuration.room, "salon")
            intent.name = "Mine"
            await expectEqual(intent.configuration(in: .systemSmall).label, "Mine")
        }

        @Test func `the properties of an intent become the configuration`() {
            let intent = WidgetConfigAppIntent()
            #expect(intent.showLabels && intent.configuration.showLabels)
            intent.showLabels = false
            intent.carControls = [CarControlEntity(GarageHandler.garage[3])]
            expectEqual(
                intent.configuration, WidgetConfigIntent(carControls: [GarageHandler.garage[3]], showLabels: false))
            let board = TransitBoardAppIntent()
            expectEqual(board.configuration.walkingTime, .seconds(300))
            board.walkingTime = Measurement(value: 2, unit: .hours)
            expectEqual(board.configuration.walkingTime, .seconds(7200))
            let clock = ClockFaceAppIntent()
            clock.timeFormat = .decimal
            expectEqual(clock.configuration.timeFormat, .decimal)
        }
    }
}

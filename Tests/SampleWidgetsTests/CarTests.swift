import IntentRuntime
import SampleWidgets
import Testing

struct CarTests {
    @Test func holdsTheFirstFourControlsWhenItIsPlaced() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        #expect(configuration.carControls.map(\.identifier) == ["lock", "findCar", "trunk", "window"])
        #expect(configuration.showLabels)
    }

    @Test(arguments: [(SizeFamily.systemSmall, 2), (.systemMedium, 4), (.systemLarge, 8)])
    func hasTheSlotsOfItsFamily(family: SizeFamily, count: Int) async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: family)
        let slots = WidgetConfigIntent.Slots.carControls(in: family)
        #expect(slots == SlotCount(minimum: count, maximum: count))
        let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
        #expect(configuration.carControls.slots(slots).count == count)
        // Four defaults are known, whatever the family.
        #expect(configuration.carControls.count == min(count, 4))
    }

    @Test func findsByEitherLanguage() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemSmall) {
            $0[WidgetConfigIntent.Parameters.carControls] = []
        }
        #expect(try await offered(engine, "carControls", of: id, search: "车") == ["lock", "window", "findCar"])
        #expect(try await offered(engine, "carControls", of: id, search: "SKY") == ["skylight"])
        #expect(try await offered(engine, "carControls", of: id, search: "bicycle") == [])
    }

    @Test func leavesOutWhatIsChosenAlready() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        #expect(
            try await offered(engine, "carControls", of: id) == ["airCondition", "ventilate", "skylight"])
    }

    @Test func speaksTheLanguageThatIsAskedFor() async throws {
        let engine = try sampleEngine()
        let id = try await engine.place(.carWidget, family: .systemMedium)
        let request = OptionsRequest(locale: "zh-Hans")
        let titles = try await engine.options(for: "carControls", of: id, request: request).collection.items.map(
            \.title)
        #expect(titles == ["空调", "透气", "天窗"])
    }
}

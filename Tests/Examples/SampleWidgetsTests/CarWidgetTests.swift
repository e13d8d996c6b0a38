import Foundation
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import SampleHandlers
import SampleWidgets
import Testing

/// The buttons and toggles of the car widget.
struct CarWidgetTests {
    private let garage = Garage()
    private let samples: HostedSamples

    init() async throws {
        samples = try await HostedSamples(registrations(CarWidget(garage: garage)), handlers: garage.performers)
    }

    private var active: Set<String> { garage.activeControls(at: Date()) }

    @Test func `each control of the car is a button or toggle`() async throws {
        let id = try await samples.show(.carWidget, .systemMedium)
        let actions = try await samples.timeline(of: id).entry(0).content.actions
        expectEqual(actions.map(\.id), ["lock", "findCar", "trunk", "window"])
        expectEqual(actions.map(\.control), [.toggle(isOn: true), .button, .toggle(isOn: false), .toggle(isOn: false)])
        #expect(actions.allSatisfy { $0.intent == CarWidget.controlIntent })
        await samples.host.stop()
    }

    @Test func `a toggle operates the car and shows its state`() async throws {
        let id = try await samples.show(.carWidget, .systemSmall)
        try await expectEqual(samples.lines(of: id), ["● Lock", "Find Car"])
        try await samples.host.perform("lock", on: id)
        #expect(active.isEmpty)
        await samples.clock.settle()
        try await expectEqual(samples.lines(of: id), ["○ Lock", "Find Car"])
        try await samples.host.perform("lock", on: id)
        expectEqual(active, ["lock"])
        await samples.host.stop()
    }

    @Test func `a button shows for a while that the lights flash`() async throws {
        let id = try await samples.show(.carWidget, .systemSmall)
        try await samples.host.perform("findCar", on: id)
        expectEqual(active, ["lock", "findCar"])
        await samples.clock.settle()
        let shown = try await samples.timeline(of: id)
        try #require(shown.count == 2)
        expectEqual(shown.policy, .never)
        // The button is green while the lights flash.
        let pictures = try [shown.entry(0), shown.entry(1)].map { try #require($0.content.svg) }
        expectEqual(pictures.map { $0.matches(of: /#34c759/).count }, [2, 1])
        await samples.host.stop()
    }

    @Test func `operating the car costs no budget`() async throws {
        let id = try await samples.show(.carWidget, .systemSmall)
        let budget = try await samples.timeline(of: id).status.budgetLeft
        for _ in 0..<10 {
            try await samples.host.perform("lock", on: id)
            await samples.clock.settle()
        }
        expectEqual(samples.reloads, 11)
        try await expectEqual(samples.timeline(of: id).status.budgetLeft, budget)
        await samples.host.stop()
    }

    @Test func `an empty slot has no button`() async throws {
        let id = try await samples.show(.carWidget, .systemSmall, as: WidgetConfigIntent.self) {
            $0[\.carControls] = [CarControl(identifier: "trunk", displayString: "")]
        }
        try await expectEqual(samples.lines(of: id), ["○ Trunk", "–"])
        try await expectEqual(samples.timeline(of: id).entry(0).content.actions.map(\.id), ["trunk"])
        await samples.host.stop()
    }

    @Test func `a toggle has the state that the tap asked for`() throws {
        for _ in 0..<2 {
            try garage.operate("lock", isOn: true, at: Date())
            expectEqual(active, ["lock"])
        }
    }

    @Test func `the car refuses a control that it does not have`() {
        #expect(throws: HandlerError.self) { try garage.operate("wings", isOn: true, at: Date()) }
        expectEqual(active, ["lock"])
    }

    @Test func `the handlers of the samples operate the shared car`() async throws {
        let shared = try await HostedSamples()
        let id = try await shared.show(.carWidget, .systemSmall, as: WidgetConfigIntent.self) {
            $0[\.carControls] = [CarControl(identifier: "skylight", displayString: "")]
        }
        try await shared.host.perform("skylight", on: id)
        #expect(Garage.shared.activeControls(at: Date()).contains("skylight"))
        try await shared.host.perform("skylight", on: id)
        #expect(!Garage.shared.activeControls(at: Date()).contains("skylight"))
        await shared.host.stop()
    }
}

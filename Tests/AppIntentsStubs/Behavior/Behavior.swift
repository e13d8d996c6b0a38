// Calls the generated code of the shipped definitions as the system would, with stubs for Apple's frameworks.
import AppIntents
import Foundation
import IntentAppIntents
import IntentRuntime

struct GarageHandler: WidgetConfigIntentHandling {
    static let garage = ["lock", "trunk", "window", "horn", "light"].map { name in
        CarControl(identifier: name, displayString: name.capitalized, symbol: "\(name).fill")
    }

    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<CarControl> {
        let found = Self.garage.filter { searchTerm == nil || $0.displayString.hasPrefix(searchTerm ?? "") }
        let items = found.map { OptionItem($0, title: $0.displayString) }
        return OptionCollection(sections: [OptionSection(title: "Garage", items: items)])
    }

    func carControls(for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext) async throws
        -> [CarControl]
    {
        identifiers.compactMap { identifier in Self.garage.first { $0.identifier == identifier } }
    }

    func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) async throws -> [CarControl] {
        Array(Self.garage.prefix(context.count))
    }
}

struct BoardHandler: TransitBoardIntentHandling {
    func provideOperatorOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) async throws -> OptionCollection<TransitOperator> {
        let all = ["north", "south"].map { TransitOperator(identifier: $0, displayString: $0) }
        return OptionCollection(sections: [OptionSection(items: all.map { OptionItem($0, title: $0.displayString) })])
    }

    func `operator`(for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext) async throws
        -> [TransitOperator]
    { [] }

    func provideLineOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) async throws -> OptionCollection<TransitLine> { OptionCollection(sections: []) }

    func line(for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext) async throws
        -> [TransitLine]
    { [] }

    func provideStopsOptionsCollection(
        for intent: TransitBoardIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<TransitStop> { OptionCollection(sections: []) }

    func stops(for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext) async throws
        -> [TransitStop]
    { [] }
}

@main struct Behavior {
    nonisolated(unsafe) static var failures = 0

    static func check(_ holds: Bool, _ claim: String) {
        guard !holds else { return }
        failures += 1
        print("error: \(claim)")
    }

    static func main() async throws {
        await withoutAHandler()
        AppIntentHandler.add(GarageHandler())
        AppIntentHandler.add(BoardHandler())
        try await queriesUseTheHandler()
        await defaultsComeFromTheHandler()
        try await optionsNeedTheirParents()
        rowsBecomeTheConfiguration()
        try await controlsRunTheirAction()
        exit(failures == 0 ? 0 : 1)
    }

    /// The states that a toggle set.
    private actor Door {
        private(set) var states: [Bool] = []

        func set(_ isLocked: Bool) { states.append(isLocked) }
    }

    static func controlsRunTheirAction() async throws {
        let intent = LockDoorAppIntent()
        do {
            _ = try await intent.perform()
            check(false, "an intent without an action succeeds")
        } catch {
            check((error as? HandlerError)?.code == .unavailable, "an intent without an action has another error")
        }
        let door = Door()
        AppIntentAction<LockDoorIntent>.add {
            await door.set($0.isLocked == true)
        } isOn: { _ in
            await door.states.last ?? false
        }
        let provider = ConfiguredControlProvider<LockDoorAppIntent>(toggle: "isLocked")
        check(try await !provider.currentValue(configuration: intent).isOn, "the toggle is on at first")
        let setter = DoorLockSetIntent(intent)
        setter.value = true
        _ = try await setter.perform()
        check(await door.states == [true], "the toggle does not set its parameter")
        check(try await provider.currentValue(configuration: intent).isOn, "the toggle does not show its state")
        check(!provider.previewValue(configuration: intent).isOn, "the preview asks the program")
        check(HomeShortcuts.appShortcuts.count == 2, "an App Shortcut is missing")
    }

    static func withoutAHandler() async {
        do {
            _ = try await CarControlEntityQuery().suggestedEntities()
            check(false, "a query without a handler is an error")
        } catch {
            check((error as? HandlerError)?.code == .unavailable, "the error without a handler is unavailable")
        }
        let configuration = await WidgetConfigAppIntent().configuration(in: .systemSmall)
        check(
            configuration == WidgetConfigIntent(),
            "without a handler, the configuration has the defaults of the definition")
    }

    static func queriesUseTheHandler() async throws {
        let query = CarControlEntityQuery()
        let all = try await query.suggestedEntities().sections.flatMap(\.items).map(\.value.id)
        check(all == GarageHandler.garage.map(\.identifier), "suggestions are the handler's options: \(all)")
        let found = try await query.entities(matching: "L").sections.flatMap(\.items).map(\.value.id)
        check(found == ["lock", "light"], "the handler searches: \(found)")
        let known = try await query.entities(for: ["window", "gone", "lock"])
        check(
            known.map(\.id) == ["window", "lock"], "lookup leaves out values that no longer exist: \(known.map(\.id))")
        check(known.first?.value.symbol == "window.fill", "an entity contains the object's properties")
    }

    static func defaultsComeFromTheHandler() async {
        let intent = WidgetConfigAppIntent()
        check(intent.configuration.carControls.isEmpty, "the plain configuration calls no handler")
        let small = await intent.configuration(in: .systemSmall).carControls.map(\.identifier)
        check(small == ["lock", "trunk"], "a small widget has two defaults of the handler: \(small)")
        let medium = await intent.configuration(in: .systemMedium).carControls.count
        check(medium == 4, "a medium widget has four: \(medium)")
        let first = await TransitOperatorEntityQuery().defaultResult()?.id
        check(first == "north", "the default of the row is the first option: \(first ?? "none")")
    }

    static func optionsNeedTheirParents() async throws {
        let lines = try await TransitLineEntityQuery().suggestedEntities().sections
        check(lines.isEmpty, "a row offers nothing without its parent")
    }

    static func rowsBecomeTheConfiguration() {
        let intent = WidgetConfigAppIntent()
        check(intent.showLabels && intent.configuration.showLabels, "the row has its literal default")
        intent.showLabels = false
        intent.carControls = [GarageHandler.garage[3]].map { CarControlEntity($0) }
        let chosen = intent.configuration
        check(chosen == WidgetConfigIntent(carControls: [GarageHandler.garage[3]], showLabels: false), "\(chosen)")
        let board = TransitBoardAppIntent()
        check(board.configuration.walkingTime == .seconds(300), "a default duration has the right unit")
        board.walkingTime = Measurement(value: 2, unit: .hours)
        check(board.configuration.walkingTime == .seconds(7200), "a measurement becomes a duration")
        let clock = ClockFaceAppIntent()
        clock.timeFormat = .decimal
        check(clock.configuration.timeFormat == .decimal, "an App Intents case becomes one of ours")
    }
}

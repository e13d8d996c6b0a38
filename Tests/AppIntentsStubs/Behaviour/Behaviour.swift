// Asks what is generated of the shipped definitions as the system would, with stubs in the system's place.
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

    func carControls(for identifiers: [String], context: LookupContext) async throws -> [CarControl] {
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

    func `operator`(for identifiers: [String], context: LookupContext) async throws -> [TransitOperator] { [] }

    func provideLineOptionsCollection(
        for intent: TransitBoardIntent, context: OptionsContext
    ) async throws -> OptionCollection<TransitLine> { OptionCollection(sections: []) }

    func line(for identifiers: [String], context: LookupContext) async throws -> [TransitLine] { [] }

    func provideStopsOptionsCollection(
        for intent: TransitBoardIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<TransitStop> { OptionCollection(sections: []) }

    func stops(for identifiers: [String], context: LookupContext) async throws -> [TransitStop] { [] }
}

@main struct Behaviour {
    nonisolated(unsafe) static var failures = 0

    static func check(_ isRight: Bool, _ claim: String) {
        guard !isRight else { return }
        failures += 1
        print("error: \(claim)")
    }

    static func main() async throws {
        await beforeAHandlerIsAdded()
        AppIntentHandler.add(GarageHandler())
        AppIntentHandler.add(BoardHandler())
        try await queriesAskTheHandler()
        await defaultsAreThoseOfTheHandlerAndTheFamily()
        try await parentsAreAskedForFirst()
        rowsBecomeTheConfiguration()
        exit(failures == 0 ? 0 : 1)
    }

    static func beforeAHandlerIsAdded() async {
        do {
            _ = try await CarControlEntityQuery().suggestedEntities()
            check(false, "a query without a handler is an error")
        } catch {
            check((error as? HandlerError)?.code == .unavailable, "the error without a handler says unavailable")
        }
        let configuration = await WidgetConfigAppIntent().configuration(in: .systemSmall)
        check(configuration == WidgetConfigIntent(), "without a handler a configuration is what the definition states")
    }

    static func queriesAskTheHandler() async throws {
        let query = CarControlEntityQuery()
        let all = try await query.suggestedEntities().sections.flatMap(\.items).map(\.value.id)
        check(all == GarageHandler.garage.map(\.identifier), "suggestions are the handler's options: \(all)")
        let found = try await query.entities(matching: "L").sections.flatMap(\.items).map(\.value.id)
        check(found == ["lock", "light"], "a search is the handler's: \(found)")
        let known = try await query.entities(for: ["window", "gone", "lock"])
        check(known.map(\.id) == ["window", "lock"], "lookup leaves out what is gone: \(known.map(\.id))")
        check(known.first?.value.symbol == "window.fill", "an entity has the object's own properties")
    }

    static func defaultsAreThoseOfTheHandlerAndTheFamily() async {
        let intent = WidgetConfigAppIntent()
        check(intent.configuration.carControls.isEmpty, "nobody is asked for the plain configuration")
        let small = await intent.configuration(in: .systemSmall).carControls.map(\.identifier)
        check(small == ["lock", "trunk"], "a small widget has its handler's two: \(small)")
        let medium = await intent.configuration(in: .systemMedium).carControls.count
        check(medium == 4, "a medium one has four: \(medium)")
        let first = await TransitOperatorEntityQuery().defaultResult()?.id
        check(first == "north", "the first option is a row's default: \(first ?? "none")")
    }

    static func parentsAreAskedForFirst() async throws {
        let lines = try await TransitLineEntityQuery().suggestedEntities().sections
        check(lines.isEmpty, "without its parent a row offers nothing")
    }

    static func rowsBecomeTheConfiguration() {
        let intent = WidgetConfigAppIntent()
        check(intent.showLabels && intent.configuration.showLabels, "a literal default is the row's")
        intent.showLabels = false
        intent.carControls = [GarageHandler.garage[3]].map { CarControlEntity($0) }
        let chosen = intent.configuration
        check(chosen == WidgetConfigIntent(carControls: [GarageHandler.garage[3]], showLabels: false), "\(chosen)")
        let board = TransitBoardAppIntent()
        check(board.configuration.walkingTime == .seconds(300), "a measured default is in its unit")
        board.walkingTime = Measurement(value: 2, unit: .hours)
        check(board.configuration.walkingTime == .seconds(7200), "a measurement becomes a duration")
        let clock = ClockFaceAppIntent()
        clock.timeFormat = .decimal
        check(clock.configuration.timeFormat == .decimal, "a case of App Intents is one of ours")
    }
}

#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import SampleHandlers
    import SampleWidgets
    import Testing

    /// The code of the articles about the engine and its handlers.
    struct GuideTests {
        private let garage = RemoteGarage()

        /// This test has real deadlines, so it does not wait for the other tests.
        @Test func `the code of the guide works`() async throws {
            try await withTaskExecutorPreference(BlockingExecutor()) { try await configure() }
        }

        private func configure() async throws {
            let place = try TemporaryFolder("guide")
            let folder = place.path

            let store = try SQLiteStore(path: folder + "/store.sqlite")
            let engine = try IntentEngine(
                store: store, handlers: [GarageHandler(garage: garage)], definitions: [.clock])

            let id = try await engine.place(.carWidget, family: .systemMedium)
            let configuration = try await engine.configuration(WidgetConfigIntent.self, of: id)
            let slots = configuration.carControls.slots(in: .systemMedium)
            expectEqual(slots.map { $0?.identifier }, ["lock", "trunk", nil, nil])

            let outcome = try await engine.edit(WidgetConfigIntent.self, of: id) { edit in
                edit[\.carControls] = [
                    CarControl(identifier: "trunk", displayString: "trunk")
                ]
                edit[\.showLabels] = false
            }
            expectEqual(outcome.changed, ["carControls", "showLabels"])
            let edited = try await engine.configuration(WidgetConfigIntent.self, of: id)
            expectEqual(edited.carControls.map(\.displayString), ["Open Trunk"])

            var draft = try await engine.draft(WidgetConfigIntent.self, of: id)
            draft.edit[\.showLabels] = true
            try await engine.apply(draft)
            #expect(try await engine.configuration(WidgetConfigIntent.self, of: id).showLabels)

            try await offer(engine, id)
            await garage.signOut()
            try await offer(engine, id)
        }

        @Test func `a long list is searched and used for lookups`() {
            let doors = SearchableOptions(
                (1...10_000).lazy.map { OptionItem(CarControl(identifier: "\($0)", displayString: "Door \($0)")) })
            let page = doors.collection(matching: "door 77", limit: 3)
            let known = doors.values(for: ["77", "nowhere"])
            expectEqual(page.items.map(\.title), ["Door 77", "Door 770", "Door 771"])
            expectEqual(known.map(\.displayString), ["Door 77"])
        }

        @Test func `a long list has sections`() {
            let floors = SearchableOptions(
                sections: (1...40).lazy.map { floor in
                    let doors = (1...250).map { CarControl(identifier: "\(floor)-\($0)", displayString: "Door \($0)") }
                    return OptionSection(title: "Floor \(floor)", doors)
                }, usesIndexedCollation: true)
            let firstPage = floors.collection(limit: 300)
            expectEqual(firstPage.sections.map(\.title), ["Floor 1", "Floor 2"])
            expectEqual(firstPage.sections.map(\.items.count), [250, 50])
        }

        @Test func `parents decide lookups, and several values decide validation`() async throws {
            let engine = try IntentEngine(store: InMemoryStore(), handlers: [CityHandler()])
            let id = try await engine.place(.transitWidget, family: .systemMedium)
            func set(_ line: String, _ stops: [String], walking: Duration) async throws {
                try await engine.edit(TransitBoardIntent.self, of: id) { edit in
                    edit[\.stops] = stops.map { TransitStop(identifier: $0, displayString: "") }
                    edit[\.line] = TransitLine(identifier: line, displayString: "")
                    edit[\.operator] = TransitOperator(identifier: "b", displayString: "")
                    edit[\.walkingTime] = walking
                }
            }
            let wrongParent = await #expect(throws: EngineError.self) { try await set("a1", [], walking: .seconds(60)) }
            expectEqual(wrongParent?.problems.map(\.parameter), ["line"])
            let refused = await #expect(throws: EngineError.self) {
                try await set("b1", ["park", "pier"], walking: .seconds(1200))
            }
            expectEqual(refused?.problems.map(\.parameter), ["walkingTime"])
            expectEqual(refused?.code, .refused)
            try await set("b1", ["park"], walking: .seconds(1200))
        }

        /// Shows the options as an editor would.
        private func offer(_ engine: IntentEngine, _ id: InstanceID) async throws {
            try await engine.openEditor(id)
            let answer = try await engine.options(
                WidgetConfigIntent.self, for: \.carControls, of: id,
                request: OptionsRequest(slot: 0, searchTerm: "tr"))
            switch answer.state {
            case .answered: show(answer.collection)
            case .stale(let age, let reason): show(answer.collection, from: age, because: reason)
            case .failed(let reason): show(answer.collection, because: reason)
            case .needs(let parent): askFirst(for: parent)
            }
        }

        private func follow(_ engine: IntentEngine, _ id: InstanceID) async {
            for await change in await engine.changes(WidgetConfigIntent.self, of: id) {
                show(change.configuration)
            }
        }

        @Test(.timeLimit(.minutes(1))) func `changes are delivered until the instance is removed`() async throws {
            let engine = try IntentEngine(store: InMemoryStore(), handlers: [GarageHandler(garage: garage)])
            let id = try await engine.place(.carWidget, family: .systemMedium)
            try await engine.remove(id)
            await follow(engine, id)
        }

        @Test func `an instance follows another one`() async throws {
            let engine = try IntentEngine(store: InMemoryStore(), handlers: [GarageHandler(garage: garage)])
            let id = try await engine.place(.carWidget, family: .systemMedium)
            try await engine.edit(WidgetConfigIntent.self, of: id) { $0[\.showLabels] = false }

            let other = try await engine.place(.carWidget, family: .systemSmall, following: id)
            try await engine.unfollow(other)
            try await engine.follow(id, by: other)

            try await engine.edit(WidgetConfigIntent.self, of: id) { $0[\.showLabels] = true }
            try await expectEqual(engine.configuration(WidgetConfigIntent.self, of: other).showLabels, true)
        }

        @Test func `edits are undone and a removed widget is restored`() async throws {
            let engine = try IntentEngine(store: InMemoryStore(), handlers: [GarageHandler(garage: garage)])
            let id = try await engine.place(.carWidget, family: .systemMedium)
            for isShown in [false, true, false, true] {
                try await engine.edit(WidgetConfigIntent.self, of: id) { $0[\.showLabels] = isShown }
            }

            try await engine.undo(id)
            try await engine.redo(id)
            try await engine.undo(id, to: 4)
            let history = try await engine.history(of: id, limit: 20)
            expectEqual(history.changes.map(\.revision), Array(1...8))
            try await expectEqual(engine.configuration(WidgetConfigIntent.self, of: id).showLabels, false)

            try await engine.remove(id)
            if let known = try await engine.removedInstances(of: .carWidget).last {
                try await engine.restore(known.instance.id)
            }
            try await expectEqual(engine.instances().map(\.id), [id])
        }

        @Test(.timeLimit(.minutes(10))) func `a feed is read until its task ends`() async throws {
            let engine = try IntentEngine(store: InMemoryStore(), handlers: [GarageHandler(garage: garage)])
            let id = try await engine.place(.carWidget, family: .systemMedium)
            try await engine.remove(id)
            let newest = try await Task {
                var lastSequence = 0
                for try await change in try await engine.watch(.kind(.carWidget), since: lastSequence) {
                    reload(change.instance, because: change.cause)
                    lastSequence = change.sequence
                }
                return lastSequence
            }.value
            expectEqual(newest, 2)
        }

        private func reload(_ id: InstanceID, because cause: ChangeCause) {
            if cause == .removed { withUnsafeCurrentTask { $0?.cancel() } }
        }

        private func show(_ options: OptionCollection<IntentValue>) {
            expectEqual(options.items.map(\.title), ["Open Trunk"])
        }

        private func show(
            _ options: OptionCollection<IntentValue>, from age: Duration = .zero, because reason: OptionsFailure
        ) {
            #expect(options.items.map(\.title) == ["Open Trunk"] && age > .zero && reason == .notSignedIn)
        }

        private func show(_ configuration: WidgetConfigIntent) {
            #expect(configuration.showLabels)
        }

        private func closedRoof() -> OptionItem<CarControl> {
            OptionItem(
                CarControl(identifier: "roof", displayString: "Roof"), title: "Roof",
                disabledReason: "Closed while it rains")
        }

        private func askFirst(for parent: String) {
            Issue.record("nothing depends on '\(parent)'")
        }

        @Test func `the guide contains only code from this file`() throws {
            let compiled = try code(in: URL(fileURLWithPath: #filePath))
            let catalog = Repository.manual
            var blocks: [ArraySlice<String>] = []
            for page in ["Documentation.md", "Guides/ConfiguringAnInstance.md", "Guides/WritingAHandler.md"] {
                let lines = try code(in: catalog.appendingPathComponent(page))
                var rest = lines[...]
                while let start = rest.firstIndex(of: "```swift") {
                    let end = try #require(rest[start...].firstIndex(of: "```"))
                    blocks.append(lines[(start + 1)..<end])
                    rest = lines[(end + 1)...]
                }
            }
            expectEqual(blocks.count, 16)
            for block in blocks {
                let isCompiled = compiled.contains(block)
                #expect(isCompiled, "\(block.joined(separator: "\n"))")
            }
        }

        /// Returns the lines of a file without their indentation.
        private func code(in file: URL) throws -> [String] {
            try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    struct GarageHandler: WidgetConfigIntentHandling {
        let garage: RemoteGarage

        func provideCarControlsOptionsCollection(
            for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
        ) async throws -> OptionCollection<CarControl> {
            let page = try await garage.controls(matching: searchTerm, after: context.cursor, atMost: context.limit)
            return OptionCollection(page.controls, promptLabel: "Choose a control", cursor: page.next)
        }

        func carControls(
            for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext
        ) async throws -> [CarControl] {
            try await garage.controls(named: identifiers)
        }

        func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) async throws -> [CarControl] {
            try await garage.favorites(atMost: context.count)
        }
    }

    struct CityHandler: TransitBoardIntentHandling {
        let city = City()

        func provideOperatorOptionsCollection(
            for intent: TransitBoardIntent, context: OptionsContext
        ) -> OptionCollection<TransitOperator> {
            OptionCollection(city.operators)
        }

        func `operator`(
            for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
        ) -> [TransitOperator] {
            OptionCollection(city.operators).values(for: identifiers)
        }

        func provideLineOptionsCollection(
            for intent: TransitBoardIntent, context: OptionsContext
        ) async throws -> OptionCollection<TransitLine> {
            OptionCollection(try await city.lines(of: intent.operator?.identifier))
        }

        func line(
            for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
        ) async throws -> [TransitLine] {
            OptionCollection(try await city.lines(of: intent.operator?.identifier)).values(for: identifiers)
        }

        func provideStopsOptionsCollection(
            for intent: TransitBoardIntent, searchTerm: String?, context: OptionsContext
        ) -> OptionCollection<TransitStop> {
            OptionCollection(city.stops)
        }

        func stops(
            for identifiers: [String], in intent: TransitBoardIntent, context: LookupContext
        ) -> [TransitStop] {
            OptionCollection(city.stops).values(for: identifiers)
        }
    }

    extension CityHandler: ConfigurationValidating {
        func validate(
            _ intent: TransitBoardIntent, context: ValidationContext
        ) async throws -> [ConfigurationRefusal<TransitBoardIntent>] {
            guard intent.stops.count > 1, intent.walkingTime > .seconds(900) else { return [] }
            return [ConfigurationRefusal(\.walkingTime, "choose at most 15 minutes for more than one stop")]
        }
    }

    /// The operators `a` and `b` with the lines `a1` and `b1`.
    struct City {
        let operators = ["a", "b"].map { TransitOperator(identifier: $0, displayString: $0.uppercased()) }
        let stops = ["park", "pier"].map { TransitStop(identifier: $0, displayString: $0.capitalized) }

        /// - Parameter identifier: Nil for the lines of all operators.
        func lines(of identifier: String?) async throws -> [TransitLine] {
            operators.filter { identifier == nil || $0.identifier == identifier }
                .map { TransitLine(identifier: $0.identifier + "1", displayString: $0.displayString + "1") }
        }
    }

    /// A stand-in for the server of a car.
    actor RemoteGarage {
        private let controls = [
            CarControl(identifier: "lock", displayString: "Lock Car"),
            CarControl(identifier: "trunk", displayString: "Open Trunk"),
        ]
        private var isSignedIn = true

        func signOut() {
            isSignedIn = false
        }

        func controls(
            matching term: String?, after cursor: String?, atMost limit: Int
        ) throws -> (controls: [CarControl], next: String?) {
            let found = try known().filter { term.map($0.displayString.localizedCaseInsensitiveContains) ?? true }
            return (Array(found.prefix(limit)), nil)
        }

        func controls(named identifiers: [String]) throws -> [CarControl] {
            let controls = try known()
            return identifiers.compactMap { identifier in controls.first { $0.identifier == identifier } }
        }

        func favorites(atMost count: Int) throws -> [CarControl] {
            Array(try known().prefix(count))
        }

        private func known() throws -> [CarControl] {
            guard isSignedIn else { throw HandlerError(.notSignedIn) }
            return controls
        }
    }
#endif

import AppIntents
import IntentTestSupport
import Testing

/// Results, donations and shortcuts.
@Suite struct ProgramTests {
    @Test func `results have values, dialogs and following actions`() async throws {
        let result = try await CountIntent().perform()
        expectEqual(result.value, 3)
        let described = try #require(result as? any DescribedIntentResult)
        expectEqual(described.anyValue as? Int, 3)
        expectEqual(described.dialog.map { String(localized: $0.full) }, "3 ships")
        let opened = try #require(described.opened as? OpenURLIntent)
        expectEqual(opened.url.absoluteString, "ships://all")
        await #expect(throws: AppIntentError.self) { try await opened.perform() }
    }

    @Test func `donations are kept until they are deleted`() async throws {
        let manager = IntentDonationManager()
        let voyage = VoyageIntent()
        voyage.ship = Ship(id: 2, name: "Bertha")
        let first = try await manager.donate(intent: voyage)
        let second = try await manager.donate(intent: CountIntent())
        expectEqual(manager.donations.map(\.identifier), [first, second])
        let ship = IntentDonationMatchingPredicate.entityIdentifiers([EntityIdentifier(for: Ship.self, identifier: 2)])
        try await expectEqual(manager.deleteDonations(matching: ship), [first])
        try await expectEqual(manager.deleteDonations(matching: .intentType(VoyageIntent.self)), [])
        try await expectEqual(manager.deleteDonations(matching: .identifiers([second])), [second])
        #expect(manager.donations.isEmpty)
    }

    @Test func `the oldest donations are discarded`() async throws {
        let manager = IntentDonationManager()
        let first = try await manager.donate(intent: CountIntent())
        for _ in 0..<1000 { _ = try await manager.donate(intent: CountIntent()) }
        expectEqual(manager.donations.count, 1000)
        #expect(!manager.donations.contains { $0.identifier == first })
    }

    @Test func `shortcuts keep their phrases and values`() throws {
        let shortcut = try #require(ShipShortcuts.appShortcuts.first)
        expectEqual(
            shortcut.phrases.map { $0.text(applicationName: "Ships") }, ["Count in Ships", "Count [Flag] of Ships"])
        expectEqual((shortcut.intent as? CountIntent)?.flag, "DE")
        expectEqual(shortcut.shortTitle, "Count")
        expectEqual(shortcut.systemImageName, "number")
        expectEqual(ShipShortcuts.appShortcuts[1].systemImageName, "sum")
        expectEqual(ShipShortcuts.appShortcuts.count, 3)
        expectEqual(ShipShortcuts.shortcutTileColor, .navy)
    }

    @Test func `an action that opens its app has a foreground mode`() {
        expectEqual(CountIntent.supportedModes, .foreground)
        expectEqual(VoyageIntent.supportedModes, .background)
        #expect(IntentModes([.background, .foreground(.dynamic)]).contains(.background))
    }

    @Test func `enum cases are shown by their representations`() {
        expectEqual(Cargo.timber.localizedStringResource, "Timber")
        expectEqual(Cargo.caseDisplayRepresentations[.timber]?.subtitle, "Sawn")
        expectEqual(Ship(id: 1, name: "Alexandra").displayRepresentation.subtitle, "No. \(1)")
    }
}

private struct CountIntent: AppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Count"
    static let openAppWhenRun = true

    @Parameter(title: "Flag") var flag: String?
    @Parameter(title: "Limit") var limit: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent {
        let url = try #require(URL(string: "ships://all"))
        return .result(value: 3, opensIntent: OpenURLIntent(url), dialog: "\(3) ships")
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: \.$flag) { flag in DisplayRepresentation(title: "Count \(flag ?? "-")") }
        IntentPrediction(parameters: \.$limit) { limit in DisplayRepresentation(title: "Up to \(limit)") }
    }
}

private struct ShipShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.navy

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: german, phrases: ["Count in \(.applicationName)", "Count \(\.$flag) of \(.applicationName)"],
            shortTitle: "Count", systemImageName: "number")
        AppShortcut(intent: CountIntent(), phrases: ["Sum"], systemImageName: "sum")
        if #available(macOS 15, *) { AppShortcut(intent: CountIntent(), phrases: ["Count all"]) }
    }

    private static var german: CountIntent {
        let intent = CountIntent()
        intent.flag = "DE"
        return intent
    }
}

// Actions with results, questions and errors, and what an app offers to Siri and Shortcuts.
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// The record of what was drunk, which the app registers as a dependency.
final class WaterLog: @unchecked Sendable {
    private let lock = NSLock()
    private var glasses = 0

    func add(_ count: Int) -> Int {
        lock.withLock {
            glasses += count
            return glasses
        }
    }
}

enum DrinkKind: String, AppEnum {
    case water, tea

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("Drink"))
    static var caseDisplayRepresentations: [DrinkKind: DisplayRepresentation] = [.water: "Water", .tea: "Tea"]
}

// form: AppIntent types with perform() of their own
struct LogDrinkIntent: AppIntent {
    static var title: LocalizedStringResource = "Log a Drink"

    @Parameter(title: "Drink", default: .water, requestValueDialog: "What did you drink?")
    var drink: DrinkKind

    @Parameter(title: "Glasses", default: 1, requestValueDialog: IntentDialog("How many glasses?"))
    var glasses: Int

    @Parameter(title: "Note")
    var note: String?

    // form: @Dependency
    @Dependency
    private var log: WaterLog

    init() {}

    init(drink: DrinkKind, glasses: Int) {
        self.drink = drink
        self.glasses = glasses
    }

    // form: ReturnsValue
    // form: .result(value:…)
    // form: ProvidesDialog
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        // form: $p.requestValue / needsValueError
        guard glasses > 0 else { throw $glasses.needsValueError("How many glasses did you drink?") }
        let total = log.add(glasses)
        // form: IntentDialog
        let dialog: IntentDialog = "You drank \(total) glasses."
        return .result(value: total, dialog: dialog)
    }
}

struct ShareLogIntent: AppIntent {
    static var title: LocalizedStringResource = "Share the Log"

    @Parameter(title: "Recipient")
    var recipient: String?

    @Parameter(title: "Drink")
    var drink: DrinkKind?

    // form: OpensIntent
    // form: .result(opensIntent:…)
    // form: OpenURLIntent
    // form: OpenURLIntent(_:)
    func perform() async throws -> some IntentResult & OpensIntent {
        // form: $p.requestValue
        let recipient =
            if let recipient { recipient } else {
                try await $recipient.requestValue("Whom do you send it to?")
            }
        // form: $p.requestDisambiguation
        let drink = try await $drink.requestDisambiguation(among: [.water, .tea], dialog: "Which drink?")
        guard let url = URL(string: "drinks://share/\(recipient)/\(drink.rawValue)") else {
            throw $recipient.needsValueError("Whom do you send it to?")
        }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

struct ExportLogIntent: AppIntent {
    static var title: LocalizedStringResource = "Export the Log"

    @Parameter(title: "File")
    var file: URL

    // form: IntentFile
    // form: IntentFile(fileURL:)
    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        // form: AppIntentError
        guard FileManager.default.fileExists(atPath: file.path) else { throw AppIntentError.restartPerform }
        return .result(value: IntentFile(fileURL: file))
    }
}

struct ShowLogIntent: AppIntent {
    static var title: LocalizedStringResource = "Show the Log"

    // form: ShowsSnippetView
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: IntentDialog(full: "You drank three glasses.", supporting: "Here is your day.")) {
            Text("Three glasses")
        }
    }
}

struct OpenDrinksIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Drinks"
    // form: supportedModes
    static let supportedModes: IntentModes = .foreground

    func perform() async throws -> some IntentResult { .result() }
}

// form: OpenIntent
struct OpenPlantIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Plant"

    @Parameter(title: "Plant") var target: PlantEntity

    func perform() async throws -> some IntentResult { .result() }
}

// form: AudioPlaybackIntent
struct PlayBirdsongIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Birdsong"

    func perform() async throws -> some IntentResult { .result() }
}

// form: LiveActivityIntent
struct StartWateringIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start Watering"

    func perform() async throws -> some IntentResult { .result() }
}

// form: SetFocusFilterIntent
struct DrinkFocusFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Set Reminders"

    @Parameter(title: "Remind", default: false) var reminds: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Reminders", subtitle: reminds ? "On" : "Off")
    }

    func perform() async throws -> some IntentResult { .result() }
}

// form: PredictableIntent
struct BrewIntent: AppIntent, WidgetConfigurationIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Drink", default: .tea) var drink: DrinkKind
    @Parameter(title: "Cups") var cups: Int?

    // form: IntentPrediction
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$drink, \.$cups)) { drink, cups in
            DisplayRepresentation(title: "Brew \(cups ?? 1) cups of \(drink.rawValue)")
        }
        IntentPrediction(parameters: \.$drink) { drink in
            DisplayRepresentation(title: "Brew \(drink.rawValue)", subtitle: "One cup")
        }
    }

    func perform() async throws -> some IntentResult {
        .result()
    }
}

// form: AppShortcutsProvider
struct DrinkShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .blue

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogDrinkIntent(drink: .water, glasses: 1),
            phrases: ["Log a drink in \(.applicationName)", "Log \(\.$drink) in \(.applicationName)"],
            shortTitle: "Log a Drink", systemImageName: "drop")
        AppShortcut(
            intent: ShowLogIntent(), phrases: ["Show my \(.applicationName)"], shortTitle: "Show the Log",
            systemImageName: "list.bullet")
    }
}

/// What the app does when it starts.
enum DrinkApp {
    // form: AppDependencyManager
    // form: IntentDonationManager
    static func start() async throws {
        let log = WaterLog()
        AppDependencyManager.shared.add(dependency: log)
        DrinkShortcuts.updateAppShortcutParameters()
        try await IntentDonationManager.shared.donate(intent: LogDrinkIntent(drink: .tea, glasses: 2))
    }

    // form: RelevantIntentManager
    static func suggestBrewing() async throws {
        let morning = RelevantContext.date(from: .now, to: .now.addingTimeInterval(3600))
        try await RelevantIntentManager.shared.updateRelevantIntents([
            RelevantIntent(BrewIntent(), widgetKind: "BrewWidget", relevance: morning)
        ])
    }
}

struct RepeatDrinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Repeat the Last Drink"

    // A dialog alone, although a view is stated.
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: "You drank nothing yet.")
    }
}

struct LeaveDrinksIntent: AppIntent {
    static let title: LocalizedStringResource = "Leave Drinks"

    // Nothing follows, although an action is stated.
    func perform() async throws -> some IntentResult & OpensIntent {
        .result()
    }
}

struct OpenGlassIntent: AppIntent, ForegroundContinuableIntent {
    static var title: LocalizedStringResource = "Open the Glass"

    @Parameter(title: "Dry Run", default: false)
    var isDryRun: Bool

    func perform() async throws -> some ProvidesDialog & ShowsSnippetView & OpensIntent {
        guard isDryRun else {
            throw needsToContinueInForegroundError("Open the app.") { print("opened") }
        }
        try await requestToContinueInForeground()
        return .result(opensIntent: ShareLogIntent(), dialog: "Opening") { Text("Opening") }
    }
}

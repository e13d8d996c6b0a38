import Foundation
import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Synchronization

@testable import IntentControl

/// A program with providers, a store in a temporary home folder, and a clock that tests advance.
final class WidgetProgram {
    /// 2026-03-02 08:00 UTC.
    static let start = Date(timeIntervalSince1970: 1_772_438_400)

    let home: String
    let clock = VirtualClock(start)
    let session: Session
    /// The errors of definition files that were reported.
    let reported = Watched<[CommandError]>([])
    private let ownsHome: Bool

    /// - Parameters:
    ///   - providers: The providers by kind.
    ///   - owner: A program with the same home folder, which exists as long as this one is used.
    ///   - clockFamilies: The families that the definition of `Clock` has.
    ///   - faults: The errors of the definition file that declares `Plain`; nil if it is valid.
    init(
        _ providers: KeyValuePairs<WidgetKind, TestProvider>, sharingHomeOf owner: WidgetProgram? = nil,
        clockFamilies: [SizeFamily] = [.systemSmall, .systemMedium], faults: CommandError? = nil
    ) throws {
        let home = owner?.home ?? FileManager.default.temporaryDirectory.path + "/widgets-" + UUID().uuidString
        self.home = home
        ownsHome = owner == nil
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        var settings = EngineSettings()
        settings.time = { [clock] in StoreTime(roundingDown: clock.now) }
        settings.deadlines = ManualDeadlines()
        var context = ControlContext(
            programName: "tool", definitions: .files { _ in Self.loaded(clockFamilies, faults) },
            environment: Environment(["HOME": home]),
            settings: settings)
        context.widgets = providers.map { kind, provider in
            WidgetRegistration(kind: kind, intent: nil, isConfigurable: false, provider: provider)
        }
        session = Session(
            context: context, choices: SessionChoices(definitions: ["x"], store: home + "/data/store.sqlite")
        ) { [reported] error in reported.change { $0.append(error) } }
    }

    deinit {
        if ownsHome { try? FileManager.default.removeItem(atPath: home) }
    }

    func add(_ kind: String, id: String) async throws {
        _ = try await session.add(kind: kind, family: "systemSmall", id: id, assignments: [], unchecked: false)
    }

    /// Runs a host that performs what is due, and returns its lines.
    @discardableResult func hostOnce(preset: String? = nil) async throws -> [String] {
        let lines = Mutex<[String]>([])
        try await session.host(preset: preset, once: true, clock: clock) { event in
            lines.withLock { $0.append(event.text) }
        }
        return lines.withLock { $0 }
    }

    /// The widgets `Clock`, whose timeline is declared, `Board` of the kind `com.example.board`, and `Plain`.
    private static func schema(_ clockFamilies: [SizeFamily]) -> Schema {
        var clock = widget("Clock", families: clockFamilies)
        clock.timeline = TimelineModel(every: .seconds(60), entries: 60)
        return Schema(
            widgets: [clock, widget("Board", kind: "com.example.board"), widget("Plain", families: [.systemLarge])])
    }

    private static func loaded(_ clockFamilies: [SizeFamily], _ faults: CommandError?) -> LoadedSchema {
        var schema = schema(clockFamilies)
        if faults != nil { schema.widgets.removeLast() }
        return LoadedSchema(schema, faults: faults)
    }

    private static func widget(
        _ name: String, kind: WidgetKind? = nil, families: [SizeFamily] = [.systemSmall]
    ) -> DeclaredWidget {
        DeclaredWidget(
            name: name, swiftName: name, kind: kind ?? WidgetKind(name), title: LocalizedText(name, language: "en"),
            families: families)
    }
}

/// A provider whose timelines have the number of the call as their text.
final class TestProvider: ProviderCalling {
    private let failure: String?
    private let svg: String?
    private let undrawn: [String]
    private let interval: Double
    private let offsets: [Double]
    private let count = Mutex(0)
    private let seen = Mutex<[ProviderRequest]>([])

    /// - Parameters:
    ///   - failure: The message of the error that each call throws; nil for none.
    ///   - svg: The picture of each entry, with the entry's position in place of `#`.
    ///   - undrawn: What each picture lacks.
    ///   - interval: The time from an entry to the next timeline, in seconds.
    ///   - offsets: When the entries begin, in seconds; nil for two within the interval.
    init(
        failure: String? = nil, svg: String? = nil, undrawn: [String] = [], interval: Double = 3_600,
        offsets: [Double]? = nil
    ) {
        self.failure = failure
        self.undrawn = undrawn
        self.svg = svg
        self.interval = interval
        self.offsets = offsets ?? [0, interval / 2]
    }

    /// The requests for timelines.
    var requests: [ProviderRequest] { seen.withLock { $0 } }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func placeholder(_ request: ProviderRequest) async throws -> RenderedEntry {
        RenderedEntry(date: WidgetProgram.start, content: try content("placeholder"))
    }

    func snapshot(_ request: ProviderRequest) async throws -> RenderedEntry {
        RenderedEntry(
            date: WidgetProgram.start, content: try content("snapshot\n\(request.context.family.rawValue)"))
    }

    func entries(_ request: ProviderRequest) async throws -> LazyTimeline {
        seen.withLock { $0.append(request) }
        let number = count.withLock { count in
            count += 1
            return count
        }
        let contents = try offsets.indices.map { try content("answer \(number)", at: $0) }
        let date = WidgetProgram.start
        return LazyTimeline(
            entries: offsets.map { LazyTimeline.Entry(date: date + $0, relevance: nil) },
            policy: .after(date + interval * Double(number)), content: { contents[$0] })
    }

    func recommendations() async throws -> [RenderedRecommendation] { [] }

    private func content(_ text: String, at index: Int = 0) throws -> WidgetContent {
        if let failure { throw Failure(description: failure) }
        var content = WidgetContent(text: text, svg: svg?.replacingOccurrences(of: "#", with: "\(index)"))
        content.undrawn = undrawn
        return content
    }
}

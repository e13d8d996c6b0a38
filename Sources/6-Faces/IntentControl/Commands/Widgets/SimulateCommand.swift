internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime
internal import IntentSystem
package import IntentWidgets

struct SimulateCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "simulate", abstract: "Simulate days of widget reloads in seconds.",
            discussion: """
                Uses the key 'timeline' of each widget's definition. With --providers, it asks the providers of this program \
                and of its extensions instead, with the defaults of the definition, under a clock that stands still while \
                they answer. Prints a summary for each kind; with --log, each decision as 'host' does. Equal seeds lead to \
                equal decisions, on any machine. --svg and --output draw a chart of the reloads, not the widgets: 'preview' \
                and 'timeline' draw those.

                  \(program) simulate --days 2
                  \(program) simulate --kind \(HelpExamples.current.kind) --preset unlimited --svg day.svg
                  \(program) simulate --log --json
                """)
    }

    @Option(help: "The number of days.")
    var days = 1

    @Option(
        help: ArgumentHelp(
            "The first day, or the time at which it begins; the default is 2026-01-01.",
            discussion: "Such as 2026-03-28 or 2026-03-28T15:00. The last day ends at midnight.", valueName: "date"))
    var start: String?

    @Option(
        help: ArgumentHelp(
            "The time zone of the person; the default is UTC.", discussion: "Such as Europe/Berlin.", valueName: "zone")
    )
    var timeZone: String?

    @Option(help: "Only this kind of widgets.", completion: .widgetKinds)
    var kind: String?

    @Option(help: "The number of instances of each kind.")
    var instances = 1

    @Option(help: .budget, completion: .budgets)
    var preset: String?

    @Option(help: "The seed of the random numbers.")
    var seed: UInt64 = 1

    @Option(
        help: ArgumentHelp(
            "How often a person looks at the widgets; the default is typical.",
            discussion: "One of \(VisibilityModel.presets.map(\.name).joined(separator: ", ")).", valueName: "model"),
        completion: .list(VisibilityModel.presets.map(\.name)))
    var visibility: String?

    @Option(help: "Requests to reload each kind per day, from an app in the background.")
    var requests = 0

    @Option(help: "Reloads of each kind per day that a server pushes.")
    var pushes = 0

    @Option(help: "How often per day the app is opened, for two minutes each.")
    var openings = 0

    @Option(
        help: ArgumentHelp(
            "Reload requests for each kind whenever the app is open; the default is 1.", valueName: "opening-requests"))
    var openingRequests: Int?

    @Option(help: "The percentage of answers that are failures.")
    var failures = 0

    @Flag(help: "Ask the providers instead of using the definition.")
    var providers = false

    @Flag(help: "Print every decision instead of the summary.")
    var log = false

    @Option(
        help: ArgumentHelp("The file to write the chart of the reloads to, as SVG.", valueName: "file"),
        completion: .file())
    var svg: String?

    @Option(help: .pictureFile("The file to draw the chart of the reloads into"), completion: .pictures)
    var output: String?

    @OptionGroup var device: DeviceOption
    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard (1...366).contains(days) else { throw ValidationError("--days is from 1 to 366, not \(days)") }
        guard (1...1_000_000).contains(instances) else {
            throw ValidationError("--instances is from 1 to 1000000, not \(instances)")
        }
        let counts = [
            ("requests", requests), ("pushes", pushes), ("openings", openings),
            ("opening-requests", openingRequests ?? 0),
        ]
        for (name, count) in counts where !(0...1_000).contains(count) {
            throw ValidationError("--\(name) is from 0 to 1000, not \(count)")
        }
        guard openingRequests == nil || openings > 0 else {
            throw ValidationError("--opening-requests needs --openings")
        }
        guard (0...100).contains(failures) else {
            throw ValidationError("--failures is from 0 to 100, not \(failures)")
        }
        if svg?.isEmpty == true { throw ValidationError("--svg has an empty path") }
        // Standard output receives the summary.
        if svg == "-" { throw ValidationError("--svg is a file, and '-' names none; './-' is a file with this name") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let file = try output.map { path throws(CommandError) in try PictureFile(path: path) }
        let device = try device.chosen
        guard device == nil || providers else { throw CommandError.usage("--device needs --providers") }
        // Before anything asks Foundation for the zone, such as the calendar of the settings.
        let zone = try timeZone.map(session.localZone)
        var settings = SimulationSettings()
        settings.zone = zone
        settings.host.budget = try session.budget(preset)
        settings.days = days
        if let start { try session.begin(&settings, at: start) }
        settings.seed = seed
        settings.activity.requestsPerDay = requests
        settings.activity.pushesPerDay = pushes
        settings.activity.openingsPerDay = openings
        settings.activity.requestsPerOpening = openingRequests ?? 1
        settings.activity.failurePercent = failures
        if let visibility { settings.visibility = try session.visibility(visibility) }
        let printsJSON = printsJSON
        let print: @Sendable (DecisionRecord) throws -> Void = { record in
            try StandardStream.output.write(
                (printsJSON ? record.hostJSON.rendered() : record.text.onOneVisibleLine) + "\n")
        }
        // A line between the decisions on a terminal would be unreadable.
        let showsProgress = !(log && StandardStream.output.isTerminal)
        let progress = showsProgress ? session.progress("simulating \(days.counting("day"))") : nil
        defer { progress?.end() }
        var report = try await session.simulate(
            kind: kind, instances: instances, settings, asksProviders: providers, device: device,
            log: log ? print : nil
        ) { progress?.report($0) }
        if let svg { try OutputFile.write(report.simulation.svg + "\n", to: svg) }
        if let file { try file.write(report.simulation.svg, environment: session.context.environment) }
        report.isPrinted = log
        return report
    }
}

extension Session {
    /// Makes a time zone that of the process, and returns it.
    fileprivate func localZone(_ name: String) throws(CommandError) -> SimulatedZone {
        guard LocalTimeZone.use(name) else {
            throw CommandError(
                .wrongUsage, "unknownTimeZone",
                "unknown time zone '\(name)'; the names are such as Europe/Berlin and UTC")
        }
        return .ofProcess(name: name)
    }

    /// Sets the beginning of a simulation.
    /// - Parameter start: A date, or a date with a time, in the time zone of the settings.
    fileprivate func begin(_ settings: inout SimulationSettings, at start: String) throws(CommandError) {
        guard let time = settings.time(ofStart: start) else {
            throw CommandError(
                .wrongUsage, "wrongStart",
                "--start is a date such as 2026-03-28, or with a time such as 2026-03-28T15:00, not "
                    + "'\(start)'")
        }
        settings.start = time.date
        settings.beginsAtStart = true
    }

    /// Returns the model of a person with a name.
    func visibility(_ name: String) throws(CommandError) -> VisibilityModel {
        guard let model = VisibilityModel(named: name) else {
            throw .unknownName(name, of: "model", plural: "models", known: VisibilityModel.presets.map(\.name))
        }
        return model
    }

    /// Simulates widgets of the definitions.
    /// - Parameters:
    ///   - kind: The kind or name of the widget; nil for all that can be simulated.
    ///   - instances: The number of instances of each kind.
    ///   - asksProviders: Whether providers answer, rather than the key `timeline` of the definition.
    ///   - device: The device whose sizes the widgets have, for which providers are asked; nil for the usual one.
    ///   - log: Receives each decision, in the order of time.
    ///   - progress: Receives the share that is done, from 0 to 1, from any thread.
    /// - Throws: What `log` throws; `invalidData` if no definition declares a timeline; `unavailable` without providers.
    package func simulate(
        kind: String?, instances: Int, _ settings: SimulationSettings, asksProviders: Bool = false,
        device: WidgetDevice? = nil, log: (@Sendable (DecisionRecord) throws -> Void)? = nil,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> SimulationReport {
        let schema = try schema()
        // What providers get depends on the policy, and no command ignores one that is wrong.
        _ = try policy(for: schema)
        let chosen = try kind.map { [try widget($0, in: schema)] } ?? schema.widgets
        let output = FailableOutput()
        let write = log.map { log in { @Sendable (record: DecisionRecord) in output.write { try log(record) } } }
        let report: SimulationReport
        if asksProviders {
            let (widgets, notes) = try await simulatedProviders(
                of: chosen, isNamed: kind != nil, in: schema, instances, on: device)
            report = try await run(Simulator(widgets, settings: settings), notes, log: write, progress)
        } else {
            let (widgets, notes) = try declaredTimelines(
                of: chosen, isNamed: kind != nil, isRequested: settings.activity.requestsReloads, instances)
            let result = Simulator(widgets, settings: settings).run(log: write, progress: progress)
            report = SimulationReport(result, notes: notes)
        }
        try output.finish()
        return report
    }

    private func declaredTimelines(
        of widgets: [DeclaredWidget], isNamed: Bool, isRequested: Bool, _ count: Int
    ) throws(CommandError) -> ([SimulatedWidget], [Note]) {
        let declared = widgets.compactMap { widget in
            widget.simulatedTimeline.map { SimulatedWidget(kind: widget.kind, model: $0, count: count) }
        }
        if isNamed, !isRequested, let control = widgets.first?.control {
            throw CommandError(
                .invalidData, "noTimeline",
                "\(control.name) is a control, which is reloaded only after a request; "
                    + "pass --requests, --pushes or --openings")
        }
        guard !declared.isEmpty else {
            let subject = isNamed ? "'\(widgets.first?.name ?? "")' has no" : "no widget of the definitions has a"
            throw CommandError(
                .invalidData, "noTimeline",
                "\(subject) key 'timeline'; add one, or pass --providers to ask the providers")
        }
        let left = widgets.filter { $0.simulatedTimeline == nil }.map(\.name)
        return (declared, left.isEmpty ? [] : [.note("without the key 'timeline': \(left.joined(separator: ", "))")])
    }

    /// Runs a simulation in which providers answer. In a program that can, they read its date.
    private func run(
        _ simulator: Simulator, _ notes: [Note], log: (@Sendable (DecisionRecord) -> Void)?,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> SimulationReport {
        if context.simulatedDate != nil { try SimulatedDate.check(simulator.startDate, until: simulator.endDate) }
        let clock = VirtualClock(simulator.startDate)
        let (date, dateNotes) = startDate(of: simulator)
        if let date { clock.onAdvance(date.set) }
        defer { date?.end() }
        return SimulationReport(
            try await simulator.run(clock: clock, log: log, progress: progress), notes: notes + dateNotes)
    }

    /// Starts to show the date of a simulation to the program's providers.
    /// - Returns: How the date is set; nil if the providers read the date of the system, which the notes then state.
    private func startDate(of simulator: Simulator) -> (SimulatedDate?, [Note]) {
        let consequence = "providers that read Date() receive the date of the system"
        guard let date = context.simulatedDate else {
            let note = Note.note("\(context.programName) does not link VirtualTime; \(consequence)")
            return (nil, context.widgets.isEmpty ? [] : [note])
        }
        do {
            try date.start(simulator.startDate)
            return (date, [])
        } catch {
            return (nil, [.warning("\(error); \(consequence)")])
        }
    }

    /// Returns the widgets whose providers can be asked.
    private func simulatedProviders(
        of widgets: [DeclaredWidget], isNamed: Bool, in schema: Schema, _ count: Int,
        on device: WidgetDevice?
    ) async throws -> ([SimulatedWidget], [Note]) {
        var found: [(widget: DeclaredWidget, registration: WidgetRegistration)] = []
        if isNamed {
            for widget in widgets { found.append((widget, try await registration(of: widget, in: schema))) }
        } else {
            let all = try await requiredWidgets()
            found = widgets.compactMap { widget in
                all.first { schema.presentWidget(of: $0.kind)?.kind == widget.kind }.map { (widget, $0) }
            }
        }
        let engine = try galleryEngine()
        // The host checks that each provider matches its definition.
        _ = try WidgetHost(engine: engine, widgets: found.map(\.registration))
        var simulated: [SimulatedWidget] = []
        for (widget, registration) in found {
            let names = SimulatedWidget(kind: widget.kind, provider: registration.provider, requests: [])
            let requests = try await requests(of: widget, (0..<count).map(names.id), engine, on: device)
            simulated.append(
                SimulatedWidget(kind: widget.kind, provider: registration.provider, requests: requests))
        }
        let isElsewhere = found.contains { $0.registration.extensionPath != nil }
        return (
            simulated,
            isElsewhere ? [.note("providers in extensions that read Date() receive the date of the system")] : []
        )
    }

    /// Returns the requests of instances of a widget, one for each family in turn, with the values of new instances.
    private func requests(
        of widget: DeclaredWidget, _ ids: [InstanceID], _ engine: IntentEngine, on device: WidgetDevice?
    ) async throws -> [ProviderRequest] {
        var values: [IntentValues] = []
        for family in widget.families.prefix(ids.count) {
            values.append(try await engine.resolved(try await engine.place(widget.kind, family: family)).values)
        }
        return ids.enumerated().map { number, id in
            let position = number % widget.families.count
            return ProviderRequest(
                values: values[position],
                context: TimelineProviderContext(
                    family: widget.families[position], instance: id,
                    reader: WidgetReader(language: engine.defaultLocale, device: device)))
        }
    }
}

extension DeclaredWidget {
    /// The timelines that a simulation without providers assumes. A control shows its value until something requests a reload.
    fileprivate var simulatedTimeline: TimelineModel? {
        control == nil ? timeline : TimelineModel(every: nil, reload: .never)
    }
}

extension SimulatedActivity {
    /// Whether anything requests reloads.
    fileprivate var requestsReloads: Bool {
        requestsPerDay > 0 || pushesPerDay > 0 || openingsPerDay > 0 && requestsPerOpening > 0
    }
}

/// The summary of a simulation.
package struct SimulationReport: CommandResult {
    package let simulation: SimulationResult
    package let notes: [Note]
    /// Whether the decisions were printed instead of the summary.
    package fileprivate(set) var isPrinted = false

    init(_ simulation: SimulationResult, notes: [Note] = []) {
        self.simulation = simulation
        self.notes = notes
    }

    package var json: JSONValue { simulation.json }
    package func text(_ style: TextStyle) -> String { simulation.text.onVisibleLines }
}

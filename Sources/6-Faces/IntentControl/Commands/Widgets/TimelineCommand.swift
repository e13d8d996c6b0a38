internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
internal import IntentRuntime
internal import IntentWidgets

struct TimelineCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "timeline",
            abstract: "Print what an instance shows now and next, and why it is outdated.",
            discussion: """
                Prints what the host of the store has recorded; needs no running host. Without an instance, it prints the \
                state of each one. --svg prints the picture that is shown now, if the widget has one; --output writes it to \
                a file, and --entry chooses one that comes. A picture has the size for which the host asked the provider.

                  \(program) timeline k3x9w2ab
                  \(program) timeline k3x9w2ab --svg > widget.svg
                  \(program) timeline k3x9w2ab --output next.png --entry 2
                  \(program) timeline --kind \(HelpExamples.current.kind)
                """)
    }

    @Argument(help: ArgumentHelp("The instance.", valueName: "id"), completion: .instances)
    var instance: String?

    @Option(help: "The kind of the instances to print.", completion: .widgetKinds)
    var kind: String?

    @Flag(help: "Print the picture that is shown now, as SVG.")
    var svg = false

    @Option(help: .pictureFile("The file to write the picture to"), completion: .pictures)
    var output: String?

    @Option(help: EntryChoice.help, transform: EntryChoice.argument)
    var entry: EntryChoice?

    @Option(
        help: ArgumentHelp(
            "The preset of the host, which determines the budget that is left.",
            discussion: "The default is \(ReloadBudget.appleDocumentation.name).", valueName: "preset"),
        completion: .budgets)
    var preset: String?

    @OptionGroup var common: CommonOptions<Definitions>

    var id: String { instance ?? "" }

    func validate() throws {
        if instance != nil, kind != nil { throw ValidationError("--kind is for all instances; name none with it") }
        if svg, instance == nil { throw ValidationError("--svg prints one picture; name an instance") }
        if output != nil || entry != nil, instance == nil {
            throw ValidationError("--output and --entry are for one picture; name an instance")
        }
        if entry != nil, output == nil, !svg { throw ValidationError("--entry needs --svg or --output") }
        if svg, common.json { throw ValidationError("--svg and --json exclude each other") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        guard let instance else { return try await session.timelines(kind: kind, preset: preset) }
        let file = try output.map { path throws(CommandError) in try PictureFile(path: path) }
        var result = try await session.timeline(of: instance, preset: preset)
        if let file {
            result = try result.writingPicture(entry, to: file, environment: session.context.environment)
        }
        return svg ? try result.picture(entry) : result
    }
}

extension Session {
    package func timeline(of id: String, preset: String? = nil) async throws -> TimelineResult {
        let settings = try hostSettings(preset: preset)
        try requireStore()
        let workspace = try workspace(definitions: .ifValid, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let now = context.settings.time()
        guard let shown = try await workspace.engine.timeline(of: instance, at: now.date, settings: settings) else {
            throw CommandError(.unavailable, "noTimeline", "no host has shown '\(id)' yet; \(hostAdvice)")
        }
        let stored = try await workspace.engine.storedInstance(instance)
        return try TimelineResult(
            shown, workspace.engine.secrecy(), at: now, times: times,
            notes: familyWarnings(about: stored) + hostNotes(on: [shown.status], at: now, in: workspace))
    }

    /// Returns the states of all instances, or of those of a kind.
    package func timelines(kind: String? = nil, preset: String? = nil) async throws -> TimelinesResult {
        let settings = try hostSettings(preset: preset)
        let kind = try kind.map(storedKind)
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        let now = context.settings.time()
        let statuses = try await workspace.engine.timelineStatuses(of: kind, at: now.date, settings: settings)
        let shown = Set(statuses.map(\.instance))
        let placed = try existingStore()?.headings(of: kind.map(workspace.schema.storedKinds)) ?? []
        let unseen = placed.map(\.id).filter { !shown.contains($0) }
        var notes = try hostNotes(on: statuses, at: now, in: workspace)
        if !unseen.isEmpty {
            let names = unseen.map { "'\($0.text)'" }.joined(separator: ", ")
            notes.append(.note("no host has shown \(names) yet; \(hostAdvice)"))
        }
        return TimelinesResult(statuses: statuses, unseen: unseen, now: now, times: times, notes: notes)
    }

    /// Notes that a reload is due and no host runs that would perform it.
    private func hostNotes(
        on statuses: [TimelineStatus], at now: StoreTime, in workspace: Workspace
    ) throws -> [Note] {
        let isDue = statuses.contains { $0.isReloading || $0.nextReload.map { $0 <= now.date } == true }
        guard isDue, try hosts(of: workspace.engine.store).isEmpty else { return [] }
        return [.note("no host runs; \(hostAdvice)")]
    }

    private func hostSettings(preset: String?) throws(CommandError) -> HostSettings {
        var settings = HostSettings()
        settings.budget = try budget(preset)
        return settings
    }

    /// How to start a host.
    private var hostAdvice: String {
        let option = context.widgets.isEmpty ? " --extension PATH" : ""
        return "'\(context.programName) host\(option)' starts one"
    }
}

/// The states of the timelines of instances, in the order in which they were added.
package struct TimelinesResult: CommandResult, Hashable {
    let statuses: [TimelineStatus]
    /// The instances that no host has shown.
    let unseen: [InstanceID]
    let now: StoreTime
    let times: TimeText
    package let notes: [Note]

    package var json: JSONValue {
        [
            "timelines": 1, "instances": .array(statuses.map { .object($0.jsonObject(at: now)) }),
            "unseen": .array(unseen.map { .string($0.text) }),
        ]
    }

    package func text(_ style: TextStyle) -> String {
        var table = TextTable(style)
        for status in statuses {
            table.append([
                TextTable.Cell(status.instance.text, style: style.bold), TextTable.Cell(status.kind.name),
                TextTable.Cell(status.family.rawValue), TextTable.Cell(state(of: status)),
                TextTable.Cell(next(of: status)),
            ])
        }
        return table.text()
    }

    private func state(of status: TimelineStatus) -> String {
        if let failure = status.failure { return "failed \(failure.count.counting("time"))" }
        if status.isReloading { return "being reloaded" }
        return status.isOutdated(at: now.date) ? "out of date" : "up to date"
    }

    private func next(of status: TimelineStatus) -> String {
        if status.isReloading { return "" }
        guard let next = status.nextReload.map(StoreTime.init(roundingDown:)) else { return "reloaded after a request" }
        return next <= now ? "reload due" : "next reload \(times.localText(of: next))"
    }
}

internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
package import IntentWidgets
internal import Synchronization

struct HostCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "host", abstract: "Keep the widgets up to date until interrupted.",
            discussion: """
                Asks the providers of this program and of its extensions for timelines, within a budget, and prints each \
                decision. Warnings, such as the failure of a provider, go to standard error; with --json, they are lines \
                among the decisions. The content is kept in the store, where 'timeline' and other programs read it.

                A file has one host; a PostgreSQL server can have several, which divide the instances among them. Ctrl-C \
                ends the host with exit code 130, and SIGTERM with 143; the next host continues where it stopped. With \
                --once, the host performs what is due, waits for the answers, and ends with exit code 0.

                  \(program) host
                  \(program) host --preset unlimited --json
                  \(program) host --once
                """)
    }

    @Flag(help: "Do what is due and exit, for a scheduled job.")
    var once = false

    @Option(help: .budget, completion: .budgets)
    var preset: String?

    @OptionGroup var device: DeviceOption
    @OptionGroup var common: CommonOptions<Definitions>

    var handlesInterrupt: Bool { true }

    func perform(in session: Session) async throws -> any CommandResult {
        let (printsJSON, once, preset, device) = (printsJSON, once, preset, try device.chosen ?? .usual)
        let console = Console(environment: session.context.environment)
        let signal = try await CurrentProcess.cancellingOnInterrupt {
            try await session.host(
                preset: preset, once: once, device: device,
                report: { try console.report($0, of: "host", asJSON: printsJSON) }
            ) { event in
                if printsJSON {
                    try StandardStream.output.write(event.hostJSON.rendered() + "\n")
                } else if case .notice(let notice) = event {
                    console.report([notice.note])
                } else {
                    try StandardStream.output.write(event.text.onOneVisibleLine + "\n")
                }
            }
        }
        return PrintedResult(endedBy: signal)
    }
}

extension Session {
    /// Runs a host until the task is canceled, and passes each event to `log`.
    /// - Parameters:
    ///   - once: Whether the host ends when it has performed what is due.
    ///   - device: The device whose sizes the widgets have.
    ///   - noticesEnvironment: Whether a host that ends also reloads what was drawn for another language or device.
    ///   - clock: The clock of the host, such as one that a test advances.
    ///   - report: Receives what the operator has to know besides what the host logs.
    ///   - log: Called on any thread, as `report` is, by one caller of both at a time.
    /// - Throws: What `report` and `log` throw; `unavailable` without providers or if another host runs; `invalidData` if a widget
    ///   does not match its definition.
    package func host(
        preset: String? = nil, once: Bool = false, device: WidgetDevice = .usual, noticesEnvironment: Bool = true,
        clock: any WidgetClock = SystemClock(),
        report: @escaping @Sendable (CommandNotice) throws -> Void = { _ in },
        _ log: @escaping @Sendable (HostEvent) throws -> Void
    ) async throws {
        var settings = HostSettings()
        settings.budget = try budget(preset)
        let (widgets, warnings) = try await hostedWidgets()
        let workspace = try workspace(definitions: .required, store: .created)
        let output = FailableOutput()
        let host = try WidgetHost(
            engine: workspace.engine, widgets: widgets, settings: settings, clock: clock, name: hostName,
            device: device, log: { event in output.write { try log(event) } })
        for warning in warnings { output.write { try report(notice(.onlyControls, warning)) } }
        let policy = try followPolicy(
            of: workspace.engine, report: { notice in output.write { try report(notice) } }
        ) { _ in
            Task { await host.policyChanged() }
        }
        defer { withExtendedLifetime(policy) {} }
        let run = Task {
            once ? try await host.runOnce(noticingEnvironment: noticesEnvironment) : try await host.run()
        }
        try await output.finish(after: run)
    }
}

/// Writes from any thread, one at a time, until that fails, and keeps the failure. The locks are those of the mutexes.
final class FailableOutput: Sendable {
    private let failure = Mutex<(any Error)?>(nil)
    private let reaction = Mutex<@Sendable () -> Void>({})

    /// Sets what is done after the failure.
    private func onFailure(_ body: @escaping @Sendable () -> Void) {
        reaction.withLock { $0 = body }
        if failure.withLock({ $0 != nil }) { body() }
    }

    func write(_ body: () throws -> Void) {
        let isFailure = failure.withLock { failure in
            guard failure == nil else { return false }
            do {
                try body()
                return false
            } catch {
                failure = error
                return true
            }
        }
        if isFailure { reaction.withLock { $0 }() }
    }

    /// - Throws: The failure.
    func finish() throws {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    /// Waits for a task, which is canceled with the current one, or when the output fails.
    /// - Throws: The failure, or else what the task throws, except that it was canceled.
    func finish(after task: Task<Void, any Error>) async throws {
        onFailure { task.cancel() }
        do {
            try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch is CancellationError {}
        try finish()
    }
}

extension HostEvent {
    /// The event as a document of `host --json`.
    var hostJSON: JSONValue {
        switch self {
        case .decision(let record): record.hostJSON
        case .notice(let notice): notice.json.versioned
        }
    }
}

extension DecisionRecord {
    /// The record as a document of `host --json` and `simulate --log --json`.
    var hostJSON: JSONValue { json.versioned }
}

extension JSONValue {
    /// The object after a first member that names its form and version.
    fileprivate var versioned: JSONValue { .object(["host": 1]).adding(self) }
}

extension HostNotice {
    /// The notice as a line of standard error.
    var note: Note { code == .shareChanged ? .note(text) : .warning(text) }
}

extension ArgumentHelp {
    /// The help of an option that names a budget.
    static var budget: ArgumentHelp {
        ArgumentHelp(
            "How often an instance may be reloaded; the default is \(ReloadBudget.appleDocumentation.name).",
            discussion: "One of \(ReloadBudget.presets.map(\.name).joined(separator: ", ")).", valueName: "preset")
    }
}

extension CompletionKind {
    /// The names of the budgets.
    static var budgets: CompletionKind { .list(ReloadBudget.presets.map(\.name)) }
}

internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
internal import IntentModel
package import IntentRuntime
internal import IntentSystem
package import IntentWidgets

struct WatchCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "watch", abstract: "Print changes as they happen, until interrupted.",
            discussion: """
                Prints changes by every program that uses the store. Each line has the sequence number, local time, \
                instance and cause of a change, and the values before and after; --json has times in UTC. With \
                --since, output begins with the change after that sequence number, so that a later run can continue \
                where an earlier one stopped; 0 begins with the first change. If changes after it were pruned, the \
                exit code is 65. Ctrl-C ends the command with exit code 130. Needs no definitions; with them, the \
                instances are kept current as 'host' does: renamed options show their new titles.

                  \(program) watch --kind \(HelpExamples.current.kind)
                  \(program) watch --since 1042 --json
                """)
    }

    @Option(help: "The kind of the instances to watch.", completion: .widgetKinds)
    var kind: String?

    @Option(help: ArgumentHelp("The sequence number of the last change to skip.", valueName: "sequence"))
    var since: Int?

    @Flag(help: .secrets)
    var secrets = false

    @OptionGroup var common: CommonOptions<Definitions>

    var handlesInterrupt: Bool { true }

    func perform(in session: Session) async throws -> any CommandResult {
        let printsJSON = printsJSON
        let times = session.times
        let console = Console(environment: session.context.environment)
        let signal = try await CurrentProcess.cancellingOnInterrupt {
            try await session.watch(
                kind: kind, since: since, revealsSecrets: secrets, notice: { console.report([$0.note]) }
            ) { change, schema in
                let line = printsJSON ? change.watchedJSON.rendered() : change.watchedText(times, in: schema)
                try StandardStream.output.write(line + "\n")
            }
        }
        return PrintedResult(endedBy: signal)
    }
}

extension Session {
    /// Passes each change with the schema to `handle` until the task is canceled, and keeps the instances current.
    /// - Parameter notice: Receives what sources cannot answer, on any thread.
    /// - Throws: What `handle` throws; `unavailable` if the store can no longer be watched.
    package func watch(
        kind: String?, since sequence: Int?, revealsSecrets: Bool = false,
        notice: @escaping @Sendable (HostNotice) -> Void = { _ in },
        _ handle: (LoggedChange, Schema) throws -> Void
    ) async throws {
        if let sequence, sequence < 0 {
            throw CommandError.usage("--since must be 0 or more, not \(sequence)")
        }
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        let scope = try kind.map { WatchScope.kind(try storedKind($0)) } ?? .everything
        let engine = workspace.engine
        let secrecy = engine.secrecy(revealsAll: revealsSecrets)
        let refresher = InstanceRefresher(
            engine: engine, includes: { scope.includes($0, in: engine.schema) }, log: notice)
        do {
            let changes = try await engine.watch(scope, since: sequence)
            // Only now, so that the feed contains what is refreshed.
            let refreshing = Task { await refresher.run() }
            defer { refreshing.cancel() }
            for try await change in changes {
                try handle(secrecy.shown(change), engine.schema)
            }
        } catch is CancellationError {
            // The task was canceled before the feed began.
            return
        }
        guard Task.isCancelled else {
            throw CommandError(.unavailable, "the store can no longer be watched")
        }
    }
}

extension WatchScope {
    /// Whether changes of an instance are watched.
    fileprivate func includes(_ instance: StoredInstance, in schema: Schema) -> Bool {
        switch self {
        case .everything: true
        case .kind(let kind): schema.presentWidget(of: instance.kind)?.kind == schema.presentWidget(of: kind)?.kind
        case .instance(let id): instance.id == id
        }
    }
}

extension LoggedChange {
    fileprivate func watchedText(_ times: TimeText, in schema: Schema) -> String {
        let lines = [outcome] + differences.flatMap { $0.lines(in: schema) }
        let details = lines.filter { !$0.isEmpty }.joined(separator: "; ")
        let heading = [String(sequence), times.localText(of: time), instance.text, cause.rawValue]
        return (heading.map(\.onOneVisibleLine) + (details.isEmpty ? [] : [details])).joined(separator: "  ")
    }
}

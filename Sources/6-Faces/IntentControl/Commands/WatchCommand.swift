internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
internal import IntentModel
package import IntentRuntime
internal import IntentSystem
internal import IntentWidgets

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
                instances are kept current as 'host' does: renamed options show their new titles. When the policy of an \
                administrator changes, each instance that it concerns has a line with the values in effect before and \
                after; these lines have no sequence number, because nothing in the store changes.

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
                kind: kind, since: since, revealsSecrets: secrets,
                report: { try console.report($0, of: "watch", asJSON: printsJSON) }
            ) { event, schema in
                try StandardStream.output.write(
                    (printsJSON ? event.json.rendered() : event.text(times, in: schema)) + "\n")
            }
        }
        return PrintedResult(endedBy: signal)
    }
}

/// What `watch` prints.
package enum WatchedEvent: Sendable {
    /// A change in the store.
    case change(LoggedChange)
    /// A change of the policy of an administrator, in one instance.
    case policy(PolicyEffect)
}

extension Session {
    /// Passes each change with the schema to `handle` until the task is canceled, and keeps the instances current.
    /// - Parameters:
    ///   - report: Receives what sources cannot answer, and why a policy is not applied.
    ///   - handle: Called on any thread, as `report` is, by one caller of both at a time.
    /// - Throws: What `report` and `handle` throw; `unavailable` if the store can no longer be watched.
    package func watch(
        kind: String?, since sequence: Int?, revealsSecrets: Bool = false,
        report: @escaping @Sendable (CommandNotice) throws -> Void = { _ in },
        _ handle: @escaping @Sendable (WatchedEvent, Schema) throws -> Void
    ) async throws {
        if let sequence, sequence < 0 {
            throw CommandError.usage("--since must be 0 or more, not \(sequence)")
        }
        let workspace = try workspace(definitions: revealsSecrets ? .ifValid : .completeIfFound, store: .existing)
        let scope = try kind.map { WatchScope.kind(try storedKind($0)) } ?? .everything
        let engine = workspace.engine
        let secrecy = engine.secrecy(revealsAll: revealsSecrets)
        let output = FailableOutput()
        let write: @Sendable (WatchedEvent) -> Void = { event in
            output.write { try handle(event, engine.schema) }
        }
        let writeNotice: @Sendable (CommandNotice) -> Void = { notice in output.write { try report(notice) } }
        let refresher = InstanceRefresher(
            engine: engine, includes: { scope.includes($0, in: engine.schema) },
            log: { writeNotice(CommandNotice($0)) })
        let following = Task { [self] in
            let changes = try await engine.watch(scope, since: sequence)
            // Only now, so that the feed contains what is refreshed.
            let refreshing = Task { await refresher.run() }
            defer { refreshing.cancel() }
            let policy = try followPolicy(of: engine, report: writeNotice) { [self] former in
                do {
                    for effect in try engine.policyEffectsSynchronously(since: former, secrecy)
                    where scope.includes(effect.instance, in: engine.schema) {
                        write(.policy(effect))
                    }
                } catch {
                    writeNotice(
                        notice(
                            .valuesNotRead,
                            .warning("the values in effect with the new policy cannot be read: \(error)")))
                }
            }
            defer { withExtendedLifetime(policy) {} }
            for try await change in changes { write(.change(secrecy.shown(change))) }
        }
        try await output.finish(after: following)
        guard Task.isCancelled else { throw reasonForEnd(of: engine) }
    }

    /// Returns why the feed of a store has ended by itself.
    private func reasonForEnd(of engine: IntentEngine) -> any Error {
        do { _ = try engine.store.newestSequence() } catch { return error }
        return CommandError(
            .unavailable, "the store no longer reports changes; run 'watch' again, with --since to continue")
    }

}

extension WatchScope {
    /// Whether changes of an instance are watched.
    fileprivate func includes(_ instance: StoredInstance, in schema: Schema) -> Bool {
        switch self {
        case .everything: true
        case .kind(let kind): schema.storedKinds(of: kind).contains(instance.kind)
        case .instance(let id): instance.id == id
        }
    }
}

extension WatchedEvent {
    fileprivate var json: JSONValue {
        switch self {
        case .change(let change): change.watchedJSON
        case .policy(let effect): effect.watchedJSON
        }
    }

    fileprivate func text(_ times: TimeText, in schema: Schema) -> String {
        switch self {
        case .change(let change): change.watchedText(times, in: schema)
        case .policy(let effect): effect.watchedText(times, in: schema)
        }
    }
}

extension PolicyEffect {
    /// The line of the change, with `-` in place of a sequence number.
    fileprivate func watchedText(_ times: TimeText, in schema: Schema) -> String {
        let heading = ["-", times.localText(of: time), instance.id.text, Self.cause].map(\.onOneVisibleLine)
        return (heading + [rows.flatMap { $0.lines(in: schema) }.joined(separator: "; ")]).joined(separator: "  ")
    }
}

extension PolicyEffect.Row {
    /// The values before and after, and who has locked the parameter now.
    fileprivate func lines(in schema: Schema) -> [String] {
        let fields = schema.recordFields(of: declaration)
        func text(_ value: IntentValue?) -> String {
            let lines = ValueText.lines(of: value, fields).map { $0 ?? ValueText.emptySlot }
            return lines.isEmpty ? "none" : lines.joined(separator: ", ")
        }
        let values = hasOtherValue ? ["\(name): \(text(before.effective)) -> \(text(after.effective))"] : []
        guard hasOtherLock else { return values }
        let owner = after.policy.map { " by \($0.owner.text.onOneVisibleLine)" } ?? ""
        return values + ["\(name) is \(isLocked ? "locked\(owner)" : "no longer locked")"]
    }
}

extension LoggedChange {
    fileprivate func watchedText(_ times: TimeText, in schema: Schema) -> String {
        let lines = [outcome] + differences.flatMap { $0.lines(in: schema, of: kind) }
        let details = lines.filter { !$0.isEmpty }.joined(separator: "; ")
        let heading = [String(sequence), times.localText(of: time), instance.text, cause.rawValue]
        return (heading.map(\.onOneVisibleLine) + (details.isEmpty ? [] : [details])).joined(separator: "  ")
    }
}

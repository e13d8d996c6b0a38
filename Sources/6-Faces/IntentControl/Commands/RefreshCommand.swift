internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime

struct RefreshCommand<Definitions: DefinitionArguments>: ControlCommand, WordListCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "refresh", abstract: "Look up again what instances store of their options.",
            discussion: """
                Renews the titles, subtitles and images of chosen options, marks those that no longer exist, and requests \
                defaults that are missing. Files are read again, commands and addresses are asked once, or not at all \
                within their 'cache', and handlers once for each instance. Prints what has changed. If a source does not \
                answer, the last titles stay, and the exit code is 69, or 77 if the source is not trusted. For a job \
                that runs regularly; 'host' and 'watch' do this by themselves.

                  \(program) refresh
                  \(program) refresh k3x9w2ab
                """)
    }

    @Argument(help: ArgumentHelp("The instances; all by default.", valueName: "id"), completion: .instances)
    var ids: [ArgumentWords] = []

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        let progress = session.progress("refreshing")
        defer { progress?.end() }
        return try await session.refresh(ids: ids.words) { progress?.report($0, "instance") }
    }
}

extension Session {
    /// Refreshes some instances, or all of them.
    /// - Parameter progress: Receives the number of instances that were refreshed.
    package func refresh(ids: [String], progress: (Int) -> Void = { _ in }) async throws -> RefreshResult {
        let workspace = try workspace(definitions: .required, store: .existing)
        let engine = workspace.engine
        var instances = try ids.map(instanceID)
        // All identifiers are checked before anything is looked up.
        for id in instances { _ = try await engine.storedInstance(id) }
        if ids.isEmpty {
            instances = try engine.store.headings(of: nil).filter { !engine.refreshedParameters(of: $0.kind).isEmpty }
                .map(\.id)
        }
        let round = engine.refreshRound()
        var reports: [RefreshReport] = []
        for id in instances {
            do {
                reports.append(try await engine.refresh(id, in: round))
            } catch let error as EngineError where error.code == .unknownInstance && ids.isEmpty {
                // It was removed meanwhile.
            }
            progress(reports.count)
        }
        return RefreshResult(
            reports: reports, advice: lacksHandlers ? handlerAdvice : nil, schema: engine.schema)
    }
}

/// What a refresh has changed, and which sources did not answer.
package struct RefreshResult: CommandResult {
    private struct Failure: Hashable {
        let kind: WidgetKind
        let parameter: String
        let reason: OptionsFailure
    }

    package let reports: [RefreshReport]
    /// What to do if a handler is missing.
    package let advice: String?
    fileprivate let schema: Schema

    /// A line for each value, or field of a record, that has changed: the instance, the parameter, and the values before and after.
    package func text(_ style: TextStyle) -> String {
        reports.flatMap { report in
            report.differences.flatMap { $0.lines(in: schema, of: report.before.kind) }
                .map { "\(style.bold(report.before.id.text))  \($0)" }
        }.terminatedLines
    }

    package var json: JSONValue {
        [
            "refresh": 1,
            "instances": .array(
                reports.map { report in
                    [
                        "id": .string(report.before.id.text),
                        "differences": .array(report.differences.map(\.json)),
                        "failures": .array(
                            report.failures.map { parameter, reason in
                                [
                                    "parameter": .string(parameter.name), "code": .string(reason.code.description),
                                    "message": .string(reason.message),
                                ]
                            }),
                        "missingDefaults": report.missingDefaults.json(),
                    ]
                }),
        ]
    }

    package var notes: [Note] {
        reports.flatMap { report in
            report.missingDefaults.map { .warning("\(report.before.id): \($0.message)") }
        }
    }

    /// One problem for each source, however many instances it concerns.
    package var failure: CommandError? {
        var seen: Set<Failure> = []
        var problems: [CommandError.Problem] = []
        var isTrusted = true
        var needsHandler = false
        for report in reports {
            for (parameter, reason) in report.failures
            where seen.insert(Failure(kind: report.before.kind, parameter: parameter.name, reason: reason)).inserted {
                needsHandler = needsHandler || parameter.options == .dynamic
                isTrusted = isTrusted && reason.code != .sourceNotTrusted
                problems.append(
                    CommandError.Problem(
                        reason.code.description, parameter: parameter.name,
                        "the choice of '\(report.before.id.text)' was not looked up: \(reason.message)"))
            }
        }
        if problems.isEmpty { return nil }
        return CommandError(isTrusted ? .unavailable : .notPermitted, problems, advice: needsHandler ? advice : nil)
    }
}

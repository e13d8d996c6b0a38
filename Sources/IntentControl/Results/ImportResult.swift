package import IntentModel
package import IntentRuntime

/// What became of a document's instances: `import`.
package struct ImportResult: CommandResult, Hashable {
    package let report: ImportReport
    /// Whether what was not refused was taken in all the same.
    package let allowsPart: Bool

    package init(report: ImportReport, allowsPart: Bool) {
        self.report = report
        self.allowsPart = allowsPart
    }

    package var json: JSONValue {
        [
            "import": 1, "isWritten": .boolean(report.isWritten),
            "instances": .array(report.entries.map(ImportResult.json)),
        ]
    }

    private static func json(of entry: ImportReport.Entry) -> JSONValue {
        var object: JSONObject = ["id": .string(entry.id.text), "outcome": .string(word(for: entry.outcome))]
        if case .refused(let problems) = entry.outcome {
            let failure = ControlFailure(EngineError(problems))
            object["problems"] = FailureJSON.json(of: failure)["problems"] ?? .array([])
        }
        return .object(object)
    }

    /// A line for each instance: id and what became of it.
    package func text(_ style: TextStyle) -> String {
        guard report.isWritten else { return "" }
        var table = TextTable()
        for entry in report.entries {
            table.append([.init(entry.id.text, dress: style.bold), .init(ImportResult.word(for: entry.outcome))])
        }
        return table.lines().map { $0 + "\n" }.joined()
    }

    /// The first of the refusals gives the exit status; with JSON they are in the document already.
    package var failure: ControlFailure? {
        let refused = report.entries.compactMap { entry -> (InstanceID, [EngineError.Problem])? in
            if case .refused(let problems) = entry.outcome { (entry.id, problems) } else { nil }
        }
        guard let first = refused.first else { return nil }
        let problems = refused.flatMap { id, problems in
            ControlFailure(EngineError(problems)).problems.map { problem in
                var problem = problem
                if !problem.message.hasPrefix(id.text) { problem.message = "\(id): \(problem.message)" }
                return problem
            }
        }
        return ControlFailure(
            ControlFailure(EngineError(first.1)).status, problems,
            advice: report.isWritten ? nil : advice(refused.count))
    }

    private func advice(_ count: Int) -> String {
        "nothing was written; --partly takes in the \(report.entries.count - count) that are not refused"
    }

    private static func word(for outcome: ImportReport.Outcome) -> String {
        switch outcome {
        case .placed: "placed"
        case .replaced: "replaced"
        case .skipped: "skipped"
        case .refused: "refused"
        }
    }
}

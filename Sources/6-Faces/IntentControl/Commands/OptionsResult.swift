package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime
internal import IntentSystem

/// The options of a parameter.
package struct OptionsResult: CommandResult, Hashable {
    /// The reason why a parameter never has options.
    package enum Absence: Hashable, Sendable {
        /// It accepts any value that its definition allows.
        case acceptsAnyValue
        /// Its value comes from other actions or from Apple's systems.
        case setElsewhere
        /// It is a record or a union, whose fields or members with these paths have options.
        case offered(at: [String])
    }

    package let id: InstanceID
    package let parameter: String
    /// Where the options come from; nil for a handler, and for a list in the definition, which never fails.
    package private(set) var source: OptionDocumentSource?
    package let searchTerm: String?
    package let answer: OptionsAnswer
    /// Whether the request included chosen options.
    package let includesChosen: Bool
    /// Whether chosen options were left out.
    package private(set) var hidesChosen = false
    /// Nil if the parameter may have options.
    package private(set) var absence: Absence?
    /// What to do if no provider could answer.
    package private(set) var advice: String?

    package var failure: CommandError? {
        guard case .failed(let reason) = answer.state else { return nil }
        let status: CommandStatus = reason.code == .sourceNotTrusted ? .notPermitted : .unavailable
        let problem = CommandError.Problem(
            reason.code.description, parameter: parameter, "no options: \(reason.message(of: source))")
        return CommandError(status, [problem], advice: advice)
    }
}

/// Text.
extension OptionsResult {
    /// Lines `identifier  title  subtitle`, below the titles of sections if there are any. An empty line separates a section
    /// without a title from others. If chosen options are included, a star precedes them.
    package func text(_ style: TextStyle) -> String {
        var text = ""
        var wasTitled = true
        for section in answer.collection.sections {
            let title = section.title.flatMap { $0.isEmpty ? nil : $0 }
            if !text.isEmpty, title == nil || !wasTitled { text += "\n" }
            text += title.map { heading($0, section.subtitle, style) } ?? ""
            text += table(of: section.items, style: style).text(indentation: title == nil ? 0 : 2)
            wasTitled = title != nil
        }
        return text
    }

    private func heading(_ title: String, _ subtitle: String?, _ style: TextStyle) -> String {
        var table = TextTable(style)
        table.append([.init(title, style: style.bold), .init(subtitle ?? "", style: style.faint)])
        return table.text()
    }

    private var chosen: Set<ExactText> { Set(texts: answer.chosen) }

    private func table(of items: [OptionItem<IntentValue>], style: TextStyle) -> TextTable {
        var table = TextTable(style)
        for item in items {
            let identifier = item.value.optionIdentifier ?? ""
            let isChosen = chosen.contains(identifier)
            let mark = includesChosen ? (isChosen ? "* " : "  ") : ""
            table.append([
                .init(mark + identifier, style: style.bold),
                .init(item.title.isExactly(identifier) ? "" : item.title),
                .init(item.subtitle ?? "", style: style.faint),
                .init(item.disabledReason.map { "(not available: \($0))" } ?? "", style: style.faint),
            ])
        }
        return table
    }

    package var notes: [Note] {
        let more = answer.collection.cursor.map {
            Note.note("more options are available; continue with --cursor \($0.shellQuoted)")
        }
        return stateNotes + answer.collection.omissions.lines.map(Note.warning) + (more.map { [$0] } ?? [])
    }

    private var stateNotes: [Note] {
        switch answer.state {
        case .answered: return ageNotes + emptyNotes
        case .stale(let age, let reason):
            return [.warning("these options are \(age.inLargestUnit) old: \(reason.message(of: source))")]
        case .needs(let parent):
            return [
                .note(
                    "the options of '\(parameter)' depend on '\(parent)', which has no value yet; set '\(parent)' first"
                )
            ]
        case .failed: return []
        }
    }

    private var ageNotes: [Note] {
        answer.age > .zero
            ? [.note("these options were retrieved \(answer.age.inLargestUnit) ago and are still valid")] : []
    }

    private var emptyNotes: [Note] {
        guard answer.collection.items.isEmpty else { return [] }
        switch absence {
        case .acceptsAnyValue?:
            return [.note("'\(parameter)' has no options; you can set any value that its definition allows")]
        case .setElsewhere?: return [.note("'\(parameter)' has no options; it cannot be set here")]
        case .offered(let paths)?:
            return [.note("'\(parameter)' has no options of its own; these have: \(paths.joined(separator: ", "))")]
        case nil: break
        }
        let rest = hidesChosen ? " that is not already chosen; --all shows chosen options" : ""
        if let searchTerm, !searchTerm.isEmpty { return [.note("nothing matches '\(searchTerm)'\(rest)")] }
        return [.note("there is nothing to choose\(rest)")]
    }
}

/// JSON.
extension OptionsResult {
    package var json: JSONValue {
        var object: JSONObject = ["options": 1, "id": .string(id.text), "parameter": .string(parameter)]
        appendState(to: &object)
        let chosen = chosen
        OptionsForm.printed.write(answer.collection, to: &object) { item, object in
            if includesChosen { object["isChosen"] = .boolean(chosen.contains(item.value.optionIdentifier ?? "")) }
        }
        if !answer.collection.omissions.isEmpty { object["omitted"] = answer.collection.omissions.json }
        return .object(object)
    }

    private func appendState(to object: inout JSONObject) {
        switch answer.state {
        case .answered:
            object["state"] = "answered"
            if answer.age > .zero { object["ageSeconds"] = .integer(Int(answer.age.components.seconds)) }
        case .stale(let age, let reason):
            object["state"] = "stale"
            object["ageSeconds"] = .integer(Int(age.components.seconds))
            object["reason"] = json(of: reason)
        case .failed(let reason):
            object["state"] = "failed"
            object["reason"] = json(of: reason)
        case .needs(let parent):
            object["state"] = "needs"
            object["parent"] = .string(parent)
        }
    }

    private func json(of reason: OptionsFailure) -> JSONValue {
        ["code": .string(reason.code.description), "message": .string(reason.message(of: source))]
    }
}

extension OptionsFailure {
    /// The message, which names the source if it would not be clear, and what to do.
    fileprivate func message(of source: OptionDocumentSource?) -> String {
        switch (code, source) {
        case (.timedOut, nil): "the handler did not answer in time"
        case (.timedOut, .file?): "the options file could not be read in time"
        case (.timedOut, .command?): "the command that lists the options did not exit in time"
        case (.timedOut, .address?): "the address that lists the options did not answer in time"
        case (.failed, nil): ownMessage.map { "the handler failed: \($0)" } ?? message
        case (.notSignedIn, _):
            ownMessage ?? "not signed in; sign in to the service that provides the options and try again"
        default: message
        }
    }
}

extension Duration {
    /// The duration in one unit, rounded down: `1 minute`, `3 hours`, `less than a second`.
    var inLargestUnit: String {
        let seconds = components.seconds
        let units: [(name: String, seconds: Int64)] = [
            ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
        ]
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "less than a second" }
        return Int(seconds / unit.seconds).counting(unit.name)
    }
}

package import IntentModel
package import IntentRuntime

/// What may be chosen: `options`.
package struct OptionsResult: CommandResult, Hashable {
    /// Who is asked for options. What the definition lists itself counts as a handler's, and never fails.
    package enum Provider: Hashable, Sendable {
        case handler, file, command, address
    }

    /// Why a parameter has no options, whatever is chosen.
    package enum Lack: Hashable, Sendable {
        /// It takes any value of its type.
        case takesAnyValue
        /// Other actions, or Apple's systems, give it its value.
        case isFilledElsewhere
    }

    package let id: InstanceID
    package let parameter: String
    package let provider: Provider
    package let searchTerm: String?
    package let answer: OptionsAnswer
    /// Whether `--all` asked for chosen ones too.
    package let includesChosen: Bool
    /// Nil where there may be options.
    package let lack: Lack?
    /// What helps where nobody could answer.
    package let advice: String?

    package init(
        id: InstanceID, parameter: String, provider: Provider = .handler, searchTerm: String?, answer: OptionsAnswer,
        includesChosen: Bool, lack: Lack? = nil, advice: String? = nil
    ) {
        self.id = id
        self.parameter = parameter
        self.provider = provider
        self.searchTerm = searchTerm
        self.answer = answer
        self.includesChosen = includesChosen
        self.lack = lack
        self.advice = advice
    }

    package var json: JSONValue { OptionsJSON.json(of: self) }

    /// `identifier  title  subtitle` a line, below the titles of sections where there are any. With `--all` a star
    /// stands before what is chosen.
    package func text(_ style: TextStyle) -> String {
        let indentation = answer.collection.sections.contains { $0.title != nil } ? 2 : 0
        return answer.collection.sections.flatMap { section in
            let headings = section.title.map { [heading($0, section.subtitle, style)] } ?? []
            return headings + table(of: section.items, style: style).lines(indentation: indentation)
        }
        .map { $0 + "\n" }.joined()
    }

    package var notes: [Note] { OptionsNotes.notes(of: self) }

    package var failure: ControlFailure? {
        guard case .failed(let reason) = answer.state else { return nil }
        let problem = ControlFailure.Problem(reason.code, parameter: parameter, "no options: \(words(of: reason))")
        return ControlFailure(status(of: reason), [problem], advice: advice)
    }

    private func status(of reason: HandlerFailure) -> ControlStatus {
        if case .sourceNotTrusted = reason { .notPermitted } else { .unavailable }
    }

    private func heading(_ title: String, _ subtitle: String?, _ style: TextStyle) -> String {
        var table = TextTable()
        table.append([.init(title, dress: style.bold), .init(subtitle ?? "", dress: style.faint)])
        return table.lines().joined()
    }

    private func table(of items: [OptionItem<IntentValue>], style: TextStyle) -> TextTable {
        var table = TextTable()
        for item in items {
            let identifier = item.value.optionIdentifier ?? ""
            let isChosen = answer.chosen.contains(identifier)
            let mark = includesChosen ? (isChosen ? "* " : "  ") : ""
            table.append([
                .init(mark + identifier, dress: style.bold),
                .init(item.title == identifier ? "" : item.title),
                .init(item.subtitle ?? "", dress: style.faint),
            ])
        }
        return table
    }
}

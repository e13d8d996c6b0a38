/// The paths of an intent's texts in translation files, such as `parameters.soup.siri.confirm`.
package enum DialogPath {
    package static func prompt(of parameter: String) -> String { "parameters.\(parameter).prompt" }

    /// - Parameter key: `ask`, `introduce`, `choose`, `confirm`, or `unsupported.` followed by a reason.
    package static func siri(_ key: String, of parameter: String) -> String { "parameters.\(parameter).siri.\(key)" }

    /// The sentence of a summary that has only one.
    package static let summary = "summary"

    /// One of several sentences, such as `summary.index,count`.
    /// - Parameter shown: The conditional parameters that are shown, in declared order. If empty, the result is
    ///   `summary.otherwise`.
    package static func summary(of shown: [String]) -> String {
        "summary.\(shown.isEmpty ? "otherwise" : shown.joined(separator: ","))"
    }

    /// A text of a suggestion, such as `suggestions.soup,quantity.title`, or `suggestions.title` without parameters.
    /// - Parameters:
    ///   - key: `title` or `subtitle`.
    ///   - parameters: In declared order.
    package static func suggestion(_ key: String, with parameters: [String]) -> String {
        parameters.isEmpty ? "suggestions.\(key)" : "suggestions.\(parameters.joined(separator: ",")).\(key)"
    }

    /// A phrase of an App Shortcut, such as `phrases.1`, the first one.
    /// - Parameter index: Its position in the list, from 0.
    package static func phrase(_ index: Int) -> String { "phrases.\(index + 1)" }

    /// - Parameter key: `say` or `show`. The text of a code that has only one is at `say`.
    package static func code(_ name: String, _ key: String) -> String { "response.codes.\(name).\(key)" }
}

/// The default texts of Siri's dialogs, which are those that Xcode writes.
package enum ImpliedDialogs {
    /// Before a choice.
    package static func introduce(_ parameter: String) -> String {
        "There are ${count} options matching ‘${\(parameter)}’."
    }

    /// The question of a choice.
    package static let choose = "Which one?"

    package static func confirm(_ parameter: String) -> String { "Just to confirm, you wanted ‘${\(parameter)}’?" }
}

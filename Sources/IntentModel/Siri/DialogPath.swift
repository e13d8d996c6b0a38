/// The paths of texts below their intent, as files of translations spell them: `parameters.soup.siri.confirm`.
package enum DialogPath {
    package static func prompt(of parameter: String) -> String { "parameters.\(parameter).prompt" }

    /// - Parameter key: `ask`, `introduce`, `choose`, `confirm`, or `unsupported` with a reason behind a dot.
    package static func siri(_ key: String, of parameter: String) -> String { "parameters.\(parameter).siri.\(key)" }

    /// The only sentence of a summary.
    package static let summary = "summary"

    /// One of several sentences, `summary.index,count`; `summary.otherwise` where no conditional parameter is shown.
    /// - Parameter shown: In declared order.
    package static func summary(of shown: [String]) -> String {
        "summary.\(shown.isEmpty ? "otherwise" : shown.joined(separator: ","))"
    }

    /// `suggestions.soup,quantity.title`; `suggestions.title` of a phrase without parameters.
    /// - Parameters:
    ///   - key: `title` or `subtitle`.
    ///   - parameters: In declared order.
    package static func suggestion(_ key: String, with parameters: [String]) -> String {
        parameters.isEmpty ? "suggestions.\(key)" : "suggestions.\(parameters.joined(separator: ",")).\(key)"
    }

    /// - Parameter key: `say` or `show`. A code that is one text has it at `say`.
    package static func code(_ name: String, _ key: String) -> String { "response.codes.\(name).\(key)" }
}

internal import IntentModel
internal import IntentRuntime

/// All that a command of options is told by its environment; nothing else is inherited.
///
/// | variable | what it says |
/// | --- | --- |
/// | `PATH`, `HOME`, `TZ`, `LANG`, `LC_…` | the user's own |
/// | `INTENT_OPTIONS` | `1`, the version of the document that is expected |
/// | `INTENT_NAME`, `INTENT_PARAMETER` | the intent and the parameter whose options are asked for |
/// | `INTENT_LOCALE` | the language of the titles, a BCP 47 tag |
/// | `INTENT_PARENTS` | the values of `dependsOn`, a JSON object by parameter, in the wire form |
struct CommandEnvironment {
    /// Where commands are looked for where the user has no path.
    private static let standardPath = "/usr/local/bin:/usr/bin:/bin"
    private static let inherited = [
        "HOME", "TZ", "LANG", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    ]

    /// Folders divided by colons.
    let path: String
    /// `NAME=value`.
    let words: [String]

    init(_ environment: Environment, _ question: DocumentQuestion) {
        path = environment["PATH"] ?? Self.standardPath
        let own = Self.inherited.compactMap { name in environment[name].map { "\(name)=\($0)" } }
        words =
            ["PATH=\(path)"] + own + [
                "INTENT_OPTIONS=1", "INTENT_NAME=\(question.intent)", "INTENT_PARAMETER=\(question.parameter)",
                "INTENT_LOCALE=\(question.locale)",
                "INTENT_PARENTS=\(JSONValue.object(question.parents).rendered())",
            ]
    }
}

internal import IntentModel

/// Where options come from without code.
extension Shapes {
    static func source(_ word: Word) -> JSONValue? {
        switch word {
        case .file:
            [
                "type": "string", "minLength": 1, "not": ["pattern": #"^/|(^|/)\.\.(/|$)"#],
                "errorMessage": "A path below the definition's folder.",
            ]
        case .command: JSONValue.list(of: .defined("text")).adding(["minItems": 1])
        case .url: address
        case .timeout: time("A time to wait, above 0, such as 250ms or 5s.")
        case .cache: time("A time for which an answer holds, such as 10m.")
        default: nil
        }
    }

    /// A file, a command or an address; only the latter two are waited for.
    static var optionsFrom: JSONValue {
        let sources = KeyDocumentation.keys(of: .optionsFrom).map(\.key)
            .filter { [Word.file, .command, .url].map(\.text).contains($0) }
        let waits = JSONValue.map(ofNames: [Word.timeout.text, Word.cache.text], to: false)
        return EditorSchema.map(.optionsFrom).adding([
            "oneOf": .array(sources.map { ["required": [.string($0)]] }),
            "if": ["required": ["file"]], "then": ["properties": waits],
        ])
    }

    private static let address: JSONValue = [
        "type": "string",
        "pattern": .string(
            #"^([hH][tT][tT][pP][sS]://[^/?#\\]|[hH][tT][tT][pP]://([^/?#\\]*@)?"#
                + #"([lL][oO][cC][aA][lL][hH][oO][sS][tT]|127\.[0-9.]+|\[::1\])(:[0-9]*)?([/?#\\]|$))"#),
        "patternErrorMessage": "An https address; http is for this machine only.",
    ]

    /// With its unit, and not below 0.
    private static func time(_ message: String) -> JSONValue {
        [
            "type": "string", "pattern": #"^\+?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?(ms|s|m|h|d)$"#,
            "patternErrorMessage": .string(message),
        ]
    }
}

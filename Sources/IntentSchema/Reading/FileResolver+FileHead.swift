internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What the first lines of every file say: the version of the language, and the language of the texts.
extension FileResolver {
    /// False for a version that this tool does not know. One that is missing or is no number is reported, and the
    /// rest read as if it were 1.
    /// - Parameters:
    ///   - subject: The kind of file, with its article.
    ///   - isWritten: Whether the key is there, also where its value cannot be used.
    mutating func isSupportedVersion(_ value: Value?, of subject: String, key: String, isWritten: Bool) -> Bool {
        guard let value else {
            if !isWritten {
                let start = Place(file: document.file, range: SourceRange(at: 0))
                report(.missingVersion(key, of: subject, at: start))
            }
            return true
        }
        guard let version = integer(value, expected: "the language version, 1") else { return true }
        guard version == 1 else {
            report(.unsupportedVersion(version, at: place(value.node)))
            return false
        }
        return true
    }

    mutating func languageTag(_ value: Value) -> String? {
        let expected = "a language tag, such as en or zh-Hans"
        guard let tag = string(value, expected: expected) else { return nil }
        guard LanguageTag.isTag(tag) else {
            reportWrongType(value, expected: expected)
            return nil
        }
        return tag
    }
}

extension Diagnostic {
    static func missingVersion(_ key: String, of subject: String, at place: Place) -> Diagnostic {
        missingKey(key, of: subject, at: place, hint: "; begin it with '\(key): 1'")
    }

    fileprivate static func unsupportedVersion(_ version: Int, at place: Place) -> Diagnostic {
        Diagnostic(
            .unsupportedVersion, at: place,
            "\(version) is a version of the language that this tool does not know; it knows 1")
    }
}

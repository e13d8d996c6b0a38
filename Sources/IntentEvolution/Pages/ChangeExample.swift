/// Two states of one definition file.
struct ChangeExample {
    let before: String
    let after: String

    /// Whole files, but for the line with the version.
    static func file(_ before: String, _ after: String) -> ChangeExample {
        ChangeExample(before: "intentDefinition: 1\n\(before)\n", after: "intentDefinition: 1\n\(after)\n")
    }

    /// The parameters of an intent.
    static func parameters(_ before: String, _ after: String) -> ChangeExample {
        inside("intents:\n  Clock:\n    parameters:\n", by: 6, before, after)
    }

    /// The keys of an intent.
    static func intent(_ before: String, _ after: String) -> ChangeExample {
        inside("intents:\n  Clock:\n", by: 4, before, after)
    }

    /// Enums, one of which a parameter has.
    static func enums(_ before: String, _ after: String) -> ChangeExample {
        inside("intents: { Clock: { parameters: { face: Face } } }\nenums:\n", by: 2, before, after)
    }

    /// Types, one of which a parameter has.
    static func types(_ before: String, _ after: String) -> ChangeExample {
        inside("intents: { Clock: { parameters: { city: City } } }\ntypes:\n", by: 2, before, after)
    }

    private static func inside(_ head: String, by blanks: Int, _ before: String, _ after: String) -> ChangeExample {
        file(head + indented(before, by: blanks), head + indented(after, by: blanks))
    }

    private static func indented(_ text: String, by blanks: Int) -> String {
        text.split(separator: "\n").map { String(repeating: " ", count: blanks) + $0 }.joined(separator: "\n")
    }
}

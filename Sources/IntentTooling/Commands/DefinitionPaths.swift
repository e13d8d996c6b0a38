internal import ArgumentParser

/// The definitions that a command works on.
struct DefinitionPaths: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Definition files, and folders to be searched for *.intent.yaml and *.intent.yml.",
            discussion: """
                All files of one run form one schema: each may use what another declares. Translations beside a \
                definition, NAME.intent.de.yaml, are read with it.
                """, valueName: "path"),
        completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    init() {}
}

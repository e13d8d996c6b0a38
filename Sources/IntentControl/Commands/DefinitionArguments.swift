package import ArgumentParser

/// How a program's command line names definitions, if it does at all.
package protocol DefinitionArguments: ParsableArguments, Sendable {
    /// In the order given.
    var paths: [String] { get }
}

/// For a program that reads definitions from files.
package struct DefinitionFileArguments: DefinitionArguments {
    @Option(
        name: .customLong("definitions"),
        help: ArgumentHelp(
            "A definition file, or a folder of them; may be repeated.",
            discussion: "Else INTENT_DEFINITIONS, else the folder 'definitions' where there is one.",
            valueName: "path"),
        completion: .file())
    package var paths: [String] = []

    package init() {}
}

/// For a program whose definitions are in its code: there is no option.
package struct NoDefinitionArguments: DefinitionArguments {
    package init() {}

    package var paths: [String] { [] }
}

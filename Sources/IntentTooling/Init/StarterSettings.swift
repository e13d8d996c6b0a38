/// The settings that a new folder begins with.
enum StarterSettings {
    static let fileName = "intentgen-config.yaml"

    static let text = """
        # What intentgen makes of the definitions in this folder; options of its commands go before it.
        intentgenConfig: 1
        access: internal           # who sees the generated Swift: internal, package or public
        targets: [swift]           # also sirikit, app-intents, json-schema
        fakes: false               # fakes of handlers and fixtures, for tests

        """
}

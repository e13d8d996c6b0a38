import IntentExtension
import SampleWidgets

/// The sample widgets' handlers as an extension, for `intentctl --extension`.
@main
struct SampleExtension {
    static func main() async {
        await ExtensionProgram.main(handlers: SampleWidgets.handlers, definitions: SampleWidgets.definitions)
    }
}

import IntentExtension
import SampleWidgets

/// An extension with the handlers of the sample widgets, for `intentctl --extension`.
@main
struct SampleExtension {
    static func main() async {
        await HandlerExtension.main(handlers: SampleWidgets.handlers, definitions: SampleWidgets.definitions)
    }
}

import IntentExtension
import IntentWidgets
import SampleHandlers
import SampleWidgets

/// An extension with the handlers and the timeline providers of the sample widgets, for `intentctl --extension`.
@main
struct SampleExtension {
    static func main() async {
        await HandlerExtension.main(
            handlers: Samples.handlers, definitions: Samples.definitions,
            widgets: SampleWidgetBundle.registrations)
    }
}

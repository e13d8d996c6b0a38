import AppIntents
import HostedAppIntents
import IntentExtension
import IntentWidgets

/// Hosts the intents for tests that let them crash.
@main struct AppIntentsExtension {
    static func main() async {
        await HandlerExtension.main(
            handlers: [FaultyIntent.handler, SelectCarIntent.handler, HonkIntent.handler, LockIntent.handler],
            widgets: HornControl.registrations + CarWidget.registrations + ToggleWidgets.registrations)
    }
}

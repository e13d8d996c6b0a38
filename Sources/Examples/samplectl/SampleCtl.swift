import IntentControl
import IntentWidgets
import SampleHandlers
import SampleWidgets
import VirtualTime

/// `intentctl` for the sample widgets: the same commands, with the handlers in code and no definition files.
@main
struct SampleCtl {
    static func main() async {
        await ControlProgram.main(
            handlers: Samples.handlers, definitions: Samples.definitions,
            widgets: SampleWidgetBundle.registrations,
            simulatedDate: SimulatedDate(
                start: { try VirtualTime.start(at: $0) }, set: VirtualTime.set, end: VirtualTime.end))
    }
}

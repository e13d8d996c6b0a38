import IntentControl
import SampleWidgets

/// `intentctl` for the sample widgets: the same commands, with the handlers in code and no definition files.
@main
struct SampleCtl {
    static func main() async {
        await ControlProgram.main(handlers: SampleWidgets.handlers, definitions: SampleWidgets.definitions)
    }
}

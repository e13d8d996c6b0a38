import IntentControl
import SampleHandlers

/// `intentctl` for the car: the same commands, with its handler in code and no definition files.
@main
struct CarCtl {
    static func main() async {
        await ControlProgram.main(handlers: [CarHandler()])
    }
}

import IntentExtension
import Stations

/// An extension that serves 100,000 options with search.
@main
struct SearchExtension {
    static func main() async {
        await ExtensionProgram.main(handlers: [StopHandler()])
    }
}

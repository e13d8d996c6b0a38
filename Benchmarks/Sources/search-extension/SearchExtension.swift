import IntentExtension
import Stations

/// An extension that provides 100,000 options with search.
@main
struct SearchExtension {
    static func main() async {
        await HandlerExtension.main(handlers: [StopHandler()])
    }
}

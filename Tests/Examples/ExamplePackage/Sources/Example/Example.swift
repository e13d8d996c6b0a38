import IntentRuntime

@main
struct Example {
    static func main() {
        let configuration = GreetingIntent(isLoud: true)
        print("Hello, \(configuration.name)\(configuration.isLoud ? "!" : ".") (\(WidgetKind.greetingWidget))")
        print("\(DepartureBoard.title.text): \(DepartureBoard().rows) rows (\(WidgetKind.boardWidget))")
    }
}

internal import IntentControl

@main
struct IntentCtl {
    static func main() async {
        await ControlProgram.main(loadingDefinitions: loadSchema)
    }
}

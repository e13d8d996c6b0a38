internal import IntentControl

@main
struct IntentCtl {
    static func main() {
        ControlProgram.main(loadingDefinitions: loadSchema)
    }
}

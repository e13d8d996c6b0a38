internal import IntentControl
internal import IntentPolicies

@main
struct IntentCtl {
    static func main() {
        ControlProgram.main(loadingDefinitions: loadSchema, policies: .files)
    }
}

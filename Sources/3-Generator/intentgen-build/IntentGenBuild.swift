import IntentGeneratorRun

@main
struct IntentGenBuild {
    static func main() {
        PluginTool.main()
    }
}

import IntentGeneration

@main
struct IntentGenBuild {
    static func main() {
        PluginTool.main()
    }
}

import IntentGenCommands

@main
struct IntentGen {
    static func main() {
        IntentGenProgram.main()
    }
}

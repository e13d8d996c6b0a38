import IntentTooling

@main
struct IntentGen {
    static func main() {
        IntentGenProgram.main()
    }
}

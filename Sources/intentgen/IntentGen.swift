@main
struct IntentGen {
    static func main() {}
}

@main
struct IntentCtl {
    static func main() {}
}

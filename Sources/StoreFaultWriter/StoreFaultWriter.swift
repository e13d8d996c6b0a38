@main
enum StoreFaultWriter {
    static func main() {}
}

/// Why a table of strings cannot be read, on its way out of the parser.
struct StringsProblem: Error {
    /// In bytes of UTF-8.
    let offset: Int
    let message: String

    init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }
}

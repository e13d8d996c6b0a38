internal import IntentXcode

/// A file that an export makes.
struct ExportedFile {
    let path: String
    let bytes: [UInt8]
    /// What a file of strings says; nil for any other.
    private let table: [String: String]?

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        table = nil
    }

    init(path: String, strings table: [String: String]) {
        self.path = path
        bytes = Array(renderStrings(table).utf8)
        self.table = table
    }

    /// Whether it is there with these bytes, or is a file of strings that says the same in another order, with comments
    /// or in another encoding.
    /// - Throws: ``ToolError`` where it is there and cannot be read.
    func isThere() throws(ToolError) -> Bool {
        guard FileStatus(of: path) != nil else { return false }
        guard let table else { return try !differs(bytes, fromFileAt: path) }
        let present = try readEntireFile(at: path, limit: 1 << 26)
        return present == bytes || (try? readStrings(present)) == table
    }
}

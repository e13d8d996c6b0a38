import IntentControl

/// Documents by path; standard input is the one named `-`.
struct FakeDocuments: DocumentReading {
    var texts: [String: String] = [:]

    func file(_ path: String) throws(ControlFailure) -> [UInt8] {
        guard let text = texts[path] else { throw ControlFailure(.inputMissing, "missingFile", "'\(path)' is missing") }
        return Array(text.utf8)
    }

    func standardInput() throws(ControlFailure) -> [UInt8] {
        try file("-")
    }
}

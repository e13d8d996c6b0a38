internal import IntentModel

/// What the files of definitions can hold, however it is written there.
enum DefinitionText {
    /// Whether a text is within the limits of a definition file, see its reader's.
    static func isSayable(_ text: String) -> Bool {
        guard text.utf8.count <= 1 << 19 else { return false }
        var run = 0
        for byte in text.utf8 {
            run = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D ? run + 1 : 0
            if run > 1 << 10 { return false }
        }
        return true
    }

    /// Whether a name may be a key: such a line must be short.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.prefix(101).count <= 100
    }
}

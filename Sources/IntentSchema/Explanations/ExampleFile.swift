package import IntentDiagnostics

/// A small definition file that can be saved and tried.
package struct ExampleFile: Sendable, Hashable {
    /// How its text becomes bytes.
    package enum Encoding: String, Sendable, Hashable {
        case utf8 = "UTF-8"
        case latin1 = "ISO-8859-1"
    }

    package let name: String
    /// Whole, with its last line end.
    package let text: String
    package let encoding: Encoding

    /// - Parameter text: Without its last line end. In ISO-8859-1 it holds no scalar above U+00FF.
    init(_ text: String, name: String = "clock.intent.yaml", encoding: Encoding = .utf8) {
        self.name = name
        self.text = text + "\n"
        self.encoding = encoding
    }

    package var source: SourceFile {
        switch encoding {
        case .utf8: SourceFile(path: name, text: text)
        case .latin1:
            SourceFile(path: name, bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        }
    }
}

/// The declarations of a generated file, as its lines tell them.
struct GeneratedParts {
    private var blocks: [[Substring]] = []
    /// The constant that all `definition`s refer to.
    private var constant = "definition"

    init(_ text: String) {
        var current: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) where !line.hasPrefix("//") {
            if line.hasPrefix("import ") || line.hasPrefix("public import ") || line.hasPrefix("private ") { continue }
            current.append(line)
            guard line == "}" else { continue }
            blocks.append(current)
            current = []
        }
        for line in blocks.joined() {
            guard let name = line.split(separator: "IntentDefinition.").dropFirst().first else { continue }
            constant = String(name.prefix { $0.isLetter || $0.isNumber })
        }
    }

    /// Structs, types and enums alone: no handlers, keys, slots and texts of definitions.
    var structs: String {
        let kept = blocks.filter { block in
            ["ConfigurableIntent", "IntentObject", "IntentEnumeration"].contains { block[0].hasSuffix(": \($0) {") }
        }
        return """
            public import Foundation
            public import IntentRuntime
            extension IntentDefinition { static var \(constant): IntentDefinition { IntentDefinition(json: "{}") } }

            """ + kept.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n") + "\n"
    }

    /// A block without its enums of slots and keys.
    private func lines(of block: [Substring]) -> [Substring] {
        var lines: [Substring] = []
        var isLeftOut = false
        for line in block {
            if line == "    public enum Slots {" || line == "    public enum Parameters {" { isLeftOut = true }
            if !isLeftOut { lines.append(line) }
            if line == "    }" { isLeftOut = false }
        }
        return lines
    }

    /// The same with what the compiler synthesises.
    var twin: String {
        "public import Foundation\n" + blocks.compactMap(twin).joined(separator: "\n")
    }

    private func twin(of block: [Substring]) -> String? {
        let words = block[0].split(separator: " ")
        guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "enum" }) else { return nil }
        let name = words[keyword + 1].dropLast()
        if words[keyword] == "enum" {
            let cases = block.filter { $0.hasPrefix("    case ") && !$0.contains("(") && !$0.contains(":") }
            return "public enum \(name): String, Codable, Hashable, Sendable {\n" + cases.joined(separator: "\n")
                + "\n}"
        }
        let properties = block.filter { $0.hasPrefix("    public let ") }
            .map { $0.dropFirst("    public let ".count).replacing("ImageValue", with: "String") }
        let arguments = properties.map { $0.hasSuffix("?") ? "\($0) = nil" : $0 }.joined(separator: ", ")
        let names = properties.map { $0.prefix { $0 != ":" } }
        return """
            public struct \(name): Codable, Hashable, Sendable {
            \(properties.map { "    public let \($0)" }.joined(separator: "\n"))
                public init(\(arguments)) {
            \(names.map { "        self.\($0) = \($0)" }.joined(separator: "\n"))
                }
            }
            """
    }
}

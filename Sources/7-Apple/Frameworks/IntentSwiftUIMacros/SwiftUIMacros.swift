import Foundation

/// Expands the macros of the module SwiftUI.
///
/// The compiler starts this program and sends it requests. Each message, in both directions, is JSON text after its
/// length in eight bytes, the lowest first. `#Preview` and marks of App Intents expand to nothing; the macros that repeat a declaration replace a
/// type in its text, `@UnionValue` reads the cases of an enum, and `@Entry` a property. So the program needs no library for Swift's syntax.
@main
enum IntentSwiftUIMacros {
    static func main() throws {
        while let request = try readMessage() {
            try write(reply(to: request))
        }
    }

    /// Returns the answer to a request: the version of the protocol, or an expansion.
    private static func reply(to request: Data) throws -> Data {
        let message = try? JSONSerialization.jsonObject(with: request) as? [String: [String: Any]]
        guard message?["getCapability"] == nil else {
            return Data(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#.utf8)
        }
        let expansion = message?["expandAttachedMacro"].map(expand) ?? ""
        return try JSONSerialization.data(
            withJSONObject: ["expandMacroResult": ["expandedSource": expansion, "diagnostics": []]])
    }

    /// Returns what a macro adds to its declaration.
    private static func expand(_ request: [String: Any]) -> String {
        func source(_ key: String) -> String { (request[key] as? [String: Any])?["source"] as? String ?? "" }
        let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
        switch macro {
        case "NothingMacro": return ""
        case "UnionValueMacro":
            return UnionExpansion(of: source("declSyntax"), named: source("extendedTypeSyntax")).text
        case "OverloadedMacro": return repetitions(of: source("declSyntax"), by: source("attributeSyntax"))
        case "EntryMacro":
            let entry = EntryExpansion(of: source("declSyntax"))
            return (request["macroRole"] as? String == "accessor" ? entry?.accessors : entry?.key) ?? ""
        default: return overload(source("declSyntax"), macro)
        }
    }

    /// Returns the declaration with a macro again, with a text or a resource in the place of a `LocalizedStringKey`.
    private static func overload(_ source: String, _ macro: String?) -> String {
        guard let start = source.range(of: "public ")?.lowerBound else { return "" }
        let declaration = String(source[start...])
        guard macro == "PlainTextMacro" else {
            return "@_disfavoredOverload "
                + declaration.replacing("LocalizedStringKey", with: "LocalizedStringResource")
        }
        let name = declaration.prefix { $0 != "(" && $0 != "<" }
        let rest = declaration.dropFirst(name.count).replacing("LocalizedStringKey", with: "PlainText")
        let generics = "<PlainText: StringProtocol" + (rest.hasPrefix("<") ? ", \(rest.dropFirst())" : ">\(rest)")
        return "@_disfavoredOverload \(name)\(generics)"
    }

    /// Returns the declaration once for each further text of an attribute, which replaces the first one.
    private static func repetitions(of source: String, by attribute: String) -> String {
        let parts = attribute.split(separator: "\"", omittingEmptySubsequences: false)
        let texts = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
        guard let replaced = texts.first else { return "" }
        let declaration = source.replacing(attribute, with: "")
        return texts.dropFirst().map { declaration.replacing(replaced, with: $0) }.joined(separator: "\n")
    }

    private static func readMessage() throws -> Data? {
        guard let header = try readExactly(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length) else { return nil }
        return try readExactly(count)
    }

    /// Returns the next bytes of standard input, or nil at its end.
    private static func readExactly(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try FileHandle.standardInput.read(upToCount: count - data.count), !part.isEmpty else {
                return nil
            }
            data += part
        }
        return data
    }

    private static func write(_ message: Data) throws {
        let length = UInt64(message.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: header + message)
    }
}

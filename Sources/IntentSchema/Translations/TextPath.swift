/// Paths of texts as they are looked up.
enum TextPath {
    /// With the names of rows or parameters sorted and without spaces, so that they may be written in any order:
    /// `intents.A.summary.b, a` is `intents.A.summary.a,b`.
    static func normalized(_ path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: ",")) else { return path }
        var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 3, parts[0] == "intents", ["summary", "suggestions"].contains(parts[2]) else { return path }
        let names = parts[3].split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
        parts[3] = names.sorted().joined(separator: ",")
        return parts.joined(separator: ".")
    }
}

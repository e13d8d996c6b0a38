internal import IntentModel

/// The prefix that stands at the top of the file: the one that makes the file shortest there; nil where none does.
///
/// Below it a declaration without prefix has to say its whole Swift name. One whose Swift name is its own is not asked.
func sharedClassPrefix(of schema: Schema) -> String? {
    let prefixes = schema.prefixes
    var counts: [String: Int] = [:]
    for prefix in prefixes.compactMap(\.self) { counts[prefix, default: 0] += 1 }
    // Of several the first by name, so that equal schemas give equal texts.
    guard let (prefix, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let exceptions = prefixes.count { $0 == nil }
    return exceptions == 0 || 1 + exceptions < count ? prefix : nil
}

extension Schema {
    /// The prefix, or nil for none, of each declaration whose Swift name is made of it and the name.
    fileprivate var prefixes: [String?] {
        types.filter { $0.swiftName == ($0.classPrefix ?? "") + $0.name }.map(\.classPrefix)
            + enums.filter { $0.swiftName == ($0.classPrefix ?? "") + $0.name }.map(\.classPrefix)
            + intents.filter {
                !$0.isSystem && $0.swiftName == Intent.swiftName(of: $0.name, classPrefix: $0.classPrefix)
            }.map(\.classPrefix)
    }
}

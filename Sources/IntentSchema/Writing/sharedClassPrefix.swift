internal import IntentModel

/// The prefix that stands at the top of the file: the one that makes the file shortest there; nil where none does.
///
/// Below it a declaration without prefix has to say its whole Swift name.
func sharedClassPrefix(of schema: Schema) -> String? {
    let declarations = schema.prefixed
    var counts: [String: Int] = [:]
    for prefix in declarations.compactMap(\.prefix) { counts[prefix, default: 0] += 1 }
    // Of several the first by name, so that equal schemas give equal texts.
    guard let (prefix, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let exceptions = declarations.count { $0.prefix == nil && $0.hasDerivedName }
    return exceptions == 0 || 1 + exceptions < count ? prefix : nil
}

extension Schema {
    /// What may have a prefix.
    fileprivate var prefixed: [(prefix: String?, hasDerivedName: Bool)] {
        types.map { ($0.classPrefix, $0.swiftName == $0.name) }
            + enums.map { ($0.classPrefix, $0.swiftName == $0.name) }
            + intents.filter { !$0.isSystem }.map {
                ($0.classPrefix, $0.swiftName == Intent.swiftName(of: $0.name, classPrefix: nil))
            }
    }
}

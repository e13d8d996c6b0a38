/// The language of a file's own texts: the one whose `.strings` file repeats most of them; `en` where none repeats more
/// than half of those that it has.
///
/// Tables that nobody has translated yet repeat the file as well, so `en` goes before others that do so hardly better,
/// then those that repeat more texts, then the first by name.
package func developmentLanguage(of file: XcodeFile, strings: StringsTables) -> String {
    guard !strings.isEmpty else { return "en" }
    var texts: [String: String] = [:]
    for leaves in file.allLeaves {
        for (key, leaf) in leaves {
            if case .string(let text) = leaf.value, case .string(let id)? = leaves[key + "ID"]?.value, !text.isEmpty {
                texts[id] = text
            }
        }
    }
    let agreements = strings.map { Agreement(of: $0.value, with: texts, language: $0.key) }
        .filter { $0.isOfMost && $0.language != "Base" }
    let best = agreements.max { $0.share < $1.share }
    let english = agreements.first { $0.language == "en" }
    if let best, let english, english.share >= best.share * 0.9 { return "en" }
    return agreements.min { ($1.repeated, $0.language) < ($0.repeated, $1.language) }?.language ?? "en"
}

/// How far a table says what a file says.
private struct Agreement {
    let language: String
    /// Texts that are the same in both.
    var repeated = 0
    /// Ids that both have.
    var common = 0

    init(of table: [String: String], with texts: [String: String], language: String) {
        self.language = language
        for (id, text) in table {
            guard let own = texts[id] else { continue }
            common += 1
            if text == own { repeated += 1 }
        }
    }

    var isOfMost: Bool { repeated * 2 > common }
    var share: Double { common == 0 ? 0 : Double(repeated) / Double(common) }
}

extension XcodeFile {
    /// Those of the file and of everything in it.
    fileprivate var allLeaves: [XcodeLeaves] {
        [leaves] + [types, enums, intents].flatMap { ($0 ?? []).flatMap(\.allLeaves) }
    }
}

extension XcodeDeclaration {
    fileprivate var allLeaves: [XcodeLeaves] {
        [leaves] + ((members ?? []) + (codes ?? []) + response).flatMap(\.allLeaves)
    }
}

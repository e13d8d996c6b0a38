/// The texts of a definition by their paths, as far as its declarations could be read.
struct MetTexts: Sendable {
    /// Where each text is written; of an implied title, its declaration's name.
    private(set) var places: [String: Place] = [:]
    /// Dialogs, which may have variants, with their values.
    private(set) var dialogs: [String: (place: Place, values: DialogValues)] = [:]
    private(set) var variants: Set<String> = []
    /// Declarations with errors, by their paths: what else would be found in them cannot be told.
    private(set) var doubtful: Set<String> = []

    mutating func meet(_ path: String, at place: Place) { places[path] = place }

    /// - Returns: False where the dialog was met already.
    mutating func meetDialog(_ path: String, at place: Place, _ values: DialogValues) -> Bool {
        dialogs.updateValue((place, values), forKey: path) == nil
    }

    mutating func meetVariant(_ path: String) { variants.insert(path) }

    mutating func doubt(_ path: String) { doubtful.insert(path) }

    mutating func formUnion(_ other: MetTexts) {
        places.merge(other.places) { first, _ in first }
        dialogs.merge(other.dialogs) { first, _ in first }
        variants.formUnion(other.variants)
        doubtful.formUnion(other.doubtful)
    }

    /// Whether a text of this path may be in a declaration that was not read to its end.
    func mayHave(_ path: String) -> Bool {
        doubtful.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
}

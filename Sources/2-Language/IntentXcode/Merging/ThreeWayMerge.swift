internal import IntentModel

/// A part of a definition in three versions: in the existing definition, in an export of it that is imported again, and
/// in the file that is imported.
///
/// If the last two are equal, the part did not change in Xcode, and the existing version is kept, which may contain
/// more than Xcode's format can represent.
struct ThreeWayMerge<Part> {
    let existing: Part
    let roundTripped: Part
    let imported: Part
    /// The languages that the import contains; texts in other languages are kept.
    let languages: Set<String>

    /// Returns the existing value, or the imported one if it changed in Xcode.
    func pick<Value: Equatable>(_ keyPath: KeyPath<Part, Value>) -> Value {
        roundTripped[keyPath: keyPath] == imported[keyPath: keyPath]
            ? existing[keyPath: keyPath] : imported[keyPath: keyPath]
    }

    /// Returns the existing part with those of some values that changed in Xcode. Texts are merged by language instead.
    func picking<each Value: Equatable>(_ keyPaths: repeat WritableKeyPath<Part, each Value>) -> Part {
        var part = existing
        func pick<Picked: Equatable>(_ keyPath: WritableKeyPath<Part, Picked>) {
            part[keyPath: keyPath] = self.pick(keyPath)
        }
        repeat pick(each keyPaths)
        return part
    }

    func pick(_ keyPath: KeyPath<Part, LocalizedText>) -> LocalizedText {
        map(keyPath).text()
    }

    func pick(_ keyPath: KeyPath<Part, LocalizedText?>) -> LocalizedText? {
        if roundTripped[keyPath: keyPath] == imported[keyPath: keyPath] { return existing[keyPath: keyPath] }
        guard let versions = unwrapped(keyPath) else { return imported[keyPath: keyPath] }
        return versions.text()
    }

    func map<Value>(_ keyPath: KeyPath<Part, Value>) -> ThreeWayMerge<Value> {
        ThreeWayMerge<Value>(
            existing: existing[keyPath: keyPath], roundTripped: roundTripped[keyPath: keyPath],
            imported: imported[keyPath: keyPath], languages: languages)
    }

    /// Returns the part without its optional; nil if it is missing in any version.
    func unwrapped<Value>(_ keyPath: KeyPath<Part, Value?>) -> ThreeWayMerge<Value>? {
        guard let existing = existing[keyPath: keyPath], let roundTripped = roundTripped[keyPath: keyPath],
            let imported = imported[keyPath: keyPath]
        else { return nil }
        return ThreeWayMerge<Value>(
            existing: existing, roundTripped: roundTripped, imported: imported, languages: languages)
    }
}

extension ThreeWayMerge<LocalizedText> {
    /// Merges each language separately.
    func text() -> LocalizedText {
        let written = Set((existing.others + imported.others).map(\.language))
        let others = written.compactMap { language -> LocalizedText.Translation? in
            guard languages.contains(language), roundTripped[language] != imported[language] else {
                return existing[language].map { LocalizedText.Translation($0, language: language) }
            }
            return imported[language].map { LocalizedText.Translation($0, language: language) }
        }
        return LocalizedText(pick(\.text), language: existing.language, others: others)
    }
}

extension LocalizedText {
    fileprivate subscript(_ language: String) -> String? { others.first { $0.language == language }?.text }
}

/// Merging of lists by name.
extension ThreeWayMerge {
    /// Returns the imported list. Existing elements that Xcode's format cannot represent are kept in their places, and what
    /// only an export adds to the list is left out.
    /// - Parameter name: The unique name of an element.
    func list<Element: Equatable>(
        _ keyPath: KeyPath<Part, [Element]>, by name: (Element) -> String, merge: (ThreeWayMerge<Element>) -> Element
    ) -> [Element] {
        let (existing, roundTripped) = (
            table(self.existing[keyPath: keyPath], name), table(self.roundTripped[keyPath: keyPath], name)
        )
        var result: [Element] = []
        for element in imported[keyPath: keyPath] {
            switch (existing[name(element)], roundTripped[name(element)]) {
            case (let old?, let oldRoundTripped?):
                result.append(
                    merge(
                        ThreeWayMerge<Element>(
                            existing: old, roundTripped: oldRoundTripped, imported: element, languages: languages)))
            case (nil, let added?) where added == element: break
            default: result.append(element)
            }
        }
        insertUnrepresented(of: self.existing[keyPath: keyPath], unless: roundTripped, by: name, into: &result)
        return result
    }

    private func insertUnrepresented<Element>(
        of existing: [Element], unless roundTripped: [String: Element], by name: (Element) -> String,
        into result: inout [Element]
    ) {
        var names = result.map(name)
        var previous: String?
        for element in existing {
            let elementName = name(element)
            if roundTripped[elementName] == nil, !names.contains(elementName) {
                let index = previous.flatMap(names.firstIndex).map { $0 + 1 } ?? 0
                result.insert(element, at: index)
                names.insert(elementName, at: index)
            }
            if names.contains(elementName) { previous = elementName }
        }
    }

    private func table<Element>(_ elements: [Element], _ name: (Element) -> String) -> [String: Element] {
        Dictionary(elements.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

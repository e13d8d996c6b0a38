/// Lists of things with names.
extension ThreeWay {
    /// The list as the import has it, with what Xcode cannot hold where it was.
    /// - Parameters:
    ///   - name: What tells two elements apart.
    ///   - former: The name that an element of this name bore in the definition, where it was renamed in Xcode.
    func list<Element>(
        _ keyPath: KeyPath<Part, [Element]>, by name: (Element) -> String,
        former: (String) -> String? = { _ in nil }, merge: (ThreeWay<Element>) -> Element
    ) -> [Element] {
        let (existing, projected) = (
            table(self.existing[keyPath: keyPath], name), table(self.projected[keyPath: keyPath], name)
        )
        var names: [String] = []
        var result = imported[keyPath: keyPath].map { element -> Element in
            let oldName = former(name(element)) ?? name(element)
            names.append(oldName)
            guard let old = existing[oldName], let came = projected[oldName] else { return element }
            return merge(ThreeWay<Element>(existing: old, projected: came, imported: element, languages: languages))
        }
        var previous: String?
        for element in self.existing[keyPath: keyPath] {
            let elementName = name(element)
            if projected[elementName] == nil, !names.contains(elementName) {
                let index = previous.flatMap(names.firstIndex).map { $0 + 1 } ?? 0
                result.insert(element, at: index)
                names.insert(elementName, at: index)
            }
            if names.contains(elementName) { previous = elementName }
        }
        return result
    }

    private func table<Element>(_ elements: [Element], _ name: (Element) -> String) -> [String: Element] {
        Dictionary(elements.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

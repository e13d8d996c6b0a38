/// Takes the items of an answer from pages: without repeats, without what is left out, and no more than wanted.
struct OptionTaking {
    private let excluded: Set<String>
    private let limit: Int
    private var seen: Set<String> = []
    private(set) var sections: [OptionSection<IntentValue>] = []
    private(set) var count = 0

    init(excluding excluded: Set<String>, limit: Int) {
        self.excluded = excluded
        self.limit = limit
    }

    var isFull: Bool { count >= limit }

    /// - Parameter offset: Items at the page's beginning that earlier answers were done with.
    /// - Returns: Where the next answer goes on in this page; nil where nothing of it is left.
    mutating func take(_ page: OptionCollection<IntentValue>, from offset: Int) -> Int? {
        var position = 0
        for section in page.sections {
            var taken = section
            taken.items = []
            for item in section.items {
                defer { position += 1 }
                let identifier = item.value.optionIdentifier ?? ""
                guard seen.insert(identifier).inserted, position >= offset, !excluded.contains(identifier) else {
                    continue
                }
                if isFull {
                    add(taken)
                    return position
                }
                taken.items.append(item)
                count += 1
            }
            add(taken)
        }
        return nil
    }

    /// A section that goes on from the page before stays one.
    private mutating func add(_ section: OptionSection<IntentValue>) {
        guard !section.items.isEmpty else { return }
        guard let last = sections.indices.last, sections[last].hasSameHeading(as: section) else {
            return sections.append(section)
        }
        sections[last].items += section.items
    }
}

extension OptionSection<IntentValue> {
    fileprivate func hasSameHeading(as other: OptionSection<IntentValue>) -> Bool {
        title == other.title && subtitle == other.subtitle && image == other.image
    }
}

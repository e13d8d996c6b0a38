/// A part of a picture that people read or use, in the order in which the picture is drawn.
package indirect enum ReadingItem {
    case text(String)
    /// The name of an image, and what people read in its place.
    case image(name: String, label: String?)
    /// Parts that are side by side.
    case row([ReadingItem])
    /// A link or an action, its place, and what it shows.
    case region(any Region, frame: Rect, [ReadingItem])
    /// What assistive technologies read instead of the parts.
    case labeled(String, [ReadingItem])
    /// Parts with a name for programs.
    case named(String, [ReadingItem])
}

/// What a tap on a part of a widget does. Only those who resolve and show the view know it.
package protocol Region {
    /// What comes before the texts in the region, such as the state of a toggle.
    var mark: String? { get }
}

/// What people and programs read of a view besides its texts.
package enum Description {
    /// What assistive technologies read instead of the texts.
    case label(String)
    /// The name by which programs find the view.
    case name(String)
    /// A text that is read after the view, and is not drawn.
    case caption(String)
}

/// A link or an action and its place.
package struct PlacedRegion {
    package var region: any Region
    package var frame: Rect
    /// What assistive technologies read.
    package var title: String
    /// The name by which programs find the region.
    package var name: String?
}

extension [ReadingItem] {
    /// Lines of texts. Texts that are side by side form one line.
    package var lines: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text(let text): text.isEmpty ? [] : [text]
            case .image: []
            case .row(let items): [items.lines.joined(separator: " ")].filter { !$0.isEmpty }
            case .region(let region, _, let items): items.lines.marked(region.mark)
            case .labeled(_, let items), .named(_, let items): items.lines
            }
        }
    }

    /// What assistive technologies read.
    package var title: String { titles.joined(separator: " ") }

    private var titles: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text(let text): text.isEmpty ? [] : [text]
            case .image(_, let label): label.map { [$0] } ?? []
            case .row(let items), .region(_, _, let items), .named(_, let items): items.titles
            case .labeled(let label, _): label.isEmpty ? [] : [label]
            }
        }
    }

    /// The names of the images.
    package var imageNames: [String] {
        flatMap { item -> [String] in
            switch item {
            case .text: []
            case .image(let name, _): [name]
            case .row(let items), .region(_, _, let items), .labeled(_, let items), .named(_, let items):
                items.imageNames
            }
        }
    }

    /// The links and actions.
    package var regions: [PlacedRegion] { regions(labeled: nil, named: nil) }

    private func regions(labeled label: String?, named name: String?) -> [PlacedRegion] {
        flatMap { item -> [PlacedRegion] in
            switch item {
            case .text, .image: []
            case .row(let items): items.regions(labeled: label, named: name)
            case .region(let region, let frame, let items):
                [PlacedRegion(region: region, frame: frame, title: label ?? items.title, name: name)]
                    + items.regions(labeled: label, named: name)
            case .labeled(let inner, let items): items.regions(labeled: label ?? inner, named: name)
            case .named(let inner, let items): items.regions(labeled: label, named: name ?? inner)
            }
        }
    }
}

extension [String] {
    /// The lines, the first with a mark before it.
    fileprivate func marked(_ mark: String?) -> [String] {
        guard let mark, let first else { return self }
        return ["\(mark) \(first)"] + dropFirst()
    }
}

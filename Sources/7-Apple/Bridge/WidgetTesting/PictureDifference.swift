/// The first difference between two SVG documents that have one element on each line.
struct PictureDifference {
    /// The line and what is different there: `line 7: text '73 %' moved: y is 44 instead of 40`.
    let description: String

    /// - Returns: Nil for equal documents.
    init?(from reference: String, to picture: String) {
        guard reference != picture else { return nil }
        let (old, new) = (Self.lines(of: reference), Self.lines(of: picture))
        let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        let place = "line \(index + 1): "
        guard index < old.count, index < new.count else {
            description =
                place
                + (index < old.count
                    ? "the picture ends before '\(old[index])'" : "the picture has '\(new[index])' too")
            return
        }
        description = place + Element(old[index]).difference(to: Element(new[index]))
    }

    private static func lines(of document: String) -> [Substring] { document.split(separator: "\n") }
}

/// An element of a line.
private struct Element {
    private static let places: Set<String> = [
        "x", "y", "width", "height", "cx", "cy", "rx", "ry", "d", "textLength", "transform", "x1", "y1", "x2", "y2",
    ]

    let line: Substring
    let name: Substring
    let text: Substring
    let attributes: [(name: String, value: String)]

    init(_ line: Substring) {
        self.line = line
        name = line.drop { $0 == "<" }.prefix { $0.isLetter }
        text = line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
        attributes = line.matches(of: /([\w:-]+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    }

    /// Returns how another element differs: in which attributes, if it is of the same name and text.
    func difference(to other: Element) -> String {
        let names = attributes.map(\.name) + other.attributes.map(\.name).filter { self[$0] == nil }
        let changed = names.filter { self[$0] != other[$0] }
        guard name == other.name, text == other.text, !changed.isEmpty else {
            return "expected '\(line)', found '\(other.line)'"
        }
        let verb = changed.allSatisfy(Self.places.contains) ? "moved" : "changed"
        let details = changed.map { "\($0) is \(other[$0] ?? "absent") instead of \(self[$0] ?? "absent")" }
        return "\(name)\(text.isEmpty ? "" : " '\(text)'") \(verb): \(details.joined(separator: ", "))"
    }

    private subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
